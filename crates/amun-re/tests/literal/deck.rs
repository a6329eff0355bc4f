//! Power cards: the 39 cards, playing, selling and drawing (AR-1.1, AR-3.4 to AR-3.6).

use std::collections::BTreeSet;

use super::{Chance, Literal};

/// The kinds of power cards in canonical order (AR-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Card {
    Defence,
    Bribe,
    Architect,
    FreeFarmer,
    Change,
    Harvest,
    Treasury,
    GoalSymbols,
    GoalFarmers,
    GoalBank,
    GoalNile,
    GoalEgypt,
}

/// The table of AR-1.1: kind, key and copies.
pub(super) const KINDS: [(Card, &str, usize); 12] = [
    (Card::Defence, "defence", 2),
    (Card::Bribe, "bribe", 2),
    (Card::Architect, "architect", 8),
    (Card::FreeFarmer, "free-farmer", 5),
    (Card::Change, "change", 4),
    (Card::Harvest, "harvest", 5),
    (Card::Treasury, "treasury", 3),
    (Card::GoalSymbols, "goal.symbols", 2),
    (Card::GoalFarmers, "goal.farmers", 2),
    (Card::GoalBank, "goal.bank", 2),
    (Card::GoalNile, "goal.nile", 2),
    (Card::GoalEgypt, "goal.egypt", 2),
];

impl Card {
    /// The kind with this key (AR-1.1).
    pub(super) fn named(key: &str) -> Self {
        KINDS
            .iter()
            .find(|(_, each, _)| *each == key)
            .map(|(card, _, _)| *card)
            .unwrap_or_else(|| panic!("there is no power card {key:?}"))
    }

    /// The key of this kind (AR-1.1).
    pub(super) fn key(self) -> &'static str {
        KINDS
            .iter()
            .find(|(card, _, _)| *card == self)
            .map(|(_, key, _)| *key)
            .expect("the table names every kind")
    }
}

/// All 39 power cards (AR-1.1).
pub(super) fn all_power_cards() -> Vec<Card> {
    KINDS
        .iter()
        .flat_map(|(card, _, copies)| vec![*card; *copies])
        .collect()
}

/// How many cards of one kind lie in a pile or a hand.
pub(super) fn copies(card: Card, pile: &[Card]) -> usize {
    pile.iter().filter(|each| **each == card).count()
}

/// Takes one card of a kind out of a pile or a hand.
pub(super) fn take_out(card: Card, pile: &mut Vec<Card>) {
    let place = pile
        .iter()
        .position(|each| *each == card)
        .unwrap_or_else(|| panic!("{} is not there", card.key()));
    pile.remove(place);
}

impl Literal {
    /// Whether a player holds a card and has not played this name in the running phase (AR-3.4).
    pub(super) fn may_play(&self, seat: usize, card: Card) -> bool {
        let player = &self.players[seat];
        player.hand.contains(&card) && !player.played.contains(&card)
    }

    /// Plays a card: it goes to the discards, and its name is used up for this phase (AR-3.4).
    pub(super) fn play(&mut self, seat: usize, card: Card) {
        assert!(
            self.may_play(seat, card),
            "seat {seat} cannot play {}",
            card.key()
        );
        self.players[seat].played.push(card);
        self.discard(seat, card);
    }

    /// Moves a card from a hand to the discards.
    pub(super) fn discard(&mut self, seat: usize, card: Card) {
        take_out(card, &mut self.players[seat].hand);
        self.discards.push(card);
    }

    /// Every kind in hand may be sold, at every point of its owner (AR-3.5).
    pub(super) fn legal_sales(&self, seat: usize) -> Vec<String> {
        let kinds: BTreeSet<Card> = self.players[seat].hand.iter().copied().collect();
        kinds
            .into_iter()
            .map(|card| format!("sell {}", card.key()))
            .collect()
    }

    /// Sells a card for 1 gold; this is not playing (AR-3.5).
    pub(super) fn sell(&mut self, seat: usize, card: Card) {
        self.discard(seat, card);
        self.players[seat].gold += 1;
    }

    /// The power cards in the deck and in the discards together (section 0, "existing cards").
    pub(super) fn existing_cards(&self) -> usize {
        self.deck.len() + self.discards.len()
    }

    /// To be asked when a card is due: an empty deck is made anew from the discards. False if no card exists, and then
    /// none is drawn (AR-3.6).
    pub(super) fn prepare_draw(&mut self) -> bool {
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.discards);
        }
        !self.deck.is_empty()
    }

    /// The chance `draw`: every copy in the deck alike (NO-3.5).
    pub(super) fn draw_chance(&self, seat: usize) -> Chance {
        let mut outcomes = Vec::new();
        for (card, key, _) in KINDS {
            let weight = u32::try_from(copies(card, &self.deck)).expect("the deck is small");
            if weight > 0 {
                outcomes.push((key.to_owned(), weight));
            }
        }
        Chance {
            kind: "draw".to_owned(),
            to: Some(seat),
            outcomes,
        }
    }

    /// A player takes this card from the deck (AR-3.6).
    pub(super) fn draw(&mut self, seat: usize, card: Card) {
        take_out(card, &mut self.deck);
        self.players[seat].hand.push(card);
    }
}
