//! Board files that are refused, with all reasons at once (AR-1.11).

use amun_re::{Board, BoardFault};
use serde_json::{Value, json};

use crate::common::custom_board;
use crate::{entry, file, warned};

/// Why the changed file is refused, as a host reads it.
fn refused(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let faults = Board::from_json(&file(change)).expect_err("it is refused");
    faults.iter().map(BoardFault::to_string).collect()
}

/// AR-T23, AR-1.11
#[test]
fn the_files_of_the_test_case_are_refused() {
    let fourteen = |file: &mut Value| {
        file["provinces"].as_array_mut().unwrap().remove(0);
    };
    assert_eq!(refused(fourteen), ["abu is missing"]);
    let twice = |file: &mut Value| entry(file, "buto")["key"] = json!("abu");
    assert_eq!(refused(twice), ["abu is listed twice", "buto is missing"]);
    let lower = |file: &mut Value| entry(file, "abu")["land"] = json!("lower");
    let why = "8 provinces are lower and 7 are upper, not 7 and 8";
    assert_eq!(refused(lower), [why]);
    let fields = |file: &mut Value| entry(file, "abu")["fields"] = json!(7);
    let why = "abu: fields is not a whole number from 0 to 6";
    assert_eq!(refused(fields), [why]);
    let cards = |file: &mut Value| entry(file, "abu")["instant"]["cards"] = json!(-1);
    let why = "abu: instant cards is not a whole number from 0 to 4";
    assert_eq!(refused(cards), [why]);
    let caravan = |file: &mut Value| {
        entry(file, "abu")
            .as_object_mut()
            .unwrap()
            .remove("caravan");
    };
    assert_eq!(refused(caravan), ["abu: caravan is missing"]);
    let bank = |file: &mut Value| entry(file, "abu")["bank"] = json!("north");
    assert_eq!(refused(bank), ["abu: bank is not west or east"]);
    let name = |file: &mut Value| file["name"] = json!("standard");
    let why = "name: 1 to 40 characters of a-z 0-9 - and not \"standard\"";
    assert_eq!(refused(name), [why]);
}

/// AR-T23, AR-1.11
#[test]
fn two_faults_are_two_reasons() {
    let both = |file: &mut Value| {
        entry(file, "buto")["fields"] = json!(7);
        file["provinces"].as_array_mut().unwrap().remove(0);
    };
    let why = "buto: fields is not a whole number from 0 to 6";
    assert_eq!(refused(both), [why, "abu is missing"]);
}

/// AR-1.11 (1): exactly the fifteen keys, each once.
#[test]
fn the_keys_are_those_of_the_table() {
    let sixteen = |file: &mut Value| {
        let abu = entry(file, "abu").clone();
        file["provinces"].as_array_mut().unwrap().push(abu);
    };
    assert_eq!(refused(sixteen), ["abu is listed twice"]);
    for strange in [json!("atlantis"), json!("Abu"), json!(3), json!(null)] {
        let key = |file: &mut Value| entry(file, "abu")["key"] = strange;
        let why = "provinces: entry 0 does not have the key of a province";
        assert_eq!(refused(key), [why, "abu is missing"]);
    }
    for strange in [json!(1), json!(null), json!({}), json!("abu")] {
        assert_eq!(
            refused(|file| file["provinces"] = strange),
            ["provinces: not a list"]
        );
    }
    for strange in [json!(null), json!([]), json!("standard"), json!(7)] {
        let why = [BoardFault::NotABoard];
        assert_eq!(Board::from_json(&strange).unwrap_err(), why, "{strange}");
    }
}

/// AR-1.11 (2)
#[test]
fn bank_land_and_nile_have_two_values_each() {
    for (member, allowed) in [
        ("bank", "west or east"),
        ("land", "lower or upper"),
        ("nile", "true or false"),
    ] {
        for strange in [json!(""), json!("West"), json!(1), json!(null), json!([])] {
            let change = |file: &mut Value| entry(file, "sawu")[member] = strange;
            assert_eq!(
                refused(change),
                [format!("sawu: {member} is not {allowed}")]
            );
        }
    }
}

/// AR-1.11 (3)
#[test]
fn seven_provinces_are_lower_and_eight_upper() {
    let swapped = |file: &mut Value| {
        entry(file, "abu")["land"] = json!("lower");
        entry(file, "buto")["land"] = json!("upper");
    };
    assert_eq!(warned(swapped), Vec::<String>::new());
    let upper = |file: &mut Value| entry(file, "buto")["land"] = json!("upper");
    let why = "6 provinces are lower and 9 are upper, not 7 and 8";
    assert_eq!(refused(upper), [why]);
}

