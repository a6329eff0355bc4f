//! The rules of Ra: pure, exact and fast.
//!
//! A [`Position`] is everything on the table, in a small `Copy` value. It implements
//! [`tabletop::Game`]: it says what must happen next, lists what may be done, and carries it out.
//!
//! ```
//! use ra::{Action, Options, Outcome, Position, Sun, SunSet, Tile};
//! use tabletop::{Game, Seat, Silence};
//!
//! let mut position = Position::new(2, &Options::default())?;
//! position.settle(Outcome::Set(SunSet::A), &mut Silence)?;
//! position.settle(Outcome::Set(SunSet::B), &mut Silence)?;
//!
//! // Seat 0 holds the 9 and begins (RA-2.7). The player who invokes Ra must bid if nobody else does.
//! let [first, second] = [0, 1].map(|number| Seat::new(number).unwrap());
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
//! Any position can be written out, changed and read back; everything that is wrong with it is
//! reported at once:
//!
//! ```
//! use ra::scoring::Category;
//! # use ra::{Fault, Options, Outcome, Position, SunSet, Tile};
//! # use tabletop::{Game, Seat, Silence};
//! # let mut position = Position::new(2, &Options::default())?;
//! # position.settle(Outcome::Set(SunSet::A), &mut Silence)?;
//! # position.settle(Outcome::Set(SunSet::B), &mut Silence)?;
//! let mut setup = position.to_setup();
//! setup.seats[0].tiles[Tile::Pharaoh] = 3;
//! setup.bag[Tile::Pharaoh] -= 3;
//! let changed = Position::from_setup(&setup)?;
//! assert_eq!(changed.tally()[Seat::default()][Category::Pharaohs as usize], 5);
//!
//! setup.epoch = 9;
//! assert_eq!(Position::from_setup(&setup).unwrap_err().0, [Fault::Epoch(9)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find what
//!
//! | the box | the course of play | in and out |
//! | --- | --- | --- |
//! | [`tile`], [`sun`], [`row`], [`area`] | `turn`, [`auction`], [`disaster`], [`epoch`], [`scoring`] | [`options`], [`setup`], [`view`], [`event`], [`names`] |
//!
//! Clauses cited as `RA-…` are those of `rules/ra.md` in the repository, and a test asks for a test
//! of every one of them; `NO-…` are those of `rules/notation.md`.

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
