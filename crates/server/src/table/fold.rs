//! What the log of a table adds up to.

use std::sync::Arc;

use club::{
    Entry, MAX_NAME, Opened, Origin, Pace, Person, SeatPlan, SeatState, Shuffle, State, Summary,
    TableEvent, Visitor, clean_line,
};
use store::Index;
use tabletop::record::Player;
use tabletop::{Seat, Seats, Seed};

use crate::game::decision;
use crate::games::{AnyGame, each};

/// Why a log cannot be understood, for the host's eyes: it may contain secrets of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Fault(pub(crate) String);

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// Its id in addresses.
    pub(crate) id: Arc<str>,
    /// How it was opened.
    pub(crate) opened: Arc<Opened>,
    /// The seats.
    pub(crate) chairs: Vec<SeatState>,
    /// Whether the game has begun or ended.
    pub(crate) stage: Stage,
    /// The game.
    pub(crate) game: AnyGame,
    /// What was said last.
    pub(crate) chat: Vec<Arc<Said>>,
    /// How fast bots move.
    pub(crate) pace: Pace,
    /// Where the players meet again.
    pub(crate) rematch: Option<Arc<str>>,
    /// How many entries its log has.
    pub(crate) entries: u64,
    seed: Seed,
}

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Players are still sitting down.
    Waiting,
    /// The game is on, or over.
    Begun(Shuffle),
    /// It is the record of a game that was played elsewhere.
    Imported,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// Which seat.
    pub(crate) seat: Seat,
    /// The name of whoever had it then; others may sit there later.
    pub(crate) name: String,
    /// What.
    pub(crate) text: String,
}

/// So many lines of the chat are kept in mind.
const CHAT: usize = 50;

impl Table {
    /// The table of these entries.
    pub(crate) fn read(id: &str, entries: &[String]) -> Result<Table, Fault> {
        let entries = entries.iter().map(|entry| {
            serde_json::from_str(entry).map_err(|error| Fault(format!("unreadable: {error}")))
        });
        Table::fold(id, entries)
    }

    /// The table that these entries add up to.
    pub(crate) fn fold(
        id: &str,
        entries: impl IntoIterator<Item = Result<Entry, Fault>>,
    ) -> Result<Table, Fault> {
        let mut entries = entries.into_iter();
        let Some(TableEvent::Opened(opened)) = entries.next().transpose()?.map(|entry| entry.event)
        else {
            return Err(Fault("the table was never opened".to_owned()));
        };
        let mut table = Table::open(id, *opened)?;
        for (number, entry) in (2..).zip(entries) {
            table
                .apply(&entry?.event)
                .map_err(|Fault(what)| Fault(format!("entry {number}: {what}")))?;
        }
        Ok(table)
    }

    fn open(id: &str, opened: Opened) -> Result<Table, Fault> {
        let chair = |plan: &SeatPlan| match plan {
            SeatPlan::Open => Ok(SeatState::default()),
            SeatPlan::Bot(code) => Ok(SeatState {
                bot: Some(code.parse().map_err(|error| Fault(format!("{error}")))?),
                ..SeatState::default()
            }),
        };
        let seed = opened.seed.parse();
        let game = AnyGame::open(&opened)?;
        let chairs = match opened.origin {
            Origin::Imported(_) => game.played().map(former).collect(),
            Origin::Fresh | Origin::Guided | Origin::Continued(_) => {
                opened.seats.iter().map(chair).collect::<Result<_, _>>()?
            }
        };
        Ok(Table {
            id: id.into(),
            chairs,
            stage: match opened.origin {
                Origin::Imported(_) => Stage::Imported,
                Origin::Fresh | Origin::Guided | Origin::Continued(_) => Stage::Waiting,
            },
            game,
            chat: Vec::new(),
            pace: opened.pace,
            rematch: None,
            entries: 1,
            seed: seed.map_err(|error| Fault(format!("the seed {error}")))?,
            opened: Arc::new(opened),
        })
    }

    /// Carries out an entry. After a fault the table is of no use any more.
    pub(crate) fn apply(&mut self, what: &TableEvent) -> Result<(), Fault> {
        self.entries += 1;
        match what {
            TableEvent::Opened(_) => return Err(Fault("the table was opened twice".to_owned())),
            TableEvent::Seated {
                seat,
                visitor,
                name,
            } => {
                *self.chair(*seat)? = SeatState {
                    person: Some(Person {
                        visitor: visitor.clone(),
                        name: name.clone(),
                    }),
                    ..SeatState::default()
                };
            }
            TableEvent::Left { seat } if self.stage == Stage::Waiting => {
                *self.chair(*seat)? = SeatState::default();
            }
            TableEvent::Left { seat } => self.chair(*seat)?.left = true,
            TableEvent::Salted { seat, salt } => self.chair(*seat)?.salt = Some(salt.clone()),
            TableEvent::Started { salt, steps } => {
                let fair = self.fair(salt.clone());
                each!(&mut self.game, game => game.repeat(steps, &fair))?;
                self.stage = Stage::Begun(fair);
            }
            TableEvent::Decided { seen, steps } => {
                let Stage::Begun(fair) = &self.stage else {
                    return Err(Fault("the game has not begun".to_owned()));
                };
                each!(&mut self.game, game => game.repeat(steps, fair))?;
                let decided = steps.first().and_then(decision);
                if let (Some(seen), Some((seat, text))) = (seen, decided) {
                    let last = Some((*seen, text.to_owned()));
                    self.chair(seat)?.last = last;
                }
            }
            TableEvent::Undone { seat, decisions } => {
                each!(&mut self.game, game => game.undo(*seat, *decisions))?;
                self.chair(*seat)?.last = None;
            }
            TableEvent::Said { seat, text } => {
                let name = self.chair(*seat)?.name(*seat).unwrap_or_default();
                let said = Said {
                    seat: *seat,
                    name: name.to_owned(),
                    text: text.clone(),
                };
                if self.chat.len() == CHAT {
                    self.chat.remove(0);
                }
                self.chat.push(Arc::new(said));
            }
            TableEvent::BotTook { seat, rank } => {
                let rank = rank.parse().map_err(|error| Fault(format!("{error}")))?;
                let waiting = self.stage == Stage::Waiting;
                let chair = self.chair(*seat)?;
                if waiting {
                    *chair = SeatState::default();
                }
                chair.bot = Some(rank);
            }
            TableEvent::Returned { seat } => {
                let chair = self.chair(*seat)?;
                (chair.bot, chair.left) = (None, false);
            }
            TableEvent::Paced { pace } => self.pace = *pace,
            TableEvent::Rematch { table } => self.rematch = Some(table.as_str().into()),
        }
        Ok(())
    }

