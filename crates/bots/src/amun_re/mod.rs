//! The bots of Amun-Re.
//!
//! What the scripts think of the coming scoring is in `estate`, of gold, farmers, stones and provinces
//! in `worth`; `bid`, `market` and `offering` are the phases of a round. `features` encodes a position
//! for a network.

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

use amun_re::Position;
use tabletop::Seat;

use crate::game::BotGame;

impl BotGame for Position {
    type Novice = Novice;
    type Scribe = Scribe;
    type Reasons = Reasons;

    const MODEL_ERROR: f32 = 0.05;

    fn epoch(&self) -> u8 {
        Position::epoch(self)
    }

    fn reasons(view: &amun_re::View, seat: Seat) -> Reasons {
        Reasons::new(view, seat)
    }
}
