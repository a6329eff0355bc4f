//! A tiny game that has everything the contract knows, to test what is built on the contract
//! without any big rules in the way.
//!
//! **Rules.** Two to five players have a pawn each and are dealt three secret cards, one at a time:
//! ibis (worth 1), lion (2) or cobra (3). There are two rounds, or one in the short game. In a round
//! everybody has a turn, beginning with seat 0 in the first round and seat 1 in the second: the
//! player may `step` with their pawn at most twice, may `roll` once, which moves a random pawn by
//! one, and says `done`. Then all who hold cards choose at once: each may `drop` cards except the
//! last, and must `lay` one. When all have laid, everything is shown; a dropped card moves its
//! owner's pawn by one, and the highest card that was laid only once moves its owner's pawn by its
//! worth. After the last round the choosing is repeated until no cards are left. The foremost pawn
//! wins.
//!
//! The choosing is sealed where several take part. In the last round one sealed point follows
//! directly on the other.

mod action;
mod game;
mod setup;
mod view;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Observer, Seat, Seats, Witnessed};

pub use action::{Action, Illegal};
pub use game::{Chance, Outcome};
pub use setup::{Fault, Options, Setup};
pub use view::View;

/// Cards counted by kind.
pub type Cards = [u8; 3];

/// How often each card is in the game.
pub const COPIES: Cards = [6, 5, 4];

/// How many cards a player is dealt.
pub const HAND: u8 = 3;

/// How often a pawn may step in a turn.
pub const STEPS: u8 = 2;

/// The kinds of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Card {
    Ibis,
    Lion,
    Cobra,
}

impl Card {
    /// Every kind, in canonical order.
    pub const ALL: [Card; 3] = [Card::Ibis, Card::Lion, Card::Cobra];

    /// Its key in texts.
    pub fn key(self) -> &'static str {
        ["ibis", "lion", "cobra"][self as usize]
    }

    /// The card with this key.
    pub fn from_key(key: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.key() == key)
    }

    /// How far it moves a pawn.
    fn worth(self) -> u8 {
        self as u8 + 1
    }
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// The secret cards.
    pub hand: Cards,
    /// The cards dropped at this point; nobody else knows of them yet.
    pub dropped: Cards,
    /// The card laid at this point; that there is one is known, but not which.
    pub laid: Option<Card>,
    /// How far the pawn has come.
    pub pawn: u8,
}

impl Holding {
    /// The number of cards in hand.
    fn held(&self) -> u8 {
        self.hand.iter().sum()
    }

    /// All cards that have not been shown, as the others count them.
    fn cards(&self) -> u8 {
        self.held() + self.dropped.iter().sum::<u8>() + u8::from(self.laid.is_some())
    }

    /// How many of this card have not been shown.
    fn unshown(&self, card: Card) -> u8 {
        let kind = card as usize;
        self.hand[kind] + self.dropped[kind] + u8::from(self.laid == Some(card))
    }
}

/// Where in the course of play a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "lowercase")]
#[allow(missing_docs, reason = "the fields are those of the turn")]
pub enum Phase {
    /// This seat is dealt a card.
    Deal { seat: Seat },
    /// This seat has its turn.
    Turn { seat: Seat, steps: u8, rolled: bool },
    /// This seat has rolled, and somebody's pawn will move.
    Roll { seat: Seat, steps: u8 },
    /// All who hold cards choose.
    Lay,
    /// The game has ended.
    Over,
}

/// A position of the toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy {
    options: Options,
    players: u8,
    round: u8,
    phase: Phase,
    deck: Cards,
    shown: Cards,
    seats: BySeat<Holding>,
}

impl Toy {
    /// What a player has.
    pub fn holding(&self, seat: Seat) -> &Holding {
        &self.seats[seat]
    }

    fn last_round(&self) -> u8 {
        if self.options.short { 1 } else { 2 }
    }

    /// The seats that still have to lay a card at this point.
    fn choosing(&self) -> Seats {
        Seat::all(self.players.into())
            .filter(|&seat| self.seats[seat].laid.is_none() && self.seats[seat].held() > 0)
            .collect()
    }

    /// How many take part in this point.
    fn taking_part(&self) -> usize {
        let holdings = self.seats.of(self.players.into());
        holdings
            .iter()
            .filter(|holding| holding.cards() > 0)
            .count()
    }
}

/// What happens in the toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[allow(missing_docs, reason = "the fields say what the variant says")]
pub enum Event {
    /// A card was dealt; only its owner sees which.
    Dealt { seat: Seat, card: Option<Card> },
    /// A pawn moved.
    Moved { seat: Seat, by: u8 },
    /// A card was dropped; only its owner knows.
    Dropped { seat: Seat, card: Card },
    /// Somebody has laid a card.
    Chosen { seat: Seat },
    /// A card is shown.
    Shown { seat: Seat, card: Card },
}

impl Witnessed for Event {
    fn seen_by(self, observer: Observer) -> Option<Event> {
        match self {
            Event::Dealt { seat, card } => {
                let card = card.filter(|_| observer.is(seat));
                Some(Event::Dealt { seat, card })
            }
            Event::Dropped { seat, .. } => observer.is(seat).then_some(self),
            Event::Moved { .. } | Event::Chosen { .. } | Event::Shown { .. } => Some(self),
        }
    }
}
