//! The rules of Amun-Re: pure, exact and fast.
//!
//! A [`Position`] is everything on the table, with what is hidden from the players, in a small
//! `Copy` value. It implements [`tabletop::Game`]: it says what must happen next, lists what may be
//! done, and carries it out.
//!
//! ```
//! use amun_re::{Action, Options, Outcome, Position, Province, options::First};
//! use tabletop::{Game, Seat, Silence};
//!
//! let [masha, sergei, kolya] = [0, 1, 2].map(|number| Seat::new(number).unwrap());
//! let options = Options { first: First::Seat(masha), ..Options::default() };
//! let mut position = Position::new(3, &options)?;
//! for province in [Province::Thebes, Province::Dakhla, Province::Abydos] {
//!     position.settle(Outcome::Province(province), &mut Silence)?;
//! }
//!
//! // A player who was outbid must bid elsewhere first (AR-4.6).
//! position.apply(masha, "bid dakhla 10".parse()?, &mut Silence)?;
//! position.apply(sergei, "bid thebes 3".parse()?, &mut Silence)?;
//! position.apply(kolya, "bid thebes 6".parse()?, &mut Silence)?;
//! position.apply(masha, Action::Pass, &mut Silence)?;
//! assert!(position.apply(sergei, "bid thebes 10".parse()?, &mut Silence).is_err());
//!
//! // The last empty province ends the auction (AR-4.10). Masha has paid 10 gold and found 12.
//! position.apply(sergei, "bid abydos 0".parse()?, &mut Silence)?;
//! assert_eq!(position.player(masha).gold, 22);
//! assert!(position.player(kolya).control.contains(Province::Thebes));
//!
//! // Others see how many cards a player holds; the player sees which.
//! let view = position.view(tabletop::Observer::Seat(kolya));
//! assert_eq!((view.seats[0].cards, view.seats[0].hand), (1, None));
//! assert!(view.seats[2].hand.is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find what
//!
//! | the box | the course of play | in and out |
//! | --- | --- | --- |
//! | [`board`], [`province`], [`card`], [`bid`], [`goods`], [`pieces`], [`player`] | [`kingdom`], `auction`, `settlement`, `market`, [`offering`], [`reward`], [`harvest`], `deck`, [`scoring`] | [`options`], [`setup`], [`view`], [`event`] |
//!
//! Clauses cited as `AR-…` are those of `rules/amun-re.md` in the repository, and a test asks for a
//! test of every one of them; `NO-…` are those of `rules/notation.md`.

mod action;
mod auction;
pub mod bid;
pub mod board;
pub mod card;
mod deck;
mod determinize;
mod estates;
pub mod event;
mod game;
pub mod goods;
pub mod harvest;
mod illegal;
pub mod kingdom;
pub mod limits;
mod market;
pub mod offering;
pub mod options;
pub mod phase;
pub mod pieces;
pub mod player;
mod position;
pub mod province;
pub mod reward;
pub mod scoring;
#[cfg(test)]
mod script;
mod settlement;
pub mod setup;
pub mod view;

pub use action::{Action, Actions, Direction};
pub use bid::{Bid, Space};
pub use board::{Board, BoardFault, BoardWarning};
pub use card::{Card, Cards, Names};
pub use event::Event;
pub use game::{Chance, Outcome};
pub use goods::Goods;
pub use illegal::Illegal;
pub use offering::{Offer, Tile};
pub use options::Options;
pub use phase::Phase;
pub use pieces::Pieces;
pub use player::Player;
pub use position::Position;
pub use province::{ByProvince, Province, Provinces};
pub use setup::{Fault, Setup};
pub use view::{SeatView, View};
