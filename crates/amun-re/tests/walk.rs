//! A walk through `rules/amun-re.md`: every id there has a test or a reason not to.

use conformance::walk::{Excuse, Walk};

/// Ids that need no test and no code, and why.
const EXCEPTIONS: [Excuse; 6] = [
    (
        "AR-12.9",
        "advice to servers, which have clocks; an engine has none",
    ),
    ("AR-16.1", "open question about the printed board"),
    ("AR-16.2", "open question about the printed board"),
    ("AR-16.3", "open question about the printed board"),
    (
        "AR-16.4",
        "open question about an edition that is not played here",
    ),
    ("AR-E17", "names of editions; the keys are the same"),
];

fn walk() -> Walk {
    Walk::through("AR", "amun-re.md", env!("CARGO_MANIFEST_DIR"), &EXCEPTIONS)
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

/// The walk itself finds what is there: 77 is the last test case, but numbers are left free.
#[test]
fn the_walk_sees_the_whole_document() {
    let walk = walk();
    assert_eq!(
        ['T', 'R', 'E'].map(|letter| walk.count(letter)),
        [68, 61, 17]
    );
    assert!(walk.defines("AR-1.1") && walk.defines("AR-16.5"));
}
