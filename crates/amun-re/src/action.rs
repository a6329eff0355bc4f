//! What a player may say, and its text (NO-3).

use std::fmt;
use std::str::FromStr;

use tabletop::notation::{number, words};
use tabletop::{ArrayVec, Syntax};

use crate::card::Card;
use crate::goods::Goods;
use crate::limits::MAX_GOLD;
use crate::province::Province;

/// What a player may say at a decision point (AR-3.7, NO-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// End a turn as leader (AR-4.3).
    Pass,
    /// Play Defence (AR-4.8).
    Defend,
    /// Play Bribe (AR-4.9).
    Bribe,
    /// End the market turn or the harvest turn (AR-5.12, AR-7.1).
    Done,
    /// Give up the rewards not taken yet (AR-6.8).
    Decline,
    /// Put up a province card (AR-10.3).
    Reveal(Province),
    /// Put the scribe on a space of a province (AR-4.4).
    #[allow(missing_docs)] // The fields say it.
    Bid { province: Province, gold: u16 },
    /// Buy a lot (AR-5.2).
    #[allow(missing_docs)] // The fields say it.
    Buy { goods: Goods, number: u16 },
    /// Put a bought farmer on a field (AR-5.5).
    Farmer(Province),
    /// Put down an instant stone or a bought one (AR-4.13, AR-5.6).
    Stone(Province),
    /// Play Architect (AR-5.9).
    Architect(Province),
    /// Play Free Farmer (AR-5.10).
    FreeFarmer(Province),
    /// Lay gold, perhaps with Offering Change (AR-6.1).
    #[allow(missing_docs)] // The fields say it.
    Offer { gold: u16, change: bool },
    /// Lay Theft, perhaps with Offering Change (AR-6.1).
    #[allow(missing_docs)] // The field says it.
    Theft { change: bool },
    /// Use an Offering Change (AR-6.5).
    Change(Direction),
    /// Take a power card as reward (AR-6.8).
    TakeCard,
    /// Take a farmer as reward (AR-6.8).
    TakeFarmer(Province),
    /// Take a stone as reward (AR-6.8).
    TakeStone(Province),
    /// Play Rich Harvest (AR-7.3).
    Harvest(Province),
    /// Play Treasury (AR-7.4).
    Treasury(Province),
    /// Sell a power card (AR-3.5).
    Sell(Card),
}

/// Which way an Offering Change moves the total (AR-6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// 3 more.
    Raise,
    /// 3 less.
    Lower,
}

impl Direction {
    /// What is added to the total.
    pub const fn amount(self) -> i16 {
        match self {
            Direction::Raise => 3,
            Direction::Lower => -3,
        }
    }
}

/// Room for the longest list of legal actions, which is that of an offering: Theft and every amount
/// from 1 to all the gold a player can have ([`MAX_GOLD`]), each with and without Offering Change,
/// and a sale of every kind of card.
///
/// Everything else is shorter. A bid has at most nine spaces in five provinces. A market turn has
/// at most 4 lots of cards, 18 of farmers, 50 of stones (AR-1.4: 51 cost more than anybody has), and
/// two cards to play in three provinces.
pub type Actions = ArrayVec<Action, { 2 * (MAX_GOLD as usize + 1) + Card::KINDS }>;

