//! The allocator counts, and the toy game gives it nothing to count.

use conformance::allocation::{self, CountingAllocator};
use conformance::toy::{Options, Toy};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn every_allocation_is_counted() {
    assert_eq!(allocation::count(|| {}), 0);
    assert_eq!(
        allocation::count(|| drop(std::hint::black_box(Box::new(1)))),
        1
    );
    let grown = allocation::count(|| {
        let mut list = Vec::with_capacity(1);
        list.extend([1, 2, 3]);
        std::hint::black_box(list);
    });
    assert_eq!(grown, 2, "a list that grows is allocated again");
    assert_eq!(
        allocation::count(|| drop(std::hint::black_box(vec![0; 9]))),
        1
    );
}

#[test]
fn the_toy_game_allocates_nothing() {
    for players in 2..=5 {
        let allocations = allocation::while_playing::<Toy>(players, &Options::default(), 1, 50);
        assert_eq!(allocations, 0, "{players} players");
    }
}
