//! What to do, how sure that is, and why: for people who want to learn.

use serde::Serialize;
use tabletop::Seat;

use crate::dice::FastDice;
use crate::roster::Played;
use crate::search::{Effort, Search, Settings};
use crate::value::Net;

/// A move with what a search thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// The action in notation.
    #[serde(rename = "do")]
    pub action: String,
    /// The chance to win after it.
    pub chance: f32,
    /// How far that chance may be off, as far as the walks tell (one standard error); nothing if the
    /// move was thought of only once.
    pub error: Option<f32>,
    /// How many walks began with it.
    pub walks: u32,
}

/// The moves of a decision, best first, and what speaks for and against them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice<R> {
    /// The moves.
    pub moves: Vec<Hint>,
    /// The situation in the terms of the game.
    pub reasons: R,
}

/// Thinks about the decision that `seat` owes in this view.
///
/// The same view, effort in walks and seed give the same advice. Like any bot it knows the view and
/// nothing else.
pub fn advise<G: Played>(
    view: &G::View,
    players: usize,
    seat: Seat,
    effort: Effort,
    seed: u64,
) -> Advice<G::Reasons> {
    let mut search = Search::<G>::new(Settings::default());
    let mut dice = FastDice::new(seed, 0);
    let net = Net::for_pharaoh::<G>(players);
    let found = search.think(net, view, seat, effort, &mut dice);
    let hint = |found: &crate::search::Found<G::Action>| Hint {
        action: found.action.to_string(),
        chance: found.chances[seat],
        error: found.error,
        walks: found.visits,
    };
    Advice {
        moves: found.iter().map(hint).collect(),
        reasons: G::reasons(view, seat),
    }
}
