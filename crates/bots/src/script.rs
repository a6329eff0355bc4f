//! Bots that decide by rules of thumb.

use tabletop::{Game, Seat};

use crate::bot::Turn;
use crate::constants::Constants;

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

/// The scribe of a game: a script that judges by a table of constants.
#[derive(Clone, Debug)]
pub struct Scribe<C> {
    /// The same at every table, if they were given.
    constants: Option<C>,
}

impl<C> Default for Scribe<C> {
    /// A scribe with the tuned constants.
    fn default() -> Scribe<C> {
        Scribe { constants: None }
    }
}

impl<C: Constants> Scribe<C> {
    /// A scribe with these constants, whatever the number of players.
    pub fn with(constants: C) -> Scribe<C> {
        let constants = Some(constants);
        Scribe { constants }
    }

    /// The constants at a table of this many players.
    pub(crate) fn constants(&self, players: usize) -> &C {
        self.constants.as_ref().unwrap_or_else(|| C::tuned(players))
    }
}
