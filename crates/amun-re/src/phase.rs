//! Where in the course of play a position is.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::goods::Goods;
use crate::province::Province;

/// What the table is busy with; it carries just what that needs.
///
/// All of it is public: which decision comes next, and for whom, never depends on what is hidden
/// (AR-3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields are what the variants speak of; `left` counts the one due now.
pub enum Phase {
    /// The first player is drawn by lot (AR-2.6).
    First,
    /// This seat is the next to be dealt a province card (AR-10.2).
    Deal { seat: Seat },
    /// A province card is turned up (AR-4.1).
    TurnUp,
    /// Everybody secretly chooses a province card (AR-10.3).
    Reveal,
    /// This seat has its auction turn; after Bribe it must bid on its barred province (AR-4.3).
    Auction { seat: Seat, bribed: bool },
    /// This seat draws a card of its instant reward (AR-4.12).
    InstantCard { seat: Seat, left: u8 },
    /// This seat places a stone of its instant reward (AR-4.13).
    InstantStone { seat: Seat, left: u8 },
    /// This seat has its market turn; what it bought last closes that kind and those before (AR-5.2).
    Market { seat: Seat, bought: Option<Goods> },
    /// This seat draws a card it bought (AR-5.4).
    BoughtCard { seat: Seat, left: u8 },
    /// This seat places a farmer it bought (AR-5.5).
    PlaceFarmer { seat: Seat, left: u8 },
    /// This seat places a stone it bought (AR-5.6).
    PlaceStone { seat: Seat, left: u8 },
    /// Everybody secretly chooses an offering (AR-6.1).
    Offering,
    /// This seat uses its Offering Change; the total is that before it (AR-6.5).
    Change { seat: Seat, total: i16 },
    /// This seat chooses a reward (AR-6.8).
    Reward { seat: Seat, left: u8, total: i16 },
    /// This seat draws a card as reward (AR-6.8).
    RewardCard { seat: Seat, left: u8, total: i16 },
    /// This seat has its harvest turn, with the cards it has played in it (AR-7.1).
    Harvest {
        seat: Seat,
        rich_harvest: Option<Province>,
        treasury: Option<Province>,
    },
    /// The game has ended (AR-9.1).
    Over,
}

impl Phase {
    /// Whether decisions are made in secret, by all at once (AR-3.9).
    #[inline]
    pub fn is_sealed(&self) -> bool {
        matches!(self, Phase::Reveal | Phase::Offering)
    }

    /// The seat that the phase speaks of: the one to decide, or the one chance happens to.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Phase::Deal { seat }
            | Phase::Auction { seat, .. }
            | Phase::InstantCard { seat, .. }
            | Phase::InstantStone { seat, .. }
            | Phase::Market { seat, .. }
            | Phase::BoughtCard { seat, .. }
            | Phase::PlaceFarmer { seat, .. }
            | Phase::PlaceStone { seat, .. }
            | Phase::Change { seat, .. }
            | Phase::Reward { seat, .. }
            | Phase::RewardCard { seat, .. }
            | Phase::Harvest { seat, .. } => Some(seat),
            Phase::First | Phase::TurnUp | Phase::Reveal | Phase::Offering | Phase::Over => None,
        }
    }

    /// The phase of the round it belongs to (AR-3.1); none before, between and after.
    pub fn part(&self) -> Option<Part> {
        match self {
            Phase::TurnUp
            | Phase::Reveal
            | Phase::Auction { .. }
            | Phase::InstantCard { .. }
            | Phase::InstantStone { .. } => Some(Part::Auction),
            Phase::Market { .. }
            | Phase::BoughtCard { .. }
            | Phase::PlaceFarmer { .. }
            | Phase::PlaceStone { .. } => Some(Part::Market),
            Phase::Offering
            | Phase::Change { .. }
            | Phase::Reward { .. }
            | Phase::RewardCard { .. } => Some(Part::Offering),
            Phase::Harvest { .. } => Some(Part::Harvest),
            Phase::First | Phase::Deal { .. } | Phase::Over => None,
        }
    }
}

/// The four phases of a round (AR-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The names are those of the rules.
pub enum Part {
    Auction,
    Market,
    Offering,
    Harvest,
}
