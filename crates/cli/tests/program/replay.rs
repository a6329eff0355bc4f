//! `heliopolis replay`

use std::fs;

use serde_json::{Map, Value, json};

use crate::support::{feed, golden, heliopolis, objects, record};

type Frame = Map<String, Value>;

fn replay(file: &str, more: &str) -> Vec<Frame> {
    let more = more.split_terminator(' ');
    let arguments: Vec<&str> = ["replay", file, "--json"].into_iter().chain(more).collect();
    objects(&heliopolis(&arguments).good())
}

#[test]
fn there_is_one_object_for_each_step_from_0() {
    let file = golden("gods");
    let text = fs::read_to_string(&file).expect("a golden record");
    let steps: Vec<Frame> = objects(&text);
    let (steps, frames) = (&steps[1..steps.len() - 1], replay(&file, ""));
    assert_eq!(frames.len(), steps.len() + 1);
    for (number, frame) in frames.iter().enumerate() {
        assert_eq!(frame["step"], number);
        let did = number.checked_sub(1).map(|before| &steps[before]);
        assert_eq!(frame["did"], json!(did), "step {number}");
        assert!(frame["events"].is_array() && frame["legal"].is_object());
        assert_eq!(frame["position"]["seats"].as_array().map(Vec::len), Some(3));
        assert!(!frame.contains_key("view"));
        let next = [
            frame["owes"] != json!([]),
            !frame["chance"].is_null(),
            !frame["result"].is_null(),
        ];
        assert_eq!(next.iter().filter(|&&due| due).count(), 1);
    }
    let sets = json!([["A", 1], ["B", 1], ["C", 1]]);
    assert_eq!(
        frames[0]["chance"],
        json!({"kind": "set", "to": 0, "outcomes": sets})
    );
}

/// Whatever comes next was announced: the seat that owes, with its legal actions, or the chance.
#[test]
fn what_happens_next_was_possible() {
    for name in ["two-players", "gods", "five-players"] {
        for pair in replay(&golden(name), "").windows(2) {
            let (before, did) = (&pair[0], &pair[1]["did"]);
            let Some(by) = did.get("by") else {
                assert_eq!(before["chance"]["kind"], did["chance"]);
                assert_eq!(before["legal"], json!({}));
                continue;
            };
            assert_eq!(before["owes"], json!([by]));
            let legal = before["legal"].as_object().expect("seats");
            assert_eq!(legal.len(), 1);
            let actions = legal[&by.to_string()].as_array().expect("actions");
            assert!(actions.contains(&did["do"]), "{did} after {before:?}");
        }
    }
}

/// A record goes on with the actions that are listed, and with no other.
#[test]
fn the_listed_actions_are_the_legal_ones() {
    let text = fs::read_to_string(golden("two-players")).expect("a golden record");
    let frames = replay(&golden("two-players"), "");
    let tiles = "gold pharaoh nile civ.art civ.writing mon.fortress mon.sphinx mon.temple dis.war";
    let named = |verb: &'static str| tiles.split(' ').map(move |tile| format!("{verb} {tile}"));
    let bids = (0..18).map(|sun| format!("bid {sun}"));
    let words = ["draw", "invoke", "done", "pass"].map(str::to_owned);
    let all: Vec<String> = bids
        .chain(words)
        .chain(named("god"))
        .chain(named("lose"))
        .collect();
    for (at, phase) in [(2, "turn"), (23, "auction"), (222, "loss")] {
        let frame = &frames[at];
        assert_eq!(frame["position"]["phase"]["at"], phase);
        let seat = &frame["owes"][0];
        let listed = frame["legal"][&seat.to_string()]
            .as_array()
            .expect("a list");
        let prefix: String = text
            .lines()
            .take(at + 1)
            .flat_map(|line| [line, "\n"])
            .collect();
        for action in &all {
            let record = format!("{prefix}{{\"by\":{seat},\"do\":\"{action}\"}}\n");
            let ran = feed(&["replay", "-"], record.as_bytes());
            if listed.contains(&json!(action)) {
                ran.good();
            } else {
                // NO-2.1: some are not even actions of the grammar.
                let message = ran.refused();
                let line = format!("line {}: ", at + 2);
                let reason = message.strip_prefix(&line).expect("the line");
                assert!(reason.starts_with("illegal: ") || reason.starts_with("syntax: "));
            }
        }
    }
}

