//! The server on a real port with a real data file, asked by programs and by browsers.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod any_game;
mod api;
mod damage;
mod forms;
mod guided;
mod leak;
mod lobby;
mod options;
mod pace;
mod refusals;
mod streams;
mod support;
