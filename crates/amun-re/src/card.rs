//! The power cards (AR-1.1), and piles in which they are counted by kind.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{Member, json};

/// A kind of power card; cards of one kind have one name and are alike. The order is the canonical
/// one (AR-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
#[repr(u8)]
#[allow(missing_docs)] // The names are those of the table.
pub enum Card {
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

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 12;

    /// Every kind, in canonical order.
    pub const ALL: [Card; Card::KINDS] = {
        use Card::*;
        [
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
        ]
    };

    /// The goal cards.
    pub const GOALS: [Card; 5] = [
        Card::GoalSymbols,
        Card::GoalFarmers,
        Card::GoalBank,
        Card::GoalNile,
        Card::GoalEgypt,
    ];

    /// How many copies the game has (AR-1.1).
    pub const fn copies(self) -> u8 {
        match self {
            Card::Architect => 8,
            Card::FreeFarmer | Card::Harvest => 5,
            Card::Change => 4,
            Card::Treasury => 3,
            _ => 2,
        }
    }

    /// Its key in texts (AR-1.1).
    pub const fn key(self) -> &'static str {
        match self {
            Card::Defence => "defence",
            Card::Bribe => "bribe",
            Card::Architect => "architect",
            Card::FreeFarmer => "free-farmer",
            Card::Change => "change",
            Card::Harvest => "harvest",
            Card::Treasury => "treasury",
            Card::GoalSymbols => "goal.symbols",
            Card::GoalFarmers => "goal.farmers",
            Card::GoalBank => "goal.bank",
            Card::GoalNile => "goal.nile",
            Card::GoalEgypt => "goal.egypt",
        }
    }

    /// Its bit in a set of names.
    #[inline]
    const fn mask(self) -> u16 {
        1 << self as u16
    }

    /// The kind with this key. Theft is not a power card (AR-1.2).
    pub fn from_key(key: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.key() == key)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl From<Card> for &'static str {
    fn from(card: Card) -> &'static str {
        card.key()
    }
}

/// A text that is not the key of a power card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a power card")]
pub struct NoCard(String);

impl TryFrom<String> for Card {
    type Error = NoCard;

    fn try_from(key: String) -> Result<Card, NoCard> {
        Card::from_key(&key).ok_or(NoCard(key))
    }
}

/// A hand or a pile: how many cards there are of each kind.
///
/// As JSON it is an object of keys and numbers; kinds that are not there are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "BTreeMap<Card, u8>")]
pub struct Cards([u8; Card::KINDS]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; Card::KINDS]);

    /// All 39 power cards (AR-1.1).
    pub const GAME: Cards = {
        let mut counts = [0; Card::KINDS];
        let mut kind = 0;
        while kind < Card::KINDS {
            counts[kind] = Card::ALL[kind].copies();
            kind += 1;
        }
        Cards(counts)
    };

    /// These cards; a kind named twice is there twice.
    pub fn of(cards: &[Card]) -> Cards {
        cards.iter().map(|&card| (card, 1)).collect()
    }

    /// How many cards there are.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// The `number`-th card, counted from 0 through the kinds in canonical order.
    ///
    /// # Panics
    ///
    /// If there are not that many cards.
    #[inline]
    pub fn nth(&self, number: u32) -> Card {
        let mut left = number;
        for (card, &count) in Card::ALL.iter().zip(&self.0) {
            match left.checked_sub(u32::from(count)) {
                Some(rest) => left = rest,
                None => return *card,
            }
        }
        unreachable!("there are fewer than {number} cards")
    }

    /// The kinds that are there.
    #[inline]
    pub fn kinds(&self) -> Names {
        // Without a branch: every decision lists the kinds that can be sold.
        let there = self.0.iter().map(|&count| u16::from(count > 0));
        Names(
            there
                .zip(0..)
                .fold(0, |bits, (there, kind)| bits | there << kind),
        )
    }

    /// The kinds that are there with their counts, in canonical order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let cards = *self;
        cards.kinds().iter().map(move |card| (card, cards[card]))
    }

    /// Both piles together.
    #[inline]
    #[must_use]
    pub fn plus(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|kind| {
            self.0[kind].saturating_add(other.0[kind])
        }))
    }

    /// What is left when the other pile is taken away; `None` if it is not all there.
    #[must_use]
    pub fn without(&self, other: &Cards) -> Option<Cards> {
        let mut left = *self;
        for (kind, count) in left.0.iter_mut().zip(other.0) {
            *kind = kind.checked_sub(count)?;
        }
        Some(left)
    }
}

