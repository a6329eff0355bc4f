//! JSON read strictly: an object with a duplicate field is an error (NO-4.11, `bad-json`).
//!
//! `serde_json` keeps the last of several fields of one name. In what people write by hand or hand
//! in that hides a mistake, or lets two programs read one file differently.

use std::fmt::{self, Display};
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Reads a JSON text.
///
/// ```
/// assert!(tabletop::json::read(r#"{"by": 0, "do": "draw"}"#).is_ok());
/// let error = tabletop::json::read(r#"{"by": 0, "by": 1}"#).unwrap_err();
/// assert!(error.to_string().starts_with("duplicate field \"by\""));
/// ```
///
/// # Errors
///
/// If the text is not JSON, or an object in it, at any depth, has a field twice.
pub fn read(text: &str) -> serde_json::Result<Value> {
    serde_json::from_str(text).map(|Strict(value)| value)
}

/// Reads the fields of an object in order, for `Deserialize` of types that are maps in JSON.
///
/// Each field is handed to `insert`, which returns whether its name is new.
///
/// # Errors
///
/// If it is not an object, a key or a value cannot be read, or a name is not new.
pub fn fields<'de, D, K, V>(
    deserializer: D,
    insert: impl FnMut(K, V) -> bool,
) -> Result<(), D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Copy + Display,
    V: Deserialize<'de>,
{
    deserializer.deserialize_map(Fields {
        insert,
        field: PhantomData,
    })
}

fn duplicate<E: Error>(name: impl Display) -> E {
    E::custom(format_args!("duplicate field \"{name}\""))
}

struct Fields<K, V, F> {
    insert: F,
    field: PhantomData<(K, V)>,
}

impl<'de, K, V, F> Visitor<'de> for Fields<K, V, F>
where
    K: Deserialize<'de> + Copy + Display,
    V: Deserialize<'de>,
    F: FnMut(K, V) -> bool,
{
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        while let Some((name, value)) = map.next_entry()? {
            if !(self.insert)(name, value) {
                return Err(duplicate(name));
            }
        }
        Ok(())
    }
}

/// A JSON value without duplicate fields at any depth.
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
                return Err(duplicate(name));
            }
            object.insert(name, value);
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn a_field_is_there_once_at_any_depth() {
        assert!(read(r#"{"a":1,"b":[{"a":2}]}"#).is_ok());
        for twice in [
            r#"{"a":1,"a":1}"#,
            r#"{"a":[{"b":1,"b":2}]}"#,
            r#"{"a":1,"\u0061":2}"#,
        ] {
            let error = read(twice).unwrap_err().to_string();
            assert!(error.starts_with("duplicate field"), "{twice}: {error}");
        }
    }

    #[test]
    fn fields_keep_their_order() {
        let object = read(r#"{"z":1,"a":null,"m":-1}"#).unwrap();
        let keys: Vec<_> = object.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["z", "a", "m"]);
    }

    /// Unknown fields are kept as they are (NO-4.8), even where a number is not whole.
    #[test]
    fn numbers_stay_the_same_however_often_they_are_copied() {
        for number in 0..10_000_u64 {
            let bits = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let line = format!(r#"{{"seconds":{:e}}}"#, f64::from_bits(bits));
            let Ok(first) = read(&line) else {
                continue;
            };
            let copied = serde_json::to_string(&first).unwrap();
            assert_eq!(read(&copied).unwrap(), first, "{line}");
        }
    }

    #[test]
    fn typed_maps_refuse_duplicates_too() {
        #[derive(Debug, Default)]
        struct Ages(BTreeMap<char, u8>);

        impl<'de> Deserialize<'de> for Ages {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ages, D::Error> {
                let mut ages = Ages::default();
                fields(deserializer, |name, age| ages.0.insert(name, age).is_none())?;
                Ok(ages)
            }
        }

        let ages: Ages = serde_json::from_str(r#"{"b":2,"a":1}"#).unwrap();
        assert_eq!(ages.0, BTreeMap::from([('a', 1), ('b', 2)]));
        let error = serde_json::from_str::<Ages>(r#"{"a":1,"a":1}"#).unwrap_err();
        assert!(error.to_string().starts_with("duplicate field \"a\""));
        assert!(serde_json::from_str::<Ages>("[]").is_err());
    }
}
