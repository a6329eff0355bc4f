//! Where in the course of play a position is.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::auction::Auction;
use crate::disaster::Loss;

/// What the table is busy with; it carries just what that needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields are the seats that the variants speak of.
#[repr(u8)] // Its kind has a byte of its own: it is asked for at every step.
pub enum Phase {
    /// This seat is the next to be dealt a set of suns (RA-2.4).
    Deal { seat: Seat },
    /// This seat has its turn (RA-3.2).
    Turn { seat: Seat },
    /// This seat draws a tile (RA-4.1).
    Draw { seat: Seat },
    /// This seat has spent a god and may spend another (RA-8.4).
    Gods { seat: Seat },
    /// There is bidding (RA-5.3).
    Auction(Auction),
    /// A player chooses what to lose (RA-7.6).
    Loss(Loss),
    /// The game has ended (RA-11.1).
    Over,
}

impl Phase {
    /// The seat that owes a decision.
    #[inline]
    pub fn owing(&self) -> Option<Seat> {
        match *self {
            Phase::Turn { seat } | Phase::Gods { seat } => Some(seat),
            Phase::Auction(auction) => Some(auction.speaker),
            Phase::Loss(loss) => Some(loss.owner),
            Phase::Deal { .. } | Phase::Draw { .. } | Phase::Over => None,
        }
    }
}
