//! The rules of Amun-Re, sentence by sentence, with the test cases of `rules/amun-re.md` by their
//! ids.

#[path = "../common/mod.rs"]
mod common;

mod auction;
mod auction_cards;
mod building;
mod cards;
mod components;
mod course;
mod endings;
mod epochs;
mod expert;
mod harvest;
mod information;
mod instant;
mod market;
mod offering;
mod openings;
mod refusals;
mod rewards;
mod scoring;
mod setup;
