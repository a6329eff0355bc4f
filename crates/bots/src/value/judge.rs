//! Looking one step ahead.

use tabletop::{BySeat, Seat, Silence};

use super::net::{Net, Scratch};
use super::{Valued, win_chances};

/// Judges what may be done by the position right after, and has room for the numbers it needs.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    scratch: Scratch,
}

/// An action and the chance of every seat to win after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged<A> {
    /// What is done.
    pub action: A,
    /// How likely each seat is to win then.
    pub chances: BySeat<f32>,
}

impl Judge {
    /// Every action that is worth a thought, judged.
    ///
    /// `world` is a position that `seat` can [imagine](Valued::imagine); `legal` are its actions.
    pub fn each<'a, G: Valued>(
        &'a mut self,
        net: &'a Net,
        world: &'a G,
        seat: Seat,
        legal: &'a [G::Action],
    ) -> impl Iterator<Item = Judged<G::Action>> + 'a {
        let worth_it = move |&&action: &&G::Action| world.is_worth_a_thought(seat, action);
        legal.iter().filter(worth_it).map(move |&action| {
            let mut after = *world;
            after.apply_unchecked(seat, action, &mut Silence);
            let chances = win_chances(net, &after, seat, &mut self.scratch);
            Judged { action, chances }
        })
    }

    /// What gives `seat` the best chance to win; the first of equals.
    pub fn best<G: Valued>(
        &mut self,
        net: &Net,
        world: &G,
        seat: Seat,
        legal: &[G::Action],
    ) -> Judged<G::Action> {
        self.each(net, world, seat, legal)
            .reduce(|best, other| {
                if other.chances[seat] > best.chances[seat] {
                    other
                } else {
                    best
                }
            })
            .expect("something is always worth a thought")
    }
}
