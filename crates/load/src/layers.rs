//! Where the cost of a move goes: the bare database, and then one layer of the server after the
//! other round it.

use std::fmt;
use std::num::NonZeroU32;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use club::{Append, Journal as _, LobbyLine, State, Storage as _, TableKey};
use load::{Plan, Process, Table, Way};
use reqwest::Client;
use server::{Config, Embedded, Limits, OwnTable};
use store::Store;
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::bare::{Bare, ENTRY};

/// How many play at a table.
const PLAYERS: usize = 3;

/// What was measured of a layer.
#[derive(Debug)]
pub(crate) struct Layer {
    name: &'static str,
    /// Moves in a second.
    pub(crate) moves: f64,
    /// Processor time for a move: of the server, and of the clients where they are apart.
    server: Duration,
    clients: Option<Duration>,
}

impl Layer {
    /// As a line of a table, beside what the bare database did.
    pub(crate) fn beside<'a>(&'a self, bare: &'a Layer) -> impl fmt::Display + 'a {
        fmt::from_fn(move |f| {
            let us = |time: Duration| format!("{:.0} µs", time.as_secs_f64() * 1e6);
            let share = self.moves / bare.moves * 100.0;
            let clients = self.clients.map_or_else(|| "-".to_owned(), us);
            let (name, moves, server) = (self.name, self.moves, us(self.server));
            write!(
                f,
                "{name} | {moves:.0} | {share:.0} % | {server} | {clients}"
            )
        })
    }
}

/// The bare database alone.
pub(crate) async fn bare(tables: usize, time: Duration) -> Result<Layer> {
    let folder = TempDir::new()?;
    let bare = Bare::open(&folder.path().join("bare.db"))?;
    let row = |number| Rows {
        bare: bare.clone(),
        table: format!("table {number}"),
        number: 0,
    };
    measure("the bare database", (0..tables).map(row), time, None).await
}

/// All layers, innermost first.
pub(crate) async fn run(program: &Path, tables: usize, time: Duration) -> Result<Vec<Layer>> {
    let mut layers = vec![bare(tables, time).await?];
    let folder = TempDir::new()?;

    let store = Store::open(&folder.path().join("store.db"), None)?;
    let mut logs = Vec::new();
    for number in 0..tables {
        logs.push(Log::open(&store, number).await?);
    }
    layers.push(measure("the store", logs, time, None).await?);
    store.close().await;

    let embedded = Embedded::open(config(&folder.path().join("embedded.db")))?;
    let mut own = Vec::new();
    for seed in 0..tables {
        own.push(Own {
            table: embedded.table("ra", PLAYERS).await?,
            embedded: embedded.clone(),
            choice: seed,
        });
    }
    layers.push(measure("the tables", own, time, None).await?);

    let router = server::without_port(config(&folder.path().join("router.db")))?;
    let players = Player::all(&Way::Router(router), tables).await?;
    layers.push(measure("the routes", players, time, None).await?);

    let process = Process::start(program, &folder.path().join("sockets.db")).await?;
    let way = Way::sockets(&Client::new(), &process.url);
    let players = Player::all(&way, tables).await?;
    layers.push(measure("HTTP over sockets", players, time, Some(&process)).await?);
    process.kill().await?;
    Ok(layers)
}

/// More requests per second than anybody can send.
const RATE: NonZeroU32 = NonZeroU32::new(1_000_000).expect("not zero");

/// A configuration whose limits are never reached.
fn config(data: &Path) -> Config {
    Config {
        limits: Limits {
            rate: RATE,
            ..Limits::default()
        },
        ..Config::new(data)
    }
}

/// Something that moves without a pause.
trait Mover: Send + 'static {
    /// Makes one move of this layer; it is durable when this returns.
    fn act(&mut self) -> impl Future<Output = Result<()>> + Send;
}

