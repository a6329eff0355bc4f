//! What the market has, and what it costs (AR-1.4, AR-5.2).

use std::fmt;

use serde::{Deserialize, Serialize};

/// What the market has, in the order in which it is bought (AR-5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // The names say it.
pub enum Goods {
    Cards,
    Farmers,
    Stones,
}

impl Goods {
    /// Every kind, in the order of the market.
    pub const ALL: [Goods; 3] = [Goods::Cards, Goods::Farmers, Goods::Stones];

    /// Its word in actions.
    pub const fn key(self) -> &'static str {
        match self {
            Goods::Cards => "cards",
            Goods::Farmers => "farmers",
            Goods::Stones => "stones",
        }
    }

    /// The kind with this word.
    pub fn from_key(key: &str) -> Option<Goods> {
        Goods::ALL.into_iter().find(|goods| goods.key() == key)
    }

    /// Whether it can be bought after that: buying a kind closes it and the kinds before (AR-5.2).
    #[inline]
    pub fn is_open_after(self, bought: Option<Goods>) -> bool {
        Some(self) > bought
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// The price of a lot: `number` pieces of one kind bought together (AR-1.4).
pub fn price(pieces: u16) -> u32 {
    let pieces = u32::from(pieces);
    pieces * (pieces + 1) / 2
}

/// The most pieces of one kind that can be paid (AR-1.4).
#[inline]
pub fn largest_lot(gold: u16) -> u16 {
    // The positive root of k² + k = 2 × gold, rounded down.
    (((8 * u32::from(gold) + 1).isqrt() - 1) / 2) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-1.4, AR-T06
    #[test]
    fn prices_are_triangular_numbers() {
        let prices: Vec<_> = (1..=9).map(price).collect();
        assert_eq!(prices, [1, 3, 6, 10, 15, 21, 28, 36, 45]);
        assert_eq!(price(10), 55);
        assert_eq!(price(12), 78);
    }

    /// AR-T21
    #[test]
    fn the_largest_lot_is_the_one_that_can_be_paid() {
        assert_eq!(
            [20, 21, 27, 28, 35, 36].map(largest_lot),
            [5, 6, 6, 7, 7, 8]
        );
        for gold in 0..2000 {
            let lot = largest_lot(gold);
            assert!(price(lot) <= gold.into() && price(lot + 1) > gold.into());
        }
    }

    /// AR-5.2
    #[test]
    fn buying_a_kind_closes_it_and_those_before() {
        let open = |bought| Goods::ALL.map(|goods| goods.is_open_after(bought));
        assert_eq!(open(None), [true, true, true]);
        assert_eq!(open(Some(Goods::Cards)), [false, true, true]);
        assert_eq!(open(Some(Goods::Farmers)), [false, false, true]);
        assert_eq!(open(Some(Goods::Stones)), [false, false, false]);
    }
}
