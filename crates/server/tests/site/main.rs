//! The server on a real port with a real data file, asked by programs and by browsers.

mod api;
mod damage;
mod forms;
mod leak;
mod lobby;
mod refusals;
mod streams;
mod support;
