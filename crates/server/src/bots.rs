//! Bots at tables: they think on threads of their own and never delay a table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{DEFAULT_TIME, Deadline, Rank};
use club::{Table, Visitor, bot_seed};
use tabletop::Seat;
use tokio::sync::Semaphore;

/// A bot that has not answered after this long loses its turn to the first legal action.
const PATIENCE: Duration = Duration::from_secs(20);

/// The threads on which bots think, first come, first served. A host with many tables does not slow
/// others down: only a limited number of their bots are in the queue at a time.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    threads: Arc<Semaphore>,
    shares: Arc<Mutex<Shares>>,
    /// How many bots of one host think or wait for a thread.
    share: usize,
}

/// What each host may use of the threads. Tables at which only bots play share one entry: their
/// hosts could multiply by taking new names.
type Shares = HashMap<Option<Visitor>, Arc<Semaphore>>;

impl Thinkers {
    /// Lets this many bots think at the same time.
    pub(crate) fn new(threads: usize) -> Thinkers {
        let threads = threads.max(1);
        Thinkers {
            threads: Arc::new(Semaphore::new(threads)),
            shares: Arc::default(),
            share: threads.div_ceil(2),
        }
    }

    /// What this host may use; without a host, what tables of bots alone may use.
    fn share(&self, host: Option<Visitor>) -> Arc<Semaphore> {
        // The map is consistent even if a thread panicked while holding it.
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        shares.retain(|_, share| Arc::strong_count(share) > 1);
        let share = shares.entry(host);
        Arc::clone(share.or_insert_with(|| Arc::new(Semaphore::new(self.share))))
    }

    /// The decision of the bot at this seat, in notation; none if no bot has to decide there.
    pub(crate) async fn decide(&self, table: Arc<Table>, seat: Seat) -> Option<String> {
        let host = table.has_people().then(|| table.opened.host.clone());
        let share = self.share(host).acquire_owned().await.ok()?;
        let thread = Arc::clone(&self.threads).acquire_owned().await.ok()?;
        let rank = table.seats.get(seat.index())?.bot?;
        let fallback = first_legal(&table, seat);
        let thinking = tokio::task::spawn_blocking({
            let table = Arc::clone(&table);
            move || {
                // Held until the bot has finished, even if nobody waits for it any more.
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
    let seed = bot_seed(table.shuffle()?, table.entries);
    let game = table.game();
    let deadline = Stopwatch(Instant::now());
    rank.any_bot(game.game())
        .decide(game, seat, seed, Some(&deadline))
}

/// The time of a decision.
#[derive(Debug)]
struct Stopwatch(Instant);

impl Deadline for Stopwatch {
    fn elapsed(&self) -> f64 {
        self.0.elapsed().as_secs_f64() / DEFAULT_TIME.as_secs_f64()
    }
}

fn first_legal(table: &Table, seat: Seat) -> Option<String> {
    table.game().legal(seat).into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::new_visitor;

    #[test]
    fn a_host_with_many_tables_does_not_slow_others_down() {
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
        assert_eq!(shares.len(), 1, "hosts without thinking bots are forgotten");
    }
}
