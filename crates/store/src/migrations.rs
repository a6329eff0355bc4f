//! Bringing a file of an older program up to date.

use rusqlite::Connection;

use crate::OpenError;

/// Every step of the schema, oldest first; its number is its place in the list, from 1.
const MIGRATIONS: [&str; 1] = [include_str!("../migrations/0001-tables-and-their-log.sql")];

/// Runs the migrations that the file has not seen, each in a transaction of its own.
pub(crate) fn run(connection: &mut Connection) -> Result<(), OpenError> {
    connection.execute_batch(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER NOT NULL PRIMARY KEY)",
    )?;
    let found: i64 = connection.query_row(
        "SELECT coalesce(max(number), 0) FROM migrations",
        [],
        |row| row.get(0),
    )?;
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(OpenError::Newer { found, known });
    }
    for (number, migration) in (1..=known).zip(MIGRATIONS) {
        if number > found {
            let transaction = connection.transaction()?;
            transaction.execute_batch(migration)?;
            transaction.execute("INSERT INTO migrations (number) VALUES (?1)", [number])?;
            transaction.commit()?;
        }
    }
    Ok(())
}
