//! The club: everything that happens at tables and between people, as pure code.
//!
//! A table is the fold of its log. A [`Command`] of a visitor is checked against the table
//! ([`Table::handle`]) and answered with [`TableEvent`]s; they are written to the log as
//! [`Entry`]s and only then carried out ([`Table::apply`]). Reading the log back gives the same
//! table ([`Table::read`]).
//!
//! - [`OpenTable`]: opening tables, rematches, imports and continued games.
//! - [`Scene`]: a game as one visitor sees it, the only thing that pages and programs are shown.
//! - [`ShuffleReport`]: what may be known about the shuffle.
//! - [`Summary`], [`LobbyLine`]: what lists of tables show.
//! - [`Problem`]: why a request is not carried out.
//! - [`Journal`], [`Directory`], [`Storage`]: where logs and lists are kept.
//!
//! Nothing here knows HTTP, HTML, SQL, a game's name or the system clock. Those are adapters around
//! this crate; time is passed in, and the fold reads it from the entries.

mod command;
mod event;
mod eyes;
mod line;
mod listing;
mod lobby;
mod open;
mod pace;
mod ports;
mod problem;
mod report;
mod seat;
mod shuffle;
mod table;
mod visitor;

pub use command::{Command, MAX_ENTRIES};
pub use event::{Entry, Opened, Origin, SeatPlan, TableEvent};
pub use eyes::{Mode, Moment, Scene, Sitter};
pub use games::{Fault, Registry, Shuffle};
pub use line::{MAX_CHAT, MAX_NAME, clean_line};
pub use lobby::{LobbyLine, State, Summary};
pub use open::{NewTable, OpenTable};
pub use pace::Pace;
pub use ports::{
    Append, Directory, Journal, Listing, Pending, ReadError, Refused, Storage, TableKey, Which,
};
pub use problem::{NotNow, Problem, TooMany};
pub use report::{ShuffleReport, Verdict};
pub use seat::{Occupant, Person, SeatState};
pub use shuffle::{MAX_SALT, bot_seed, clean_salt, combined_salt};
pub use table::{ChatLine, Stage, Table};
pub use visitor::Visitor;
