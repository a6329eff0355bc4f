//! Records from strangers: whatever a file holds, it is read or refused, never feared (NO-4.1).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::{self, BufRead, BufReader, Read};

use conformance::toy::{Options, Toy};
use conformance::{TestDice, random_step};
use tabletop::record::{
    BadRecord, End, Ending, Header, MAX_LINE, Player, Reason, Record, RecordFile,
};
use tabletop::{Dice, Game, Play, Seed};

const HEADER: &str =
    r#"{"format":1,"game":"toy","rules":1,"players":[{"name":"Anne"},{"name":"Carl"}]}"#;
const DEAL: &str = r#"{"chance":"deal","to":0,"is":"ibis"}"#;
const STOP: &str = r#"{"end":"stopped","why":"rain"}"#;

/// A whole game of two as a record.
fn game() -> Record<Toy> {
    let mut play = Play::new(Toy::new(2, &Options::default()).unwrap());
    let mut dice = TestDice::new(3);
    while random_step(&mut play, &mut dice).unwrap() {}
    let players = ["Anne", "Carl"].map(|name| Player {
        name: name.to_owned(),
        ..Player::default()
    });
    let header = Header::new(Options::default(), players.into());
    Record::new(header.with_seed(Seed::from_number(1)), play)
}

fn read_from(reader: impl BufRead) -> Result<Record<Toy>, BadRecord> {
    RecordFile::open(reader)?.read()
}

fn read(text: impl AsRef<[u8]>) -> Result<Record<Toy>, BadRecord> {
    read_from(text.as_ref())
}

/// Reads, and sees to it that a refusal can be shown to somebody.
fn read_or_be_told(text: impl AsRef<[u8]>) -> Option<BadRecord> {
    let bad = read(text).err()?;
    let message = bad.to_string();
    assert!(message.chars().count() < 600, "{message}");
    assert!(!message.chars().any(char::is_control), "{message:?}");
    Some(bad)
}

/// The first deal, with an unknown field that makes its line this many bytes long.
fn step_of(bytes: usize) -> String {
    let begin = DEAL.replace('}', r#","note":""#);
    let fill = "n".repeat(bytes - begin.len() - 2);
    format!("{begin}{fill}\"}}")
}

#[test]
fn lines_may_end_as_on_other_systems() {
    let text = game().to_string();
    let crlf = text.replace('\n', "\r\n");
    for good in [
        text.trim_end().to_owned(),
        text.clone() + "\n",
        crlf.trim_end().to_owned(),
        crlf.clone() + "\r\n",
        crlf.clone(),
    ] {
        assert_eq!(read(&good).unwrap().to_string(), text);
    }
    for (bad, line) in [
        (text.clone() + "\n\n", text.lines().count() + 1),
        (text.replacen('\n', "\n\n", 1), 2),
        (crlf.replacen("\r\n", "\r\n\r\n", 1), 2),
    ] {
        let bad = read_or_be_told(bad).unwrap();
        assert_eq!((bad.line, bad.reason), (line, Reason::BadJson));
    }
}

#[test]
fn a_line_may_have_so_many_bytes_and_no_more() {
    for end in [
        "",
        "\n",
        "\r\n",
        "\n\n",
        "\n{\"end\":\"stopped\",\"why\":\"\"}",
    ] {
        let longest = format!("{HEADER}\n{}{end}", step_of(MAX_LINE));
        let record = read(&longest).unwrap();
        assert_eq!(record.play.steps().len(), 1, "{end:?}");
        let longer = format!("{HEADER}\n{}{end}", step_of(MAX_LINE + 1));
        let bad = read_or_be_told(&longer).unwrap();
        assert_eq!((bad.line, bad.reason), (2, Reason::TooLong), "{end:?}");
    }
}

#[test]
fn a_changed_byte_never_makes_the_reader_panic() {
    let text = game().to_string().into_bytes();
    let mut dice = TestDice::new(5);
    let mut refused = 0;
    for _ in 0..20_000 {
        let mut changed = text.clone();
        for _ in 0..=dice.below(2) {
            let place = dice.below(u32::try_from(changed.len()).unwrap()) as usize;
            match dice.below(4) {
                0 => changed[place] = u8::try_from(dice.below(256)).unwrap(),
                1 => changed[place] ^= 1 << dice.below(8),
                2 => drop(changed.remove(place)),
                _ => changed.insert(place, *dice.pick(b"{}[]\",:0-\\\n\r \xff").unwrap()),
            }
        }
        refused += usize::from(read_or_be_told(&changed).is_some());
    }
    assert!(refused > 10_000, "most changes are noticed, here {refused}");
}

#[test]
fn a_file_cut_off_anywhere_never_makes_the_reader_panic() {
    let text = game().to_string().into_bytes();
    for end in 0..text.len() {
        read_or_be_told(&text[..end]);
    }
}

#[test]
fn how_the_bytes_arrive_does_not_matter() {
    let text = game().to_string();
    for size in [1, 2, 3, 7, 64] {
        let record = read_from(BufReader::with_capacity(size, text.as_bytes())).unwrap();
        assert_eq!(record, game());
    }
}

/// Counts what is read of a file without an end.
struct Endless<'a> {
    begin: &'a [u8],
    again: &'a [u8],
    read: &'a mut usize,
}

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        assert!(*self.read < 10 * MAX_LINE, "the reader does not stop");
        for byte in buffer.iter_mut() {
            let number = *self.read;
            *byte = match self.begin.get(number) {
                Some(&byte) => byte,
                None => self.again[(number - self.begin.len()) % self.again.len()],
            };
            *self.read += 1;
        }
        Ok(buffer.len())
    }
}

