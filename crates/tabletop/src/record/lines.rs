//! The lines of a record, one at a time and never more than a line in memory (NO-4.1).

use std::io::{BufRead, Read};

use serde_json::{Map, Value};

use super::bad::{BadRecord, Reason};
use crate::json;

/// The longest line in bytes, not counting the line break (NO-4.1).
pub const MAX_LINE: usize = 65_536;

/// Reads JSON objects line by line.
#[derive(Debug)]
pub(super) struct Lines<R> {
    reader: R,
    /// The number of the line that was read last.
    pub(super) number: usize,
    /// Its length in bytes.
    pub(super) length: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(reader: R) -> Lines<R> {
        Lines {
            reader,
            number: 0,
            length: 0,
        }
    }

    /// The object on the next line; `None` at the end of the file.
    pub(super) fn next(&mut self) -> Result<Option<Map<String, Value>>, BadRecord> {
        let Some(line) = self.line()? else {
            return Ok(None);
        };
        if line.is_empty() {
            let empty = self.bad(Reason::BadJson, "empty line before the end");
            return match self.line() {
                Ok(None) => Ok(None),
                // No matter what follows, the empty line is the first bad one.
                Ok(Some(_)) | Err(_) => Err(empty),
            };
        }
        object(&line)
            .map(Some)
            .map_err(|message| self.bad(Reason::BadJson, message))
    }

    fn line(&mut self) -> Result<Option<String>, BadRecord> {
        self.number += 1;
        let mut bytes = Vec::new();
        // One byte more than a full line with CR and LF shows that the line is too long.
        let read = self
            .reader
            .by_ref()
            .take(MAX_LINE as u64 + 3)
            .read_until(b'\n', &mut bytes);
        if let Err(error) = read {
            return Err(self.bad(Reason::BadJson, format!("cannot be read: {error}")));
        }
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
            if bytes.last() == Some(&b'\r') {
                bytes.pop();
            }
        }
        if bytes.len() > MAX_LINE {
            return Err(self.bad(Reason::TooLong, format!("more than {MAX_LINE} bytes")));
        }
        self.length = bytes.len();
        match String::from_utf8(bytes) {
            Ok(line) => Ok(Some(line)),
            Err(_) => Err(self.bad(Reason::BadJson, "not UTF-8")),
        }
    }

    pub(super) fn bad(&self, reason: Reason, message: impl std::fmt::Display) -> BadRecord {
        BadRecord::new(self.number, reason, message)
    }
}

/// Reads one JSON object.
fn object(line: &str) -> Result<Map<String, Value>, String> {
    match json::read(line) {
        Ok(Value::Object(object)) => Ok(object),
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

#[cfg(test)]
mod tests {
    use super::*;

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
            "duplicate field \"by\", column 15"
        );
        assert_eq!(
            object(r#"{"by":0"#).unwrap_err(),
            "EOF while parsing an object, column 7"
        );
    }
}
