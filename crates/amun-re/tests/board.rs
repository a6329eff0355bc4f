//! Boards: the standard one, and files that are accepted, warned of, or refused (AR-1.7 to AR-1.11).

mod common;

use amun_re::board::{Bank, Certainty, Printed, certainty};
use amun_re::{Board, BoardFault, BoardWarning, Options, Position, Province};
use common::{custom_board, province, scene, seat};
use serde_json::{Value, json};
use tabletop::{Game, Options as _};

/// The file of a custom board, changed.
fn file(change: impl FnOnce(&mut Value)) -> Value {
    let mut file = Board::standard().to_json();
    file["name"] = json!("my-board");
    change(&mut file);
    file
}

fn entry<'a>(file: &'a mut Value, key: &str) -> &'a mut Value {
    let entries = file["provinces"].as_array_mut().expect("it is a list");
    let mut entries = entries.iter_mut();
    entries
        .find(|entry| entry["key"] == key)
        .expect("it is there")
}

/// Why the changed file is refused, as a host reads it.
fn refused(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let faults = Board::from_json(&file(change)).expect_err("it is refused");
    faults.iter().map(BoardFault::to_string).collect()
}

/// What a host is warned of.
fn warned(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let warnings = custom_board(change).warnings();
    warnings.iter().map(BoardWarning::to_string).collect()
}

/// AR-T20, AR-1.7, AR-1.12, AR-R02, AR-R03, AR-E15
#[test]
fn the_totals_of_the_standard_board_are_those_of_the_table() {
    let board = Board::standard();
    let total = |number: fn(&Printed) -> u8| -> u32 {
        let numbers = Province::ALL.map(|province| u32::from(number(&board[province])));
        numbers.iter().sum()
    };
    assert_eq!(board.on_bank(Bank::West).len(), 8);
    assert_eq!(board.on_bank(Bank::East).len(), 7);
    assert_eq!(
        (board.in_upper_egypt().len(), board.at_the_nile().len()),
        (8, 8)
    );
    assert_eq!((total(|it| it.fields), total(|it| it.temples)), (40, 4));
    assert_eq!((total(|it| it.mine), total(|it| it.caravan)), (12, 20));
    let instant = [
        total(|it| it.instant.cards),
        total(|it| it.instant.stones),
        total(|it| it.instant.gold),
    ];
    assert_eq!((total(|it| it.symbols), instant), (22, [5, 3, 12]));
    assert_eq!(total(|it| it.symbols + it.instant.cards), 27);
}

/// AR-T20, AR-1.7, row by row: bank, land, Nile, fields, temples, symbols, mine, caravan, and the
/// instant cards, stones and gold.
#[test]
fn every_row_of_the_standard_board_is_that_of_the_table() {
    let table = "abu E U y 3 0 1 4 0 0 0 0; abydos W U y 5 0 1 0 0 0 1 0; \
        amarna E L y 4 1 1 0 0 0 0 0; avaris E L n 1 0 1 0 8 0 0 0; \
        baharya W L n 2 0 3 0 0 1 0 0; berenike E U n 0 0 1 8 0 0 0 0; \
        buto W L y 5 0 0 0 0 1 0 0; dakhla W U n 0 0 0 0 0 1 0 12; \
        damanhur W L n 1 2 2 0 0 0 0 0; edfu W U y 4 1 1 0 0 0 0 0; \
        kharga W U n 1 0 4 0 5 0 0 0; memphis W L y 3 0 3 0 0 0 2 0; \
        mendes E L y 6 0 0 0 0 0 0 0; sawu E U n 2 0 2 0 7 0 0 0; \
        thebes E U y 3 0 2 0 0 2 0 0";
    let board = Board::standard();
    let row = |province: Province| {
        let letter = |yes, one, other| if yes { one } else { other };
        let west = board.on_bank(Bank::West).contains(province);
        let upper = board.in_upper_egypt().contains(province);
        let nile = board.at_the_nile().contains(province);
        let it = board[province];
        let numbers = [it.fields, it.temples, it.symbols, it.mine, it.caravan];
        let instant = [it.instant.cards, it.instant.stones, it.instant.gold];
        let numbers = numbers
            .into_iter()
            .chain(instant)
            .map(|number| number.to_string());
        let place = [
            letter(west, "W", "E"),
            letter(upper, "U", "L"),
            letter(nile, "y", "n"),
        ];
        format!(
            "{province} {} {}",
            place.join(" "),
            numbers.collect::<Vec<_>>().join(" ")
        )
    };
    assert_eq!(Province::ALL.map(row).join("; "), table);
}

/// AR-1.8
#[test]
fn thirty_cells_are_our_own_choices() {
    let cells = [
        "bank", "land", "nile", "fields", "temples", "cards", "mine", "caravan", "instant",
    ];
    let count = |cell, sure| {
        let provinces = Province::ALL.into_iter();
        provinces.filter(|&it| certainty(it, cell) == sure).count()
    };
    let reconstructed = cells.map(|cell| count(cell, Certainty::Reconstructed));
    assert_eq!(reconstructed, [0, 0, 0, 12, 0, 10, 0, 0, 8]);
    let inferred = cells.map(|cell| count(cell, Certainty::Inferred));
    assert_eq!(inferred, [9, 15, 10, 0, 0, 0, 0, 0, 0]);
}

