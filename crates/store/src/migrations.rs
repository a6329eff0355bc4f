//! Bringing a file of an older program up to date.

use std::path::Path;

use rusqlite::Connection;

use crate::failure::OpenError;

/// Every step of the schema, oldest first; its number is its place in the list, from 1.
const MIGRATIONS: [&str; 1] = [include_str!("../migrations/0001-tables-and-their-log.sql")];

/// Runs the migrations that the file has not seen, each in a transaction of its own. A file that is
/// refused is not changed.
pub(crate) fn run(connection: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let unusable = |error| OpenError::unusable(path, &error);
    let found = schema(connection, path)?;
    if found == 0 && !is_empty(connection).map_err(unusable)? {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    migrate(connection, found).map_err(unusable)
}

fn migrate(connection: &mut Connection, found: i64) -> rusqlite::Result<()> {
    for (number, migration) in (1..).zip(MIGRATIONS) {
        if number > found {
            let transaction = connection.transaction()?;
            transaction.execute_batch(
                "CREATE TABLE IF NOT EXISTS migrations (number INTEGER NOT NULL PRIMARY KEY)",
            )?;
            transaction.execute_batch(migration)?;
            transaction.execute("INSERT INTO migrations (number) VALUES (?1)", [number])?;
            transaction.commit()?;
        }
    }
    Ok(())
}

/// Whether there is nothing in the file, neither ours nor anybody's.
fn is_empty(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row("SELECT count(*) = 0 FROM sqlite_master", [], |row| {
        row.get(0)
    })
}

/// Whether this is a file that we can read as it is.
pub(crate) fn check(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    match schema(connection, path)? {
        0 => Err(OpenError::Foreign(path.to_owned())),
        _ => Ok(()),
    }
}

/// The schema of the file, 0 if it has none; one that is newer than ours is refused.
fn schema(connection: &Connection, path: &Path) -> Result<i64, OpenError> {
    let unusable = |error| OpenError::unusable(path, &error);
    let begun = connection
        .table_exists(None, "migrations")
        .map_err(unusable)?;
    if !begun {
        return Ok(0);
    }
    let query = "SELECT coalesce(max(number), 0) FROM migrations";
    let found = connection
        .query_row(query, [], |row| row.get(0))
        .map_err(unusable)?;
    let known = MIGRATIONS.len() as i64;
    if found > known {
        let path = path.to_owned();
        return Err(OpenError::Newer { path, found, known });
    }
    Ok(found)
}
