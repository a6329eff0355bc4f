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
#![allow(
    unsafe_code,
    reason = "a global allocator is an unsafe trait; every call is handed on as it came"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use tabletop::{Game, Next, Silence};

use crate::TestDice;

thread_local! {
    /// How often this thread has allocated. It needs neither setting up nor dropping, so the
    /// allocator may touch it at any time.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The allocator of the system, counting how often it is asked for memory.
#[derive(Clone, Copy, Debug, Default)]
pub struct CountingAllocator;

fn count_one() {
    COUNT.with(|count| count.set(count.get() + 1));
}

// SAFETY: every call is handed on to the allocator of the system as it came, and counting touches
// no memory but a number of this thread.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// How often `work` allocates in this thread.
///
/// # Panics
///
/// If [`CountingAllocator`] is not the global allocator, since then nothing is counted.
pub fn count(work: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    drop(black_box(Box::new(before)));
    let installed = COUNT.get() > before;
    assert!(
        installed,
        "CountingAllocator is not the global allocator of this program"
    );
    let before = COUNT.get();
    work();
    COUNT.get() - before
}

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
