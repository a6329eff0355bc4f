//! How fast bots move.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How fast bots move at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Time to think about each move.
    Slow,
    /// Slow enough for the eye to follow.
    #[default]
    Normal,
    /// Barely visible.
    Fast,
    /// No delay at all.
    AtOnce,
}

impl Pace {
    /// Every pace, slowest first.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::AtOnce];

    /// Its code in forms, in the API and in the log.
    pub fn code(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::AtOnce => "at-once",
        }
    }

    /// The pace with this code.
    pub fn from_code(code: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.code() == code)
    }

    /// How long after the previous step a bot's decision is carried out.
    pub fn delay(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 1_800,
            Pace::Normal => 700,
            Pace::Fast => 250,
            Pace::AtOnce => 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_has_the_code_of_a_pace() {
        for pace in Pace::ALL {
            let json = serde_json::to_string(&pace).expect("a pace is plain data");
            assert_eq!(json, format!("{:?}", pace.code()));
            assert_eq!(serde_json::from_str::<Pace>(&json).ok(), Some(pace));
        }
    }
}