/// AR-1.8: the bounds that are known.
#[test]
fn the_reconstructed_cells_respect_what_is_known() {
    let board = Board::standard();
    let fields = |key| board[province(key)].fields;
    assert!(fields("thebes") >= 3 && fields("mendes") >= 4 && fields("buto") >= 5);
    assert!(fields("avaris") >= 1 && fields("abu") >= 1 && fields("edfu") >= 1);
    assert!((1..=3).contains(&board[province("avaris")].symbols));
    assert!(board[province("edfu")].symbols <= 2);
    let four = Province::ALL
        .into_iter()
        .filter(|&it| board[it].symbols == 4);
    assert!(four.eq([province("kharga")]));
    let gives_card = |it: &Province| board[*it].instant.cards > 0;
    let fourth = Province::ALL.into_iter().filter(gives_card);
    let fourth = fourth.filter(|it| !["thebes", "buto", "dakhla"].contains(&it.key()));
    assert!(fourth.map(|it| board[it].fields).eq([2]));
}

/// AR-1.9: the table is data in one file, and nothing else knows its numbers.
#[test]
fn the_standard_board_is_a_file() {
    let text = include_str!("../board/standard.json");
    let mut file: Value = serde_json::from_str(text).unwrap();
    assert_eq!(file["name"], json!("standard"));
    file["name"] = json!("copy");
    let copy = Board::from_json(&file).expect("marks are ignored");
    assert!(
        Province::ALL
            .into_iter()
            .all(|it| copy[it] == Board::standard()[it])
    );
}

/// AR-1.10, AR-R57
#[test]
fn a_custom_board_applies_to_the_whole_game() {
    let rich = custom_board(|file| entry(file, "edfu")["mine"] = json!(20));
    let two = scene(3).controls(0, "edfu").gold([0]).harvest(0);
    let mut table = two.options(|it| it.board = rich).begin();
    table.play("0 done");
    assert_eq!(table.gold()[0], 20);
    assert_eq!(
        table.view(None).options.board.name(),
        "my-board",
        "all see it"
    );
}

/// AR-1.10
#[test]
fn a_board_goes_there_and_back() {
    let board = custom_board(|file| entry(file, "abu")["instant"]["gold"] = json!(7));
    assert_eq!(Board::from_json(&board.to_json()), Ok(board));
    let options = Options {
        board,
        ..Options::default()
    };
    assert_eq!(Options::from_json(&options.to_json()), Ok(options));
    assert_eq!(options.to_json()["board"], board.to_json());
}

/// AR-T23, AR-1.11
#[test]
fn the_files_of_the_test_case_are_refused() {
    let fourteen = |file: &mut Value| {
        file["provinces"].as_array_mut().unwrap().remove(0);
    };
    assert_eq!(refused(fourteen), ["abu is missing"]);
    let twice = |file: &mut Value| entry(file, "buto")["key"] = json!("abu");
    assert_eq!(refused(twice), ["abu stands twice", "buto is missing"]);
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

/// AR-T23, AR-1.11
#[test]
fn a_board_with_41_fields_is_accepted_with_a_warning() {
    let more = |file: &mut Value| entry(file, "abu")["fields"] = json!(4);
    assert_eq!(warned(more), ["there are 41 fields, not 40"]);
    assert_eq!(warned(|_| {}), Vec::<String>::new());
}

/// AR-1.11 (1): exactly the fifteen keys, each once.
#[test]
fn the_keys_are_those_of_the_table() {
    let sixteen = |file: &mut Value| {
        let abu = entry(file, "abu").clone();
        file["provinces"].as_array_mut().unwrap().push(abu);
    };
    assert_eq!(refused(sixteen), ["abu stands twice"]);
    for strange in [json!("atlantis"), json!("Abu"), json!(3), json!(null)] {
        let key = |file: &mut Value| entry(file, "abu")["key"] = strange;
        let why = "provinces: entry 0 has no key of a province";
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
        "abu stands twice",
        "provinces: entry 13 has no key of a province",
        "edfu is missing",
        "sawu is missing",
    ];
    assert_eq!(reasons, expected);
}

/// AR-1.11: every warning.
#[test]
fn unusual_boards_are_accepted_with_warnings() {
    let all = |file: &mut Value| {
        for province in file["provinces"].as_array_mut().unwrap() {
            let fields = if province["bank"] == "west" { 0 } else { 1 };
            province["fields"] = json!(fields);
            province["temples"] = json!(2);
            province["nile"] = json!(true);
        }
        entry(file, "abu")["bank"] = json!("west");
        entry(file, "abu")["fields"] = json!(0);
    };
    let expected = [
        "9 provinces are west and 6 are east, not 8 and 7",
        "15 provinces are at the Nile and 0 are away from it, not 8 and 7",
        "there are 6 fields, not 40",
        "there are 30 temples, not 4",
        "a bank has no field at all",
    ];
    assert_eq!(warned(all), expected);
    assert_eq!(custom_board(all).warnings().len(), 5);
}

/// AR-1.11: no rule breaks on a board that passes, however poor or rich.
#[test]
fn games_end_on_every_board_that_passes() {
    let filled = |number: fn(u8) -> u8| {
        custom_board(|file| {
            for province in file["provinces"].as_array_mut().unwrap() {
                for (member, largest) in [("fields", 6), ("temples", 2), ("cards", 4)] {
                    province[member] = json!(number(largest));
                }
                province["mine"] = json!(number(20));
                province["caravan"] = json!(number(20));
                let (few, gold) = (number(4), number(20));
                province["instant"] = json!({"cards": few, "stones": few, "gold": gold});
            }
        })
    };
    for board in [filled(|_| 0), filled(|largest| largest)] {
        for (players, seed) in (3..=5).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
            let options = Options {
                board,
                expert: seed % 2 == 0,
                ..Options::default()
            };
            let mut game = common::random::RandomGame::new(players, &options, seed);
            while game.step().is_some() {
                let setup = game.position.to_setup();
                assert_eq!(Position::from_setup(&setup), Ok(game.position));
            }
            assert!(game.position.player(seat(0)).gold <= amun_re::limits::MOST_GOLD);
        }
    }
}
