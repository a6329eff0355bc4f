//! The entries of a table's log: all that ever happens at a table.

use pages::Pace;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::Seat;

use crate::visitor::Visitor;

/// One entry; to be written, it need not own what happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entry<W = What> {
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    /// What.
    #[serde(flatten)]
    pub(crate) what: W,
}

/// A step as a record writes it (NO-4.4).
pub(crate) type StepLine = Map<String, Value>;

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum What {
    /// Somebody opened the table; always the first entry.
    Opened(Box<Opened>),
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        visitor: Visitor,
        /// The name he goes by.
        name: String,
    },
    /// Somebody left.
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// A seat added its salt, in place of an earlier one.
    Salted {
        /// Which seat.
        seat: Seat,
        /// What.
        salt: String,
    },
    /// The game began.
    Started {
        /// The salts of all seats together.
        salt: String,
        /// What chance decided at once.
        steps: Vec<StepLine>,
    },
    /// A seat decided.
    Decided {
        /// Who sent it and what number his page had; none for a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
        /// The decision, and what chance decided upon it.
        steps: Vec<StepLine>,
    },
    /// A seat took decisions back.
    Undone {
        /// Which seat.
        seat: Seat,
        /// How many.
        decisions: usize,
    },
    /// Somebody said something.
    Said {
        /// Which seat.
        seat: Seat,
        /// What.
        text: String,
    },
    /// A bot took the seat.
    BotTook {
        /// Which seat.
        seat: Seat,
        /// The code of the bot.
        rank: String,
    },
    /// The owner of a seat took it back.
    Returned {
        /// Which seat.
        seat: Seat,
    },
    /// The host wants the bots to move at another pace.
    Paced {
        /// Which.
        #[serde(with = "pace")]
        pace: Pace,
    },
    /// The players meet again at another table.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// How a table was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Opened {
    /// The game.
    pub(crate) game: String,
    /// The version of its rules.
    pub(crate) rules: u64,
    /// Its options as a record writes them.
    pub(crate) options: Map<String, Value>,
    /// Who is to sit at each seat.
    pub(crate) seats: Vec<Plan>,
    /// Who opened it.
    pub(crate) host: Visitor,
    /// Whether strangers may find it.
    pub(crate) listed: bool,
    /// Whether one device is passed round.
    pub(crate) local: bool,
    /// How fast bots move at first.
    #[serde(with = "pace")]
    pub(crate) pace: Pace,
    /// The seed, as hexadecimal digits.
    pub(crate) seed: String,
    /// How the game begins.
    #[serde(default)]
    pub(crate) beginning: Beginning,
}

/// Who is to sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Plan {
    /// A person.
    Open,
    /// The bot of this code.
    Bot(String),
}

/// How the game of a table begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Beginning {
    /// With the first step.
    #[default]
    Fresh,
    /// With the first step, of the game that was prepared for somebody to learn from.
    Guided,
    /// Where this record stops.
    Continued(String),
    /// It is this record, and nobody plays it any more.
    Imported(String),
}

/// A pace by its code.
mod pace {
    use pages::Pace;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(pace: &Pace, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(pace.code())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Pace, D::Error> {
        let code = String::deserialize(from)?;
        Pace::from_code(&code).ok_or_else(|| D::Error::custom("no pace has this code"))
    }
}
