//! The games there are, for code that does not care which one is played.
//!
//! - [`Registry`]: the games of a program. It is a plain value; [`Registry::standard`] has Ra and
//!   Amun-Re, and a test adds its own.
//! - [`GameKind`]: one game of the registry: its key, players, options, how to open a match or read
//!   a record.
//! - [`AnyMatch`]: a game being played, object-safe: who owes a decision, what is legal, what an
//!   observer sees, what a decision leads to. Texts and JSON come in and go out here, and nowhere
//!   deeper.
//! - [`Match`]: the one implementation, for every [`Game`](tabletop::Game). Code that knows a game
//!   (its pages, its bots) gets back to it with `game.downcast_ref::<ra::Position>()`.
//! - [`guide`]: the guided first games: prepared games, and what they explain when.
//! - [`Steps`]: what a decision leads to. Decided or read from a log once, committed once.
//!
//! ```
//! use games::{Registry, Shuffle};
//! use tabletop::Seed;
//!
//! let registry = Registry::standard();
//! let kind = registry.get("ra").expect("a standard game");
//! let mut game = kind.open(3, &serde_json::Map::new())?;
//! let shuffle = Shuffle::new(Seed::from_number(7));
//! game.commit(&game.roll(&shuffle))?;
//!
//! let seat = game.owing().first().expect("the game has begun");
//! let steps = game.decide(seat, &game.legal(seat)[0], &shuffle)?;
//! println!("{}", serde_json::to_string(&steps)?);
//! game.commit(&steps)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_match;
mod grown;
pub mod guide;
mod history;
mod kind;
mod numbers;
mod refusal;
mod registry;
mod shuffle;
mod steps;
mod typed;

pub use any_match::AnyMatch;
pub use guide::{Course, Guide, Lesson, Taught};
pub use history::Told;
pub use kind::{GameKind, Kind};
pub use refusal::{Fault, Reason, Refusal};
pub use registry::Registry;
pub use shuffle::{Proof, Shuffle};
pub use steps::{StepLine, Steps};
pub use typed::Match;
