//! The rules of Ra, from `rules/ra.md`; the clauses cited as `RA-…` are its own.
//!
//! A [`Position`] is all there is on the table. It keeps the contract of
//! [`tabletop::Game`]: it says what must happen next, lists what may be done, and carries it out.
//!
//! ```
//! use ra::{Action, Options, Outcome, Position, Sun, SunSet, Tile};
//! use tabletop::{Game, Next, Seat, Silence};
//!
//! let mut position = Position::new(2, &Options::default())?;
//! position.settle(Outcome::Set(SunSet::A), &mut Silence)?;
//! position.settle(Outcome::Set(SunSet::B), &mut Silence)?;
//!
//! // Seat 0 holds the 9 and begins (RA-2.7). Whoever invokes Ra must bid if nobody else does.
//! let (first, second) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
//! position.apply(first, Action::Draw, &mut Silence)?;
//! position.settle(Outcome::Tile(Tile::Temple), &mut Silence)?;
//! position.apply(second, Action::Invoke, &mut Silence)?;
//! position.apply(first, "pass".parse()?, &mut Silence)?;
//! assert!(position.apply(second, Action::Pass, &mut Silence).is_err());
//! position.apply(second, Action::Bid(Sun(3)), &mut Silence)?;
//! assert_eq!(position.area(second).tiles[Tile::Temple], 1);
//! assert_eq!(position.centre(), Sun(3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The chapters: [`tile`], [`sun`], [`row`] and [`area`] are the box; `turn`, [`auction`],
//! [`disaster`], [`epoch`] and [`scoring`] the course of play; [`setup`], [`view`] and [`event`]
//! what goes in and out.

mod action;
pub mod area;
pub mod auction;
pub mod disaster;
pub mod epoch;
pub mod event;
mod game;
mod illegal;
pub mod names;
pub mod options;
mod phase;
mod position;
pub mod row;
pub mod scoring;
pub mod setup;
pub mod sun;
pub mod tile;
mod turn;
pub mod view;

pub use action::{Action, Actions};
pub use area::Area;
pub use auction::{Auction, Bid, Kind};
pub use disaster::{Cause, Loss};
pub use event::Event;
pub use game::{Chance, Outcome};
pub use illegal::Illegal;
pub use names::NameSet;
pub use options::Options;
pub use phase::Phase;
pub use position::Position;
pub use row::Row;
pub use setup::{Fault, SeatSetup, Setup};
pub use sun::{Sun, SunSet, Suns};
pub use tile::{Tile, Tiles};
pub use view::View;

/// Compiles the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
