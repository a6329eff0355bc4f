//! The bot that searches.

use std::sync::Arc;

use crate::bot::{Bot, Turn};
use crate::dice::FastDice;
use crate::game::BotGame;
use crate::net::Net;
use crate::search::{Budget, Search, Settings};

/// Looks many steps ahead: Monte Carlo tree search with a learned value at the leaves.
#[derive(Clone, Debug)]
pub struct Pharaoh<G: BotGame> {
    net: Option<Arc<Net>>,
    iterations: Option<u32>,
    dice: FastDice,
    search: Search<G>,
}

/// The iterations of a search that has neither a number of its own nor a clock.
pub const DEFAULT_ITERATIONS: u32 = 1_000;

impl<G: BotGame> Pharaoh<G> {
    /// A pharaoh that judges by this network, or by the game's own if there is none. It makes this
    /// many iterations, or as many as the [deadline](Turn::deadline) of each turn allows.
    pub fn new(net: Option<Arc<Net>>, iterations: Option<u32>) -> Pharaoh<G> {
        Pharaoh {
            net,
            iterations,
            dice: FastDice::new(0, 0),
            search: Search::new(Settings::default()),
        }
    }
}

impl<G: BotGame> Bot<G> for Pharaoh<G> {
    fn begin(&mut self, seed: u64) {
        self.dice = FastDice::new(seed, 0);
    }

    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        if let [only] = turn.legal() {
            return *only;
        }
        let net = match &self.net {
            Some(net) => net,
            None => Net::for_pharaoh::<G>(turn.players()),
        };
        let budget = match (self.iterations, turn.deadline()) {
            (Some(iterations), _) => Budget::Iterations(iterations),
            (None, Some(deadline)) => Budget::Until(deadline),
            (None, None) => Budget::Iterations(DEFAULT_ITERATIONS),
        };
        let moves = self
            .search
            .run(net, &turn.view(), turn.seat(), budget, &mut self.dice);
        moves[0].action
    }
}
