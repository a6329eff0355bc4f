//! Opening tables: new ones, rematches, imported records, and games that continue elsewhere.

use bots::Rank;
use games::{Fault, Registry};
use serde_json::{Map, Value};
use tabletop::{Observer, Seat, Seats};

use crate::command::Command;
use crate::event::{Entry, Opened, Origin, SeatPlan, TableEvent};
use crate::lobby::State;
use crate::pace::Pace;
use crate::problem::{NotNow, Problem};
use crate::seat::SeatState;
use crate::shuffle::clean_salt;
use crate::table::Table;
use crate::visitor::Visitor;

/// A request to open a table.
#[derive(Clone, Debug)]
pub struct OpenTable {
    /// The key of the game.
    pub game: String,
    /// Its options; what is missing has its default.
    pub options: Map<String, Value>,
    /// What each seat is meant for.
    pub seats: Vec<SeatPlan>,
    /// The names of the people at this device; the first is the visitor's.
    pub names: Vec<String>,
    /// The visitor's contribution to the seed.
    pub salt: String,
    /// Whether the lobby shows the table to strangers.
    pub listed: bool,
    /// Whether all people share one device: open seats are people at this device.
    pub local: bool,
    /// The initial pace of the bots.
    pub pace: Pace,
    /// Whether the visitor takes the first open seat.
    pub sit: bool,
    /// Whether the game begins as soon as no seat is open.
    pub start: bool,
    /// Where the game comes from.
    pub origin: Origin,
}

/// A table that is about to be written, with its log so far.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The table.
    pub table: Table,
    /// The entries of its log.
    pub entries: Vec<Entry>,
}

impl OpenTable {
    /// A table of this game that nobody sits at yet.
    pub fn new(game: &str) -> OpenTable {
        OpenTable {
            game: game.to_owned(),
            options: Map::new(),
            seats: Vec::new(),
            names: Vec::new(),
            salt: String::new(),
            listed: false,
            local: false,
            pace: Pace::default(),
            sit: true,
            start: false,
            origin: Origin::Fresh,
        }
    }

    /// The prepared game that teaches the rules: the visitor has the first seat, and the game
    /// begins at once.
    ///
    /// # Errors
    ///
    /// If there is no such game, or nothing is prepared for it.
    pub fn guided(games: &Registry, game: &str) -> Result<OpenTable, Problem> {
        let kind = games.get(game).ok_or_else(|| no_game(game))?;
        let course = kind.course().ok_or(Problem::NotFound)?;
        let mut seats = vec![SeatPlan::Open];
        seats.resize(course.players, SeatPlan::Bot(course.bot.to_owned()));
        Ok(OpenTable {
            seats,
            start: true,
            origin: Origin::Guided,
            ..OpenTable::new(game)
        })
    }

    /// A table that shows this record.
    ///
    /// # Errors
    ///
    /// If the text is not a record of one of these games, or cannot have happened.
    pub fn import(games: &Registry, text: &str) -> Result<OpenTable, Problem> {
        let game = games
            .read_record(text.as_bytes())
            .map_err(|bad| Problem::BadRecord(bad.to_string()))?;
        Ok(OpenTable {
            options: game.options(),
            seats: vec![SeatPlan::Open; game.players()],
            origin: Origin::Imported(text.to_owned()),
            sit: false,
            ..OpenTable::new(game.game())
        })
    }

    /// The table as the visitor opens it at the time `at`. `seed` decides its chance, unless the
    /// game is prepared.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot be played like this.
    pub fn open(
        &self,
        games: &Registry,
        visitor: &Visitor,
        id: &str,
        seed: String,
        at: u64,
    ) -> Result<NewTable, Problem> {
        let kind = games.get(&self.game).ok_or_else(|| no_game(&self.game))?;
        let options = kind
            .read_options(&self.options)
            .map_err(|faults| Problem::BadForm(faults.join("; ")))?;
        let opened = Opened {
            game: self.game.clone(),
            rules: kind.rules(),
            options,
            seats: self.seats.clone(),
            host: visitor.clone(),
            listed: self.listed,
            local: self.local,
            pace: self.pace,
            seed: match (&self.origin, kind.course()) {
                (Origin::Guided, Some(course)) => course.seed.to_owned(),
                _ => seed,
            },
            origin: self.origin.clone(),
        };
        let mut new = NewTable::open(games, id, opened, at)?;
        for event in self.sitters(visitor) {
            new.push(event, at)?;
        }
        if self.start {
            match new.table.handle(visitor, &Command::Start, Seats::NONE) {
                Ok(started) => new.extend(started, at)?,
                Err(Problem::NotNow(NotNow::SeatsOpen)) => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(new)
    }

    /// The people who take their seats at once.
    fn sitters(&self, visitor: &Visitor) -> Vec<TableEvent> {
        let people = match (self.sit, self.local) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => self.seats.len(),
        };
        let open = Seat::all(self.seats.len()).zip(&self.seats);
        let open = open.filter(|(_, plan)| **plan == SeatPlan::Open);
        let name = |number: usize| self.names.get(number).map_or("", String::as_str);
        let mut events = Vec::new();
        for (number, (seat, _)) in open.take(people).enumerate() {
            events.push(TableEvent::Seated {
                seat,
                visitor: visitor.clone(),
                name: match (number, name(number)) {
                    (0, name) => name.to_owned(),
                    (_, "") => format!("{} {}", name(0), number + 1),
                    (_, name) => name.to_owned(),
                },
            });
            // Nobody changes the course of a prepared game.
            if self.origin != Origin::Guided {
                let salt = clean_salt(&self.salt);
                events.push(TableEvent::Salted { seat, salt });
            }
        }
        events
    }
}

impl NewTable {
    fn open(games: &Registry, id: &str, opened: Opened, at: u64) -> Result<NewTable, Problem> {
        let event = TableEvent::Opened(Box::new(opened.clone()));
        Ok(NewTable {
            table: Table::open(games, id, opened).map_err(unplayable)?,
            entries: vec![Entry { at, event }],
        })
    }

