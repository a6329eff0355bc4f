//! Every option of every game has its messages in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use conformance::toy::Toy;
use serde_json::{Map, Value, json};
use tabletop::{Game, Options};
use text::{Language, Text};

/// The keys of the messages that the options of a game need.
fn needed<G: Game>() -> Vec<String> {
    let mut keys = Vec::new();
    for spec in G::Options::SPECS {
        let key = format!("option-{}-{}", G::KEY, spec.key);
        let values = spec.value_keys();
        keys.extend(values.iter().map(|value| format!("{key}-{value}")));
        keys.push(key);
    }
    keys
}

fn missing<G: Game>(language: Language) -> Vec<String> {
    let text = Text::of(language);
    let mut needed = needed::<G>();
    needed.retain(|key| !text.knows(key));
    needed
}

#[test]
fn every_option_and_every_value_has_a_message_in_every_language() {
    for language in Language::ALL {
        let missing = [
            missing::<ra::Position>(language),
            missing::<amun_re::Position>(language),
        ];
        assert!(
            missing.iter().all(Vec::is_empty),
            "{} has no {missing:?}",
            language.code()
        );
    }
}

#[test]
fn an_option_without_messages_is_missed() {
    let missing = missing::<Toy>(Language::English);
    assert_eq!(
        missing,
        [
            "option-toy-short-no",
            "option-toy-short-yes",
            "option-toy-short"
        ]
    );
}

/// The keys of the messages in the file of a game's options.
fn written<G: Game>() -> BTreeSet<String> {
    let file = format!("locales/en/{}/options.ftl", G::KEY);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = fs::read_to_string(file).expect("the file is there");
    let messages = text.lines().filter(|line| line.starts_with("option-"));
    messages
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect()
}

#[test]
fn every_message_is_about_an_option_that_exists() {
    assert_eq!(
        written::<ra::Position>(),
        needed::<ra::Position>().into_iter().collect()
    );
    assert_eq!(
        written::<amun_re::Position>(),
        needed::<amun_re::Position>().into_iter().collect()
    );
}

fn summary<G: Game>(options: Value) -> Option<String> {
    let Value::Object(options) = options else {
        panic!("options are an object");
    };
    Text::of(Language::English).options_summary(G::KEY, G::Options::SPECS, &options)
}

#[test]
fn a_summary_says_what_differs_from_the_default() {
    assert_eq!(summary::<ra::Position>(json!({})), None);
    let default = <ra::Options as Options>::to_json(&ra::Options::default());
    assert_eq!(summary::<ra::Position>(Value::Object(default)), None);
    assert_eq!(
        summary::<ra::Position>(json!({"names": "2023", "scores": "open"})).as_deref(),
        Some("open scores, 2023 edition")
    );
    assert_eq!(
        summary::<amun_re::Position>(json!({
            "expert": true, "first": 2, "board": {"name": "delta"}, "gold": "open",
        }))
        .as_deref(),
        Some("expert variant, seat 2 begins, board delta, open gold")
    );
}

#[test]
fn a_game_without_messages_shows_its_keys() {
    let [short] = <Toy as Game>::Options::SPECS else {
        panic!("the toy game has one option");
    };
    let text = Text::of(Language::Russian);
    assert_eq!(text.option_name("toy", short), "short");
    assert_eq!(text.option_help_key("toy", short), None);
    assert_eq!(text.option_value("toy", short, &json!(true)), "true");
    let options = Map::from_iter([("short".to_owned(), json!(true))]);
    let specs = <Toy as Game>::Options::SPECS;
    assert_eq!(
        text.options_summary("toy", specs, &options).as_deref(),
        Some("true")
    );
}
