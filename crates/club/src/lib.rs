//! The club: tables, seats, shuffles, and who may see what, as pure code.
//!
//! Nothing here knows HTTP, HTML, SQL or the system clock; those are adapters around this crate.

mod event;
mod line;
mod lobby;
mod pace;
mod seat;
mod shuffle;
mod visitor;

pub use event::{Entry, Opened, Origin, SeatPlan, StepLine, TableEvent};
pub use line::{MAX_CHAT, MAX_NAME, clean_line};
pub use lobby::{State, Summary};
pub use pace::Pace;
pub use seat::{Occupant, Person, SeatState};
pub use shuffle::{MAX_SALT, Shuffle, clean_salt, combined_salt};
pub use visitor::Visitor;
