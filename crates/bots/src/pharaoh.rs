//! The bot that searches.

use std::sync::Arc;

use crate::bot::{Bot, Turn};
use crate::dice::FastDice;
use crate::roster::Played;
use crate::search::{Effort, Search, Settings};
use crate::value::Net;

/// Looks many steps ahead, with a learned value at the end of each walk.
#[derive(Clone, Debug)]
pub struct Pharaoh<G: Played> {
    net: Option<Arc<Net>>,
    effort: Option<Effort>,
    dice: FastDice,
    search: Search<G>,
}

impl<G: Played> Pharaoh<G> {
    /// A pharaoh that judges by this network, without one by that of the game, and does so much;
    /// without a limit of its own it takes the time it is given.
    pub fn new(net: Option<Arc<Net>>, effort: Option<Effort>) -> Pharaoh<G> {
        Pharaoh {
            net,
            effort,
            dice: FastDice::new(0, 0),
            search: Search::new(Settings::default()),
        }
    }
}

impl<G: Played> Bot<G> for Pharaoh<G> {
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
        let effort = self.effort.unwrap_or(Effort::Time(turn.time()));
        let found = self
            .search
            .think(net, &turn.view(), turn.seat(), effort, &mut self.dice);
        found[0].action
    }
}
