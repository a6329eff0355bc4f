//! The line protocol in which one program asks another for a decision: JSON Lines, described in
//! `docs/protocol.md`.

mod lines;
mod turn;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

pub use lines::{Line, next_line};
pub use turn::{Asked, TurnMessage};

/// The version of the protocol.
pub const VERSION: u64 = 1;

/// A question to a bot.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// The greeting: what is your name, and which games do you play?
    Hello,
    /// What do you do on this turn?
    Turn(Box<TurnMessage>),
}

impl Question {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// What is wrong with it, in words.
    pub fn read(line: &[u8]) -> Result<Question, String> {
        let message: Value =
            serde_json::from_slice(line).map_err(|error| format!("not JSON: {error}"))?;
        let Value::Object(mut message) = message else {
            return Err("a message must be a JSON object".to_owned());
        };
        if let Some(version) = message.get("hello") {
            return match version.as_u64() {
                Some(VERSION) => Ok(Question::Hello),
                _ => Err(format!(
                    "unsupported protocol version {version} (this build speaks {VERSION})"
                )),
            };
        }
        let turn = message
            .remove("turn")
            .ok_or("the message has neither \"hello\" nor \"turn\"")?;
        let turn = TurnMessage::deserialize(turn).map_err(|error| format!("turn: {error}"))?;
        Ok(Question::Turn(Box::new(turn)))
    }

    /// The line, including its newline.
    pub fn line(&self) -> Vec<u8> {
        let message = match self {
            Question::Hello => json!({"hello": VERSION}),
            Question::Turn(turn) => json!({"turn": turn}),
        };
        line(&message)
    }
}

/// The answer of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The answer to a greeting.
    Greeting(Greeting),
    /// The action, in notation.
    Do(String),
    /// Why the question cannot be answered.
    Error(String),
}

/// How a bot introduces itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Greeting {
    /// Its name.
    pub name: String,
    /// The keys of the games it can play.
    pub games: Vec<String>,
}

impl Answer {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// What is wrong with it, in words.
    pub fn read(line: &[u8]) -> Result<Answer, String> {
        let message: Result<Map<String, Value>, _> = serde_json::from_slice(line);
        let message = message.map_err(|error| format!("not a JSON object: {error}"))?;
        let text = |name: &str| message.get(name).and_then(Value::as_str).map(str::to_owned);
        if let Some(action) = text("do") {
            Ok(Answer::Do(action))
        } else if let Some(error) = text("error") {
            Ok(Answer::Error(error))
        } else if let Ok(greeting) = Greeting::deserialize(Value::Object(message)) {
            Ok(Answer::Greeting(greeting))
        } else {
            Err("neither \"do\" with a string nor \"name\" and \"games\"".to_owned())
        }
    }

    /// The line, including its newline.
    pub fn line(&self) -> Vec<u8> {
        line(&match self {
            Answer::Greeting(greeting) => json!(greeting),
            Answer::Do(action) => json!({"do": action}),
            Answer::Error(error) => json!({"error": error}),
        })
    }
}

fn line(message: &Value) -> Vec<u8> {
    let mut line = message.to_string().into_bytes();
    line.push(b'\n');
    line
}
