//! Bots at tables: they think on threads of their own and never delay a table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Bot as _, DEFAULT_TIME, Deadline, Rank, Turn};
use club::Visitor;
use pages::Shown;
use tabletop::{Observer, Seat};
use tokio::sync::Semaphore;

use crate::game::Match;
use crate::games::MatchTask;
use crate::table::{Stage, Table};

/// A bot that has not answered after this long is not waited for: the first legal action is done
/// in its place.
const PATIENCE: Duration = Duration::from_secs(20);

/// The threads on which bots think, first come, first served. Whoever opens many tables waits for
/// himself: only so many of his bots are in the queue.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    threads: Arc<Semaphore>,
    shares: Arc<Mutex<Shares>>,
    /// How many bots of one host think or wait for a thread.
    share: usize,
}

/// What every host may use of the threads. Tables at which only bots play share one, under no name:
/// whoever wants many of them can have many names.
type Shares = HashMap<Option<Visitor>, Arc<Semaphore>>;

impl Thinkers {
    /// So many bots may think at the same time.
    pub(crate) fn new(threads: usize) -> Thinkers {
        let threads = threads.max(1);
        Thinkers {
            threads: Arc::new(Semaphore::new(threads)),
            shares: Arc::default(),
            share: threads.div_ceil(2),
        }
    }

    /// What this host may use; without one, what bots among themselves may use.
    fn share(&self, host: Option<Visitor>) -> Arc<Semaphore> {
        // A map of shares is whole even if somebody panicked while holding it.
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        shares.retain(|_, share| Arc::strong_count(share) > 1);
        let share = shares.entry(host);
        Arc::clone(share.or_insert_with(|| Arc::new(Semaphore::new(self.share))))
    }

    /// What the bot at this seat does, in notation; nothing if no bot has to decide there.
    pub(crate) async fn decide(&self, table: Arc<Table>, seat: Seat) -> Option<String> {
        let host = table.has_people().then(|| table.opened.host.clone());
        let share = self.share(host).acquire_owned().await.ok()?;
        let thread = Arc::clone(&self.threads).acquire_owned().await.ok()?;
        let rank = table.chairs.get(seat.index())?.bot?;
        let fallback = table.game.with(FirstLegal { seat });
        let thinking = tokio::task::spawn_blocking({
            let table = Arc::clone(&table);
            move || {
                // Held until the bot has finished, however long anybody waits for it.
                let _held = (share, thread);
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
        let mut player = self.rank.bot::<G>();
        player.begin(self.seed);
        let clock = Clock(Instant::now());
        let turn = Turn::new(game.position(), self.seat, &legal).until(&clock);
        Some(player.choose(&turn).to_string())
    }
}

/// The time of a decision, running.
#[derive(Debug)]
struct Clock(Instant);

impl Deadline for Clock {
    fn elapsed(&self) -> f64 {
        self.0.elapsed().as_secs_f64() / DEFAULT_TIME.as_secs_f64()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::visitor::new_visitor;

    #[test]
    fn who_has_many_tables_waits_for_himself_and_nobody_else_does() {
        let thinkers = Thinkers::new(4);
        let think = |host: &Option<Visitor>| thinkers.share(host.clone()).try_acquire_owned();
        for host in [None, Some(new_visitor()), Some(new_visitor())] {
            let thinking = [think(&host), think(&host)];
            assert!(thinking.iter().all(Result::is_ok), "half of the threads");
            assert!(think(&host).is_err() && think(&Some(new_visitor())).is_ok());
            drop(thinking);
            assert!(think(&host).is_ok());
        }
        thinkers.share(None);
        let shares = thinkers.shares.lock().expect("nobody panicked");
        assert_eq!(shares.len(), 1, "whoever does not think is forgotten");
    }
}
