//! What belongs to a player (AR-1.13, AR-2.2).

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::bid::Bid;
use crate::card::{Card, Cards, Names};
use crate::limits::START_GOLD;
use crate::offering::Offer;
use crate::position::Position;
use crate::province::{Province, Provinces};

/// A player's goods, and what they have said in the phase under way.
///
/// The Theft card always stays with its player (AR-1.2) and is therefore not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Player {
    /// Gold in hand.
    pub gold: u16,
    /// Points scored so far.
    pub points: u16,
    /// The power cards in hand; one laid with an offering is among them until all is shown (AR-13.1).
    pub hand: Cards,
    /// The names played in this phase (AR-3.4).
    pub played: Names,
    /// The provinces under control (AR-3.3).
    pub control: Provinces,
    /// The scribe on an open province (AR-4.4).
    pub scribe: Option<Bid>,
    /// The province where this player was outbid most recently in this auction (AR-4.6).
    pub barred: Option<Province>,
    /// The province cards of the expert variant (AR-10.2).
    pub province_cards: Provinces,
    /// The province card chosen in secret (AR-10.3).
    pub revealing: Option<Province>,
    /// The offering: secret while others choose, then open until the rewards are taken (AR-6.1).
    pub offer: Option<Offer>,
    /// The cards sold at the sealed point, which the others do not know of yet (AR-3.9).
    pub sold: Cards,
}

impl Player {
    /// A player at the start of a game: 20 gold and one Architect (AR-2.2).
    pub fn start() -> Player {
        Player {
            gold: START_GOLD,
            hand: Cards::of(&[Card::Architect]),
            ..Player::default()
        }
    }

    /// Whether this card is in hand and its name not used up in this phase (AR-3.4).
    #[inline]
    pub(crate) fn may_play(&self, card: Card) -> bool {
        self.hand[card] > 0 && !self.played.contains(card)
    }

    /// Whether others must go two spaces above this player's bid (AR-4.8).
    #[inline]
    pub fn is_defended(&self) -> bool {
        self.played.contains(Card::Defence)
    }

    /// The gold the others know of: sales at a sealed point are not among it (AR-12.4).
    pub fn known_gold(&self) -> u16 {
        self.gold - self.sold.total() as u16
    }

    /// The number of hand cards the others know of (AR-3.9).
    pub fn known_cards(&self) -> u8 {
        (self.hand.total() + self.sold.total()) as u8
    }
}

impl Position {
    /// What belongs to a player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat]
    }
}
