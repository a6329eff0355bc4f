//! What a visitor may ask of a table, and what happens if they may.

use bots::Rank;
use tabletop::{Seat, Seats};

use crate::event::TableEvent;
use crate::lobby::State;
use crate::pace::Pace;
use crate::problem::{NotNow, Problem, TooMany};
use crate::seat::SeatState;
use crate::shuffle::{clean_salt, combined_salt};
use crate::table::{Stage, Table};
use crate::visitor::Visitor;

/// Once its log has this many entries, a table accepts only what its game needs to be finished.
pub const MAX_ENTRIES: u64 = 5_000;

/// What a visitor asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// To take a seat.
    Join {
        /// Which seat; any open one if not given.
        seat: Option<Seat>,
        /// The name to use at this table.
        name: String,
        /// The visitor's contribution to the seed.
        salt: String,
    },
    /// To leave.
    Leave,
    /// To contribute to the seed.
    Salt {
        /// The contribution.
        salt: String,
    },
    /// To begin the game.
    Start,
    /// To decide.
    Act {
        /// For which seat; the one that owes a decision if not given.
        seat: Option<Seat>,
        /// The step of the page the decision was made on.
        step: u64,
        /// The action in notation.
        action: String,
    },
    /// To take decisions back.
    Undo {
        /// The step of the page the request was made on.
        step: u64,
        /// How many decisions.
        decisions: usize,
    },
    /// To write in the chat.
    Say {
        /// The message.
        text: String,
    },
    /// To let a bot take a seat.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot.
        rank: Rank,
    },
    /// To take one's seat back from a bot.
    Return,
    /// To change the pace of the bots.
    Pace {
        /// The new pace.
        pace: Pace,
    },
    /// To let the bots play without delay until a person has to decide.
    Hurry,
    /// To meet again at another table.
    Rematch {
        /// The id of that table.
        table: String,
    },
}

/// The events to be written; none if what was asked for has been done already.
type Answer = Result<Vec<TableEvent>, Problem>;

impl Table {
    /// The events that a visitor's command leads to. `present` are the seats whose owners are here.
    ///
    /// # Errors
    ///
    /// If the visitor may not, or not now.
    pub fn handle(&self, visitor: &Visitor, command: &Command, present: Seats) -> Answer {
        if self.entries >= MAX_ENTRIES && !self.is_needed(command) {
            return Err(Problem::TooMany(TooMany::Entries));
        }
        let own = self.seats_of(visitor);
        match command {
            Command::Join { seat, name, salt } => self.join(visitor, own, *seat, name, salt),
            Command::Leave => self.leave(own),
            Command::Salt { salt } => self.salt(own, salt),
            Command::Start => self.start(visitor),
            Command::Act { seat, step, action } => self.act(own, *seat, *step, action),
            Command::Undo { step, decisions } => self.undo(own, *step, *decisions),
            Command::Say { text } => self.say(own, text),
            Command::Bot { seat, rank } => self.bot(visitor, own, *seat, *rank, present),
            Command::Return => self.take_back(own),
            Command::Pace { pace } => self.set_pace(visitor, *pace),
            Command::Hurry => self.hurry(own),
            Command::Rematch { table } => self.meet_again(own, table),
        }
    }

    /// The event of a bot's decision.
    ///
    /// # Errors
    ///
    /// If it is not legal.
    pub fn bot_decides(&self, seat: Seat, action: &str) -> Result<TableEvent, Problem> {
        self.decide(seat, None, action)
    }

    /// Whether the game may need this command to be finished, and nobody can repeat it for ever.
    fn is_needed(&self, command: &Command) -> bool {
        match command {
            Command::Leave
            | Command::Start
            | Command::Act { .. }
            | Command::Hurry
            | Command::Rematch { .. } => true,
            // A player who has gone can be replaced, but not again and again.
            Command::Bot { seat, .. } => {
                let state = self.seats.get(seat.index());
                state.is_some_and(|state| state.bot.is_none())
            }
            Command::Join { .. }
            | Command::Salt { .. }
            | Command::Undo { .. }
            | Command::Say { .. }
            | Command::Return
            | Command::Pace { .. } => false,
        }
    }

