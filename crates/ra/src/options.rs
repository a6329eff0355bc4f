//! What a table may choose (RA-12.6): what is shown, and how it looks.
//!
//! Nothing here changes the course of play. One choice decides who may sit down, though: the names
//! of 1999 are those of an edition for three to five players, so two cannot play with them (RA-E01).

use serde::{Deserialize, Serialize};
use tabletop::{Affects, OptionSpec, Values};

use crate::names::NameSet;

/// The options of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Whether players see each other's totals during the game (RA-12.3).
    pub scores: Scores,
    /// How the Ra track is drawn (RA-E03).
    pub track: Track,
    /// Whether interfaces show what is left in the bag (RA-12.5).
    pub counter: Counter,
    /// Which edition's names are used (RA-E20 to RA-E24).
    pub names: NameSet,
}

/// Whether players see each other's totals during the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scores {
    /// Only one's own.
    #[default]
    Hidden,
    /// Everybody's.
    Open,
}

/// How the Ra track is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Track {
    /// Ra tiles are laid on it.
    #[default]
    Tiles,
    /// A barge moves along it.
    Barge,
}

/// Whether interfaces show what is left in the bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counter {
    /// They do not.
    #[default]
    Off,
    /// They do, for all players.
    On,
}

impl tabletop::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "scores",
            values: Values::OneOf(&["hidden", "open"]),
            affects: Affects::Information,
            clause: "RA-12.3",
        },
        OptionSpec {
            key: "track",
            values: Values::OneOf(&["tiles", "barge"]),
            affects: Affects::Looks,
            clause: "RA-E03",
        },
        OptionSpec {
            key: "counter",
            values: Values::OneOf(&["off", "on"]),
            affects: Affects::Information,
            clause: "RA-12.5",
        },
        OptionSpec {
            key: "names",
            values: Values::OneOf(&["classic", "1999", "2016", "brazilian", "2023"]),
            affects: Affects::Looks,
            clause: "RA-12.6",
        },
    ];
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tabletop::Options as _;

    use super::*;

    fn read_options(value: &Value) -> Result<Options, Vec<String>> {
        Options::from_json(value.as_object().unwrap())
    }

    /// RA-12.6, NO-4.3
    #[test]
    fn what_is_missing_has_its_default() {
        assert_eq!(read_options(&json!({})), Ok(Options::default()));
        assert_eq!(
            Value::Object(Options::default().to_json()),
            json!({"scores": "hidden", "track": "tiles", "counter": "off", "names": "classic"})
        );
    }

    #[test]
    fn every_value_goes_there_and_back() {
        for scores in [Scores::Hidden, Scores::Open] {
            for track in [Track::Tiles, Track::Barge] {
                for counter in [Counter::Off, Counter::On] {
                    for names in NameSet::ALL {
                        let options = Options {
                            scores,
                            track,
                            counter,
                            names,
                        };
                        assert_eq!(Options::from_json(&options.to_json()), Ok(options));
                    }
                }
            }
        }
    }

    #[test]
    fn all_bad_values_are_reported_and_unknown_options_ignored() {
        let faults = read_options(&json!({"scores": "secret", "track": 3, "later": true}));
        let faults = faults.unwrap_err();
        assert_eq!(faults.len(), 2);
        assert!(
            faults[0].starts_with("scores: ") && faults[1].starts_with("track: "),
            "{faults:?}"
        );
    }
}
