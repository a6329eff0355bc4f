//! The scripts for Amun-Re.
//!
//! A script is shown the view of its seat and nothing else. What it thinks of the coming scoring is
//! in `estate`, of gold, farmers, stones and provinces in `worth`; `bid`, `market` and `offering` are
//! the phases of a round.

mod bid;
mod constants;
mod estate;
mod features;
mod market;
mod novice;
mod offering;
mod reasons;
mod scribe;
#[cfg(test)]
mod tests;
mod worth;

pub use constants::ScribeConstants;
pub use novice::Novice;
pub use reasons::Reasons;
pub use scribe::Scribe;

use amun_re::{Action, Position};
use tabletop::Seat;

use crate::bot::{Bot, Turn};
use crate::roster::Played;

/// A script for Amun-Re.
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

    fn reasons(view: &amun_re::View, seat: Seat) -> Reasons {
        Reasons::new(view, seat)
    }
}

impl Bot<Position> for Script {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, turn: &Turn<'_, Position>) -> Action {
        // Who has one choice need not look.
        if let [only] = turn.legal() {
            return *only;
        }
        let view = turn.view();
        match self {
            Script::Novice(novice) => novice.decide(&view, turn.seat(), turn.legal()),
            Script::Scribe(scribe) => scribe.decide(&view, turn.seat(), turn.legal()),
        }
    }
}
