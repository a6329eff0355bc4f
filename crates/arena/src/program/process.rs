//! A child process at the other end of two pipes, which is not trusted.
//!
//! One thread writes and one reads, so the caller never waits longer than it chooses to. Both end with
//! the pipes.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use super::command::CommandLine;
use crate::protocol::{Line, next_line};

/// A running program. It is killed and reaped on drop.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    to: Option<Sender<Vec<u8>>>,
    from: Receiver<Line>,
}

/// The longest answer in bytes; a longer one is a failure.
pub(super) const MAX_ANSWER: usize = 65_536;

/// The number of unread lines after which the program has to wait.
const MAX_UNREAD: usize = 16;

/// How long a program may take to exit by itself after its input has ended.
const EXIT_TIME: Duration = Duration::from_millis(200);

impl Process {
    /// Starts the program. Its standard error is ours.
    pub(super) fn start(line: &CommandLine) -> io::Result<Process> {
        let mut command = line.command();
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt as _;
            // So that the children of the program can be killed with it.
            command.process_group(0);
        }
        let mut child = command.spawn()?;
        let (to, lines) = mpsc::channel();
        let (hear, from) = mpsc::sync_channel(MAX_UNREAD);
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

    /// Sends a line without waiting for the program to read it.
    pub(super) fn say(&self, line: Vec<u8>) {
        // If the program is gone, reading will tell.
        let _ = self.to.as_ref().map(|to| to.send(line));
    }

    /// The next line of the program, if one arrives until then.
    pub(super) fn hear(&self, until: Instant) -> Option<Line> {
        let time = until.saturating_duration_since(Instant::now());
        match self.from.recv_timeout(time) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Line::End),
        }
    }

    /// The next line that the program has already sent.
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
        let line = next_line(&mut output, MAX_ANSWER).unwrap_or(Line::End);
        let last = !matches!(line, Line::Text(_));
        if hear.send(line).is_err() || last {
            return;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Closing the input asks a well-behaved program to exit and close its output.
        self.to = None;
        let until = Instant::now() + EXIT_TIME;
        while let Some(Line::Text(_)) = self.hear(until) {}
        self.kill();
        // Nothing can be done about a process that cannot be reaped.
        let _ = self.child.wait();
    }
}

impl Process {
    #[cfg(unix)]
    fn kill(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};
        // The group exists until its leader is reaped. If all have exited, there is nothing to do.
        let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
    }

    #[cfg(not(unix))]
    fn kill(&mut self) {
        let _ = self.child.kill();
    }
}
