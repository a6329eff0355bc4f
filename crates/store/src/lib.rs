//! The storage of a club in one SQLite file: the log of every table, and the lists of tables.
//!
//! [`Store`] implements the traits of [`club`]. An entry is durable when [`Journal::append`]
//! answers, and entries that wait at the same time are committed together. Readers have
//! connections of their own; they never wait for the writer, nor the writer for them.
//!
//! Every entry carries a hash of itself and all before it, so that whatever happened to the file,
//! a table is read as it was written or reported as [damaged](ReadError::Damaged).

mod backup;
mod chain;
mod connection;
mod failure;
mod lists;
mod log;
mod migrations;
mod writer;

use std::path::Path;

use club::{
    Append, Directory, Journal, Listing, Pending, ReadError, Refused, Storage, TableKey, Which,
};

pub use backup::{Backup, BackupError, backup};
pub use failure::OpenError;

use connection::Readers;
use writer::Writer;

/// The data of a club in one SQLite file.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    readers: Readers,
    secret: [u8; 32],
}

impl Store {
    /// Opens the file, or creates it, and brings it up to date. It does not grow beyond
    /// `max_bytes`, if given.
    ///
    /// # Errors
    ///
    /// If the file cannot be used, or another server uses it.
    pub fn open(path: &Path, max_bytes: Option<u64>) -> Result<Store, OpenError> {
        // An absolute path is a file, whatever its name would mean to SQLite.
        let path = &std::path::absolute(path).map_err(|error| OpenError::unusable(path, &error))?;
        let lock = connection::lock(path)?;
        let connection = connection::writing(path, max_bytes)?;
        let secret = connection::secret(&connection, path)?;
        let readers = Readers::new(path)?;
        let writer = Writer::start(connection, lock);
        Ok(Store {
            writer,
            readers,
            secret,
        })
    }
}

impl Journal for Store {
    fn create(&self, table: TableKey, append: Append) -> Pending<'_, Result<(), Refused>> {
        Box::pin(self.writer.write(Some(table), append))
    }

    fn append(&self, append: Append) -> Pending<'_, Result<(), Refused>> {
        Box::pin(self.writer.write(None, append))
    }

    fn entries<'a>(
        &'a self,
        table: &'a str,
        after: u64,
    ) -> Pending<'a, Result<Vec<String>, ReadError>> {
        let table = table.to_owned();
        let read = move |connection: &_| log::entries(connection, &table, after);
        Box::pin(self.readers.read(read))
    }
}

impl Directory for Store {
    fn tables(&self, which: Which, limit: u32) -> Pending<'_, Result<Vec<Listing>, ReadError>> {
        let read = move |connection: &_| lists::tables(connection, &which, limit);
        Box::pin(self.readers.read(read))
    }

    fn unfinished<'a>(&'a self, host: &'a str, since: u64) -> Pending<'a, Result<u64, ReadError>> {
        let host = host.to_owned();
        let read = move |connection: &_| lists::unfinished(connection, &host, since);
        Box::pin(self.readers.read(read))
    }
}

impl Storage for Store {
    fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    fn check(&self) -> Pending<'_, Result<(), ReadError>> {
        Box::pin(async {
            if !self.writer.is_running() {
                return Err(ReadError::Failed("the writer has stopped".to_owned()));
            }
            self.readers.read(lists::check).await
        })
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(self.writer.close())
    }
}
