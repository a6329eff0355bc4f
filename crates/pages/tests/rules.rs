//! The pages of the rules tell every clause of the documents in `rules/`, and no other.

#[path = "support/tags.rs"]
mod tags;

use std::collections::BTreeSet;
use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use pages::{Language, Reader, Settings, Shown, Text, asset, rules_page};
use tags::tags;

const RA: &str = include_str!("../../../rules/ra.md");
const AMUN_RE: &str = include_str!("../../../rules/amun-re.md");

/// What is written for programs, or about the sources: whole chapters, and single clauses. A clause
/// of such a chapter may be told all the same.
const NOT_FOR_PLAYERS: [&str; 12] = [
    "RA-13", // facts for property tests
    "RA-15.2", "RA-16", // open points
    "AR-1.9", "AR-1.12", "AR-12.6", // views of programs
    "AR-12.8", "AR-12.9", "AR-13", // facts for property tests
    "AR-15.2", "AR-16",  // open points
    "AR-R55", // a faulty example in a source
];

/// The ids of the clauses that a document defines: those that a line or a row of a table opens with.
fn defined(document: &str) -> BTreeSet<String> {
    let openings = document.lines().filter_map(|line| {
        let line = line.trim_start_matches("| ");
        let (id, _) = line.strip_prefix("**")?.split_once(['*', ' '])?;
        let number = id.strip_prefix("RA-").or_else(|| id.strip_prefix("AR-"))?;
        number
            .ends_with(|last: char| last.is_ascii_digit())
            .then(|| id.to_owned())
    });
    openings.collect()
}

fn reader<'a>(language: Language, settings: &'a Settings) -> Reader<'a> {
    Reader {
        text: Text::of(language),
        settings,
    }
}

fn page<G: Shown>(language: Language) -> String {
    let settings = Settings::default();
    rules_page::<G>(&reader(language, &settings)).into_string()
}

/// The ids of the clauses that a page has anchors for.
fn told<G: Shown>() -> BTreeSet<String> {
    let anchors = tags(&page::<G>(Language::English)).into_iter();
    let anchors = anchors.filter(|tag| tag.get("class") == Some("anchor"));
    let ids = anchors.filter_map(|tag| tag.get("id").map(str::to_owned));
    ids.collect()
}

fn is_for_players(id: &str) -> bool {
    let excepted = |exception: &&str| {
        let rest = id.strip_prefix(*exception);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    !NOT_FOR_PLAYERS.iter().any(excepted)
}

fn is_test_case(id: &str) -> bool {
    id.split_once("-T").is_some()
}

fn check<G: Shown>(document: &str, clauses: usize) {
    let (defined, told) = (defined(document), told::<G>());
    assert!(
        defined.len() > clauses,
        "{} clauses were found",
        defined.len()
    );
    let untold: Vec<_> = defined
        .difference(&told)
        .filter(|id| is_for_players(id) && !is_test_case(id))
        .collect();
    assert!(untold.is_empty(), "no passage tells {untold:?}");
    let chapters = ["RA-4"]; // A chapter whose clauses stand in the section of another.
    let unknown: Vec<_> = told
        .difference(&defined)
        .filter(|id| !chapters.contains(&id.as_str()))
        .collect();
    assert!(unknown.is_empty(), "{unknown:?} are in no document");
}

#[test]
fn the_page_of_ra_tells_every_clause() {
    check::<ra::Position>(RA, 150);
}

#[test]
fn the_page_of_amun_re_tells_every_clause() {
    check::<amun_re::Position>(AMUN_RE, 220);
}

/// RA-T20, RA-T01, AR-T01, AR-T57, AR-T63: examples are played by the engines, and say what the
/// documents say.
#[test]
fn examples_come_out_as_the_documents_say() {
    let ra = page::<ra::Position>(Language::English);
    for score in ["28", "14", "3"] {
        assert!(ra.contains(&format!("<td><b>{score}</b></td>")), "{score}");
    }
    assert!(ra.contains("score 4 for different types and 15 for matching ones, 19 in total"));
    let amun_re = page::<amun_re::Position>(Language::English);
    for result in ["Dakhla, 22 gold", "Abydos, 20 gold", "Thebes, 14 gold"] {
        assert!(amun_re.contains(result), "{result}");
    }
    for sum in [25, 31, 30, 36, 22, 16, 12] {
        assert!(amun_re.contains(&format!("<td><b>{sum}</b></td>")), "{sum}");
    }
}

fn packed(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).expect("memory can be written to");
    encoder.finish().expect("memory can be written to").len()
}

fn weight<G: Shown>(language: Language) -> usize {
    let page = page::<G>(language);
    let linked = |file: &&pages::Asset| page.contains(&file.path());
    let files = pages::assets().iter().filter(linked);
    files.map(|file| packed(file.bytes)).sum::<usize>() + packed(page.as_bytes())
}

/// A first visit is at most 120 kB in all.
#[test]
fn pages_of_rules_are_light() {
    assert!(page::<ra::Position>(Language::English).contains(&asset("rules.css").path()));
    for language in Language::ALL {
        for weight in [
            weight::<ra::Position>(language),
            weight::<amun_re::Position>(language),
        ] {
            println!("{}: {weight} bytes", language.code());
            assert!(weight <= 120_000, "{}: {weight}", language.code());
        }
    }
}
