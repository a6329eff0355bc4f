//! A table in memory: one actor that owns its state, and who is present.

mod actor;
mod presence;
#[cfg(test)]
mod tests;

pub(crate) use actor::{Handle, Services, Snapshot, now, start};
pub(crate) use presence::Visit;
