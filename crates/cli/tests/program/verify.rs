//! `heliopolis verify`

use std::fs;

use crate::support::{feed, golden, heliopolis, record};

fn verify(text: &str) -> crate::support::Ran {
    feed(&["verify", "-"], text.as_bytes())
}

#[test]
fn a_fair_game_is_called_fair() {
    let text = heliopolis(&["verify", &golden("plain")]).good();
    assert!(text.starts_with("fair: all "), "{text}");
    assert!(
        text.ends_with("the seed is the one that was promised\n"),
        "{text}"
    );
}

/// The record up to this line, which says another tile was drawn.
fn with_another_tile(text: &str, number: usize) -> Option<String> {
    let lines: Vec<&str> = text.lines().take(number).collect();
    let (last, before) = lines.split_last()?;
    let draw = last.strip_prefix(r#"{"chance":"draw","is":""#)?;
    let other = if draw.starts_with("nile") {
        "pharaoh"
    } else {
        "nile"
    };
    Some(format!(
        "{}\n{{\"chance\":\"draw\",\"is\":\"{other}\"}}\n",
        before.join("\n")
    ))
}

#[test]
fn a_changed_outcome_is_found_on_its_line() {
    let text = fs::read_to_string(golden("two-players")).expect("a golden record");
    let mut changed = 0;
    for number in (1..=text.lines().count()).step_by(5) {
        if let Some(text) = with_another_tile(&text, number) {
            feed(&["replay", "-"], text.as_bytes()).good();
            let message = verify(&text).failed();
            let place = format!("line {number}: seed-mismatch: draw must be ");
            assert!(message.starts_with(&place), "{message}");
            changed += 1;
        }
    }
    assert!(changed > 5);
}

#[test]
fn a_dealt_set_is_checked_too() {
    let text = record("--players 2 --seed 5");
    let swap = |line: &str| {
        match line {
            r#"{"chance":"set","to":0,"is":"A"}"# => r#"{"chance":"set","to":0,"is":"B"}"#,
            _ => r#"{"chance":"set","to":0,"is":"A"}"#,
        }
        .to_owned()
    };
    let mut lines = text.lines();
    let (header, set) = (
        lines.next().expect("a header"),
        lines.next().expect("a set"),
    );
    let message = verify(&format!("{header}\n{}\n", swap(set))).failed();
    assert!(
        message.starts_with("line 2: seed-mismatch: set must be "),
        "{message}"
    );
}

/// The value of a field of texts in the header, replaced.
fn with(text: &str, field: &str, value: &str) -> String {
    let begin = text.find(&format!("\"{field}\":\"")).expect("the field") + field.len() + 4;
    let end = begin + text[begin..].find('"').expect("its end");
    format!("{}{value}{}", &text[..begin], &text[end..])
}

#[test]
fn another_seed_or_promise_or_salt_is_found() {
    let text = record("--players 3 --salt lotus");
    let zeros = "0".repeat(64);
    for field in ["seed", "commit"] {
        let message = verify(&with(&text, field, &zeros)).failed();
        assert!(
            message.starts_with("line 1: commit-mismatch: "),
            "{message}"
        );
    }
    let message = verify(&with(&text, "salt", "papyrus")).failed();
    assert!(message.contains(": seed-mismatch: "), "{message}");
}

#[test]
fn a_seed_that_nobody_promised_is_said_to_be_that() {
    let text = record("--players 3");
    let commit = text.find(r#""commit""#).expect("a commit");
    let seed = text.find(r#""seed""#).expect("a seed");
    let unpromised = format!("{}{}", &text[..commit], &text[seed..]);
    assert!(
        verify(&unpromised)
            .good()
            .contains("nobody promised the seed")
    );
    let other = with(&unpromised, "seed", &"0".repeat(64));
    assert!(verify(&other).failed().contains(": seed-mismatch: "));
}

#[test]
fn a_record_without_a_seed_replays_but_cannot_be_verified() {
    let text = record("--players 4");
    let bare = format!("{}}}\n{}", &text[..text.find(r#","rng""#).expect("rng")], {
        text.split_once('\n').expect("steps").1
    });
    assert!(!bare.contains("seed") && !bare.contains("commit"));
    feed(&["replay", "-", "--json"], bare.as_bytes()).good();
    feed(&["show", "-"], bare.as_bytes()).good();
    let message = verify(&bare).refused();
    assert_eq!(
        message,
        "the record has no seed: it can be replayed but not verified\n"
    );
}
