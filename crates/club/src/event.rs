//! The log of a table: everything that ever happens there, as numbered entries.

use games::{StepLine, Steps};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::Seat;

use crate::pace::Pace;
use crate::visitor::Visitor;

/// One entry of the log.
///
/// In memory the steps of the game are typed; in the log, `S` is a list of [`StepLine`]s. A table
/// turns the one into the other when it reads an entry, once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry<S = Steps> {
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub event: TableEvent<S>,
}

/// An entry as the log has it.
pub(crate) type WrittenEntry = Entry<Vec<StepLine>>;

impl Entry {
    /// The entry as the log has it.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain data")
    }
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableEvent<S = Steps> {
    /// The table was opened; always the first entry.
    Opened(Box<Opened>),
    /// A visitor took a seat.
    Seated {
        /// The seat.
        seat: Seat,
        /// The visitor.
        visitor: Visitor,
        /// The name they use at this table.
        name: String,
    },
    /// The owner of a seat left.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// A seat added its salt, replacing an earlier one.
    Salted {
        /// The seat.
        seat: Seat,
        /// The salt.
        salt: String,
    },
    /// The game began.
    Started {
        /// The combined salt of all seats.
        salt: String,
        /// The outcomes of chance before the first decision.
        steps: S,
    },
    /// A seat decided.
    Decided {
        /// The step of the page the decision was made on; none for a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
        /// The decision, and the outcomes of chance that followed.
        steps: S,
    },
    /// A seat took decisions back.
    Undone {
        /// The seat.
        seat: Seat,
        /// How many decisions.
        decisions: usize,
    },
    /// A player wrote in the chat.
    Said {
        /// The player's seat.
        seat: Seat,
        /// The message.
        text: String,
    },
    /// A bot took over a seat.
    BotTook {
        /// The seat.
        seat: Seat,
        /// The code of the bot's rank.
        rank: String,
    },
    /// The owner of a seat took it back.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// The host changed the pace of the bots.
    Paced {
        /// The new pace.
        pace: Pace,
    },
    /// The players meet again at another table.
    Rematch {
        /// The id of that table.
        table: String,
    },
}

/// How a table was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u64,
    /// Its options as a record writes them.
    pub options: Map<String, Value>,
    /// What each seat was meant for.
    pub seats: Vec<SeatPlan>,
    /// The visitor who opened the table.
    pub host: Visitor,
    /// Whether the lobby shows the table to strangers.
    pub listed: bool,
    /// Whether all people share one device.
    pub local: bool,
    /// The initial pace of the bots.
    pub pace: Pace,
    /// The seed, in hexadecimal.
    pub seed: String,
    /// Where the game comes from.
    #[serde(default, rename = "beginning")]
    pub origin: Origin,
}

/// What a seat is meant for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatPlan {
    /// A person.
    Open,
    /// A bot, by the code of its rank.
    Bot(String),
}

/// Where the game of a table comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A new game.
    #[default]
    Fresh,
    /// The prepared game that teaches the rules.
    Guided,
    /// A new game that continues where this record ends.
    Continued(String),
    /// The finished game in this record; it can only be replayed.
    Imported(String),
}
