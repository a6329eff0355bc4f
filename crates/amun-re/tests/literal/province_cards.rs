//! Province cards: which provinces are auctioned, in the standard game and in the expert variant (AR-4.1, section 10).

use std::collections::BTreeMap;

use super::auction::Auction;
use super::board::Key;
use super::{Chance, Literal, Point};

impl Literal {
    /// Begins an epoch: in the expert variant the province cards are dealt (AR-10.2, AR-10.5).
    pub(super) fn start_epoch(&mut self) {
        if self.table.expert {
            self.point = Point::Deal { dealt: 0 };
        } else {
            self.start_round();
        }
    }

    /// Begins a round with its auction phase: province cards are turned up, or chosen by the players (AR-4.1, AR-10.3).
    pub(super) fn start_round(&mut self) {
        self.auction = Auction::default();
        self.point = if self.table.expert {
            Point::Reveal
        } else {
            Point::TurnUp
        };
    }

    /// The provinces whose cards are still in the province deck, all alike, in canonical order (NO-3.5).
    fn province_outcomes(&self) -> Vec<(String, u32)> {
        let mut keys = self.province_deck.clone();
        keys.sort_unstable();
        keys.into_iter().map(|key| (key.to_owned(), 1)).collect()
    }

    /// Takes a card out of the province deck.
    fn take_province_card(&mut self, is: &str) -> Key {
        let place = self
            .province_deck
            .iter()
            .position(|key| *key == is)
            .unwrap_or_else(|| panic!("{is} is not in the province deck"));
        self.province_deck.remove(place)
    }

    /// The seat that gets the next province card: from seat 0, one card each, three times round (NO-3.5).
    fn receiver(&self, dealt: usize) -> usize {
        dealt % self.players.len()
    }

    /// The chance `deal` (NO-3.5).
    pub(super) fn deal_chance(&self, dealt: usize) -> Chance {
        Chance {
            kind: "deal".to_owned(),
            to: Some(self.receiver(dealt)),
            outcomes: self.province_outcomes(),
        }
    }

    /// Deals a province card; the first round begins when everybody has three (AR-10.2).
    pub(super) fn deal_province_card(&mut self, dealt: usize, is: &str) {
        let key = self.take_province_card(is);
        let receiver = self.receiver(dealt);
        self.players[receiver].province_cards.push(key);
        if dealt + 1 < 3 * self.players.len() {
            self.point = Point::Deal { dealt: dealt + 1 };
        } else {
            self.start_round();
        }
    }

    /// The chance `province` (NO-3.5).
    pub(super) fn province_chance(&self) -> Chance {
        Chance {
            kind: "province".to_owned(),
            to: None,
            outcomes: self.province_outcomes(),
        }
    }

    /// Turns up a province card; with n of them open the auction begins (AR-4.1).
    pub(super) fn turn_up_province(&mut self, is: &str) {
        let key = self.take_province_card(is);
        self.auction.open.push(key);
        if self.auction.open.len() == self.players.len() {
            self.start_auction();
        }
    }

    /// Each of the player's province cards may be put up (AR-10.3).
    pub(super) fn legal_at_reveal(&self, seat: usize) -> Vec<String> {
        self.players[seat]
            .province_cards
            .iter()
            .map(|key| format!("reveal {key}"))
            .collect()
    }

    /// All chosen province cards are shown at once and are open (AR-10.3).
    pub(super) fn show_province_cards(&mut self, choices: &BTreeMap<usize, String>) {
        for (seat, choice) in choices {
            let chosen = choice
                .strip_prefix("reveal ")
                .expect("the only choice here is to reveal");
            let cards = &mut self.players[*seat].province_cards;
            let place = cards
                .iter()
                .position(|key| *key == chosen)
                .expect("the card was legal, so it is in hand");
            self.auction.open.push(cards.remove(place));
        }
        self.start_auction();
    }
}