#[test]
fn a_file_without_an_end_is_given_up_at_its_first_bad_line() {
    let header = format!("{HEADER}\n");
    let ended = format!("{HEADER}\n{STOP}\n");
    let cases = [
        ("", "x", 1, Reason::TooLong),
        ("", " ", 1, Reason::TooLong),
        ("", "\n", 1, Reason::BadJson),
        ("", "\r", 1, Reason::TooLong),
        ("", "\0", 1, Reason::TooLong),
        ("", "{\"a\":[", 1, Reason::TooLong),
        (&*header, "[", 2, Reason::TooLong),
        (&header, "\n", 2, Reason::BadJson),
        (&header, "{}\n", 2, Reason::BadStep),
        (&ended, "{}\n", 3, Reason::AfterEnd),
        (&ended, "x", 3, Reason::TooLong),
    ];
    for (begin, again, line, reason) in cases {
        let mut read = 0;
        let endless = Endless {
            begin: begin.as_bytes(),
            again: again.as_bytes(),
            read: &mut read,
        };
        let bad = read_from(BufReader::new(endless)).unwrap_err();
        assert_eq!((bad.line, bad.reason), (line, reason), "{begin}{again:?}");
        assert!(read < 2 * MAX_LINE, "{read} bytes were read of {again:?}");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_refused() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is on fire"))
        }
    }
    let file = HEADER.as_bytes().chain(&b"\n"[..]).chain(Broken);
    let bad = read_from(BufReader::new(file)).unwrap_err();
    assert_eq!(bad.line, 2);
    assert!(bad.message.contains("the disk is on fire"), "{bad}");
}