    /// The chair at this seat.
    fn chair(&mut self, seat: Seat) -> Result<&mut SeatState, Fault> {
        self.chairs
            .get_mut(seat.index())
            .ok_or_else(|| Fault(format!("there is no seat {seat}")))
    }

    /// Whether a person plays here, or bots among themselves.
    pub(crate) fn has_people(&self) -> bool {
        self.chairs.iter().any(SeatState::is_played_by_person)
    }

    /// The seats of this visitor.
    pub(crate) fn seats_of(&self, visitor: &Visitor) -> Seats {
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        seats
            .filter(|(_, chair)| chair.is_owned_by(visitor))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The dice of the game if it begins with this salt.
    pub(super) fn fair(&self, salt: String) -> Shuffle {
        Shuffle {
            seed: self.seed,
            salt,
        }
    }

    /// Whether it was prepared for somebody to learn from.
    pub(crate) fn is_guided(&self) -> bool {
        self.opened.origin == Origin::Guided
    }

    /// The dice of the game, if it has begun and they were left to chance.
    pub(crate) fn shuffled(&self) -> Option<&Shuffle> {
        match &self.stage {
            Stage::Begun(fair) if !self.is_guided() => Some(fair),
            Stage::Begun(_) | Stage::Waiting | Stage::Imported => None,
        }
    }

    /// What was promised about the seed.
    pub(crate) fn commitment(&self) -> String {
        self.seed.commitment().to_string()
    }

    /// The state in the lists of a lobby.
    pub(crate) fn state(&self) -> State {
        match self.stage {
            Stage::Waiting => State::Waiting,
            Stage::Begun(_) if !self.game.is_over() => State::Playing,
            Stage::Begun(_) | Stage::Imported => State::Finished,
        }
    }

    /// The players as a record names them.
    pub(crate) fn players(&self) -> Vec<Player> {
        let player = |(seat, chair): (Seat, &SeatState)| Player {
            name: chair.name(seat).unwrap_or_default().to_owned(),
            bot: chair.bot.map(|rank| rank.code().to_owned()),
            ..Player::default()
        };
        self.seats().map(player).collect()
    }

    /// The chairs with their seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
        Seat::all(self.chairs.len()).zip(&self.chairs)
    }

    /// What a lobby shows of it.
    pub(crate) fn index(&self) -> Index {
        let name = |(seat, chair): (Seat, &SeatState)| chair.name(seat).map(str::to_owned);
        let visitor = |chair: &SeatState| Some(chair.person.as_ref()?.visitor.clone());
        let summary = Summary {
            options: self.opened.options.clone(),
            names: self.seats().map(name).collect(),
            visitors: self.chairs.iter().map(visitor).collect(),
            places: self.places(),
            guided: self.is_guided() && self.chairs.iter().all(|chair| !chair.left),
        };
        Index {
            state: self.state(),
            listed: self.opened.listed,
            summary: serde_json::to_string(&summary).expect("a summary is plain data"),
        }
    }

    /// What a lobby shows of it, if that is not what it showed of the table before.
    pub(crate) fn new_index(&self, before: &Table) -> Option<Index> {
        let same = self.state() == before.state()
            && self.seats().map(listed).eq(before.seats().map(listed));
        debug_assert!(!same || self.index() == before.index());
        (!same).then(|| self.index())
    }

    fn places(&self) -> Option<Vec<u8>> {
        use tabletop::Game as _;
        let standing = each!(&self.game, game => game.position().standing())?;
        Some(standing.places.of(self.chairs.len()).to_vec())
    }
}

/// What a lobby shows of a seat.
fn listed((seat, chair): (Seat, &SeatState)) -> (Option<&str>, Option<&Visitor>, bool) {
    let visitor = chair.person.as_ref().map(|person| &person.visitor);
    (chair.name(seat), visitor, chair.left)
}

/// The seat of a player of a game that was played elsewhere.
fn former(player: &Player) -> SeatState {
    SeatState {
        played: Some(clean_line(&player.name, MAX_NAME)),
        bot: player.bot.as_deref().and_then(|code| code.parse().ok()),
        ..SeatState::default()
    }
}
