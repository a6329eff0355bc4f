//! Looking one step ahead.

use tabletop::{BySeat, Seat, Silence};

use super::input::Input;
use super::net::{Net, Scratch};
use super::{Valued, shares, winners};

/// Judges what may be done by the position right after, and has room for the numbers it needs.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    scratch: Scratch,
    /// The inputs before the decision.
    before: Input,
    /// What the first layer makes of them.
    begun: Vec<f32>,
    changes: Vec<(u16, f32)>,
}

/// A decision of a seat, ready to be judged.
///
/// Most of a position stays as it is, whatever the seat does. So the first layer of the network is
/// worked out once, and for every action only what changes is added.
#[derive(Debug)]
pub struct Decision<'a, G> {
    judge: &'a mut Judge,
    net: &'a Net,
    world: &'a G,
    seat: Seat,
}

impl Judge {
    /// A decision of `seat` in a position that he can [imagine](Valued::imagine).
    pub fn at<'a, G: Valued>(
        &'a mut self,
        net: &'a Net,
        world: &'a G,
        seat: Seat,
    ) -> Decision<'a, G> {
        self.before.clear();
        world.encode(seat, &mut self.before);
        net.begin(self.before.entries(), &mut self.begun);
        Decision {
            judge: self,
            net,
            world,
            seat,
        }
    }
}

impl<G: Valued> Decision<'_, G> {
    /// The chance of every seat to win after this action, as the seat sees it.
    pub fn after(&mut self, action: G::Action) -> BySeat<f32> {
        let mut after = *self.world;
        after.apply_unchecked(self.seat, action, &mut Silence);
        let players = after.players();
        if let Some(standing) = after.standing() {
            return winners(&standing.places, players);
        }
        let Judge {
            scratch,
            before,
            begun,
            changes,
        } = &mut *self.judge;
        scratch.input.clear();
        after.encode(self.seat, &mut scratch.input);
        scratch.input.changes_since(before, changes);
        scratch.first.clone_from(begun);
        self.net.change(changes, &mut scratch.first);
        shares(self.net.finish(scratch), self.seat)
    }

    /// What gives the seat the best chance to win, of all that is worth a thought; the first of
    /// equals.
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
    use crate::value::win_chances;
    use crate::{FastDice, Played};
    use tabletop::{Dice, Next};

    /// What changes, added to what was, is judged like the position as a whole.
    fn is_judged_alike<G: Played>(players: usize) {
        let mut dice = FastDice::new(7, 0);
        let mut position = G::new(players, &G::Options::default()).unwrap();
        let (mut judge, mut scratch) = (Judge::default(), Scratch::default());
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
            let mut decision = judge.at(net, &position, seat);
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
    fn what_changes_is_judged_like_the_whole() {
        is_judged_alike::<ra::Position>(4);
        is_judged_alike::<amun_re::Position>(3);
    }
}
