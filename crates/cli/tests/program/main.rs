//! The `heliopolis` program as a black box: arguments and files go in; text, JSON and exit codes
//! come out. One file for each command; `arguments.rs`, `doors.rs` and `exits.rs` are about all.

mod arena;
mod arguments;
mod bot;
mod doors;
mod exits;
mod hint;
mod ladder;
mod perft;
mod programs;
mod record;
mod replay;
mod serve;
mod show;
mod simulate;
mod support;
mod verify;
