//! What happens at the table, for logs, pages, narration and learning data.

use serde::{Deserialize, Serialize};
use tabletop::{Observer, Seat, Witnessed};

use crate::card::Card;
use crate::goods::Goods;
use crate::offering::{Offer, Tile};
use crate::phase::Part;
use crate::province::Province;
use crate::scoring::Category;

/// Something that happened. [`Witnessed::seen_by`] leaves out what an observer may not know yet
/// (AR-12.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields say what the variant says.
pub enum Event {
    /// The lot fell on the first player of round 1 (AR-2.6).
    FirstPlayerDrawn { seat: Seat },
    /// An epoch begins (AR-3.1).
    EpochBegan { epoch: u8 },
    /// A round begins with this first player (AR-3.2).
    RoundBegan { epoch: u8, round: u8, first: Seat },
    /// A phase of the round begins: the bidding, the market, the offering or the harvest (AR-3.1).
    PhaseBegan { part: Part },

    /// A player was dealt a province card, which only that player sees (AR-10.2).
    ProvinceDealt {
        seat: Seat,
        province: Option<Province>,
    },
    /// A player chose a province card, which nobody else knows yet (AR-10.3).
    RevealChosen {
        seat: Seat,
        province: Option<Province>,
    },
    /// A province card was turned up; in the expert variant by this player (AR-4.1, AR-10.3).
    ProvinceOpened {
        province: Province,
        by: Option<Seat>,
    },

    /// A power card was played, on this province if it names one (AR-3.4).
    CardPlayed {
        seat: Seat,
        card: Card,
        province: Option<Province>,
    },
    /// A power card was sold for 1 gold (AR-3.5).
    CardSold { seat: Seat, card: Card },
    /// A power card was sold at a sealed point, which only the seller knows yet (AR-3.9).
    CardSoldInSecret { seat: Seat, card: Card },
    /// A sale made at a sealed point is shown to all (AR-3.9).
    SaleShown { seat: Seat, card: Card },
    /// A power card was drawn; its name is for the drawer (AR-12.2).
    CardDrawn {
        seat: Seat,
        card: Option<Card>,
        from: Source,
    },
    /// The discards became the deck (AR-3.6).
    DiscardsShuffled { cards: u8 },
    /// No card is left anywhere, so these are not drawn (AR-3.6).
    NoCardsLeft { seat: Seat, missing: u8 },

    /// A scribe was put on a space (AR-4.4).
    Bid {
        seat: Seat,
        province: Province,
        gold: u16,
    },
    /// A scribe was sent back (AR-4.6).
    Outbid {
        seat: Seat,
        province: Province,
        by: Seat,
    },
    /// A leader passed (AR-4.3).
    Passed { seat: Seat },
    /// A bid was paid (AR-4.12).
    Paid { seat: Seat, gold: u16 },
    /// A province has a new controller (AR-4.12).
    ProvinceWon { seat: Seat, province: Province },
    /// Gold of an instant reward (AR-4.12).
    InstantGold {
        seat: Seat,
        province: Province,
        gold: u16,
    },

    /// A lot was bought (AR-5.3).
    Bought {
        seat: Seat,
        goods: Goods,
        number: u16,
        price: u16,
    },
    /// A farmer was placed; a free farmer takes no field (AR-5.5, AR-5.10).
    FarmerPlaced {
        seat: Seat,
        province: Province,
        from: Source,
    },
    /// A stone was placed (AR-5.6).
    StonePlaced {
        seat: Seat,
        province: Province,
        from: Source,
    },
    /// Stones became a pyramid; `pyramids` is the number in the province now (AR-5.8, AR-5.9).
    PyramidBuilt {
        seat: Seat,
        province: Province,
        by: Builder,
        pyramids: u8,
    },
    /// A market turn ended (AR-5.12).
    TurnEnded { seat: Seat },

    /// A player chose an offering, which nobody else knows yet (AR-6.1).
    OfferChosen { seat: Seat, offer: Option<Offer> },
    /// An offering is shown: the gold is paid, or a thief takes 3 (AR-6.3).
    OfferShown { seat: Seat, offer: Offer },
    /// The total of what was laid (AR-6.4).
    TotalCounted { total: i16 },
    /// An Offering Change moved the total (AR-6.5).
    TotalChanged { seat: Seat, by: i16, total: i16 },
    /// This tile is active now (AR-6.6).
    TileChosen { tile: Tile, total: i16 },
    /// A giver's rank and the rewards it gives (AR-6.7).
    Ranked { seat: Seat, rank: u8, rewards: u8 },
    /// This player will be first from the next round on (AR-6.9).
    NextFirstPlayer { seat: Seat },
    /// A giver gave up the remaining rewards (AR-6.8).
    Declined { seat: Seat, rewards: u8 },

    /// What a province gave in the harvest, part by part (AR-7.2); Treasury replaces the rest.
    ProvinceIncome {
        seat: Seat,
        province: Province,
        farmers: u16,
        mine: u16,
        caravan: u16,
        treasury: u16,
    },
    /// A player's whole income (AR-7.2).
    Income { seat: Seat, gold: u16 },

