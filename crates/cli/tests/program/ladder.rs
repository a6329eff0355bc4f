//! `heliopolis ladder`

use crate::support::{heliopolis, object};

#[test]
fn all_pairs_play_and_are_rated() {
    let table = ["ladder", "--game", "ra", "--players", "3", "--games", "6"];
    let bots = ["--bots", "random,novice,scribe"];
    let told = object(&heliopolis(&[&table[..], &bots, &["--json"]].concat()).good());
    let cells = told["cells"].as_array().expect("a list of matches");
    assert_eq!(cells.len(), 6, "each of three alone against each other one");
    for cell in cells {
        assert_eq!(cell["games"], 6);
        let share = cell["win_share"].as_f64().expect("a number");
        assert!((0.0..=1.0).contains(&share), "{cell}");
    }
    let ratings = told["ratings"].as_array().expect("a list of ratings");
    let rating = |at: usize| ratings[at]["rating"].as_f64().expect("a number");
    assert_eq!(ratings.len(), 3);
    assert!(rating(0) < rating(1), "a script beats chance: {ratings:?}");
    let text = heliopolis(&[&table[..], &bots].concat()).good();
    assert_eq!(text.matches("\n| scribe |").count(), 1, "{text}");
}

#[test]
fn a_ladder_needs_different_bots() {
    let table = ["ladder", "--game", "ra", "--players", "3", "--games", "6"];
    for bots in ["random", "random,random", "oracle,random", ""] {
        heliopolis(&[&table[..], &["--bots", bots]].concat()).refused();
    }
}
