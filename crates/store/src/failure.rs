//! What SQLite says, in the words of the club.

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
