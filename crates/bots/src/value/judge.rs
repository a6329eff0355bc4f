//! Looking one step ahead.

use tabletop::{BySeat, Seat, Silence};

use super::net::{Net, Scratch};
use super::{Valued, win_chances};

/// Judges what may be done by the position right after, and has room for the numbers it needs.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    scratch: Scratch,
}

impl Judge {
    /// The chance of every seat to win after `seat` has done this, as he sees it.
    ///
    /// `world` is a position that he can [imagine](Valued::imagine).
    pub fn after<G: Valued>(
        &mut self,
        net: &Net,
        world: &G,
        seat: Seat,
        action: G::Action,
    ) -> BySeat<f32> {
        let mut after = *world;
        after.apply_unchecked(seat, action, &mut Silence);
        win_chances(net, &after, seat, &mut self.scratch)
    }

    /// What gives `seat` the best chance to win, of all that is worth a thought; the first of equals.
    pub fn best<G: Valued>(
        &mut self,
        net: &Net,
        world: &G,
        seat: Seat,
        legal: &[G::Action],
    ) -> G::Action {
        let worth_it = legal.iter().copied();
        let mut worth_it = worth_it.filter(|&action| world.is_worth_a_thought(seat, action));
        let first = worth_it
            .next()
            .expect("something is always worth a thought");
        let mut best = (first, self.after(net, world, seat, first)[seat]);
        for action in worth_it {
            let chance = self.after(net, world, seat, action)[seat];
            if chance > best.1 {
                best = (action, chance);
            }
        }
        best.0
    }
}
