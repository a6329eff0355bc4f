//! A program at the other end of two pipes, which may do whatever it likes there.
//!
//! Two threads write and read, so nobody here ever waits longer than he wants to. Both end with the
//! pipes.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use super::command::CommandLine;
use crate::protocol::{Line, next_line};

/// A running program. It is ended and buried when this is dropped.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    to: Option<Sender<Vec<u8>>>,
    from: Receiver<Line>,
}

/// The longest answer; whoever says more is not listened to.
pub(super) const LONGEST: usize = 65_536;

/// So many lines wait to be heard; then the program must wait.
const WAITING: usize = 16;

/// How long a program has for leaving by itself after its input has ended.
const FAREWELL: Duration = Duration::from_millis(200);

impl Process {
    /// Starts the program. What it says on standard error goes to ours.
    pub(super) fn start(line: &CommandLine) -> io::Result<Process> {
        let mut command = line.command();
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt as _;
            // So that the children of the program can be ended with it.
            command.process_group(0);
        }
        let mut child = command.spawn()?;
        let (to, lines) = mpsc::channel();
        let (hear, from) = mpsc::sync_channel(WAITING);
        let pipes = (child.stdin.take(), child.stdout.take());
        let process = Process {
            child,
            to: Some(to),
            from,
        };
        if let (Some(input), Some(output)) = pipes {
            let named = || thread::Builder::new().name("program".to_owned());
            named().spawn(move || write(input, &lines))?;
            named().spawn(move || read(output, &hear))?;
        }
        Ok(process)
    }

    /// Says a line; does not wait until it is heard.
    pub(super) fn say(&self, line: Vec<u8>) {
        // If the program is gone, its silence will tell.
        let _ = self.to.as_ref().map(|to| to.send(line));
    }

    /// What the program says until then.
    pub(super) fn hear(&self, until: Instant) -> Option<Line> {
        let time = until.saturating_duration_since(Instant::now());
        match self.from.recv_timeout(time) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Line::End),
        }
    }

    /// What the program has already said.
    pub(super) fn heard(&self) -> Option<Line> {
        match self.from.try_recv() {
            Ok(line) => Some(line),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Line::End),
        }
    }
}

fn write(mut input: ChildStdin, lines: &Receiver<Vec<u8>>) {
    for line in lines {
        if input.write_all(&line).is_err() {
            return;
        }
    }
}

fn read(output: ChildStdout, hear: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    loop {
        let line = next_line(&mut output, LONGEST).unwrap_or(Line::End);
        let last = !matches!(line, Line::Text(_));
        if hear.send(line).is_err() || last {
            return;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The input ends: a decent program takes its leave and closes its output.
        self.to = None;
        let until = Instant::now() + FAREWELL;
        while let Some(Line::Text(_)) = self.hear(until) {}
        self.kill();
        // Nothing can be done about a program that cannot be buried.
        let _ = self.child.wait();
    }
}

impl Process {
    #[cfg(unix)]
    fn kill(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};
        // The group is there until its leader is buried. If all have left, so much the better.
        let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
    }

    #[cfg(not(unix))]
    fn kill(&mut self) {
        let _ = self.child.kill();
    }
}
