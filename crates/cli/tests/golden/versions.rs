//! Which versions the golden games come from, and what becomes of games of other versions.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tabletop::Game;

use super::folder;

/// A way in which records have been written: by which program for the first time, in which format,
/// of which game, under which version of its rules. Lines are only ever added.
const WRITTEN: [(&str, u64, &str, u64); 2] = [("0.1.0", 1, "ra", 1), ("0.1.0", 1, "amun-re", 1)];

/// Format, game and rules as the first line of a record says.
fn header(record: &Path) -> (u64, String, u64) {
    let text = fs::read_to_string(record).expect("a golden record");
    let line = text.lines().next().expect("a header");
    let header: Value = serde_json::from_str(line).expect("the header is JSON");
    let number = |field: &str| header[field].as_u64().expect("a number");
    let game = header["game"].as_str().expect("a game");
    (number("format"), game.to_owned(), number("rules"))
}

fn golden_records(game: &str) -> impl Iterator<Item = std::path::PathBuf> {
    let files = fs::read_dir(folder(game)).expect("a folder");
    let paths = files.map(|entry| entry.expect("an entry").path());
    paths.filter(|path| path.extension().is_some_and(|kind| kind == "jsonl"))
}

#[test]
fn every_golden_game_is_of_a_known_version_and_every_version_has_golden_games() {
    let mut found: Vec<_> = ["ra", "amun-re"]
        .into_iter()
        .flat_map(golden_records)
        .map(|record| header(&record))
        .collect();
    found.sort();
    found.dedup();
    let mut written = WRITTEN.map(|(_, format, game, rules)| (format, game.to_owned(), rules));
    written.sort();
    assert_eq!(found, written);
}

/// A change to the rules raises their number, and is listed here with the program that made it.
#[test]
fn the_rules_of_today_are_written_down() {
    for (game, rules) in [
        (ra::Position::KEY, ra::Position::RULES),
        (amun_re::Position::KEY, amun_re::Position::RULES),
    ] {
        let last = WRITTEN.iter().rfind(|(_, _, of, _)| *of == game);
        assert_eq!(last.map(|line| line.3), Some(rules), "{game}");
    }
}

#[test]
fn rules_nobody_knows_are_refused_by_their_number() {
    for (_, _, game, rules) in WRITTEN {
        let record = golden_records(game).next().expect("a golden game");
        let text = fs::read_to_string(record).expect("a golden record");
        for other in [0, rules + 1] {
            let changed = text.replacen(
                &format!("\"rules\":{rules}"),
                &format!("\"rules\":{other}"),
                1,
            );
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}-{other}.jsonl"));
            fs::write(&file, changed).expect("the record can be written");
            let known = format!("unsupported rules version {other} (this build supports {rules})");
            for command in ["replay", "verify", "show"] {
                let output = Command::new(env!("CARGO_BIN_EXE_heliopolis"))
                    .arg(command)
                    .arg(&file)
                    .output();
                let output = output.expect("the program starts");
                let errors = String::from_utf8_lossy(&output.stderr);
                assert_eq!(output.status.code(), Some(2), "{errors}");
                assert!(errors.contains(&known), "{errors}");
            }
        }
    }
}
