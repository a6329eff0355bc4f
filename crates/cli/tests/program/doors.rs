//! Whatever should not get in: files that are no records.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use crate::support::{feed, golden, heliopolis, record};

/// The commands that read a record.
const READERS: [&[&str]; 5] = [
    &["replay", "-"],
    &["replay", "-", "--json"],
    &["replay", "-", "--as", "0", "--at", "3"],
    &["verify", "-"],
    &["show", "-"],
];

/// Every command that reads refuses this, and says so.
#[track_caller]
fn refused(input: &[u8], message: &str) {
    for arguments in READERS {
        let said = feed(arguments, input).refused();
        assert!(said.starts_with(message), "{said:?} is not {message:?}");
        assert!(said.len() < 5_000, "the message is too long");
    }
}

#[test]
fn files_that_are_not_there_or_no_files_are_refused() {
    for command in ["replay", "verify", "show"] {
        let missing = heliopolis(&[command, "no/such/file.jsonl"]).refused();
        assert!(
            missing.starts_with("cannot open no/such/file.jsonl: "),
            "{missing}"
        );
        let folder = heliopolis(&[command, env!("CARGO_MANIFEST_DIR")]).refused();
        assert!(folder.contains("cannot be read: "), "{folder}");
        heliopolis(&[command, "/dev/null"]).refused();
    }
}

#[test]
fn an_empty_or_endless_input_is_refused() {
    refused(b"", "line 1: bad-header: the file is empty");
    refused(b"\n", "line 1: bad-header: the file is empty");
    for byte in [0, b'\n', b'{', b'[', 0xff] {
        for arguments in READERS {
            let message = feed(arguments, io::repeat(byte)).refused();
            assert!(message.starts_with("line 1: "), "{message}");
        }
    }
    let header = b"{\"format\":1,\"game\":\"ra\",\"rules\":1,\"players\":[{\"name\":\"a\"},";
    let message = feed(&["verify", "-"], header.chain(io::repeat(b' '))).refused();
    assert!(message.starts_with("line 1: too-long: "), "{message}");
}

#[test]
fn a_truncated_record_is_replayed_or_refused() {
    let text = record("--players 2");
    let bytes = text.as_bytes();
    for end in (1..bytes.len()).step_by(89) {
        let whole_lines = matches!((bytes[end - 1], bytes[end]), (b'\n', _) | (_, b'\n'));
        let ran = feed(&["show", "-"], &bytes[..end]);
        if whole_lines {
            ran.good();
        } else {
            let line = bytes[..end].split(|&byte| byte == b'\n').count();
            let message = ran.refused();
            assert!(
                message.starts_with(&format!("line {line}: bad-json: ")),
                "{message}"
            );
        }
    }
}

/// Two players have their suns, and seat 1 has the first turn with 9 6 5 2.
const HEADER: &str = r#"{"format":1,"game":"ra","rules":1,"players":[{"name":"a"},{"name":"b"}]}"#;
const DEALT: &str = concat!(
    r#"{"chance":"set","to":0,"is":"B"}"#,
    "\n",
    r#"{"chance":"set","to":1,"is":"A"}"#
);

