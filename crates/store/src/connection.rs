//! Connections to the file: one that writes, a few that read.

use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use club::ReadError;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};

use crate::failure::{Failure, OpenError};
use crate::migrations;

/// Held as long as the store is open, so that no second server writes to the file.
#[derive(Debug)]
pub(crate) struct Lock(File);

impl Drop for Lock {
    /// To close the file is not enough: a program being started elsewhere in this process has it
    /// open too for a moment, and the lock goes with the last of them.
    fn drop(&mut self) {
        if let Err(error) = self.0.unlock() {
            tracing::warn!(%error, "the data file stays locked until this program ends");
        }
    }
}

/// Locks the file against other servers.
///
/// The lock is on a file beside it: closing any handle of the data file itself would give up the
/// locks of SQLite.
pub(crate) fn lock(path: &Path) -> Result<Lock, OpenError> {
    let unusable = |error| OpenError::unusable(path, &error);
    let mut beside = path.as_os_str().to_owned();
    beside.push(".lock");
    // Never truncate: the name may belong to something else.
    let mut options = File::options();
    options.write(true).create(true).truncate(false);
    let lock = options.open(beside).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(Lock(lock)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// A new file that only its owner may read: it will hold seeds and keys.
pub(crate) fn private_file(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The connection that writes; the file is brought up to date first.
pub(crate) fn writing(path: &Path, max_bytes: Option<u64>) -> Result<Connection, OpenError> {
    let unusable = |error: &dyn std::fmt::Display| OpenError::unusable(path, error);
    match private_file(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(unusable(&error)),
        // The files that SQLite puts beside it get the same permissions.
        _ => {}
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection =
        Connection::open_with_flags(path, flags).map_err(|error| unusable(&error))?;
    migrations::run(&mut connection, path)?;
    configure(&connection, max_bytes).map_err(|error| unusable(&error))?;
    Ok(connection)
}

fn configure(connection: &Connection, max_bytes: Option<u64>) -> rusqlite::Result<()> {
    // In WAL mode readers and the writer do not wait for each other, and FULL means that a
    // transaction is on disk when it is committed.
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    if let Some(bytes) = max_bytes {
        let page: u64 = connection.query_row("PRAGMA page_size", (), |row| row.get(0))?;
        connection.pragma_update(None, "max_page_count", bytes / page)?;
    }
    Ok(())
}

/// A connection that only reads.
pub(crate) fn reading(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    Ok(connection)
}

/// The key of this file; drawn when it is first asked for.
pub(crate) fn secret(connection: &Connection, path: &Path) -> Result<[u8; 32], OpenError> {
    const NAME: &str = "server";
    let found = connection
        .query_row("SELECT value FROM secrets WHERE name = ?1", [NAME], |row| {
            row.get(0)
        })
        .optional()
        .map_err(|error| OpenError::unusable(path, &error))?;
    if let Some(secret) = found {
        return Ok(secret);
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|error| OpenError::unusable(path, &error))?;
    let insert = "INSERT INTO secrets (name, value) VALUES (?1, ?2)";
    connection
        .execute(insert, params![NAME, secret])
        .map_err(|error| OpenError::unusable(path, &error))?;
    Ok(secret)
}

/// A pool of connections that only read.
#[derive(Clone, Debug)]
pub(crate) struct Readers {
    path: Arc<Path>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    /// The number of idle connections that are kept.
    const MAX_IDLE: usize = 4;

    pub(crate) fn new(path: &Path) -> Result<Readers, OpenError> {
        let readers = Readers {
            path: path.into(),
            idle: Arc::default(),
        };
        readers.give_back(reading(path).map_err(|error| OpenError::unusable(path, &error))?);
        Ok(readers)
    }

    /// Runs a query on a thread that may block.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, ReadError> {
        let readers = self.clone();
        let read = tokio::task::spawn_blocking(move || {
            let idle = readers.idle().pop();
            let connection = match idle {
                Some(connection) => connection,
                None => reading(&readers.path)?,
            };
            let answer = query(&connection);
            readers.give_back(connection);
            answer
        });
        match read.await {
            Ok(answer) => answer.map_err(ReadError::from),
            Err(error) => Err(ReadError::Failed(error.to_string())),
        }
    }

    fn give_back(&self, connection: Connection) {
        let mut idle = self.idle();
        if idle.len() < Readers::MAX_IDLE {
            idle.push(connection);
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        // The list is consistent even if a thread panicked while holding it.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_started_meanwhile_does_not_keep_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data.db");
        let first = lock(&path).unwrap();
        // What a child has between its birth and its own program.
        let inherited = first.0.try_clone().unwrap();
        assert!(matches!(lock(&path), Err(OpenError::InUse(_))));
        drop(first);
        assert!(lock(&path).is_ok());
        drop(inherited);
    }
}
