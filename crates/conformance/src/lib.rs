//! What every game at our tables must keep, as one suite of tests.
//!
//! A game runs the [`Suite`] in a test of its own. It says which actions a player could conceive of,
//! and at which tables the suite is to play:
//!
//! ```
//! use conformance::{Suite, toy};
//!
//! let suite = Suite::<toy::Toy>::new(toy::Action::conceivable())
//!     .tables(2..=5, &[toy::Options::default(), toy::Options { short: true }])
//!     .games(2);
//! suite.check_all();
//! suite.views_survive_json();
//! ```
//!
//! The suite plays random games and asks its questions in every position on the way. A game that
//! fails is reported with the record of the steps that led there.
//!
//! - [`allocation`] counts what a game allocates while it is played.
//! - [`StyledGame`] is a random game of players who like some things more than others.
//! - [`walk`] goes through the rules of a game and asks for a test of every clause.
//! - [`toy`] is a tiny game for tests of everything that is built on the contract.

macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}

mod actions;
pub mod allocation;
mod chance;
mod dice;
mod events;
mod honesty;
mod logs;
mod points;
mod record;
mod result;
mod sealed;
mod setup;
mod styled;
mod suite;
pub mod toy;
mod undo;
pub mod walk;

pub use dice::TestDice;
pub use styled::{StyledGame, Taste};
pub use suite::{Suite, random_step};

/// What a check found: nothing, or a fault in words.
type Verdict = Result<(), String>;
