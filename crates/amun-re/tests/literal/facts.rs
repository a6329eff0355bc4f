//! Everything that can be counted in a game, as names and numbers, for comparison with an engine.

use std::collections::BTreeMap;

use super::Literal;
use super::deck::{Card, KINDS, copies};

/// The facts collected so far. A zero is the same as no entry.
#[derive(Default)]
struct Facts(BTreeMap<String, i64>);

impl Facts {
    /// Notes a number under a name.
    fn note(&mut self, name: impl Into<String>, number: i64) {
        if number != 0 {
            self.0.insert(name.into(), number);
        }
    }

    /// Notes a seat under a name, as its number plus one, so that seat 0 is not a zero.
    fn note_seat(&mut self, name: impl Into<String>, seat: Option<usize>) {
        self.note(name, seat.map_or(0, |seat| number(seat + 1)));
    }

    /// Notes the cards of a pile or a hand, kind by kind (AR-13.1).
    fn note_cards(&mut self, name: &str, pile: &[Card]) {
        for (card, key, _) in KINDS {
            self.note(format!("{name}.{key}"), number(copies(card, pile)));
        }
    }
}

/// A count as the number that is noted.
fn number(count: usize) -> i64 {
    i64::try_from(count).expect("counts in this game are small")
}

impl Literal {
    /// Everything countable in the true state of the game; zeros are left out.
    pub fn facts(&self) -> BTreeMap<String, i64> {
        let mut facts = Facts::default();
        facts.note("epoch", i64::from(self.epoch));
        facts.note("round", i64::from(self.round));
        facts.note("tile", i64::from(self.tile.unwrap_or(0)));
        facts.note_seat("first_player", self.first_player);
        facts.note_cards("deck", &self.deck);
        facts.note_cards("discards", &self.discards);
        self.note_players(&mut facts);
        self.note_auction(&mut facts);
        self.note_provinces(&mut facts);
        facts.0
    }

    /// Gold, points, hands and province cards. What is laid at a sealed point counts as in hand until it is shown
    /// (AR-13.1).
    fn note_players(&self, facts: &mut Facts) {
        for (seat, player) in self.players.iter().enumerate() {
            facts.note(format!("seat{seat}.gold"), player.gold);
            facts.note(format!("seat{seat}.points"), player.points);
            facts.note_cards(&format!("seat{seat}.hand"), &player.hand);
            for key in &player.province_cards {
                facts.note(format!("seat{seat}.cards_of.{key}"), 1);
            }
        }
    }

    /// Open provinces, bids, barred provinces and Defences (AR-12.1).
    fn note_auction(&self, facts: &mut Facts) {
        for key in &self.auction.open {
            facts.note(format!("open.{key}"), 1);
        }
        for (key, scribe) in &self.auction.scribes {
            let name = format!("bid.{key}.seat{}", scribe.seat);
            facts.note(name, number(scribe.space + 1));
        }
        for (seat, key) in &self.auction.barred {
            facts.note(format!("barred.seat{seat}.{key}"), 1);
        }
        for seat in &self.auction.defended {
            facts.note(format!("defended.seat{seat}"), 1);
        }
    }

    /// Control and pieces of all provinces (AR-3.3). `farmers` are the field farmers alone.
    fn note_provinces(&self, facts: &mut Facts) {
        for (key, province) in &self.provinces {
            facts.note_seat(format!("control.{key}"), province.controller);
            facts.note(format!("{key}.farmers"), i64::from(province.field_farmers));
            facts.note(
                format!("{key}.free_farmers"),
                i64::from(province.free_farmers),
            );
            facts.note(format!("{key}.stones"), i64::from(province.stones));
            facts.note(format!("{key}.pyramids"), i64::from(province.pyramids));
        }
    }
}
