//! What lists of tables show.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::visitor::Visitor;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Players are taking their seats.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Finished,
}

impl State {
    /// Its key in the store and in the API.
    pub fn key(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Playing => "playing",
            State::Finished => "finished",
        }
    }

    /// The state with this key.
    pub fn from_key(key: &str) -> Option<State> {
        let all = [State::Waiting, State::Playing, State::Finished];
        all.into_iter().find(|state| state.key() == key)
    }
}

/// What a lobby needs to know about a table, as the store keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// The options of the game.
    pub options: Map<String, Value>,
    /// The names by seat; none where a seat is open.
    pub names: Vec<Option<String>>,
    /// The owners by seat.
    pub visitors: Vec<Option<Visitor>>,
    /// The places by seat, once the game is over.
    pub places: Option<Vec<u8>>,
    /// Whether it is a guided game whose player has not left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guided: bool,
}

/// A table in the lists of a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyLine {
    /// How far it has come.
    pub state: State,
    /// Whether strangers may find it.
    pub listed: bool,
    /// The [`Summary`] as JSON.
    pub summary: String,
}
