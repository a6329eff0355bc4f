//! A decision as a message, and back.

use std::time::Duration;

use bots::{FastDice, Turn};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{Game, Observer, Options, Seat};

/// A decision as a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnMessage {
    /// The key of the game.
    pub game: String,
    /// Whose decision it is.
    pub seat: Seat,
    /// The number of players.
    pub players: usize,
    /// The options of the table.
    pub options: Map<String, Value>,
    /// What the seat may know.
    pub view: Value,
    /// Its legal actions in notation; at least one.
    pub legal: Vec<String>,
    /// The time for the answer in milliseconds.
    pub ms: u64,
}

impl TurnMessage {
    /// The message for this decision.
    pub fn of<G: Game>(turn: &Turn<'_, G>) -> TurnMessage {
        let view = serde_json::to_value(turn.view()).expect("views are JSON");
        let options = view.get("options").and_then(Value::as_object).cloned();
        TurnMessage {
            game: G::KEY.to_owned(),
            seat: turn.seat(),
            players: turn.players(),
            options: options.unwrap_or_default(),
            view,
            legal: turn.legal().iter().map(ToString::to_string).collect(),
            ms: turn.time().as_millis() as u64,
        }
    }

    /// The decision that this message asks for.
    ///
    /// What the view does not show is filled in at random (a determinization), so that a built-in bot
    /// can take the turn; it sees no more of it than the view.
    ///
    /// # Errors
    ///
    /// What is wrong with the message, in words.
    pub fn read<G>(&self, dice: &mut FastDice) -> Result<Asked<G>, String>
    where
        G: Game<View: DeserializeOwned>,
    {
        let options = |json: &Map<String, Value>| {
            G::Options::from_json(json).map_err(|faults| format!("options: {}", faults.join("; ")))
        };
        let view = G::View::deserialize(&self.view).map_err(|error| format!("view: {error}"))?;
        let empty = Map::new();
        let inside = self.view.get("options").and_then(Value::as_object);
        if options(&self.options)? != options(inside.unwrap_or(&empty))? {
            return Err("options: those of the view are different".to_owned());
        }
        let position = G::determinize(&view, dice);
        if position.players() != self.players {
            let (seats, players) = (position.players(), self.players);
            return Err(format!(
                "players: {players}, but the view has {seats} seats"
            ));
        }
        if self.seat.index() >= self.players || position.view(Observer::Seat(self.seat)) != view {
            return Err(format!("seat: the view is not that of seat {}", self.seat));
        }
        let legal = position.legal(self.seat);
        let [_, ..] = legal[..] else {
            let seat = self.seat;
            return Err(format!("seat: seat {seat} has no decision to make here"));
        };
        self.check_legal::<G>(&legal)?;
        Ok(Asked {
            position,
            seat: self.seat,
            legal,
            time: Duration::from_millis(self.ms),
        })
    }

    /// Checks that the asking program means the same rules.
    fn check_legal<G: Game>(&self, legal: &G::Actions) -> Result<(), String> {
        for text in &self.legal {
            let action: G::Action = text.parse().map_err(|error| format!("legal: {error}"))?;
            if !legal.contains(&action) {
                return Err(format!("legal: {text:?} is not legal in this view"));
            }
        }
        let texts = || legal.iter().map(ToString::to_string);
        match texts().find(|text| !self.legal.contains(text)) {
            Some(text) => Err(format!("legal: {text:?} is missing")),
            None => Ok(()),
        }
    }
}

/// A decision that was asked for in a message.
#[derive(Clone, Debug)]
pub struct Asked<G: Game> {
    position: G,
    seat: Seat,
    legal: G::Actions,
    time: Duration,
}

impl<G: Game> Asked<G> {
    /// The decision for a bot.
    pub fn turn(&self) -> Turn<'_, G> {
        Turn::new(&self.position, self.seat, &self.legal).within(self.time)
    }
}
