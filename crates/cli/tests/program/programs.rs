//! Programs of others, which do as they like: they forfeit decisions, and nothing else happens.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::support::{FIRST, arena, feed, heliopolis, object, objects, scratch, script};

/// Two games of `random` against this program, in little memory; what the program did.
fn played(bot: &str, ms: &str) -> Value {
    let bots = format!("random,{bot}");
    let table = ["--game", "ra", "--players", "2", "--threads", "1"];
    let more = ["--bots", &bots, "--games", "2", "--ms", ms];
    let ran = feed(
        &[&["arena", "--json"], &table[..], &more[..]].concat(),
        std::io::empty(),
    );
    let report = object(&ran.good());
    assert_eq!(report["games"], 2);
    assert_eq!(report["bots"][0]["forfeits"], 0);
    report["bots"][1].clone()
}

/// The reasons for which a program forfeited decisions.
fn reasons(bot: &Value) -> Map<String, Value> {
    let reasons = bot["forfeit_reasons"].as_object().expect("an object");
    let sum: u64 = reasons.values().filter_map(Value::as_u64).sum();
    assert_eq!(bot["forfeits"], json!(sum));
    reasons.clone()
}

/// All decisions were forfeited for this reason.
#[track_caller]
fn all_forfeited(bot: &Value, reason: &str, example: &str) {
    let counted: Vec<String> = reasons(bot).into_iter().map(|(reason, _)| reason).collect();
    assert_eq!(counted, [reason]);
    assert_eq!(bot["forfeits"], bot["decisions"]);
    let examples = bot["forfeit_examples"].to_string();
    assert!(examples.contains(example), "{examples}");
}

#[test]
fn nonsense_is_forfeited() {
    let bot = script(
        "nonsense.sh",
        "while read -r question; do echo nonsense; done",
    );
    all_forfeited(&played(&bot, "9000"), "unreadable", "nonsense");
    let bot = script(
        "error.sh",
        r#"while read -r question; do echo '{"error":"tired"}'; done"#,
    );
    all_forfeited(&played(&bot, "9000"), "unreadable", "tired");
    let bot = script(
        "illegal.sh",
        r#"while read -r question; do echo '{"do":"bid 99"}'; done"#,
    );
    all_forfeited(&played(&bot, "9000"), "illegal", "bid 99");
    let bot = script(
        "verb.sh",
        r#"while read -r question; do echo '{"do":"dance"}'; done"#,
    );
    all_forfeited(&played(&bot, "9000"), "illegal", "dance");
}

/// Three late answers end a program, and three new starts without any answer are all it gets.
#[test]
fn silence_is_forfeited_and_then_given_up() {
    let bot = script("silent.sh", "exec sleep 1000");
    let reasons = reasons(&played(&bot, "1"));
    assert_eq!(reasons["late"], 12);
    assert!(reasons["given-up"].as_u64() > Some(20), "{reasons:?}");
}

#[test]
fn who_does_not_greet_is_given_up() {
    let table = [
        "--game",
        "ra",
        "--players",
        "2",
        "--games",
        "2",
        "--threads",
        "1",
    ];
    let report = arena(&[&table[..], &["--bots", "random,exec:sleep 1000"]].concat());
    let reasons = reasons(&report["bots"][1]);
    assert_eq!(reasons.keys().collect::<Vec<_>>(), ["given-up"]);
}

/// The answer to one question is never taken for that to another.
#[test]
fn late_answers_are_skipped() {
    let count = "count=0; while read -r question; do count=$((count + 1))";
    let nap = "[ $count -eq 4 ] && sleep 1";
    let bot = script("late.sh", &format!("{count}; {nap}; first; done"));
    let reasons = reasons(&played(&bot, "200"));
    assert!(reasons["late"].as_u64() >= Some(1), "{reasons:?}");
    assert!(!reasons.contains_key("illegal"), "{reasons:?}");
}

