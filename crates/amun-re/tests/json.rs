//! Setups, views, options and boards as JSON: nonsense is refused with a reason, and nothing
//! crashes.

mod common;

use amun_re::{Board, ByProvince, Cards, Options, Pieces, Position, Setup, View};
use common::random::{RandomGame, tables};
use common::scene;
use conformance::TestDice;
use serde_json::{Value, json};
use tabletop::{Game, Observer, Options as _, Seat};

/// The JSON of a setup with one member replaced.
fn setup_with(path: &str, value: Value) -> Result<Setup, String> {
    let setup = scene(3).auction("thebes edfu abu").hand(0, "bribe").setup();
    let mut json = serde_json::to_value(setup).expect("setups can be written");
    *json.pointer_mut(path).expect("the member is there") = value;
    serde_json::from_value(json).map_err(|why| why.to_string())
}

/// The same for the view of seat 1.
fn view_with(path: &str, value: Value) -> Result<View, String> {
    let table = scene(3).auction("thebes edfu abu").hand(1, "bribe").begin();
    let mut json = serde_json::to_value(table.view(Some(1))).expect("views can be written");
    *json.pointer_mut(path).expect("the member is there") = value;
    serde_json::from_value(json).map_err(|why| why.to_string())
}

#[test]
fn unreadable_members_are_refused() {
    for (path, value) in [
        ("/epoch", json!(-1)),
        ("/epoch", json!("one")),
        ("/round", json!(256)),
        ("/first", json!(5)),
        ("/first", json!("random")),
        ("/tile", json!(0)),
        ("/tile", json!(5)),
        ("/phase", json!({"at": "lunch"})),
        ("/phase", json!({"at": "market", "seat": 5})),
        (
            "/phase",
            json!({"at": "place-stone", "seat": 0, "left": 256}),
        ),
        ("/phase", json!({"at": "change", "seat": 0, "total": 40000})),
        ("/open", json!(["abu", "abu"])),
        ("/open", json!(["atlantis"])),
        ("/in_play", json!({})),
        ("/deck", json!({"theft": 1})),
        ("/deck", json!({"bribe": 256})),
        ("/deck", json!(["bribe"])),
        ("/provinces", json!({"nubia": {}})),
        ("/provinces", json!({"abu": {"stones": -1}})),
        ("/seats", json!({})),
        ("/seats/0/gold", json!(65536)),
        ("/seats/0/gold", json!(1.5)),
        ("/seats/0/played", json!(["theft"])),
        ("/seats/0/scribe", json!({"province": "abu", "gold": 7})),
        ("/seats/0/offer", json!({"gold": 0, "change": false})),
        ("/options", json!({"gold": "secret"})),
        ("/options", json!({"first": 5})),
        ("/options", json!({"board": "mine"})),
    ] {
        assert!(setup_with(path, value.clone()).is_err(), "{path} = {value}");
    }
}

#[test]
fn what_is_missing_has_its_default_where_there_is_one() {
    let setup = scene(3).setup();
    let mut json = serde_json::to_value(&setup).unwrap();
    for name in [
        "options",
        "next_first",
        "tile",
        "open",
        "discards",
        "provinces",
    ] {
        json.as_object_mut().unwrap().remove(name);
    }
    json["seats"][1] = json!({"gold": 20});
    assert_eq!(
        serde_json::from_value::<Setup>(json.clone()).unwrap(),
        setup
    );
    json.as_object_mut().unwrap().remove("phase");
    assert!(serde_json::from_value::<Setup>(json).is_err());
}

