//! `heliopolis perft`

use crate::support::{heliopolis, objects};

/// The numbers of paths of 0, 1, 2, ... steps.
fn paths(arguments: &str) -> Vec<u64> {
    let command = format!("perft --game ra --json {arguments}");
    let lines = objects(&heliopolis(&command.split(' ').collect::<Vec<_>>()).good());
    for (depth, line) in lines.iter().enumerate() {
        assert_eq!(line["depth"], depth);
    }
    let paths = lines.iter().map(|line| line["paths"].as_u64());
    paths.collect::<Option<_>>().expect("whole numbers")
}

/// The sets go round in n! ways; then the first player draws or invokes. A draw is one of 23 kinds
/// of tiles; after `invoke` the next player passes or bids one of their suns: 4 with two or three
/// players, 3 with four or five.
#[test]
fn the_first_steps_are_counted_by_hand() {
    assert_eq!(paths("--players 2 --depth 4"), [1, 2, 2, 4, 2 * (23 + 5)]);
    assert_eq!(
        paths("--players 3 --depth 5"),
        [1, 3, 6, 6, 12, 6 * (23 + 5)]
    );
    assert_eq!(
        paths("--players 4 --depth 6"),
        [1, 4, 12, 24, 24, 48, 24 * (23 + 4)]
    );
    assert_eq!(
        paths("--players 5 --depth 7"),
        [1, 5, 20, 60, 120, 120, 240, 120 * (23 + 4)]
    );
}

/// Two players, the fifth step. After one of 22 tiles that are not Ra the other player draws or
/// invokes; after Ra they pass or bid one of 4 suns. After `invoke` and a pass the first player
/// must bid one of 4. They hold 9 6 5 2: after a bid of 8 or 7 they pass or bid the 9, after 4 or 3
/// they have 6 and 5 as well.
#[test]
fn the_fifth_step_of_two_players_is_counted_by_hand() {
    let after_draw = 22 * 2 + 5;
    let after_invoke = 4 + (2 + 2) + (4 + 4);
    let counts = paths("--players 2 --depth 5");
    assert_eq!(counts[5], 2 * (after_draw + after_invoke));
}

/// With a seed every outcome of chance is one way on: the sets do not branch, nor does a draw.
#[test]
fn with_a_seed_only_decisions_branch() {
    for seed in 0..5 {
        let paths = |players, depth| {
            paths(&format!(
                "--players {players} --depth {depth} --seed {seed}"
            ))
        };
        assert_eq!(paths(2, 4), [1, 1, 1, 2, 1 + 5]);
        assert_eq!(paths(3, 5), [1, 1, 1, 1, 2, 1 + 5]);
        assert_eq!(paths(4, 6), [1, 1, 1, 1, 1, 2, 1 + 4]);
        assert_eq!(paths(5, 7), [1, 1, 1, 1, 1, 1, 2, 1 + 4]);
    }
}

#[test]
fn people_read_a_column() {
    let text = heliopolis(&["perft", "--game", "ra", "--players", "2", "--depth", "3"]).good();
    assert_eq!(text, "   0 1\n   1 2\n   2 2\n   3 4\n");
}
