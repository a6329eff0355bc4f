//! What may be known about the shuffle of a game (NO-5).

use crate::lobby::State;
use crate::problem::{NotNow, Problem};
use crate::table::Table;

/// What may be known about the shuffle of a game at this moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShuffleReport {
    /// The promise about the seed, in hexadecimal; an imported game may have none.
    pub commitment: Option<String>,
    /// What the players added to the seed.
    pub salt: Option<String>,
    /// The seed in hexadecimal, once the game is over.
    pub seed: Option<String>,
    /// Whether the outcomes follow from the seed, once that can be checked.
    pub verdict: Option<Verdict>,
}

/// Whether the outcomes of chance follow from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All of this many outcomes do.
    Fair(u64),
    /// They do not, or it cannot be known, for this reason.
    Unproven(String),
    /// They were prepared to teach the rules, so nothing is promised.
    Prepared,
}

impl Table {
    /// What may be known about the shuffle now.
    pub fn shuffle_report(&self) -> ShuffleReport {
        if self.is_guided() {
            return ShuffleReport {
                verdict: Some(Verdict::Prepared),
                ..ShuffleReport::default()
            };
        }
        if self.state() == State::Finished {
            return self.proven();
        }
        // The first part of a continued game does not follow from this table's seed.
        if self.game().recorded_players().is_some() {
            return ShuffleReport::default();
        }
        ShuffleReport {
            commitment: Some(self.commitment()),
            salt: self.shuffle().map(|shuffle| shuffle.salt.clone()),
            ..ShuffleReport::default()
        }
    }

    fn proven(&self) -> ShuffleReport {
        let proof = self.game().proof(self.shuffle());
        ShuffleReport {
            commitment: proof.commitment.map(|commitment| commitment.to_string()),
            salt: proof.salt.clone(),
            seed: proof.seed.map(|seed| seed.to_string()),
            verdict: Some(match &proof.outcomes {
                Ok(outcomes) => Verdict::Fair(*outcomes),
                Err(why) => Verdict::Unproven(why.to_string()),
            }),
        }
    }

    /// The record of the game, once it is over: until then it holds secrets (NO-4.9).
    ///
    /// # Errors
    ///
    /// If the game is not over.
    pub fn record(&self) -> Result<String, Problem> {
        if self.state() != State::Finished {
            return Err(Problem::NotNow(NotNow::Running));
        }
        let shuffle = self.shuffle().filter(|_| !self.is_guided());
        Ok(self.game().record(self.players(), shuffle))
    }
}
