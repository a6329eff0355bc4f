//! What to bid for which province.

use amun_re::bid::SPACES;
use amun_re::{Action, Card, Province, Space};
use tabletop::Seat;

use super::worth::Worth;
use crate::constants::logistic;

/// The auction as the scribe sees it: what every open province is worth to everybody.
#[derive(Debug)]
pub(super) struct Bidding<'a> {
    worth: &'a Worth<'a>,
    /// The open provinces, with what they are worth to each seat.
    open: Vec<(Province, [f32; tabletop::MAX_SEATS])>,
}

impl<'a> Bidding<'a> {
    pub(super) fn new(worth: &'a Worth<'a>) -> Bidding<'a> {
        let view = worth.view;
        let mut open: Vec<_> = view.open.into_iter().map(|open| (open, [0.0; 5])).collect();
        for seat in Seat::all(view.players()) {
            let judge = Worth::new(view, worth.constants, seat);
            for (province, values) in &mut open {
                values[seat.index()] = judge.province(*province);
            }
        }
        Bidding { worth, open }
    }

    /// The best legal action of an auction turn on which a bid is due.
    pub(super) fn best(&self, legal: &[Action]) -> Action {
        let worth = self.worth;
        let kept = worth.constants.kept_card;
        let judged = |defended: bool| {
            let bids = legal.iter().filter_map(move |&action| match action {
                Action::Bid { province, gold } => {
                    Some((action, self.bid(province, gold, defended)))
                }
                _ => None,
            });
            bids.max_by(|a, b| a.1.total_cmp(&b.1))
        };
        let defended = worth.own().played.contains(Card::Defence);
        let Some((bid, value)) = judged(defended) else {
            return legal[0];
        };
        if legal.contains(&Action::Defend) && judged(true).is_some_and(|best| best.1 > value + kept)
        {
            return Action::Defend;
        }
        if legal.contains(&Action::Bribe)
            && let Some(barred) = worth.own().barred
            && let Some(gold) = self.lowest(barred, worth.seat)
            && self.surplus(barred, gold, worth.seat) > value + kept
        {
            return Action::Bribe;
        }
        bid
    }

    fn value(&self, province: Province, seat: Seat) -> f32 {
        let open = self.open.iter().find(|(open, _)| *open == province);
        open.map_or(0.0, |(_, values)| values[seat.index()])
    }

    fn surplus(&self, province: Province, gold: u16, seat: Seat) -> f32 {
        let purse = f32::from(self.worth.view.seats[seat.index()].counted_gold);
        let paid = self.worth.purse(purse) - self.worth.purse(purse - f32::from(gold));
        self.value(province, seat) - paid
    }

    /// The lowest bid of this seat on a province now; none with too little gold.
    fn lowest(&self, province: Province, seat: Seat) -> Option<u16> {
        let view = self.worth.view;
        let leader = view
            .seats
            .iter()
            .find(|other| other.scribe.is_some_and(|bid| bid.province == province));
        let place = match leader.and_then(|leader| Some((leader, leader.scribe?))) {
            Some((leader, bid)) => next(bid.space.place(), leader.played.contains(Card::Defence)),
            None => 0,
        };
        let gold = *SPACES.get(place)?;
        (gold <= view.seats[seat.index()].counted_gold).then_some(gold)
    }

    /// What a seat gains by the best other province, at the lowest bid.
    fn elsewhere(&self, but: Province, seat: Seat) -> f32 {
        let barred = self.worth.view.seats[seat.index()].barred;
        let others = self.worth.view.open.without(but).into_iter();
        others
            .filter(|&province| Some(province) != barred)
            .filter_map(|province| Some(self.surplus(province, self.lowest(province, seat)?, seat)))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    fn bid(&self, province: Province, gold: u16, defended: bool) -> f32 {
        let (view, constants, own) = (self.worth.view, self.worth.constants, self.worth.seat);
        let won = self.surplus(province, gold, own);
        let held = |open: &Province| {
            let mut bids = view.seats.iter().filter_map(|seat| seat.scribe);
            bids.any(|bid| bid.province == *open)
        };
        let empty = view.open.into_iter().filter(|open| !held(open)).count();
        if empty == 1 && !held(&province) {
            return won;
        }
        let place = Space::of_gold(gold).map_or(0, Space::place);
        let mut kept = 1.0;
        for (rival, seat) in Seat::all(view.players()).zip(&view.seats) {
            if rival == own || seat.scribe.is_some() || seat.barred == Some(province) {
                continue;
            }
            let Some(&more) = SPACES.get(next(place, defended)) else {
                continue;
            };
            if more <= seat.counted_gold {
                let better = self.surplus(province, more, rival) - self.elsewhere(province, rival);
                kept *= 1.0 - logistic(better / constants.rival_spread);
            }
        }
        let otherwise = self.elsewhere(province, own).min(won) - constants.outbid;
        kept * won + (1.0 - kept) * otherwise
    }
}

/// The place of the lowest space that outbids this one.
fn next(place: usize, defended: bool) -> usize {
    place + if defended { 2 } else { 1 }
}
