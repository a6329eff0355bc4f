//! A player of one game after the other.

use std::ops::AddAssign;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use tokio::sync::watch;

use super::{Shared, client};
use crate::table::{Lost, Plan, Table};
use crate::way::Way;

/// What is played: both games, with bots and without.
const PLANS: [Plan; 4] = [
    Plan {
        game: "ra",
        people: 1,
        bots: &["novice", "scribe"],
        alone: false,
    },
    Plan {
        game: "amun-re",
        people: 1,
        bots: &["novice", "scribe"],
        alone: false,
    },
    Plan {
        game: "ra",
        people: 3,
        bots: &[],
        alone: false,
    },
    Plan {
        game: "amun-re",
        people: 1,
        bots: &["random", "novice", "random", "vizier"],
        alone: false,
    },
];

/// How long a player thinks about a decision.
const THINKS: Duration = Duration::from_secs(1);
/// How long a server that was killed may take to come back.
const AWAY: Duration = Duration::from_secs(60);
/// How long nothing may happen at a table.
const STUCK: Duration = Duration::from_secs(60);

/// What a player has done.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Played {
    /// Games that came to their end.
    pub(super) games: usize,
    /// Decisions that were acknowledged.
    pub(super) decisions: usize,
    /// Requests that tables granted, since the server was started the last time.
    pub(super) granted: usize,
    /// Tables that were opened, since the server was started the last time.
    pub(super) opened: usize,
}

impl AddAssign for Played {
    fn add_assign(&mut self, other: Played) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.granted += other.granted;
        self.opened += other.opened;
    }
}

/// A player of one game after the other.
pub(super) struct Player {
    place: usize,
    shared: Arc<Shared>,
    url: watch::Receiver<String>,
    played: Played,
    /// What the table had acknowledged before the server was last started.
    before: usize,
    games: u64,
}

impl Player {
    /// The player at this place.
    pub(super) fn new(place: usize, shared: &Arc<Shared>) -> Player {
        Player {
            place,
            shared: Arc::clone(shared),
            url: shared.url.clone(),
            played: Played::default(),
            before: 0,
            games: 0,
        }
    }

    /// Plays until no new games begin.
    pub(super) async fn play(mut self) -> Result<Played> {
        while !*self.shared.closing.borrow() {
            if let Some(mut table) = self.open().await? {
                let ended = self.play_to_the_end(&mut table).await;
                ended.with_context(|| format!("table {}", table.id()))?;
                self.played.games += 1;
                self.played.decisions += table.decisions();
                self.played.granted += table.granted() - self.before;
            }
        }
        Ok(self.played)
    }

    /// Opens a table; none if the server was killed meanwhile.
    async fn open(&mut self) -> Result<Option<Table>> {
        let url = self.url.borrow_and_update().clone();
        let plan = PLANS[self.place % PLANS.len()];
        let seed = self.place as u64 * 1_000_003 + self.games;
        self.games += 1;
        match Table::open(Way::sockets(&client(), &url), plan, seed).await {
            Ok(table) => {
                self.played.opened += 1;
                self.before = 0;
                self.shared.tables[self.place].send_replace(table.id().to_owned());
                Ok(Some(table))
            }
            Err(why) => {
                self.wait_for_the_server().await.context(why)?;
                Ok(None)
            }
        }
    }

    async fn play_to_the_end(&mut self, table: &mut Table) -> Result<()> {
        while !table.is_over() {
            if !*self.shared.closing.borrow() {
                tokio::time::sleep(THINKS).await;
            }
            let mut lost = match wait_for_our_turn(table).await? {
                Ok(()) if table.is_over() => false,
                Ok(()) => table.act().await?.is_err(),
                Err(_) => true,
            };
            while lost {
                self.before = table.granted();
                let url = self.wait_for_the_server().await?;
                lost = table.check(&url).await?.is_err();
            }
        }
        Ok(())
    }

    /// Waits until the server that was killed is back; counting begins anew then.
    async fn wait_for_the_server(&mut self) -> Result<String> {
        let back = tokio::time::timeout(AWAY, self.url.changed()).await;
        back.context("the server does not answer, but was not killed")??;
        (self.played.granted, self.played.opened) = (0, 0);
        Ok(self.url.borrow().clone())
    }
}

/// Waits until we can decide or the game is over; an error if nothing happens for too long.
async fn wait_for_our_turn(table: &mut Table) -> Result<Result<(), Lost>> {
    let (mut since, mut now) = (Instant::now(), table.now());
    while !table.is_ready() {
        if table.look_once().await.is_err() {
            return Ok(Err(Lost));
        }
        if table.now() != now {
            (since, now) = (Instant::now(), table.now());
        }
        ensure!(since.elapsed() < STUCK, "nothing happens: {now}");
    }
    Ok(Ok(()))
}
