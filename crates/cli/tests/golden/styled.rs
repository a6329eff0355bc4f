//! Random players with a taste, so that golden games show what plain random play seldom does.

use bots::{Bot, FastDice, Turn};
use tabletop::{Dice, Game};

/// Chooses at random, with weights by how the action begins; 1 if no weight speaks of it.
#[derive(Clone, Debug)]
pub(crate) struct Styled {
    weights: &'static [(&'static str, u32)],
    dice: FastDice,
}

impl Styled {
    /// A player with these weights.
    pub(crate) fn new(weights: &'static [(&'static str, u32)]) -> Styled {
        Styled {
            weights,
            dice: FastDice::new(0, 0),
        }
    }

    fn weight(&self, action: &str) -> u32 {
        let known = self
            .weights
            .iter()
            .find(|(begin, _)| action.starts_with(begin));
        known.map_or(1, |&(_, weight)| weight)
    }
}

impl<G: Game> Bot<G> for Styled {
    fn begin(&mut self, seed: u64) {
        self.dice = FastDice::new(seed, 0);
    }

    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        let weights: Vec<u32> = turn
            .legal()
            .iter()
            .map(|action| self.weight(&action.to_string()))
            .collect();
        let mut left = self.dice.below(weights.iter().sum());
        for (&action, weight) in turn.legal().iter().zip(weights) {
            match left.checked_sub(weight) {
                Some(rest) => left = rest,
                None => return action,
            }
        }
        unreachable!("the weights add up")
    }
}
