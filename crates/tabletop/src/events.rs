//! Telling what happened.

use std::fmt::Debug;

use serde::Serialize;

use crate::game::Observer;

/// Something that happened, and who may know of it.
pub trait Witnessed: Copy + Eq + Debug + Serialize + Send + Sync {
    /// What this observer learns of it: all, a part, or nothing.
    fn seen_by(self, observer: Observer) -> Option<Self>;
}

/// Somebody who listens to what happens while an action is carried out.
///
/// A `Vec` collects, a closure reacts, and [`Silence`] costs nothing.
pub trait Events<E> {
    /// Hears of the next event.
    fn tell(&mut self, event: E);
}

/// Nobody listens; search and simulation play like this.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<E> Events<E> for Silence {
    #[inline]
    fn tell(&mut self, _: E) {}
}

impl<E> Events<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

impl<E, F: FnMut(E)> Events<E> for F {
    fn tell(&mut self, event: E) {
        self(event);
    }
}