#[test]
fn one_step_alone_is_the_same_step() {
    let file = golden("tie");
    let frames = replay(&file, "");
    for at in [0, 1, 100, frames.len() - 1] {
        assert_eq!(replay(&file, &format!("--at {at}")), [frames[at].clone()]);
    }
    let beyond = ["replay", &file, "--at", &frames.len().to_string()];
    assert!(
        heliopolis(&beyond)
            .refused()
            .starts_with("--at: there is no step ")
    );
}

/// Every value under this name, at any depth.
fn find<'a>(name: &str, value: &'a Value, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get(name));
            fields.values().for_each(|value| find(name, value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| find(name, value, found)),
        _ => {}
    }
}

/// RA-12.3: as long as the game lasts, a seat is shown no total but its own; nothing in the JSON
/// is called points but that, and the points of single categories as they are scored.
#[test]
fn a_seat_does_not_see_the_totals_of_others() {
    let text = record("--players 3 --seed 11");
    let totals = |more: &[&str]| {
        let arguments = [&["replay", "-", "--json"], more].concat();
        objects(&feed(&arguments, text.as_bytes()).good())
    };
    let whole = totals(&[]);
    for seat in 0..3 {
        let frames = totals(&["--as", &seat.to_string()]);
        assert_eq!(frames.len(), whole.len());
        for frame in frames {
            assert!(!frame.contains_key("position"));
            assert_eq!(frame["view"]["observer"], seat);
            let points = frame["view"]["points"].as_array().expect("points by seat");
            assert!(points[seat].is_u64());
            if !frame["result"].is_null() {
                assert!(points.iter().all(Value::is_u64));
                continue;
            }
            assert!((0..3).all(|other| other == seat || points[other].is_null()));
            let frame = Value::Object(frame);
            let mut found = Vec::new();
            find("points", &frame, &mut found);
            let scored = |event: &&Value| event["event"] == "scored";
            let events = frame["events"].as_array().expect("events");
            assert_eq!(found.len(), 1 + events.iter().filter(scored).count());
            find("scores", &frame["result"], &mut found);
            find("total", &frame, &mut found);
            assert_eq!(found.len(), 1 + events.iter().filter(scored).count());
        }
    }
}

#[test]
fn at_an_open_table_everybody_sees_the_totals() {
    let file = golden("three-players");
    let frames = [0, 1, 2].map(|seat| replay(&file, &format!("--as {seat}")));
    for number in 0..frames[0].len() {
        let points = frames
            .each_ref()
            .map(|frames| &frames[number]["view"]["points"]);
        assert!(
            points[0]
                .as_array()
                .is_some_and(|points| points.iter().all(Value::is_u64))
        );
        assert!(points.iter().all(|seen| *seen == points[0]));
    }
}

/// A seat is told what it may do itself, not what others may.
#[test]
fn a_seat_sees_its_own_legal_actions_only() {
    let file = golden("gods");
    let whole = replay(&file, "");
    for (frame, full) in replay(&file, "--as 1").iter().zip(&whole) {
        let own = full["legal"].get("1").map(|actions| json!({"1": actions}));
        assert_eq!(frame["legal"], own.unwrap_or_else(|| json!({})));
    }
}

#[test]
fn people_read_sentences() {
    let text = heliopolis(&["replay", &golden("plain")]).good();
    assert!(
        text.starts_with("    0  start\n    1  set to Anne: D\n"),
        "{text}"
    );
    let seat = heliopolis(&["replay", &golden("plain"), "--as", "0", "--at", "9"]).good();
    assert!(
        seat.starts_with("    9  Marc: bid 13\n") && !seat.contains("points"),
        "{seat}"
    );
}

/// RA-E20, RA-E21, RA-E23, RA-E24
#[test]
fn the_sentences_use_the_names_of_the_table() {
    let replay = |names: &str| {
        let text = record(&format!("--players 4 --seed 3 --names {names}"));
        feed(&["replay", "-"], text.as_bytes()).good()
    };
    let classic = replay("classic");
    let barge = replay("2023");
    let alea = replay("1999");
    for (old, new) in [("palace", "sanctuary"), ("fortress", "mausoleum")] {
        assert!(classic.contains(&format!("draws a {old}")), "{classic}");
        assert!(barge.contains(&format!("draws a {new}")), "{barge}");
        assert!(!barge.contains(&format!("draws a {old}")), "{barge}");
    }
    assert!(classic.contains(" Epoch 2 begins.") && alea.contains(" Middle Kingdom begins."));
    assert!(classic.contains(" points.\n") && !classic.contains("fame points"));
    assert!(alea.contains(" fame points.\n"), "{alea}");
}
