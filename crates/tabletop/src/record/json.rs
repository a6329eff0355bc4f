//! JSON objects read strictly: a field that stands twice is an error (NO-4.11, `bad-json`).

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Reads one JSON object.
pub(super) fn object(text: &str) -> Result<Map<String, Value>, String> {
    match serde_json::from_str(text) {
        Ok(Strict(Value::Object(object))) => Ok(object),
        Ok(_) => Err("not a JSON object".to_owned()),
        Err(error) => Err(fault(&error)),
    }
}

/// What is wrong, and in which column. There is only one line, so its number is left out.
fn fault(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    match message.strip_suffix(&place) {
        Some(what) => format!("{what}, column {}", error.column()),
        None => message,
    }
}

/// A JSON value without repeated fields at any depth.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Strict)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        let number = Number::from_f64(value);
        number
            .map(Value::Number)
            .ok_or_else(|| E::custom("not a number"))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Strict(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            let Strict(value) = fields.next_value()?;
            if object.contains_key(&name) {
                return Err(A::Error::custom(format!("the field {name:?} stands twice")));
            }
            object.insert(name, value);
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_may_stand_once_only_at_any_depth() {
        assert!(object(r#"{"a":1,"b":[{"a":2}]}"#).is_ok());
        for twice in [
            r#"{"a":1,"a":1}"#,
            r#"{"a":[{"b":1,"b":2}]}"#,
            r#"{"a":1,"\u0061":2}"#,
        ] {
            assert!(
                object(twice).unwrap_err().contains("stands twice"),
                "{twice}"
            );
        }
    }

    #[test]
    fn only_objects_are_lines() {
        for bad in [
            "",
            "3",
            "[]",
            "null",
            "\"a\"",
            "{",
            "{}x",
            "{\"a\":NaN}",
            &"[".repeat(9_000),
        ] {
            assert!(object(bad).is_err());
        }
    }

    #[test]
    fn the_message_says_what_is_wrong_and_where() {
        assert_eq!(
            object(r#"{"by":0,"by":1}"#).unwrap_err(),
            "the field \"by\" stands twice, column 15"
        );
        assert_eq!(
            object(r#"{"by":0"#).unwrap_err(),
            "EOF while parsing an object, column 7"
        );
    }

    #[test]
    fn fields_keep_their_order() {
        let object = object(r#"{"z":1,"a":null,"m":-1}"#).unwrap();
        assert_eq!(object.keys().collect::<Vec<_>>(), ["z", "a", "m"]);
    }

    /// Unknown fields are kept as they are (NO-4.8), even where a number is not whole.
    #[test]
    fn numbers_stay_the_same_however_often_they_are_copied() {
        for number in 0..10_000_u64 {
            let bits = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let line = format!(r#"{{"seconds":{:e}}}"#, f64::from_bits(bits));
            let Ok(first) = object(&line) else {
                continue;
            };
            let copied = serde_json::to_string(&first).unwrap();
            assert_eq!(object(&copied), Ok(first), "{line}");
        }
    }
}
