//! How long bots think: a histogram of bounded size.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The times of many decisions: their number, their sum, and a histogram.
///
/// The bins are about 3 % wide, so quantiles are that accurate, and there are never more than a few
/// hundred bins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thinking {
    decisions: u64,
    nanoseconds: u64,
    /// The lowest time of each bin and the number of times in it, in order.
    boxes: Vec<(u64, u64)>,
}

/// Each power of two has 2 to this power bins.
const PRECISION_BITS: u32 = 5;

impl Thinking {
    /// Adds a decision that took this long.
    pub fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.nanoseconds = self.nanoseconds.saturating_add(nanoseconds);
        self.put(lowest(nanoseconds), 1);
    }

    fn put(&mut self, lowest: u64, times: u64) {
        match self
            .boxes
            .binary_search_by_key(&lowest, |&(lowest, _)| lowest)
        {
            Ok(number) => self.boxes[number].1 += times,
            Err(number) => self.boxes.insert(number, (lowest, times)),
        }
    }

    /// Adds the times of other decisions.
    pub fn add_all(&mut self, other: &Thinking) {
        self.decisions += other.decisions;
        self.nanoseconds = self.nanoseconds.saturating_add(other.nanoseconds);
        for &(lowest, times) in &other.boxes {
            self.put(lowest, times);
        }
    }

    /// The number of decisions.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The mean time in milliseconds; 0 without decisions.
    pub fn mean_ms(&self) -> f64 {
        self.nanoseconds as f64 / self.decisions.max(1) as f64 / 1e6
    }

    /// This quantile of the times in milliseconds; 0 without decisions.
    pub fn quantile_ms(&self, part: f64) -> f64 {
        let wanted = (part * self.decisions as f64).ceil() as u64;
        let mut seen = 0;
        for &(lowest, times) in &self.boxes {
            seen += times;
            if seen >= wanted {
                return lowest as f64 / 1e6;
            }
        }
        0.0
    }
}

/// The lowest time of the bin of this one.
fn lowest(nanoseconds: u64) -> u64 {
    let digits = u64::BITS - nanoseconds.leading_zeros();
    let dropped = digits.saturating_sub(PRECISION_BITS + 1);
    nanoseconds >> dropped << dropped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_narrow_and_few() {
        let mut boxes = std::collections::BTreeSet::new();
        for exponent in 0..40 {
            for step in 0..200 {
                let time = (1_u64 << exponent) + (1 << exponent) / 200 * step;
                let low = lowest(time);
                assert!(low <= time && time - low <= time / 32, "{time} in {low}");
                boxes.insert(low);
            }
        }
        assert!(boxes.len() <= 40 * 32, "{}", boxes.len());
        assert_eq!((lowest(0), lowest(63), lowest(64)), (0, 63, 64));
        lowest(u64::MAX);
    }

    #[test]
    fn quantiles_are_those_of_the_times() {
        let mut thinking = Thinking::default();
        assert_eq!((thinking.mean_ms(), thinking.quantile_ms(0.99)), (0.0, 0.0));
        for time in 1..=1_000 {
            thinking.add(Duration::from_millis(time));
        }
        assert_eq!(thinking.decisions(), 1_000);
        assert!((thinking.mean_ms() - 500.5).abs() < 1e-9);
        let p99 = thinking.quantile_ms(0.99);
        assert!((960.0..=990.0).contains(&p99), "{p99}");
        let mut twice = thinking.clone();
        twice.add_all(&thinking);
        assert_eq!(twice.decisions(), 2_000);
        assert_eq!(twice.quantile_ms(0.99), p99);
    }
}
