//! Killing a server that is busy, and asking it what it remembers.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail};
use reqwest::Client;
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::process::Process;
use crate::table::{Plan, Table};
use crate::way::Way;

/// Plays at `tables` tables while the server is killed with -9 `kills` times; anything lost is an
/// error. Says how much was played.
pub async fn kill_and_check(program: &Path, tables: usize, kills: u32) -> Result<String> {
    let folder = TempDir::new()?;
    let data = folder.path().join("kill.db");
    let http = Client::new();
    let mut process = Process::start(program, &data).await?;
    let mut playing = Vec::new();
    for seed in 0..tables {
        playing
            .push(Table::open(Way::sockets(&http, &process.url), Plan::ra(3), seed as u64).await?);
    }
    let mut decisions = 0;
    for round in 0..kills {
        let mut players = JoinSet::new();
        for mut table in playing.drain(..) {
            players.spawn(async move {
                table.play_until_lost().await?;
                anyhow::Ok(table)
            });
        }
        // Never at the same moment of what is under way.
        let moment = 200 + 137 * u64::from(round) % 700;
        tokio::time::sleep(Duration::from_millis(moment)).await;
        process.kill().await?;
        process = Process::start(program, &data).await?;
        while let Some(table) = players.join_next().await {
            let mut table = table??;
            if table.check(&process.url).await?.is_err() {
                bail!("the server is gone again");
            }
            if table.is_over() {
                decisions += table.decisions();
                let seed = u64::from(round) + 1_000;
                table = Table::open(Way::sockets(&http, &process.url), Plan::ra(3), seed).await?;
            }
            playing.push(table);
        }
    }
    decisions += playing.iter().map(Table::decisions).sum::<usize>();
    process.kill().await?;
    Ok(format!(
        "killed {kills} times at {tables} tables: all {decisions} acknowledged decisions are there"
    ))
}
