//! What the log of a table adds up to.

use std::sync::Arc;

use pages::Pace;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{Index, State};
use tabletop::record::Player;
use tabletop::{Seat, Seats, Seed};

use super::chair::{Chair, Person};
use super::entry::{Beginning, Entry, Opened, Plan, What};
use crate::fair::Fair;
use crate::game::decision;
use crate::games::{AnyGame, each};
use crate::guest::{LONGEST_NAME, clean_line};
use crate::visitor::Visitor;

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
    pub(crate) chairs: Vec<Chair>,
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
    Begun(Fair),
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

/// What a lobby needs to know of a table, as the store keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// The options.
    pub(crate) options: Map<String, Value>,
    /// The names by seat; none where a seat is open.
    pub(crate) names: Vec<Option<String>>,
    /// The visitors by seat.
    pub(crate) visitors: Vec<Option<Visitor>>,
    /// The places by seat, once the game is over.
    pub(crate) places: Option<Vec<u8>>,
    /// Whether it is a guided game that its player has not left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) guided: bool,
}

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
        let Some(What::Opened(opened)) = entries.next().transpose()?.map(|entry| entry.what) else {
            return Err(Fault("the table was never opened".to_owned()));
        };
        let mut table = Table::open(id, *opened)?;
        for (number, entry) in (2..).zip(entries) {
            table
                .apply(&entry?.what)
                .map_err(|Fault(what)| Fault(format!("entry {number}: {what}")))?;
        }
        Ok(table)
    }

    fn open(id: &str, opened: Opened) -> Result<Table, Fault> {
        let chair = |plan: &Plan| match plan {
            Plan::Open => Ok(Chair::default()),
            Plan::Bot(code) => Ok(Chair {
                bot: Some(code.parse().map_err(|error| Fault(format!("{error}")))?),
                ..Chair::default()
            }),
        };
        let seed = opened.seed.parse();
        let game = AnyGame::open(&opened)?;
        let chairs = match opened.beginning {
            Beginning::Imported(_) => game.played().map(former).collect(),
            Beginning::Fresh | Beginning::Guided | Beginning::Continued(_) => {
                opened.seats.iter().map(chair).collect::<Result<_, _>>()?
            }
        };
        Ok(Table {
            id: id.into(),
            chairs,
            stage: match opened.beginning {
                Beginning::Imported(_) => Stage::Imported,
                Beginning::Fresh | Beginning::Guided | Beginning::Continued(_) => Stage::Waiting,
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
    pub(crate) fn apply(&mut self, what: &What) -> Result<(), Fault> {
        self.entries += 1;
        match what {
            What::Opened(_) => return Err(Fault("the table was opened twice".to_owned())),
            What::Seated {
                seat,
                visitor,
                name,
            } => {
                *self.chair(*seat)? = Chair {
                    person: Some(Person {
                        visitor: visitor.clone(),
                        name: name.clone(),
                    }),
                    ..Chair::default()
                };
            }
            What::Left { seat } if self.stage == Stage::Waiting => {
                *self.chair(*seat)? = Chair::default();
            }
            What::Left { seat } => self.chair(*seat)?.left = true,
            What::Salted { seat, salt } => self.chair(*seat)?.salt = Some(salt.clone()),
            What::Started { salt, steps } => {
                let fair = self.fair(salt.clone());
                each!(&mut self.game, game => game.repeat(steps, &fair))?;
                self.stage = Stage::Begun(fair);
            }
            What::Decided { seen, steps } => {
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
            What::Undone { seat, decisions } => {
                each!(&mut self.game, game => game.undo(*seat, *decisions))?;
                self.chair(*seat)?.last = None;
            }
            What::Said { seat, text } => {
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
            What::BotTook { seat, rank } => {
                let rank = rank.parse().map_err(|error| Fault(format!("{error}")))?;
                let waiting = self.stage == Stage::Waiting;
                let chair = self.chair(*seat)?;
                if waiting {
                    *chair = Chair::default();
                }
                chair.bot = Some(rank);
            }
            What::Returned { seat } => {
                let chair = self.chair(*seat)?;
                (chair.bot, chair.left) = (None, false);
            }
            What::Paced { pace } => self.pace = *pace,
            What::Rematch { table } => self.rematch = Some(table.as_str().into()),
        }
        Ok(())
    }

    /// The chair at this seat.
    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Fault> {
        self.chairs
            .get_mut(seat.index())
            .ok_or_else(|| Fault(format!("there is no seat {seat}")))
    }

    /// The seats of this visitor.
    pub(crate) fn seats_of(&self, visitor: &Visitor) -> Seats {
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        seats
            .filter(|(_, chair)| chair.is_of(visitor))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The dice of the game if it begins with this salt.
    pub(super) fn fair(&self, salt: String) -> Fair {
        Fair {
            seed: self.seed,
            salt,
        }
    }

    /// Whether it was prepared for somebody to learn from.
    pub(crate) fn is_guided(&self) -> bool {
        self.opened.beginning == Beginning::Guided
    }

    /// The dice of the game, if it has begun and they were left to chance.
    pub(crate) fn shuffled(&self) -> Option<&Fair> {
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
        let player = |(seat, chair): (Seat, &Chair)| Player {
            name: chair.name(seat).unwrap_or_default().to_owned(),
            bot: chair.bot.map(|rank| rank.code().to_owned()),
            ..Player::default()
        };
        self.seats().map(player).collect()
    }

    /// The chairs with their seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::all(self.chairs.len()).zip(&self.chairs)
    }

    /// What a lobby shows of it.
    pub(crate) fn index(&self) -> Index {
        let name = |(seat, chair): (Seat, &Chair)| chair.name(seat).map(str::to_owned);
        let visitor = |chair: &Chair| Some(chair.person.as_ref()?.visitor.clone());
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
fn listed((seat, chair): (Seat, &Chair)) -> (Option<&str>, Option<&Visitor>, bool) {
    let visitor = chair.person.as_ref().map(|person| &person.visitor);
    (chair.name(seat), visitor, chair.left)
}

/// The seat of a player of a game that was played elsewhere.
fn former(player: &Player) -> Chair {
    Chair {
        played: Some(clean_line(&player.name, LONGEST_NAME)),
        bot: player.bot.as_deref().and_then(|code| code.parse().ok()),
        ..Chair::default()
    }
}
