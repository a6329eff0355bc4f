//! A table: what its log adds up to.

use std::borrow::Cow;
use std::sync::Arc;

use games::{AnyMatch, Fault, Registry, Shuffle, StepLine, Steps};
use tabletop::record::Player;
use tabletop::{Seat, Seats, Seed};

use crate::event::{Entry, Opened, Origin, SeatPlan, TableEvent, WrittenEntry};
use crate::line::{MAX_NAME, clean_line};
use crate::lobby::State;
use crate::pace::Pace;
use crate::seat::{Person, SeatState};
use crate::visitor::Visitor;

/// A table.
///
/// Copies are cheap: the game and everything else that grows is shared until one of them changes.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id in addresses.
    pub id: Arc<str>,
    /// How it was opened.
    pub opened: Arc<Opened>,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// How far it has come.
    pub stage: Stage,
    /// The latest lines of the chat.
    pub chat: Vec<Arc<ChatLine>>,
    /// How fast bots move.
    pub pace: Pace,
    /// The id of the table at which the players meet again.
    pub rematch: Option<Arc<str>>,
    /// The number of entries in its log.
    pub entries: u64,
    /// When the game last went on, in milliseconds since 1970.
    pub moved_at: u64,
    game: Arc<dyn AnyMatch>,
    seed: Seed,
}

/// How far a table has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Players are taking their seats.
    Waiting,
    /// The game has begun, and may be over.
    Begun(Shuffle),
    /// The table shows the record of a game that was played elsewhere.
    Imported,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The seat of the player who wrote it.
    pub seat: Seat,
    /// The player's name at that time; others may sit there later.
    pub name: String,
    /// The message.
    pub text: String,
}

/// The number of lines of the chat that are kept in memory.
const CHAT_LINES: usize = 50;

impl Table {
    /// The table with this log.
    ///
    /// # Errors
    ///
    /// If the log cannot be understood, or cannot have happened.
    pub fn read(
        games: &Registry,
        id: &str,
        log: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Result<Table, Fault> {
        let mut log = log.into_iter();
        let never_opened = || Fault("the table was never opened".to_owned());
        let first = read_entry(log.next().ok_or_else(never_opened)?.as_ref())?;
        let TableEvent::Opened(opened) = first.event else {
            return Err(never_opened());
        };
        let mut table = Table::open(games, id, *opened)?;
        table.read_on(log)?;
        Ok(table)
    }

    /// Carries out further entries of the log.
    ///
    /// # Errors
    ///
    /// If an entry cannot be understood, or cannot have happened. The table is then useless.
    pub fn read_on(&mut self, log: impl IntoIterator<Item = impl AsRef<str>>) -> Result<(), Fault> {
        for line in log {
            let number = self.entries + 1;
            read_entry(line.as_ref())
                .and_then(|entry| self.carry_out(&entry))
                .map_err(|Fault(what)| Fault(format!("entry {number}: {what}")))?;
        }
        Ok(())
    }

    /// The table with only its first entry.
    pub(crate) fn open(games: &Registry, id: &str, opened: Opened) -> Result<Table, Fault> {
        let game = open_game(games, &opened)?;
        let planned = |plan: &SeatPlan| match plan {
            SeatPlan::Open => Ok(SeatState::default()),
            SeatPlan::Bot(code) => Ok(SeatState {
                bot: Some(code.parse().map_err(|error| Fault(format!("{error}")))?),
                ..SeatState::default()
            }),
        };
        let (stage, seats) = match opened.origin {
            Origin::Imported(_) => {
                let players = game.recorded_players().unwrap_or_default();
                (Stage::Imported, players.iter().map(former).collect())
            }
            Origin::Fresh | Origin::Guided | Origin::Continued(_) => {
                let seats = opened.seats.iter().map(planned);
                (Stage::Waiting, seats.collect::<Result<_, _>>()?)
            }
        };
        let seed = opened.seed.parse();
        Ok(Table {
            id: id.into(),
            seats,
            stage,
            game: game.into(),
            chat: Vec::new(),
            pace: opened.pace,
            rematch: None,
            entries: 1,
            moved_at: 0,
            seed: seed.map_err(|error| Fault(format!("the seed {error}")))?,
            opened: Arc::new(opened),
        })
    }

    /// Carries out an entry.
    ///
    /// # Errors
    ///
    /// If it cannot have happened. The table is then useless.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.carry_out(entry)
    }

