//! The server as a process.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running server. It is killed when this is dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Where it listens.
    pub url: String,
}

impl Process {
    /// Starts this program as a server on this data file, with limits that are never reached.
    pub async fn start(program: &Path, data: &Path) -> Result<Process> {
        Process::start_with(program, data, &[]).await
    }

    /// The same with more arguments.
    pub async fn start_with(program: &Path, data: &Path, more: &[String]) -> Result<Process> {
        let mut child = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0"])
            .args(["--rate", "1000000", "--streams", "100000", "--data"])
            .arg(data)
            .args(more)
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let output = child.stdout.take().context("its output is a pipe")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some((_, url)) = line.split_once("play at ") {
                let url = url.trim().to_owned();
                // Whatever else it prints is read, so that it never waits for us.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Process { child, url });
            }
        }
        bail!("the server ended before it said where it listens")
    }

    /// Kills it with -9: nothing is finished, nothing is written any more.
    pub async fn kill(mut self) -> Result<()> {
        self.child.kill().await.context("cannot kill the server")
    }

    /// The memory it uses, in kilobytes.
    pub fn memory(&self) -> Result<u64> {
        self.status("VmRSS:")
    }

    /// How many threads it has.
    pub fn threads(&self) -> Result<u64> {
        self.status("Threads:")
    }

    /// How many files and connections it has open.
    pub fn open_files(&self) -> Result<u64> {
        Ok(std::fs::read_dir(self.folder()?.join("fd"))?.count() as u64)
    }

    /// The processor time it has used.
    pub fn processor_time(&self) -> Result<Duration> {
        used_by(&self.folder()?)
    }

    /// A number the system keeps about it.
    fn status(&self, name: &str) -> Result<u64> {
        let status = std::fs::read_to_string(self.folder()?.join("status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let number = line.and_then(|line| line.split_whitespace().next());
        let number = number.with_context(|| format!("no {name} in /proc"))?;
        Ok(number.parse()?)
    }

    fn folder(&self) -> Result<PathBuf> {
        let id = self.child.id().context("the server has ended")?;
        Ok(format!("/proc/{id}").into())
    }
}

/// The processor time this process has used.
pub fn processor_time() -> Result<Duration> {
    used_by(Path::new("/proc/self"))
}

/// What the system counts, in its ticks of ten milliseconds.
fn used_by(folder: &Path) -> Result<Duration> {
    let stat = std::fs::read_to_string(folder.join("stat"))?;
    // The name of the program stands in brackets and may contain anything.
    let (_, fields) = stat.rsplit_once(')').context("no name in /proc")?;
    let mut times = fields.split_whitespace().skip(11);
    let mut ticks = || -> Result<u64> { Ok(times.next().context("no times in /proc")?.parse()?) };
    Ok(Duration::from_millis(10 * (ticks()? + ticks()?)))
}