#[test]
fn a_program_that_ends_is_started_again_but_not_for_ever() {
    let bot = script("at-once.sh", "exit 0");
    let reasons_at_once = reasons(&played(&bot, "9000"));
    assert!(reasons_at_once["given-up"].as_u64() > Some(20));
    assert!(reasons_at_once.get("ended").and_then(Value::as_u64) <= Some(4));
    let never = reasons(&played("exec:true", "9000"));
    assert_eq!(
        never["ended"], 3,
        "the first start was before the match: {never:?}"
    );
    let few = "for i in 1 2 3 4 5; do read -r question; first; done; read -r question";
    let bot = played(&script("in-the-middle.sh", few), "9000");
    let reasons = reasons(&bot);
    assert!(reasons["ended"].as_u64() >= Some(4), "{reasons:?}");
    let answered =
        bot["decisions"].as_u64().expect("decisions") - bot["forfeits"].as_u64().expect("forfeits");
    assert!(answered >= 20, "{bot}");
}

#[test]
fn floods_do_not_fill_the_memory() {
    let lines = played(&script("lines.sh", "exec yes"), "9000");
    all_forfeited(&lines, "unreadable", "y");
    let endless = reasons(&played(&script("endless.sh", "exec cat /dev/zero"), "9000"));
    assert!(endless.contains_key("given-up"), "{endless:?}");
    let beginning = reasons(&played("exec:cat /dev/zero", "9000"));
    assert!(beginning.contains_key("given-up"), "{beginning:?}");
}

/// Neither the program nor what it has started.
#[test]
fn no_process_is_left_behind() {
    let pids = scratch("left.pids");
    let body = format!(
        "trap '' TERM HUP; echo $$ >> '{pids}'; sleep 1000 & echo $! >> '{pids}'; {FIRST}; wait"
    );
    let bots = format!("random,{}", script("left.sh", &body));
    let table = [
        "--game",
        "ra",
        "--players",
        "2",
        "--games",
        "4",
        "--ms",
        "9000",
    ];
    arena(&[&table[..], &["--bots", &bots]].concat());
    let pids = fs::read_to_string(pids).expect("the program has run");
    assert!(pids.lines().count() >= 2);
    for pid in pids.lines() {
        assert!(is_gone(pid), "{pid} is still there");
    }
}

/// Whether there is no such process. A process that was killed may take a moment to disappear.
fn is_gone(pid: &str) -> bool {
    let there = || {
        let mut probe = Command::new("kill");
        let probe = probe.args(["-0", pid]).stderr(Stdio::null());
        probe.status().expect("there is kill").success()
    };
    for _ in 0..200 {
        if !there() {
            return true;
        }
        thread::sleep(Duration::from_millis(50));
    }
    false
}

#[test]
fn a_program_that_does_not_play_the_game_is_refused() {
    let bot = scratch("chess.sh");
    fs::write(
        &bot,
        r#"echo '{"name":"deep","games":["chess"]}'; read -r end"#,
    )
    .expect("a script");
    for command in ["arena", "simulate", "record"] {
        let table = [
            "--game",
            "ra",
            "--players",
            "2",
            "--bots",
            &format!("exec:sh '{bot}'"),
        ];
        let message = heliopolis(&[&[command], &table[..]].concat()).refused();
        assert!(
            message.contains("does not play ra, but: chess"),
            "{message}"
        );
    }
}

#[test]
fn programs_play_wherever_bots_are_listed() {
    let bots = format!("random,{}", script("everywhere.sh", FIRST));
    let table = ["--game", "ra", "--players", "2", "--bots", &bots];
    let simulate = ["simulate", "--games", "2", "--json"];
    let report = object(&heliopolis(&[&simulate[..], &table[..]].concat()).good());
    assert_eq!(report["games"], 2);
    let text = heliopolis(&[&["record"], &table[..]].concat()).good();
    assert_eq!(
        objects(&text)[0]["players"][1]["bot"],
        bots["random,".len()..]
    );
}

#[test]
fn the_example_in_python_beats_random() {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        println!("skipped: there is no python3");
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/greedy.py");
    let greedy = format!("exec:python3 '{}'", path.display());
    for (game, players, games) in [("ra", "2", "20"), ("amun-re", "3", "3")] {
        let bots = format!(
            "{greedy}{}",
            ",random".repeat(players.parse::<usize>().expect("a number") - 1)
        );
        let table = ["--game", game, "--players", players, "--bots", &bots];
        let report = arena(&[&table[..], &["--games", games, "--ms", "30000"]].concat());
        let bot = &report["bots"][0];
        assert_eq!(
            (&bot["name"], &bot["forfeits"]),
            (&json!(greedy), &json!(0)),
            "{bot}"
        );
        if game == "ra" {
            assert!(bot["win_share"].as_f64() > Some(0.7), "{bot}");
        }
    }
}
