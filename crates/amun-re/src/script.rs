//! Games told in the texts of the notation, for the tests beside the rules.

use tabletop::{Chance as _, Game, Next, Refusal, Seat, Silence, Spelling};

use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::pieces::Pieces;
use crate::player::Player;
use crate::position::Position;
use crate::province::{Province, Provinces};
use crate::setup::Setup;

/// The seat with this number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A player who controls these provinces.
pub(crate) fn controls(provinces: &[Province]) -> Player {
    Player {
        control: Provinces::of(provinces),
        ..Player::start()
    }
}

/// A province with these numbers of pyramids and stones.
pub(crate) fn built(pyramids: u8, stones: u8) -> Pieces {
    Pieces {
        pyramids,
        stones,
        ..Pieces::default()
    }
}

/// An auction of these provinces that seat 0 begins.
pub(crate) fn auction(open: &[Province]) -> Setup {
    Setup {
        phase: Phase::Auction {
            seat: seat(0),
            bribed: false,
        },
        open: Provinces::of(open),
        ..Setup::new(open.len())
    }
}

/// A game under way.
pub(crate) struct Script(pub(crate) Position);

impl Script {
    /// The game goes on from here, with a deck of all cards that lie nowhere else.
    pub(crate) fn from(setup: Setup) -> Script {
        let position = Position::from_setup(&setup.with_full_deck());
        Script(position.unwrap_or_else(|faults| panic!("{faults}")))
    }

    /// A player says these things, one after the other; tells what happened.
    pub(crate) fn says(&mut self, number: usize, texts: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        for text in texts {
            let action = text.parse().unwrap_or_else(|error| panic!("{error}"));
            let said = self.0.apply(seat(number), action, &mut events);
            said.unwrap_or_else(|refusal| panic!("{number}: {text} {refusal}"));
        }
        events
    }

    /// Chance decides so.
    pub(crate) fn falls(&mut self, key: &str) {
        let Next::Chance(chance) = self.0.next() else {
            panic!("{key} is not left to chance in {:?}", self.0.phase());
        };
        let outcome = chance.read(&Spelling::key(key)).unwrap();
        self.0.settle(outcome, &mut Silence).unwrap();
    }

    /// Why a player may not say this.
    pub(crate) fn refuses(&self, number: usize, text: &str) -> Illegal {
        match self.0.check(seat(number), text.parse().unwrap()) {
            Err(Refusal::Illegal(reason)) => reason,
            other => panic!("{number}: {text} is {other:?}"),
        }
    }

    /// What a player may say, without sales.
    pub(crate) fn legal(&self, number: usize) -> Vec<String> {
        let list = self.0.legal(seat(number));
        let texts = list.iter().map(ToString::to_string);
        texts.filter(|text| !text.starts_with("sell ")).collect()
    }

    /// A player's goods.
    pub(crate) fn player(&self, number: usize) -> &Player {
        self.0.player(seat(number))
    }

    /// Pyramids and stones of a province.
    pub(crate) fn built(&self, province: Province) -> (u8, u8) {
        let pieces = self.0.pieces(province);
        (pieces.pyramids, pieces.stones)
    }
}
