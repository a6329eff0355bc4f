//! The market (section 5).

use super::board::Province;
use super::deck::Card;
use super::{Literal, Point};

/// The three kinds in the order in which they may be bought (AR-5.2).
const KINDS: [&str; 3] = ["cards", "farmers", "stones"];

/// The price of a lot (AR-1.4, AR-5.3).
pub(super) fn price(pieces: u32) -> i64 {
    i64::from(pieces) * (i64::from(pieces) + 1) / 2
}

impl Literal {
    /// Begins the market (AR-5.1).
    pub(super) fn start_market(&mut self) {
        self.start_phase();
        self.next_market_turn();
    }

    /// The next player has a market turn, with all kinds open; after the last one comes the offering (AR-5.1).
    fn next_market_turn(&mut self) {
        match self.to_come.pop_front() {
            Some(seat) => {
                self.kinds_open = KINDS.to_vec();
                self.point = Point::Market { seat };
            }
            None => self.start_offering(),
        }
    }

    /// The largest number of purchase symbols in any one province of the player (AR-5.4).
    fn card_limit(&self, seat: usize) -> u32 {
        self.provinces_of(seat)
            .iter()
            .map(|province| province.land.symbols)
            .max()
            .unwrap_or(0)
    }

    /// The free fields in all provinces of the player together (AR-5.5).
    fn all_free_fields(&self, seat: usize) -> u32 {
        self.provinces_of(seat)
            .iter()
            .map(|province| province.free_fields())
            .sum()
    }

    /// The largest lot of a kind as far as its own limit goes, if it has one (AR-5.4 to AR-5.6).
    fn lot_limit(&self, seat: usize, kind: &str) -> Option<u32> {
        match kind {
            "cards" => {
                let existing = u32::try_from(self.existing_cards()).expect("39 cards exist");
                Some(self.card_limit(seat).min(existing))
            }
            "farmers" => Some(self.all_free_fields(seat)),
            "stones" => None,
            _ => unreachable!("{kind} is not sold"),
        }
    }

    /// The lots of all kinds still open that keep to the limit and can be paid from gold in hand (AR-5.2, AR-5.3).
    fn legal_purchases(&self, seat: usize) -> Vec<String> {
        let mut actions = Vec::new();
        for kind in &self.kinds_open {
            let limit = self.lot_limit(seat, kind);
            let mut pieces = 1;
            while limit.is_none_or(|limit| pieces <= limit)
                && price(pieces) <= self.players[seat].gold
            {
                actions.push(format!("buy {kind} {pieces}"));
                pieces += 1;
            }
        }
        actions
    }

    /// Architect and Free Farmer, at any moment of one's own market turn (AR-5.9 to AR-5.11).
    fn legal_market_cards(&self, seat: usize) -> Vec<String> {
        let mut actions = Vec::new();
        if self.may_play(seat, Card::Architect) {
            actions.extend(self.name_provinces(seat, "architect", |province| province.stones == 2));
        }
        if self.may_play(seat, Card::FreeFarmer) {
            actions.extend(self.name_provinces(seat, "free-farmer", |_| true));
        }
        actions
    }

    /// Point "market" (AR-3.7).
    pub(super) fn legal_at_market(&self, seat: usize) -> Vec<String> {
        let mut actions = self.legal_purchases(seat);
        actions.extend(self.legal_market_cards(seat));
        actions.push("done".to_owned());
        actions
    }

    /// Point "place farmer" (AR-3.7, AR-5.5).
    pub(super) fn legal_at_place_farmer(&self, seat: usize) -> Vec<String> {
        let has_free_field = |province: &Province| province.free_fields() > 0;
        let mut actions = self.name_provinces(seat, "farmer", has_free_field);
        actions.extend(self.legal_market_cards(seat));
        actions
    }

    /// Point "place stone" (AR-3.7, AR-5.6).
    pub(super) fn legal_at_place_stone(&self, seat: usize) -> Vec<String> {
        let mut actions = self.legal_stones(seat);
        actions.extend(self.legal_market_cards(seat));
        actions
    }

    /// Carries out a decision at the point "market".
    pub(super) fn decide_at_market(&mut self, seat: usize, words: &[&str]) {
        match words {
            ["buy", kind, pieces] => {
                let pieces = pieces.parse().expect("a lot has a number");
                self.buy(seat, kind, pieces);
            }
            ["done"] => self.next_market_turn(),
            _ => self.play_market_card(seat, words),
        }
    }

    /// Pays a lot, closes its kind and the kinds before it, and begins to hand it out (AR-5.2, AR-5.3).
    fn buy(&mut self, seat: usize, kind: &str, pieces: u32) {
        self.players[seat].gold -= price(pieces);
        let place = self
            .kinds_open
            .iter()
            .position(|each| *each == kind)
            .expect("only an open kind can be bought");
        self.kinds_open.drain(..=place);
        match kind {
            "cards" => self.draw_bought_cards(seat, pieces),
            "farmers" => self.continue_farmers(seat, pieces),
            "stones" => self.continue_stones(seat, pieces),
            _ => unreachable!("{kind} is not sold"),
        }
    }

    /// Bought cards are drawn at once, one after the other (AR-5.4).
    pub(super) fn draw_bought_cards(&mut self, seat: usize, left: u32) {
        self.point = if left > 0 && self.prepare_draw() {
            Point::MarketCard { seat, left }
        } else {
            Point::Market { seat }
        };
    }

    /// All farmers of the lot are placed before anything else is bought (AR-5.7).
    fn continue_farmers(&mut self, seat: usize, left: u32) {
        self.point = if left > 0 {
            Point::PlaceFarmer { seat, left }
        } else {
            Point::Market { seat }
        };
    }

    /// All stones of the lot are placed before the turn ends (AR-5.7).
    fn continue_stones(&mut self, seat: usize, left: u32) {
        self.point = if left > 0 {
            Point::PlaceStone { seat, left }
        } else {
            Point::Market { seat }
        };
    }

    /// Carries out a decision at the point "place farmer".
    pub(super) fn decide_at_place_farmer(&mut self, seat: usize, left: u32, words: &[&str]) {
        match words {
            ["farmer", province] => {
                self.province_mut(province).place_farmer();
                self.continue_farmers(seat, left - 1);
            }
            _ => self.play_market_card(seat, words),
        }
    }

    /// Carries out a decision at the point "place stone".
    pub(super) fn decide_at_place_stone(&mut self, seat: usize, left: u32, words: &[&str]) {
        match words {
            ["stone", province] => {
                self.province_mut(province).place_stone();
                self.continue_stones(seat, left - 1);
            }
            _ => self.play_market_card(seat, words),
        }
    }

    /// Plays Architect, which turns two stones into a pyramid (AR-5.9), or Free Farmer, which brings a farmer that
    /// takes no field (AR-5.10). The point stays.
    fn play_market_card(&mut self, seat: usize, words: &[&str]) {
        match words {
            ["architect", province] => {
                self.play(seat, Card::Architect);
                let province = self.province_mut(province);
                province.stones -= 2;
                province.pyramids += 1;
            }
            ["free-farmer", province] => {
                self.play(seat, Card::FreeFarmer);
                self.province_mut(province).free_farmers += 1;
            }
            _ => unreachable!("{words:?} is no decision at the market"),
        }
    }
}
