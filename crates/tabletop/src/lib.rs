//! The contract between the rules of a board game and everything that plays, shows or stores it.
//!
//! # A game is a value
//!
//! A position is a small `Copy` value that implements [`Game`]. It says what must happen
//! [next](Game::next): a decision of some [`Seats`], an outcome of [`Chance`], or nothing because the
//! game is over. It lists what may be done and carries it out, and it never draws a random number:
//! the caller brings the [`Dice`]. So this loop plays any game; here it is Ra, by random decisions:
//!
//! ```
//! use ra::{Options, Position};
//! use tabletop::{Dice, FairDice, Game, Next, Seed, Silence};
//!
//! let mut dice = FairDice::new(&Seed::from_number(1), "");
//! let mut position = Position::new(3, &Options::default())?;
//! loop {
//!     match position.next() {
//!         Next::Over => break,
//!         Next::Chance(_) => {
//!             let outcome = position.sample(&mut dice);
//!             position.settle(outcome, &mut Silence)?;
//!         }
//!         Next::Decision(seats) => {
//!             let seat = seats.first().expect("somebody owes the decision");
//!             let legal = position.legal(seat);
//!             let action = legal[dice.below(legal.len() as u32) as usize];
//!             position.apply(seat, action, &mut Silence)?;
//!         }
//!     }
//! }
//! let standing = position.standing().expect("the game is over");
//! assert!(standing.places.of(3).contains(&1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Who learns what
//!
//! Steps report typed events to a listener ([`Events`]). Each event knows what an [`Observer`] may
//! hear of it ([`Witnessed`]), and an observer sees a [view](Game::view), never the position. A bot
//! that wants to think ahead fills in the hidden part at random with [`Game::determinize`].
//!
//! ```
//! use ra::{Action, Event, Options, Outcome, Position, SunSet, Tile};
//! use tabletop::{Game, Observer, Seat, Silence, Witnessed};
//!
//! let mut position = Position::new(2, &Options::default())?;
//! for set in [SunSet::A, SunSet::B] {
//!     position.settle(Outcome::Set(set), &mut Silence)?;
//! }
//! let [first, second] = [0, 1].map(|number| Seat::new(number).unwrap());
//! let mut events = Vec::new();
//! position.apply(first, Action::Draw, &mut events)?;
//! position.settle(Outcome::Tile(Tile::Nile), &mut events)?;
//! let drawn = Event::TileDrawn { seat: first, tile: Tile::Nile, space: 0 };
//! assert_eq!(events, [drawn]);
//! assert_eq!(drawn.seen_by(Observer::Spectator), Some(drawn));
//!
//! // Totals of the others are hidden at this table (RA-12.3).
//! let view = position.view(Observer::Seat(first));
//! assert_eq!((view.points(first), view.points(second)), (Some(10), None));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Playing, keeping and proving
//!
//! A [`Play`] is a game under way, with undo. A [`record::Record`] is the file it is kept in: one
//! JSON object per line, checked against the rules while it is read. Outcomes rolled with
//! [`FairDice`] can be verified by anybody once the seed is known.
//!
//! ```
//! use ra::{Action, Options, Position};
//! use tabletop::record::{Header, Player, Record, RecordFile};
//! use tabletop::{FairDice, Game, Next, Play, Seat, Seed, Silence};
//!
//! let seed = Seed::from_number(1);
//! let mut dice = FairDice::new(&seed, "");
//! let mut play = Play::new(Position::new(2, &Options::default())?);
//! while let Next::Chance(_) = play.position().next() {
//!     let outcome = play.position().sample(&mut dice);
//!     play.settle(outcome, &mut Silence)?;
//! }
//! let first = play.position().owing().first().expect("a turn has begun");
//! play.decide(first, Action::Invoke, &mut Silence)?;
//!
//! let players = ["Ana", "Bo"].map(|name| Player { name: name.to_owned(), ..Player::default() });
//! let header = Header::new(Options::default(), players.to_vec()).with_seed(seed);
//! let text = Record::new(header, play.clone()).to_string();
//!
//! let record: Record<Position> = RecordFile::open(text.as_bytes())?.read()?;
//! assert_eq!(record.play, play);
//! assert_eq!(record.verify()?, 2, "two outcomes follow from the seed");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The rest
//!
//! - [`Seat`], [`BySeat`] and the sets that [`bit_set!`] makes are the vocabulary of positions.
//! - [`Options`] are data: a game lists its [`OptionSpec`]s once.
//! - [`notation`] is the grammar that actions of all games share; [`json`] reads JSON strictly.
//!
//! Clauses cited as `NO-…` are those of `rules/notation.md` in the repository.

mod chance;
mod commitment;
mod events;
mod game;
pub mod json;
pub mod notation;
mod options;
mod play;
pub mod record;
mod seat;
mod seen;
mod set;

pub use arrayvec::ArrayVec;
pub use chance::{Chance, Dice, Spelling};
pub use commitment::{Commitment, FairDice, METHOD, NotHex, Seed};
pub use events::{Events, Silence, Witnessed};
pub use game::{
    Arg, BadOutcome, Buffer, Faults, Game, Illegal, Next, NoSuchTable, Observer, Outcome, Refusal,
    Standing,
};
pub use notation::Syntax;
pub use options::{Affects, OptionSpec, Options, Values, changed_options};
pub use play::{Play, Step};
pub use seat::{BySeat, MAX_SEATS, NoSeat, Seat, Seats};
pub use seen::{Seen, SeenStep};
pub use set::{Member, Members};
