//! The vital signs of a server, and what is to be concluded from them.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::client;
use super::player::Played;
use crate::process::Process;

/// The vital signs of a server at one moment.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Vitals {
    /// Its memory, in kilobytes.
    memory: u64,
    files: u64,
    threads: u64,
    /// Tables in memory: each is a task.
    tables: u64,
    /// Open streams.
    streams: u64,
    /// Requests that tables granted.
    granted: u64,
    /// Tables that were opened.
    opened: u64,
}

impl Vitals {
    /// The vital signs of this server now, by the system's word and by its own.
    pub(super) async fn of(process: &Process) -> Result<Vitals> {
        let metrics = client()
            .get(format!("{}/metrics", process.url))
            .send()
            .await?;
        let metrics = metrics.text().await?;
        let sum = |name: &str, labels: &[&str]| {
            let lines = metrics.lines().filter(|line| line.starts_with(name));
            let lines = lines.filter(|line| labels.iter().all(|label| line.contains(label)));
            let values = lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok());
            values.sum::<f64>() as u64
        };
        let route = r#"route="/api/v1/tables/{id}/{what}""#;
        Ok(Vitals {
            memory: process.memory()?,
            files: process.open_files()?,
            threads: process.threads()?,
            tables: sum("heliopolis_tables_in_memory", &[]),
            streams: sum("heliopolis_streams", &[]),
            granted: sum("heliopolis_requests_total", &[route, r#"status="200""#]),
            opened: sum("heliopolis_tables_total", &[]),
        })
    }

    /// Whether nothing stays of all that has happened. Connections to the data file that were made
    /// for many readers are kept.
    fn is_settled(&self, fresh: &Vitals) -> bool {
        const KEPT: u64 = 16;
        (self.tables, self.streams) == (0, 0) && self.files <= fresh.files + KEPT
    }
}

/// Waits until the server has let go of everything, or the time is up; returns its vitals then.
pub(super) async fn settled(process: &Process, fresh: &Vitals, time: Duration) -> Result<Vitals> {
    let begun = Instant::now();
    loop {
        let now = Vitals::of(process).await?;
        if now.is_settled(fresh) || begun.elapsed() > time {
            return Ok(now);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// What a long run has shown.
#[derive(Clone, Debug, Default)]
pub struct Report {
    tables: usize,
    pub(super) kills: u32,
    pub(super) storms: u64,
    pub(super) played: Played,
    /// The server when it was started the last time.
    pub(super) fresh: Vitals,
    /// As it ran on.
    pub(super) samples: Vec<Vitals>,
    /// When everybody had stopped playing.
    pub(super) counted: Vitals,
    /// When everybody had gone.
    pub(super) left: Vitals,
}

impl Report {
    pub(super) fn new(tables: usize) -> Report {
        Report {
            tables,
            ..Report::default()
        }
    }

    /// What was seen in a quarter of the time that the server ran on.
    fn quarter(&self, quarter: usize) -> &[Vitals] {
        let length = self.samples.len() / 4;
        &self.samples[quarter * length..(quarter + 1) * length]
    }

    /// The mean memory in it.
    fn memory(&self, quarter: usize) -> u64 {
        let samples = self.quarter(quarter);
        let sum: u64 = samples.iter().map(|sample| sample.memory).sum();
        sum / (samples.len() as u64).max(1)
    }

    /// An error if something was left behind or does not add up. What was lost or stuck has been
    /// reported before.
    pub(super) fn judge(&self) -> Result<()> {
        // The first quarter is for getting warm.
        let (warm, end) = (self.memory(1), self.memory(3));
        let allowed = warm + warm / 10 + 8_192;
        let report = || format!("\n{self}");
        ensure!(
            end <= allowed,
            "the memory grows: {warm} kB, then {end} kB{}",
            report()
        );
        ensure!(
            self.left.is_settled(&self.fresh),
            "something stays behind{}",
            report()
        );
        let told = (self.counted.granted, self.counted.opened);
        let counted = (self.played.granted as u64, self.played.opened as u64);
        ensure!(
            told == counted,
            "the metrics say {told:?}, we counted {counted:?}{}",
            report()
        );
        self.samples.first().context("the time was too short")?;
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Played {
            games, decisions, ..
        } = self.played;
        let (tables, kills, storms) = (self.tables, self.kills, self.storms);
        writeln!(
            f,
            "{tables} tables, {kills} killings, {storms} storms: {games} games to their end, \
             {decisions} decisions, none lost"
        )?;
        writeln!(
            f,
            "| when | memory | files | threads | tables in memory | streams |"
        )?;
        writeln!(f, "| --- | ---: | ---: | ---: | ---: | ---: |")?;
        let mut line = |name: &str, vitals: &Vitals| {
            let Vitals {
                memory,
                files,
                threads,
                tables,
                streams,
                ..
            } = vitals;
            writeln!(
                f,
                "| {name} | {memory} kB | {files} | {threads} | {tables} | {streams} |"
            )
        };
        line("fresh", &self.fresh)?;
        for (quarter, name) in ["first", "second", "third", "last"].iter().enumerate() {
            if let Some(last) = self.quarter(quarter).last() {
                let memory = self.memory(quarter);
                line(&format!("{name} quarter"), &Vitals { memory, ..*last })?;
            }
        }
        line("everybody gone", &self.left)
    }
}