    fn push(&mut self, event: TableEvent, at: u64) -> Result<(), Problem> {
        let entry = Entry { at, event };
        self.table.apply(&entry).map_err(unplayable)?;
        self.entries.push(entry);
        Ok(())
    }

    fn extend(&mut self, events: Vec<TableEvent>, at: u64) -> Result<(), Problem> {
        events
            .into_iter()
            .try_for_each(|event| self.push(event, at))
    }
}

impl Table {
    /// Whether this visitor may ask for a rematch: the table to go to if there is one already.
    ///
    /// # Errors
    ///
    /// If the visitor does not play here, or the game is not over.
    pub fn may_meet_again(&self, visitor: &Visitor) -> Result<Option<&str>, Problem> {
        if self.seats_of(visitor).is_empty() {
            return Err(Problem::NotYours);
        }
        if self.rematch.is_none() && !self.game().is_over() {
            return Err(Problem::NotNow(NotNow::Running));
        }
        Ok(self.rematch.as_deref())
    }

    /// A table of the same game for the same players; who has left is not among them.
    ///
    /// # Errors
    ///
    /// If the game cannot be played any more.
    pub fn open_rematch(
        &self,
        games: &Registry,
        visitor: &Visitor,
        id: &str,
        seed: String,
        at: u64,
    ) -> Result<NewTable, Problem> {
        let plan = |state: &SeatState| match (&state.person, state.bot) {
            (None, Some(rank)) => SeatPlan::Bot(rank.code().to_owned()),
            _ => SeatPlan::Open,
        };
        let opened = Opened {
            seats: self.seats.iter().map(plan).collect(),
            host: visitor.clone(),
            seed,
            origin: Origin::Fresh,
            ..Opened::clone(&self.opened)
        };
        let mut new = NewTable::open(games, id, opened, at)?;
        for (seat, state) in self.seats() {
            if let Some(person) = state.person.as_ref().filter(|_| !state.left) {
                let (visitor, name) = (person.visitor.clone(), person.name.clone());
                let seated = TableEvent::Seated {
                    seat,
                    visitor,
                    name,
                };
                new.push(seated, at)?;
            }
        }
        Ok(new)
    }

    /// A table at which this finished game continues against bots, after `steps` of the steps that
    /// `observer` saw, with the visitor at `seat`.
    ///
    /// # Errors
    ///
    /// If the game is not over, or is over at that moment, or there is no such moment or seat.
    pub fn continued(
        &self,
        observer: Observer,
        steps: usize,
        seat: Seat,
        bots: Rank,
    ) -> Result<OpenTable, Problem> {
        if self.state() != State::Finished {
            return Err(Problem::NotNow(NotNow::Running));
        }
        if seat.index() >= self.seats.len() {
            return Err(Problem::BadForm("there is no such seat".to_owned()));
        }
        let moment = self
            .game()
            .after(observer, steps)
            .ok_or_else(|| Problem::BadForm("there is no such step".to_owned()))?;
        if moment.is_over() {
            return Err(Problem::NotNow(NotNow::Over));
        }
        let plan = |other| {
            if other == seat {
                SeatPlan::Open
            } else {
                SeatPlan::Bot(bots.code().to_owned())
            }
        };
        Ok(OpenTable {
            options: self.opened.options.clone(),
            seats: Seat::all(self.seats.len()).map(plan).collect(),
            start: true,
            origin: Origin::Continued(moment.record(self.players(), None)),
            ..OpenTable::new(&self.opened.game)
        })
    }
}

fn no_game(key: &str) -> Problem {
    Problem::BadForm(format!("there is no game {key:?}"))
}

#[expect(clippy::needless_pass_by_value, reason = "used with `map_err`")]
fn unplayable(fault: Fault) -> Problem {
    Problem::BadForm(fault.to_string())
}
