//! What can fail, in the words of the club; only here SQLite's errors are read.

use std::path::{Path, PathBuf};

use club::{ReadError, Refused};
use rusqlite::ErrorCode;

/// Why a query has no answer: SQLite failed, or the answer is not what was written.
#[derive(Debug)]
pub(crate) enum Failure {
    Sqlite(rusqlite::Error),
    Read(ReadError),
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Failure {
        Failure::Sqlite(error)
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Failure {
        Failure::Read(error)
    }
}

impl From<Failure> for ReadError {
    fn from(failure: Failure) -> ReadError {
        match failure {
            Failure::Read(error) => error,
            Failure::Sqlite(error) if is_damage(&error) => ReadError::Damaged(error.to_string()),
            Failure::Sqlite(error) => ReadError::Failed(error.to_string()),
        }
    }
}

fn is_damage(error: &rusqlite::Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
    ) || matches!(
        error,
        // A value of another type than we ever write.
        rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..)
            | rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
    )
}

/// Why a transaction was not committed.
pub(crate) fn refused(error: &rusqlite::Error) -> Refused {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => Refused::Full,
        _ => Refused::Failed(error.to_string()),
    }
}

/// Why the data cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file cannot be created, read or written.
    #[error("the data file {path} cannot be used: {why}")]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What the system or the database says.
        why: String,
    },
    /// Another process has it open.
    #[error("the data file {0} is in use by another server")]
    InUse(PathBuf),
    /// It was written by a newer version of the program.
    #[error(
        "the data file {path} has schema {found}, but this version supports only {known}: \
         it was written by a newer version"
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The schema of the file.
        found: i64,
        /// The newest schema this version supports.
        known: i64,
    },
    /// It is the database of something else.
    #[error("{0} is not a data file of Heliopolis")]
    Foreign(PathBuf),
}

impl OpenError {
    pub(crate) fn unusable(path: &Path, why: &dyn std::fmt::Display) -> OpenError {
        OpenError::Unusable {
            path: path.to_owned(),
            why: why.to_string(),
        }
    }
}
