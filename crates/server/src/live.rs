//! The tables in memory, and the way from an id to a table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use club::{Opened, TableEvent, Visitor};
use store::{Append, NewTable, Refused, Which};
use tokio::sync::OnceCell;

use crate::problem::Problem;
use crate::table::{self, Ask, Handle, Live, Surroundings, Table};
use crate::visitor::is_id;

/// The tables in memory.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    slots: Arc<Mutex<HashMap<String, Slot>>>,
    round: Surroundings,
}

/// A table in memory, or on its way there: whoever comes first reads it, the others wait.
type Slot = Arc<OnceCell<Handle>>;

/// After a restart the tables come back at which something happened within this time, in
/// milliseconds; others when they are visited.
const RECENT: u64 = 7 * 24 * 3_600_000;

impl Tables {
    /// No tables yet.
    pub(crate) fn new(round: Surroundings) -> Tables {
        Tables {
            slots: Arc::default(),
            round,
        }
    }

    /// The table of this id, from memory or from the store.
    pub(crate) async fn get(&self, id: &str) -> Result<Handle, Problem> {
        if !is_id(id) {
            return Err(Problem::NotFound);
        }
        loop {
            let place = self.enter(id);
            let slot = &place.slot;
            let handle = slot.get_or_try_init(|| self.load(id, slot)).await?;
            if !handle.is_gone() {
                return Ok(handle.clone());
            }
            // It comes back when everything it was asked before is in its log.
            handle.ended().await;
            self.forget(id, slot);
        }
    }

    /// Takes a place at the slot of this id.
    fn enter(&self, id: &str) -> Place<'_> {
        let slot = Arc::clone(self.lock().entry(id.to_owned()).or_default());
        let id = id.to_owned();
        let tables = self;
        Place { tables, id, slot }
    }

    /// Asks a table for something. When it is answered, it is on disk.
    pub(crate) async fn ask(
        &self,
        id: &str,
        visitor: &Visitor,
        ask: &Ask,
    ) -> Result<Arc<Live>, Problem> {
        let handle = self.get(id).await?;
        match handle.ask(visitor, ask.clone()).await {
            // The table was just leaving the memory; it comes back.
            Err(Problem::Unavailable) if handle.is_gone() => {
                self.get(id).await?.ask(visitor, ask.clone()).await
            }
            answer => answer,
        }
    }

    /// The table of this id if it is in memory.
    pub(crate) fn peek(&self, id: &str) -> Option<Handle> {
        let slot = self.lock().get(id).cloned()?;
        slot.get().filter(|handle| !handle.is_gone()).cloned()
    }

    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Writes a new table with its first entries. If there is one of this id, that is an error.
    pub(crate) async fn open(
        &self,
        id: &str,
        opened: Opened,
        more: Vec<TableEvent>,
    ) -> Result<(), Problem> {
        let at = table::now();
        let new = NewTable {
            game: opened.game.clone(),
            rules: opened.rules,
            host: opened.host.id().to_owned(),
        };
        let mut sitters = vec![opened.host.id().to_owned()];
        let entries: Vec<TableEvent> = std::iter::once(TableEvent::Opened(Box::new(opened)))
            .chain(more)
            .collect();
        for what in &entries {
            if let TableEvent::Seated { visitor, .. } = what {
                sitters.push(visitor.id().to_owned());
            }
        }
        let lines = table::lines(&entries, at);
        // Nothing is written that could not be read again.
        let table = Table::read(id, &lines).map_err(|fault| Problem::BadForm(fault.to_string()))?;
        let append = Append {
            table: id.to_owned(),
            after: 0,
            entries: lines,
            at,
            index: Some(table.index()),
            sitters,
        };
        match self.round.store.create(new, append).await {
            Err(Refused::NotNext) => Err(Problem::SeatTaken),
            written => Ok(written?),
        }
    }

    /// Brings the tables back at which a game is on, so that their bots go on playing.
    pub(crate) async fn wake(&self) {
        const MOST: u32 = 2_000;
        let since = table::now().saturating_sub(RECENT);
        let recent = self
            .round
            .store
            .tables(Which::PlayedSince(since), MOST)
            .await;
        let recent = recent.unwrap_or_else(|error| {
            tracing::error!(%error, "the games in play cannot be listed");
            Vec::new()
        });
        for listing in recent {
            if let Err(problem) = self.get(&listing.id).await {
                tracing::error!(table = listing.id, %problem, "a table does not come back");
            }
        }
    }

    async fn load(&self, id: &str, slot: &Slot) -> Result<Handle, Problem> {
        let entries = self.round.store.entries(id).await.inspect_err(|error| {
            if !matches!(error, store::ReadError::NoSuchTable) {
                tracing::error!(table = id, %error, "a table cannot be read");
            }
        })?;
        let table = Table::read(id, &entries).map_err(|fault| {
            tracing::error!(table = id, %fault, "a table is damaged");
            Problem::Damaged
        })?;
        let (tables, slot) = (self.clone(), Arc::downgrade(slot));
        let id = id.to_owned();
        let gone = move || {
            if let Some(slot) = slot.upgrade() {
                tables.forget(&id, &slot);
            }
        };
        Ok(table::start(table, self.round.clone(), gone))
    }

    /// Removes a slot that holds a table which has ended, unless another has taken its place.
    fn forget(&self, id: &str, slot: &Slot) {
        let mut slots = self.lock();
        if slots.get(id).is_some_and(|other| Arc::ptr_eq(other, slot)) {
            slots.remove(id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        // A map of slots is whole even if somebody panicked while holding it.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who waits for a table. Whoever gives up last takes a slot along that nobody has filled:
/// there may be no such table, and no request may leave anything behind.
struct Place<'a> {
    tables: &'a Tables,
    id: String,
    slot: Slot,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut slots = self.tables.lock();
        // Slots are shared out under the lock only, so nobody else can come now.
        let waiting = std::mem::take(&mut self.slot);
        let ours = |slot: &Slot| Arc::ptr_eq(slot, &waiting);
        let is_last = Arc::strong_count(&waiting) <= 2;
        if waiting.get().is_none() && is_last && slots.get(&self.id).is_some_and(ours) {
            slots.remove(&self.id);
        }
        drop(waiting);
    }
}
