//! The ranks: one table for the command line, the lobby and the docs.

use std::str::FromStr;

/// A built-in bot by its rank at court. Every game with bots of its own has one of each rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Any legal action ([`Random`](crate::Random)).
    Random,
    /// A short-sighted script.
    Novice,
    /// A tuned script.
    Scribe,
    /// A network that looks one step ahead ([`Vizier`](crate::Vizier)).
    Vizier,
    /// Tree search with a network ([`Pharaoh`](crate::Pharaoh)).
    Pharaoh,
}

impl Rank {
    /// Every rank, weakest first.
    pub const ALL: [Rank; 5] = [
        Rank::Random,
        Rank::Novice,
        Rank::Scribe,
        Rank::Vizier,
        Rank::Pharaoh,
    ];

    /// Its name in commands and records.
    pub fn code(self) -> &'static str {
        match self {
            Rank::Random => "random",
            Rank::Novice => "novice",
            Rank::Scribe => "scribe",
            Rank::Vizier => "vizier",
            Rank::Pharaoh => "pharaoh",
        }
    }

    /// One line about how it plays.
    pub fn description(self) -> &'static str {
        match self {
            Rank::Random => "does any legal thing, all equally likely",
            Rank::Novice => {
                "takes what is worth something now, without a thought for later or others"
            }
            Rank::Scribe => {
                "knows the price of everything, now and at the end, and what others would pay"
            }
            Rank::Vizier => {
                "has learnt from many games who is likely to win, and looks one step ahead"
            }
            Rank::Pharaoh => "has learnt the same, and thinks through what everybody may do next",
        }
    }
}

/// No rank has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot {0:?}")]
pub struct UnknownRank(String);

impl FromStr for Rank {
    type Err = UnknownRank;

    fn from_str(code: &str) -> Result<Rank, UnknownRank> {
        let rank = Rank::ALL.into_iter().find(|rank| rank.code() == code);
        rank.ok_or_else(|| UnknownRank(code.to_owned()))
    }
}
