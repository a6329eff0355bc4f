//! The bots of Ra.
//!
//! What the scripts think of tiles and suns is in `worth`, what they bid for them in `bid`; `features`
//! encodes a position for a network.

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

use ra::Position;
use tabletop::Seat;

use crate::game::BotGame;

impl BotGame for Position {
    type Novice = Novice;
    type Scribe = Scribe;
    type Reasons = Reasons;

    const MODEL_ERROR: f32 = 0.02;

    fn epoch(&self) -> u8 {
        Position::epoch(self)
    }

    fn reasons(view: &ra::View, seat: Seat) -> Reasons {
        Reasons::new(view, seat)
    }
}
