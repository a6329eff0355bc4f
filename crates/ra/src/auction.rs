//! Bidding for the row and the centre sun (RA-5), and winning it (RA-6).

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::area::next_active;
use crate::disaster::Cause;
use crate::event::{EpochEnd, Event};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::position::Position;
use crate::row::{Row, SPACES};
use crate::sun::{Sun, Suns};

/// What caused an auction (RA-5.2). In texts the kinds have the letters of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Kind A: a Ra tile was drawn.
    #[serde(rename = "A")]
    Drawn,
    /// Kind B: Ra was invoked, and the row was not full.
    #[serde(rename = "B")]
    Invoked,
    /// Kind C: Ra was invoked with a full row.
    #[serde(rename = "C")]
    InvokedFull,
}

impl Kind {
    /// Its letter in texts.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Drawn => "A",
            Kind::Invoked => "B",
            Kind::InvokedFull => "C",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A bid: whose, and with which sun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// The bidder.
    pub seat: Seat,
    /// The sun.
    pub sun: Sun,
}

/// An auction in progress.
///
/// Every active player speaks once, clockwise from the left of the Ra player, who speaks last
/// (RA-5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Auction {
    /// What caused it (RA-5.2).
    pub kind: Kind,
    /// The player who caused it, and speaks last.
    pub ra_player: Seat,
    /// The player who speaks now.
    pub speaker: Seat,
    /// The highest bid so far.
    pub high: Option<Bid>,
}

impl Auction {
    /// The suns the speaker may bid: usable, and above the highest bid (RA-5.4).
    #[inline]
    pub fn biddable(&self, usable: Suns) -> Suns {
        usable.above(self.high.map_or(Sun(0), |bid| bid.sun))
    }

    /// A player who invoked Ra with a row that is not full must bid if nobody else has (RA-5.2).
    #[inline]
    pub fn must_bid(&self) -> bool {
        // All three are asked, so that no branch depends on them.
        (self.kind == Kind::Invoked) & self.is_last() & self.high.is_none()
    }

    /// Whether the speaker is the last to speak (RA-5.3).
    #[inline]
    fn is_last(&self) -> bool {
        self.speaker == self.ra_player
    }

    #[inline]
    pub(crate) fn list(&self, usable: Suns, list: &mut Actions) {
        // Whether the speaker may pass and how many suns they have is unpredictable. So a pass is
        // written, and as many bids as anybody can have suns, and the list is cut to what there is:
        // no branch depends on it.
        list.push(Action::Pass);
        list.truncate(usize::from(!self.must_bid()));
        let (suns, count) = self.biddable(usable).padded();
        let length = list.len() + count;
        for sun in suns {
            list.push(Action::Bid(sun));
        }
        list.truncate(length);
    }

    pub(crate) fn check(&self, usable: Suns, action: Action) -> Result<(), Illegal> {
        match (action, self.high) {
            (Action::Pass, _) if self.must_bid() => Err(Illegal::MustBid),
            (Action::Pass, _) => Ok(()),
            (Action::Bid(sun), _) if !usable.contains(sun) => Err(Illegal::NotUsable),
            (Action::Bid(sun), Some(high)) if sun <= high.sun => Err(Illegal::TooLow(high.sun)),
            (Action::Bid(_), _) => Ok(()),
            (Action::God(_), _) => Err(Illegal::DuringAuction),
            (Action::Done, _) => Err(Illegal::NothingToEnd),
            (Action::Lose(_), _) => Err(Illegal::NothingToLose),
            (Action::Draw | Action::Invoke, _) => Err(Illegal::NotAtTurn),
        }
    }
}

impl Position {
    /// An auction begins; the first active player left of the Ra player speaks first (RA-5.3).
    pub(crate) fn begin_auction(
        &mut self,
        kind: Kind,
        ra_player: Seat,
        events: &mut impl Events<Event>,
    ) {
        events.tell(Event::AuctionBegan { kind, ra_player });
        let speaker = self
            .next_active(ra_player)
            .expect("the Ra player is active");
        self.phase = Phase::Auction(Auction {
            kind,
            ra_player,
            speaker,
            high: None,
        });
    }

    /// The speaker passes (no sun) or bids.
    #[inline]
    pub(crate) fn speak(&mut self, seat: Seat, sun: Option<Sun>, events: &mut impl Events<Event>) {
        let Phase::Auction(auction) = &mut self.phase else {
            unreachable!("players speak only in an auction");
        };
        let high = if let Some(sun) = sun {
            events.tell(Event::Bid { seat, sun });
            Some(Bid { seat, sun })
        } else {
            events.tell(Event::Passed { seat });
            auction.high
        };
        if auction.is_last() {
            let (kind, ra_player) = (auction.kind, auction.ra_player);
            self.end_auction(kind, ra_player, high, events);
        } else {
            let next = next_active(self.areas.of(self.players.into()), seat);
            auction.high = high;
            auction.speaker = next.expect("the Ra player has not spoken yet");
        }
    }

    /// All have spoken. Kept out of line, so that speaking itself stays short.
    #[inline(never)]
    fn end_auction(
        &mut self,
        kind: Kind,
        ra_player: Seat,
        high: Option<Bid>,
        events: &mut impl Events<Event>,
    ) {
        match high {
            Some(bid) => self.win(bid, ra_player, events),
            None => self.nobody_bid(kind, ra_player, events),
        }
    }

    /// Nobody bid: a full row is removed, anything else stays where it is (RA-5.2).
    fn nobody_bid(&mut self, kind: Kind, ra_player: Seat, events: &mut impl Events<Event>) {
        events.tell(Event::NobodyBid { kind });
        if kind == Kind::InvokedFull {
            self.clear_row(events);
        }
        self.after_auction(ra_player, events);
    }

    /// The highest bidder takes the row and swaps suns; then its disasters strike (RA-6.1).
    fn win(&mut self, bid: Bid, ra_player: Seat, events: &mut impl Events<Event>) {
        let Bid { seat, sun } = bid;
        events.tell(Event::AuctionWon { seat, sun });
        let row = std::mem::take(&mut self.row);
        for (space, tile) in spaces(&row) {
            events.tell(Event::TileTaken { seat, tile, space });
            self.areas[seat].tiles[tile] += 1;
        }
        events.tell(Event::SunSwapped {
            seat,
            spent: self.centre,
            centre: sun,
        });
        self.areas[seat].swap_sun(sun, self.centre);
        self.centre = sun;
        self.strike(seat, Cause::Auction { ra_player }, events);
    }

    /// The auction is settled: the epoch ends if all suns are spent (RA-9.1); otherwise the next
    /// active player left of the Ra player has the turn (RA-3.5).
    pub(crate) fn after_auction(&mut self, ra_player: Seat, events: &mut impl Events<Event>) {
        match self.next_active(ra_player) {
            Some(seat) => self.phase = Phase::Turn { seat },
            None => self.end_epoch(EpochEnd::Suns, events),
        }
    }

    /// All tiles of the row are removed.
    pub(crate) fn clear_row(&mut self, events: &mut impl Events<Event>) {
        let row = std::mem::take(&mut self.row);
        for (space, tile) in spaces(&row) {
            events.tell(Event::TileRemoved { tile, space });
        }
    }
}

/// The tiles of a row with the number of their space.
fn spaces(row: &Row) -> impl Iterator<Item = (u8, crate::Tile)> {
    const { assert!(SPACES <= u8::MAX as usize) };
    (0..)
        .zip(&row.0)
        .filter_map(|(space, tile)| tile.map(|tile| (space, tile)))
}
