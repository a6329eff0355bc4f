//! `heliopolis hint`

use serde_json::Value;

use crate::support::{golden, heliopolis, object};

/// The legal actions after this step are the moves of the hint, each with a chance of its own.
#[test]
fn every_legal_action_is_judged_and_explained() {
    let file = golden("plain");
    for step in ["61", "62"] {
        let hint = ["hint", &file, "--at", step, "--ms", "20"];
        let told = object(&heliopolis(&[&hint[..], &["--json"]].concat()).good());
        let replay = ["replay", &file, "--at", step, "--json"];
        let shown = object(&heliopolis(&replay).good());
        let mut moves = Vec::new();
        for judged in told["moves"].as_array().expect("a list of moves") {
            let chance = judged["chance"].as_f64().expect("a number");
            assert!((0.0..=1.0).contains(&chance), "{judged}");
            moves.push(judged["do"].clone());
        }
        let seat = told["seat"].to_string();
        let mut legal = shown["legal"][&seat].as_array().expect("a list").clone();
        let by_text = |action: &Value| action.to_string();
        moves.sort_by_key(by_text);
        legal.sort_by_key(by_text);
        assert_eq!(moves, legal, "after step {step}");
        assert_eq!(told["reasons"]["row"].as_array().map(Vec::len), Some(4));
        let text = heliopolis(&hint).good();
        assert!(text.contains("the next tile is a Ra in"), "{text}");
    }
}

#[test]
fn where_nobody_decides_there_is_nothing_to_say() {
    let file = golden("plain");
    let message = heliopolis(&["hint", &file, "--at", "60"]).refused();
    assert!(message.contains("nobody owes a decision"), "{message}");
    let message = heliopolis(&["hint", &file, "--at", "61", "--as", "0"]).refused();
    assert!(message.contains('0'), "{message}");
    heliopolis(&["hint", &file, "--at", "100000"]).refused();
    heliopolis(&["hint", &file]).refused();
}
