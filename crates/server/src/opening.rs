//! Opening tables: checks of limits, and the way from a request to a written table.

use std::net::IpAddr;

use bots::Rank;
use club::{Command, OpenTable, Pace, Problem, State, Summary, TooMany, Visitor, Which};
use tabletop::{Observer, Seat};

use crate::app::App;
use crate::identity::{is_id, random_id};
use crate::table::now;

/// A day in milliseconds.
const DAY: u64 = 24 * 3_600_000;

/// How many of a visitor's tables are searched for a guided game, the latest first.
const SEARCHED: u32 = 100;

/// Opens a table and returns its id. With an id that was promised before (`promised`), it is
/// idempotent.
pub(crate) async fn open(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    promised: Option<String>,
    open: &OpenTable,
) -> Result<String, Problem> {
    app.meter.opening(address)?;
    let since = now().saturating_sub(DAY);
    let unfinished = app.storage.unfinished(visitor.id(), since).await?;
    if unfinished >= app.config.limits.tables {
        return Err(Problem::TooMany(TooMany::Tables));
    }
    let id = match promised {
        Some(id) if is_id(&id) => id,
        Some(_) => return Err(Problem::BadForm("table is not an id".to_owned())),
        None => random_id(),
    };
    let seed = app.keys.seed(&id).to_string();
    let new = open.open(&app.config.games, visitor, &id, seed, now())?;
    match app.tables.create(new).await {
        Err(Problem::TableExists) => {
            // The same form again, or somebody else's table.
            let live = app.tables.get(&id).await?.now();
            if live.table.is_hosted_by(visitor) {
                Ok(id)
            } else {
                Err(Problem::TableExists)
            }
        }
        created => {
            created?;
            tracing::info!(table = id, game = open.game, "a table is opened");
            metrics::counter!("heliopolis_tables_total", "game" => open.game.clone()).increment(1);
            Ok(id)
        }
    }
}

/// Opens a table at which the same players can meet again, and returns its id.
pub(crate) async fn rematch(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    table: &str,
) -> Result<String, Problem> {
    let old = &app.tables.get(table).await?.now().table;
    if let Some(id) = old.may_meet_again(visitor)? {
        return Ok(id.to_owned());
    }
    app.meter.opening(address)?;
    let id = app.keys.rematch(table);
    let seed = app.keys.seed(&id).to_string();
    let new = old.open_rematch(&app.config.games, visitor, &id, seed, now())?;
    match app.tables.create(new).await {
        // Another player was quicker; everybody meets at that table.
        Ok(()) | Err(Problem::TableExists) => {}
        Err(problem) => return Err(problem),
    }
    let command = Command::Rematch { table: id };
    let live = app.tables.send(table, visitor, &command).await?;
    let met = live.table.rematch.as_ref().ok_or(Problem::Unavailable)?;
    Ok(met.to_string())
}

/// Keeps a record as a table to be replayed, and returns its id.
pub(crate) async fn import(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    text: &str,
) -> Result<String, Problem> {
    let import = OpenTable::import(&app.config.games, text)?;
    app.meter.import(visitor, address)?;
    open(app, visitor, address, None, &import).await
}

/// Where a finished game is to continue, and how.
#[derive(Clone, Debug)]
pub(crate) struct Continue {
    /// Whose view of the game was replayed.
    pub(crate) observer: Observer,
    /// The number of steps that were replayed.
    pub(crate) steps: usize,
    /// The visitor's seat.
    pub(crate) seat: Seat,
    /// The visitor's name.
    pub(crate) name: String,
    /// The bots at all other seats.
    pub(crate) rank: Rank,
    /// How fast they move.
    pub(crate) pace: Pace,
}

/// Opens a table at which a finished game continues against bots, and returns its id.
pub(crate) async fn go_on(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    table: &str,
    from: Continue,
) -> Result<String, Problem> {
    let live = app.tables.get(table).await?.now();
    let continued = live
        .table
        .continued(from.observer, from.steps, from.seat, from.rank)?;
    let continued = OpenTable {
        names: vec![from.name],
        pace: from.pace,
        ..continued
    };
    open(app, visitor, address, None, &continued).await
}

/// The visitor's guided game of this kind: the one that is not finished, or a new one.
pub(crate) async fn guided(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    game: &str,
    name: String,
    pace: Pace,
) -> Result<String, Problem> {
    let _alone = app.learning.lock().await;
    if let Some(table) = begun(app, visitor, game).await? {
        return Ok(table);
    }
    let guided = OpenTable {
        names: vec![name],
        pace,
        ..OpenTable::guided(&app.config.games, game)?
    };
    open(app, visitor, address, None, &guided).await
}

/// The guided game of this kind that the visitor has begun and neither finished nor left.
async fn begun(app: &App, visitor: &Visitor, game: &str) -> Result<Option<String>, Problem> {
    let own = Which::Of(visitor.id().to_owned());
    let tables = app.storage.tables(own, SEARCHED).await?;
    let begun = tables.into_iter().find(|listing| {
        let summary: Option<Summary> = serde_json::from_str(&listing.summary).ok();
        let guided = summary.is_some_and(|summary| {
            summary.guided && summary.visitors.first() == Some(&Some(visitor.clone()))
        });
        guided && listing.state == State::Playing && listing.game == game
    });
    Ok(begun.map(|listing| listing.id))
}
