//! Sections 5 and 6 of the rules: the auction and what its winner gets.

use super::disaster::Cause;
use super::{Literal, Point};

/// The three kinds of auctions (RA-5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AuctionKind {
    /// Kind A.
    RaDrawn,
    /// Kind B.
    InvokedNotFull,
    /// Kind C.
    InvokedFull,
}

/// An auction while the players are speaking.
#[derive(Clone, Debug)]
pub(super) struct Auction {
    kind: AuctionKind,
    ra_player: usize,
    /// The players who have not spoken yet, in their order (RA-5.3).
    still_to_speak: Vec<usize>,
    highest_bid: Option<Bid>,
}

/// A sun named by a player (RA-5.4).
#[derive(Clone, Copy, Debug)]
struct Bid {
    bidder: usize,
    sun: u32,
}

impl Auction {
    /// RA-5.3: the player who speaks now.
    pub(super) fn speaker(&self) -> usize {
        *self
            .still_to_speak
            .first()
            .expect("an auction is settled as soon as everybody has spoken")
    }

    /// RA-5.2: only in kind B, and only if nobody has bid, the Ra player may not pass.
    fn may_pass(&self) -> bool {
        let must_bid = self.kind == AuctionKind::InvokedNotFull
            && self.speaker() == self.ra_player
            && self.highest_bid.is_none();
        !must_bid
    }

    /// RA-5.4: the first bid may be any sun, every later one must be higher than the highest so far.
    fn may_bid(&self, sun: u32) -> bool {
        self.highest_bid.is_none_or(|highest| sun > highest.sun)
    }
}

impl Literal {
    /// RA-5.3: every active player speaks once, from the left of the Ra player round to the Ra player.
    pub(super) fn start_auction(&mut self, kind: AuctionKind, ra_player: usize) {
        self.point = Point::Bid(Auction {
            kind,
            ra_player,
            still_to_speak: self.active_clockwise_from_left_of(ra_player),
            highest_bid: None,
        });
    }

    /// RA-5.2, RA-5.4: what the speaker may say.
    pub(super) fn bid_choices(&self, auction: &Auction) -> Vec<String> {
        let mut choices = Vec::new();
        if auction.may_pass() {
            choices.push("pass".to_string());
        }
        for sun in &self.players[auction.speaker()].usable {
            if auction.may_bid(*sun) {
                choices.push(format!("bid {sun}"));
            }
        }
        choices
    }

    /// RA-5.4, RA-5.5: the speaker names a sun or passes; then the next one speaks, if there is one.
    pub(super) fn speak(&mut self, named: Option<u32>) {
        let Point::Bid(mut auction) = self.point.clone() else {
            panic!("players bid and pass only in an auction (RA-3.7)");
        };
        let bidder = auction.still_to_speak.remove(0);
        if let Some(sun) = named {
            auction.highest_bid = Some(Bid { bidder, sun });
        }
        if auction.still_to_speak.is_empty() {
            self.settle_auction(&auction);
        } else {
            self.point = Point::Bid(auction);
        }
    }

    /// RA-5.2: everybody has spoken, and somebody has bid or nobody has.
    fn settle_auction(&mut self, auction: &Auction) {
        match auction.highest_bid {
            Some(bid) => self.win_auction(bid, auction.ra_player),
            None => self.nobody_bids(auction),
        }
    }

    /// RA-5.2, line "nobody bids". The centre sun stays in every case.
    fn nobody_bids(&mut self, auction: &Auction) {
        match auction.kind {
            AuctionKind::RaDrawn => {}
            AuctionKind::InvokedNotFull => panic!("RA-5.2: in kind B the Ra player must bid"),
            AuctionKind::InvokedFull => {
                let tiles = self.clear_row();
                self.removed.extend(tiles);
            }
        }
        self.next_turn_left_of(auction.ra_player);
    }

    /// RA-6.1, steps 1 to 5. The disasters lie in the winner's area until they are resolved, which
    /// RA-13.6 allows for the resolving step and which has no effect: they belong to no category that a
    /// disaster hits.
    fn win_auction(&mut self, bid: Bid, ra_player: usize) {
        let tiles = self.clear_row();
        let winner = &mut self.players[bid.bidder];
        winner.area.extend(tiles);
        winner.spent.push(self.centre);
        winner.usable.retain(|sun| *sun != bid.sun);
        self.centre = bid.sun;
        self.resolve_disasters(bid.bidder, Cause::Auction { ra_player });
    }

    /// RA-6.1 step 6 and RA-9.1 (b): with the last usable sun spent the epoch ends; otherwise the next
    /// turn is that of the first active player left of the Ra player (RA-3.5).
    pub(super) fn after_won_auction(&mut self, ra_player: usize) {
        let somebody_is_active = self.players.iter().any(super::Player::is_active);
        if somebody_is_active {
            self.next_turn_left_of(ra_player);
        } else {
            self.end_epoch();
        }
    }
}
