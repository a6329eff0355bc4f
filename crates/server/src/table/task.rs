//! The task of a table: whatever happens there happens in it, one thing after the other.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use bots::Rank;
use club::{Entry, TableEvent, Visitor};
use store::{Append, Refused, Store};
use tabletop::{Game as _, Seat, Seats};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use super::ask::Ask;
use super::fold::{Stage, Table};
use super::presence::Presence;
use crate::bots::Thinkers;
use crate::games::each;
use crate::problem::Problem;
use crate::render::Renderings;

/// So many requests may wait at one table; more are turned away.
const MAILBOX: usize = 64;
/// How often a table looks who is there.
const TICK: Duration = Duration::from_secs(1);
/// When the disk refused the decision of a bot, it is tried again after this.
const AGAIN: Duration = Duration::from_secs(3);

/// What a table needs from the server round it.
#[derive(Clone, Debug)]
pub(crate) struct Surroundings {
    /// Where its log is kept.
    pub(crate) store: Store,
    /// Where its bots think.
    pub(crate) thinkers: Thinkers,
    /// After so long without anybody it leaves the memory.
    pub(crate) idle: Duration,
}

/// A table as it is now: everything that is shown is made from this.
#[derive(Debug)]
pub(crate) struct Live {
    /// The table.
    pub(crate) table: Arc<Table>,
    /// The seats whose owners are here.
    pub(crate) here: Seats,
    /// How many others watch.
    pub(crate) watchers: usize,
    /// What has been rendered of it so far.
    pub(crate) renderings: Renderings,
}

/// The way to a table.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    mailbox: mpsc::Sender<Request>,
    /// Always the newest state; who is slow misses what was in between, and nothing piles up.
    latest: watch::Receiver<Arc<Live>>,
    /// Who is there.
    pub(crate) presence: Arc<Presence>,
}

#[derive(Debug)]
struct Request {
    visitor: Visitor,
    ask: Ask,
    answer: oneshot::Sender<Result<Arc<Live>, Problem>>,
}

impl Handle {
    /// Asks for something. When it is answered, it is on disk.
    pub(crate) async fn ask(&self, visitor: &Visitor, ask: Ask) -> Result<Arc<Live>, Problem> {
        self.presence.touch(visitor);
        let (answer, answered) = oneshot::channel();
        let request = Request {
            visitor: visitor.clone(),
            ask,
            answer,
        };
        self.mailbox
            .try_send(request)
            .map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => Problem::TooMany("the table is very busy"),
                mpsc::error::TrySendError::Closed(_) => Problem::Unavailable,
            })?;
        answered.await.unwrap_or(Err(Problem::Unavailable))
    }

    /// The table as it is now.
    pub(crate) fn now(&self) -> Arc<Live> {
        self.latest.borrow().clone()
    }

    /// The table as it is now and as it changes.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Live>> {
        self.latest.clone()
    }

    /// Whether the table is leaving the memory, or has left it.
    pub(crate) fn is_gone(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// Waits until it has left, and has written whatever it was asked before.
    pub(crate) async fn ended(&self) {
        let mut latest = self.latest.clone();
        while latest.changed().await.is_ok() {}
    }
}

/// Starts the task of a table. `gone` is called when it leaves the memory.
pub(crate) fn start(
    table: Table,
    round: Surroundings,
    gone: impl FnOnce() + Send + 'static,
) -> Handle {
    let (mailbox, requests) = mpsc::channel(MAILBOX);
    let presence = Arc::new(Presence::default());
    let table = Arc::new(table);
    let (latest, receiver) = watch::channel(live(&table, &presence));
    let task = Task {
        changed: Instant::now(),
        again: Instant::now(),
        used: Instant::now(),
        thought: None,
        hurry: false,
        table,
        round,
        presence: Arc::clone(&presence),
        latest,
    };
    tokio::spawn(async move {
        task.run(requests).await;
        gone();
    });
    Handle {
        mailbox,
        latest: receiver,
        presence,
    }
}

