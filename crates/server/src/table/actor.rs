//! The actor of a table: everything that happens there happens in one task, one thing at a time.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use club::{
    Append, Command, Entry, Problem, Refused, Registry, Stage, Storage, Table, TableEvent, Visitor,
};
use tabletop::Seat;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use super::handle::{Handle, Request, Snapshot};
use super::presence::Presence;
use super::thought::{Thought, think};
use crate::bots::Thinkers;

/// Mailbox capacity; further requests are refused.
const MAILBOX: usize = 64;
/// How often a table checks who is present.
const TICK: Duration = Duration::from_secs(1);
/// How long a bot's decision waits after the storage has refused it.
const RETRY: Duration = Duration::from_secs(3);
/// How often a command is handled again because another writer was quicker.
const MAX_ATTEMPTS: usize = 8;

/// What a table needs from the server around it.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    /// The games that can be played.
    pub(crate) games: Registry,
    /// Where its log is kept.
    pub(crate) storage: Arc<dyn Storage>,
    /// Where its bots think.
    pub(crate) thinkers: Thinkers,
    /// How long it stays in memory after the last visitor has left.
    pub(crate) idle: Duration,
}

/// Starts the actor of a table. `gone` is called when it leaves the memory.
pub(crate) fn start(
    table: Table,
    services: Services,
    gone: impl FnOnce() + Send + 'static,
) -> Handle {
    let (mailbox, requests) = mpsc::channel(MAILBOX);
    let presence = Arc::new(Presence::default());
    let table = Arc::new(table);
    let (latest, receiver) = watch::channel(Snapshot::of(&table, &presence));
    let actor = Actor {
        retry: Instant::now(),
        used: Instant::now(),
        thought: None,
        hurry: false,
        table,
        services,
        presence: Arc::clone(&presence),
        latest,
    };
    tokio::spawn(async move {
        actor.run(requests).await;
        gone();
    });
    Handle {
        mailbox,
        latest: receiver,
        presence,
    }
}

struct Actor {
    table: Arc<Table>,
    services: Services,
    presence: Arc<Presence>,
    latest: watch::Sender<Arc<Snapshot>>,
    /// The bot that thinks about the game as it is now. Dropped when the game goes on: a thought
    /// about a past position is worthless.
    thought: Option<Thought>,
    /// Whether the bots play without delay until a person has to decide.
    hurry: bool,
    /// No bot's decision is carried out before this time, after one could not be written.
    retry: Instant,
    /// When somebody was last present.
    used: Instant,
}

/// Why events were not written.
enum NotWritten {
    /// Another writer was quicker. The table has been read on; decide again.
    Behind,
    Failed(Problem),
}

