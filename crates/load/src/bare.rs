//! The yardstick: what the database does with the same group commit and nothing round it.

use std::time::{Duration, Instant};

use anyhow::Result;
use store::{Append, Index, NewTable, State, Store};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// How many entries of a usual size are written in a second if so many write without a pause.
pub(crate) async fn run(tables: usize, time: Duration) -> Result<f64> {
    let folder = TempDir::new()?;
    let store = Store::open(&folder.path().join("bare.db"), None)?;
    let mut writers = JoinSet::new();
    let end = Instant::now() + time;
    for number in 0..tables {
        let (store, table) = (store.clone(), format!("table {number}"));
        writers.spawn(async move {
            store.create(new_table(), append(&table, 0, true)).await?;
            let mut written = 1;
            while Instant::now() < end {
                store.append(append(&table, written, false)).await?;
                written += 1;
            }
            anyhow::Ok(written)
        });
    }
    let mut all = 0;
    while let Some(written) = writers.join_next().await {
        all += written??;
    }
    store.close().await;
    Ok(all as f64 / time.as_secs_f64())
}

fn new_table() -> NewTable {
    NewTable {
        game: "ra".to_owned(),
        rules: 1,
        host: "host".to_owned(),
    }
}

fn append(table: &str, after: u64, new: bool) -> Append {
    let entry = r#"{"at":1760000000000,"decided":{"seen":17,"steps":[{"by":1,"do":"draw"},{"chance":"draw","is":"mon.step_pyramid"}]}}"#;
    Append {
        table: table.to_owned(),
        after,
        entries: vec![entry.to_owned()],
        at: 1_760_000_000_000,
        index: new.then(|| Index {
            state: State::Playing,
            listed: false,
            summary: "{}".to_owned(),
        }),
        sitters: Vec::new(),
    }
}
