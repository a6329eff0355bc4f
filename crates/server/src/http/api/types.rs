//! What the API is sent and answers.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// A token.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Token {
    /// To be sent as `Authorization: Bearer TOKEN`.
    pub(super) token: String,
}

/// A table to be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The key of the game.
    pub(super) game: String,
    /// Who is to sit at each seat: `open`, or the code of a bot.
    pub(super) seats: Vec<String>,
    /// The options of the game, as a record has them; what is missing has its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub(super) options: Map<String, Value>,
    /// Your name.
    #[serde(default)]
    pub(super) name: String,
    /// What you add to the seed.
    #[serde(default)]
    pub(super) salt: String,
    /// Whether strangers may find the table.
    #[serde(default)]
    pub(super) listed: bool,
    /// How fast bots move: `slow`, `normal`, `fast` or `at-once`.
    #[serde(default)]
    pub(super) pace: Option<String>,
    /// Whether you take the first open seat. Bots among themselves play while somebody is present:
    /// follows the stream, or has asked for the table within the last half minute.
    #[serde(default = "yes")]
    pub(super) sit: bool,
    /// Whether all open seats are yours: then every view is that of the seat that owes a decision.
    #[serde(default)]
    pub(super) local: bool,
    /// Whether the game begins at once if no seat is open.
    #[serde(default)]
    pub(super) start: bool,
}

fn yes() -> bool {
    true
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Listed {
    /// Its id.
    pub(super) table: String,
    /// The key of the game.
    pub(super) game: String,
    /// `waiting` or `playing`.
    pub(super) state: &'static str,
    /// The names by seat; null where a seat is open.
    pub(super) players: Vec<Option<String>>,
}

/// A table as you see it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TableView {
    /// Its id.
    pub(super) table: String,
    /// The key of the game.
    pub(super) game: String,
    /// `waiting`, `playing` or `finished`.
    pub(super) state: &'static str,
    /// The options of the game.
    #[schema(value_type = Object)]
    pub(super) options: Map<String, Value>,
    /// Who sits there, by seat.
    pub(super) players: Vec<PlayerView>,
    /// How fast bots move: `slow`, `normal`, `fast` or `at-once`.
    pub(super) pace: &'static str,
    /// How many watch.
    pub(super) watchers: usize,
    /// What is known about the shuffle.
    pub(super) shuffle: ShuffleView,
    /// Your seat; null if you watch.
    pub(super) seat: Option<u8>,
    /// The number to send with an act.
    pub(super) step: u64,
    /// The seats that owe a decision.
    pub(super) owing: Vec<u8>,
    /// What you may do now, in notation.
    pub(super) legal: Vec<String>,
    /// How many of your decisions you may take back.
    pub(super) undoable: usize,
    /// What you may know, as docs/protocol.md describes it; null before the game.
    #[schema(value_type = Object)]
    pub(super) view: Option<Box<RawValue>>,
    /// What happened, as you saw it; only if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    pub(super) log: Option<Vec<Value>>,
    /// Scores and places by seat, once the game is over.
    pub(super) result: Option<ResultView>,
    /// What was said.
    pub(super) chat: Vec<ChatView>,
    /// The table at which the players meet again.
    pub(super) rematch: Option<String>,
}

/// Who sits at a seat.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PlayerView {
    /// The name; null where a seat is open.
    pub(super) name: Option<String>,
    /// `person`, `bot`, `stand-in` (a bot for a person who may come back) or `empty`.
    pub(super) kind: &'static str,
    /// The code of the bot.
    pub(super) bot: Option<&'static str>,
    /// Whether the player is present.
    pub(super) here: bool,
    /// Whether it is your seat.
    pub(super) you: bool,
}

/// What is known about the shuffle (notation, section 5).
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ShuffleView {
    /// The SHA-256 of the seed, known before the game.
    pub(super) commit: Option<String>,
    /// What the players added.
    pub(super) salt: Option<String>,
    /// The seed, once the game is over.
    pub(super) seed: Option<String>,
}

/// How a game came out.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ResultView {
    /// Points by seat.
    pub(super) scores: Vec<i32>,
    /// Places by seat; equal places are shared.
    pub(super) places: Vec<u8>,
}

/// A line of the chat.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChatView {
    /// From which seat it was said.
    pub(super) seat: u8,
    /// The name of the player who had it then.
    pub(super) name: String,
    /// What.
    pub(super) text: String,
}

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Opened {
    /// Its id.
    pub(super) table: String,
}

/// What went wrong (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ProblemJson {
    /// The kind as a name that never changes.
    #[serde(rename = "type")]
    pub(super) kind: String,
    /// The kind in a word: `stale`, `illegal`, `not-asked` and so on.
    pub(super) title: &'static str,
    /// The HTTP status.
    pub(super) status: u16,
    /// What it is in this case.
    pub(super) detail: String,
}
