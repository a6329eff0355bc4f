//! What a player of the toy game may say.

use std::fmt;
use std::str::FromStr;

use tabletop::Syntax;
use tabletop::notation::words;

use super::Card;

/// What a player of the toy game may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The pawn moves by one.
    Step,
    /// Somebody's pawn moves by one.
    Roll,
    /// The turn ends.
    Done,
    /// A card is put away in secret.
    Drop(Card),
    /// A card is laid, to be shown together with those of the others.
    Lay(Card),
}

impl Action {
    /// Every action.
    pub fn conceivable() -> impl Iterator<Item = Action> {
        [Action::Step, Action::Roll, Action::Done]
            .into_iter()
            .chain(Card::ALL.map(Action::Drop))
            .chain(Card::ALL.map(Action::Lay))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Step => f.write_str("step"),
            Action::Roll => f.write_str("roll"),
            Action::Done => f.write_str("done"),
            Action::Drop(card) => write!(f, "drop {}", card.key()),
            Action::Lay(card) => write!(f, "lay {}", card.key()),
        }
    }
}

impl FromStr for Action {
    type Err = Syntax;

    fn from_str(text: &str) -> Result<Action, Syntax> {
        let card = |key| Card::from_key(key).ok_or_else(|| Syntax::new(text, "names no card"));
        match *words(text)?.as_slice() {
            ["step"] => Ok(Action::Step),
            ["roll"] => Ok(Action::Roll),
            ["done"] => Ok(Action::Done),
            ["drop", key] => card(key).map(Action::Drop),
            ["lay", key] => card(key).map(Action::Lay),
            _ => Err(Syntax::new(text, "is not an action of the toy game")),
        }
    }
}

/// Why an action is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// It belongs to the other kind of point.
    #[error("is not asked for now")]
    NotNow,
    /// The pawn has stepped twice.
    #[error("is one step too many")]
    NoMoreSteps,
    /// There is one roll in a turn.
    #[error("was already said in this turn")]
    Rolled,
    /// The player does not have the card.
    #[error("names a card that is not in the hand")]
    NotHeld,
    /// One card must be laid.
    #[error("would leave no card to lay")]
    LastCard,
}

impl tabletop::Illegal for Illegal {
    fn key(&self) -> &'static str {
        match self {
            Illegal::NotNow => "not-now",
            Illegal::NoMoreSteps => "no-more-steps",
            Illegal::Rolled => "rolled",
            Illegal::NotHeld => "not-held",
            Illegal::LastCard => "last-card",
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Illegal::NotNow => "TOY-1",
            Illegal::NoMoreSteps | Illegal::Rolled => "TOY-2",
            Illegal::NotHeld | Illegal::LastCard => "TOY-3",
        }
    }
}
