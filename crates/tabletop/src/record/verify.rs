//! Checking that every outcome follows from the seed (NO-4.10).

use super::Record;
use super::bad::{BadRecord, Reason};
use super::read::quoted;
use crate::chance::Chance;
use crate::commitment::{FairDice, METHOD};
use crate::game::Game;
use crate::play::Step;

/// Why a record could not be shown to be fair.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotVerify {
    /// It has no seed, so nothing can be computed.
    #[error("the record has no seed: it can be replayed, not verified")]
    NoSeed,
    /// Its outcomes follow from the seed by a method that we do not know (NO-5.4).
    #[error(
        "the method {} is not known: the record can be replayed, not verified; \
         this program knows {METHOD}",
        quoted(.0)
    )]
    UnknownMethod(String),
    /// It was not played with this seed.
    #[error(transparent)]
    Mismatch(#[from] BadRecord),
}

impl<G: Game> Record<G> {
    /// Computes every outcome from the seed and compares. Says how many there were.
    ///
    /// A record with a seed but without a commitment can be verified too; then nobody promised
    /// the seed before the game.
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
                // Steps begin on line 2, behind the header.
                return Err(BadRecord::new(number + 2, Reason::SeedMismatch, message).into());
            }
            chances += 1;
        }
        Ok(chances)
    }
}
