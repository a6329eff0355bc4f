//! Who is present at a table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use club::{Table, Visitor};
use tabletop::Seats;

/// A visitor without an open stream counts as present for this long after their last request: a
/// browser without JavaScript has no stream, and one that reconnects has none for a moment.
const LINGER: Duration = Duration::from_secs(30);

/// Who is present at a table.
#[derive(Debug, Default)]
pub(crate) struct Presence(Mutex<HashMap<Visitor, Here>>);

#[derive(Debug)]
struct Here {
    streams: usize,
    seen: Instant,
}

impl Here {
    fn is_here(&self) -> bool {
        self.streams > 0 || self.seen.elapsed() < LINGER
    }
}

/// An open stream; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Visit {
    presence: Arc<Presence>,
    visitor: Visitor,
}

impl Presence {
    /// A visitor opens a stream.
    pub(crate) fn enter(self: &Arc<Presence>, visitor: &Visitor) -> Visit {
        self.touch(visitor);
        if let Some(here) = self.lock().get_mut(visitor) {
            here.streams += 1;
        }
        Visit {
            presence: Arc::clone(self),
            visitor: visitor.clone(),
        }
    }

    /// A visitor has sent a request.
    pub(crate) fn touch(&self, visitor: &Visitor) {
        let seen = Instant::now();
        self.lock()
            .entry(visitor.clone())
            .and_modify(|here| here.seen = seen)
            .or_insert(Here { streams: 0, seen });
    }

    /// The seats whose owners are present, and how many others watch. Forgets those who have gone.
    pub(crate) fn count(&self, table: &Table) -> (Seats, usize) {
        let mut all = self.lock();
        all.retain(|_, here| here.is_here());
        let here = table
            .seats()
            .filter(|(_, seat)| match (&seat.person, seat.bot) {
                (_, Some(_)) => true,
                (Some(person), None) => all.contains_key(&person.visitor),
                (None, None) => false,
            });
        let watches = |(visitor, here): &(&Visitor, &Here)| {
            here.streams > 0 && table.seats_of(visitor).is_empty()
        };
        let watchers = all.iter().filter(watches).count();
        (here.map(|(seat, _)| seat).collect(), watchers)
    }

    /// Whether anybody sees what happens: has a stream open, or has looked lately.
    pub(crate) fn is_seen(&self) -> bool {
        self.lock().values().any(Here::is_here)
    }

    /// Whether nobody has a stream open.
    pub(crate) fn is_empty(&self) -> bool {
        self.lock().values().all(|here| here.streams == 0)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Visitor, Here>> {
        // The counts are consistent even if a thread panicked while holding them.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        if let Some(here) = self.presence.lock().get_mut(&self.visitor) {
            here.streams -= 1;
            here.seen = Instant::now();
        }
    }
}
