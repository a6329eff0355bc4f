//! `heliopolis arena`

use std::fs;

use serde_json::{Map, Value, json};

use crate::support::{FIRST, arena, feed, heliopolis, objects, scratch, script};

const TIMES: [&str; 3] = ["ms_mean", "ms_p99", "seconds"];

/// A match of Ra without what depends on the clock.
fn result(players: &str, bots: &str, more: &[&str]) -> Map<String, Value> {
    let table = ["--game", "ra", "--players", players, "--bots", bots];
    let mut report = arena(&[&table, more].concat());
    let bots = report["bots"].as_array_mut().expect("a list of bots");
    for bot in bots {
        let bot = bot.as_object_mut().expect("an object");
        bot.retain(|name, _| !TIMES.contains(&name.as_str()));
    }
    report.retain(|name, _| !TIMES.contains(&name.as_str()));
    report
}

#[test]
fn the_report_has_the_fields_that_scripts_rely_on() {
    let first = script("fields.sh", FIRST);
    let bots = format!("random,random,{first}");
    let report = arena(&[
        "--game",
        "ra",
        "--players",
        "3",
        "--bots",
        &bots,
        "--games",
        "10",
        "--ms",
        "9000",
    ]);
    let expected = [
        ("game", json!("ra")),
        ("players", json!(3)),
        ("seed", json!(1)),
    ];
    let counts = [
        ("deals", 4),
        ("seatings", 3),
        ("games", 12),
        ("resumed", 0),
        ("ms", 9000),
    ];
    let counts = counts.map(|(name, count)| (name, json!(count)));
    for (name, value) in expected.into_iter().chain(counts) {
        assert_eq!(report[name], value, "{name}");
    }
    let [random, program] = &report["bots"].as_array().expect("a list")[..] else {
        panic!("two different bots");
    };
    assert_eq!(
        (&random["name"], &program["name"]),
        (&json!("random"), &json!(first))
    );
    assert_eq!(
        (&random["games"], &program["games"]),
        (&json!(24), &json!(12))
    );
    for bot in [random, program] {
        let number = |name: &str| bot[name].as_f64().expect("a number");
        let share = number("win_share");
        let (low, high) = (bot["ci95"][0].as_f64(), bot["ci95"][1].as_f64());
        assert!(low.is_some_and(|low| (0.0..=share).contains(&low)), "{bot}");
        assert!(
            high.is_some_and(|high| (share..=1.0).contains(&high)),
            "{bot}"
        );
        assert!((1.0..=3.0).contains(&number("mean_place")));
        assert!(number("mean_points") >= 0.0 && number("decisions") > 10.0);
        assert!(number("ms_mean") > 0.0 && number("ms_p99") > 0.0);
        assert_eq!(bot["forfeits"], 0, "{bot}");
    }
    let shares = |bot: &Value| {
        bot["win_share"].as_f64().expect("a share") * bot["games"].as_f64().expect("games")
    };
    assert!((shares(random) + shares(program) - 12.0).abs() < 1e-9);
}

#[test]
fn people_read_a_table_of_bots() {
    let arguments = "arena --game amun-re --players 3 --bots random --games 5";
    let text = heliopolis(&arguments.split(' ').collect::<Vec<_>>()).good();
    assert!(
        text.starts_with("5 games of amun-re with 3 players in "),
        "{text}"
    );
    for words in ["\nrandom ", "33.3 %", "forfeits", "p99"] {
        assert!(text.contains(words), "{words} is missing in\n{text}");
    }
}

#[test]
fn the_result_depends_on_the_seed_and_not_on_the_threads() {
    let program = format!("exec:'{}' bot random", env!("CARGO_BIN_EXE_heliopolis"));
    let bots = format!("random,{program}");
    let played = |seed, threads| {
        let more = [
            "--games",
            "12",
            "--ms",
            "9000",
            "--seed",
            seed,
            "--threads",
            threads,
        ];
        result("2", &bots, &more)
    };
    let alone = played("3", "1");
    assert_eq!(alone["bots"][1]["forfeits"], 0);
    assert_eq!(alone, played("3", "2"));
    assert_eq!(alone, played("3", "5"));
    assert_ne!(alone["bots"], played("4", "2")["bots"]);
}

/// All seatings of a deal are played, and luck belongs to the seats.
#[test]
fn equal_bots_share_the_victories_equally() {
    let more = ["--games", "6", "--ms", "9000"];
    let (one, two) = (script("equal-1.sh", FIRST), script("equal-2.sh", FIRST));
    for (players, bots) in [
        ("2", format!("{one},{two}")),
        ("3", format!("{one},{two},{two}")),
        ("4", "random".to_owned()),
    ] {
        let report = result(players, &bots, &more);
        let fair = 1.0 / players.parse::<f64>().expect("a number");
        for bot in report["bots"].as_array().expect("a list") {
            assert_eq!(bot["win_share"], json!(fair), "{bots}");
            assert_eq!(bot["ci95"], json!([fair, fair]));
            assert_eq!(bot["mean_points"], report["bots"][0]["mean_points"]);
        }
    }
}

