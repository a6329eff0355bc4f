//! Checking that every outcome follows from the seed (NO-4.10).

use super::Record;
use super::bad::{BadRecord, Reason};
use super::read::quoted;
use crate::chance::Chance;
use crate::commitment::{FairDice, METHOD};
use crate::game::Game;
use crate::play::Step;

/// Why a record could not be verified.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotVerify {
    /// It has no seed, so nothing can be computed.
    #[error("the record has no seed: it can be replayed but not verified")]
    NoSeed,
    /// Its outcomes follow from the seed by an unknown method (NO-5.4).
    #[error(
        "unknown method {} (this build supports {METHOD}): \
         the record can be replayed but not verified",
        quoted(.0)
    )]
    UnknownMethod(String),
    /// Its outcomes do not follow from the seed.
    #[error(transparent)]
    Mismatch(#[from] BadRecord),
}

impl<G: Game> Record<G> {
    /// Computes every outcome from the seed and compares. Returns the number of outcomes.
    ///
    /// A record with a seed but without a commitment can be verified too; but then nobody committed
    /// to the seed before the game.
    ///
    /// # Errors
    ///
    /// If there is no seed or the method is unknown, or the first outcome that does not follow.
    pub fn verify(&self) -> Result<u64, CannotVerify> {
        let seed = self.header.seed.ok_or(CannotVerify::NoSeed)?;
        if let Some(method) = &self.header.method {
            return Err(CannotVerify::UnknownMethod(method.clone()));
        }
        if let Some(commit) = self.header.commit
            && commit != seed.commitment()
        {
            let message = format!("the seed has {}", seed.commitment());
            return Err(BadRecord::new(1, Reason::CommitMismatch, message).into());
        }
        let salt = self.header.salt.as_deref().unwrap_or_default();
        let mut dice = FairDice::new(&seed, salt);
        let mut chances = 0;
        let positions = self.play.positions();
        for (number, (step, before)) in self.play.steps().iter().zip(positions).enumerate() {
            let Step::Chance { chance, outcome } = *step else {
                continue;
            };
            let fair = before.sample(&mut dice);
            if fair != outcome {
                let (fair, stated) = (chance.spell(fair), chance.spell(outcome));
                let message = format!("{} must be {fair}, not {stated}", chance.kind());
                // Steps begin on line 2, after the header.
                return Err(BadRecord::new(number + 2, Reason::SeedMismatch, message).into());
            }
            chances += 1;
        }
        Ok(chances)
    }
}
