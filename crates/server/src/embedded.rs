//! Tables without HTTP, to measure what they cost by themselves.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use club::{Command, OpenTable, Problem, SeatPlan, Visitor};

use crate::app::{App, Config};
use crate::identity::new_visitor;
use crate::opening;
use crate::serve::{self, CannotServe};
use crate::table::Snapshot;

/// A server that cannot be reached from outside.
#[derive(Clone, Debug)]
pub struct Embedded(App);

/// A table all of whose seats are ours.
#[derive(Debug)]
pub struct OwnTable {
    app: App,
    id: String,
    visitor: Visitor,
    live: Arc<Snapshot>,
}

/// Why a table refused a command.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct Refused(#[from] Problem);

impl Embedded {
    /// Opens the data. It lives as long as the runtime on which this is called.
    ///
    /// # Errors
    ///
    /// If the data cannot be used.
    pub fn open(config: Config) -> Result<Embedded, CannotServe> {
        Ok(Embedded(serve::open(config)?.0))
    }

    /// Opens a table of this game with this many seats, and begins.
    ///
    /// # Errors
    ///
    /// If there is no such game, or this many cannot play it.
    pub async fn table(&self, game: &str, seats: usize) -> Result<OwnTable, Refused> {
        let (app, visitor) = (self.0.clone(), new_visitor());
        let open = OpenTable {
            seats: vec![SeatPlan::Open; seats],
            local: true,
            start: true,
            ..OpenTable::new(game)
        };
        let address = IpAddr::from(Ipv4Addr::LOCALHOST);
        let id = opening::open(&app, &visitor, address, None, &open).await?;
        let live = app.tables.get(&id).await?.now();
        Ok(OwnTable {
            app,
            id,
            visitor,
            live,
        })
    }
}

impl OwnTable {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.live.table.game().is_over()
    }

    /// Decides for the seat that owes a decision: the legal action with this number, modulo their
    /// count. When this returns, the decision is durable.
    ///
    /// # Errors
    ///
    /// If nobody owes a decision, or it could not be written.
    pub async fn act(&mut self, choice: usize) -> Result<(), Refused> {
        let table = &self.live.table;
        let seat = table.game().owing().first().ok_or(Problem::NotAsked)?;
        let mut legal = table.game().legal(seat);
        if legal.is_empty() {
            return Err(Problem::NotAsked.into());
        }
        let command = Command::Act {
            seat: None,
            step: table.step_for(&self.visitor),
            action: legal.swap_remove(choice % legal.len()),
        };
        self.live = self
            .app
            .tables
            .send(&self.id, &self.visitor, &command)
            .await?;
        Ok(())
    }
}