/// AR-1.11 (4): gigantic numbers and wrong types included.
#[test]
fn numbers_are_whole_and_not_too_large() {
    for (path, largest) in [
        ("/fields", 6),
        ("/temples", 2),
        ("/cards", 4),
        ("/mine", 20),
        ("/caravan", 20),
        ("/instant/cards", 4),
        ("/instant/stones", 4),
        ("/instant/gold", 20),
    ] {
        let member = path[1..].replace('/', " ");
        let set = |file: &mut Value, number: Value| {
            *entry(file, "kharga").pointer_mut(path).unwrap() = number;
        };
        assert!(Board::from_json(&file(|it| set(it, json!(largest)))).is_ok());
        assert!(Board::from_json(&file(|it| set(it, json!(0)))).is_ok());
        for bad in [
            json!(largest + 1),
            json!(-1),
            json!(256),
            json!(u64::MAX),
            json!(i64::MIN),
            json!(1e300),
            json!(0.5),
            json!("1"),
            json!(null),
            json!(true),
            json!([1]),
            json!({}),
        ] {
            let why = format!("kharga: {member} is not a whole number from 0 to {largest}");
            assert_eq!(refused(|it| set(it, bad.clone())), [why], "{bad}");
        }
    }
}

/// AR-1.11 (5): no member is missing, and unknown ones are ignored.
#[test]
fn every_member_is_there() {
    for member in [
        "bank", "land", "nile", "fields", "temples", "cards", "mine", "caravan",
    ] {
        let change = |file: &mut Value| {
            entry(file, "edfu").as_object_mut().unwrap().remove(member);
        };
        assert_eq!(refused(change), [format!("edfu: {member} is missing")]);
    }
    let instant = |file: &mut Value| {
        entry(file, "edfu")
            .as_object_mut()
            .unwrap()
            .remove("instant");
    };
    let missing = ["cards", "stones", "gold"].map(|it| format!("edfu: instant {it} is missing"));
    assert_eq!(refused(instant), missing);
    let key = |file: &mut Value| {
        entry(file, "edfu").as_object_mut().unwrap().remove("key");
    };
    assert_eq!(refused(key).len(), 2);
    let unknown = |file: &mut Value| {
        file["author"] = json!({"name": "Imhotep"});
        entry(file, "edfu")["colour"] = json!("ochre");
        entry(file, "edfu")["instant"]["farmers"] = json!(1);
    };
    assert_eq!(custom_board(unknown), custom_board(|_| {}));
}

/// AR-1.11 (6)
#[test]
fn a_name_is_short_and_plain() {
    let named = |name: Value| Board::from_json(&file(|file| file["name"] = name));
    for good in ["a", "7", "-", "the-2003-board", &"x".repeat(40)] {
        assert_eq!(named(json!(good)).unwrap().name(), good);
    }
    let long = "x".repeat(41);
    let bad = [
        "standard", "", "My", "a b", "a_b", "a.b", "é", "☥", "a\0", &long,
    ];
    for bad in bad
        .map(Value::from)
        .into_iter()
        .chain([json!(1), json!(null), json!(["a"])])
    {
        assert_eq!(named(bad.clone()), Err(vec![BoardFault::Name]), "{bad}");
    }
    let nameless = file(|file| {
        file.as_object_mut().unwrap().remove("name");
    });
    assert_eq!(Board::from_json(&nameless), Err(vec![BoardFault::Name]));
}

/// AR-1.11: all reasons at once, of every kind.
#[test]
fn all_reasons_are_given_at_once() {
    let reasons = refused(|file| {
        file["name"] = json!("standard");
        entry(file, "abu")["bank"] = json!("north");
        entry(file, "abu")["nile"] = json!("no");
        entry(file, "amarna")["fields"] = json!(70);
        entry(file, "avaris")
            .as_object_mut()
            .unwrap()
            .remove("mine");
        entry(file, "edfu")["key"] = json!("abu");
        entry(file, "sawu")["key"] = json!("nubia");
    });
    let expected = [
        "name: 1 to 40 characters of a-z 0-9 - and not \"standard\"",
        "abu: bank is not west or east",
        "abu: nile is not true or false",
        "amarna: fields is not a whole number from 0 to 6",
        "avaris: mine is missing",
        "abu is listed twice",
        "provinces: entry 13 does not have the key of a province",
        "edfu is missing",
        "sawu is missing",
    ];
    assert_eq!(reasons, expected);
}