fn live(table: &Arc<Table>, presence: &Presence) -> Arc<Live> {
    let (here, watchers) = presence.count(table);
    Arc::new(Live {
        table: Arc::clone(table),
        here,
        watchers,
        renderings: Renderings::default(),
    })
}

/// A bot that has to decide.
struct Thought {
    seat: Seat,
    rank: Rank,
    /// When what it decides is done.
    due: Instant,
    thinking: Pin<Box<dyn Future<Output = Option<String>> + Send>>,
    /// What it has decided, once it has.
    decided: Option<Option<String>>,
}

struct Task {
    table: Arc<Table>,
    round: Surroundings,
    presence: Arc<Presence>,
    latest: watch::Sender<Arc<Live>>,
    /// The bot that thinks about the game as it is now. Dropped when the game goes on: a thought
    /// about a past state is worth nothing.
    thought: Option<Thought>,
    /// Whether the bots do not wait until a person has to decide.
    hurry: bool,
    /// When the game went on last.
    changed: Instant,
    /// Before that no bot does again what could not be written.
    again: Instant,
    /// When somebody was here last.
    used: Instant,
}

impl Task {
    async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        self.ask_bots();
        loop {
            tokio::select! {
                request = requests.recv() => match request {
                    Some(request) => self.serve(request).await,
                    None => return,
                },
                decision = think(&mut self.thought) => {
                    self.thought = None;
                    if let Some((seat, action)) = decision {
                        self.bot_decides(seat, &action).await;
                    }
                }
                _ = tick.tick() => {
                    self.look_round();
                    if self.may_rest() {
                        break;
                    }
                }
            }
        }
        // Whoever has already asked is served before the table goes.
        requests.close();
        while let Some(request) = requests.recv().await {
            self.serve(request).await;
        }
    }

    async fn serve(&mut self, request: Request) {
        self.used = Instant::now();
        let (here, _) = self.presence.count(&self.table);
        let answer = match self.table.consider(&request.visitor, &request.ask, here) {
            Ok(_) if request.ask == Ask::Hurry => {
                self.hurry = true;
                self.ask_bots();
                Ok(())
            }
            Ok(entries) if entries.is_empty() => Ok(()),
            Ok(entries) => self.write(entries).await,
            Err(problem) => Err(problem),
        };
        let answer = answer.map(|()| self.latest.borrow().clone());
        // Whoever asked may have gone away; what was written stands.
        let _ = request.answer.send(answer);
    }

    async fn bot_decides(&mut self, seat: Seat, action: &str) {
        let table = &self.table;
        let Stage::Begun(fair) = &table.stage else {
            return;
        };
        let steps = each!(&table.game, game => {
            let action = action.parse().ok();
            action.and_then(|action| game.decide(seat, action, fair).ok())
        });
        let Some(steps) = steps else {
            tracing::error!(table = %table.id, %seat, action, "a bot did something illegal");
            return;
        };
        let decided = TableEvent::Decided { seen: None, steps };
        if self.write(vec![decided]).await.is_err() {
            self.again = Instant::now() + AGAIN;
            self.ask_bots();
        }
    }

    /// Writes entries, and only then lets them happen and tells everybody.
    async fn write(&mut self, entries: Vec<TableEvent>) -> Result<(), Problem> {
        let begun = std::time::Instant::now();
        let at = now();
        let mut next = Table::clone(&self.table);
        for what in &entries {
            next.apply(what).map_err(|fault| {
                tracing::error!(table = %self.table.id, step = self.table.entries, %fault, "an entry does not fit");
                Problem::Unavailable
            })?;
        }
        let sitters = entries.iter().filter_map(|what| match what {
            TableEvent::Seated { visitor, .. } => Some(visitor.id().to_owned()),
            _ => None,
        });
        let append = Append {
            table: self.table.id.to_string(),
            after: self.table.entries,
            sitters: sitters.collect(),
            index: next.new_index(&self.table),
            entries: lines(&entries, at),
            at,
        };
        self.round.store.append(append).await.map_err(|refused| {
            metrics::counter!("heliopolis_refused_writes_total").increment(1);
            if refused == Refused::NotNext {
                tracing::error!(table = %self.table.id, "somebody else writes to the log");
            }
            Problem::from(refused)
        })?;
        tracing::debug!(table = %next.id, step = next.entries, "written");
        metrics::counter!("heliopolis_entries_total").increment(entries.len() as u64);
        metrics::histogram!("heliopolis_write_seconds").record(begun.elapsed());
        let game_went_on = entries.iter().any(|what| {
            matches!(
                what,
                TableEvent::Started { .. } | TableEvent::Decided { .. } | TableEvent::Undone { .. }
            )
        });
        if game_went_on {
            self.changed = Instant::now();
            self.thought = None;
        }
        self.table = Arc::new(next);
        self.latest.send_replace(live(&self.table, &self.presence));
        self.ask_bots();
        Ok(())
    }

    /// Lets a bot think if one has to decide; what it decides is done when its time has come since
    /// the game went on last. Whoever thinks about it already goes on.
    fn ask_bots(&mut self) {
        let table = &self.table;
        if !matches!(table.stage, Stage::Begun(_)) || !self.is_worth_playing() {
            self.thought = None;
            return;
        }
        let bot = |seat: Seat| Some((seat, table.chairs[seat.index()].bot?));
        let Some((seat, rank)) = table.game.owing().into_iter().find_map(bot) else {
            self.thought = None;
            self.hurry = false;
            return;
        };
        // Nobody sees what happens at a sealed point, so nobody has to follow it.
        let sealed = each!(&table.game, game => game.position().sealed());
        let wait = if sealed { Duration::ZERO } else { self.pace() };
        let due = self.again.max(self.changed + wait);
        match &mut self.thought {
            Some(thought) if (thought.seat, thought.rank) == (seat, rank) => thought.due = due,
            thought => {
                let (thinkers, table) = (self.round.thinkers.clone(), Arc::clone(table));
                *thought = Some(Thought {
                    seat,
                    rank,
                    due,
                    thinking: Box::pin(async move { thinkers.decide(table, seat).await }),
                    decided: None,
                });
            }
        }
    }

    /// Bots among themselves play for whoever watches. Where a person plays, they come to his turn
    /// and wait for him.
    fn is_worth_playing(&self) -> bool {
        self.table.has_people() || self.presence.is_seen()
    }

    fn pace(&self) -> Duration {
        match self.hurry {
            true => Duration::ZERO,
            false => self.table.pace.delay(),
        }
    }

    /// Tells everybody if somebody has come or gone.
    fn look_round(&mut self) {
        let (here, watchers) = self.presence.count(&self.table);
        let known = self.latest.borrow();
        let same = known.here == here && known.watchers == watchers;
        drop(known);
        if !same {
            self.latest.send_replace(live(&self.table, &self.presence));
        }
        if self.thought.is_none() && !self.table.has_people() {
            // Somebody may have come to see the bots play.
            self.ask_bots();
        }
        if !self.presence.is_empty() || self.thought.is_some() {
            self.used = Instant::now();
        }
    }

    fn may_rest(&self) -> bool {
        self.used.elapsed() > self.round.idle
    }
}

/// The next decision of a bot; if none thinks, this never ends. What was thought so far is kept if
/// it is not waited for to the end.
async fn think(thought: &mut Option<Thought>) -> Option<(Seat, String)> {
    let Some(thought) = thought else {
        return std::future::pending().await;
    };
    if thought.decided.is_none() {
        thought.decided = Some(thought.thinking.as_mut().await);
    }
    tokio::time::sleep_until(thought.due).await;
    Some((thought.seat, thought.decided.take().flatten()?))
}

/// Entries as the log has them.
pub(crate) fn lines(entries: &[TableEvent], at: u64) -> Vec<String> {
    let line = |event: &TableEvent| {
        serde_json::to_string(&Entry { at, event }).expect("an entry is plain data")
    };
    entries.iter().map(line).collect()
}

/// The time in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(0))
}
