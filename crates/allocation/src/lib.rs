//! A global allocator that counts, so that a test can show that code allocates nothing.
//!
//! ```
//! #[global_allocator]
//! static ALLOCATOR: allocation::CountingAllocator = allocation::CountingAllocator;
//!
//! assert_eq!(allocation::count(|| assert_eq!(2 + 2, 4)), 0);
//! assert_eq!(allocation::count(|| drop(std::hint::black_box(Box::new(4)))), 1);
//! ```

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

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
