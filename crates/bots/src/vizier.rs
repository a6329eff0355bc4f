//! The bot that looks one step ahead with a learned value.

use std::sync::Arc;

use crate::bot::{Bot, Turn};
use crate::dice::FastDice;
use crate::roster::Played;
use crate::value::{Judge, Net};

/// Does what gives its seat the best chance to win, by the position right after.
#[derive(Clone, Debug)]
pub struct Vizier {
    net: Option<Arc<Net>>,
    dice: FastDice,
    judge: Judge,
}

impl Vizier {
    /// A vizier that judges by this network; without one by that of the game.
    pub fn new(net: Option<Arc<Net>>) -> Vizier {
        Vizier {
            net,
            dice: FastDice::new(0, 0),
            judge: Judge::default(),
        }
    }
}

impl<G: Played> Bot<G> for Vizier {
    fn begin(&mut self, seed: u64) {
        self.dice = FastDice::new(seed, 0);
    }

    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        if let [only] = turn.legal() {
            return *only;
        }
        let net = match &self.net {
            Some(net) => net,
            None => Net::for_vizier::<G>(turn.players()),
        };
        let world = G::imagine(&turn.view(), &mut self.dice);
        self.judge.at(net, &world, turn.seat()).best(turn.legal())
    }
}
