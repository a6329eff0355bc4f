//! Amun-Re is small and allocates nothing while it is played.

use amun_re::{Action, Options, Position};
use conformance::allocation::{CountingAllocator, while_playing};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn playing_allocates_nothing() {
    for players in 3..=5 {
        for expert in [false, true] {
            let options = Options {
                expert,
                ..Options::default()
            };
            let allocations = while_playing::<Position>(players, &options, 1, 100);
            assert_eq!(allocations, 0, "{players} players, expert {expert}");
        }
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 512, "{}", size_of::<Position>());
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
}
