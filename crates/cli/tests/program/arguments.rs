//! What is said on the command line, sense and nonsense.

use std::process::Command;

use crate::support::{heliopolis, objects};

#[test]
fn the_program_says_what_it_can_do() {
    let text = heliopolis(&["--help"]).good();
    for command in [
        "serve", "backup", "simulate", "record", "replay", "verify", "show", "hint", "arena",
        "ladder", "perft", "bots", "bot",
    ] {
        assert!(
            text.contains(&format!("\n  {command}")),
            "{command} in\n{text}"
        );
        assert!(heliopolis(&[command, "--help"]).good().contains("Usage:"));
    }
    assert!(heliopolis(&["--version"]).good().starts_with("heliopolis "));
    for bot in objects(&heliopolis(&["bots", "--json"]).good()) {
        assert!(bot["name"].is_string() && bot["description"].is_string());
    }
}

#[test]
fn nonsense_in_arguments_is_refused() {
    let long = "9".repeat(100_000);
    let table = ["--game", "ra", "--players"];
    let with =
        |command: &'static str, more: &[&'static str]| [&[command][..], &table, more].concat();
    let mut tried = vec![
        vec!["bogus"],
        vec![""],
        vec!["--bogus"],
        vec!["-\u{1}"],
        vec!["simulate"],
        vec!["record", "--game", "chess", "--players", "2"],
        vec!["record", "--game", "ra"],
        vec!["record", "--players", "2"],
        vec!["replay"],
        vec!["replay", "a", "b"],
        vec!["verify", "--json"],
        vec!["show", "-", "--at", "-1"],
        vec!["show", "-", "--at", "x"],
        vec!["replay", "-", "--as", "18446744073709551616"],
        vec!["bots", "extra"],
        vec!["bot"],
        vec!["bot", "oracle"],
        vec!["bot", "exec:true"],
        vec!["record", "--game", "ra", "--players", &long],
    ];
    for players in [
        "0",
        "1",
        "6",
        "-1",
        "x",
        "",
        "2.5",
        "4294967298",
        "18446744073709551616",
    ] {
        tried.push(with("record", &[players]));
        tried.push(with("arena", &[players, "--bots", "random"]));
        tried.push(with("simulate", &[players]));
        tried.push(with("perft", &[players, "--depth", "1"]));
    }
    for more in [
        ["--bots", "oracle"],
        ["--bots", ""],
        ["--bots", "random,random"],
        ["--bots", "random,random,random,"],
        ["--bots", "exec:"],
        ["--bots", "exec:sh 'open"],
        ["--bots", "exec:no-such-program"],
        ["--scores", "secret"],
        ["--scores", ""],
        ["--track", "boat"],
        ["--counter", "yes"],
        ["--names", "2042"],
        ["--expert", "true"],
    ] {
        tried.push(with("record", &["3", more[0], more[1]]));
        tried.push(with("simulate", &["3", more[0], more[1]]));
        tried.push(with("arena", &["3", more[0], more[1]]));
    }
    for seed in ["-1", "1e3", "18446744073709551616", "0x10", "", "é"] {
        tried.push(with("record", &["2", "--seed", seed]));
        tried.push(with("simulate", &["2", "--seed", seed]));
        tried.push(with("perft", &["2", "--depth", "1", "--seed", seed]));
    }
    for number in [
        "0",
        "-1",
        "x",
        "18446744073709551615",
        "18446744073709551616",
    ] {
        tried.push(with("simulate", &["2", "--games", number]));
        tried.push(with(
            "simulate",
            &["2", "--games", "1", "--threads", number],
        ));
    }
    for number in ["0", "-1", "x", "3600001", "18446744073709551616"] {
        tried.push(with("arena", &["2", "--bots", "random", "--ms", number]));
    }
    for depth in ["-1", "x", "1000000", "18446744073709551616"] {
        tried.push(with("perft", &["2", "--depth", depth]));
    }
    tried.push(with("record", &["2", "--names", "1999"]));
    for arguments in tried {
        let message = heliopolis(&arguments).refused();
        assert!(!message.trim().is_empty(), "{arguments:?}");
    }
}

#[test]
fn arguments_need_not_be_text() {
    use std::os::unix::ffi::OsStrExt;
    let strange = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    for arguments in [vec!["record", "--salt"], vec!["show"], vec![]] {
        let program = Command::new(env!("CARGO_BIN_EXE_heliopolis"))
            .args(&arguments)
            .arg(strange)
            .output()
            .expect("the program starts");
        assert_eq!(program.status.code(), Some(2), "{arguments:?}");
        assert!(program.stderr.starts_with(b"heliopolis: "));
    }
}
