//! The words every game at our tables shares.
//!
//! - [`Seat`], [`Seats`], [`BySeat`]: who sits where.
//! - [`Game`]: the contract between a game's rules and everybody who plays, shows or stores it.
//!   A position says what must happen [next](Game::next): decisions of some seats, an outcome of
//!   chance, or nothing any more.
//! - [`Dice`] settle what is left to chance: [`FairDice`] at a table, so that anybody can check
//!   them afterwards, and a fast generator in simulations.
//! - [`Events`] hear what happens; an [`Observer`] sees a view, never the position.
//! - [`Play`] is a game under way, [`record::Record`] the file it is kept in.
//!
//! The clauses cited as `NO-…` are those of `rules/notation.md`.

mod chance;
mod commitment;
mod events;
mod game;
pub mod json;
pub mod notation;
mod options;
mod play;
pub mod record;
mod seat;
mod seen;
mod set;

pub use arrayvec::ArrayVec;
pub use chance::{Chance, Dice, Spelling};
pub use commitment::{Commitment, FairDice, METHOD, NotHex, Seed};
pub use events::{Events, Silence, Witnessed};
pub use game::{
    Arg, BadOutcome, Buffer, Faults, Game, Illegal, Next, NoSuchTable, Observer, Outcome, Refusal,
    Standing,
};
pub use notation::Syntax;
pub use options::{Affects, OptionSpec, Options, Values, changed_options};
pub use play::{Play, Step};
pub use seat::{BySeat, MAX_SEATS, NoSeat, Seat, Seats};
pub use seen::{Seen, SeenStep};
pub use set::{Member, Members};