impl Action {
    /// Every action that a text of the grammar can mean, with numbers up to 40. Tests try them all.
    pub fn conceivable() -> impl Iterator<Item = Action> {
        const NUMBERS: std::ops::RangeInclusive<u16> = 0..=40;
        let words = [
            Action::Pass,
            Action::Defend,
            Action::Bribe,
            Action::Done,
            Action::Decline,
            Action::TakeCard,
            Action::Change(Direction::Raise),
            Action::Change(Direction::Lower),
            Action::Theft { change: false },
            Action::Theft { change: true },
        ];
        let named = Province::ALL.into_iter().flat_map(|province| {
            let bids = NUMBERS.map(move |gold| Action::Bid { province, gold });
            [
                Action::Reveal(province),
                Action::Farmer(province),
                Action::Stone(province),
                Action::Architect(province),
                Action::FreeFarmer(province),
                Action::TakeFarmer(province),
                Action::TakeStone(province),
                Action::Harvest(province),
                Action::Treasury(province),
            ]
            .into_iter()
            .chain(bids)
        });
        let lots = Goods::ALL
            .into_iter()
            .flat_map(|goods| NUMBERS.map(move |number| Action::Buy { goods, number }));
        let offers = [false, true]
            .into_iter()
            .flat_map(|change| NUMBERS.map(move |gold| Action::Offer { gold, change }));
        words
            .into_iter()
            .chain(named)
            .chain(lots)
            .chain(offers)
            .chain(Card::ALL.map(Action::Sell))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let change = |change: bool| if change { " change" } else { "" };
        match *self {
            Action::Pass => f.write_str("pass"),
            Action::Defend => f.write_str("defend"),
            Action::Bribe => f.write_str("bribe"),
            Action::Done => f.write_str("done"),
            Action::Decline => f.write_str("decline"),
            Action::Reveal(province) => write!(f, "reveal {province}"),
            Action::Bid { province, gold } => write!(f, "bid {province} {gold}"),
            Action::Buy { goods, number } => write!(f, "buy {goods} {number}"),
            Action::Farmer(province) => write!(f, "farmer {province}"),
            Action::Stone(province) => write!(f, "stone {province}"),
            Action::Architect(province) => write!(f, "architect {province}"),
            Action::FreeFarmer(province) => write!(f, "free-farmer {province}"),
            Action::Offer { gold, change: laid } => write!(f, "offer {gold}{}", change(laid)),
            Action::Theft { change: laid } => write!(f, "offer theft{}", change(laid)),
            Action::Change(Direction::Raise) => f.write_str("change +3"),
            Action::Change(Direction::Lower) => f.write_str("change -3"),
            Action::TakeCard => f.write_str("take card"),
            Action::TakeFarmer(province) => write!(f, "take farmer {province}"),
            Action::TakeStone(province) => write!(f, "take stone {province}"),
            Action::Harvest(province) => write!(f, "harvest {province}"),
            Action::Treasury(province) => write!(f, "treasury {province}"),
            Action::Sell(card) => write!(f, "sell {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Syntax;

    fn from_str(text: &str) -> Result<Action, Syntax> {
        let bad = |why| Syntax::new(text, why);
        let province = |key| Province::from_key(key).ok_or_else(|| bad("does not name a province"));
        // Numbers beyond all gold are readable and never legal.
        let number =
            |word| number(word).ok_or_else(|| bad("does not have a number where one belongs"));
        let offer = |laid, change| match laid {
            "theft" => Ok(Action::Theft { change }),
            gold => number(gold).map(|gold| Action::Offer { gold, change }),
        };
        match *words(text)?.as_slice() {
            ["pass"] => Ok(Action::Pass),
            ["defend"] => Ok(Action::Defend),
            ["bribe"] => Ok(Action::Bribe),
            ["done"] => Ok(Action::Done),
            ["decline"] => Ok(Action::Decline),
            ["reveal", key] => province(key).map(Action::Reveal),
            ["bid", key, gold] => Ok(Action::Bid {
                province: province(key)?,
                gold: number(gold)?,
            }),
            ["buy", goods, pieces] => Ok(Action::Buy {
                goods: Goods::from_key(goods)
                    .ok_or_else(|| bad("does not name goods of the market"))?,
                number: number(pieces)?,
            }),
            ["farmer", key] => province(key).map(Action::Farmer),
            ["stone", key] => province(key).map(Action::Stone),
            ["architect", key] => province(key).map(Action::Architect),
            ["free-farmer", key] => province(key).map(Action::FreeFarmer),
            ["harvest", key] => province(key).map(Action::Harvest),
            ["treasury", key] => province(key).map(Action::Treasury),
            ["offer", laid] => offer(laid, false),
            ["offer", laid, "change"] => offer(laid, true),
            ["change", "+3"] => Ok(Action::Change(Direction::Raise)),
            ["change", "-3"] => Ok(Action::Change(Direction::Lower)),
            ["take", "card"] => Ok(Action::TakeCard),
            ["take", "farmer", key] => province(key).map(Action::TakeFarmer),
            ["take", "stone", key] => province(key).map(Action::TakeStone),
            ["sell", key] => Card::from_key(key)
                .map(Action::Sell)
                .ok_or_else(|| bad("does not name a power card")),
            _ => Err(bad("is not an action of Amun-Re")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// NO-3.1, NO-3.2, NO-1.1, NO-1.2, NO-1.3
    #[test]
    fn every_action_has_a_text_of_its_own_that_reads_back() {
        let mut texts = std::collections::BTreeSet::new();
        for action in Action::conceivable() {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action));
            assert!(words(&text).is_ok());
            assert!(texts.insert(text));
        }
        assert!(["pass", "done"].iter().all(|&verb| texts.contains(verb)));
        assert_eq!(texts.len(), 10 + 15 * (9 + 41) + 3 * 41 + 2 * 41 + 12);
    }

    /// NO-1.4
    #[test]
    fn other_texts_are_refused_without_a_game() {
        for text in [
            "",
            "Pass",
            "pass ",
            "bid thebes",
            "bid thebes 06",
            "bid thebes six",
            "bid 6 thebes",
            "bid atlantis 6",
            "buy 2 cards",
            "buy gods 1",
            "buy cards",
            "offer",
            "offer theft 3",
            "offer 3 theft",
            "offer change",
            "change 3",
            "change +4",
            "take",
            "take card buto",
            "take farmer",
            "free farmer buto",
            "sell",
            "sell theft",
            "sell goals",
            "draw",
            "invoke",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }

    /// NO-1.4, NO-3.3
    #[test]
    fn strange_numbers_can_be_named() {
        let province = Province::Thebes;
        assert_eq!(
            "bid thebes 7".parse(),
            Ok(Action::Bid { province, gold: 7 })
        );
        let (goods, number) = (Goods::Cards, 0);
        assert_eq!("buy cards 0".parse(), Ok(Action::Buy { goods, number }));
        let (gold, change) = (u16::MAX, true);
        assert_eq!(
            "offer 99999999 change".parse(),
            Ok(Action::Offer { gold, change })
        );
    }

    #[test]
    fn an_action_is_small() {
        assert_eq!(size_of::<Action>(), 4);
    }
}
