//! What a lobby asks for.

use club::State;
use rusqlite::{Connection, Row, params};

use crate::ReadError;

/// A table as a lobby lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Whether it has begun or ended.
    pub state: State,
    /// What the server wrote about it.
    pub summary: String,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
}

/// Which tables are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that strangers may find, in this state.
    Listed(State),
    /// Those at which this visitor has sat, or that he opened.
    Of(String),
    /// Those in play at which something happened since then.
    PlayedSince(u64),
}

const COLUMNS: &str = "SELECT id, game, state, summary, updated FROM tables";

pub(crate) fn tables(
    connection: &Connection,
    which: &Which,
    limit: u32,
) -> Result<Vec<Listing>, ReadError> {
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

/// Those that can be read: one that was harmed does not take the others with it.
fn readable(
    rows: impl Iterator<Item = rusqlite::Result<Listing>>,
) -> Result<Vec<Listing>, ReadError> {
    let mut listings = Vec::new();
    for row in rows {
        match row.map_err(ReadError::from) {
            Ok(listing) => listings.push(listing),
            Err(ReadError::Damaged(why)) => tracing::warn!(why, "a table cannot be listed"),
            Err(error) => return Err(error),
        }
    }
    Ok(listings)
}

fn listing(row: &Row<'_>) -> rusqlite::Result<Listing> {
    let state: String = row.get(2)?;
    Ok(Listing {
        id: row.get(0)?,
        game: row.get(1)?,
        // A state that nobody knows is that of a table nobody can play at.
        state: State::from_key(&state).unwrap_or(State::Finished),
        summary: row.get(3)?,
        updated: row.get(4)?,
    })
}

pub(crate) fn unfinished(
    connection: &Connection,
    host: &str,
    since: u64,
) -> Result<u64, ReadError> {
    let count = connection
        .prepare_cached(
            "SELECT count(*) FROM tables WHERE host = ?1 AND state <> ?2 AND created >= ?3",
        )?
        .query_row(params![host, State::Finished.key(), since], |row| {
            row.get(0)
        })?;
    Ok(count)
}

pub(crate) fn check(connection: &Connection) -> Result<(), ReadError> {
    connection
        .prepare_cached("SELECT max(number) FROM migrations")?
        .query_row([], |row| row.get::<_, i64>(0))?;
    Ok(())
}
