//! Decisions that a bot forfeited, counted by reason.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// Why a decision is forfeited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// There was no answer in time.
    Late,
    /// The answer was not a message of the protocol.
    Unreadable,
    /// The answer was not a legal action.
    Illegal,
    /// The program ended or closed its output instead of answering.
    Ended,
    /// The program could not be started, or had failed too often.
    GivenUp,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Late => "late",
            Reason::Unreadable => "unreadable",
            Reason::Illegal => "illegal",
            Reason::Ended => "ended",
            Reason::GivenUp => "given-up",
        })
    }
}

/// Forfeited decisions: counts by reason, and a few examples.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeits {
    reasons: BTreeMap<Reason, u64>,
    examples: Vec<String>,
}

impl Forfeits {
    /// The number of examples kept.
    const MAX_EXAMPLES: usize = 5;

    /// Counts a decision that was forfeited for this reason; `what` says what happened.
    pub fn add(&mut self, reason: Reason, what: String) {
        *self.reasons.entry(reason).or_default() += 1;
        self.keep(what);
    }

    /// Adds other forfeits.
    pub fn add_all(&mut self, other: &Forfeits) {
        for (&reason, &count) in &other.reasons {
            *self.reasons.entry(reason).or_default() += count;
        }
        for what in &other.examples {
            self.keep(what.clone());
        }
    }

    fn keep(&mut self, what: String) {
        if self.examples.len() < Self::MAX_EXAMPLES && !self.examples.contains(&what) {
            self.examples.push(what);
        }
    }

    /// The number of forfeited decisions.
    pub fn count(&self) -> u64 {
        self.reasons.values().sum()
    }

    /// The counts by reason.
    pub fn reasons(&self) -> &BTreeMap<Reason, u64> {
        &self.reasons
    }

    /// What happened, in the first few different cases.
    pub fn examples(&self) -> &[String] {
        &self.examples
    }
}

/// For example "3 late, 1 illegal".
impl fmt::Display for Forfeits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (reason, count)) in self.reasons.iter().enumerate() {
            let comma = if number > 0 { ", " } else { "" };
            write!(f, "{comma}{count} {reason}")?;
        }
        Ok(())
    }
}
