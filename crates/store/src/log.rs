//! Reading the log of a table.

use club::ReadError;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::chain::Chain;
use crate::failure::Failure;

/// The entries of a table after the first `after`, checked against their hashes.
pub(crate) fn entries(
    connection: &Connection,
    table: &str,
    after: u64,
) -> Result<Vec<String>, Failure> {
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
    let mut chain = chain_after(&transaction, table, after)?;
    let mut statement = transaction.prepare_cached(
        "SELECT number, entry, chain FROM log WHERE table_id = ?1 AND number > ?2 ORDER BY number",
    )?;
    let mut rows = statement.query(params![table, after])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let expected = after + entries.len() as u64 + 1;
        let number: u64 = row.get(0)?;
        let entry: String = row.get(1)?;
        chain = chain.with(number, &entry);
        if number != expected {
            return Err(damaged(format!(
                "found entry {number} in place of entry {expected}"
            )));
        }
        if chain != Chain(row.get(2)?) {
            return Err(damaged(format!("entry {number} has been changed")));
        }
        entries.push(entry);
    }
    let found = after + entries.len() as u64;
    if found != count || chain != last {
        return Err(damaged(format!(
            "{count} entries were written, {found} were found"
        )));
    }
    Ok(entries)
}

/// The hash of the first `after` entries.
fn chain_after(transaction: &Transaction<'_>, table: &str, after: u64) -> Result<Chain, Failure> {
    if after == 0 {
        return Ok(Chain::start(table));
    }
    transaction
        .prepare_cached("SELECT chain FROM log WHERE table_id = ?1 AND number = ?2")?
        .query_row(params![table, after], |row| row.get(0).map(Chain))
        .optional()?
        .ok_or_else(|| damaged(format!("entry {after} is missing")))
}

fn damaged(what: String) -> Failure {
    ReadError::Damaged(what).into()
}
