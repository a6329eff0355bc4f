//! A walk through `rules/ra.md`: every id there has a test or a reason not to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Ids that need no test and no code, and why.
const EXCEPTIONS: [(&str, &str); 9] = [
    ("RA-15.2", "source criticism: slips of the printed texts"),
    ("RA-16.1", "open question about a printed board"),
    ("RA-16.2", "open question about printed boards"),
    ("RA-16.3", "open question about names and tablets"),
    ("RA-E04", "a printed marker; the epoch is a number"),
    (
        "RA-E05",
        "where the printed tiles are kept; a draw is a draw",
    ),
    (
        "RA-E16",
        "how many tablets are printed; there is no limit (RA-R22)",
    ),
    ("RA-E18", "how the printed areas look"),
    (
        "RA-E19",
        "order of tidying without effect, decided in RA-R26",
    ),
];

/// The ids in a text: RA-4.2, RA-T05, RA-R12, RA-E03.
fn ids(text: &str) -> BTreeSet<String> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut found = BTreeSet::new();
    for (start, _) in text.match_indices("RA-") {
        let rest = &text[start + 3..];
        let lettered = rest.starts_with(['T', 'R', 'E']);
        let first = usize::from(lettered);
        let mut end = first + digits(&rest[first..]);
        if !lettered && rest[end..].starts_with('.') {
            let after = digits(&rest[end + 1..]);
            end = if after > 0 { end + 1 + after } else { 0 };
        } else if !lettered {
            end = 0;
        }
        if end > first {
            found.insert(format!("RA-{}", &rest[..end]));
        }
    }
    found
}

/// The ids that the document gives to its rules, tests, rulings and editions.
fn defined() -> BTreeSet<String> {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/ra.md");
    let text = fs::read_to_string(rules).expect("the rules are in the repository");
    let defines = |line: &&str| line.starts_with("**RA-") || line.starts_with("| **RA-");
    let first_id = |line: &str| {
        let bold = line.split("**").nth(1).unwrap_or_default();
        ids(bold)
            .into_iter()
            .next()
            .expect("a clause begins with its id")
    };
    text.lines().filter(defines).map(first_id).collect()
}

/// The sources that may cite: rules and tests, without this walk and without the second reading of
/// the rules, which is no part of the game.
fn sources() -> BTreeMap<String, String> {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![crate_folder.join("src"), crate_folder.join("tests")];
    let mut sources = BTreeMap::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("it can be listed").path();
            let name = path.strip_prefix(crate_folder).expect("it lies below");
            let name = name.display().to_string();
            if path.is_dir() {
                if path.file_name() != Some("literal".as_ref()) {
                    folders.push(path);
                }
            } else if name.ends_with(".rs") && !name.ends_with("walk.rs") {
                sources.insert(name, fs::read_to_string(path).expect("sources are text"));
            }
        }
    }
    sources
}

/// The ids in the doc comments of tests.
fn tested(source: &str) -> BTreeSet<String> {
    let (mut tested, mut doc) = (BTreeSet::new(), String::new());
    for line in source.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            doc.push_str(comment);
            doc.push('\n');
        } else {
            if line == "#[test]" {
                tested.append(&mut ids(&doc));
            }
            doc.clear();
        }
    }
    tested
}

/// Whatever the tests of this crate name in their comments.
fn all_tested() -> BTreeSet<String> {
    let sources = sources();
    sources.values().flat_map(|text| tested(text)).collect()
}

#[test]
fn every_test_case_of_the_rules_is_a_test() {
    let tested = all_tested();
    let cases = defined().into_iter().filter(|id| id.starts_with("RA-T"));
    let missing: Vec<_> = cases.filter(|id| !tested.contains(id)).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}

#[test]
fn every_rule_has_a_test_or_an_excuse() {
    let tested = all_tested();
    let excused = EXCEPTIONS.map(|(id, _)| id);
    let needed = defined()
        .into_iter()
        .filter(|id| !excused.contains(&id.as_str()));
    let missing: Vec<_> = needed.filter(|id| !tested.contains(id)).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}

#[test]
fn nothing_is_excused_that_is_cited_or_does_not_exist() {
    let cited: BTreeSet<_> = sources().values().flat_map(|text| ids(text)).collect();
    let defined = defined();
    for (id, why) in EXCEPTIONS {
        assert!(defined.contains(id), "{id} is not in the rules");
        assert!(!cited.contains(id), "{id} is cited after all: {why}");
    }
}

#[test]
fn everything_cited_exists() {
    let defined = defined();
    for (name, text) in sources() {
        let unknown: Vec<_> = ids(&text).difference(&defined).cloned().collect();
        assert!(unknown.is_empty(), "{name} cites {unknown:?}");
    }
}

/// The walk itself finds what is there: 41 is the last test case, but numbers are left free.
#[test]
fn the_walk_sees_the_whole_document() {
    let defined = defined();
    let count = |letter| defined.iter().filter(|id| id.starts_with(letter)).count();
    assert_eq!((count("RA-T"), count("RA-R"), count("RA-E")), (31, 36, 24));
    assert!(defined.contains("RA-1.1") && defined.contains("RA-16.3"));
    let text = "see RA-4.2, RA-T05; RA-R12. RA-13 and RA-… are none, RA-E01";
    let expected = ["RA-4.2", "RA-E01", "RA-R12", "RA-T05"];
    assert!(ids(text).iter().eq(&expected));
}