#[test]
fn bad_headers_are_refused() {
    let cases = [
        ("not json", "line 1: bad-json: "),
        ("[]", "line 1: bad-json: not a JSON object"),
        ("{}", "line 1: bad-header: missing field \"format\""),
        (
            r#"{"format":2,"game":"ra"}"#,
            "line 1: bad-header: unsupported format 2",
        ),
        (
            r#"{"format":1,"game":"go"}"#,
            "line 1: bad-header: unknown game \"go\"",
        ),
        (
            r#"{"format":1,"game":"ra"}"#,
            "line 1: bad-header: missing field \"rules\"",
        ),
    ];
    for (header, message) in cases {
        refused(header.as_bytes(), message);
    }
    let changes = [
        (
            r#""rules":1"#,
            r#""rules":9"#,
            "line 1: bad-header: unsupported rules version 9",
        ),
        (r#""rules":1"#, r#""rules":1e999"#, "line 1: bad-json: "),
        (
            r#"{"name":"b"}"#,
            "7",
            "line 1: bad-header: a player must be an object",
        ),
        (r#",{"name":"b"}"#, "", "line 1: bad-players: "),
        (
            r#""rules":1"#,
            r#""rules":1,"rules":1"#,
            "line 1: bad-json: ",
        ),
        (
            r#""rules""#,
            r#""commit":"00","rules""#,
            "line 1: bad-header: field \"commit\" ",
        ),
        (
            r#""rules""#,
            r#""seed":7,"rules""#,
            "line 1: bad-header: field \"seed\" ",
        ),
        (
            r#""rules""#,
            r#""rng":7,"rules""#,
            "line 1: bad-header: field \"rng\" ",
        ),
        (
            r#""rules""#,
            r#""options":[],"rules""#,
            "line 1: bad-header: field \"options\"",
        ),
        (
            r#""rules""#,
            r#""options":{"scores":1},"rules""#,
            "line 1: bad-options: scores",
        ),
    ];
    for (old, new, message) in changes {
        refused(HEADER.replace(old, new).as_bytes(), message);
    }
}

#[test]
fn bad_steps_are_refused_with_their_line() {
    let cases = [
        ("x", "bad-json: "),
        ("\u{0}", "bad-json: "),
        (r#"{"what":1}"#, "bad-step: not a decision"),
        (
            r#"{"by":1,"do":"draw","is":"ra"}"#,
            "bad-step: fields of more",
        ),
        (r#"{"by":1}"#, "bad-step: "),
        (r#"{"by":"1","do":"draw"}"#, "bad-step: "),
        (r#"{"by":1.0,"do":"draw"}"#, "bad-step: "),
        (r#"{"by":2,"do":"draw"}"#, "bad-seat: "),
        (r#"{"by":-1,"do":"draw"}"#, "bad-seat: "),
        (r#"{"by":18446744073709551615,"do":"draw"}"#, "bad-seat: "),
        (r#"{"by":0,"do":"draw"}"#, "not-asked: "),
        (r#"{"by":1,"do":"Draw"}"#, "syntax: "),
        (r#"{"by":1,"do":"god mon.tower"}"#, "syntax: "),
        (r#"{"by":1,"do":"pass"}"#, "illegal: pass "),
        (r#"{"by":1,"do":"bid 9"}"#, "illegal: bid 9 "),
        (
            r#"{"by":1,"do":"bid 99999999999999999999"}"#,
            "illegal: bid 9",
        ),
        (r#"{"chance":"draw","is":"nile"}"#, "chance-unexpected: "),
        (
            r#"{"end":"finished","scores":[1,2],"places":[1,2]}"#,
            "early-end: ",
        ),
        (r#"{"end":"soon"}"#, "bad-step: "),
        ("\n{}", "bad-json: empty line"),
    ];
    for (line, message) in cases {
        let text = format!("{HEADER}\n{DEALT}\n{line}\n");
        refused(text.as_bytes(), &format!("line 4: {message}"));
    }
    let drawn = [
        (r#"{"chance":"draw","is":"mon.tower"}"#, "impossible: "),
        (r#"{"chance":"draw","is":7}"#, "impossible: "),
        (r#"{"chance":"draw","is":["ra"]}"#, "bad-step: "),
        (
            r#"{"chance":"draw","to":1,"is":"ra"}"#,
            "chance-unexpected: ",
        ),
        (r#"{"chance":"set","to":1,"is":"A"}"#, "chance-unexpected: "),
        (r#"{"by":0,"do":"draw"}"#, "chance-expected: "),
    ];
    for (line, message) in drawn {
        let text = format!("{HEADER}\n{DEALT}\n{{\"by\":1,\"do\":\"draw\"}}\n{line}\n");
        refused(text.as_bytes(), &format!("line 5: {message}"));
    }
}

#[test]
fn what_stands_behind_the_end_is_refused() {
    let text = fs::read_to_string(golden("plain")).expect("a golden record");
    let (lines, step) = (text.lines().count(), r#"{"by":0,"do":"draw"}"#);
    refused(
        format!("{text}{step}\n").as_bytes(),
        &format!("line {}: after-end: ", lines + 1),
    );
    let end = text.rfind(r#"{"end""#).expect("an end line");
    let on = format!("{}{step}\n", &text[..end]);
    refused(on.as_bytes(), &format!("line {lines}: after-end: "));
    let wrong = text.replace(r#""scores":["#, r#""scores":[1"#);
    refused(wrong.as_bytes(), &format!("line {lines}: wrong-result: "));
}

/// A message may repeat what a record says, but not at any length, and no command to a terminal.
#[test]
fn gigantic_and_strange_texts_are_not_repeated() {
    let long = "\\u001b[2J".repeat(7_000);
    let header = format!(r#"{{"format":1,"game":"{long}"}}"#);
    refused(header.as_bytes(), "line 1: bad-header: unknown game ");
    for line in [
        format!(r#"{{"chance":"{long}","is":"ra"}}"#),
        format!(r#"{{"by":1,"do":"{long}"}}"#),
        format!(r#"{{"by":1,"do":"bid {}"}}"#, "9".repeat(60_000)),
    ] {
        let text = format!("{HEADER}\n{DEALT}\n{line}\n");
        let message = feed(&["replay", "-"], text.as_bytes()).refused();
        assert!(message.len() < 5_000 && !message.contains('\u{1b}'));
    }
    let named = HEADER.replace("\"a\"", &format!("\"{long}\""));
    let drawn = feed(&["show", "-"], named.as_bytes()).good();
    assert!(drawn.len() < 5_000 && !drawn.contains('\u{1b}'), "{drawn}");
    refused(
        &b" ".repeat(70_000),
        "line 1: too-long: more than 65536 bytes",
    );
    refused("[".repeat(60_000).as_bytes(), "line 1: bad-json: ");
}

/// A record with as much else on every line as there is room for: 20 MB of text, and many times
/// that in memory if all of it was kept.
#[test]
fn a_gigantic_record_does_not_fill_the_memory() {
    let zeros = "0,".repeat(32_000);
    let filled = |line: &str| format!("{},\"x\":[{zeros}0]}}\n", &line[..line.len() - 1]);
    let text: String = record("--players 5").lines().map(filled).collect();
    assert!(text.len() > 10_000_000);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gigantic.jsonl");
    fs::write(&path, text).expect("the file can be written");
    let file = || File::open(&path).expect("the file is there");
    feed(&["verify", "-"], file()).good();
    feed(&["show", "-"], file()).good();
    fs::remove_file(&path).expect("the file can be removed");
}
