//! Offering to the god: sealed choices, the tile they bring, and the rewards (AR-6).

use std::cmp::Reverse;
use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};
use tabletop::{ArrayVec, Events, MAX_SEATS, Seat};

use crate::action::{Action, Actions, Direction};
use crate::card::Card;
use crate::event::{Event, Source};
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

/// The rewards of a rank, counted from 1 (AR-6.7).
pub const fn rewards(rank: u8) -> u8 {
    match rank {
        1 => 3,
        2 => 2,
        _ => 1,
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
                return Err(Illegal::NotEnoughGold);
            }
            Action::Offer { change, .. } | Action::Theft { change } => change,
            _ => return Err(Illegal::OfferingDue),
        };
        if change {
            self.check_play(seat, Card::Change)?;
        }
        Ok(())
    }

    /// A player chooses his offering. When all have chosen, everything is shown (AR-6.3).
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
        (seat, total): (Seat, i16),
        direction: Direction,
        events: &mut impl Events<Event>,
    ) {
        let by = direction.amount();
        let total = total + by;
        events.tell(Event::TotalChanged { seat, by, total });
        self.ask_for_change(self.next_in_turn(seat), total, events);
    }

    /// The givers by gold, highest first; equal offerings in turn order (AR-6.7).
    pub fn ranking(&self) -> ArrayVec<Seat, MAX_SEATS> {
        let gold = |seat: Seat| self.seats[seat].offer.and_then(|offer| offer.gold);
        let mut givers: ArrayVec<Seat, MAX_SEATS> = self
            .turn_order()
            .filter(|&seat| gold(seat).is_some())
            .collect();
        // The sort keeps the order of equals. So few are sorted in place.
        givers.sort_by_key(|&seat| Reverse(gold(seat)));
        givers
    }

    /// The total decides the tile (AR-6.6), and the ranks the rewards and the next first player
    /// (AR-6.7, AR-6.9).
    fn choose_tile(&mut self, total: i16, events: &mut impl Events<Event>) {
        let tile = Tile::for_total(total);
        self.tile = Some(tile);
        events.tell(Event::TileChosen { tile, total });
        let ranking = self.ranking();
        for (rank, &seat) in (1..).zip(&ranking) {
            let rewards = rewards(rank);
            events.tell(Event::Ranked {
                seat,
                rank,
                rewards,
            });
        }
        self.next_first = ranking.first().copied();
        if let Some(seat) = self.next_first {
            events.tell(Event::NextFirstPlayer { seat });
        }
        self.reward_rank(1, total, events);
    }

    /// The giver of this rank takes all his rewards; after the last giver comes the harvest (AR-6.8).
    fn reward_rank(&mut self, rank: u8, total: i16, events: &mut impl Events<Event>) {
        match self.ranking().get(usize::from(rank) - 1) {
            Some(&seat) => {
                let left = rewards(rank);
                self.phase = Phase::Reward { seat, left, total };
            }
            None => self.begin_harvest(events),
        }
    }

    /// The rank of a giver, counted from 1.
    pub(crate) fn rank(&self, seat: Seat) -> Option<u8> {
        let place = self.ranking().iter().position(|&giver| giver == seat);
        place.map(|place| place as u8 + 1)
    }

    pub(crate) fn list_rewards(&self, seat: Seat, list: &mut Actions) {
        if self.existing_cards() > 0 {
            list.push(Action::TakeCard);
        }
        self.list_free_fields(seat, Action::TakeFarmer, list);
        list.extend(self.seats[seat].control.into_iter().map(Action::TakeStone));
        list.push(Action::Decline);
    }

    pub(crate) fn check_reward(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Decline => Ok(()),
            Action::TakeCard if self.existing_cards() == 0 => Err(Illegal::NoCardExists),
            Action::TakeCard => Ok(()),
            Action::TakeFarmer(province) => self.check_free_field(seat, province),
            Action::TakeStone(province) => self.check_controlled(seat, province),
            _ => Err(Illegal::RewardDue),
        }
    }

    /// A reward is chosen, or all that are left are given up (AR-6.8).
    pub(crate) fn reward(
        &mut self,
        (seat, left, total): (Seat, u8, i16),
        choice: Action,
        events: &mut impl Events<Event>,
    ) {
        match choice {
            Action::TakeCard => {
                self.prepare_draw(events);
                self.phase = Phase::RewardCard { seat, left, total };
                return;
            }
            Action::TakeFarmer(province) => {
                self.place_farmer(seat, province, Source::Reward, events);
            }
            Action::TakeStone(province) => {
                self.place_stone(seat, province, Source::Reward, events);
            }
            _ => {
                let rewards = left;
                events.tell(Event::Declined { seat, rewards });
                return self.end_rewards(seat, total, events);
            }
        }
        self.continue_rewards((seat, left - 1, total), events);
    }

    pub(crate) fn draw_reward(
        &mut self,
        (seat, left, total): (Seat, u8, i16),
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        self.draw(seat, card, Source::Reward, events);
        self.continue_rewards((seat, left - 1, total), events);
    }

    fn continue_rewards(
        &mut self,
        (seat, left, total): (Seat, u8, i16),
        events: &mut impl Events<Event>,
    ) {
        if left > 0 {
            self.phase = Phase::Reward { seat, left, total };
        } else {
            self.end_rewards(seat, total, events);
        }
    }

    fn end_rewards(&mut self, seat: Seat, total: i16, events: &mut impl Events<Event>) {
        let rank = self.rank(seat).expect("only givers have rewards");
        self.reward_rank(rank + 1, total, events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-T07, AR-T22
    #[test]
    fn the_total_decides_the_tile() {
        let totals = [-15, 0, 2, 3, 12, 13, 22, 23, 60, 10, 25];
        let values = totals.map(|total| Tile::for_total(total).value());
        assert_eq!(values, [1, 1, 1, 2, 2, 3, 3, 4, 4, 2, 4]);
        assert!(Tile::Two.has_camel() && !Tile::Three.has_camel());
    }

    /// AR-13.12
    #[test]
    fn the_ranks_share_out_up_to_eight_rewards() {
        let handed_out = |givers| (1..=givers).map(rewards).sum::<u8>();
        assert_eq!([0, 1, 2, 3, 4, 5].map(handed_out), [0, 3, 5, 6, 7, 8]);
    }

    #[test]
    fn nobody_offers_nothing() {
        assert_eq!(Offer::gold(0, true), None);
        assert_eq!(Offer::gold(5, true).unwrap().value(), 5);
        assert_eq!(Offer::theft(false).value(), -3);
    }
}
