//! Bidding for the open provinces (AR-4).

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::card::Card;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Part, Phase};
use crate::position::Position;
use crate::province::{Province, Provinces};

/// The gold of the nine spaces, by place (AR-1.3).
pub const SPACES: [u16; 9] = [0, 1, 3, 6, 10, 15, 21, 28, 36];

/// One of the nine places for a bid (AR-1.3). As JSON it is its gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct Space(u8);

impl Space {
    /// The space of this much gold.
    pub fn of_gold(gold: u16) -> Option<Space> {
        let place = SPACES.iter().position(|&space| space == gold);
        place.map(|place| Space(place as u8))
    }

    /// Its gold.
    #[inline]
    pub fn gold(self) -> u16 {
        SPACES[self.place()]
    }

    /// Its place in the row, from 0 to 8. "Two spaces above" counts places.
    #[inline]
    pub fn place(self) -> usize {
        self.0.into()
    }

    /// The place of the first space that costs more than this.
    #[inline]
    fn beyond(gold: u16) -> usize {
        SPACES.iter().filter(|&&space| space <= gold).count()
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.gold().fmt(f)
    }
}

impl From<Space> for u16 {
    fn from(space: Space) -> u16 {
        space.gold()
    }
}

/// An amount that has no space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no space of {0} gold")]
pub struct NoSpace(u16);

impl TryFrom<u16> for Space {
    type Error = NoSpace;

    fn try_from(gold: u16) -> Result<Space, NoSpace> {
        Space::of_gold(gold).ok_or(NoSpace(gold))
    }
}

/// A scribe on a space of an open province (AR-4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// The province.
    pub province: Province,
    /// The space.
    #[serde(rename = "gold")]
    pub space: Space,
}

impl Position {
    /// The first player begins the bidding (AR-4.3).
    pub(crate) fn begin_auction(&mut self, events: &mut impl Events<Event>) {
        let part = Part::Auction;
        events.tell(Event::PhaseBegan { part });
        self.phase = Phase::Auction {
            seat: self.first,
            bribed: false,
        };
    }

    /// The open provinces that hold a scribe.
    #[inline]
    pub(crate) fn held(&self) -> Provinces {
        let players = self.seats.of(self.players()).iter();
        let scribes = players.filter_map(|player| player.scribe);
        scribes.map(|bid| bid.province).collect()
    }

    /// Whose scribe stands on this province, and where.
    #[inline]
    pub fn scribe_on(&self, province: Province) -> Option<(Seat, Space)> {
        Seat::all(self.players()).find_map(|seat| match self.seats[seat].scribe {
            Some(bid) if bid.province == province => Some((seat, bid.space)),
            _ => None,
        })
    }

    /// The place of the lowest space that may be taken: any on an empty province, otherwise one
    /// above the scribe there, or two if its owner has played Defence (AR-4.4, AR-4.8). It lies
    /// beyond the row if there is none.
    #[inline]
    pub(crate) fn lowest_place(&self, province: Province) -> usize {
        match self.scribe_on(province) {
            None => 0,
            Some((owner, space)) if self.seats[owner].is_defended() => space.place() + 2,
            Some((_, space)) => space.place() + 1,
        }
    }

    /// The bids that a player may and can make on a province, as far as its scribe and his gold go
    /// (AR-4.4).
    fn bids_on(&self, province: Province, gold: u16) -> impl Iterator<Item = Action> + use<> {
        let places = self.lowest_place(province)..Space::beyond(gold);
        places.map(move |place| Action::Bid {
            province,
            gold: SPACES[place],
        })
    }

    /// Whether a bid on the barred province is possible now (AR-4.9).
    pub(crate) fn can_bid_on(&self, province: Province, gold: u16) -> bool {
        self.lowest_place(province) < Space::beyond(gold)
    }

    pub(crate) fn list_auction(&self, seat: Seat, bribed: bool, list: &mut Actions) {
        let player = &self.seats[seat];
        if player.scribe.is_some() {
            list.push(Action::Pass);
        } else if let (true, Some(barred)) = (bribed, player.barred) {
            list.extend(self.bids_on(barred, player.gold));
        } else {
            let held = self.held();
            let elsewhere = match player.barred {
                Some(barred) => held.without(barred),
                None => held,
            };
            // Empty provinces first, so that the list begins with a bid that costs nothing.
            for province in self.open.except(held) {
                list.extend(self.bids_on(province, player.gold));
            }
            for province in elsewhere {
                list.extend(self.bids_on(province, player.gold));
            }
        }
        if player.may_play(Card::Defence) {
            list.push(Action::Defend);
        }
        if player.may_play(Card::Bribe)
            && player.scribe.is_none()
            && let Some(barred) = player.barred
            && self.can_bid_on(barred, player.gold)
        {
            list.push(Action::Bribe);
        }
    }