    fn must_wait(&self) -> Result<(), Problem> {
        match self.stage {
            Stage::Waiting => Ok(()),
            Stage::Begun(_) | Stage::Imported => Err(Problem::NotNow(NotNow::Begun)),
        }
    }

    fn join(
        &self,
        visitor: &Visitor,
        own: Seats,
        seat: Option<Seat>,
        name: &str,
        salt: &str,
    ) -> Answer {
        self.must_wait()?;
        if !own.is_empty() {
            // Joining is idempotent.
            return match seat {
                Some(seat) if !own.contains(seat) => Err(Problem::SeatTaken),
                _ => Ok(Vec::new()),
            };
        }
        let is_open = |seat: &Seat| {
            let state = self.seats.get(seat.index());
            state.is_some_and(|state| *state == SeatState::default())
        };
        let seat = match seat {
            Some(seat) => Some(seat).filter(is_open),
            None => Seat::all(self.seats.len()).find(is_open),
        };
        let seat = seat.ok_or(Problem::SeatTaken)?;
        let seated = TableEvent::Seated {
            seat,
            visitor: visitor.clone(),
            name: name.to_owned(),
        };
        let salt = clean_salt(salt);
        Ok(vec![seated, TableEvent::Salted { seat, salt }])
    }

    fn leave(&self, own: Seats) -> Answer {
        if self.state() == State::Finished {
            return Err(Problem::NotNow(NotNow::Over));
        }
        let stays = |seat: &Seat| !self.seats[seat.index()].left;
        let leaving = seated(own)?.into_iter().filter(stays);
        Ok(leaving.map(|seat| TableEvent::Left { seat }).collect())
    }

    fn salt(&self, own: Seats, salt: &str) -> Answer {
        self.must_wait()?;
        let salt = clean_salt(salt);
        let salted = |seat| TableEvent::Salted {
            seat,
            salt: salt.clone(),
        };
        Ok(seated(own)?.into_iter().map(salted).collect())
    }

    fn start(&self, visitor: &Visitor) -> Answer {
        if !self.is_hosted_by(visitor) {
            return Err(Problem::NotYours);
        }
        match self.stage {
            Stage::Waiting => {}
            Stage::Begun(_) => return Ok(Vec::new()),
            Stage::Imported => return Err(Problem::NotNow(NotNow::Begun)),
        }
        if self.seats().any(|(seat, state)| state.name(seat).is_none()) {
            return Err(Problem::NotNow(NotNow::SeatsOpen));
        }
        let salt = combined_salt(self.seats.iter().map(|state| state.salt.as_deref()));
        let steps = self.game().roll(&self.shuffle_with(salt.clone()));
        Ok(vec![TableEvent::Started { salt, steps }])
    }

    fn act(&self, own: Seats, seat: Option<Seat>, step: u64, action: &str) -> Answer {
        let own = match seat {
            Some(seat) if own.contains(seat) => Seats::only(seat),
            Some(_) => return Err(Problem::NotYours),
            None => seated(own)?,
        };
        if self.shuffle().is_none() {
            return Err(Problem::NotNow(NotNow::Waiting));
        }
        if step != self.game().number(own) {
            // Acting is idempotent: the same decision on the same page is made once.
            let is_done = |seat: Seat| {
                let last = self.seats[seat.index()].last.as_ref();
                last.is_some_and(|(seen, last)| *seen == step && last == action)
            };
            return if own.into_iter().any(is_done) {
                Ok(Vec::new())
            } else {
                Err(Problem::Stale)
            };
        }
        let owes = |seat: &Seat| self.game().owing().contains(*seat);
        let seat = own.into_iter().find(owes).ok_or(Problem::NotAsked)?;
        if self.seats[seat.index()].bot.is_some() {
            return Err(Problem::NotNow(NotNow::BotPlays));
        }
        Ok(vec![self.decide(seat, Some(step), action)?])
    }

