//! What a table may choose before the game, as data.
//!
//! A game lists its options once, as [`OptionSpec`]s. Reading, defaults, command line, forms,
//! summaries and documentation are made from that list.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::seat::{MAX_SEATS, Seat};

/// Options of a table as records spell them (NO-4.3).
///
/// The fields of the type are the options of [`Options::SPECS`], under the same names and in the
/// same order.
pub trait Options:
    Clone + Debug + Default + Eq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every option, in the order in which records write them.
    const SPECS: &'static [OptionSpec];

    /// Reads the options. A missing option has its default; unknown fields are ignored.
    ///
    /// # Errors
    ///
    /// All bad values, each as a line that begins with the key of the option.
    fn from_json(json: &Map<String, Value>) -> Result<Self, Vec<String>> {
        let complete = complete(Self::SPECS, json)?;
        Self::deserialize(Value::Object(complete)).map_err(|error| vec![error.to_string()])
    }

    /// Writes every option.
    fn to_json(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(options)) => options,
            _ => unreachable!("options are an object"),
        }
    }
}

/// One option: its name, its values, and what it is about.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name in records, and the key of its messages.
    pub key: &'static str,
    /// What it may be.
    pub values: Values,
    /// What it changes.
    pub affects: Affects,
    /// The clause of the rules that offers it.
    pub clause: &'static str,
}

/// The values of an option. The first one, `false` or `default` is what a table has that does not
/// choose.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these texts.
    OneOf(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// This text, or the number of a seat.
    Seat {
        /// The text.
        default: &'static str,
    },
    /// This text, or an object that the game reads itself, such as a board.
    Object {
        /// The text.
        default: &'static str,
        /// All that is wrong with such an object.
        faults: fn(&Value) -> Vec<String>,
    },
}

/// What an option changes, the strongest effect first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Affects {
    /// What can happen in the game.
    Play,
    /// What the players are shown of it.
    Information,
    /// How things are drawn and named.
    Looks,
}

impl OptionSpec {
    /// The value of a table that does not choose.
    pub fn default(&self) -> Value {
        match self.values {
            Values::OneOf(texts) => texts[0].into(),
            Values::Flag => false.into(),
            Values::Seat { default } | Values::Object { default, .. } => default.into(),
        }
    }

    /// All that is wrong with a value; nothing if it is one of this option's.
    pub fn faults(&self, value: &Value) -> Vec<String> {
        let text = value.as_str();
        let good = match self.values {
            Values::OneOf(texts) => text.is_some_and(|text| texts.contains(&text)),
            Values::Flag => value.is_boolean(),
            Values::Seat { default } => text == Some(default) || seat(value).is_some(),
            Values::Object { faults, .. } if value.is_object() => return faults(value),
            Values::Object { default, .. } => text == Some(default),
        };
        if good {
            return Vec::new();
        }
        vec![format!(
            "expected {}, not {}",
            self.expected(),
            excerpt(value)
        )]
    }

    /// The value that a text means on a command line: a value's own spelling, without quotation
    /// marks.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn parse(&self, text: &str) -> Result<Value, String> {
        let value = match self.values {
            Values::OneOf(_) => text.into(),
            Values::Flag | Values::Seat { .. } | Values::Object { .. } => {
                serde_json::from_str(text).unwrap_or_else(|_| text.into())
            }
        };
        let faults = self.faults(&value);
        if faults.is_empty() {
            Ok(value)
        } else {
            Err(faults.join("; "))
        }
    }

    /// The values in words: "hidden or open".
    pub fn expected(&self) -> String {
        match self.values {
            Values::OneOf(texts) => listed(texts),
            Values::Flag => "true or false".to_owned(),
            Values::Seat { default } => format!("{default} or a seat from 0 to {}", MAX_SEATS - 1),
            Values::Object { default, .. } => format!("{default} or an object"),
        }
    }

    /// The names of the kinds of values, the default first, as messages about them are keyed: the
    /// texts themselves, `no` and `yes`, `seat` for any seat and `own` for any object.
    pub fn value_keys(&self) -> Vec<&'static str> {
        match self.values {
            Values::OneOf(texts) => texts.to_vec(),
            Values::Flag => vec!["no", "yes"],
            Values::Seat { default } => vec![default, "seat"],
            Values::Object { default, .. } => vec![default, "own"],
        }
    }

    /// The one among [`OptionSpec::value_keys`] that names this value; none if it is not a value of
    /// this option.
    pub fn value_key(&self, value: &Value) -> Option<&'static str> {
        let text = value.as_str();
        let named = match self.values {
            Values::Flag => Some(if value.as_bool()? { "yes" } else { "no" }),
            Values::Seat { .. } if value.is_number() => Some("seat"),
            Values::Object { .. } if value.is_object() => Some("own"),
            Values::OneOf(_) | Values::Seat { .. } | Values::Object { .. } => text,
        };
        let keys = self.value_keys();
        keys.into_iter().find(|key| Some(*key) == named)
    }
}

