//! Players that are not people.
//!
//! A [`Bot`] decides from what its seat may know: it is handed a [`Turn`], which gives the seat's
//! view and its legal actions, never the position. The [`Rank`]s are all the bots there are.
//! [`play_out`] lets bots play a game to its end; the [`arena`] compares them.

pub mod arena;
mod bot;
mod contestant;
mod dice;
pub mod program;
pub mod protocol;
mod random;
mod roster;
mod table;

pub use bot::{Bot, Turn, USUAL_TIME};
pub use contestant::{CannotPlay, Contestant, Entrant, NoContestant};
pub use dice::FastDice;
pub use random::Random;
pub use roster::{NoSuchBot, Player, Rank};
pub use table::{Score, Steps, Watcher, play_out};
