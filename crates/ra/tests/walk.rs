//! A walk through `rules/ra.md`: every id there has a test or a reason not to.

use conformance::walk::{Excuse, Walk};

/// Ids that need no test and no code, and why.
const EXCEPTIONS: [Excuse; 9] = [
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

fn walk() -> Walk {
    Walk::through("RA", "ra.md", env!("CARGO_MANIFEST_DIR"), &EXCEPTIONS)
}

#[test]
fn every_test_case_of_the_rules_is_a_test() {
    walk().every_test_case_of_the_rules_is_a_test();
}

#[test]
fn every_rule_has_a_test_or_an_excuse() {
    walk().every_rule_has_a_test_or_an_excuse();
}

#[test]
fn nothing_is_excused_that_is_cited_or_does_not_exist() {
    walk().nothing_is_excused_that_is_cited_or_does_not_exist();
}

#[test]
fn everything_cited_exists() {
    walk().everything_cited_exists();
}

/// The walk itself finds what is there: 41 is the last test case, but numbers are left free.
#[test]
fn the_walk_sees_the_whole_document() {
    let walk = walk();
    assert_eq!(
        ['T', 'R', 'E'].map(|letter| walk.count(letter)),
        [31, 36, 24]
    );
    assert!(walk.defines("RA-1.1") && walk.defines("RA-16.3"));
}
