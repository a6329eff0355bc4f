//! What is written, and why it may be refused.

use club::State;
use rusqlite::ErrorCode;

/// Entries to be written at the end of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// How many entries the log has so far. If it has another number, nothing is written.
    pub after: u64,
    /// The new entries.
    pub entries: Vec<String>,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// What a lobby shows from now on, if that changes.
    pub index: Option<Index>,
    /// Visitors who have sat down.
    pub sitters: Vec<String>,
}

/// What a lobby shows of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// Whether it has begun or ended.
    pub state: State,
    /// Whether strangers may find it.
    pub listed: bool,
    /// Whatever the server wants to show.
    pub summary: String,
}

/// What never changes about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u64,
    /// The visitor who opens it.
    pub host: String,
}

/// Why nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The log of the table has another length than the sender thinks, or a new table exists.
    #[error("the log of the table has another length")]
    NotNext,
    /// There is no room on the disk.
    #[error("the disk is full")]
    Full,
    /// The disk or the database fails.
    #[error("the data cannot be written: {0}")]
    Failed(String),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

impl From<rusqlite::Error> for Refused {
    fn from(error: rusqlite::Error) -> Refused {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Refused::Full,
            _ => Refused::Failed(error.to_string()),
        }
    }
}