#[test]
fn strange_numbers_and_types_are_refused() {
    let with = |fields: &str| format!("{HEADER}\n{{\"chance\":\"deal\",{fields}}}");
    let cases = [
        (r#""to":0,"is":1e999"#, Reason::BadJson),
        (r#""to":0,"is":-"#, Reason::BadJson),
        (r#""to":0,"is":01"#, Reason::BadJson),
        (r#""to":0,"is":NaN"#, Reason::BadJson),
        (r#""to":0,"is":1.5"#, Reason::BadStep),
        (r#""to":0,"is":true"#, Reason::BadStep),
        (r#""to":0,"is":{}"#, Reason::BadStep),
        (r#""to":0,"is":18446744073709551616"#, Reason::BadStep),
        (r#""to":0,"is":18446744073709551615"#, Reason::Impossible),
        (r#""to":0,"is":"""#, Reason::Impossible),
        (r#""to":1e0,"is":"ibis""#, Reason::BadStep),
        (r#""to":-0,"is":"ibis""#, Reason::BadStep),
        (r#""to":-9223372036854775808,"is":"ibis""#, Reason::BadSeat),
        (r#""to":[0],"is":"ibis""#, Reason::BadStep),
        (r#""to":0,"is":"ibis","is":"ibis""#, Reason::BadJson),
        (r#""to":0,"is":"\ud800""#, Reason::BadJson),
    ];
    for (fields, reason) in cases {
        let bad = read_or_be_told(with(fields)).unwrap();
        assert_eq!((bad.line, bad.reason), (2, reason), "{fields}: {bad}");
    }
    assert!(
        read(with(r#""to":0,"is":"\u0069bis""#)).is_ok(),
        "JSON may escape letters"
    );
}

#[test]
fn deep_nesting_is_refused_and_shallow_is_kept() {
    let nested = |depth: usize| {
        let (open, close) = ("[".repeat(depth), "]".repeat(depth));
        format!(
            "{HEADER}\n{}\n",
            DEAL.replace('}', &format!(",\"note\":{open}{close}}}"))
        )
    };
    let shallow = nested(100);
    assert!(
        read(&shallow)
            .unwrap()
            .to_string()
            .ends_with(&shallow[HEADER.len()..])
    );
    for depth in [200, 30_000] {
        let bad = read_or_be_told(nested(depth)).unwrap();
        assert_eq!((bad.line, bad.reason), (2, Reason::BadJson));
    }
}

#[test]
fn long_and_unprintable_texts_are_not_repeated_as_they_are() {
    for part in ["x", "9", "\\u0007", "\\n", "\u{202e}", "☥", "\\\""] {
        let text = part.repeat(60_000 / part.len());
        for line in [
            format!("{{\"by\":0,\"do\":\"{text}\"}}"),
            format!("{{\"by\":0,\"do\":\"lay {text}\"}}"),
            format!("{{\"chance\":\"{text}\",\"is\":\"ibis\"}}"),
            format!("{{\"chance\":\"deal\",\"to\":0,\"is\":\"{text}\"}}"),
            format!("{{\"end\":\"{text}\"}}"),
            format!("{{\"{text}\":1}}"),
            format!("{{\"{text}\":1,\"{text}\":1}}"),
        ] {
            let bad = read_or_be_told(format!("{HEADER}\n{line}")).unwrap();
            assert_eq!(bad.line, 2);
        }
        for (old, new) in [
            ("\"toy\"", format!("\"{text}\"")),
            (
                "\"players\"",
                format!("\"options\":{{\"short\":\"{text}\"}},\"players\""),
            ),
            ("\"players\"", format!("\"seed\":\"{text}\",\"players\"")),
        ] {
            let bad = read_or_be_told(HEADER.replace(old, &new)).unwrap();
            assert_eq!(bad.line, 1);
        }
    }
}

#[test]
fn a_line_that_nobody_could_read_is_not_written() {
    let mut record = game();
    record.end = Some(End {
        how: Ending::Stopped("y".repeat(MAX_LINE)),
        extra: serde_json::Map::new(),
    });
    let error = record.write(&mut io::sink()).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    assert!(
        error.to_string().contains("longer than 65536 bytes"),
        "{error}"
    );
    assert!(
        record.to_string().len() > MAX_LINE,
        "as a text it can still be looked at"
    );
}

#[test]
fn unknown_fields_never_take_the_place_of_known_ones() {
    let mut record = game();
    let note = serde_json::Map::from_iter([("is".to_owned(), "cobra".into())]);
    record.notes.insert(0, note);
    assert_eq!(record.to_string(), game().to_string());
}

#[test]
fn unknown_numbers_do_not_drift_when_a_record_is_written_again_and_again() {
    let mut dice = TestDice::new(9);
    for _ in 0..2_000 {
        let number = f64::from_bits(dice.bits());
        if !number.is_finite() {
            continue;
        }
        let note = format!(",\"note\":{}}}", serde_json::Value::from(number));
        let text = format!("{HEADER}\n{}\n", DEAL.replace('}', &note));
        let once = read(&text).unwrap().to_string();
        assert!(once.ends_with(&text[HEADER.len()..]), "{text}{once}");
    }
}
