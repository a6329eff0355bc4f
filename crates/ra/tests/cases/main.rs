//! The rules of Ra, sentence by sentence, with the test cases of `rules/ra.md` by their ids.

#[path = "../common/mod.rs"]
mod common;

mod auction;
mod disasters;
mod endings;
mod epochs;
mod gods;
mod information;
mod refusals;
mod scoring;
mod setup;
mod turn;
mod winning;
