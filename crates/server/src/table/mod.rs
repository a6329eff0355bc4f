//! A table in memory: one actor that owns its state, and who is present.

mod actor;
mod handle;
mod presence;
#[cfg(test)]
mod tests;
mod thought;

pub(crate) use actor::{Services, now, start};
pub(crate) use handle::{Handle, Snapshot};
pub(crate) use presence::Visit;
