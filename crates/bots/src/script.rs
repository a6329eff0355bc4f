//! Bots that decide by rules of thumb.

use tabletop::{Game, Seat};

use crate::bot::Turn;

/// Rules of thumb for a game: no luck, no memory, no learning.
pub trait Script<G: Game> {
    /// Decides, from what the seat sees, among at least two legal actions.
    fn decide(&self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;

    /// Takes a turn.
    fn choose(&self, turn: &Turn<'_, G>) -> G::Action {
        match turn.legal() {
            [only] => *only,
            legal => self.decide(&turn.view(), turn.seat(), legal),
        }
    }
}
