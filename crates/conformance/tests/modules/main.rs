//! The layout of ARCHITECTURE.md, held by tests: arrows between crates point one way, pure crates
//! stay pure, top-level modules form no cycles, and only the games know their names.

mod arrows;
mod graph;
mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use graph::{Graph, sources};

const WORKSPACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Each crate with those it may depend on; what they may depend on, it may as well.
/// Tests and benchmarks may reach further.
const ARROWS: &[(&str, &[&str])] = &[
    ("allocation", &[]),
    ("tabletop", &[]),
    ("conformance", &["tabletop", "allocation"]),
    ("ra", &["tabletop"]),
    ("amun-re", &["tabletop"]),
    ("games", &["ra", "amun-re"]),
    ("bots", &["games"]),
    ("arena", &["bots"]),
    ("study", &["bots"]),
    ("train", &["arena"]),
    ("club", &["bots"]),
    ("store", &["club"]),
    ("text", &["club"]),
    ("pages", &["text"]),
    ("server", &["pages", "store"]),
    ("cli", &["server", "arena", "study"]),
    ("load", &["server"]),
    ("benches", &["arena"]),
];

/// What the pure crates are never linked with: storage, networks, pages, threads of their own.
const IMPURE: &[&str] = &["axum", "hyper", "maud", "reqwest", "rusqlite", "tokio"];
const PURE: &[&str] = &[
    "tabletop", "ra", "amun-re", "games", "bots", "study", "club", "text",
];

/// The crates whose top-level modules form no cycle.
const WITHOUT_CYCLES: &[&str] = &["club", "pages", "server", "store", "text"];

/// The places that know no game by name.
const WITHOUT_GAMES: &[&str] = &["crates/club/src", "crates/server/src", "crates/store/src"];

#[test]
fn arrows_between_crates_point_one_way() {
    let mut faults = Vec::new();
    for (name, used) in arrows::workspace() {
        if !ARROWS.iter().any(|(user, _)| *user == name) {
            faults.push(format!("{name} has no row in ARROWS"));
        }
        let allowed = arrows::reachable(ARROWS, &name);
        for other in used
            .iter()
            .filter(|other| !allowed.contains(other.as_str()))
        {
            faults.push(format!("{name} must not depend on {other}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn pure_crates_are_linked_with_nothing_impure() {
    let present = arrows::workspace();
    for name in PURE.iter().filter(|name| present.contains_key(**name)) {
        let linked = arrows::linked(name);
        let impure: BTreeSet<_> = IMPURE
            .iter()
            .filter(|part| linked.contains(**part))
            .collect();
        assert!(impure.is_empty(), "{name} is linked with {impure:?}");
    }
}

#[test]
fn top_level_modules_form_no_cycles() {
    let faults: Vec<String> = WITHOUT_CYCLES
        .iter()
        .flat_map(|name| cycles(name))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn only_the_games_know_their_names() {
    let mut faults = Vec::new();
    for place in WITHOUT_GAMES {
        for (file, source) in sources(&folder(place)) {
            let text = fs::read_to_string(&file).expect("a source file can be read");
            for (at, line) in text.lines().enumerate() {
                let names_a_game = line.contains("\"ra\"") || line.to_lowercase().contains("amun");
                if names_a_game && !source.is_test(at + 1) {
                    faults.push(format!("{}:{}: {}", file.display(), at + 1, line.trim()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn cycles(name: &str) -> Vec<String> {
    let graph = Graph::read(&folder(&format!("crates/{name}")));
    let cycles = graph.cycles().into_iter();
    cycles.map(|cycle| format!("{name}: {cycle}")).collect()
}

fn folder(place: &str) -> PathBuf {
    PathBuf::from(WORKSPACE).join(place)
}