#[test]
fn a_kind_of_card_is_counted_once_and_a_province_described_once() {
    let refused = |twice: Result<(), serde_json::Error>| twice.unwrap_err().to_string();
    let twice = serde_json::from_str::<Cards>(r#"{"bribe":1,"bribe":2}"#);
    assert!(refused(twice.map(|_| ())).starts_with("duplicate field \"bribe\""));
    let twice = r#"{"abu":{"stones":1},"abu":{}}"#;
    let twice = serde_json::from_str::<ByProvince<Pieces>>(twice);
    assert!(refused(twice.map(|_| ())).starts_with("duplicate field \"abu\""));
}

/// AR-12.6
#[test]
fn a_view_that_nobody_has_is_refused() {
    assert!(view_with("/observer", json!(1)).is_ok());
    for (path, value) in [
        ("/observer", json!(3)),
        ("/observer", json!(0)),
        ("/observer", json!(null)),
        ("/seats/0/gold", json!(20)),
        ("/seats/1/gold", json!(null)),
        ("/seats/1/gold", json!(7)),
        ("/seats/0/hand", json!({})),
        ("/seats/1/hand", json!(null)),
        ("/seats/1/cards", json!(2)),
        ("/seats/0/province_hand", json!([])),
        ("/seats/0/chosen", json!(true)),
        ("/deck", json!(39)),
        ("/deck", json!(255)),
        ("/seats", json!([])),
    ] {
        let refused = view_with(path, value.clone());
        assert!(refused.is_err(), "{path} = {value}");
    }
}

#[test]
fn a_view_of_an_impossible_table_is_refused_with_its_faults() {
    let refused = view_with("/round", json!(9)).unwrap_err();
    assert!(refused.contains("there is no round 9"), "{refused}");
}

/// AR-10.6: every bad value is named.
#[test]
fn options_are_read_or_refused_with_all_reasons() {
    let bad = json!({
        "expert": "yes", "instant_stones": 1, "first": 9, "gold": null, "counter": "maybe",
        "board": {"name": "x"}, "later": [1, 2],
    });
    let faults = Options::from_json(bad.as_object().unwrap()).unwrap_err();
    let names = faults.iter().map(|fault| fault.split(':').next().unwrap());
    let mut names: Vec<_> = names.collect();
    names.dedup();
    assert_eq!(
        names,
        [
            "expert",
            "instant_stones",
            "first",
            "board",
            "gold",
            "counter"
        ]
    );
}

/// Every value inside a JSON, by its path.
fn paths(json: &Value, path: String, found: &mut Vec<String>) {
    match json {
        Value::Object(members) => {
            for (name, value) in members {
                paths(value, format!("{path}/{name}"), found);
            }
        }
        Value::Array(values) => {
            for (number, value) in values.iter().enumerate() {
                paths(value, format!("{path}/{number}"), found);
            }
        }
        _ => {}
    }
    found.push(path);
}

fn nonsense() -> Vec<Value> {
    vec![
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(2),
        json!(4),
        json!(255),
        json!(-1),
        json!(65536),
        json!(1.5),
        json!(""),
        json!("abu"),
        json!("change"),
        json!("standard"),
        json!([]),
        json!({}),
        json!({"at": "over"}),
        json!({"at": "offering"}),
        json!(["abu", "thebes"]),
        json!({"architect": 3}),
        json!({"province": "thebes", "gold": 36}),
        json!({"gold": 3, "change": true}),
    ]
}

/// Members of a JSON are replaced by nonsense.
fn disturb(mut json: Value, dice: &mut TestDice) -> Value {
    let nonsense = nonsense();
    for _ in 0..1 + dice.index(2) {
        let mut found = Vec::new();
        paths(&json, String::new(), &mut found);
        let path: &String = dice.one_of(&found);
        let place = json.pointer_mut(path).expect("it was just found");
        *place = dice.one_of(&nonsense).clone();
    }
    json
}

/// Shows positions of random games, now and then.
fn positions(mut look: impl FnMut(&Position, &mut TestDice)) {
    let mut dice = TestDice::new(5);
    for (players, options) in tables() {
        for seed in 0..6 {
            let mut game = RandomGame::new(players, &options, seed);
            while game.step().is_some() {
                if dice.once_in(3) {
                    look(&game.position, &mut dice);
                }
            }
        }
    }
}

/// Any setup is read or refused, and what is accepted can be played.
#[test]
fn nonsense_in_a_setup_never_crashes() {
    let (mut accepted, mut refused) = (0, 0);
    positions(|position, dice| {
        let json = serde_json::to_value(position.to_setup()).unwrap();
        let Ok(setup) = serde_json::from_value::<Setup>(disturb(json, dice)) else {
            return;
        };
        match Position::from_setup(&setup) {
            Ok(position) => {
                accepted += 1;
                assert_eq!(position.to_setup(), setup);
                let mut game = RandomGame::from(position, accepted);
                while game.step().is_some() {}
            }
            Err(faults) => {
                refused += 1;
                assert!(!faults.to_string().is_empty());
            }
        }
    });
    assert!(accepted > 100 && refused > 100, "{accepted} and {refused}");
}

/// Any view is read or refused, and what is read can be filled in and played.
#[test]
fn nonsense_in_a_view_never_crashes() {
    let (mut read, mut refused) = (0, 0);
    positions(|position, dice| {
        let seats = Seat::all(position.players()).map(Observer::Seat);
        let observers: Vec<_> = seats.chain([Observer::Spectator]).collect();
        let observer = *dice.one_of(&observers);
        let json = serde_json::to_value(position.view(observer)).unwrap();
        match serde_json::from_value::<View>(disturb(json, dice)) {
            Ok(view) => {
                read += 1;
                let filled_in = Position::determinize(&view, dice);
                assert_eq!(filled_in.view(view.observer()), view);
                let mut game = RandomGame::from(filled_in, read);
                while game.step().is_some() {}
            }
            Err(_) => refused += 1,
        }
    });
    assert!(read > 50 && refused > 100, "{read} and {refused}");
}

/// AR-1.11: any board file is accepted or refused with reasons.
#[test]
fn nonsense_in_a_board_never_crashes() {
    let mut file = Board::standard().to_json();
    file["name"] = json!("my-board");
    let (mut dice, mut accepted, mut refused) = (TestDice::new(1), 0, 0);
    for _ in 0..3000 {
        match Board::from_json(&disturb(file.clone(), &mut dice)) {
            Ok(board) => {
                accepted += 1;
                assert_eq!(Board::from_json(&board.to_json()), Ok(board));
            }
            Err(faults) => {
                refused += 1;
                assert!(!faults.is_empty());
            }
        }
    }
    assert!(accepted > 100 && refused > 100, "{accepted} and {refused}");
}

/// AR-10.6: the same for options.
#[test]
fn nonsense_in_options_never_crashes() {
    let mut options = Options::default().to_json();
    let mut board = Board::standard().to_json();
    board["name"] = json!("my-board");
    options.insert("board".to_owned(), board);
    let (mut dice, mut accepted) = (TestDice::new(2), 0);
    for _ in 0..2000 {
        let disturbed = disturb(Value::Object(options.clone()), &mut dice);
        let Value::Object(disturbed) = disturbed else {
            continue;
        };
        if let Ok(options) = Options::from_json(&disturbed) {
            accepted += 1;
            assert_eq!(Options::from_json(&options.to_json()), Ok(options));
        }
    }
    assert!(accepted > 50, "{accepted}");
}
