//! Connections to the file: one that writes, a few that read.

use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension, params};

use crate::{ReadError, migrations};

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

/// Why the data cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file cannot be made, read or written.
    #[error("the data file {path} cannot be used: {why}")]
    Unusable {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// Somebody else has it open.
    #[error("the data file {0} is in use by another server")]
    InUse(PathBuf),
    /// It was written by a newer program.
    #[error(
        "the data file {path} has schema {found}, but this program knows only {known}: \
         it was written by a newer one"
    )]
    Newer {
        /// Which file.
        path: PathBuf,
        /// The schema of the file.
        found: i64,
        /// The newest schema we know.
        known: i64,
    },
    /// It is a database, but of something else.
    #[error("{0} is no data file of Heliopolis")]
    Foreign(PathBuf),
    /// SQLite refuses.
    #[error("the data file cannot be used: {0}")]
    Sqlite(#[from] rusqlite::Error),
}

impl OpenError {
    pub(crate) fn unusable(path: &Path, why: &dyn std::fmt::Display) -> OpenError {
        OpenError::Unusable {
            path: path.to_owned(),
            why: why.to_string(),
        }
    }
}

/// Takes the file for ourselves.
///
/// The lock is on a file beside it: closing any handle of the data file itself would give up the
/// locks of SQLite.
pub(crate) fn lock(path: &Path) -> Result<Lock, OpenError> {
    let unusable = |error| OpenError::unusable(path, &error);
    let mut beside = path.as_os_str().to_owned();
    beside.push(".lock");
    // Whatever bears that name, nothing is taken from it.
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

/// The connection that writes, to a file that was brought up to date.
pub(crate) fn writing(path: &Path, max_pages: Option<u32>) -> Result<Connection, OpenError> {
    let unusable = |error: &dyn std::fmt::Display| OpenError::unusable(path, error);
    match private_file(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(unusable(&error)),
        // What SQLite puts beside it is as private as the file.
        _ => {}
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection =
        Connection::open_with_flags(path, flags).map_err(|error| unusable(&error))?;
    migrations::run(&mut connection, path)?;
    // In WAL mode readers and the writer do not wait for each other, and FULL means that a
    // transaction is on disk when it is committed.
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    if let Some(pages) = max_pages {
        connection.pragma_update(None, "max_page_count", pages)?;
    }
    Ok(connection)
}

/// A connection that only reads.
pub(crate) fn reading(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    Ok(connection)
}

/// The key of this file; drawn at the first time.
pub(crate) fn secret(connection: &Connection) -> Result<[u8; 32], OpenError> {
    const NAME: &str = "server";
    let found = connection
        .query_row("SELECT value FROM secrets WHERE name = ?1", [NAME], |row| {
            row.get(0)
        })
        .optional()?;
    if let Some(secret) = found {
        return Ok(secret);
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|error| OpenError::Unusable {
        path: PathBuf::new(),
        why: format!("the system has no random numbers: {error}"),
    })?;
    connection.execute(
        "INSERT INTO secrets (name, value) VALUES (?1, ?2)",
        params![NAME, secret],
    )?;
    Ok(secret)
}

/// Connections that only read, made when they are needed and kept.
#[derive(Clone, Debug)]
pub(crate) struct Readers {
    path: Arc<Path>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    /// So many are kept when nobody reads.
    const KEPT: usize = 4;

    pub(crate) fn new(path: &Path) -> Result<Readers, OpenError> {
        let readers = Readers {
            path: path.into(),
            idle: Arc::default(),
        };
        readers.give_back(reading(path)?);
        Ok(readers)
    }

    /// Does this with a connection, on a thread that may wait for the disk.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        task: impl FnOnce(&Connection) -> Result<T, ReadError> + Send + 'static,
    ) -> Result<T, ReadError> {
        let readers = self.clone();
        let read = tokio::task::spawn_blocking(move || {
            let idle = readers.idle().pop();
            let connection = match idle {
                Some(connection) => connection,
                None => reading(&readers.path)?,
            };
            let answer = task(&connection);
            readers.give_back(connection);
            answer
        });
        read.await
            .unwrap_or_else(|error| Err(ReadError::Failed(error.to_string())))
    }

    fn give_back(&self, connection: Connection) {
        let mut idle = self.idle();
        if idle.len() < Readers::KEPT {
            idle.push(connection);
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        // A list of connections is whole even if somebody panicked while holding it.
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
