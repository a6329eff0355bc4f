//! The bot that looks one step ahead with a learned value.

use std::sync::Arc;

use crate::bot::{Bot, Turn};
use crate::dice::FastDice;
use crate::game::BotGame;
use crate::net::{Evaluator, Net};

/// Does what gives its seat the best chance to win, by the position right after (the afterstate).
#[derive(Clone, Debug)]
pub struct Vizier {
    net: Option<Arc<Net>>,
    dice: FastDice,
    evaluator: Evaluator,
}

impl Vizier {
    /// A vizier that judges by this network, or by the game's own if there is none.
    pub fn new(net: Option<Arc<Net>>) -> Vizier {
        Vizier {
            net,
            dice: FastDice::new(0, 0),
            evaluator: Evaluator::default(),
        }
    }
}

impl<G: BotGame> Bot<G> for Vizier {
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
        self.evaluator
            .at(net, &world, turn.seat())
            .best(turn.legal())
    }
}
