//! The scripts for Ra.
//!
//! Everything in Ra is public, so a script looks at the table as it is. What it thinks of tiles and
//! suns is in `worth`, what it bids for them in `bid`.

mod bid;
mod constants;
mod features;
mod novice;
mod reasons;
mod row;
mod scribe;
#[cfg(test)]
mod tests;
mod worth;

pub use constants::ScribeConstants;
pub use novice::Novice;
pub use reasons::Reasons;
pub use scribe::Scribe;

use ra::{Action, Position};
use tabletop::Seat;

use crate::bot::{Bot, Turn};
use crate::roster::Played;

/// A script for Ra.
#[derive(Clone, Debug)]
pub enum Script {
    /// Short-sighted.
    Novice(Novice),
    /// Tuned.
    Scribe(Box<Scribe>),
}

impl Played for Position {
    type Script = Script;
    type Reasons = Reasons;

    fn novice() -> Script {
        Script::Novice(Novice)
    }

    fn scribe() -> Script {
        Script::Scribe(Box::default())
    }

    fn reasons(view: &ra::View, seat: Seat) -> Reasons {
        Reasons::new(view, seat)
    }
}

impl Bot<Position> for Script {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, turn: &Turn<'_, Position>) -> Action {
        let view = turn.view();
        match self {
            Script::Novice(novice) => novice.decide(&view, turn.seat(), turn.legal()),
            Script::Scribe(scribe) => scribe.decide(&view, turn.seat(), turn.legal()),
        }
    }
}
