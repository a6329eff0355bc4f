//! Looking one step ahead.

use tabletop::{BySeat, Seat, Silence};

use super::input::Input;
use super::network::{Net, Scratch};
use super::{Encode, by_seat, winners};

/// Values actions by the position right after them (the afterstate); has the memory for that.
#[derive(Clone, Debug, Default)]
pub struct Evaluator {
    scratch: Scratch,
    /// The inputs before the decision.
    before: Input,
    /// The accumulators of the first layer for them.
    accumulators: Vec<f32>,
    changes: Vec<(u16, f32)>,
}

/// A decision of a seat, whose actions can be valued.
///
/// Most of a position stays as it is, whatever the seat does. So the accumulators of the first layer
/// are computed once, and for every action only the differences are added.
#[derive(Debug)]
pub struct Decision<'a, G> {
    evaluator: &'a mut Evaluator,
    net: &'a Net,
    world: &'a G,
    seat: Seat,
}

impl Evaluator {
    /// A decision of `seat` in a position that it can [imagine](Encode::imagine).
    pub fn at<'a, G: Encode>(
        &'a mut self,
        net: &'a Net,
        world: &'a G,
        seat: Seat,
    ) -> Decision<'a, G> {
        self.before.clear();
        world.encode(seat, &mut self.before);
        net.refresh(self.before.entries(), &mut self.accumulators);
        Decision {
            evaluator: self,
            net,
            world,
            seat,
        }
    }
}

impl<G: Encode> Decision<'_, G> {
    /// The chance of every seat to win after this action, as the seat sees it.
    pub fn after(&mut self, action: G::Action) -> BySeat<f32> {
        let mut after = *self.world;
        after.apply_unchecked(self.seat, action, &mut Silence);
        let players = after.players();
        if let Some(standing) = after.standing() {
            return winners(&standing.places, players);
        }
        let Evaluator {
            scratch,
            before,
            accumulators,
            changes,
        } = &mut *self.evaluator;
        scratch.input.clear();
        after.encode(self.seat, &mut scratch.input);
        scratch.input.changes_since(before, changes);
        scratch.first.clone_from(accumulators);
        self.net.update(changes, &mut scratch.first);
        by_seat(self.net.forward(scratch), self.seat)
    }

    /// The action with the best chance for the seat, of those worth a thought; the first of equals.
    pub fn best(&mut self, legal: &[G::Action]) -> G::Action {
        let (world, seat) = (self.world, self.seat);
        let worth_it = legal.iter().copied();
        let mut worth_it = worth_it.filter(|&action| world.is_worth_a_thought(seat, action));
        let first = worth_it
            .next()
            .expect("something is always worth a thought");
        let mut best = (first, self.after(first)[seat]);
        for action in worth_it {
            let chance = self.after(action)[seat];
            if chance > best.1 {
                best = (action, chance);
            }
        }
        best.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::win_chances;
    use crate::{BotGame, FastDice};
    use tabletop::{Dice, Next};

    /// An afterstate has the same value by differences as by itself.
    fn check_differences<G: BotGame>(players: usize) {
        let mut dice = FastDice::new(7, 0);
        let mut position = G::new(players, &G::Options::default()).unwrap();
        let (mut evaluator, mut scratch) = (Evaluator::default(), Scratch::default());
        let mut list = G::Actions::default();
        let net = Net::for_vizier::<G>(players);
        loop {
            let seat = match position.next() {
                Next::Chance(_) => {
                    let outcome = position.sample(&mut dice);
                    position.settle_unchecked(outcome, &mut Silence);
                    continue;
                }
                Next::Decision(seats) => seats.first().unwrap(),
                Next::Over => break,
            };
            position.actions(seat, &mut list);
            let mut decision = evaluator.at(net, &position, seat);
            for &action in list.iter() {
                let mut after = position;
                after.apply_unchecked(seat, action, &mut Silence);
                let whole = win_chances(net, &after, seat, &mut scratch);
                let changed = decision.after(action);
                for seat in Seat::all(players) {
                    let difference = (whole[seat] - changed[seat]).abs();
                    assert!(difference < 1e-4, "{action:?}: {whole:?}, not {changed:?}");
                }
            }
            let number = dice.below(list.len() as u32) as usize;
            position.apply_unchecked(seat, list[number], &mut Silence);
        }
    }

    #[test]
    fn differences_give_the_same_value_as_a_whole_evaluation() {
        check_differences::<ra::Position>(4);
        check_differences::<amun_re::Position>(3);
    }
}
