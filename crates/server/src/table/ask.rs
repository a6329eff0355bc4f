//! What a visitor may ask of a table, and what is written if he may.

use bots::Rank;
use club::{Pace, SeatState, TableEvent, Visitor, clean_salt, combined_salt};
use tabletop::{Illegal, Refusal, Seat, Seats};

use super::fold::{Stage, Table};
use crate::games::each;
use crate::limits;
use crate::problem::{NotNow, Problem};

/// What a visitor asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// To sit down, at this seat or at any free one.
    Join {
        /// Where.
        seat: Option<Seat>,
        /// Under which name.
        name: String,
        /// What he adds to the seed.
        salt: String,
    },
    /// To leave.
    Leave,
    /// To add something to the seed.
    Salt {
        /// What.
        salt: String,
    },
    /// To begin.
    Start,
    /// To decide.
    Act {
        /// For this seat, or for the one that owes a decision.
        seat: Option<Seat>,
        /// The number of his page.
        step: u64,
        /// The action in notation.
        action: String,
    },
    /// To take decisions back.
    Undo {
        /// The number of his page.
        step: u64,
        /// How many.
        decisions: usize,
    },
    /// To say something.
    Say {
        /// What.
        text: String,
    },
    /// That a bot takes a seat.
    Bot {
        /// Which.
        seat: Seat,
        /// Which bot.
        rank: Rank,
    },
    /// To have his seat back from a bot.
    Return,
    /// That the bots move at this pace from now on.
    Pace {
        /// Which.
        pace: Pace,
    },
    /// That the bots do not wait for anybody's eyes until a person has to decide.
    Hurry,
    /// To meet again at this table.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// What is to be written; nothing if what was asked for is done already.
type Answer = Result<Vec<TableEvent>, Problem>;

impl Table {
    /// What is to be written if this visitor asks for this. `here` are the seats whose owners are
    /// present.
    pub(crate) fn consider(&self, visitor: &Visitor, ask: &Ask, here: Seats) -> Answer {
        if self.entries >= limits::ENTRIES && !self.needs(ask) {
            return Err(Problem::TooMany(
                "too much has happened at this table: only the game itself goes on",
            ));
        }
        let own = self.seats_of(visitor);
        match ask {
            Ask::Join { seat, name, salt } => self.join(visitor, own, *seat, name, salt),
            Ask::Leave => self.leave(own),
            Ask::Salt { salt } => {
                self.must_wait()?;
                let salt = clean_salt(salt);
                let salted = |seat| TableEvent::Salted {
                    seat,
                    salt: salt.clone(),
                };
                Ok(seated(own)?.into_iter().map(salted).collect())
            }
            Ask::Start => self.start(visitor),
            Ask::Act { seat, step, action } => self.act(own, *seat, *step, action),
            Ask::Undo { step, decisions } => self.undo(own, *step, *decisions),
            Ask::Say { text } => {
                let seat = seated(own)?.first().ok_or(Problem::NotYours)?;
                Ok(vec![TableEvent::Said {
                    seat,
                    text: text.clone(),
                }])
            }
            Ask::Bot { seat, rank } => self.bot(visitor, own, *seat, *rank, here),
            Ask::Return => {
                let taken = |seat: &Seat| {
                    let chair = &self.chairs[seat.index()];
                    chair.bot.is_some() || chair.left
                };
                let returned = seated(own)?.into_iter().filter(taken);
                Ok(returned.map(|seat| TableEvent::Returned { seat }).collect())
            }
            Ask::Pace { pace } => {
                if *visitor != self.opened.host {
                    return Err(Problem::NotYours);
                }
                let changes = *pace != self.pace;
                let paced = || TableEvent::Paced { pace: *pace };
                Ok(changes.then(paced).into_iter().collect())
            }
            Ask::Hurry => {
                // Others may want to see what happens.
                let own = seated(own)?;
                let alone = self
                    .seats()
                    .all(|(seat, chair)| own.contains(seat) || chair.person.is_none());
                alone
                    .then(Vec::new)
                    .ok_or(Problem::NotNow(NotNow::NotAlone))
            }
            Ask::Rematch { table } => {
                seated(own)?;
                if !self.game.is_over() {
                    return Err(Problem::NotNow(NotNow::Running));
                }
                let rematch = || TableEvent::Rematch {
                    table: table.clone(),
                };
                Ok(self.rematch.is_none().then(rematch).into_iter().collect())
            }
        }
    }

