//! Records of Amun-Re: what they have that those of other games do not (NO-3.5, NO-4). The example
//! of the notation has a test of its own, and the shared suite reads and writes whole games.

mod common;

use amun_re::options::{First, Gold, InstantStones};
use amun_re::{Options, Position};
use common::{custom_board, seat};
use conformance::{TestDice, random_step};
use serde_json::{Value, json};
use tabletop::record::{BadRecord, Header, Player, Record, RecordFile};
use tabletop::{Game, Play, Step};

fn read(text: &str) -> Result<Record<Position>, BadRecord> {
    RecordFile::open(text.as_bytes())?.read()
}

fn fault(text: &str) -> String {
    read(text).expect_err("it is refused").to_string()
}

/// A header of three players with these options.
fn header(options: &Value) -> String {
    let players = json!([{"name": "Masha"}, {"name": "Kolya"}, {"name": "Sergei"}]);
    let line = json!({"format": 1, "game": "amun-re", "rules": 1, "options": options,
        "players": players});
    line.to_string()
}

/// A record of these steps: `0 bid abu 0`, or what chance brings as JSON.
fn record(options: &Value, steps: &str) -> String {
    let mut text = header(options) + "\n";
    for step in steps
        .split(';')
        .map(str::trim)
        .filter(|step| !step.is_empty())
    {
        let line = match step.split_once(' ') {
            Some((by, what)) if by.len() == 1 => format!(r#"{{"by":{by},"do":"{what}"}}"#),
            _ => step.to_owned(),
        };
        text += &(line + "\n");
    }
    text
}

/// A round up to its offering.
const ROUND: &str = r#"{"chance":"province","is":"abu"};{"chance":"province","is":"edfu"};
    {"chance":"province","is":"sawu"};0 bid abu 0;1 bid edfu 0;2 bid sawu 0;0 done;1 done;2 done"#;

/// A whole game of three, played at random.
fn finished(options: &Options) -> Record<Position> {
    let mut play = Play::new(Position::new(3, options).expect("three can play"));
    let mut dice = TestDice::new(1);
    while random_step(&mut play, &mut dice).expect("a random step is legal") {}
    let players = vec![Player::default(); 3];
    Record::new(Header::new(*options, players), play)
}

/// NO-3.5, NO-4.4: the lot is a number, and only a number.
#[test]
fn the_first_player_is_a_number() {
    let drawn = |is: &str| record(&json!({}), &format!(r#"{{"chance":"first","is":{is}}}"#));
    let read = read(&drawn("2")).unwrap();
    assert_eq!(read.play.position().first(), Some(seat(2)));
    assert!(read.to_string().contains(r#"{"chance":"first","is":2}"#));
    for (is, shown) in [("3", "3"), (r#""2""#, "2"), ("99", "99")] {
        let why = format!("line 2: impossible: first cannot be {shown} now");
        assert_eq!(fault(&drawn(is)), why);
    }
    let to = record(&json!({}), r#"{"chance":"first","to":0,"is":2}"#);
    let why = "line 2: chance-unexpected: first is due, not first to 0";
    assert_eq!(fault(&to), why);
}

/// NO-4.3, AR-10.6: a fixed first player is not drawn.
#[test]
fn a_first_player_fixed_by_the_table_is_not_in_the_steps() {
    let fixed = record(&json!({"first": 1}), r#"{"chance":"province","is":"abu"}"#);
    let read = read(&fixed).unwrap();
    assert_eq!(read.header.options.first, First::Seat(seat(1)));
    let drawn = record(&json!({"first": 1}), r#"{"chance":"first","is":1}"#);
    let why = "line 2: chance-unexpected: province is due, not first";
    assert_eq!(fault(&drawn), why);
    let nobody = header(&json!({"first": 3}));
    let why = "line 1: bad-options: first: there is no seat 3 at a table of 3";
    assert_eq!(fault(&nobody), why);
}

/// NO-4.6: each seat's own steps keep their order, and nothing else matters.
#[test]
fn sealed_steps_may_stand_in_any_order() {
    let orders = [
        "0 sell architect;0 offer 3;1 offer 5;2 offer theft",
        "2 offer theft;1 offer 5;0 sell architect;0 offer 3",
        "0 sell architect;2 offer theft;0 offer 3;1 offer 5",
    ];
    let options = json!({"first": 0});
    let read = |order: &str| read(&record(&options, &format!("{ROUND};{order}"))).unwrap();
    let in_order = read(orders[0]);
    for order in orders {
        let record = read(order);
        assert_eq!(record.play.position(), in_order.play.position());
        assert_eq!(record.in_turn_order().to_string(), in_order.to_string());
    }
    let wrong = format!("{ROUND};0 offer 3;0 sell architect");
    let why = "line 12: not-asked: sell architect: seat 0 has no decision to make now";
    assert_eq!(fault(&record(&options, &wrong)), why);
}

/// NO-4.6: the same for province cards, in turn order of the first player.
#[test]
fn sealed_reveals_are_exported_in_turn_order() {
    let options = json!({"expert": true, "first": 2});
    let keys = "abu abydos amarna avaris baharya berenike buto dakhla damanhur";
    let deal = |(number, key): (usize, &str)| {
        format!(r#"{{"chance":"deal","to":{},"is":"{key}"}};"#, number % 3)
    };
    let dealt: String = keys.split(' ').enumerate().map(deal).collect();
    let steps = dealt + "0 reveal abu;1 sell architect;2 reveal amarna;1 reveal abydos";
    let record = read(&record(&options, &steps)).unwrap().in_turn_order();
    let order = record.play.steps()[9..].iter().map(|step| match step {
        Step::Decision { by, action } => format!("{by} {action}"),
        Step::Chance { chance, .. } => format!("{chance:?}"),
    });
    let expected = [
        "2 reveal amarna",
        "0 reveal abu",
        "1 sell architect",
        "1 reveal abydos",
    ];
    assert!(order.eq(expected));
}

/// AR-1.10, NO-4.3: the header has a custom board in full.
#[test]
fn a_custom_board_is_read_and_written_back() {
    let board = custom_board(|file| file["provinces"][0]["mine"] = json!(9));
    let options = Options {
        board,
        ..Options::default()
    };
    let text = finished(&options).to_string();
    let record = read(&text).unwrap();
    assert_eq!(record.header.options.board, board);
    assert_eq!(record.to_string(), text);
    assert!(text.contains(r#""board":{"name":"my-board","provinces":[{"key":"abu""#));
}

/// AR-1.11, NO-4.11
#[test]
fn a_custom_board_is_refused_with_all_reasons() {
    let mut file = amun_re::Board::standard().to_json();
    file["provinces"][0]["bank"] = json!("north");
    file["provinces"][1]["fields"] = json!(7);
    let refused = fault(&header(&json!({"board": file})));
    let why = "line 1: bad-options: \
        board: name: 1 to 40 characters of a-z 0-9 - and not \"standard\"; \
        board: abu: bank is not west or east; \
        board: abydos: fields is not a whole number from 0 to 6";
    assert_eq!(refused, why);
    let why = "line 1: bad-options: board: expected standard or an object, not \"mine\"";
    assert_eq!(fault(&header(&json!({"board": "mine"}))), why);
}

/// NO-4.3, NO-4.8: what is missing has its default, and unknown options stay.
#[test]
fn options_are_written_as_they_were() {
    let options = json!({"gold": "open", "lamps": 3, "instant_stones": "won"});
    let text = record(&options, r#"{"chance":"first","is":0}"#);
    let record = read(&text).unwrap();
    assert_eq!(record.header.options.gold, Gold::Open);
    assert_eq!(record.header.options.instant_stones, InstantStones::Won);
    assert_eq!(record.to_string(), text);
}

/// NO-4.11, AR-2.1
#[test]
fn records_of_two_or_six_players_are_refused() {
    let two = header(&json!({})).replace(r#",{"name":"Sergei"}"#, "");
    let why = "line 1: bad-players: Amun-Re is for 3 to 5 players, not 2 (AR-2.1)";
    assert_eq!(fault(&two), why);
}

/// NO-4.11: the messages name action and rule.
#[test]
fn illegal_steps_are_refused_with_their_rule() {
    for (steps, why) in [
        (
            "0 bid abu 3;1 bid abu 1",
            "illegal: bid abu 1 does not outbid 3 (AR-4.4)",
        ),
        ("0 bid abu 2", "illegal: bid abu 2 does not name a space"),
        (
            "0 sell theft",
            "syntax: \"sell theft\" does not name a power card",
        ),
        (
            "1 bid abu 0",
            "not-asked: bid abu 0: seat 1 has no decision to make now",
        ),
        (
            r#"{"chance":"draw","to":0,"is":"bribe"}"#,
            "chance-unexpected: draw is not due",
        ),
    ] {
        let turned_up = ROUND.split("0 bid").next().unwrap();
        let refused = fault(&record(
            &json!({"first": 0}),
            &format!("{turned_up}{steps}"),
        ));
        let (_, reason) = refused.split_once(": ").unwrap();
        assert!(reason.starts_with(why), "{refused}");
    }
    let twice = r#"{"chance":"province","is":"abu"};{"chance":"province","is":"abu"}"#;
    let why = "line 3: impossible: province cannot be abu now";
    assert_eq!(fault(&record(&json!({"first": 0}), twice)), why);
}

/// NO-4.7: the end line may have the gold, and it must be right.
#[test]
fn gold_in_the_end_line_is_right_or_absent() {
    let text = finished(&Options::default()).to_string();
    let end = text.lines().last().unwrap();
    let (before, gold) = end.split_once(",\"gold\":").unwrap();
    let with = |gold: &str| text.replace(end, &format!("{before}{gold}}}"));
    let absent = read(&with("")).unwrap();
    assert!(absent.end.is_some());
    assert!(read(&with(&format!(",\"gold\":{}", gold.trim_end_matches('}')))).is_ok());
    let wrong = fault(&with(",\"gold\":[1,2,3]"));
    assert!(wrong.contains("wrong-result: gold are ["), "{wrong}");
    let short = fault(&with(",\"gold\":[]"));
    assert!(short.contains("wrong-result: gold are ["), "{short}");
    let number = fault(&with(",\"gold\":7"));
    assert!(
        number.contains("bad-step: field \"gold\" must be an array"),
        "{number}"
    );
}

/// NO-4.5: cards that do not exist are not written, and a shuffle is not a line.
#[test]
fn a_whole_game_is_written_as_it_was() {
    for expert in [false, true] {
        let options = Options {
            expert,
            ..Options::default()
        };
        let text = finished(&options).to_string();
        let record = read(&text).unwrap();
        assert!(record.play.position().is_over() && record.end.is_some());
        assert_eq!(record.to_string(), text);
    }
}
