//! What a table may choose, in words.
//!
//! The message of an option is `option-{game}-{key}`, with the attribute `.help` where the values do
//! not explain themselves. The message of a value is `option-{game}-{key}-{value}`, with the name
//! that [`OptionSpec::value_key`] gives it, and the attribute `.chosen` where a list of choices calls
//! it something else. A game without messages shows its keys and values as they are.

use fluent::FluentValue;
use serde_json::{Map, Value};
use tabletop::{OptionSpec, changed_options};

use crate::message::Text;

impl Text {
    /// What an option is called.
    pub fn option_name(&self, game: &str, spec: &OptionSpec) -> String {
        let key = option_key(game, spec);
        match self.knows(&key) {
            true => self.say(&key),
            false => spec.key.replace('_', " "),
        }
    }

    /// The message that helps to choose, if there is one. It may speak of the `clause` of the rules.
    pub fn option_help_key(&self, game: &str, spec: &OptionSpec) -> Option<String> {
        let key = option_key(game, spec) + ".help";
        self.knows(&key).then_some(key)
    }

    /// What a value of an option is called.
    pub fn option_value(&self, game: &str, spec: &OptionSpec, value: &Value) -> String {
        let key = value_key(game, spec, value).filter(|key| self.knows(key));
        key.map_or_else(|| plain(value), |key| self.tell(&key, &arguments(value)))
    }

    /// What a table chose against the default, in a few words; none if nothing.
    pub fn options_summary(
        &self,
        game: &str,
        specs: &'static [OptionSpec],
        options: &Map<String, Value>,
    ) -> Option<String> {
        let chosen = |(spec, value): (&OptionSpec, &Value)| {
            let key = value_key(game, spec, value).map(|key| key + ".chosen");
            match key.filter(|key| self.knows(key)) {
                Some(key) => self.tell(&key, &arguments(value)),
                None => self.option_value(game, spec, value),
            }
        };
        let chosen: Vec<String> = changed_options(specs, options).map(chosen).collect();
        (!chosen.is_empty()).then(|| chosen.join(", "))
    }
}

fn option_key(game: &str, spec: &OptionSpec) -> String {
    format!("option-{game}-{}", spec.key)
}

fn value_key(game: &str, spec: &OptionSpec, value: &Value) -> Option<String> {
    let value = spec.value_key(value)?;
    Some(format!("{}-{value}", option_key(game, spec)))
}

/// What the message of a value may speak of: the number of a seat, or the name of an object.
fn arguments(value: &Value) -> Vec<(&str, FluentValue<'_>)> {
    match value {
        Value::Number(number) => vec![("seat", number.as_u64().unwrap_or_default().into())],
        Value::Object(object) => {
            let name = object.get("name").and_then(Value::as_str);
            vec![("name", name.unwrap_or_default().into())]
        }
        _ => Vec::new(),
    }
}

/// A value as it is.
fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
