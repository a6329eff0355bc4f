//! Boards: the standard one, and files that are accepted, warned of, or refused (AR-1.7 to AR-1.11).

#[path = "../common/mod.rs"]
mod common;
mod refused;

use amun_re::board::{Bank, Certainty, Printed, certainty};
use amun_re::{Board, BoardWarning, Options, Position, Province};
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
    let text = include_str!("../../board/standard.json");
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
fn a_board_with_41_fields_is_accepted_with_a_warning() {
    let more = |file: &mut Value| entry(file, "abu")["fields"] = json!(4);
    assert_eq!(warned(more), ["there are 41 fields, not 40"]);
    assert_eq!(warned(|_| {}), Vec::<String>::new());
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
            assert!(game.position.player(seat(0)).gold <= amun_re::limits::MAX_GOLD);
        }
    }
}

/// AR-1.11: fewer of something is as unusual as more.
#[test]
fn too_few_is_warned_of_as_well() {
    let temples = |file: &mut Value| entry(file, "edfu")["temples"] = json!(0);
    assert_eq!(warned(temples), ["there are 3 temples, not 4"]);
    let west = |file: &mut Value| entry(file, "edfu")["bank"] = json!("east");
    assert_eq!(
        warned(west),
        ["7 provinces are west and 8 are east, not 8 and 7"]
    );
    let nile = |file: &mut Value| entry(file, "edfu")["nile"] = json!(false);
    let why = "7 provinces are at the Nile and 8 are away from it, not 8 and 7";
    assert_eq!(warned(nile), [why]);
    let fields = |file: &mut Value| entry(file, "edfu")["fields"] = json!(3);
    assert_eq!(warned(fields), ["there are 39 fields, not 40"]);
}
