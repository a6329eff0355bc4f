//! What a table may choose before the game.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Options of a table as records spell them (NO-4.3).
pub trait Options: Clone + Debug + Default + Eq + Serialize + Send + Sync + 'static {
    /// Reads the options; what is missing has its default, unknown members are ignored. Every
    /// fault is reported.
    fn from_json(json: &Map<String, Value>) -> Result<Self, Vec<String>>;

    /// Writes every option.
    fn to_json(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(options)) => options,
            _ => unreachable!("options are an object"),
        }
    }
}

/// Reads options one by one and gathers all that is wrong with them.
#[derive(Debug)]
pub struct OptionReader<'a> {
    json: &'a Map<String, Value>,
    faults: Vec<String>,
}

impl<'a> OptionReader<'a> {
    /// Reads from this object.
    pub fn new(json: &'a Map<String, Value>) -> OptionReader<'a> {
        OptionReader {
            json,
            faults: Vec::new(),
        }
    }

    /// One option; its default if it is missing or bad.
    pub fn option<T: Default + Deserialize<'a>>(&mut self, name: &str) -> T {
        self.option_with(name, |value| {
            T::deserialize(value).map_err(|error| vec![error.to_string()])
        })
    }

    /// One option that is read in its own way and may have several faults.
    pub fn option_with<T: Default>(
        &mut self,
        name: &str,
        read: impl FnOnce(&'a Value) -> Result<T, Vec<String>>,
    ) -> T {
        let Some(value) = self.json.get(name) else {
            return T::default();
        };
        read(value).unwrap_or_else(|faults| {
            let faults = faults.iter().map(|fault| format!("{name}: {fault}"));
            self.faults.extend(faults);
            T::default()
        })
    }

    /// The options, unless something was wrong.
    pub fn finish<O>(self, options: O) -> Result<O, Vec<String>> {
        if self.faults.is_empty() {
            Ok(options)
        } else {
            Err(self.faults)
        }
    }
}
