//! Live tables for both games: lobby, play in the browser, replay, and a JSON API.
//!
//! A table is one task with a mailbox (`table`). What a visitor asks for is considered, written to
//! the log, and only then carried out, acknowledged and shown. Everything that is shown is made
//! from the newest state of the table for the eyes of one observer (`render`).
//!
//! [`start`] runs a server, [`without_port`] one that is handed its requests, and [`Inside`] one
//! without requests; [`openapi`] describes its API.

mod app;
mod bots;
mod game;
mod games;
mod guest;
mod guided;
mod http;
mod inside;
mod limits;
mod listen;
mod live;
mod opening;
mod problem;
mod render;
mod serve;
mod shuffle;
mod table;
mod visitor;

pub use app::Config;
pub use http::openapi;
pub use inside::{Inside, OwnTable, Refused};
pub use limits::Limits;
pub use serve::{CannotServe, Server, start, without_port};