    /// Whether the game may need this to come to its end, and nobody can ask for it without end.
    fn needs(&self, ask: &Ask) -> bool {
        match ask {
            Ask::Leave | Ask::Start | Ask::Act { .. } | Ask::Hurry | Ask::Rematch { .. } => true,
            // Whoever is gone can be replaced, but not again and again.
            Ask::Bot { seat, .. } => {
                let chair = self.chairs.get(seat.index());
                chair.is_some_and(|chair| chair.bot.is_none())
            }
            Ask::Join { .. }
            | Ask::Salt { .. }
            | Ask::Undo { .. }
            | Ask::Say { .. }
            | Ask::Return
            | Ask::Pace { .. } => false,
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
            // Sitting down twice is sitting down.
            return match seat {
                Some(seat) if !own.contains(seat) => Err(Problem::SeatTaken),
                _ => Ok(Vec::new()),
            };
        }
        let free = |seat: &Seat| {
            let chair = self.chairs.get(seat.index());
            chair.is_some_and(|chair| *chair == SeatState::default())
        };
        let seat = match seat {
            Some(seat) => Some(seat).filter(free),
            None => Seat::all(self.chairs.len()).find(free),
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
        if self.state() == club::State::Finished {
            return Err(Problem::NotNow(NotNow::Over));
        }
        let stays = |seat: &Seat| !self.chairs[seat.index()].left;
        let leaving = seated(own)?.into_iter().filter(stays);
        Ok(leaving.map(|seat| TableEvent::Left { seat }).collect())
    }

    fn start(&self, visitor: &Visitor) -> Answer {
        if *visitor != self.opened.host {
            return Err(Problem::NotYours);
        }
        match self.stage {
            Stage::Waiting => {}
            Stage::Begun(_) => return Ok(Vec::new()),
            Stage::Imported => return Err(Problem::NotNow(NotNow::Begun)),
        }
        if self.seats().any(|(seat, chair)| chair.name(seat).is_none()) {
            return Err(Problem::NotNow(NotNow::SeatsOpen));
        }
        let salts = self.chairs.iter().map(|chair| chair.salt.as_deref());
        let fair = self.fair(combined_salt(salts));
        let steps = each!(&self.game, game => game.roll(&fair));
        Ok(vec![TableEvent::Started {
            salt: fair.salt,
            steps,
        }])
    }

    fn act(&self, own: Seats, seat: Option<Seat>, step: u64, text: &str) -> Answer {
        let own = match seat {
            Some(seat) if own.contains(seat) => Seats::only(seat),
            Some(_) => return Err(Problem::NotYours),
            None => seated(own)?,
        };
        let Stage::Begun(fair) = &self.stage else {
            return Err(Problem::NotNow(NotNow::Waiting));
        };
        if step != self.number(own) {
            let done = |seat: Seat| {
                let last = self.chairs[seat.index()].last.as_ref();
                last.is_some_and(|(seen, last)| *seen == step && last == text)
            };
            return match own.into_iter().any(done) {
                true => Ok(Vec::new()),
                false => Err(Problem::Stale),
            };
        }
        let asked = |seat: &Seat| self.game.owing().contains(*seat);
        let seat = own.into_iter().find(asked).ok_or(Problem::NotAsked)?;
        if self.chairs[seat.index()].bot.is_some() {
            return Err(Problem::NotNow(NotNow::BotPlays));
        }
        let steps = each!(&self.game, game => {
            let action = text.parse().map_err(|error| Problem::BadForm(format!("{error}")))?;
            game.decide(seat, action, fair).map_err(|refusal| refused(text, refusal))?
        });
        Ok(vec![TableEvent::Decided {
            seen: Some(step),
            steps,
        }])
    }

    fn undo(&self, own: Seats, step: u64, decisions: usize) -> Answer {
        let own = seated(own)?;
        if step != self.number(own) {
            return Err(Problem::Stale);
        }
        let may = |seat: &Seat| each!(&self.game, game => game.play.undoable(*seat)) >= decisions;
        let seat = own.into_iter().find(may).filter(|_| decisions > 0);
        let seat = seat.ok_or(Problem::NotNow(NotNow::Learnt))?;
        Ok(vec![TableEvent::Undone { seat, decisions }])
    }

    fn bot(&self, visitor: &Visitor, own: Seats, seat: Seat, rank: Rank, here: Seats) -> Answer {
        let chair = self.chairs.get(seat.index()).ok_or(Problem::NotFound)?;
        let host = *visitor == self.opened.host;
        let may = match self.stage {
            Stage::Waiting => host,
            Stage::Begun(_) => !own.is_empty(),
            Stage::Imported => false,
        };
        if !may {
            return Err(Problem::NotYours);
        }
        if self.game.is_over() {
            return Err(Problem::NotNow(NotNow::Over));
        }
        let occupied = chair.person.is_some() && !chair.left && here.contains(seat);
        if occupied && !own.contains(seat) {
            return Err(Problem::SeatTaken);
        }
        if chair.bot == Some(rank) {
            return Ok(Vec::new());
        }
        if chair.bot.is_some() && chair.person.is_none() && self.stage != Stage::Waiting {
            return Err(Problem::SeatTaken);
        }
        let rank = rank.code().to_owned();
        Ok(vec![TableEvent::BotTook { seat, rank }])
    }

    /// The number of the page of whoever has these seats.
    pub(crate) fn number(&self, own: Seats) -> u64 {
        each!(&self.game, game => game.number(own))
    }

    /// The number of a visitor's page.
    pub(crate) fn number_for(&self, visitor: &Visitor) -> u64 {
        match self.seats_of(visitor) {
            Seats::NONE => each!(&self.game, game => game.spectator_number()),
            own => self.number(own),
        }
    }
}

fn seated(own: Seats) -> Result<Seats, Problem> {
    match own {
        Seats::NONE => Err(Problem::NotYours),
        own => Ok(own),
    }
}

fn refused<I: Illegal + Into<crate::problem::AnyIllegal>>(
    action: &str,
    refusal: Refusal<I>,
) -> Problem {
    match refusal {
        Refusal::Illegal(reason) => Problem::Illegal {
            action: action.to_owned(),
            reason: reason.into(),
        },
        Refusal::Over => Problem::NotNow(NotNow::Over),
        Refusal::NotAsked(_) | Refusal::ChanceDue => Problem::NotAsked,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::lines;
    use club::{Opened, Origin, SeatPlan};

    /// A table of Ra whose host has sat down.
    fn table(host: &Visitor) -> Table {
        let opened = Opened {
            game: "ra".to_owned(),
            rules: 1,
            options: serde_json::Map::new(),
            seats: vec![SeatPlan::Open, SeatPlan::Bot("random".to_owned())],
            host: host.clone(),
            listed: false,
            local: false,
            pace: Pace::default(),
            seed: "0".repeat(64),
            origin: Origin::Fresh,
        };
        let seated = TableEvent::Seated {
            seat: Seat::all(1).next().expect("a first seat"),
            visitor: host.clone(),
            name: "Nour".to_owned(),
        };
        let entries = [TableEvent::Opened(Box::new(opened)), seated];
        Table::read("table", &lines(&entries, 0)).expect("it can be read")
    }

    #[test]
    fn where_too_much_has_happened_only_the_game_goes_on() {
        let host = Visitor::new("host");
        let mut table = table(&host);
        let say = Ask::Say {
            text: "And?".to_owned(),
        };
        let pace = Ask::Pace { pace: Pace::Slow };
        for entries in [limits::ENTRIES - 1, limits::ENTRIES] {
            table.entries = entries;
            let takes = entries < limits::ENTRIES;
            for ask in [&say, &pace] {
                let answer = table.consider(&host, ask, Seats::NONE);
                assert_eq!(answer.is_ok(), takes, "{ask:?} after {entries}: {answer:?}");
            }
            let start = table.consider(&host, &Ask::Start, Seats::NONE);
            assert!(start.is_ok(), "{start:?}");
        }
    }
}