    pub(crate) fn check_auction(
        &self,
        seat: Seat,
        bribed: bool,
        action: Action,
    ) -> Result<(), Illegal> {
        let leads = self.seats[seat].scribe.is_some();
        match action {
            Action::Pass if leads => Ok(()),
            Action::Defend => self.check_play(seat, Card::Defence),
            _ if leads => Err(Illegal::MustPass),
            Action::Bid { province, gold } => self.check_bid(seat, bribed, province, gold),
            Action::Bribe => self.check_bribe(seat),
            _ => Err(Illegal::BidDue),
        }
    }

    fn check_bid(
        &self,
        seat: Seat,
        bribed: bool,
        province: Province,
        gold: u16,
    ) -> Result<(), Illegal> {
        let player = &self.seats[seat];
        let space = Space::of_gold(gold).ok_or(Illegal::NoSpace)?;
        let barred = player.barred == Some(province);
        if !self.open.contains(province) {
            return Err(Illegal::NotOpen);
        }
        if barred != bribed {
            let reason = if barred {
                Illegal::Barred
            } else {
                Illegal::Bribed
            };
            return Err(reason);
        }
        match self.scribe_on(province) {
            Some((_, other)) if space <= other => Err(Illegal::TooLow(other.gold())),
            Some((_, other)) if space.place() < self.lowest_place(province) => {
                Err(Illegal::Defended(other.gold()))
            }
            _ if gold > player.gold => Err(Illegal::NotEnoughGold),
            _ => Ok(()),
        }
    }

    fn check_bribe(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_play(seat, Card::Bribe)?;
        let player = &self.seats[seat];
        match player.barred {
            None => Err(Illegal::NothingBarred),
            Some(barred) if !self.can_bid_on(barred, player.gold) => Err(Illegal::BribeInVain),
            Some(_) => Ok(()),
        }
    }

    /// A leader passes; his scribe stays (AR-4.3).
    pub(crate) fn pass(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        events.tell(Event::Passed { seat });
        self.next_auction_turn(seat);
    }

    /// Defence lasts to the end of this auction and moves with the scribe (AR-4.8).
    pub(crate) fn defend(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.play(seat, Card::Defence, None, events);
    }

    /// In this turn the player bids on his barred province, and only there (AR-4.9).
    pub(crate) fn bribe(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let barred = self.seats[seat].barred;
        self.play(seat, Card::Bribe, barred, events);
        self.phase = Phase::Auction { seat, bribed: true };
    }

    /// A scribe is placed, and one that stood there goes back to its owner (AR-4.6). The auction
    /// ends at once when no open province is empty (AR-4.10).
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        province: Province,
        gold: u16,
        events: &mut impl Events<Event>,
    ) {
        events.tell(Event::Bid {
            seat,
            province,
            gold,
        });
        if let Some((outbid, _)) = self.scribe_on(province) {
            let player = &mut self.seats[outbid];
            player.scribe = None;
            player.barred = Some(province);
            events.tell(Event::Outbid {
                seat: outbid,
                province,
                by: seat,
            });
        }
        let space = Space::of_gold(gold).expect("only spaces are bid");
        self.seats[seat].scribe = Some(Bid { province, space });
        if self.held() == self.open {
            self.settle_auction(events);
        } else {
            self.next_auction_turn(seat);
        }
    }

    /// The turns go round and round (AR-4.3).
    fn next_auction_turn(&mut self, after: Seat) {
        self.phase = Phase::Auction {
            seat: after.left(self.players()),
            bribed: false,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-1.3
    #[test]
    fn spaces_are_known_by_their_gold() {
        for (place, gold) in SPACES.into_iter().enumerate() {
            let space = Space::of_gold(gold).unwrap();
            assert_eq!((space.place(), space.gold()), (place, gold));
        }
        for gold in [2, 7, 35, 37, u16::MAX] {
            assert_eq!(Space::of_gold(gold), None);
        }
    }

    /// AR-4.4, AR-T24, AR-T32
    #[test]
    fn spaces_are_affordable_up_to_the_gold_in_hand() {
        let highest = |gold| SPACES[Space::beyond(gold) - 1];
        assert_eq!(
            [0, 9, 10, 12, 14, 35, 36, 500].map(highest),
            [0, 6, 10, 10, 10, 28, 36, 36]
        );
    }
}