impl Index<Card> for Cards {
    type Output = u8;

    #[inline]
    fn index(&self, card: Card) -> &u8 {
        &self.0[card as usize]
    }
}

impl IndexMut<Card> for Cards {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card as usize]
    }
}

impl FromIterator<(Card, u8)> for Cards {
    fn from_iter<I: IntoIterator<Item = (Card, u8)>>(counts: I) -> Cards {
        let mut cards = Cards::NONE;
        for (card, count) in counts {
            cards[card] = cards[card].saturating_add(count);
        }
        cards
    }
}

impl From<Cards> for BTreeMap<Card, u8> {
    fn from(cards: Cards) -> BTreeMap<Card, u8> {
        cards.iter().collect()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let (mut cards, mut seen) = (Cards::NONE, Names::NONE);
        json::fields(deserializer, |card: Card, count| {
            let new = !seen.contains(card);
            seen = seen.with(card);
            cards[card] = count;
            new
        })?;
        Ok(cards)
    }
}

tabletop::bit_set! {
    /// A set of names, such as those a player has played in a phase (AR-3.4).
    ///
    /// As JSON it is the list of the keys.
    #[derive(Serialize, Deserialize)]
    #[serde(into = "Vec<Card>", from = "Vec<Card>")]
    pub struct Names(u16) of Card
}

impl Member for Card {
    #[inline]
    fn of_bit(bit: u32) -> Card {
        Card::ALL[bit as usize]
    }
}

impl From<Names> for Vec<Card> {
    fn from(names: Names) -> Vec<Card> {
        names.iter().collect()
    }
}

impl From<Vec<Card>> for Names {
    fn from(cards: Vec<Card>) -> Names {
        cards.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-1.1, AR-T10
    #[test]
    fn the_subtotals_are_right() {
        let total = |cards: &[Card]| -> u8 { cards.iter().map(|card| card.copies()).sum() };
        assert_eq!(total(&[Card::Defence, Card::Bribe]), 4);
        assert_eq!(total(&[Card::Architect, Card::FreeFarmer]), 13);
        assert_eq!(total(&[Card::Change]), 4);
        assert_eq!(total(&[Card::Harvest, Card::Treasury]), 8);
        assert_eq!(total(&Card::GOALS), 10);
        assert_eq!(Cards::GAME.total(), 39);
    }

    /// AR-1.2, AR-T74
    #[test]
    fn theft_is_not_a_power_card() {
        assert_eq!(Card::from_key("theft"), None);
        for card in Card::ALL {
            assert_eq!(Card::from_key(card.key()), Some(card));
        }
    }

    #[test]
    fn the_nth_card_counts_through_the_kinds_in_canonical_order() {
        let pile = Cards::of(&[Card::Treasury, Card::Bribe, Card::Treasury, Card::GoalNile]);
        let order: Vec<_> = (0..pile.total()).map(|number| pile.nth(number)).collect();
        assert_eq!(
            order,
            [Card::Bribe, Card::Treasury, Card::Treasury, Card::GoalNile]
        );
    }

    #[test]
    fn a_pile_is_taken_away_whole_or_not_at_all() {
        let pile = Cards::of(&[Card::Bribe, Card::Bribe, Card::Harvest]);
        let two = Cards::of(&[Card::Bribe, Card::Harvest]);
        assert_eq!(pile.without(&two), Some(Cards::of(&[Card::Bribe])));
        assert_eq!(two.without(&pile), None);
        assert_eq!(two.plus(&Cards::of(&[Card::Bribe])), pile);
    }

    #[test]
    fn as_json_a_pile_is_an_object_and_names_are_a_list() {
        let pile = Cards::of(&[Card::GoalBank, Card::FreeFarmer, Card::GoalBank]);
        let json = serde_json::to_string(&pile).unwrap();
        assert_eq!(json, r#"{"free-farmer":1,"goal.bank":2}"#);
        assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), pile);
        let names = Names::NONE.with(Card::Bribe).with(Card::Defence);
        assert_eq!(
            serde_json::to_string(&names).unwrap(),
            r#"["defence","bribe"]"#
        );
        assert!(serde_json::from_str::<Cards>(r#"{"theft":1}"#).is_err());
    }
}