/// The options that are not at their default, in the order of the list.
pub fn changed_options<'a>(
    specs: &'static [OptionSpec],
    options: &'a Map<String, Value>,
) -> impl Iterator<Item = (&'static OptionSpec, &'a Value)> {
    specs.iter().filter_map(|spec| {
        let value = options.get(spec.key)?;
        (*value != spec.default()).then_some((spec, value))
    })
}

/// Every option of the list as `json` has it, or with its default; or all that is wrong.
fn complete(
    specs: &[OptionSpec],
    json: &Map<String, Value>,
) -> Result<Map<String, Value>, Vec<String>> {
    let mut faults = Vec::new();
    let mut options = Map::new();
    for spec in specs {
        let value = json.get(spec.key).cloned();
        let value = value.unwrap_or_else(|| spec.default());
        let found = spec.faults(&value);
        faults.extend(found.iter().map(|fault| format!("{}: {fault}", spec.key)));
        options.insert(spec.key.to_owned(), value);
    }
    if faults.is_empty() {
        Ok(options)
    } else {
        Err(faults)
    }
}

fn seat(value: &Value) -> Option<Seat> {
    Seat::new(usize::try_from(value.as_u64()?).ok()?)
}

fn listed(texts: &[&str]) -> String {
    match texts {
        [first @ .., before, last] if !first.is_empty() => {
            format!("{}, {before} or {last}", first.join(", "))
        }
        texts => texts.join(" or "),
    }
}

/// The beginning of a value, for a message.
fn excerpt(value: &Value) -> String {
    const MAX: usize = 40;
    let text = value.to_string();
    match text.char_indices().nth(MAX) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn no_numbers(value: &Value) -> Vec<String> {
        let fields = value.as_object().expect("an object").iter();
        let numbers = fields.filter(|(_, value)| value.is_number());
        numbers
            .map(|(key, _)| format!("{key} is a number"))
            .collect()
    }

    fn spec(values: Values) -> OptionSpec {
        OptionSpec {
            key: "wind",
            values,
            affects: Affects::Play,
            clause: "TE-1",
        }
    }

    const COLOURS: Values = Values::OneOf(&["red", "green", "blue"]);
    const SEAT: Values = Values::Seat { default: "random" };
    const OBJECT: Values = Values::Object {
        default: "standard",
        faults: no_numbers,
    };

    #[test]
    fn a_value_is_accepted_or_all_its_faults_are_named() {
        let faults = |values, value: Value| spec(values).faults(&value).join("; ");
        for (values, value) in [
            (COLOURS, json!("blue")),
            (Values::Flag, json!(true)),
            (SEAT, json!("random")),
            (SEAT, json!(4)),
            (OBJECT, json!("standard")),
            (OBJECT, json!({"a": "b"})),
        ] {
            assert_eq!(faults(values, value), "");
        }
        assert_eq!(
            faults(COLOURS, json!("grey")),
            "expected red, green or blue, not \"grey\""
        );
        assert_eq!(
            faults(Values::Flag, json!(1)),
            "expected true or false, not 1"
        );
        assert_eq!(
            faults(SEAT, json!(5)),
            "expected random or a seat from 0 to 4, not 5"
        );
        assert_eq!(
            faults(OBJECT, json!({"a": 1, "b": 2})),
            "a is a number; b is a number"
        );
        let long = faults(OBJECT, json!("ö".repeat(99)));
        assert!(long.ends_with("ööö…"), "{long}");
    }

    #[test]
    fn a_text_of_the_command_line_is_a_value() {
        let parse = |values, text| spec(values).parse(text);
        assert_eq!(parse(COLOURS, "red"), Ok(json!("red")));
        assert_eq!(parse(Values::Flag, "true"), Ok(json!(true)));
        assert_eq!(parse(SEAT, "2"), Ok(json!(2)));
        assert_eq!(parse(SEAT, "random"), Ok(json!("random")));
        assert_eq!(parse(OBJECT, "{\"a\":\"b\"}"), Ok(json!({"a": "b"})));
        for (values, text) in [
            (COLOURS, "1"),
            (Values::Flag, "yes"),
            (SEAT, "-1"),
            (OBJECT, "{"),
        ] {
            assert!(parse(values, text).is_err(), "{text}");
        }
        assert_eq!(
            spec(Values::OneOf(&["classic", "1999"])).parse("1999"),
            Ok(json!("1999")),
            "a text stays a text even if it looks like a number"
        );
    }

    #[test]
    fn every_value_has_the_key_of_its_message() {
        for (values, value, key) in [
            (COLOURS, json!("green"), Some("green")),
            (COLOURS, json!("grey"), None),
            (Values::Flag, json!(false), Some("no")),
            (Values::Flag, json!(true), Some("yes")),
            (SEAT, json!("random"), Some("random")),
            (SEAT, json!(3), Some("seat")),
            (OBJECT, json!("standard"), Some("standard")),
            (OBJECT, json!({}), Some("own")),
        ] {
            let spec = spec(values);
            assert_eq!(spec.value_key(&value), key, "{value}");
            assert!(key.is_none_or(|key| spec.value_keys().contains(&key)));
        }
    }
}
