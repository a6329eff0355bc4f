//! Ra is small and allocates nothing while it is played.

use conformance::allocation::{CountingAllocator, while_playing};
use ra::{Action, Options, Position};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn playing_allocates_nothing() {
    for players in 2..=5 {
        let allocations = while_playing::<Position>(players, &Options::default(), 1, 100);
        assert_eq!(allocations, 0, "{players} players");
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 256, "{}", size_of::<Position>());
    assert!(size_of::<Action>() <= 2, "{}", size_of::<Action>());
}
