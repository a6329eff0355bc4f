//! The one thread that writes: everything that waits is committed in one transaction.

use club::{Append, Refused, TableKey};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use tokio::sync::{mpsc, oneshot};

use crate::chain::Chain;
use crate::connection::Lock;
use crate::failure::refused;

type Answer = Result<(), Refused>;

/// What is to be written, and who waits for the answer. A new table comes with its key.
type Write = (Option<TableKey>, Append, oneshot::Sender<Answer>);

enum Job {
    Write(Write),
    Close(oneshot::Sender<()>),
}

/// A handle to the writing thread.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Queue capacity; senders wait when it is full.
    const QUEUE: usize = 1_024;

    pub(crate) fn start(connection: Connection, lock: Lock) -> Writer {
        let (sender, jobs) = mpsc::channel(Writer::QUEUE);
        std::thread::spawn(move || run(connection, jobs, lock));
        Writer(sender)
    }

    pub(crate) async fn write(&self, table: Option<TableKey>, append: Append) -> Answer {
        let (answer, written) = oneshot::channel();
        let job = Job::Write((table, append, answer));
        self.0.send(job).await.map_err(|_| Refused::Closed)?;
        written.await.map_err(|_| Refused::Closed)?
    }

    /// Whether the thread accepts writes.
    pub(crate) fn is_running(&self) -> bool {
        !self.0.is_closed()
    }

    pub(crate) async fn close(&self) {
        let (answer, closed) = oneshot::channel();
        if self.0.send(Job::Close(answer)).await.is_ok() {
            // The answer comes when the thread has released the file; or it had ended before.
            let _ = closed.await;
        }
    }
}

fn run(mut connection: Connection, mut jobs: mpsc::Receiver<Job>, lock: Lock) {
    while let Some(first) = jobs.blocking_recv() {
        let waiting = std::iter::from_fn(|| jobs.try_recv().ok());
        let mut writes = Vec::new();
        let mut closing = None;
        for job in std::iter::once(first).chain(waiting.take(Writer::QUEUE)) {
            match job {
                Job::Write(write) => writes.push(write),
                Job::Close(answer) => closing = Some(answer),
            }
        }
        commit(&mut connection, writes);
        if let Some(answer) = closing {
            // Move the write-ahead log into the file, so that the file alone can be copied, even
            // while readers have it open. If that fails, the log stays beside the file.
            let moved = connection.query_row("PRAGMA wal_checkpoint(truncate)", (), |_| Ok(()));
            if let Err(error) = moved {
                tracing::warn!(%error, "the write-ahead log stays beside the data file");
            }
            drop(connection);
            drop(lock);
            // Nothing may be queued once the caller has been told: `is_running` is false from here.
            drop(jobs);
            // The caller may have gone away.
            let _ = answer.send(());
            return;
        }
    }
}

/// Commits everything in one transaction and answers each sender.
fn commit(connection: &mut Connection, writes: Vec<Write>) {
    let answers = write_all(connection, &writes).unwrap_or_else(|error| {
        tracing::error!(%error, waiting = writes.len(), "nothing could be written");
        vec![Err(refused(&error)); writes.len()]
    });
    for ((.., answer), written) in writes.into_iter().zip(answers) {
        // The sender may have gone away; the entry is written all the same.
        let _ = answer.send(written);
    }
}

fn write_all(connection: &mut Connection, writes: &[Write]) -> rusqlite::Result<Vec<Answer>> {
    // A transaction that reads first could be refused because another process wrote meanwhile.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let answers = writes
        .iter()
        .map(|(table, append, _)| match table {
            Some(table) => create(&transaction, table, append),
            None => extend(&transaction, append),
        })
        .collect::<rusqlite::Result<_>>()?;
    transaction.commit()?;
    Ok(answers)
}

/// Writes a table and its first entries. The outer error aborts the transaction, the inner one
/// concerns this table only.
fn create(connection: &Connection, table: &TableKey, append: &Append) -> rusqlite::Result<Answer> {
    let Some(line) = &append.lobby else {
        return Ok(Err(Refused::Failed(
            "a new table needs a lobby line".to_owned(),
        )));
    };
    let inserted = connection
        .prepare_cached(
            "INSERT INTO tables (id, game, rules, host, state, listed, summary, created, updated, \
             entries, chain) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, 0, ?9) \
             ON CONFLICT (id) DO NOTHING",
        )?
        .execute(params![
            append.table,
            table.game,
            table.rules,
            table.host,
            line.state.key(),
            line.listed,
            line.summary,
            append.at,
            Chain::start(&append.table).0,
        ])?;
    if inserted == 0 {
        return Ok(Err(Refused::NotNext));
    }
    extend(connection, append)
}

/// Writes the next entries of a table.
fn extend(connection: &Connection, append: &Append) -> rusqlite::Result<Answer> {
    let last = connection
        .prepare_cached("SELECT chain FROM tables WHERE id = ?1 AND entries = ?2")?
        .query_row(params![append.table, append.after], |row| row.get(0))
        .optional()?;
    let Some(mut chain) = last.map(Chain) else {
        return Ok(Err(Refused::NotNext));
    };
    let mut number = append.after;
    let mut insert = connection.prepare_cached(
        "INSERT INTO log (table_id, number, entry, chain) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for entry in &append.entries {
        number += 1;
        chain = chain.with(number, entry);
        insert.execute(params![append.table, number, entry, chain.0])?;
    }
    connection
        .prepare_cached("UPDATE tables SET entries = ?2, chain = ?3, updated = ?4 WHERE id = ?1")?
        .execute(params![append.table, number, chain.0, append.at])?;
    if let Some(line) = &append.lobby {
        connection
            .prepare_cached(
                "UPDATE tables SET state = ?2, listed = ?3, summary = ?4 WHERE id = ?1",
            )?
            .execute(params![
                append.table,
                line.state.key(),
                line.listed,
                line.summary
            ])?;
    }
    for visitor in &append.sitters {
        connection
            .prepare_cached(
                "INSERT INTO sitters (visitor, table_id) VALUES (?1, ?2) \
                 ON CONFLICT (visitor, table_id) DO NOTHING",
            )?
            .execute(params![visitor, append.table])?;
    }
    Ok(Ok(()))
}
