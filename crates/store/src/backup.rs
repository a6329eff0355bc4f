//! A copy of the data file, made while a server works with it.

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use club::ReadError;
use rusqlite::Connection;

use crate::failure::{Failure, OpenError};
use crate::{connection, log, migrations};

/// What a copy holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Its size in bytes.
    pub bytes: u64,
    /// How many tables are in it.
    pub tables: u64,
    /// The tables that are damaged, and why; they are damaged in the data file too.
    pub damaged: Vec<(String, ReadError)>,
}

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The target exists.
    #[error("{0} exists already; a backup never replaces a file")]
    Exists(PathBuf),
    /// The copy cannot be written.
    #[error("the copy {path} cannot be written: {why}")]
    Failed {
        /// The file.
        path: PathBuf,
        /// What the system or SQLite says.
        why: String,
    },
    /// The data cannot be used.
    #[error(transparent)]
    Source(#[from] OpenError),
    /// The copy cannot be read back.
    #[error("the copy is not sound and was removed: {0}")]
    Unsound(ReadError),
}

/// Copies the data file while a server may be writing to it, and reads the whole copy back: its
/// pages, and the log of every table with its hashes.
///
/// # Errors
///
/// If the data cannot be used or the copy cannot be written; then there is no copy.
pub fn backup(data: &Path, to: &Path) -> Result<Backup, BackupError> {
    let source = connection::reading(data).map_err(|error| OpenError::unusable(data, &error))?;
    migrations::check(&source, data)?;
    let copy = create(to)?;
    let made = write(&source, &copy, to).and_then(|()| read_back(to));
    if made.is_err() {
        // Half a copy is worse than none. If it cannot be removed, the error has to do.
        let _ = std::fs::remove_file(to);
    }
    made
}

fn create(path: &Path) -> Result<File, BackupError> {
    connection::private_file(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => BackupError::Exists(path.to_owned()),
        _ => failed(path, &error),
    })
}

fn write(source: &Connection, copy: &File, to: &Path) -> Result<(), BackupError> {
    let name = to
        .to_str()
        .ok_or_else(|| failed(to, &"its name is not text"))?;
    source
        .execute("VACUUM INTO ?1", [name])
        .map_err(|error| failed(to, &error))?;
    copy.sync_all().map_err(|error| failed(to, &error))
}

fn read_back(path: &Path) -> Result<Backup, BackupError> {
    let bytes = std::fs::metadata(path)
        .map_err(|error| failed(path, &error))?
        .len();
    let (tables, damaged) = check(path).map_err(|failure| BackupError::Unsound(failure.into()))?;
    Ok(Backup {
        bytes,
        tables,
        damaged,
    })
}

type Checked = (u64, Vec<(String, ReadError)>);

fn check(path: &Path) -> Result<Checked, Failure> {
    let copy = connection::reading(path)?;
    let sound: String = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(ReadError::Damaged(sound).into());
    }
    let mut damaged = Vec::new();
    let mut tables = 0;
    let mut statement = copy.prepare("SELECT id FROM tables ORDER BY id")?;
    for id in statement.query_map([], |row| row.get::<_, String>(0))? {
        let id = id?;
        tables += 1;
        if let Err(error) = log::entries(&copy, &id, 0) {
            damaged.push((id, error.into()));
        }
    }
    Ok((tables, damaged))
}

fn failed(path: &Path, why: &dyn std::fmt::Display) -> BackupError {
    BackupError::Failed {
        path: path.to_owned(),
        why: why.to_string(),
    }
}
