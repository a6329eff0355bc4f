//! The bot that does not think.

use tabletop::{Dice, Game};

use crate::bot::{Bot, Turn};
use crate::dice::FastDice;

/// Does any legal thing, all equally likely. It can play every game.
#[derive(Clone, Debug)]
pub struct Random {
    dice: FastDice,
}

impl Default for Random {
    fn default() -> Random {
        Random {
            dice: FastDice::new(0, 0),
        }
    }
}

impl<G: Game> Bot<G> for Random {
    fn begin(&mut self, seed: u64) {
        self.dice = FastDice::new(seed, 0);
    }

    #[inline]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        let legal = turn.legal();
        // No list of actions is longer than 2^32.
        legal[self.dice.below(legal.len() as u32) as usize]
    }
}
