//! What decides the chance of a match, and whether it did (NO-5).

use tabletop::record::{CannotVerify, Record};
use tabletop::{Commitment, FairDice, Game, Seed};

/// All that decides the chance of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// The table's part, secret until the game is over.
    pub seed: Seed,
    /// The players' part.
    pub salt: String,
}

impl Shuffle {
    /// The shuffle of this seed to which no player adds anything.
    pub fn new(seed: Seed) -> Shuffle {
        Shuffle {
            seed,
            salt: String::new(),
        }
    }

    /// The dice after `rolled` outcomes of chance.
    pub fn dice(&self, rolled: u64) -> FairDice {
        FairDice::after(&self.seed, &self.salt, rolled)
    }
}

/// What anybody can check about the chance of a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What was promised before the first outcome.
    pub commitment: Option<Commitment>,
    /// What the players added to the seed.
    pub salt: Option<String>,
    /// The seed.
    pub seed: Option<Seed>,
    /// How many outcomes follow from the seed, all there are; or why that cannot be shown.
    pub outcomes: Result<u64, CannotVerify>,
}

impl Proof {
    pub(crate) fn of<G: Game>(record: Record<G>) -> Proof {
        Proof {
            outcomes: record.verify(),
            commitment: record.header.commit,
            salt: record.header.salt,
            seed: record.header.seed,
        }
    }
}
