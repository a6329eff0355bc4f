//! Offerings: sealed choices, and the tile their total brings (AR-6.1 to AR-6.6).

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};
use tabletop::{Events, Seat};

use crate::action::{Action, Actions, Direction};
use crate::card::Card;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Part, Phase};
use crate::position::Position;

/// What a thief takes from the supply, and from the total (AR-6.3, AR-6.4).
pub const THEFT: u16 = 3;

/// One of the four offering tiles (AR-1.5). As JSON it is its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[allow(missing_docs)] // The names are the values.
pub enum Tile {
    One = 1,
    Two,
    Three,
    Four,
}

impl Tile {
    /// The tile for this total (AR-1.5).
    pub const fn for_total(total: i16) -> Tile {
        match total {
            ..=2 => Tile::One,
            3..=12 => Tile::Two,
            13..=22 => Tile::Three,
            23.. => Tile::Four,
        }
    }

    /// Gold per farmer, and points per temple (AR-1.5).
    #[inline]
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// Whether it shows the camel, so that caravans pay (AR-1.5).
    #[inline]
    pub const fn has_camel(self) -> bool {
        matches!(self, Tile::One | Tile::Two)
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        tile.value()
    }
}

/// A number that no tile has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no tile of value {0}")]
pub struct NoTile(u8);

impl TryFrom<u8> for Tile {
    type Error = NoTile;

    fn try_from(value: u8) -> Result<Tile, NoTile> {
        let tiles = [Tile::One, Tile::Two, Tile::Three, Tile::Four];
        let tile = tiles.into_iter().find(|tile| tile.value() == value);
        tile.ok_or(NoTile(value))
    }
}

/// What a player lays: gold or Theft, perhaps with Offering Change (AR-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Offer {
    /// The gold of a giver; none for a thief.
    pub gold: Option<NonZeroU16>,
    /// Whether Offering Change lies with it.
    pub change: bool,
}

impl Offer {
    /// A thief's offering.
    pub const fn theft(change: bool) -> Offer {
        Offer { gold: None, change }
    }

    /// A giver's offering; 0 gold cannot be laid and is none.
    pub const fn gold(gold: u16, change: bool) -> Option<Offer> {
        match NonZeroU16::new(gold) {
            Some(gold) => Some(Offer {
                gold: Some(gold),
                change,
            }),
            None => None,
        }
    }

    /// What it adds to the total (AR-6.4).
    pub fn value(self) -> i16 {
        // Gold is bounded far below the range of the type.
        self.gold.map_or(-(THEFT as i16), |gold| gold.get() as i16)
    }
}

impl Position {
    /// All players choose at once (AR-6.1).
    pub(crate) fn begin_offering(&mut self, events: &mut impl Events<Event>) {
        let part = Part::Offering;
        events.tell(Event::PhaseBegan { part });
        self.begin_phase();
        self.phase = Phase::Offering;
    }

    pub(crate) fn list_offering(&self, seat: Seat, list: &mut Actions) {
        let player = &self.seats[seat];
        let mut list_offers = |change| {
            list.push(Action::Theft { change });
            list.extend((1..=player.gold).map(|gold| Action::Offer { gold, change }));
        };
        list_offers(false);
        if player.hand[Card::Change] > 0 {
            list_offers(true);
        }
    }

    pub(crate) fn check_offering(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let change = match action {
            Action::Offer { gold: 0, .. } => return Err(Illegal::NoOffer),
            Action::Offer { gold, .. } if gold > self.seats[seat].gold => {
                return Err(Illegal::OfferTooHigh);
            }
            Action::Offer { change, .. } | Action::Theft { change } => change,
            _ => return Err(Illegal::OfferingDue),
        };
        if change {
            self.check_play(seat, Card::Change)?;
        }
        Ok(())
    }

    /// A player chooses an offering. When all have chosen, everything is shown (AR-6.3).
    pub(crate) fn offer(&mut self, seat: Seat, offer: Offer, events: &mut impl Events<Event>) {
        let offer = Some(offer);
        self.seats[seat].offer = offer;
        events.tell(Event::OfferChosen { seat, offer });
        if self.chosen().len() == self.players() {
            self.show_offerings(events);
        }
    }

    /// Givers pay, thieves take 3 gold, and the Offering Changes go to the discards (AR-6.3).
    fn show_offerings(&mut self, events: &mut impl Events<Event>) {
        self.show_sales(events);
        let mut total = 0;
        for seat in self.turn_order() {
            let Some(offer) = self.seats[seat].offer else {
                continue;
            };
            events.tell(Event::OfferShown { seat, offer });
            match offer.gold {
                Some(gold) => self.seats[seat].gold -= gold.get(),
                None => self.seats[seat].gold += THEFT,
            }
            total += offer.value();
            if offer.change {
                self.play(seat, Card::Change, None, events);
            }
        }
        events.tell(Event::TotalCounted { total });
        self.ask_for_change(Some(self.first), total, events);
    }

