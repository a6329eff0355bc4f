//! The way to a table: commands in, snapshots out.

use std::sync::Arc;

use club::{Command, Problem, Table, TooMany, Visitor};
use tabletop::Seats;
use tokio::sync::{mpsc, oneshot, watch};

use super::presence::Presence;

/// A table at one moment: everything that is shown is made from this.
#[derive(Debug)]
pub(crate) struct Snapshot {
    /// The table.
    pub(crate) table: Arc<Table>,
    /// The seats whose owners are present.
    pub(crate) here: Seats,
    /// How many others watch.
    pub(crate) watchers: usize,
}

impl Snapshot {
    /// The table now.
    pub(super) fn of(table: &Arc<Table>, presence: &Presence) -> Arc<Snapshot> {
        let (here, watchers) = presence.count(table);
        Arc::new(Snapshot {
            table: Arc::clone(table),
            here,
            watchers,
        })
    }
}

/// The way to a table.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    pub(super) mailbox: mpsc::Sender<Request>,
    /// Always the latest state: slow readers miss what was in between, and nothing piles up.
    pub(super) latest: watch::Receiver<Arc<Snapshot>>,
    /// Who is present.
    pub(crate) presence: Arc<Presence>,
}

/// A command on its way to a table.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) visitor: Visitor,
    pub(super) command: Command,
    pub(super) answer: oneshot::Sender<Result<Arc<Snapshot>, Problem>>,
}

impl Handle {
    /// Sends a command. When it is answered, its events are durable.
    pub(crate) async fn send(
        &self,
        visitor: &Visitor,
        command: Command,
    ) -> Result<Arc<Snapshot>, Problem> {
        self.presence.touch(visitor);
        let (answer, answered) = oneshot::channel();
        let request = Request {
            visitor: visitor.clone(),
            command,
            answer,
        };
        self.mailbox
            .try_send(request)
            .map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => Problem::TooMany(TooMany::Waiting),
                mpsc::error::TrySendError::Closed(_) => Problem::Unavailable,
            })?;
        answered.await.unwrap_or(Err(Problem::Unavailable))
    }

    /// The table as it is now.
    pub(crate) fn now(&self) -> Arc<Snapshot> {
        self.latest.borrow().clone()
    }

    /// The table as it is now and as it changes.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.latest.clone()
    }

    /// Whether the table is leaving the memory, or has left it.
    pub(crate) fn is_gone(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// Waits until the table has left, and has written everything it was asked before.
    pub(crate) async fn ended(&self) {
        let mut latest = self.latest.clone();
        while latest.changed().await.is_ok() {}
    }
}
