//! How the program fails: what it says, and with which exit code.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use tabletop::record::BadRecord;

/// A reason to stop.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for or handed in is wrong: exit code 2, as for bad arguments.
    Input(String),
    /// A check that was asked for did not hold: exit code 1.
    Check(String),
    /// Something outside went wrong: exit code 1.
    Outside(anyhow::Error),
    /// The reader of our output has closed it, as `head` does: exit code 0.
    NobodyReads,
}

impl Failure {
    pub(crate) fn input(message: impl Display) -> Failure {
        Failure::Input(message.to_string())
    }

    /// Says on standard error what went wrong.
    pub(crate) fn report(&self) -> ExitCode {
        let (message, code) = match self {
            Failure::Input(message) => (message.clone(), 2),
            Failure::Check(message) => (message.clone(), 1),
            Failure::Outside(error) => (format!("{error:#}"), 1),
            Failure::NobodyReads => return ExitCode::SUCCESS,
        };
        // If nobody hears that either, the exit code has to do.
        let _ = writeln!(io::stderr(), "heliopolis: {message}");
        ExitCode::from(code)
    }
}

impl From<BadRecord> for Failure {
    fn from(bad: BadRecord) -> Failure {
        Failure::Input(bad.to_string())
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure::Outside(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::Outside(error.into()),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        io::Error::from(error).into()
    }
}