    /// From this seat on, the next player who laid an Offering Change is asked; after the last one
    /// the tile is known (AR-6.5).
    fn ask_for_change(&mut self, from: Option<Seat>, total: i16, events: &mut impl Events<Event>) {
        let mut candidates = std::iter::successors(from, |&seat| self.next_in_turn(seat));
        let laid = |seat: &Seat| self.seats[*seat].offer.is_some_and(|offer| offer.change);
        match candidates.find(laid) {
            Some(seat) => self.phase = Phase::Change { seat, total },
            None => self.choose_tile(total, events),
        }
    }

    pub(crate) fn check_change(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Change(_) => Ok(()),
            _ => Err(Illegal::ChangeDue),
        }
    }

    /// The total is raised or lowered; the player's own offering stays what it was (AR-6.5).
    pub(crate) fn change_total(
        &mut self,
        seat: Seat,
        total: i16,
        direction: Direction,
        events: &mut impl Events<Event>,
    ) {
        let by = direction.amount();
        let total = total + by;
        events.tell(Event::TotalChanged { seat, by, total });
        self.ask_for_change(self.next_in_turn(seat), total, events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Cards;
    use crate::player::Player;
    use crate::province::Province::{Abu, Buto, Edfu};
    use crate::script::{Script, controls, seat};
    use crate::setup::Setup;

    /// AR-T07, AR-T22
    #[test]
    fn the_total_decides_the_tile() {
        let totals = [-15, 0, 2, 3, 12, 13, 22, 23, 60, 10, 25];
        let values = totals.map(|total| Tile::for_total(total).value());
        assert_eq!(values, [1, 1, 1, 2, 2, 3, 3, 4, 4, 2, 4]);
        assert!(Tile::Two.has_camel() && !Tile::Three.has_camel());
    }

    #[test]
    fn nobody_offers_nothing() {
        assert_eq!(Offer::gold(0, true), None);
        assert_eq!(Offer::gold(5, true).unwrap().value(), 5);
        assert_eq!(Offer::theft(false).value(), -3);
    }

    /// An offering of three players.
    fn offering() -> Setup {
        Setup {
            phase: Phase::Offering,
            seats: vec![controls(&[Abu]), controls(&[Buto]), controls(&[Edfu])],
            ..Setup::new(3)
        }
    }

    /// AR-6.1, AR-T48
    #[test]
    fn without_gold_and_cards_only_theft_can_be_laid() {
        let mut setup = offering();
        setup.seats[0].gold = 0;
        setup.seats[0].hand = Cards::NONE;
        let game = Script::from(setup.clone());
        assert_eq!(game.legal(0), ["offer theft"]);
        assert_eq!(game.refuses(0, "offer 0"), Illegal::NoOffer);
        assert_eq!(game.refuses(0, "offer 1"), Illegal::OfferTooHigh);
        setup.seats[0].hand = Cards::of(&[Card::Change]);
        let mut game = Script::from(setup);
        assert_eq!(game.legal(0), ["offer theft", "offer theft change"]);
        game.says(0, &["sell change"]);
        assert_eq!(game.legal(0), ["offer theft", "offer 1"]);
    }

    /// AR-6.2
    #[test]
    fn no_other_card_is_played_in_an_offering() {
        let game = Script::from(offering());
        assert_eq!(game.refuses(0, "architect abu"), Illegal::OfferingDue);
    }

    /// AR-6.5, AR-T52
    #[test]
    fn changes_are_used_in_turn_order() {
        let with_change = |player: Player| Player {
            hand: Cards::of(&[Card::Change]),
            ..player
        };
        let mut setup = Setup {
            first: Some(seat(1)),
            ..offering()
        };
        setup.seats[0] = with_change(setup.seats[0]);
        setup.seats[1] = with_change(setup.seats[1]);
        for (first, second, tile) in [
            ("change +3", "change +3", Tile::Three),
            ("change +3", "change -3", Tile::Two),
            ("change -3", "change -3", Tile::Two),
        ] {
            let mut game = Script::from(setup.clone());
            game.says(0, &["offer 4 change"]);
            game.says(1, &["offer theft change"]);
            game.says(2, &["offer 8"]);
            let (seat, total) = (seat(1), 9);
            assert_eq!(game.0.phase(), Phase::Change { seat, total });
            assert_eq!(game.player(0).gold, 16, "AR-6.3: givers have paid");
            assert_eq!(game.player(1).gold, 23, "AR-6.3: thieves have taken 3");
            assert_eq!(game.refuses(1, "take card"), Illegal::ChangeDue);
            game.says(1, &[first]);
            game.says(0, &[second]);
            assert_eq!(game.0.tile(), Some(tile));
            let ranking = game.0.ranking();
            assert_eq!(ranking.as_slice(), [2, 0].map(crate::script::seat));
        }
    }

    /// AR-6.10, AR-T49
    #[test]
    fn where_all_are_thieves_nothing_is_handed_out() {
        let mut game = Script::from(Setup {
            first: Some(seat(2)),
            ..offering()
        });
        (0..3).for_each(|number| _ = game.says(number, &["offer theft"]));
        assert_eq!(game.0.tile(), Some(Tile::One));
        assert_eq!(game.0.next_first(), None);
        assert_eq!(game.legal(2), ["done"], "the harvest has begun");
    }
}
