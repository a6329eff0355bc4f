//! What happens, and who hears of it.

use std::fmt::Debug;

use serde::Serialize;

use crate::game::Observer;

/// Something that happened, and who may know of it.
pub trait Witnessed: Copy + Eq + Debug + Serialize + Send + Sync {
    /// What this observer learns of it: all, a part, or nothing.
    ///
    /// Implementations match every event by name, so that a new one is secret until somebody
    /// decides otherwise.
    fn seen_by(self, observer: Observer) -> Option<Self>;
}

/// A listener to what happens while an action is carried out.
///
/// A `Vec` collects the events, a closure reacts to each, and [`Silence`] compiles to nothing.
pub trait Events<E> {
    /// Takes in the next event.
    fn tell(&mut self, event: E);
}

/// Ignores all events, as search and simulation do.
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
