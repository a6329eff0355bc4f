//! What a club needs from outside: where its logs and lists are kept.
//!
//! The traits are object-safe, so a program chooses the engine when it starts. Their futures must
//! be driven by the runtime that the engine was opened on.

use std::fmt::Debug;
use std::pin::Pin;

use crate::lobby::{LobbyLine, State};

/// An answer that is on its way.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Entries to be written at the end of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The id of the table.
    pub table: String,
    /// The number of entries the log is expected to have. If it has another number, nothing is
    /// written (optimistic concurrency).
    pub after: u64,
    /// The new entries.
    pub entries: Vec<String>,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// What a lobby shows from now on, if that changes.
    pub lobby: Option<LobbyLine>,
    /// The ids of visitors who have taken a seat.
    pub sitters: Vec<String>,
}

/// What never changes about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableKey {
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u64,
    /// The id of the visitor who opened the table.
    pub host: String,
}

/// Why nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The log has another length than expected, or a new table exists already.
    #[error("the log of the table has another length than expected")]
    NotNext,
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// The storage fails.
    #[error("the data cannot be written: {0}")]
    Failed(String),
    /// The storage is closed.
    #[error("the store is closed")]
    Closed,
}

/// Why something could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// What is stored is not what was written.
    #[error("the log is damaged: {0}")]
    Damaged(String),
    /// The storage does not answer.
    #[error("the data cannot be read: {0}")]
    Failed(String),
}

/// The log of every table.
///
/// A log is a list of numbered entries, and it is the truth: everything else can be computed from
/// it.
pub trait Journal: Debug + Send + Sync {
    /// Writes a new table with its first entries. They are durable when this answers.
    fn create(&self, table: TableKey, append: Append) -> Pending<'_, Result<(), Refused>>;

    /// Writes the next entries of a table. They are durable when this answers; if it refuses,
    /// nothing was written.
    fn append(&self, append: Append) -> Pending<'_, Result<(), Refused>>;

    /// The entries of a table after the first `after`, in order.
    fn entries<'a>(
        &'a self,
        table: &'a str,
        after: u64,
    ) -> Pending<'a, Result<Vec<String>, ReadError>>;
}

/// The lists of tables, kept together with the logs.
pub trait Directory: Debug + Send + Sync {
    /// Tables as a lobby lists them, the latest first.
    fn tables(&self, which: Which, limit: u32) -> Pending<'_, Result<Vec<Listing>, ReadError>>;

    /// How many unfinished tables this visitor has opened since a time.
    fn unfinished<'a>(&'a self, host: &'a str, since: u64) -> Pending<'a, Result<u64, ReadError>>;
}

/// A store of everything a club keeps.
pub trait Storage: Journal + Directory {
    /// A key that was drawn when the store was made.
    fn secret(&self) -> &[u8; 32];

    /// Whether the store answers and accepts writes.
    fn check(&self) -> Pending<'_, Result<(), ReadError>>;

    /// Waits until everything that was sent is written, and releases the store.
    fn close(&self) -> Pending<'_, ()>;
}

/// A table as a lobby lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Its id.
    pub id: String,
    /// The key of the game.
    pub game: String,
    /// How far it has come.
    pub state: State,
    /// The [`Summary`](crate::Summary) as JSON.
    pub summary: String,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
}

/// Which tables are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those in this state that strangers may find.
    Listed(State),
    /// Those that the visitor with this id opened or sat at.
    Of(String),
    /// Those in play at which something happened since a time.
    PlayedSince(u64),
}
