//! Every message that the sources ask for is there, and every message is asked for.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Messages whose keys are put together at run time begin with one of these.
const FAMILIES: [&str; 11] = [
    "option-",
    "problem-",
    "ra-tile-",
    "ra-god-",
    "ra-why-",
    "amun-re-why-",
    "amun-re-card-",
    "ar-category-",
    "ar-epoch-",
    "ar-part-",
    "ar-province-",
];

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found
}

fn read_all(folder: &str, extension: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let texts = files(&folder, extension)
        .into_iter()
        .map(|path| fs::read_to_string(path).expect("it is text"));
    texts.collect()
}

/// The keys of the messages of a language.
fn messages(language: &str) -> BTreeSet<String> {
    let text = read_all(&format!("locales/{language}"), "ftl");
    let starts = text
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    starts
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.to_owned())
        .collect()
}

/// Everything that asks for messages.
fn sources() -> String {
    let folders = [
        "src",
        "../games/src",
        "../pages/src",
        "../server/src",
        "../cli/src",
    ];
    folders.map(|folder| read_all(folder, "rs")).concat()
}

/// What stands between quotes in the sources.
fn literals(source: &str) -> BTreeSet<&str> {
    source.split('"').skip(1).collect()
}

#[test]
fn every_message_is_asked_for() {
    let source = sources();
    let literals = literals(&source);
    let unused: Vec<String> = messages("en")
        .into_iter()
        .filter(|key| !literals.contains(key.as_str()))
        .filter(|key| !FAMILIES.iter().any(|family| key.starts_with(family)))
        .collect();
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn every_message_asked_for_is_there() {
    let source = sources();
    let messages = messages("en");
    let mut asked = BTreeSet::new();
    for call in [".say(", ".tell(", ".rich(", ".compose("] {
        for after in source.split(call).skip(1) {
            if let Some(literal) = after.trim_start().strip_prefix('"') {
                asked.extend(literal.split('"').next());
            }
        }
    }
    let missing: Vec<&&str> = asked
        .iter()
        .filter(|key| !messages.contains(**key))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(asked.len() > 100, "the sources were read");
}

/// The keys of the reasons of a game, as its sources give them.
fn reasons(game: &str) -> BTreeSet<String> {
    let source = read_all(&format!("../{game}/src"), "rs");
    let (_, after) = source
        .split_once("fn key(&self) -> &'static str {\n        match self {\n            Illegal::")
        .expect("reasons have keys");
    let (keys, _) = after.split_once("\n    }\n").expect("it ends");
    literals(keys)
        .into_iter()
        .filter(|literal| !literal.contains(['\n', ' ']))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_reason_of_the_rules_has_its_message() {
    let messages = messages("en");
    for game in ["ra", "amun-re"] {
        let prefix = format!("{game}-why-");
        let told = messages.iter().filter_map(|key| key.strip_prefix(&prefix));
        let told: BTreeSet<String> = told.map(str::to_owned).collect();
        assert_eq!(told, reasons(game), "{game}");
    }
}
