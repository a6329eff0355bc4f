//! A position of Amun-Re as the inputs of a network.
//!
//! In an auction all seats are assumed to win where they lead: their estates, gold and scores are
//! those after they have paid. Likewise a sealed offering has left its owner's purse. So a decision
//! and what comes of it look alike to the network.

mod estate;
mod facts;
mod seat;
mod table;
#[cfg(test)]
mod tests;
mod thought;

use amun_re::{Action, Position, Provinces, View};
use tabletop::{Dice, Game, Seat};

use self::facts::Facts;
use crate::net::{Encode, Input};

impl Encode for Position {
    fn inputs(players: usize) -> usize {
        table::INPUTS + seat::INPUTS * players
    }

    fn encode(&self, focus: Seat, input: &mut Input) {
        let facts = Facts::of(self, focus);
        table::encode(&facts, input);
        for (block, seat) in focus.clockwise(self.players()).enumerate() {
            let first = table::INPUTS + block * seat::INPUTS;
            seat::encode(&facts, seat, first, input);
        }
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Position {
        if !view.phase.is_sealed() {
            return Position::determinize(view, dice);
        }
        let mut view = view.clone();
        let observer = view.observer();
        for (seat, other) in Seat::all(view.players()).zip(&mut view.seats) {
            other.chosen &= observer.is(seat);
        }
        Position::determinize(&view, dice)
    }

    fn is_worth_a_thought(&self, seat: Seat, action: Action) -> bool {
        thought::is_worth_it(self, seat, action)
    }
}

/// A number in units of `size`, clamped because custom boards have numbers of any size.
#[inline]
fn part(number: impl Into<f32>, size: f32) -> f32 {
    (number.into() / size).clamp(-4.0, 4.0)
}

fn bits(provinces: Provinces) -> u32 {
    provinces
        .into_iter()
        .fold(0, |bits, province| bits | 1 << province as u32)
}
