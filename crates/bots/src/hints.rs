//! What to do, how sure that is, and why: for people who want to learn.

use serde::Serialize;
use tabletop::Seat;

use crate::dice::FastDice;
use crate::game::BotGame;
use crate::net::Net;
use crate::search::{Budget, RootMove, Search, Settings};

/// A move with what a search thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// The action in notation.
    #[serde(rename = "do")]
    pub action: String,
    /// The chance to win after it.
    pub chance: f32,
    /// The standard error of that chance; none if the search tried the move only once.
    pub error: Option<f32>,
    /// How many iterations of the search began with it.
    #[serde(rename = "walks")]
    pub iterations: u32,
}

/// The moves of a decision, best first, and what speaks for and against them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice<R> {
    /// The moves.
    pub moves: Vec<Hint>,
    /// The situation in the terms of the game.
    pub reasons: R,
}

/// Searches the decision that `seat` owes in this view.
///
/// The same view, seed and number of iterations give the same advice. Like any bot it knows the view
/// and nothing else.
pub fn advise<G: BotGame>(
    view: &G::View,
    players: usize,
    seat: Seat,
    budget: Budget<'_>,
    seed: u64,
) -> Advice<G::Reasons> {
    let mut search = Search::<G>::new(Settings::default());
    let mut dice = FastDice::new(seed, 0);
    let net = Net::for_pharaoh::<G>(players);
    let moves = search.run(net, view, seat, budget, &mut dice);
    let hint = |found: &RootMove<G::Action>| Hint {
        action: found.action.to_string(),
        chance: found.chances[seat],
        error: found.error,
        iterations: found.visits,
    };
    Advice {
        moves: moves.iter().map(hint).collect(),
        reasons: G::reasons(view, seat),
    }
}
