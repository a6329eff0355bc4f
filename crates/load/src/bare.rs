//! The yardstick: what the database does with the same group commit and nothing round it.

use std::path::Path;

use anyhow::{Context, Result};
use rusqlite::{Connection, params};
use tokio::sync::{mpsc, oneshot};

/// An entry of typical size.
pub(crate) const ENTRY: &str = r#"{"at":1760000000000,"decided":{"seen":17,"steps":[{"by":1,"do":"draw"},{"chance":"draw","is":"mon.step_pyramid"}]}}"#;

/// Queue capacity, as in the store.
const QUEUE: usize = 1_024;

struct Row {
    table: String,
    number: u64,
    written: oneshot::Sender<()>,
}

/// A database with one thread that writes: whatever waits is written in one transaction.
#[derive(Clone, Debug)]
pub(crate) struct Bare(mpsc::Sender<Row>);

impl Bare {
    /// With the log of the store and nothing else in it.
    pub(crate) fn open(path: &Path) -> Result<Bare> {
        let mut connection = Connection::open(path)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.execute_batch(
            "CREATE TABLE log (table_id TEXT NOT NULL, number INTEGER NOT NULL, \
             entry TEXT NOT NULL, chain BLOB NOT NULL, PRIMARY KEY (table_id, number)) \
             WITHOUT ROWID",
        )?;
        let (sender, mut rows) = mpsc::channel(QUEUE);
        std::thread::spawn(move || {
            let mut waiting = Vec::new();
            while rows.blocking_recv_many(&mut waiting, QUEUE) > 0 {
                // Who waits for a row that was not written is told by its sender, which is dropped.
                if write(&mut connection, &waiting).is_ok() {
                    for row in waiting.drain(..) {
                        let _ = row.written.send(());
                    }
                }
                waiting.clear();
            }
        });
        Ok(Bare(sender))
    }

    /// Writes an entry; it is on disk when this returns.
    pub(crate) async fn write(&self, table: &str, number: u64) -> Result<()> {
        let (written, answer) = oneshot::channel();
        let row = Row {
            table: table.to_owned(),
            number,
            written,
        };
        self.0
            .send(row)
            .await
            .ok()
            .context("the thread has ended")?;
        answer.await.context("the database refused")
    }
}

fn write(connection: &mut Connection, rows: &[Row]) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    for row in rows {
        transaction
            .prepare_cached("INSERT INTO log VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![row.table, row.number, ENTRY, [0_u8; 32]])?;
    }
    transaction.commit()
}
