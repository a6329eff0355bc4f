//! A table: its log, what the log adds up to, and the task that keeps it going.

mod ask;
mod fold;
mod presence;
mod task;

pub(crate) use ask::Ask;
pub(crate) use fold::{Fault, Said, Stage, Table};
pub(crate) use presence::Visit;
pub(crate) use task::{Handle, Live, Surroundings, start};
pub(crate) use task::{lines, now};
