//! Comparing instruction counts with the accepted baseline.

use std::collections::BTreeSet;
use std::fmt;

use crate::instructions::Counts;

/// How a count compares with the baseline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The same within the tolerance.
    Same,
    /// Clearly fewer instructions.
    Better,
    /// Clearly more instructions: the gate fails.
    Worse,
    /// Not in the baseline yet.
    New,
    /// In the baseline, but no longer measured.
    Gone,
}

/// A benchmark, in the baseline and now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The name of the benchmark.
    pub name: String,
    /// The accepted count.
    pub before: Option<u64>,
    /// The count now.
    pub now: Option<u64>,
}

impl Line {
    /// The tolerance in thousandths: another processor or C library copies memory differently, and the
    /// compiler inlines differently in another folder (4 % were seen).
    const TOLERANCE: u64 = 100;

    /// How the count compares.
    pub fn verdict(&self) -> Verdict {
        let (before, now) = match (self.before, self.now) {
            (Some(before), Some(now)) => (before, now),
            (None, _) => return Verdict::New,
            (_, None) => return Verdict::Gone,
        };
        if now * 1_000 > before * (1_000 + Line::TOLERANCE) {
            Verdict::Worse
        } else if now * 1_000 < before * (1_000 - Line::TOLERANCE) {
            Verdict::Better
        } else {
            Verdict::Same
        }
    }

    /// Whether the gate fails.
    pub fn fails(&self) -> bool {
        !matches!(self.verdict(), Verdict::Same | Verdict::Better)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |count: Option<u64>| count.map_or("-".to_owned(), |count| count.to_string());
        let change = match (self.before, self.now) {
            (Some(before), Some(now)) if before > 0 => {
                format!("{:+.1} %", 100.0 * (now as f64 / before as f64 - 1.0))
            }
            _ => String::new(),
        };
        let word = match self.verdict() {
            Verdict::Same => "",
            Verdict::Better => "better",
            Verdict::Worse => "WORSE",
            Verdict::New => "NEW",
            Verdict::Gone => "GONE",
        };
        let (before, now) = (number(self.before), number(self.now));
        write!(
            f,
            "{:<28} {before:>12} {now:>12} {change:>9}  {word}",
            self.name
        )
    }
}

/// All benchmarks of both lists, by name.
pub fn compare(before: &Counts, now: &Counts) -> Vec<Line> {
    let names: BTreeSet<&String> = before.keys().chain(now.keys()).collect();
    let line = |name: &String| Line {
        name: name.clone(),
        before: before.get(name).copied(),
        now: now.get(name).copied(),
    };
    names.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(before: Option<u64>, now: Option<u64>) -> Verdict {
        let counts = |count: Option<u64>| count.map(|count| ("a".to_owned(), count));
        let (before, now) = (counts(before), counts(now));
        let lines = compare(&before.into_iter().collect(), &now.into_iter().collect());
        assert_eq!(lines.len(), 1);
        lines[0].verdict()
    }

    #[test]
    fn ten_of_a_hundred_are_tolerated_either_way() {
        assert_eq!(verdict(Some(1_000), Some(1_100)), Verdict::Same);
        assert_eq!(verdict(Some(1_000), Some(1_101)), Verdict::Worse);
        assert_eq!(verdict(Some(1_000), Some(900)), Verdict::Same);
        assert_eq!(verdict(Some(1_000), Some(899)), Verdict::Better);
        assert_eq!(verdict(Some(0), Some(1)), Verdict::Worse);
    }

    #[test]
    fn a_benchmark_cannot_come_or_go_unnoticed() {
        assert_eq!(verdict(None, Some(5)), Verdict::New);
        assert_eq!(verdict(Some(5), None), Verdict::Gone);
    }
}
