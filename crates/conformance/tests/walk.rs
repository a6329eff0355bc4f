//! A walk through `rules/notation.md`: the engines, the records and the programs keep it together.

use conformance::walk::{Excuse, Walk};

/// Ids that need no test and no code, and why.
const EXCEPTIONS: [Excuse; 1] = [(
    "NO-2.5",
    "our interfaces pass for nobody, so there is no such pass to be written",
)];

#[test]
fn every_rule_of_the_notation_has_a_test() {
    let here = env!("CARGO_MANIFEST_DIR");
    let crates = ["tabletop", "ra", "amun-re", "cli", "server", "pages"];
    let walk = Walk::through("NO", "notation.md", here, &EXCEPTIONS);
    let add = |walk: Walk, name| walk.and(&format!("{here}/../{name}"));
    let walk = crates.into_iter().fold(walk, add);
    walk.check_all();
    assert!(walk.defines("NO-1.1") && walk.defines("NO-5.4"));
}
