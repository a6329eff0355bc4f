//! The books of one seat.

use std::collections::BTreeMap;

use serde::Serialize;

/// What became of the chances of one seat. Everything is in parts of a victory: 0.01 is one point.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Account {
    /// The chance to win before the first step.
    pub start: f64,
    /// The share of the victory.
    pub result: f64,
    /// What chance brought.
    pub luck: f64,
    /// What the seat's own decisions gave away; never negative.
    pub loss: f64,
    /// What the losses of the others brought.
    pub gifts: f64,
    /// What sealed decisions and their reveals changed.
    pub surprise: f64,
    /// What the network cannot explain.
    pub rest: f64,
    /// The decisions with a choice.
    pub decisions: u32,
    /// The same by the first word of what was done.
    pub by_kind: BTreeMap<String, Tally>,
    /// The same by epoch, in order.
    pub by_epoch: Vec<Chapter>,
}

/// Decisions and what they gave away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    /// How many.
    pub decisions: u32,
    /// What they gave away.
    pub loss: f64,
}

/// What happened in one epoch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Chapter {
    /// What chance brought.
    pub luck: f64,
    /// What the seat's own decisions gave away.
    pub loss: f64,
}

impl Account {
    /// What a decision gives away on average, in points of winning chance: a rate that can be
    /// compared between games. None if the seat never had a choice.
    pub fn error_rate(&self) -> Option<f64> {
        (self.decisions > 0).then(|| 100.0 * self.loss / f64::from(self.decisions))
    }

    /// The result without the luck. It can be less than nothing or more than a victory.
    pub fn without_luck(&self) -> f64 {
        self.result - self.luck
    }

    /// How far the books are from balancing: 0 but for rounding.
    pub fn imbalance(&self) -> f64 {
        let explained = self.start + self.luck - self.loss + self.gifts + self.surprise + self.rest;
        self.result - explained
    }

    /// The chapter of this epoch, counted from 0.
    pub(crate) fn chapter(&mut self, epoch: usize) -> &mut Chapter {
        if self.by_epoch.len() <= epoch {
            self.by_epoch.resize(epoch + 1, Chapter::default());
        }
        &mut self.by_epoch[epoch]
    }
}
