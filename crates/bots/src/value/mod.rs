//! Learned values: how likely each seat is to win.
//!
//! A [`Net`] judges a position from the numbers that [`Valued::encode`] makes of it. Positions are
//! judged right *after* a decision, by the eyes of whoever made it: he knows his own cards and what
//! he has sealed, and of the others what his seat may know.

mod input;
mod judge;
mod net;
mod shipped;

use tabletop::{BySeat, Dice, Game, Seat};

pub use input::{Cursor, Input};
pub use judge::{Decision, Judge};
pub use net::{BadNet, LEAK, Layout, Net, Scratch, Shape};
pub use shipped::{hash, shipped_names};

/// A game whose positions can be put into numbers for a network.
pub trait Valued: Game {
    /// How many inputs a position at a table of `players` has.
    fn inputs(players: usize) -> usize;

    /// Writes the inputs as `focus` sees the table, seats clockwise from him.
    ///
    /// Only what he may know goes in, whatever else the position holds. Inputs are written in
    /// ascending order.
    fn encode(&self, focus: Seat, input: &mut Input);

    /// A position that could be behind this view.
    ///
    /// At a sealed point nobody else has chosen in it yet, whatever the others have sealed in truth:
    /// so whoever decides last knows no more than who decides first.
    fn imagine(view: &Self::View, dice: &mut impl Dice) -> Self {
        Self::determinize(view, dice)
    }

    /// Whether this legal action is worth a thought. Of every list at least one must be.
    fn is_worth_a_thought(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        true
    }
}

/// The chance of each seat to win as `focus` sees it, in a position that may be over.
pub fn win_chances<G: Valued>(
    net: &Net,
    position: &G,
    focus: Seat,
    scratch: &mut Scratch,
) -> BySeat<f32> {
    let players = position.players();
    if let Some(standing) = position.standing() {
        return winners(&standing.places, players);
    }
    scratch.input.clear();
    position.encode(focus, &mut scratch.input);
    shares(net.evaluate(scratch), focus)
}

/// The outputs of a network by seat.
fn shares(outputs: &[f32], focus: Seat) -> BySeat<f32> {
    let mut chances = BySeat::default();
    for (seat, &chance) in focus.clockwise(outputs.len()).zip(outputs) {
        chances[seat] = chance;
    }
    chances
}

/// The chances once all is decided: a shared victory is shared in equal parts.
pub fn winners(places: &BySeat<u8>, players: usize) -> BySeat<f32> {
    let won = |seat: Seat| seat.index() < players && places[seat] == 1;
    let count = Seat::all(players).filter(|&seat| won(seat)).count() as f32;
    BySeat::from_fn(|seat| if won(seat) { 1.0 / count } else { 0.0 })
}
