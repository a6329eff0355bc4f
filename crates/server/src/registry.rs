//! The tables in memory, and the way from an id to a table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use club::{
    Append, Command, Entry, NewTable, Problem, ReadError, Refused, Table, TableEvent, TableKey,
    Visitor, Which,
};
use tokio::sync::OnceCell;

use crate::identity::is_id;
use crate::table::{self, Handle, Services, Snapshot};

/// The tables in memory.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    slots: Arc<Mutex<HashMap<String, Slot>>>,
    services: Services,
}

/// A table in memory, or being loaded: the first request loads it, the others wait.
type Slot = Arc<OnceCell<Handle>>;

/// After a restart, tables at which something happened within this time, in milliseconds, are loaded
/// at once; others when they are visited.
const RECENT: u64 = 7 * 24 * 3_600_000;

impl Tables {
    /// No tables yet.
    pub(crate) fn new(services: Services) -> Tables {
        Tables {
            slots: Arc::default(),
            services,
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
            // It is loaded again when everything it was asked before is in its log.
            handle.ended().await;
            self.forget(id, slot);
        }
    }

    /// Joins those who wait for the table of this id.
    fn enter(&self, id: &str) -> Place<'_> {
        let slot = Arc::clone(self.lock().entry(id.to_owned()).or_default());
        let id = id.to_owned();
        let tables = self;
        Place { tables, id, slot }
    }

    /// Sends a command to a table. When it is answered, its events are durable.
    pub(crate) async fn send(
        &self,
        id: &str,
        visitor: &Visitor,
        command: &Command,
    ) -> Result<Arc<Snapshot>, Problem> {
        let handle = self.get(id).await?;
        match handle.send(visitor, command.clone()).await {
            // The table was just leaving the memory; it comes back.
            Err(Problem::Unavailable) if handle.is_gone() => {
                self.get(id).await?.send(visitor, command.clone()).await
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

    /// Writes a new table.
    pub(crate) async fn create(&self, new: NewTable) -> Result<(), Problem> {
        let (table, opened) = (&new.table, &new.table.opened);
        let key = TableKey {
            game: opened.game.clone(),
            rules: opened.rules,
            host: opened.host.id().to_owned(),
        };
        let mut sitters = vec![opened.host.id().to_owned()];
        for entry in &new.entries {
            if let TableEvent::Seated { visitor, .. } = &entry.event {
                sitters.push(visitor.id().to_owned());
            }
        }
        let append = Append {
            table: table.id.to_string(),
            after: 0,
            entries: new.entries.iter().map(Entry::to_line).collect(),
            at: new.entries[0].at,
            lobby: Some(table.lobby_line()),
            sitters,
        };
        match self.services.storage.create(key, append).await {
            Err(Refused::NotNext) => Err(Problem::TableExists),
            written => Ok(written?),
        }
    }

    /// Loads the tables with a game in progress, so that their bots go on playing.
    pub(crate) async fn wake(&self) {
        const MAX_WOKEN: u32 = 2_000;
        let since = table::now().saturating_sub(RECENT);
        let played = Which::PlayedSince(since);
        let recent = self.services.storage.tables(played, MAX_WOKEN).await;
        let recent = recent.unwrap_or_else(|error| {
            tracing::error!(%error, "the games in play cannot be listed");
            Vec::new()
        });
        for listing in recent {
            if let Err(problem) = self.get(&listing.id).await {
                tracing::error!(table = listing.id, %problem, "a table cannot be loaded");
            }
        }
    }

    async fn load(&self, id: &str, slot: &Slot) -> Result<Handle, Problem> {
        let entries = self
            .services
            .storage
            .entries(id, 0)
            .await
            .inspect_err(|error| {
                if !matches!(error, ReadError::NoSuchTable) {
                    tracing::error!(table = id, %error, "a table cannot be read");
                }
            })?;
        let table = Table::read(&self.services.games, id, &entries).map_err(|fault| {
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
        Ok(table::start(table, self.services.clone(), gone))
    }

    /// Removes a slot that holds a table which has ended, unless another has taken its place.
    fn forget(&self, id: &str, slot: &Slot) {
        let mut slots = self.lock();
        if slots.get(id).is_some_and(|other| Arc::ptr_eq(other, slot)) {
            slots.remove(id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        // The map is consistent even if a thread panicked while holding it.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A request that waits for a table. The last one to give up removes a slot that was never filled:
/// there may be no such table, and no request may leave anything behind.
struct Place<'a> {
    tables: &'a Tables,
    id: String,
    slot: Slot,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut slots = self.tables.lock();
        // Slots are handed out under the lock only, so nobody else can join now.
        let waiting = std::mem::take(&mut self.slot);
        let ours = |slot: &Slot| Arc::ptr_eq(slot, &waiting);
        let is_last = Arc::strong_count(&waiting) <= 2;
        if waiting.get().is_none() && is_last && slots.get(&self.id).is_some_and(ours) {
            slots.remove(&self.id);
        }
        drop(waiting);
    }
}
