//! A list that only grows.

use std::sync::Arc;

/// The number of items that copies do not share at most.
const CHUNK: usize = 32;

/// A list that only grows. Copies share all but the latest few items, so that a copy of a long list
/// costs hardly more than one of a short list.
#[derive(Clone, Debug)]
pub(crate) struct Grown<T> {
    chunks: Vec<Arc<[T]>>,
    latest: Vec<T>,
}

impl<T> Grown<T> {
    /// An empty list.
    pub(crate) fn new() -> Grown<T> {
        Grown {
            chunks: Vec::new(),
            latest: Vec::new(),
        }
    }

    /// Adds an item at the end.
    pub(crate) fn push(&mut self, item: T) {
        self.latest.push(item);
        if self.latest.len() == CHUNK {
            self.chunks.push(self.latest.drain(..).collect());
        }
    }

    /// The items in order.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        let shared = self.chunks.iter().flat_map(|chunk| chunk.iter());
        shared.chain(&self.latest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_grow_apart_from_each_other() {
        let mut list = Grown::new();
        let mut copies = Vec::new();
        for number in 0..100 {
            copies.push(list.clone());
            list.push(number);
        }
        for (length, copy) in copies.iter_mut().enumerate() {
            copy.push(-1);
            assert!(copy.iter().copied().eq((0..length as i32).chain([-1])));
            assert!(list.iter().rev().copied().eq((0..100).rev()));
        }
    }
}
