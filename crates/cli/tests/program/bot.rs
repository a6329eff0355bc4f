//! `heliopolis bot`, and the examples of docs/protocol.md.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};

use crate::support::{feed, object, objects};

/// The answers to these lines.
fn answers(input: &str) -> Vec<Map<String, Value>> {
    objects(&feed(&["bot", "random"], input.as_bytes()).good())
}

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    fs::read_to_string(path).expect("the description of the protocol")
}

/// The lines of the blocks of this kind in the document.
fn blocks(document: &str, kind: &str) -> Vec<String> {
    let fence = format!("\n```{kind}\n");
    let blocks = document.split(&fence).skip(1);
    let content = blocks.map(|rest| rest.split("\n```").next().unwrap_or_default());
    content.flat_map(str::lines).map(str::to_owned).collect()
}

/// The turns of the document.
fn turns() -> Vec<Value> {
    let questions = blocks(&document(), "jsonl");
    let turns = questions
        .iter()
        .filter_map(|line| object(line).remove("turn"));
    turns.collect()
}

#[test]
fn hello_is_answered() {
    let hello = json!({"name": "random", "games": ["ra", "amun-re"]});
    assert_eq!(Value::Object(answers("{\"hello\":1}\n").remove(0)), hello);
    assert_eq!(
        answers("{\"hello\":1}").len(),
        1,
        "the last line needs no end"
    );
    assert!(answers("").is_empty());
}

#[test]
fn the_examples_of_the_document_are_asked_and_answered() {
    let document = document();
    let questions = blocks(&document, "jsonl");
    assert!(questions.len() >= 5);
    let printed = blocks(&document, "json");
    let answers = answers(&(questions.join("\n") + "\n"));
    assert_eq!(answers.len(), questions.len());
    for (question, answer) in questions.iter().zip(answers) {
        let question = object(question);
        if let Some(turn) = question.get("turn") {
            let legal = turn["legal"].as_array().expect("a list");
            assert!(legal.contains(&answer["do"]), "{answer:?}");
        }
        // `random` answers the same question in the same way.
        let answer = Value::Object(answer).to_string();
        assert!(printed.contains(&answer), "{answer} is not in the document");
    }
}

/// Every member of every object in the examples is explained: keys of tiles, cards and provinces too.
#[test]
fn the_document_explains_every_field() {
    fn collect(value: &Value, names: &mut BTreeSet<String>) {
        match value {
            Value::Object(members) => {
                names.extend(members.keys().cloned());
                members.values().for_each(|value| collect(value, names));
            }
            Value::Array(items) => items.iter().for_each(|item| collect(item, names)),
            _ => {}
        }
    }
    let mut names = BTreeSet::new();
    turns().iter().for_each(|turn| collect(turn, &mut names));
    assert!(names.len() > 60);
    let document = document();
    for name in names {
        assert!(
            document.contains(&format!("`{name}`")) || name == "at" || name == "by",
            "{name}"
        );
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let lines: Vec<String> = turns()
        .iter()
        .map(|turn| json!({"turn": turn}).to_string())
        .collect();
    let there = answers(&lines.join("\n"));
    let back = answers(&lines.iter().rev().cloned().collect::<Vec<_>>().join("\n"));
    assert_eq!(there, back.into_iter().rev().collect::<Vec<_>>());
    let question = lines[2].as_str();
    let seeded = |seed: u32| {
        let arguments = ["bot", "random", "--seed", &seed.to_string()];
        feed(&arguments, question.as_bytes()).good()
    };
    let different: BTreeSet<String> = (0..20).map(seeded).collect();
    assert!(different.len() > 3, "{different:?}");
}

#[test]
fn bad_questions_are_explained_and_the_next_one_answered() {
    let turns = turns();
    let (ra, amun_re) = (&turns[0], &turns[2]);
    let changed = |turn: &Value, path: &str, value: Value| {
        let mut turn = turn.clone();
        *turn.pointer_mut(path).expect("a place in the message") = value;
        json!({"turn": turn}).to_string()
    };
    let without = |name: &str| {
        let mut turn = ra.clone();
        turn.as_object_mut().expect("an object").remove(name);
        json!({"turn": turn}).to_string()
    };
    let mut bad = vec![
        (String::new(), "not JSON"),
        ("hello".to_owned(), "not JSON"),
        ("[1]".to_owned(), "a message must be a JSON object"),
        ("{}".to_owned(), "neither \"hello\" nor \"turn\""),
        (
            r#"{"hello":2}"#.to_owned(),
            "unsupported protocol version 2",
        ),
        (r#"{"turn":3}"#.to_owned(), "turn: invalid type"),
        ("[".repeat(100_000), "not JSON"),
        ("x".repeat(3_000_000), "more than 1048576 bytes"),
        (
            changed(ra, "/game", json!("chess")),
            "there is no game \"chess\"",
        ),
        (changed(ra, "/game", json!("amun-re")), "view: "),
        (
            changed(ra, "/seat", json!(0)),
            "the view is not that of seat 0",
        ),
        (
            changed(ra, "/seat", json!(3)),
            "the view is not that of seat 3",
        ),
        (changed(ra, "/seat", json!(9)), "turn: there is no seat 9"),
        (
            changed(ra, "/players", json!(4)),
            "players: 4, but the view has 3 seats",
        ),
        (
            changed(ra, "/options/scores", json!("open")),
            "options: those of the view are different",
        ),
        (
            changed(ra, "/options/scores", json!("secret")),
            "options: scores: ",
        ),
        (changed(ra, "/view", json!({})), "view: missing field"),
        (changed(ra, "/view/bag/ra", json!(200)), "view: "),
        (
            changed(ra, "/view/points/2", json!(50)),
            "the points are not those",
        ),
        (
            changed(ra, "/view/phase", json!({"at": "draw", "seat": 2})),
            "has no decision to make",
        ),
        (
            changed(ra, "/view/phase", json!({"at": "turn", "seat": 1})),
            "has no decision to make",
        ),
        (changed(ra, "/legal/0", json!("dance")), "legal: "),
        (
            changed(ra, "/legal/0", json!("draw")),
            "\"draw\" is not legal in this view",
        ),
        (changed(ra, "/legal", json!([])), "\"pass\" is missing"),
        (
            changed(amun_re, "/view/seats/2/gold", json!(1)),
            "no position has this view",
        ),
        (
            changed(amun_re, "/view/observer", json!(null)),
            "view: no position has this view",
        ),
        (changed(amun_re, "/view/deck", json!(255)), "view: "),
    ];
    for name in ["game", "seat", "players", "options", "view", "legal", "ms"] {
        bad.push((without(name), "turn: missing field"));
    }
    for (line, why) in bad {
        let good = json!({"turn": ra}).to_string();
        let answers = answers(&format!("{line}\n{good}\n"));
        let error = answers[0]["error"].as_str().expect("an error");
        assert!(
            error.contains(why) && error.len() < 1_000,
            "{error} is not {why}"
        );
        assert!(
            answers.len() == 2 && answers[1]["do"].is_string(),
            "{answers:?}"
        );
    }
}
