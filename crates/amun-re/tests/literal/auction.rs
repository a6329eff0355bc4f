//! The auction and its settlement (section 4).

use std::collections::{BTreeMap, BTreeSet};

use super::board::Key;
use super::deck::Card;
use super::{Literal, Point};

/// The gold of the nine bid spaces (AR-1.3).
const SPACES: [i64; 9] = [0, 1, 3, 6, 10, 15, 21, 28, 36];

/// A scribe that stands on a space of an open province.
#[derive(Clone, Debug)]
pub(super) struct Scribe {
    pub(super) seat: usize,
    /// Index of the space (AR-1.3).
    pub(super) space: usize,
}

/// The auction of the current round.
#[derive(Clone, Debug, Default)]
pub(super) struct Auction {
    /// The provinces turned up for this round, until their cards are put away (AR-4.1, AR-4.12).
    pub(super) open: Vec<Key>,
    /// The scribes standing on open provinces, never two on one (AR-4.7).
    pub(super) scribes: BTreeMap<Key, Scribe>,
    /// For each seat the province where it was outbid most recently (AR-4.6).
    pub(super) barred: BTreeMap<usize, Key>,
    /// The seats that have played Defence in this auction (AR-4.8).
    pub(super) defended: BTreeSet<usize>,
}

impl Auction {
    /// Whether a seat leads somewhere (section 0).
    fn leads(&self, seat: usize) -> bool {
        self.scribes.values().any(|scribe| scribe.seat == seat)
    }

    /// The lowest space that may be taken: any on an empty province, otherwise one above the scribe there, or two above
    /// if its owner has played Defence (AR-4.4, AR-4.8).
    fn lowest_space(&self, province: &str) -> usize {
        match self.scribes.get(province) {
            None => 0,
            Some(scribe) if self.defended.contains(&scribe.seat) => scribe.space + 2,
            Some(scribe) => scribe.space + 1,
        }
    }
}

impl Literal {
    /// Begins the bidding with the first player (AR-4.3).
    pub(super) fn start_auction(&mut self) {
        self.start_phase();
        let first = self.turn_order()[0];
        self.auction_turn(first);
    }

    /// A leader must pass, a player without a scribe on a province must bid (AR-4.3).
    fn auction_turn(&mut self, seat: usize) {
        self.point = if self.auction.leads(seat) {
            Point::Lead { seat }
        } else {
            Point::Bid {
                seat,
                bribed: false,
            }
        };
    }

    /// The turns go clockwise, round and round (AR-4.3).
    fn next_auction_turn(&mut self, seat: usize) {
        self.auction_turn((seat + 1) % self.players.len());
    }

    /// The bids of a seat on one province that is not barred for it: high enough (AR-4.4, clause 2), not above 36
    /// (AR-4.5), and paid for by gold in hand (clause 3).
    fn possible_bids(&self, seat: usize, province: &str) -> Vec<i64> {
        SPACES
            .iter()
            .copied()
            .skip(self.auction.lowest_space(province))
            .filter(|gold| *gold <= self.players[seat].gold)
            .collect()
    }

    /// Point "bid": every legal bid, Defence and Bribe (AR-3.7, AR-4.4, AR-4.8, AR-4.9).
    pub(super) fn legal_at_bid(&self, seat: usize, bribed: bool) -> Vec<String> {
        let barred = self.auction.barred.get(&seat).copied();
        let mut actions = Vec::new();
        for province in &self.auction.open {
            // After Bribe only the barred province will do, without it all but the barred one.
            let is_barred = barred == Some(*province);
            if is_barred == bribed {
                for gold in self.possible_bids(seat, province) {
                    actions.push(format!("bid {province} {gold}"));
                }
            }
        }
        if self.may_play(seat, Card::Defence) {
            actions.push("defend".to_owned());
        }
        if let Some(province) = barred
            && self.may_play(seat, Card::Bribe)
            && !self.possible_bids(seat, province).is_empty()
        {
            actions.push("bribe".to_owned());
        }
        actions
    }

    /// Point "lead": pass, before it Defence (AR-3.7, AR-4.8).
    pub(super) fn legal_at_lead(&self, seat: usize) -> Vec<String> {
        let mut actions = vec!["pass".to_owned()];
        if self.may_play(seat, Card::Defence) {
            actions.push("defend".to_owned());
        }
        actions
    }

