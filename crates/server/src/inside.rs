//! Tables without HTTP, for whoever measures what they cost by themselves.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use club::{SeatPlan, Visitor};
use tabletop::Observer;

use crate::app::{App, Config};
use crate::games::each;
use crate::opening::{self, Order};
use crate::problem::Problem;
use crate::serve::{self, CannotServe};
use crate::table::{Ask, Live};
use crate::visitor::new_visitor;

/// A server that nobody can reach from outside.
#[derive(Clone, Debug)]
pub struct Inside(App);

/// A table all of whose seats are ours.
#[derive(Debug)]
pub struct OwnTable {
    app: App,
    id: String,
    visitor: Visitor,
    live: Arc<Live>,
}

/// Why a table did not do what it was asked.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct Refused(#[from] Problem);

impl Inside {
    /// Opens the data. It lives as long as the runtime on which this is called.
    pub fn open(config: Config) -> Result<Inside, CannotServe> {
        Ok(Inside(serve::open(config)?.0))
    }

    /// Opens a table of this game for so many, and begins.
    pub async fn table(&self, game: &str, seats: usize) -> Result<OwnTable, Refused> {
        let (app, visitor) = (self.0.clone(), new_visitor());
        let order = Order {
            seats: vec![SeatPlan::Open; seats],
            local: true,
            start: true,
            ..Order::new(game)
        };
        let id = opening::open(&app, &visitor, IpAddr::from(Ipv4Addr::LOCALHOST), order).await?;
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
        self.live.table.game.is_over()
    }

    /// Decides for whoever owes a decision: one of the legal actions, counted round from the first.
    /// When this returns, it is on disk.
    pub async fn act(&mut self, choice: usize) -> Result<(), Refused> {
        let table = &self.live.table;
        let seat = table.game.owing().first().ok_or(Problem::NotAsked)?;
        let action = each!(&table.game, game => {
            let legal = game.legal(Observer::Seat(seat));
            legal.get(choice % legal.len().max(1)).map(ToString::to_string)
        });
        let ask = Ask::Act {
            seat: None,
            step: table.number_for(&self.visitor),
            action: action.ok_or(Problem::NotAsked)?,
        };
        self.live = self.app.tables.ask(&self.id, &self.visitor, &ask).await?;
        Ok(())
    }
}