    /// An epoch is over and will be scored (AR-8.1).
    EpochEnded { epoch: u8 },
    /// A player's points of one category in this scoring (AR-8).
    Scored {
        seat: Seat,
        category: Category,
        points: u16,
    },
    /// A goal card was fulfilled and played (AR-8.8).
    GoalFulfilled { seat: Seat, card: Card },
    /// The sum of a player's points in this scoring.
    Booked { seat: Seat, sum: u16 },
    /// Scribes and farmers left the board (AR-8.9).
    BoardCleared,

    /// Cards left at the end were sold (AR-9.1).
    FinalSale { seat: Seat, card: Card, number: u8 },
    /// A player's gold, its place in the ranking and the points for it (AR-9.2).
    GoldRanked {
        seat: Seat,
        gold: u16,
        place: u8,
        points: u16,
    },
    /// A player's final points and place (AR-9.3).
    Placed { seat: Seat, points: u16, place: u8 },
}

/// What a card, a farmer or a stone came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An instant reward (AR-4.12).
    Instant,
    /// The market (AR-5.2).
    Market,
    /// The card Free Farmer (AR-5.10).
    FreeFarmer,
    /// The rewards of an offering (AR-6.8).
    Reward,
}

/// What made a pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Builder {
    /// Three stones (AR-5.8).
    Stones,
    /// Two stones and the card Architect (AR-5.9).
    Architect,
}

impl Witnessed for Event {
    fn seen_by(self, observer: Observer) -> Option<Event> {
        // Every event is named, so that a new one is public only if somebody says so.
        match self {
            // Only the player learns that it happened at all.
            Event::CardSoldInSecret { seat, .. } => observer.is(seat).then_some(self),
            // All learn that it happened; what it was is for the player.
            Event::ProvinceDealt { seat, province } => {
                let province = province.filter(|_| observer.is(seat));
                Some(Event::ProvinceDealt { seat, province })
            }
            Event::RevealChosen { seat, province } => {
                let province = province.filter(|_| observer.is(seat));
                Some(Event::RevealChosen { seat, province })
            }
            Event::OfferChosen { seat, offer } => {
                let offer = offer.filter(|_| observer.is(seat));
                Some(Event::OfferChosen { seat, offer })
            }
            Event::CardDrawn { seat, card, from } => {
                let card = card.filter(|_| observer.is(seat));
                Some(Event::CardDrawn { seat, card, from })
            }
            // Everybody sees it.
            Event::FirstPlayerDrawn { .. }
            | Event::EpochBegan { .. }
            | Event::RoundBegan { .. }
            | Event::PhaseBegan { .. }
            | Event::ProvinceOpened { .. }
            | Event::CardPlayed { .. }
            | Event::CardSold { .. }
            | Event::SaleShown { .. }
            | Event::DiscardsShuffled { .. }
            | Event::NoCardsLeft { .. }
            | Event::Bid { .. }
            | Event::Outbid { .. }
            | Event::Passed { .. }
            | Event::Paid { .. }
            | Event::ProvinceWon { .. }
            | Event::InstantGold { .. }
            | Event::Bought { .. }
            | Event::FarmerPlaced { .. }
            | Event::StonePlaced { .. }
            | Event::PyramidBuilt { .. }
            | Event::TurnEnded { .. }
            | Event::OfferShown { .. }
            | Event::TotalCounted { .. }
            | Event::TotalChanged { .. }
            | Event::TileChosen { .. }
            | Event::Ranked { .. }
            | Event::NextFirstPlayer { .. }
            | Event::Declined { .. }
            | Event::ProvinceIncome { .. }
            | Event::Income { .. }
            | Event::EpochEnded { .. }
            | Event::Scored { .. }
            | Event::GoalFulfilled { .. }
            | Event::Booked { .. }
            | Event::BoardCleared
            | Event::FinalSale { .. }
            | Event::GoldRanked { .. }
            | Event::Placed { .. } => Some(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> [Seat; 2] {
        [0, 1].map(|number| Seat::new(number).unwrap())
    }

    /// AR-12.2
    #[test]
    fn a_drawn_card_has_a_name_only_for_the_drawer() {
        let [seat, other] = seats();
        let (card, from) = (Some(Card::Bribe), Source::Reward);
        let event = Event::CardDrawn { seat, card, from };
        let hidden = Event::CardDrawn {
            seat,
            card: None,
            from,
        };
        assert_eq!(event.seen_by(Observer::Seat(seat)), Some(event));
        assert_eq!(event.seen_by(Observer::Seat(other)), Some(hidden));
        assert_eq!(event.seen_by(Observer::Spectator), Some(hidden));
    }

    /// AR-3.9, AR-12.6
    #[test]
    fn of_a_sealed_step_others_learn_only_that_a_choice_was_made() {
        let [seat, other] = seats();
        let offer = Some(Offer::theft(true));
        let chosen = Event::OfferChosen { seat, offer };
        let hidden = Event::OfferChosen { seat, offer: None };
        assert_eq!(chosen.seen_by(Observer::Seat(seat)), Some(chosen));
        assert_eq!(chosen.seen_by(Observer::Seat(other)), Some(hidden));
        let card = Card::Bribe;
        let sold = Event::CardSoldInSecret { seat, card };
        assert_eq!(sold.seen_by(Observer::Seat(seat)), Some(sold));
        assert_eq!(sold.seen_by(Observer::Seat(other)), None);
        let shown = Event::SaleShown { seat, card };
        assert_eq!(shown.seen_by(Observer::Spectator), Some(shown));
    }
}
