//! What no player decides: the kinds of chance, their spelling, and the dice that settle them.

use std::fmt::Debug;

use crate::seat::Seat;

/// Something left to chance, as a line of a record names it (NO-2.6, NO-3.5).
pub trait Chance: Copy + Eq + Debug + Send + Sync {
    /// What can come of it: a tile, a card, a seat.
    type Outcome: Copy + Eq + Debug + Send + Sync;

    /// Its name in records, such as `draw`.
    fn kind(self) -> &'static str;

    /// The seat it happens to, if it happens to one.
    fn to(self) -> Option<Seat>;

    /// Whether only the seat it happens to may see the outcome.
    fn is_secret(self) -> bool;

    /// The outcome as a record spells it.
    fn spell(self, outcome: Self::Outcome) -> Spelling;

    /// The outcome that a record means; `None` if the game has no such outcome.
    fn read(self, spelling: &Spelling) -> Option<Self::Outcome>;
}

/// How a record spells an outcome: as a key, or as a number where it is a seat (NO-4.4).
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(untagged)]
pub enum Spelling {
    /// The key of a tile, a card or a province.
    Key(String),
    /// The number of a seat.
    Number(u64),
}

impl Spelling {
    /// Spells an outcome by its key.
    pub fn key(key: impl Into<String>) -> Spelling {
        Spelling::Key(key.into())
    }
}

impl std::fmt::Display for Spelling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Spelling::Key(key) => f.write_str(key),
            Spelling::Number(number) => write!(f, "{number}"),
        }
    }
}

/// A source of random numbers, uniformly distributed.
///
/// Engines have none of their own: the caller brings one. A table rolls [`FairDice`](crate::FairDice), simulations and
/// bots a fast generator.
pub trait Dice {
    /// A number from 0 up to, but not including, `limit`.
    ///
    /// Implementations may panic if `limit` is 0.
    fn below(&mut self, limit: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn below(&mut self, limit: u32) -> u32 {
        (**self).below(limit)
    }
}
