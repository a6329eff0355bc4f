//! `heliopolis record`, and what the other commands make of its output.

use serde_json::json;

use crate::support::{feed, heliopolis, object, objects, record};

const HEX: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// The record replays step by step and follows from its seed.
#[track_caller]
fn holds(text: &str) {
    let steps = objects(&feed(&["replay", "-", "--json"], text.as_bytes()).good());
    let (lines, last) = (text.lines().count(), &steps[steps.len() - 1]);
    // The header and the end are lines, the start is a step.
    assert_eq!(steps.len(), lines - 1);
    let end = object(text.lines().last().expect("an end line"));
    assert_eq!(end["end"], "finished");
    assert_eq!(last["result"]["scores"], end["scores"]);
    assert_eq!(last["result"]["places"], end["places"]);
    let outcomes = text.lines().filter(|line| line.contains("chance")).count();
    let report = object(&feed(&["verify", "-", "--json"], text.as_bytes()).good());
    let expected = json!({
        "verified": true, "outcomes": outcomes, "commit": true, "finished": true,
    });
    assert_eq!(serde_json::Value::from(report), expected);
}

#[test]
fn records_hold_for_every_table() {
    let options = "--scores open --track barge --counter on --names 2016";
    for players in 2..=5 {
        for more in ["", " --salt papyrus", &format!(" --seed {HEX} {options}")] {
            holds(&record(&format!("--players {players}{more}")));
        }
    }
    holds(&record("--players 3 --names 1999 --salt ḥkꜣ"));
}

#[test]
fn the_header_says_what_was_asked_for() {
    let asked = format!("--players 2 --bots random,random --seed {HEX} --salt a --counter on");
    let text = record(&asked);
    let header = object(text.lines().next().expect("a header"));
    let names = [
        ("format", json!(1)),
        ("game", json!("ra")),
        ("rules", json!(1)),
    ];
    for (name, value) in names {
        assert_eq!(header[name], value);
    }
    assert_eq!(header["options"]["counter"], "on");
    assert_eq!(header["options"]["scores"], "hidden");
    let players = json!([
        {"name": "random 0", "bot": "random"}, {"name": "random 1", "bot": "random"},
    ]);
    assert_eq!(header["players"], players);
    assert_eq!(
        (&header["rng"], &header["salt"]),
        (&json!("sha256-1"), &json!("a"))
    );
    assert_eq!(header["seed"], HEX);
    // Printed in NO-6.
    let commit = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    assert_eq!(header["commit"], commit);
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_one_another() {
    let steps = |arguments: &str| {
        let text = record(arguments);
        text.split_once('\n').expect("steps").1.to_owned()
    };
    let game = steps("--players 4 --seed 7");
    assert_eq!(game, steps("--players 4 --seed 7"));
    assert_ne!(game, steps("--players 4 --seed 8"));
    assert_ne!(game, steps("--players 4 --seed 7 --salt x"));
    assert_eq!(game, steps("--players 4 --seed 7 --scores open"));
    assert_eq!(record("--players 2"), record("--players 2 --seed 1"));
}

/// Such a seed was once taken for the number 1.
#[test]
fn sixty_four_decimal_digits_are_a_hexadecimal_seed() {
    let seed = format!("{:064}", 1);
    let text = record(&format!("--players 2 --seed {seed}"));
    assert_eq!(object(text.lines().next().expect("a header"))["seed"], seed);
    holds(&text);
}

/// The header of a record is a line, and lines have an end (NO-4.1).
#[test]
fn a_salt_that_would_not_fit_into_the_record_is_refused() {
    let salted = |length| {
        let salt = "\u{1}".repeat(length);
        heliopolis(&["record", "--game", "ra", "--players", "2", "--salt", &salt])
    };
    assert!(salted(70_000).refused().contains("--salt"));
    holds(&salted(1_000).good());
}