impl Actor {
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
        // Requests that were sent before are served before the table goes.
        requests.close();
        while let Some(request) = requests.recv().await {
            self.serve(request).await;
        }
    }

    async fn serve(&mut self, request: Request) {
        self.used = Instant::now();
        let answer = self.handle(&request.visitor, &request.command).await;
        let answer = answer.map(|()| self.latest.borrow().clone());
        // The sender may have gone away; what was written stands.
        let _ = request.answer.send(answer);
    }

    /// Handles a command, again if another writer was quicker: the events of a command belong to
    /// the state of the table that it was checked against.
    async fn handle(&mut self, visitor: &Visitor, command: &Command) -> Result<(), Problem> {
        for _ in 0..MAX_ATTEMPTS {
            let (here, _) = self.presence.count(&self.table);
            let events = self.table.handle(visitor, command, here)?;
            if *command == Command::Hurry {
                self.hurry = true;
                self.ask_bots();
            }
            match self.write(events).await {
                Err(NotWritten::Behind) => {}
                Err(NotWritten::Failed(problem)) => return Err(problem),
                Ok(()) => return Ok(()),
            }
        }
        Err(Problem::Unavailable)
    }

    async fn bot_decides(&mut self, seat: Seat, action: &str) {
        let table = &self.table;
        let decided = match table.bot_decides(seat, action) {
            Ok(decided) => decided,
            Err(problem) => {
                tracing::error!(table = %table.id, %seat, action, %problem, "a bot made an illegal move");
                return;
            }
        };
        match self.write(vec![decided]).await {
            // If another writer was quicker, the bots have been asked about the new state.
            Ok(()) | Err(NotWritten::Behind) => {}
            Err(NotWritten::Failed(_)) => {
                self.retry = Instant::now() + RETRY;
                self.ask_bots();
            }
        }
    }

    /// Writes events, and only then lets them happen and tells everybody.
    async fn write(&mut self, events: Vec<TableEvent>) -> Result<(), NotWritten> {
        if events.is_empty() {
            return Ok(());
        }
        let begun = std::time::Instant::now();
        let at = now();
        let mut next = Table::clone(&self.table);
        let mut lines = Vec::with_capacity(events.len());
        let mut sitters = Vec::new();
        for event in events {
            if let TableEvent::Seated { visitor, .. } = &event {
                sitters.push(visitor.id().to_owned());
            }
            let entry = Entry { at, event };
            next.apply(&entry).map_err(|fault| {
                tracing::error!(table = %self.table.id, step = self.table.entries, %fault, "an entry does not fit");
                NotWritten::Failed(Problem::Unavailable)
            })?;
            lines.push(entry.to_line());
        }
        let count = lines.len() as u64;
        let append = Append {
            table: self.table.id.to_string(),
            after: self.table.entries,
            sitters,
            lobby: next.new_lobby_line(&self.table),
            entries: lines,
            at,
        };
        match self.services.storage.append(append).await {
            Ok(()) => {}
            Err(Refused::NotNext) => return Err(self.read_on().await),
            Err(refused) => {
                metrics::counter!("heliopolis_refused_writes_total").increment(1);
                return Err(NotWritten::Failed(refused.into()));
            }
        }
        tracing::debug!(table = %next.id, step = next.entries, "written");
        metrics::counter!("heliopolis_entries_total").increment(count);
        metrics::histogram!("heliopolis_write_seconds").record(begun.elapsed());
        self.set(next);
        Ok(())
    }

    /// Reads the entries that another writer has added, and tells everybody.
    async fn read_on(&mut self) -> NotWritten {
        let (id, known) = (&self.table.id, self.table.entries);
        tracing::info!(table = %id, known, "another writer was quicker");
        metrics::counter!("heliopolis_lost_races_total").increment(1);
        let lines = match self.services.storage.entries(id, known).await {
            Ok(lines) => lines,
            Err(error) => {
                tracing::error!(table = %id, %error, "the log cannot be read on");
                return NotWritten::Failed(error.into());
            }
        };
        let mut next = Table::clone(&self.table);
        if let Err(fault) = next.read_on(&lines) {
            tracing::error!(table = %id, %fault, "a table is damaged");
            return NotWritten::Failed(Problem::Damaged);
        }
        self.set(next);
        NotWritten::Behind
    }

    /// Replaces the state, tells everybody, and asks the bots about it.
    fn set(&mut self, next: Table) {
        if !next.shares_game_with(&self.table) {
            self.thought = None;
        }
        self.table = Arc::new(next);
        self.latest
            .send_replace(Snapshot::of(&self.table, &self.presence));
        self.ask_bots();
    }

    /// Lets a bot think if one has to decide. Its decision is carried out when the pace of the table
    /// allows. A bot that is thinking about this position already goes on.
    fn ask_bots(&mut self) {
        let table = &self.table;
        if !matches!(table.stage, Stage::Begun(_)) || !self.is_worth_playing() {
            self.thought = None;
            return;
        }
        let bot = |seat: Seat| Some((seat, table.seats[seat.index()].bot?));
        let Some((seat, rank)) = table.game().owing().into_iter().find_map(bot) else {
            self.thought = None;
            self.hurry = false;
            return;
        };
        let due = self.retry.max(Instant::now() + self.delay());
        match &mut self.thought {
            Some(thought) if (thought.seat, thought.rank) == (seat, rank) => thought.due = due,
            thought => {
                let (thinkers, table) = (self.services.thinkers.clone(), Arc::clone(table));
                let thinking = async move { thinkers.decide(table, seat).await };
                *thought = Some(Thought::new(seat, rank, due, thinking));
            }
        }
    }

    /// Bots among themselves play only while somebody watches. Where a person plays, they play on
    /// to that person's turn and wait.
    fn is_worth_playing(&self) -> bool {
        self.table.has_people() || self.presence.is_seen()
    }

    /// How long a bot's decision still has to wait.
    fn delay(&self) -> Duration {
        // Nobody sees what happens at a sealed point, so nobody has to follow it.
        if self.hurry || self.table.game().sealed() {
            return Duration::ZERO;
        }
        let passed = Duration::from_millis(now().saturating_sub(self.table.moved_at));
        self.table.pace.delay().saturating_sub(passed)
    }

    /// Tells everybody if somebody has come or gone.
    fn look_round(&mut self) {
        let (here, watchers) = self.presence.count(&self.table);
        let known = self.latest.borrow();
        let same = known.here == here && known.watchers == watchers;
        drop(known);
        if !same {
            self.latest
                .send_replace(Snapshot::of(&self.table, &self.presence));
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
        self.used.elapsed() > self.services.idle
    }
}

/// The time in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(0))
}
