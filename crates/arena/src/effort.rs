//! How much a searching bot may do for a decision.

use std::fmt;
use std::time::Duration;

/// How much a searching bot may do for a decision, as its name says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// `200walks`: this many iterations of the search, the same on every machine.
    Iterations(u32),
    /// `50ms`: as many iterations as fit into this time.
    Time(Duration),
}

impl Effort {
    /// Reads an effort; none if it is not a positive number with its unit.
    pub(crate) fn read(text: &str) -> Option<Effort> {
        let number = |digits: &str| digits.parse().ok().filter(|&number: &u32| number > 0);
        if let Some(iterations) = text.strip_suffix("walks") {
            return number(iterations).map(Effort::Iterations);
        }
        let ms = number(text.strip_suffix("ms")?)?;
        Some(Effort::Time(Duration::from_millis(ms.into())))
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effort::Iterations(iterations) => write!(f, "{iterations}walks"),
            Effort::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}