/// Only different seatings are played, and games are rounded up to whole deals.
#[test]
fn a_deal_is_played_in_every_different_seating() {
    let first = script("seatings.sh", FIRST);
    let play = |bots: &str, games: &str| {
        let bots = bots.replace('x', &first);
        let report = result("4", &bots, &["--games", games, "--ms", "9000"]);
        [&report["seatings"], &report["deals"], &report["games"]].map(|count| count.as_u64())
    };
    assert_eq!(play("random", "3"), [1, 3, 3].map(Some));
    assert_eq!(play("x,random,x,random", "3"), [2, 2, 4].map(Some));
    assert_eq!(play("x,random,random,random", "1"), [4, 1, 4].map(Some));
}

#[test]
fn the_games_of_a_deal_have_the_same_luck() {
    let log = scratch("luck.log");
    let bots = format!("random,{}", script("luck.sh", FIRST));
    result("2", &bots, &["--games", "8", "--ms", "9000", "--log", &log]);
    let text = fs::read_to_string(&log).expect("a log");
    let games = &objects(&text)[1..];
    assert_eq!(games.len(), 8);
    let drawn = |game: &Map<String, Value>| -> Vec<Value> {
        let lines = game["record"].as_array().expect("a record").iter();
        let chance = lines.filter(|line| line.get("chance").is_some());
        chance.map(|line| line["is"].clone()).collect()
    };
    for deal in games.chunks(2) {
        let (one, two) = (drawn(&deal[0]), drawn(&deal[1]));
        let length = one.len().min(two.len());
        assert!(length > 10);
        assert_eq!(one[..length], two[..length]);
        assert_ne!(deal[0]["record"], deal[1]["record"]);
    }
    assert_ne!(drawn(&games[0])[..10], drawn(&games[2])[..10]);
    // A game of the log is a record.
    let lines = games[3]["record"].as_array().expect("a record");
    let record: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let shown = feed(&["replay", "-", "--json"], record.as_bytes()).good();
    let last = objects(&shown).pop().expect("steps");
    assert_eq!(last["result"]["scores"], games[3]["scores"]);
}

#[test]
fn a_match_continues_where_its_log_ends() {
    let bots = format!("random,{}", script("resumed.sh", FIRST));
    let settings = ["--ms", "9000", "--seed", "8", "--games"];
    let whole = result("2", &bots, &[&settings[..], &["12"]].concat());
    let log = scratch("resumed.log");
    let logged = |games| {
        let mut report = result(
            "2",
            &bots,
            &[&settings[..], &[games, "--log", &log]].concat(),
        );
        let resumed = report.insert("resumed".to_owned(), json!(0));
        (report, resumed.and_then(|count| count.as_u64()))
    };
    assert_eq!(logged("5").1, Some(0));
    // The second game of the third deal was being written when the light went out.
    let text = fs::read(&log).expect("a log");
    fs::write(&log, &text[..text.len() - 30]).expect("a shorter log");
    assert_eq!(logged("12"), (whole.clone(), Some(4)));
    assert_eq!(logged("12"), (whole, Some(12)));
    // Of a longer log only the beginning is looked at.
    let length = fs::metadata(&log).expect("a log").len();
    let (short, resumed) = logged("4");
    assert_eq!((&short["games"], resumed), (&json!(4), Some(4)));
    assert_eq!(fs::metadata(&log).expect("a log").len(), length);
}

#[test]
fn the_log_of_something_else_is_refused() {
    let log = scratch("other.log");
    let with = |arguments: &str| {
        let command = format!("arena --game ra --bots random --games 3 {arguments} --log {log}");
        heliopolis(&command.split(' ').collect::<Vec<_>>())
    };
    with("--players 2").good();
    for (arguments, name) in [
        ("--players 3", "bots"),
        ("--players 2 --seed 2", "seed"),
        ("--players 2 --ms 7", "ms"),
        ("--players 2 --scores open", "options"),
    ] {
        let message = with(arguments).refused();
        let expected = format!("this is the log of another match: its {name} is ");
        assert!(message.contains(&expected), "{message}");
    }
    let good = fs::read_to_string(&log).expect("a log");
    for (text, why) in [
        (
            "{}\n".to_owned(),
            "line 1 of the log: not a log of the arena",
        ),
        ("hello\n".to_owned(), "line 1 of the log: expected value"),
        ("notes without an end".to_owned(), "not a log of the arena"),
        (format!("{good}{{}}\n"), "line 5 of the log: missing field"),
        (
            format!("{good}{}\n", good.lines().nth(1).expect("a game")),
            "line 5 of the log: expected deal 3, seating 0",
        ),
        (
            good.replace(r#""places":[1,"#, r#""places":["#),
            "not a result of this game",
        ),
    ] {
        fs::write(&log, &text).expect("a bad log");
        let message = with("--players 2").refused();
        assert!(message.contains(why), "{message}");
        assert_eq!(
            fs::read_to_string(&log).expect("a log"),
            text,
            "it is left alone"
        );
    }
}
