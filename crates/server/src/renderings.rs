//! Live parts of pages that several visitors share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use pages::Pages;
use tabletop::Seats;

use crate::guest::Guest;
use crate::render;
use crate::table::Snapshot;

/// What has been rendered for the streams of each table: visitors who see the same get the same
/// text, so a thousand spectators cost one rendering.
#[derive(Debug, Default)]
pub(crate) struct Renderings(Mutex<HashMap<String, Weak<TableRenderings>>>);

/// What has been rendered of the latest snapshot of one table.
#[derive(Debug, Default)]
pub(crate) struct TableRenderings(Mutex<Rendered>);

#[derive(Debug, Default)]
struct Rendered {
    /// The snapshot.
    of: Weak<Snapshot>,
    parts: HashMap<Key, Arc<str>>,
}

/// Everything a rendering depends on besides the snapshot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    own: Seats,
    host: bool,
    since: u64,
    settings: String,
    origin: Arc<str>,
}

/// The number of renderings that are kept per snapshot, so that changing settings cannot fill the
/// memory.
const MAX_KEPT: usize = 64;

impl Renderings {
    /// What has been rendered of this table; kept as long as somebody holds it.
    pub(crate) fn of(&self, table: &str) -> Arc<TableRenderings> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = tables.get(table).and_then(Weak::upgrade) {
            return known;
        }
        let new = Arc::default();
        tables.insert(table.to_owned(), Arc::downgrade(&new));
        new
    }

    /// Forgets tables that nobody follows any more.
    pub(crate) fn tidy(&self) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, table| table.strong_count() > 0);
    }
}

impl TableRenderings {
    /// The live part of the table's page, for a visitor whose previous page had the number `since`.
    pub(crate) fn live_part(
        &self,
        pages: &Pages,
        live: &Arc<Snapshot>,
        guest: &Guest,
        since: u64,
    ) -> Arc<str> {
        let key = Key {
            own: live.table.seats_of(&guest.visitor),
            host: live.table.is_hosted_by(&guest.visitor),
            since,
            settings: guest.settings_key(),
            origin: Arc::clone(&guest.origin),
        };
        if let Some(part) = self.known(live, &key) {
            return part;
        }
        // Two streams may both render at the same moment; that is better than one waiting.
        let part: Arc<str> = render::live_part(pages, live, guest, since)
            .into_string()
            .into();
        let mut rendered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if rendered.is_of(live) && rendered.parts.len() < MAX_KEPT {
            rendered.parts.insert(key, Arc::clone(&part));
        }
        part
    }

    fn known(&self, live: &Arc<Snapshot>, key: &Key) -> Option<Arc<str>> {
        let mut rendered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !rendered.is_of(live) {
            *rendered = Rendered {
                of: Arc::downgrade(live),
                parts: HashMap::new(),
            };
        }
        rendered.parts.get(key).cloned()
    }
}

impl Rendered {
    fn is_of(&self, live: &Arc<Snapshot>) -> bool {
        // The weak reference keeps the address from being used again.
        std::ptr::eq(self.of.as_ptr(), Arc::as_ptr(live))
    }
}
