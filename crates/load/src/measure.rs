//! Moves per second, the time until others see a move, and the memory of a table.

use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use load::{Process, Table};
use reqwest::Client;
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// How many play at a table.
const PLAYERS: usize = 3;

/// What was measured.
#[derive(Debug)]
pub(crate) struct Measured {
    moves: f64,
    p50: Duration,
    p99: Duration,
    memory: f64,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        write!(
            f,
            "{:.0} | {:.1} ms | {:.1} ms | {:.0} kB",
            self.moves,
            ms(self.p50),
            ms(self.p99),
            self.memory
        )
    }
}

/// Plays at so many tables for so long, with one spectator at each.
pub(crate) async fn run(
    program: &Path,
    tables: usize,
    time: Duration,
    think: Duration,
) -> Result<Measured> {
    let folder = TempDir::new()?;
    let process = Process::start(program, &folder.path().join("load.db")).await?;
    let http = Client::new();
    let before = process.memory()?;
    let mut ready = Vec::new();
    for seed in 0..tables {
        ready.push(open(&http, &process.url, seed as u64).await?);
    }
    let end = Instant::now() + time;
    let mut players = JoinSet::new();
    for (number, (table, arrivals)) in ready.into_iter().enumerate() {
        let (http, url) = (http.clone(), process.url.clone());
        // Not everybody moves at the same moment.
        let delay = think.mul_f64(number as f64 / tables as f64);
        players.spawn(async move {
            tokio::time::sleep(delay).await;
            play(&http, &url, table, arrivals, end, think).await
        });
    }
    let mut times = Vec::new();
    let mut moves = 0;
    while let Some(played) = players.join_next().await {
        let (count, seen) = played??;
        moves += count;
        times.extend(seen);
    }
    let after = process.memory()?;
    process.kill().await?;
    times.sort_unstable();
    let part = |share: f64| {
        let place = (times.len() as f64 * share) as usize;
        times.get(place.min(times.len().saturating_sub(1))).copied()
    };
    Ok(Measured {
        moves: moves as f64 / time.as_secs_f64(),
        p50: part(0.5).unwrap_or_default(),
        p99: part(0.99).unwrap_or_default(),
        memory: after.saturating_sub(before) as f64 / tables as f64,
    })
}

type Arrivals = mpsc::UnboundedReceiver<(usize, Instant)>;

/// Opens a table, and the page of a spectator.
async fn open(http: &Client, url: &str, seed: u64) -> Result<(Table, Arrivals)> {
    let table = Table::open(http, url, PLAYERS, seed).await?;
    let page = format!("{url}/table/{}/stream", table.id());
    // Like every browser, the spectator has a connection of its own.
    let mut stream = Client::new().get(page).send().await?.error_for_status()?;
    let (sender, arrivals) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut line = Vec::new();
        while let Ok(Some(chunk)) = stream.chunk().await {
            let now = Instant::now();
            for byte in chunk {
                line.push(byte);
                if byte != b'\n' {
                    continue;
                }
                let id = line
                    .strip_prefix(b"id: ")
                    .and_then(|id| str::from_utf8(id).ok());
                if let Some(number) = id.and_then(|id| id.trim().parse().ok())
                    && sender.send((number, now)).is_err()
                {
                    return;
                }
                line.clear();
            }
        }
    });
    Ok((table, arrivals))
}

/// Plays until the time is over; says how many moves, and when each was seen.
async fn play(
    http: &Client,
    url: &str,
    mut table: Table,
    mut arrivals: Arrivals,
    end: Instant,
    think: Duration,
) -> Result<(usize, Vec<Duration>)> {
    let mut seen = Vec::new();
    let mut moves = 0;
    while Instant::now() < end {
        if table.is_over() {
            (table, arrivals) = open(http, url, moves as u64).await?;
        }
        if table.look().await.is_err() {
            bail!("the server does not answer");
        }
        let sent = Instant::now();
        if table.act().await?.is_err() {
            bail!("the server does not answer");
        }
        moves += 1;
        // The number of a spectator's page counts the decisions.
        while let Some((number, arrived)) = arrivals.recv().await {
            if number >= table.decisions() {
                seen.push(arrived.duration_since(sent));
                break;
            }
        }
        tokio::time::sleep(think).await;
    }
    Ok((moves, seen))
}
