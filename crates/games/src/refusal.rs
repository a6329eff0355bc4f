//! Why something cannot be done, without knowing in which game.

use serde::Serialize;
use tabletop::{Arg, Illegal, Seat};

/// Why a decision is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The text is not an action of the game.
    #[error("{0}")]
    Syntax(String),
    /// An outcome of chance must come first.
    #[error("an outcome of chance is due first")]
    ChanceDue,
    /// Nothing can be done any more.
    #[error("the game is over")]
    Over,
    /// This seat has no decision to make now.
    #[error("seat {0} has no decision to make now")]
    NotAsked(Seat),
    /// The rules forbid it.
    #[error("{} {} ({})", .0.action, .0.text, .0.clause)]
    Illegal(Box<Reason>),
}

/// Which rule forbids an action, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The key of the game.
    pub game: &'static str,
    /// The action in notation.
    pub action: String,
    /// The name of the reason, by which other languages find their message.
    pub key: &'static str,
    /// What the message speaks of.
    pub args: Vec<(&'static str, Arg)>,
    /// The clause of the rules.
    pub clause: &'static str,
    /// The reason in English, as the end of a sentence that begins with the action.
    pub text: String,
}

impl Refusal {
    pub(crate) fn of<I: Illegal>(
        game: &'static str,
        action: &str,
        refusal: tabletop::Refusal<I>,
    ) -> Refusal {
        match refusal {
            tabletop::Refusal::ChanceDue => Refusal::ChanceDue,
            tabletop::Refusal::Over => Refusal::Over,
            tabletop::Refusal::NotAsked(seat) => Refusal::NotAsked(seat),
            tabletop::Refusal::Illegal(reason) => Refusal::Illegal(Box::new(Reason {
                game,
                action: action.to_owned(),
                key: reason.key(),
                args: reason.args(),
                clause: reason.clause(),
                text: reason.to_string(),
            })),
        }
    }
}

/// Why steps do not fit a match. For the host only: it may tell secrets of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Fault(pub String);
