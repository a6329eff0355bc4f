//! A long run: tables of both games with bots and programs, watchers that come and go, slow
//! readers, killings; and then whether anything was lost, got stuck, or stays behind.

mod player;
mod vitals;
mod watcher;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use reqwest::Client;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::process::Process;
use player::{Played, Player};
use vitals::{Report, Vitals};

/// How many watch every table.
const WATCHERS: usize = 2;
/// How long a server runs before it is killed, while it is killed.
const SHORT_LIFE: Duration = Duration::from_secs(15);
/// How often all watchers lose their connection at the same moment.
const STORMS: Duration = Duration::from_secs(15);
/// How often the vital signs are taken.
const SAMPLES: Duration = Duration::from_secs(2);
/// How long a table stays in memory after the last visitor has left.
const IDLE: Duration = Duration::from_secs(10);
/// How long the last games may take to end, and the server to let go of everything.
const END: Duration = Duration::from_secs(300);

/// What players and watchers know.
#[derive(Debug)]
struct Shared {
    /// Where the server listens now. It changes with every life of the server.
    url: watch::Receiver<String>,
    /// Goes up whenever all watchers lose their connection.
    storm: watch::Receiver<u64>,
    /// Whether no new games begin.
    closing: watch::Receiver<bool>,
    /// The id of the table in each place.
    tables: Vec<watch::Sender<String>>,
}

/// Plays at this many tables for this long. For the first fifth of the time the server is killed again
/// and again; then it runs on, and its memory must stay. Anything lost, stuck or left behind is an
/// error.
pub async fn soak(program: &Path, tables: usize, time: Duration) -> Result<Report> {
    let folder = TempDir::new()?;
    let server = Server {
        program: program.to_owned(),
        data: folder.path().join("soak.db"),
    };
    let mut process = server.start().await?;
    let (url, now_at) = watch::channel(process.url.clone());
    let (storm, storms) = watch::channel(0);
    let (closing, closed) = watch::channel(false);
    let shared = Arc::new(Shared {
        url: now_at,
        storm: storms,
        closing: closed,
        tables: (0..tables).map(|_| watch::Sender::default()).collect(),
    });
    let mut players = JoinSet::new();
    let mut watchers = JoinSet::new();
    for place in 0..tables {
        players.spawn(Player::new(place, &shared).play());
        for number in 0..WATCHERS {
            watchers.spawn(watcher::watch(
                place * WATCHERS + number,
                place,
                Arc::clone(&shared),
            ));
        }
    }
    let begun = Instant::now();
    let mut report = Report::new(tables);
    while begun.elapsed() < time / 5 {
        all_well(&mut players, SHORT_LIFE).await?;
        process.kill().await?;
        process = server.start().await?;
        report.kills += 1;
        report.fresh = Vitals::of(&process).await?;
        url.send_replace(process.url.clone());
    }
    let mut stormy = Instant::now();
    while begun.elapsed() < time {
        all_well(&mut players, SAMPLES).await?;
        report.samples.push(Vitals::of(&process).await?);
        if stormy.elapsed() > STORMS {
            storm.send_modify(|storms| *storms += 1);
            stormy = Instant::now();
        }
    }
    report.storms = *storm.borrow();
    closing.send_replace(true);
    let mut played = Played::default();
    let last = async {
        while let Some(player) = players.join_next().await {
            played += player??;
        }
        anyhow::Ok(())
    };
    tokio::time::timeout(END, last)
        .await
        .context("a game is stuck")??;
    watchers.shutdown().await;
    report.played = played;
    report.counted = Vitals::of(&process).await?;
    report.left = vitals::settled(&process, &report.fresh, IDLE + END).await?;
    process.kill().await?;
    report.judge()?;
    Ok(report)
}

/// Waits, unless a player has something to complain about.
async fn all_well(players: &mut JoinSet<Result<Played>>, time: Duration) -> Result<()> {
    tokio::select! {
        Some(ended) = players.join_next() => {
            ended??;
            ensure!(false, "a player stopped playing");
            Ok(())
        }
        () = tokio::time::sleep(time) => Ok(()),
    }
}

/// How the server is started.
#[derive(Debug)]
struct Server {
    program: PathBuf,
    data: PathBuf,
}

impl Server {
    async fn start(&self) -> Result<Process> {
        let idle = ["--idle".to_owned(), IDLE.as_secs().to_string()];
        Process::start_with(&self.program, &self.data, &idle).await
    }
}

/// Each participant has connections of its own, like a browser or a program.
fn client() -> Client {
    Client::new()
}
