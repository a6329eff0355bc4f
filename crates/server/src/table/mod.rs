//! A table: its log, what the log adds up to, and the task that keeps it going.

mod ask;
mod chair;
mod entry;
mod fold;
mod presence;
mod task;

pub(crate) use ask::Ask;
pub(crate) use chair::Chair;
pub(crate) use entry::{Beginning, Opened, Plan, StepLine, What};
pub(crate) use fold::{Fault, Said, Stage, Summary, Table};
pub(crate) use presence::Visit;
pub(crate) use task::{Handle, Live, Surroundings, start};
pub(crate) use task::{lines, now};
