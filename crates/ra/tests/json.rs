//! Setups and views as JSON: nonsense is refused with a reason, and nothing crashes.

mod common;

use common::random::RandomGame;
use common::scene;
use conformance::TestDice;
use ra::{Fault, Options, Position, Setup, View};
use serde_json::{Value, json};
use tabletop::Game;

/// The JSON of a setup with one member replaced.
fn setup_with(path: &str, value: Value) -> Result<Setup, String> {
    let mut json = serde_json::to_value(scene(3).row("nile").0).expect("setups can be written");
    *json.pointer_mut(path).expect("the member is there") = value;
    serde_json::from_value(json).map_err(|why| why.to_string())
}

/// The same for the view of seat 1.
fn view_with(path: &str, value: Value) -> Result<View, String> {
    let table = scene(3).row("nile").begin();
    let mut json = serde_json::to_value(table.view(Some(1))).expect("views can be written");
    *json.pointer_mut(path).expect("the member is there") = value;
    serde_json::from_value(json).map_err(|why| why.to_string())
}

#[test]
fn unreadable_members_are_refused() {
    for (path, value) in [
        ("/epoch", json!(-1)),
        ("/epoch", json!("one")),
        ("/ra_count", json!(1e9)),
        ("/centre", json!(300)),
        ("/phase", json!({"at": "lunch"})),
        ("/phase", json!({"at": "turn", "seat": 5})),
        ("/phase", json!({"at": "auction", "kind": "D"})),
        ("/row", json!([])),
        (
            "/row",
            json!(["nile", null, null, null, null, null, null, null, null]),
        ),
        ("/row/0", json!("tower")),
        ("/bag", json!({"nile": 256})),
        ("/bag", json!({"tower": 1})),
        ("/bag", json!(["nile"])),
        ("/seats", json!({})),
        ("/seats/0/usable", json!([17])),
        ("/seats/0/usable", json!([3, 3])),
        ("/seats/0/gains", json!([40000])),
        ("/options", json!({"names": "modern"})),
    ] {
        assert!(setup_with(path, value.clone()).is_err(), "{path} = {value}");
    }
}

#[test]
fn a_kind_of_tile_is_counted_once() {
    let twice = r#"{"nile":1,"nile":2}"#;
    let read = serde_json::from_str::<ra::Tiles>(twice);
    assert!(
        read.unwrap_err()
            .to_string()
            .starts_with("duplicate field \"nile\"")
    );
}

#[test]
fn what_is_missing_has_its_default_where_there_is_one() {
    let mut setup = scene(2).0;
    let mut json = serde_json::to_value(&setup).unwrap();
    json.as_object_mut().unwrap().remove("options");
    json["seats"][1] = json!({"usable": [3, 4, 7, 8]});
    setup.options = ra::Options::default();
    assert_eq!(serde_json::from_value::<Setup>(json).unwrap(), setup);
}

/// RA-12.3
#[test]
fn a_view_that_nobody_has_is_refused() {
    assert!(view_with("/observer", json!(1)).is_ok());
    let stranger = view_with("/observer", json!(3)).unwrap_err();
    assert_eq!(
        stranger,
        "the observer is seat 3, which is not at the table"
    );
    let others = view_with("/observer", json!(0)).unwrap_err();
    assert!(others.starts_with("the points are not those"), "{others}");
    assert!(view_with("/points", json!([null, 11, null])).is_err());
    assert!(view_with("/points", json!([null, 10])).is_err());
}

#[test]
fn a_view_of_an_impossible_table_is_refused_with_its_faults() {
    let refused = view_with("/centre", json!(2)).unwrap_err();
    assert_eq!(refused, Fault::Suns.to_string());
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

/// Members of a JSON are replaced by nonsense; it is read or refused, and never crashes.
#[test]
fn nonsense_never_crashes() {
    let nonsense = [
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(2),
        json!(255),
        json!(-1),
        json!(65536),
        json!(1.5),
        json!(""),
        json!("ra"),
        json!("dis.war"),
        json!([]),
        json!({}),
        json!({"at": "over"}),
        json!([255, 255]),
    ];
    let (mut dice, mut accepted) = (TestDice::new(5), 0);
    for seed in 0..40 {
        let mut game = RandomGame::new(2 + seed as usize % 4, &Options::default(), seed);
        while game.step().is_some() {
            if !dice.once_in(10) {
                continue;
            }
            let mut json = serde_json::to_value(game.position.to_setup()).unwrap();
            for _ in 0..1 + dice.index(3) {
                let mut found = Vec::new();
                paths(&json, String::new(), &mut found);
                let path: &String = dice.one_of(&found);
                let place = json.pointer_mut(path).unwrap();
                *place = dice.one_of(&nonsense).clone();
            }
            let Ok(setup) = serde_json::from_value::<Setup>(json) else {
                continue;
            };
            if let Ok(position) = Position::from_setup(&setup) {
                accepted += 1;
                assert_eq!(position.to_setup(), setup);
                let mut game = RandomGame::from(position, seed);
                while game.step().is_some() {}
            }
        }
    }
    assert!(accepted > 20, "{accepted}");
}
