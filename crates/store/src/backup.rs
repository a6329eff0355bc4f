//! A copy of the data file, made while a server works with it.

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::{OpenError, ReadError, connection, log, migrations};

/// What a copy holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Its size in bytes.
    pub bytes: u64,
    /// How many tables are in it.
    pub tables: u64,
    /// The tables among them that cannot be used, and why; they are so in the data file too.
    pub damaged: Vec<(String, ReadError)>,
}

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is something of that name already.
    #[error("{0} is there already; a copy never replaces a file")]
    Exists(PathBuf),
    /// The copy cannot be made.
    #[error("the copy {path} cannot be made: {why}")]
    Failed {
        /// Which file.
        path: PathBuf,
        /// What the system or SQLite says.
        why: String,
    },
    /// The data cannot be used.
    #[error(transparent)]
    Source(#[from] OpenError),
    /// What was written is not what can be read back.
    #[error("the copy is not sound and was removed: {0}")]
    Unsound(ReadError),
}

/// Copies the data file as it is at one moment, beside a server that may be writing to it, and
/// reads the whole copy back: its pages, and the log of every table with its hashes.
pub fn backup(data: &Path, to: &Path) -> Result<Backup, BackupError> {
    let source = connection::reading(data).map_err(|error| OpenError::unusable(data, &error))?;
    migrations::check(&source, data)?;
    let copy = create(to)?;
    let made = write(&source, &copy, to).and_then(|()| read_back(to));
    if made.is_err() {
        // A half of a copy is worse than none; if it cannot be removed, the error has to do.
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
    let (tables, damaged) = check(path).map_err(BackupError::Unsound)?;
    Ok(Backup {
        bytes,
        tables,
        damaged,
    })
}

type Checked = (u64, Vec<(String, ReadError)>);

fn check(path: &Path) -> Result<Checked, ReadError> {
    let copy = connection::reading(path)?;
    let sound: String = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(ReadError::Damaged(sound));
    }
    let mut damaged = Vec::new();
    let mut tables = 0;
    let mut statement = copy.prepare("SELECT id FROM tables ORDER BY id")?;
    for id in statement.query_map([], |row| row.get::<_, String>(0))? {
        let id = id?;
        tables += 1;
        if let Err(error) = log::entries(&copy, &id) {
            damaged.push((id, error));
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
