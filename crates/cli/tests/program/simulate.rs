//! `heliopolis simulate`

use serde_json::{Map, Value, json};

use crate::support::{heliopolis, object};

fn simulate(arguments: &str) -> Map<String, Value> {
    let command = format!("simulate --game ra --json {arguments}");
    object(&heliopolis(&command.split(' ').collect::<Vec<_>>()).good())
}

/// The report without what depends on the clock.
fn result(arguments: &str) -> Map<String, Value> {
    let mut report = simulate(arguments);
    for time in ["seconds", "games_per_second", "actions_per_second"] {
        assert!(report.remove(time).is_some_and(|time| time.is_f64()));
    }
    report
}

#[test]
fn the_report_has_the_fields_that_scripts_rely_on() {
    let report = simulate("--players 3 --games 50 --seed 9");
    let number = |name: &str| report[name].as_f64().expect("a number");
    let list = |name: &str| -> Vec<f64> {
        let list = report[name].as_array().expect("a list");
        list.iter().filter_map(Value::as_f64).collect()
    };
    assert_eq!(report["game"], "ra");
    assert_eq!(report["players"], 3);
    assert_eq!(report["games"], 50);
    assert_eq!(report["seed"], 9);
    assert_eq!(report["bots"], json!(["random", "random", "random"]));
    let seconds = number("seconds");
    assert!(seconds > 0.0);
    assert!((number("games_per_second") * seconds - 50.0).abs() < 1e-6);
    let actions = number("actions_per_game");
    assert!((number("actions_per_second") * seconds - 50.0 * actions).abs() < 1e-3);
    assert!(actions > 10.0 && number("chances_per_game") > 3.0);
    let mean = list("mean_score_by_seat").iter().sum::<f64>() / 3.0;
    assert!((number("mean_score") - mean).abs() < 1e-9);
    assert!(number("score_deviation") > 0.0);
    assert_eq!(list("win_share_by_seat").len(), 3);
    assert!((list("win_share_by_seat").iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let by_bot = report["win_share_by_bot"]["random"].as_f64();
    assert!(by_bot.is_some_and(|share| (share - 1.0).abs() < 1e-9));
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    for players in 2..=5 {
        let table = format!("--players {players} --games 2100 --seed 3");
        let alone = result(&format!("{table} --threads 1"));
        for threads in [2, 5] {
            assert_eq!(result(&format!("{table} --threads {threads}")), alone);
        }
    }
}

#[test]
fn the_result_depends_on_the_seed() {
    let score =
        |seed| result(&format!("--players 4 --games 200 --seed {seed}"))["mean_score"].clone();
    assert_ne!(score("1"), score("2"));
    assert_ne!(score("0"), score("18446744073709551615"));
}

/// RA-12.6: no option changes the course of play.
#[test]
fn the_result_does_not_depend_on_the_options_of_the_table() {
    let table = "--players 5 --games 200";
    let options = "--scores open --track barge --counter on --names 2023";
    assert_eq!(result(table), result(&format!("{table} {options}")));
}

#[test]
fn people_read_a_table_of_seats() {
    let arguments = "simulate --game ra --players 2 --games 30 --bots random,random";
    let text = heliopolis(&arguments.split(' ').collect::<Vec<_>>()).good();
    assert!(
        text.starts_with("30 games of ra between random, random in "),
        "{text}"
    );
    for words in [
        "games per second",
        "actions per second",
        "points on average",
        "   1   random",
    ] {
        assert!(text.contains(words), "{words} is missing in\n{text}");
    }
}
