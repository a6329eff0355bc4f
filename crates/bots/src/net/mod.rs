//! Learned values: how likely each seat is to win.
//!
//! A [`Net`] values a position from the numbers that [`Encode::encode`] makes of it. Positions are
//! valued right *after* a decision (afterstates), as the seat that made it sees them: it knows its
//! own cards and what it has sealed, and of the others what it may know.

mod evaluator;
mod input;
mod network;
mod shipped;

use tabletop::{BySeat, Dice, Game, Seat};

pub use evaluator::{Decision, Evaluator};
pub use input::{Cursor, Input};
pub use network::{BadNet, LEAKY_RELU_SLOPE, Layout, Net, Scratch, Shape};
pub use shipped::{hash, shipped_names};

/// A game whose positions can be encoded as the inputs of a network.
pub trait Encode: Game {
    /// The number of inputs for this many players.
    fn inputs(players: usize) -> usize;

    /// Writes the inputs as `focus` sees the table, seats clockwise from `focus`.
    ///
    /// Only what that seat may know goes in, whatever else the position holds. Inputs are written in
    /// ascending order.
    fn encode(&self, focus: Seat, input: &mut Input);

    /// A determinization: a position that could be behind this view.
    ///
    /// At a sealed point nobody else has chosen in it yet, whatever the others have sealed in truth,
    /// so the last to decide knows no more than the first.
    fn imagine(view: &Self::View, dice: &mut impl Dice) -> Self {
        Self::determinize(view, dice)
    }

    /// Whether this legal action is worth a thought; the others are pruned. Of all legal actions at
    /// least one must be.
    fn is_worth_a_thought(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        true
    }
}

/// The chance of each seat to win as `focus` sees it. The position may be over.
pub fn win_chances<G: Encode>(
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
    by_seat(net.evaluate(scratch), focus)
}

/// The outputs of a network by seat.
fn by_seat(outputs: &[f32], focus: Seat) -> BySeat<f32> {
    let mut chances = BySeat::default();
    for (seat, &chance) in focus.clockwise(outputs.len()).zip(outputs) {
        chances[seat] = chance;
    }
    chances
}

/// The chances once the game is over: a shared victory is divided equally.
pub fn winners(places: &BySeat<u8>, players: usize) -> BySeat<f32> {
    let won = |seat: Seat| seat.index() < players && places[seat] == 1;
    let count = Seat::all(players).filter(|&seat| won(seat)).count() as f32;
    BySeat::from_fn(|seat| if won(seat) { 1.0 / count } else { 0.0 })
}
