//! The lists of tables.

use club::{Listing, ReadError, State, Which};
use rusqlite::{Connection, Row, params};

use crate::failure::Failure;

const COLUMNS: &str = "SELECT id, game, state, summary, updated FROM tables";

pub(crate) fn tables(
    connection: &Connection,
    which: &Which,
    limit: u32,
) -> Result<Vec<Listing>, Failure> {
    let order = "ORDER BY updated DESC LIMIT";
    match which {
        Which::Listed(state) => connection
            .prepare_cached(&format!(
                "{COLUMNS} WHERE state = ?1 AND listed = 1 {order} ?2"
            ))?
            .query_map(params![state.key(), limit], listing)
            .map(readable)?,
        Which::Of(visitor) => connection
            .prepare_cached(&format!(
                "{COLUMNS} WHERE id IN (SELECT table_id FROM sitters WHERE visitor = ?1) {order} ?2"
            ))?
            .query_map(params![visitor, limit], listing)
            .map(readable)?,
        Which::PlayedSince(time) => connection
            .prepare_cached(&format!(
                "{COLUMNS} WHERE state = ?1 AND updated >= ?2 {order} ?3"
            ))?
            .query_map(params![State::Playing.key(), time, limit], listing)
            .map(readable)?,
    }
}

/// The rows that can be read: a damaged one does not hide the others.
fn readable(
    rows: impl Iterator<Item = rusqlite::Result<Listing>>,
) -> Result<Vec<Listing>, Failure> {
    let mut listings = Vec::new();
    for row in rows {
        match row.map_err(|error| ReadError::from(Failure::from(error))) {
            Ok(listing) => listings.push(listing),
            Err(ReadError::Damaged(why)) => tracing::warn!(why, "a damaged table is not listed"),
            Err(error) => return Err(error.into()),
        }
    }
    Ok(listings)
}

fn listing(row: &Row<'_>) -> rusqlite::Result<Listing> {
    let state: String = row.get(2)?;
    Ok(Listing {
        id: row.get(0)?,
        game: row.get(1)?,
        // A table in an unknown state cannot be played at.
        state: State::from_key(&state).unwrap_or(State::Finished),
        summary: row.get(3)?,
        updated: row.get(4)?,
    })
}

pub(crate) fn unfinished(connection: &Connection, host: &str, since: u64) -> Result<u64, Failure> {
    let count = connection
        .prepare_cached(
            "SELECT count(*) FROM tables WHERE host = ?1 AND state <> ?2 AND created >= ?3",
        )?
        .query_row(params![host, State::Finished.key(), since], |row| {
            row.get(0)
        })?;
    Ok(count)
}

pub(crate) fn check(connection: &Connection) -> Result<(), Failure> {
    connection
        .prepare_cached("SELECT max(number) FROM migrations")?
        .query_row([], |row| row.get::<_, i64>(0))?;
    Ok(())
}
