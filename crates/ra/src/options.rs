//! What a table may choose (RA-12.6). Nothing here changes the course of play.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::OptionReader;

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
    fn from_json(json: &Map<String, Value>) -> Result<Options, Vec<String>> {
        let mut reader = OptionReader::new(json);
        let options = Options {
            scores: reader.option("scores"),
            track: reader.option("track"),
            counter: reader.option("counter"),
            names: reader.option("names"),
        };
        reader.finish(options)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
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
