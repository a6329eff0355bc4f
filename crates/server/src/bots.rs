//! Bots at tables: they think on threads of their own and never delay a table.

use std::sync::Arc;
use std::time::Duration;

use bots::{Bot as _, Rank, Turn, USUAL_TIME};
use pages::Shown;
use tabletop::{Observer, Seat};
use tokio::sync::Semaphore;

use crate::game::Match;
use crate::games::MatchTask;
use crate::table::{Stage, Table};

/// A bot that has not answered after this long is not waited for: the first legal action is done
/// in its place.
const PATIENCE: Duration = Duration::from_secs(20);

/// The threads on which bots think.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<Semaphore>);

impl Thinkers {
    /// So many bots may think at the same time.
    pub(crate) fn new(threads: usize) -> Thinkers {
        Thinkers(Arc::new(Semaphore::new(threads.max(1))))
    }

    /// What the bot at this seat does, in notation; nothing if no bot has to decide there.
    pub(crate) async fn decide(&self, table: Arc<Table>, seat: Seat) -> Option<String> {
        let permit = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let rank = table.chairs.get(seat.index())?.bot?;
        let fallback = table.game.with(FirstLegal { seat });
        let thinking = tokio::task::spawn_blocking({
            let table = Arc::clone(&table);
            move || {
                // Held until the bot has finished, however long anybody waits for it.
                let _permit = permit;
                think(&table, seat, rank)
            }
        });
        match tokio::time::timeout(PATIENCE, thinking).await {
            Ok(Ok(decision)) => decision,
            Ok(Err(error)) => {
                tracing::error!(table = %table.id, %seat, rank = rank.code(), %error, "a bot failed");
                fallback
            }
            Err(_) => {
                tracing::error!(table = %table.id, %seat, rank = rank.code(), "a bot does not answer");
                fallback
            }
        }
    }
}

fn think(table: &Table, seat: Seat, rank: Rank) -> Option<String> {
    let Stage::Begun(fair) = &table.stage else {
        return None;
    };
    let seed = fair.bot_seed(table.entries);
    table.game.with(Think { seat, rank, seed })
}

struct Think {
    seat: Seat,
    rank: Rank,
    seed: u64,
}

impl MatchTask for Think {
    type Output = Option<String>;

    fn run<G: Shown>(self, game: &Match<G>) -> Option<String> {
        let legal = game.legal(Observer::Seat(self.seat));
        if legal.is_empty() {
            return None;
        }
        let mut player = self.rank.player::<G>();
        player.begin(self.seed);
        let turn = Turn::new(game.position(), self.seat, &legal).within(USUAL_TIME);
        Some(player.choose(&turn).to_string())
    }
}

struct FirstLegal {
    seat: Seat,
}

impl MatchTask for FirstLegal {
    type Output = Option<String>;

    fn run<G: Shown>(self, game: &Match<G>) -> Option<String> {
        let legal = game.legal(Observer::Seat(self.seat));
        legal.first().map(ToString::to_string)
    }
}