/// Lets all of them move for `time`. The server is this process, or another.
async fn measure<M: Mover>(
    name: &'static str,
    movers: impl IntoIterator<Item = M>,
    time: Duration,
    server: Option<&Process>,
) -> Result<Layer> {
    let (ours, theirs) = (load::processor_time()?, server.map(Process::processor_time));
    let end = Instant::now() + time;
    let mut moving = JoinSet::new();
    for mut mover in movers {
        moving.spawn(async move {
            let mut moves = 0_u32;
            while Instant::now() < end {
                mover.act().await?;
                moves += 1;
            }
            anyhow::Ok(moves)
        });
    }
    let mut moves = 0_u32;
    while let Some(moved) = moving.join_next().await {
        moves += moved??;
    }
    let each = |time: Duration| time.checked_div(moves).context("no moves were made");
    let ours = each(load::processor_time()? - ours)?;
    let theirs = match (server, theirs) {
        (Some(server), Some(before)) => Some(each(server.processor_time()? - before?)?),
        _ => None,
    };
    Ok(Layer {
        name,
        moves: f64::from(moves) / time.as_secs_f64(),
        server: theirs.unwrap_or(ours),
        clients: theirs.map(|_| ours),
    })
}

/// Rows of the bare database.
struct Rows {
    bare: Bare,
    table: String,
    number: u64,
}

impl Mover for Rows {
    async fn act(&mut self) -> Result<()> {
        self.number += 1;
        self.bare.write(&self.table, self.number).await
    }
}

/// A log in the store.
struct Log {
    store: Store,
    table: String,
    entries: u64,
}

impl Log {
    async fn open(store: &Store, number: usize) -> Result<Log> {
        let mut log = Log {
            store: store.clone(),
            table: format!("table {number}"),
            entries: 0,
        };
        let new = TableKey {
            game: "ra".to_owned(),
            rules: 1,
            host: "host".to_owned(),
        };
        let index = LobbyLine {
            state: State::Playing,
            listed: false,
            summary: "{}".to_owned(),
        };
        let append = log.next(Some(index));
        store.create(new, append).await?;
        Ok(log)
    }

    fn next(&mut self, lobby: Option<LobbyLine>) -> Append {
        let after = self.entries;
        self.entries += 1;
        Append {
            table: self.table.clone(),
            after,
            entries: vec![ENTRY.to_owned()],
            at: 1_760_000_000_000 + after,
            lobby,
            sitters: Vec::new(),
        }
    }
}

impl Mover for Log {
    async fn act(&mut self) -> Result<()> {
        let append = self.next(None);
        Ok(self.store.append(append).await?)
    }
}

/// A table in the server, one after the other.
struct Own {
    embedded: Embedded,
    table: OwnTable,
    choice: usize,
}

impl Mover for Own {
    async fn act(&mut self) -> Result<()> {
        if self.table.is_over() {
            self.table = self.embedded.table("ra", PLAYERS).await?;
        }
        self.choice = self.choice.wrapping_mul(31).wrapping_add(7) % 1_000_003;
        Ok(self.table.act(self.choice).await?)
    }
}

/// A program that plays by the API at all seats of one table after the other.
struct Player {
    way: Way,
    table: Table,
    seed: u64,
}

const ALONE: Plan = Plan {
    game: "ra",
    people: PLAYERS,
    bots: &[],
    alone: true,
};

impl Player {
    async fn all(way: &Way, tables: usize) -> Result<Vec<Player>> {
        let mut players = Vec::new();
        for seed in 0..tables as u64 {
            players.push(Player {
                way: way.clone(),
                table: Table::open(way.clone(), ALONE, seed).await?,
                seed,
            });
        }
        Ok(players)
    }
}

impl Mover for Player {
    async fn act(&mut self) -> Result<()> {
        if self.table.is_over() {
            self.seed += 1_000;
            self.table = Table::open(self.way.clone(), ALONE, self.seed).await?;
        }
        let lost = "the server does not answer";
        self.table.look().await.ok().context(lost)?;
        self.table.act().await?.ok().context(lost)
    }
}
