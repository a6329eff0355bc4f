//! Moves per second, the time until others see a move, and the memory of a table.

use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use load::{Plan, Process, Table, Way};
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
    /// Until half of the moves, and until 99 of a hundred, were seen.
    seen: Option<[Duration; 2]>,
    memory: f64,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        write!(f, "{:.0} | ", self.moves)?;
        match self.seen {
            Some([p50, p99]) => write!(f, "{:.1} ms | {:.1} ms", ms(p50), ms(p99))?,
            None => write!(f, "- | -")?,
        }
        write!(f, " | {:.0} kB", self.memory)
    }
}

/// How a table is played at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// How long the players think about a move.
    pub(crate) think: Duration,
    /// Whether a spectator's page is open: then nobody moves before it shows the last move.
    pub(crate) watched: bool,
    /// Whether one program plays at all seats, and so needs one request for a move; otherwise each
    /// seat has its own, which looks at the table before it moves.
    pub(crate) alone: bool,
}

/// Plays at this many tables for this long.
pub(crate) async fn run(
    program: &Path,
    tables: usize,
    time: Duration,
    manner: Manner,
) -> Result<Measured> {
    let folder = TempDir::new()?;
    let process = Process::start(program, &folder.path().join("load.db")).await?;
    let http = Client::new();
    let before = process.memory()?;
    let mut ready = Vec::new();
    for seed in 0..tables {
        ready.push(open(&http, &process.url, seed as u64, manner).await?);
    }
    let end = Instant::now() + time;
    let mut players = JoinSet::new();
    for (number, (table, arrivals)) in ready.into_iter().enumerate() {
        let (http, url) = (http.clone(), process.url.clone());
        // Not everybody moves at the same moment.
        let delay = manner.think.mul_f64(number as f64 / tables as f64);
        players.spawn(async move {
            tokio::time::sleep(delay).await;
            play(&http, &url, table, arrivals, end, manner).await
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
    let part = |share: f64| times.get((times.len() as f64 * share) as usize).copied();
    Ok(Measured {
        moves: moves as f64 / time.as_secs_f64(),
        seen: part(0.5).zip(part(0.99)).map(<[Duration; 2]>::from),
        memory: after.saturating_sub(before) as f64 / tables as f64,
    })
}

type Arrivals = mpsc::UnboundedReceiver<(usize, Instant)>;

/// Opens a table, and the page of a spectator if it is watched.
async fn open(
    http: &Client,
    url: &str,
    seed: u64,
    manner: Manner,
) -> Result<(Table, Option<Arrivals>)> {
    let plan = Plan {
        alone: manner.alone,
        ..Plan::ra(PLAYERS)
    };
    let table = Table::open(Way::sockets(http, url), plan, seed).await?;
    if !manner.watched {
        return Ok((table, None));
    }
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
    Ok((table, Some(arrivals)))
}

/// Plays until the time is over; says how many moves, and when each was seen.
async fn play(
    http: &Client,
    url: &str,
    mut table: Table,
    mut arrivals: Option<Arrivals>,
    end: Instant,
    manner: Manner,
) -> Result<(usize, Vec<Duration>)> {
    let mut seen = Vec::new();
    let mut moves = 0;
    while Instant::now() < end {
        if table.is_over() {
            (table, arrivals) = open(http, url, moves as u64, manner).await?;
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
        if let Some(arrivals) = &mut arrivals {
            while let Some((number, arrived)) = arrivals.recv().await {
                if number >= table.decisions() {
                    seen.push(arrived.duration_since(sent));
                    break;
                }
            }
        }
        // Even a sleep of no length lasts until the clock of the timer moves on: a millisecond.
        if !manner.think.is_zero() {
            tokio::time::sleep(manner.think).await;
        }
    }
    Ok((moves, seen))
}
