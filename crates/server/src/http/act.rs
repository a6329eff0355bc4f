//! What can be asked of a table over HTTP. Forms and the API are two ways to send the same
//! [`Command`]s.

use std::net::IpAddr;
use std::sync::Arc;

use bots::Rank;
use club::{Command, MAX_CHAT, MAX_NAME, Pace, Problem, Visitor, clean_line};
use serde::Deserialize;
use tabletop::Seat;
use utoipa::ToSchema;

use crate::app::App;
use crate::opening;
use crate::table::Snapshot;

/// An act at a table. Each has a route of its own: `POST /table/{id}/{name}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Join,
    Salt,
    Start,
    Decide,
    Undo,
    Chat,
    Bot,
    Return,
    Pace,
    Hurry,
    Leave,
    Rematch,
}

impl Act {
    /// Every act.
    pub(super) const ALL: [Act; 12] = [
        Act::Join,
        Act::Salt,
        Act::Start,
        Act::Decide,
        Act::Undo,
        Act::Chat,
        Act::Bot,
        Act::Return,
        Act::Pace,
        Act::Hurry,
        Act::Leave,
        Act::Rematch,
    ];

    /// Its name in addresses.
    pub(super) fn name(self) -> &'static str {
        match self {
            Act::Join => "join",
            Act::Salt => "salt",
            Act::Start => "start",
            Act::Decide => "act",
            Act::Undo => "undo",
            Act::Chat => "chat",
            Act::Bot => "bot",
            Act::Return => "return",
            Act::Pace => "pace",
            Act::Hurry => "hurry",
            Act::Leave => "leave",
            Act::Rematch => "rematch",
        }
    }

    /// What it does, for the documentation of the API.
    pub(super) fn summary(self) -> &'static str {
        match self {
            Act::Join => "Takes a seat.",
            Act::Salt => "Contributes to the seed before the game.",
            Act::Start => "Begins the game. Only the host may.",
            Act::Decide => "Makes a decision.",
            Act::Undo => "Takes back decisions that have taught nobody anything.",
            Act::Chat => "Writes a line in the chat.",
            Act::Bot => "Lets a bot take a seat.",
            Act::Return => "Takes your seat back from a bot.",
            Act::Pace => "Changes how fast bots move. Only the host may.",
            Act::Hurry => "Lets the bots play without delay until a person has to decide.",
            Act::Leave => "Leaves the table.",
            Act::Rematch => "Opens a table for the same players, or finds it.",
        }
    }
}

/// The fields of all acts; each act has some of them.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = Act)]
pub(super) struct ActFields {
    /// `act`, `undo`: the `step` of the view you decide on. An older one is refused as stale; the
    /// same act sent twice is done once.
    step: Option<u64>,
    /// `act`: one of `legal`, in notation.
    r#do: Option<String>,
    /// `undo`: how many decisions, 1 if not given.
    decisions: Option<usize>,
    /// `join`, `bot`, `act`: the seat. For `join` any free one if not given.
    pub(super) seat: Option<u8>,
    /// `join`: your name.
    pub(super) name: String,
    /// `join`, `salt`: what you add to the seed.
    salt: String,
    /// `chat`: what you say.
    text: String,
    /// `bot`: the code of the bot that is to take the seat.
    rank: String,
    /// `pace`: how fast bots move from now on; only the host may say.
    pace: String,
}

impl ActFields {
    /// The seat they name.
    pub(super) fn seat(&self) -> Result<Option<Seat>, Problem> {
        read_seat(self.seat)
    }

    fn step(&self) -> Result<u64, Problem> {
        self.step.ok_or_else(|| missing("step"))
    }

    /// The command they describe; `name` is the visitor's name.
    fn command(&self, act: Act, name: &str) -> Result<Command, Problem> {
        Ok(match act {
            Act::Decide => Command::Act {
                seat: self.seat()?,
                step: self.step()?,
                action: self.r#do.clone().ok_or_else(|| missing("do"))?,
            },
            Act::Undo => Command::Undo {
                step: self.step()?,
                decisions: self.decisions.unwrap_or(1),
            },
            Act::Join => Command::Join {
                seat: self.seat()?,
                name: name.to_owned(),
                salt: self.salt.clone(),
            },
            Act::Salt => Command::Salt {
                salt: self.salt.clone(),
            },
            Act::Chat => Command::Say {
                text: line(&self.text).ok_or_else(|| missing("text"))?,
            },
            Act::Bot => Command::Bot {
                seat: self.seat()?.ok_or_else(|| missing("seat"))?,
                rank: read_rank(&self.rank)?,
            },
            Act::Pace => Command::Pace {
                pace: read_pace(&self.pace)?,
            },
            Act::Start => Command::Start,
            Act::Leave => Command::Leave,
            Act::Return => Command::Return,
            Act::Hurry => Command::Hurry,
            Act::Rematch => return Err(Problem::NotFound),
        })
    }
}

/// What an act led to.
pub(super) enum Performed {
    /// The table as it is now.
    Changed(Arc<Snapshot>),
    /// The id of another table to go to.
    Rematch(String),
}

/// Who acts at which table.
pub(super) struct Actor<'a> {
    pub(super) app: &'a App,
    pub(super) visitor: &'a Visitor,
    pub(super) address: IpAddr,
    pub(super) table: &'a str,
}

impl Actor<'_> {
    /// Performs an act under this name. When it is answered, it is durable.
    pub(super) async fn perform(
        &self,
        act: Act,
        fields: &ActFields,
        name: &str,
    ) -> Result<Performed, Problem> {
        let Actor {
            app,
            visitor,
            address,
            table,
        } = *self;
        if act == Act::Rematch {
            let table = opening::rematch(app, visitor, address, table).await?;
            return Ok(Performed::Rematch(table));
        }
        let command = fields.command(act, name)?;
        if act == Act::Chat {
            app.meter.chat(visitor)?;
        }
        let live = app.tables.send(table, visitor, &command).await?;
        Ok(Performed::Changed(live))
    }
}

/// A typed name; none if nothing visible was typed.
pub(super) fn typed_name(text: &str) -> Option<String> {
    Some(clean_line(text, MAX_NAME)).filter(|name| !name.is_empty())
}

fn line(text: &str) -> Option<String> {
    Some(clean_line(text, MAX_CHAT)).filter(|line| !line.is_empty())
}

fn missing(field: &str) -> Problem {
    Problem::BadForm(format!("{field} is missing"))
}

/// The seat with this number.
pub(super) fn read_seat(number: Option<u8>) -> Result<Option<Seat>, Problem> {
    let seat = number.map(Seat::try_from).transpose();
    seat.map_err(|error| Problem::BadForm(error.to_string()))
}

/// The bot with this code.
pub(super) fn read_rank(code: &str) -> Result<Rank, Problem> {
    code.parse()
        .map_err(|error| Problem::BadForm(format!("{error}")))
}

/// The pace with this code.
pub(super) fn read_pace(code: &str) -> Result<Pace, Problem> {
    Pace::from_code(code).ok_or_else(|| Problem::BadForm(format!("there is no pace {code:?}")))
}