    /// Carries out a decision at the point "bid".
    pub(super) fn decide_at_bid(&mut self, seat: usize, words: &[&str]) {
        match words {
            ["defend"] => self.defend(seat),
            ["bribe"] => {
                self.play(seat, Card::Bribe);
                self.point = Point::Bid { seat, bribed: true };
            }
            ["bid", province, gold] => self.bid(seat, province, gold),
            _ => unreachable!("{words:?} is no decision at a bid"),
        }
    }

    /// Carries out a decision at the point "lead".
    pub(super) fn decide_at_lead(&mut self, seat: usize, words: &[&str]) {
        match words {
            ["defend"] => self.defend(seat),
            ["pass"] => self.next_auction_turn(seat),
            _ => unreachable!("{words:?} is no decision of a leader"),
        }
    }

    /// Plays Defence; the turn goes on (AR-4.8).
    fn defend(&mut self, seat: usize) {
        self.play(seat, Card::Defence);
        self.auction.defended.insert(seat);
    }

    /// Puts the scribe down and sends back the one that stood there (AR-4.4, AR-4.6). The auction ends at once when no
    /// open province is empty any more (AR-4.10).
    fn bid(&mut self, seat: usize, province: &str, gold: &str) {
        let gold: i64 = gold.parse().expect("a bid is a number");
        let space = SPACES
            .iter()
            .position(|each| *each == gold)
            .expect("a bid is the gold of a space");
        let province = self.province(province).land.key;
        let outbid = self
            .auction
            .scribes
            .insert(province, Scribe { seat, space });
        if let Some(scribe) = outbid {
            self.auction.barred.insert(scribe.seat, province);
        }
        if self.auction.scribes.len() == self.auction.open.len() {
            self.settle_auction();
        } else {
            self.next_auction_turn(seat);
        }
    }

    /// Settlement, first and second step: all pay, then all control what they won (AR-4.12). The auction is over, so
    /// bars and Defences are gone, and the scribes mark control instead of bids.
    fn settle_auction(&mut self) {
        for scribe in self.auction.scribes.values() {
            self.players[scribe.seat].gold -= SPACES[scribe.space];
        }
        let scribes = std::mem::take(&mut self.auction.scribes);
        for (province, scribe) in scribes {
            self.province_mut(province).controller = Some(scribe.seat);
        }
        self.auction.barred.clear();
        self.auction.defended.clear();
        self.to_come = self.turn_order().into();
        self.next_instant_reward();
    }

    /// The province that a seat won in the auction being settled.
    fn won(&self, seat: usize) -> Key {
        self.auction
            .open
            .iter()
            .copied()
            .find(|key| self.province(key).controller == Some(seat))
            .expect("every player wins exactly one open province (AR-4.2)")
    }

    /// Settlement, third step: in turn order each takes an instant reward, gold first (AR-4.12). After the last one
    /// the province cards are put away, which is the fourth step, and the market begins.
    fn next_instant_reward(&mut self) {
        match self.to_come.pop_front() {
            Some(seat) => {
                let land = self.province(self.won(seat)).land.clone();
                self.players[seat].gold += i64::from(land.instant_gold);
                self.hand_out_instant_cards(seat, land.instant_cards);
            }
            None => {
                self.province_discards.append(&mut self.auction.open);
                self.start_market();
            }
        }
    }

    /// Instant reward, power cards: as many as are left and exist, then the stones (AR-4.12, AR-3.6).
    pub(super) fn hand_out_instant_cards(&mut self, seat: usize, left: u32) {
        if left > 0 && self.prepare_draw() {
            self.point = Point::InstantCard { seat, left };
        } else {
            let stones = self.province(self.won(seat)).land.instant_stones;
            self.hand_out_instant_stones(seat, stones);
        }
    }

    /// Instant reward, stones: each is asked for, or with the option `won` put into the province just won (AR-4.13).
    fn hand_out_instant_stones(&mut self, seat: usize, left: u32) {
        if left == 0 {
            self.next_instant_reward();
        } else if self.table.instant_stones_any {
            self.point = Point::InstantStone { seat, left };
        } else {
            self.place_instant_stone(seat, left, self.won(seat));
        }
    }

    /// Puts one instant stone down (AR-4.13).
    pub(super) fn place_instant_stone(&mut self, seat: usize, left: u32, province: &str) {
        self.province_mut(province).place_stone();
        self.hand_out_instant_stones(seat, left - 1);
    }
}