    fn decide(&self, seat: Seat, seen: Option<u64>, action: &str) -> Result<TableEvent, Problem> {
        let shuffle = self.shuffle().ok_or(Problem::NotNow(NotNow::Waiting))?;
        let steps = self.game().decide(seat, action, shuffle)?;
        Ok(TableEvent::Decided { seen, steps })
    }

    fn undo(&self, own: Seats, step: u64, decisions: usize) -> Answer {
        let own = seated(own)?;
        if step != self.game().number(own) {
            return Err(Problem::Stale);
        }
        let may = |seat: &Seat| self.game().undoable(*seat) >= decisions;
        let seat = own.into_iter().find(may).filter(|_| decisions > 0);
        let seat = seat.ok_or(Problem::NotNow(NotNow::Learnt))?;
        Ok(vec![TableEvent::Undone { seat, decisions }])
    }

    fn say(&self, own: Seats, text: &str) -> Answer {
        let seat = own.first().ok_or(Problem::NotYours)?;
        let text = text.to_owned();
        Ok(vec![TableEvent::Said { seat, text }])
    }

    fn bot(&self, visitor: &Visitor, own: Seats, seat: Seat, rank: Rank, present: Seats) -> Answer {
        let state = self.seats.get(seat.index()).ok_or(Problem::NotFound)?;
        let may = match self.stage {
            Stage::Waiting => self.is_hosted_by(visitor),
            Stage::Begun(_) => !own.is_empty(),
            Stage::Imported => false,
        };
        if !may {
            return Err(Problem::NotYours);
        }
        if self.game().is_over() {
            return Err(Problem::NotNow(NotNow::Over));
        }
        let occupied = state.person.is_some() && !state.left && present.contains(seat);
        if occupied && !own.contains(seat) {
            return Err(Problem::SeatTaken);
        }
        if state.bot == Some(rank) {
            return Ok(Vec::new());
        }
        if state.bot.is_some() && state.person.is_none() && self.stage != Stage::Waiting {
            return Err(Problem::SeatTaken);
        }
        let rank = rank.code().to_owned();
        Ok(vec![TableEvent::BotTook { seat, rank }])
    }

    fn take_back(&self, own: Seats) -> Answer {
        let is_away = |seat: &Seat| {
            let state = &self.seats[seat.index()];
            state.bot.is_some() || state.left
        };
        let returned = seated(own)?.into_iter().filter(is_away);
        Ok(returned.map(|seat| TableEvent::Returned { seat }).collect())
    }

    fn set_pace(&self, visitor: &Visitor, pace: Pace) -> Answer {
        if !self.is_hosted_by(visitor) {
            return Err(Problem::NotYours);
        }
        let paced = (pace != self.pace).then_some(TableEvent::Paced { pace });
        Ok(paced.into_iter().collect())
    }

    /// Others may want to see what happens, so only somebody who plays alone may hurry the bots.
    /// Nothing is written: it concerns this moment only.
    fn hurry(&self, own: Seats) -> Answer {
        let own = seated(own)?;
        let is_own_or_bot =
            |(seat, state): (Seat, &SeatState)| own.contains(seat) || state.person.is_none();
        if self.seats().all(is_own_or_bot) {
            Ok(Vec::new())
        } else {
            Err(Problem::NotNow(NotNow::NotAlone))
        }
    }

    fn meet_again(&self, own: Seats, table: &str) -> Answer {
        seated(own)?;
        if !self.game().is_over() {
            return Err(Problem::NotNow(NotNow::Running));
        }
        let table = table.to_owned();
        let rematch = self
            .rematch
            .is_none()
            .then_some(TableEvent::Rematch { table });
        Ok(rematch.into_iter().collect())
    }
}

fn seated(own: Seats) -> Result<Seats, Problem> {
    match own {
        Seats::NONE => Err(Problem::NotYours),
        own => Ok(own),
    }
}