    fn carry_out<S: StepSource>(&mut self, entry: &Entry<S>) -> Result<(), Fault> {
        self.entries += 1;
        match &entry.event {
            TableEvent::Opened(_) => return Err(Fault("the table was opened twice".to_owned())),
            TableEvent::Seated {
                seat,
                visitor,
                name,
            } => {
                *self.seat_mut(*seat)? = SeatState {
                    person: Some(Person {
                        visitor: visitor.clone(),
                        name: name.clone(),
                    }),
                    ..SeatState::default()
                };
            }
            TableEvent::Left { seat } if self.stage == Stage::Waiting => {
                *self.seat_mut(*seat)? = SeatState::default();
            }
            TableEvent::Left { seat } => self.seat_mut(*seat)?.left = true,
            TableEvent::Salted { seat, salt } => self.seat_mut(*seat)?.salt = Some(salt.clone()),
            TableEvent::Started { salt, steps } => {
                let shuffle = self.shuffle_with(salt.clone());
                let steps = steps.typed(&*self.game, &shuffle)?;
                self.go_on(entry.at, &steps)?;
                self.stage = Stage::Begun(shuffle);
            }
            TableEvent::Decided { seen, steps } => {
                let shuffle = self.shuffle().ok_or_else(not_begun)?;
                let steps = steps.typed(&*self.game, shuffle)?;
                self.go_on(entry.at, &steps)?;
                if let (Some(seen), Some((seat, text))) = (seen, steps.decision()) {
                    self.seat_mut(seat)?.last = Some((*seen, text));
                }
            }
            TableEvent::Undone { seat, decisions } => {
                self.game_mut().undo(*seat, *decisions)?;
                self.moved_at = entry.at;
                self.seat_mut(*seat)?.last = None;
            }
            TableEvent::Said { seat, text } => {
                let name = self.seat_mut(*seat)?.name(*seat).unwrap_or_default();
                let line = ChatLine {
                    seat: *seat,
                    name: name.to_owned(),
                    text: text.clone(),
                };
                if self.chat.len() == CHAT_LINES {
                    self.chat.remove(0);
                }
                self.chat.push(Arc::new(line));
            }
            TableEvent::BotTook { seat, rank } => {
                let rank = rank.parse().map_err(|error| Fault(format!("{error}")))?;
                let waiting = self.stage == Stage::Waiting;
                let state = self.seat_mut(*seat)?;
                if waiting {
                    *state = SeatState::default();
                }
                state.bot = Some(rank);
            }
            TableEvent::Returned { seat } => {
                let state = self.seat_mut(*seat)?;
                (state.bot, state.left) = (None, false);
            }
            TableEvent::Paced { pace } => self.pace = *pace,
            TableEvent::Rematch { table } => self.rematch = Some(table.as_str().into()),
        }
        Ok(())
    }

    fn go_on(&mut self, at: u64, steps: &Steps) -> Result<(), Fault> {
        self.game_mut().commit(steps)?;
        self.moved_at = at;
        Ok(())
    }

    /// The game, copied first if another copy of the table shares it.
    fn game_mut(&mut self) -> &mut dyn AnyMatch {
        if Arc::get_mut(&mut self.game).is_none() {
            self.game = self.game.boxed_clone().into();
        }
        Arc::get_mut(&mut self.game).expect("nobody else has the copy")
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, Fault> {
        self.seats
            .get_mut(seat.index())
            .ok_or_else(|| Fault(format!("there is no seat {seat}")))
    }

    /// The game.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// Whether two copies of a table share the state of the game: nothing has been decided, rolled
    /// or undone between them.
    pub fn shares_game_with(&self, other: &Table) -> bool {
        Arc::ptr_eq(&self.game, &other.game)
    }

    /// The seats with their states.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
        Seat::all(self.seats.len()).zip(&self.seats)
    }

