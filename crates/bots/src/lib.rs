//! Players that are not people.
//!
//! A [`Bot`] decides from what its seat may know: it is handed a [`Turn`], which gives the seat's
//! view and its legal actions, never the position. The [`Rank`]s are all the bots there are.
//! [`play_out`] lets bots play a game to its end; the crate `arena` compares them.
//!
//! The scripts of each game live in a module of its own: [`ra`] and [`amun_re`].

pub mod amun_re;
mod bot;
mod constants;
mod dice;
mod hints;
#[cfg(test)]
mod honesty;
mod ours;
mod pharaoh;
pub mod ra;
mod random;
mod roster;
pub mod search;
mod strength;
mod table;
pub mod value;
mod vizier;

pub use bot::{Bot, Turn, USUAL_TIME};
pub use constants::Constants;
pub use dice::FastDice;
pub use hints::{Advice, Hint, advise};
pub use ours::{NotOurs, Ours};
pub use pharaoh::Pharaoh;
pub use random::Random;
pub use roster::{NoSuchBot, Played, Player, Rank};
pub use strength::{Cell, Rating, Standings, measured};
pub use table::{Score, Steps, Watcher, play_out};
pub use vizier::Vizier;
