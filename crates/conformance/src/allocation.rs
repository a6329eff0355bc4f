//! Counting allocations: a game allocates nothing while it is played.
//!
//! The test binary of a game makes [`CountingAllocator`] its global allocator and asks
//! [`while_playing`]:
//!
//! ```
//! use conformance::{allocation, toy};
//!
//! #[global_allocator]
//! static ALLOCATOR: allocation::CountingAllocator = allocation::CountingAllocator;
//!
//! let options = toy::Options::default();
//! assert_eq!(allocation::while_playing::<toy::Toy>(3, &options, 1, 10), 0);
//! ```

use std::hint::black_box;

pub use ::allocation::{CountingAllocator, count};
use tabletop::{Game, Next, Silence};

use crate::TestDice;

/// How often a game allocates while `games` random games are played the fast way: actions are
/// listed into one buffer, steps are not checked, and nobody listens.
pub fn while_playing<G: Game>(players: usize, options: &G::Options, seed: u64, games: u64) -> u64 {
    let start = G::new(players, options).expect("a table of the game");
    let mut dice = TestDice::new(seed);
    let mut list = G::Actions::default();
    count(|| {
        for _ in 0..games {
            let mut position = start;
            loop {
                match position.next() {
                    Next::Over => break,
                    Next::Chance(_) => {
                        let outcome = position.sample(&mut dice);
                        position.settle_unchecked(outcome, &mut Silence);
                    }
                    Next::Decision(seats) => {
                        let seat = seats.first().expect("somebody owes the decision");
                        position.actions(seat, &mut list);
                        let action = *dice.pick(&list).expect("there is a legal action");
                        position.apply_unchecked(seat, action, &mut Silence);
                    }
                }
            }
            black_box(position);
        }
    })
}
