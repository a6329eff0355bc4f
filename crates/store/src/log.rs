//! Reading the log of a table.

use rusqlite::{Connection, ErrorCode, OptionalExtension};

use crate::chain::Chain;

/// Why something could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// What stands in the file is not what was written.
    #[error("the log is damaged: {0}")]
    Damaged(String),
    /// The database does not answer.
    #[error("the data cannot be read: {0}")]
    Failed(String),
}

impl From<rusqlite::Error> for ReadError {
    fn from(error: rusqlite::Error) -> ReadError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                ReadError::Damaged(error.to_string())
            }
            _ => match error {
                // A value of another type than we ever write.
                rusqlite::Error::InvalidColumnType(..)
                | rusqlite::Error::Utf8Error(..)
                | rusqlite::Error::FromSqlConversionFailure(..)
                | rusqlite::Error::IntegralValueOutOfRange(..) => {
                    ReadError::Damaged(error.to_string())
                }
                _ => ReadError::Failed(error.to_string()),
            },
        }
    }
}

/// All entries of a table, checked against their hashes.
pub(crate) fn entries(connection: &Connection, table: &str) -> Result<Vec<String>, ReadError> {
    // One transaction, so that the table and its log belong to the same moment.
    let transaction = connection.unchecked_transaction()?;
    let (count, last) = transaction
        .query_row(
            "SELECT entries, chain FROM tables WHERE id = ?1",
            [table],
            |row| Ok((row.get::<_, u64>(0)?, row.get(1).map(Chain)?)),
        )
        .optional()?
        .ok_or(ReadError::NoSuchTable)?;
    let mut statement = transaction.prepare_cached(
        "SELECT number, entry, chain FROM log WHERE table_id = ?1 ORDER BY number",
    )?;
    let mut rows = statement.query([table])?;
    let mut chain = Chain::start(table);
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let expected = entries.len() as u64 + 1;
        let number: u64 = row.get(0)?;
        let entry: String = row.get(1)?;
        chain = chain.with(number, &entry);
        if number != expected {
            let message = format!("entry {number} stands where {expected} must stand");
            return Err(ReadError::Damaged(message));
        }
        if chain != Chain(row.get(2)?) {
            let message = format!("entry {number} is not the one that was written");
            return Err(ReadError::Damaged(message));
        }
        entries.push(entry);
    }
    if entries.len() as u64 != count || chain != last {
        let message = format!("{count} entries were written, {} are there", entries.len());
        return Err(ReadError::Damaged(message));
    }
    Ok(entries)
}
