//! The web server of a club: lobby, play in the browser, replay, and a JSON API.
//!
//! A table in memory is an actor with a mailbox (`table`). A command is checked by the
//! [`club`], its events are written to the log, and only then carried out, acknowledged and shown.
//! Everything that is shown is made from the latest snapshot of the table for
//! one visitor (`render`, `http::api`).
//!
//! [`start`] runs a server, [`without_port`] one that is handed its requests, and [`Embedded`] one
//! without HTTP; [`openapi`] describes its API.

mod app;
mod bots;
mod embedded;
mod guest;
mod http;
mod identity;
mod limits;
mod listen;
mod opening;
mod problem;
mod registry;
mod render;
mod renderings;
mod serve;
mod table;

pub use app::Config;
pub use embedded::{Embedded, OwnTable, Refused};
pub use http::openapi;
pub use limits::Limits;
pub use serve::{CannotServe, Server, start, without_port};
