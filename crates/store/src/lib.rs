//! The append-only log of every table, in one SQLite file.
//!
//! A table is a list of numbered entries; what they mean, only the server knows. An entry is on
//! disk when [`Store::append`] answers, and entries that wait at the same time are written in one
//! transaction. Reading has connections of its own and never waits for writing, nor the other way
//! round.
//!
//! Every entry carries a hash of itself and all before it, so that whatever happened to the file,
//! a table is read as it was written or reported as [damaged](ReadError::Damaged).
//!
//! The queries are plain SQL that PostgreSQL understands as well; what is SQLite's own stands in
//! `connection.rs` and in the migrations.

mod append;
mod backup;
mod chain;
mod connection;
mod lobby;
mod log;
mod migrations;
mod writer;

use std::path::Path;

pub use append::{Append, Index, NewTable, Refused};
pub use backup::{Backup, BackupError, backup};
pub use connection::OpenError;
pub use lobby::{Listing, Which};
pub use log::ReadError;

use connection::Readers;
use writer::Writer;

/// The data of a server: one file.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    readers: Readers,
    secret: [u8; 32],
}

impl Store {
    /// Opens the file, or makes it, and brings it up to date. It does not grow beyond so many
    /// pages, if a number is given.
    pub fn open(path: &Path, max_pages: Option<u32>) -> Result<Store, OpenError> {
        // A whole path means a file, whatever its name means to SQLite by itself.
        let path = &std::path::absolute(path).map_err(|error| OpenError::unusable(path, &error))?;
        let lock = connection::lock(path)?;
        let connection = connection::writing(path, max_pages)?;
        let secret = connection::secret(&connection)?;
        let readers = Readers::new(path)?;
        let writer = Writer::start(connection, lock);
        Ok(Store {
            writer,
            readers,
            secret,
        })
    }

    /// A key that was drawn when the file was made.
    pub fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// Writes a new table with its first entries. It is on disk when this returns.
    pub async fn create(&self, table: NewTable, append: Append) -> Result<(), Refused> {
        self.writer.write(Some(table), append).await
    }

    /// Writes the next entries of a table. They are on disk when this returns; if it refuses,
    /// nothing was written.
    pub async fn append(&self, append: Append) -> Result<(), Refused> {
        self.writer.write(None, append).await
    }

    /// All entries of a table in order.
    pub async fn entries(&self, table: &str) -> Result<Vec<String>, ReadError> {
        let table = table.to_owned();
        self.readers
            .read(move |connection| log::entries(connection, &table))
            .await
    }

    /// Tables as a lobby lists them, latest first.
    pub async fn tables(&self, which: Which, limit: u32) -> Result<Vec<Listing>, ReadError> {
        self.readers
            .read(move |connection| lobby::tables(connection, &which, limit))
            .await
    }

    /// How many unfinished tables this visitor has opened since then.
    pub async fn unfinished(&self, host: &str, since: u64) -> Result<u64, ReadError> {
        let host = host.to_owned();
        self.readers
            .read(move |connection| lobby::unfinished(connection, &host, since))
            .await
    }

    /// Whether the file answers, and can be written to.
    pub async fn check(&self) -> Result<(), ReadError> {
        if !self.writer.is_there() {
            return Err(ReadError::Failed("nobody writes any more".to_owned()));
        }
        self.readers.read(lobby::check).await
    }

    /// Waits until everything that was sent is written, and gives the file back.
    pub async fn close(&self) {
        self.writer.close().await;
    }
}
