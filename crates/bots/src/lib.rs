//! Players that are not people.
//!
//! What plays is here: scripts, networks, search. It is pure: no files, no processes and no clock of
//! its own (a [`Deadline`] is passed in). Matches between bots, external programs and their protocol
//! are in the crate `arena`, training is in `train`.
//!
//! Three words name three things:
//!
//! - A [`Bot`] is anything that decides. It is handed a [`Turn`]: the view of its seat and its legal
//!   actions, never the position.
//! - A [`Rank`] is the name of a built-in bot, the same for all games: `random`, `novice`, `scribe`,
//!   `vizier`, `pharaoh`.
//! - A [`RankBot`] is a built-in bot at the table: [`Random`], a [`Script`], a [`Vizier`] or a
//!   [`Pharaoh`].
//!
//! Code that does not know the game asks for an [`AnyBot`] ([`Rank::any_bot`]), which decides in a
//! `games::AnyMatch`; a game without bots of its own is played at random.
//!
//! A game has bots of every rank if it implements [`BotGame`]: two scripts, and the inputs of a
//! network ([`net::Encode`]). The modules [`ra`] and [`amun_re`] do that.

pub mod amun_re;
mod any_bot;
mod bot;
mod constants;
mod dice;
mod game;
mod hints;
#[cfg(test)]
mod honesty;
pub mod net;
mod pharaoh;
mod play_out;
pub mod ra;
mod random;
mod rank;
mod rank_bot;
mod script;
pub mod search;
mod strength;
mod vizier;

pub use any_bot::AnyBot;
pub use bot::{Bot, DEFAULT_TIME, Deadline, Turn};
pub use constants::Constants;
pub use dice::FastDice;
pub use game::BotGame;
pub use hints::{Advice, Hint, advise};
pub use pharaoh::{DEFAULT_ITERATIONS, Pharaoh};
pub use play_out::{Score, Steps, Watcher, play_out};
pub use random::Random;
pub use rank::{Rank, UnknownRank};
pub use rank_bot::RankBot;
pub use script::{Scribe, Script};
pub use strength::{Cell, Rating, Standings, measured};
pub use vizier::Vizier;
