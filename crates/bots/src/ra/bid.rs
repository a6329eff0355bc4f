//! What to bid for the row.

use ra::{Action, Auction, Sun};
use tabletop::{BySeat, Seat};

use super::worth::Worth;
use crate::constants::logistic;

/// An auction as its speaker judges it.
#[derive(Debug)]
pub(super) struct Bidding<'a> {
    worth: &'a Worth<'a>,
    auction: Auction,
    gains: BySeat<f32>,
}

impl<'a> Bidding<'a> {
    pub(super) fn new(worth: &'a Worth<'a>, auction: Auction) -> Bidding<'a> {
        let gains = worth.gains();
        Bidding {
            worth,
            auction,
            gains,
        }
    }

    /// What the speaker expects to gain from an auction in which they speak last, and the most that a
    /// rival would gain from the same row. None if the speaker would not win.
    pub(super) fn won_last(&self) -> Option<(f32, f32)> {
        let players = self.worth.view.players();
        let own = self.auction.speaker;
        let (mut high, mut rival) = (None, 0.0_f32);
        for seat in own.clockwise(players).skip(1) {
            if let Some(surplus) = self.surplus(seat, high) {
                rival = rival.max(surplus);
                if surplus > 0.0 {
                    let usable = self.worth.view.area(seat).usable;
                    let enough = high.map_or(usable, |sun| usable.above(sun));
                    high = enough.into_iter().next();
                }
            }
        }
        self.surplus(own, high).map(|surplus| (surplus, rival))
    }

    /// The best of the speaker's legal actions.
    pub(super) fn best(&self, legal: &[Action]) -> Action {
        let value = |action: Action| match action {
            Action::Bid(sun) => self.bid(sun),
            _ => self.pass(),
        };
        let judged = legal.iter().map(|&action| (action, value(action)));
        let best = judged.max_by(|a, b| a.1.total_cmp(&b.1));
        best.map_or(Action::Pass, |(action, _)| action)
    }

    /// The players who bid after the speaker.
    fn later(&self) -> impl Iterator<Item = Seat> {
        let players = self.worth.view.players();
        let (speaker, last) = (self.auction.speaker, self.auction.ra_player);
        let after = if speaker == last { 0 } else { players };
        let mut ended = false;
        speaker
            .clockwise(players)
            .take(after)
            .skip(1)
            .take_while(move |&seat| {
                let goes_on = !ended;
                ended = seat == last;
                goes_on
            })
    }

    /// What a player gains by winning with their lowest sun above this one; none without such a sun.
    fn surplus(&self, seat: Seat, high: Option<Sun>) -> Option<f32> {
        let usable = self.worth.view.area(seat).usable;
        let enough = high.map_or(usable, |sun| usable.above(sun));
        let lowest = enough.into_iter().next()?;
        Some(self.gains[seat] - self.worth.price(lowest))
    }

    fn bid(&self, sun: Sun) -> f32 {
        let constants = self.worth.constants;
        let (mut chance, mut rival) = (1.0, 0.0_f32);
        for seat in self.later() {
            if let Some(surplus) = self.surplus(seat, Some(sun)) {
                chance *= 1.0 - logistic(surplus / constants.rival_spread);
                rival = rival.max(surplus);
            }
        }
        let own = self.gains[self.auction.speaker] - self.worth.price(sun);
        chance * own - (1.0 - chance) * constants.rival_gain * rival
    }

    fn pass(&self) -> f32 {
        let high = self.auction.high;
        let leader = high.map_or(0.0, |bid| self.gains[bid.seat] - self.worth.price(bid.sun));
        let later = self.later();
        let rivals = later.filter_map(|seat| self.surplus(seat, high.map(|bid| bid.sun)));
        -self.worth.constants.rival_gain * rivals.fold(leader.max(0.0), f32::max)
    }
}