    /// The seats of this visitor.
    pub fn seats_of(&self, visitor: &Visitor) -> Seats {
        let owned = self.seats().filter(|(_, state)| state.is_owned_by(visitor));
        owned.map(|(seat, _)| seat).collect()
    }

    /// Whether a person plays here, or only bots.
    pub fn has_people(&self) -> bool {
        self.seats.iter().any(SeatState::is_played_by_person)
    }

    /// Whether this visitor opened the table.
    pub fn is_hosted_by(&self, visitor: &Visitor) -> bool {
        self.opened.host == *visitor
    }

    /// Whether it is the prepared game that teaches the rules.
    pub fn is_guided(&self) -> bool {
        self.opened.origin == Origin::Guided
    }

    /// How far the table has come, as lists show it.
    pub fn state(&self) -> State {
        match self.stage {
            Stage::Waiting => State::Waiting,
            Stage::Begun(_) if !self.game.is_over() => State::Playing,
            Stage::Begun(_) | Stage::Imported => State::Finished,
        }
    }

    /// What decides the chance of the game, once it has begun.
    pub fn shuffle(&self) -> Option<&Shuffle> {
        match &self.stage {
            Stage::Begun(shuffle) => Some(shuffle),
            Stage::Waiting | Stage::Imported => None,
        }
    }

    /// The shuffle of the game if it begins with this salt.
    pub(crate) fn shuffle_with(&self, salt: String) -> Shuffle {
        Shuffle {
            seed: self.seed,
            salt,
        }
    }

    /// The promise about the seed, in hexadecimal.
    pub fn commitment(&self) -> String {
        self.seed.commitment().to_string()
    }

    /// The players as a record names them.
    pub fn players(&self) -> Vec<Player> {
        let player = |(seat, state): (Seat, &SeatState)| Player {
            name: state.name(seat).unwrap_or_default().to_owned(),
            bot: state.bot.map(|rank| rank.code().to_owned()),
            ..Player::default()
        };
        self.seats().map(player).collect()
    }
}

/// The steps of an entry: typed already, or as the log has them.
trait StepSource {
    fn typed(&self, game: &dyn AnyMatch, shuffle: &Shuffle) -> Result<Cow<'_, Steps>, Fault>;
}

impl StepSource for Steps {
    fn typed(&self, _: &dyn AnyMatch, _: &Shuffle) -> Result<Cow<'_, Steps>, Fault> {
        Ok(Cow::Borrowed(self))
    }
}

impl StepSource for Vec<StepLine> {
    fn typed(&self, game: &dyn AnyMatch, shuffle: &Shuffle) -> Result<Cow<'_, Steps>, Fault> {
        game.read_steps(self, shuffle).map(Cow::Owned)
    }
}

fn read_entry(line: &str) -> Result<WrittenEntry, Fault> {
    serde_json::from_str(line).map_err(|error| Fault(format!("unreadable: {error}")))
}

fn not_begun() -> Fault {
    Fault("the game has not begun".to_owned())
}

/// The game of a table that was just opened.
fn open_game(games: &Registry, opened: &Opened) -> Result<Box<dyn AnyMatch>, Fault> {
    let key = &opened.game;
    let kind = games
        .get(key)
        .ok_or_else(|| Fault(format!("there is no game {key:?}")))?;
    if opened.rules != kind.rules() {
        let (played, known) = (opened.rules, kind.rules());
        return Err(Fault(format!(
            "unsupported rules version {played} (this build supports {known})"
        )));
    }
    match &opened.origin {
        Origin::Fresh | Origin::Guided => kind
            .open(opened.seats.len(), &opened.options)
            .map_err(|error| Fault(error.to_string())),
        Origin::Continued(record) | Origin::Imported(record) => games
            .read_record(record.as_bytes())
            .map_err(|bad| Fault(bad.to_string())),
    }
}

/// The seat of a player of a game that was played elsewhere.
fn former(player: &Player) -> SeatState {
    SeatState {
        played: Some(clean_line(&player.name, MAX_NAME)),
        bot: player.bot.as_deref().and_then(|code| code.parse().ok()),
        ..SeatState::default()
    }
}
