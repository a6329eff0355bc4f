//! A real server as a process, and tables at which programs play without a pause.
//!
//! Every table remembers what the server has acknowledged. After the server was killed it is asked
//! what it remembers: [`Table::check`] says if anything is missing.

mod kill;
mod process;
mod soak;
mod table;
mod way;

pub use kill::kill_and_check;
pub use process::{Process, processor_time};
pub use soak::soak;
pub use table::{Lost, Plan, Table};
pub use way::Way;
