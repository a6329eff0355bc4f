//! What a table may choose (AR-10.6).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use tabletop::{Affects, OptionSpec, Seat, Values};

use crate::board::Board;

/// The options of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Whether the players choose which provinces are auctioned (AR-10.1).
    pub expert: bool,
    /// Where instant stones go (AR-4.13).
    pub instant_stones: InstantStones,
    /// Who is first player of round 1 (AR-2.6).
    pub first: First,
    /// The board (AR-1.10).
    pub board: Board,
    /// Whether players are shown each other's gold (AR-12.4).
    pub gold: Gold,
    /// Whether interfaces show which cards have not been seen (AR-12.7).
    pub counter: Counter,
}

/// Where instant stones go (AR-4.13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum InstantStones {
    /// To any province of the winner.
    #[default]
    Any,
    /// To the province just won.
    Won,
}

/// Who is first player of round 1 (AR-2.6).
///
/// As JSON it is the text `random` or the number of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum First {
    /// The lot decides.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

/// Whether players are shown each other's gold (AR-12.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Gold {
    /// Only their own.
    #[default]
    Hidden,
    /// Everybody's.
    Open,
}

/// Whether interfaces show which cards have not been seen (AR-12.7).
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
            key: "expert",
            values: Values::Flag,
            affects: Affects::Play,
            clause: "AR-10.1",
        },
        OptionSpec {
            key: "instant_stones",
            values: Values::OneOf(&["any", "won"]),
            affects: Affects::Play,
            clause: "AR-4.13",
        },
        OptionSpec {
            key: "first",
            values: Values::Seat { default: "random" },
            affects: Affects::Play,
            clause: "AR-2.6",
        },
        OptionSpec {
            key: "board",
            values: Values::Object {
                default: "standard",
                faults: |board| read_board(board).err().unwrap_or_default(),
            },
            affects: Affects::Play,
            clause: "AR-1.10",
        },
        OptionSpec {
            key: "gold",
            values: Values::OneOf(&["hidden", "open"]),
            affects: Affects::Information,
            clause: "AR-12.4",
        },
        OptionSpec {
            key: "counter",
            values: Values::OneOf(&["off", "on"]),
            affects: Affects::Information,
            clause: "AR-12.7",
        },
    ];
}

/// The board by its name if it is the standard one, otherwise in full.
fn read_board(json: &Value) -> Result<Board, Vec<String>> {
    match json {
        Value::String(name) if name == Board::standard().name() => Ok(Board::standard()),
        Value::String(_) => Err(vec!["neither \"standard\" nor a board in full".to_owned()]),
        json => Board::from_json(json)
            .map_err(|faults| faults.iter().map(ToString::to_string).collect()),
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::standard()
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_standard() {
            serializer.serialize_str(self.name())
        } else {
            self.to_json().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let json = Value::deserialize(deserializer)?;
        read_board(&json).map_err(|faults| D::Error::custom(faults.join("; ")))
    }
}

impl Serialize for First {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            First::Random => serializer.serialize_str("random"),
            First::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<First, D::Error> {
        let json = Value::deserialize(deserializer)?;
        let seat = || Seat::new(usize::try_from(json.as_u64()?).ok()?);
        if json == "random" {
            Ok(First::Random)
        } else {
            seat()
                .map(First::Seat)
                .ok_or_else(|| D::Error::custom("neither \"random\" nor the number of a seat"))
        }
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

    /// AR-10.6, NO-4.3
    #[test]
    fn what_is_missing_has_its_default() {
        assert_eq!(read_options(&json!({})), Ok(Options::default()));
        assert_eq!(
            Value::Object(Options::default().to_json()),
            json!({
                "expert": false, "instant_stones": "any", "first": "random", "board": "standard",
                "gold": "hidden", "counter": "off",
            })
        );
    }

    #[test]
    fn every_value_goes_there_and_back() {
        let mut custom = Board::standard().to_json();
        custom["name"] = json!("my-board");
        let firsts = [First::Random, First::Seat(Seat::new(4).unwrap())];
        for board in [Board::standard(), Board::from_json(&custom).unwrap()] {
            for (first, expert) in firsts.into_iter().zip([false, true]) {
                for instant_stones in [InstantStones::Any, InstantStones::Won] {
                    let options = Options {
                        expert,
                        instant_stones,
                        first,
                        board,
                        gold: Gold::Open,
                        counter: Counter::On,
                    };
                    assert_eq!(Options::from_json(&options.to_json()), Ok(options));
                }
            }
        }
    }

    /// AR-10.6
    #[test]
    fn the_first_player_is_random_or_a_seat() {
        let first = |value: Value| read_options(&json!({"first": value})).map(|read| read.first);
        assert_eq!(first(json!("random")), Ok(First::Random));
        assert_eq!(first(json!(2)), Ok(First::Seat(Seat::new(2).unwrap())));
        for bad in [
            json!(5),
            json!(-1),
            json!("2"),
            json!(1.5),
            json!(null),
            json!(u64::MAX),
        ] {
            assert!(first(bad.clone()).is_err(), "{bad}");
        }
    }

    #[test]
    fn all_bad_values_are_reported_and_unknown_options_ignored() {
        let mut board = Board::standard().to_json();
        board["provinces"][0]["bank"] = json!("north");
        let faults = read_options(&json!({"expert": 1, "board": board, "later": true}));
        let faults = faults.unwrap_err();
        assert_eq!(faults.len(), 3, "{faults:?}");
        assert!(faults[0].starts_with("expert: "));
        assert!(
            faults[1].starts_with("board: name: "),
            "AR-1.11: the name is taken"
        );
        assert_eq!(faults[2], "board: abu: bank is not west or east");
        assert!(read_options(&json!({"board": "mine"})).is_err());
    }
}
