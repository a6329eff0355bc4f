//! The Amun-Re example of `rules/notation.md` reads, replays, verifies and is written back (NO-6).
#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

use amun_re::{Position, Province};
use tabletop::record::{Ending, Record, RecordFile};
use tabletop::{Game, Next, Play, Seat, Step};

/// The example as the rules print it.
fn example() -> &'static str {
    let notation = include_str!("../../../rules/notation.md");
    let blocks = notation.split("```").skip(1).step_by(2);
    let mut records = blocks.filter_map(|block| block.strip_prefix("json\n"));
    let record = records.find(|block| block.contains(r#""game":"amun-re""#));
    record.expect("the rules print an example of Amun-Re")
}

fn record() -> Record<Position> {
    let file = RecordFile::open(example().as_bytes()).unwrap();
    assert_eq!(file.game(), "amun-re");
    file.read().unwrap()
}

fn seats() -> [Seat; 3] {
    [0, 1, 2].map(|number| Seat::new(number).unwrap())
}

/// NO-6: "Gold after the round: 14, 11, 30", and seat 1 is first player of round 2.
#[test]
fn the_example_replays_to_the_printed_end() {
    let record = record();
    let position = record.play.position();
    let gold = seats().map(|seat| position.player(seat).gold);
    assert_eq!(gold, [14, 11, 30]);
    assert_eq!(position.first(), Some(seats()[1]));
    assert_eq!((position.epoch(), position.round()), (1, 2));
    assert_eq!(
        position.next(),
        Next::Decision([seats()[1]].into_iter().collect())
    );
    let open = [Province::Baharya, Province::Memphis, Province::Edfu];
    assert_eq!(position.open(), open.into_iter().collect());
    let end = record.end.map(|end| end.how);
    assert_eq!(end, Some(Ending::Stopped("example".to_owned())));
}

/// NO-5.2, NO-6
#[test]
fn the_example_verifies() {
    assert_eq!(record().verify(), Ok(12));
}

/// NO-4.8
#[test]
fn the_example_is_written_back_as_the_same_game() {
    let written = record().to_string();
    let again: Record<Position> = RecordFile::open(written.as_bytes())
        .unwrap()
        .read()
        .unwrap();
    assert_eq!(again, record());
    // The steps are line for line those of the rules; the header spells out every option.
    assert!(written.lines().skip(1).eq(example().lines().skip(1)));
}

/// NO-4.6
#[test]
fn sealed_offerings_are_exported_in_turn_order() {
    let record = record();
    let steps = record.play.steps();
    let sealed = |position: &Position| position.sealed();
    let first = record
        .play
        .positions()
        .position(|position| sealed(&position))
        .unwrap();
    let mut mixed = Play::new(*record.play.start());
    let mut order: Vec<usize> = (0..steps.len()).collect();
    order[first..first + 3].rotate_left(1);
    for number in order {
        match steps[number] {
            Step::Decision { by, action } => mixed.decide(by, action, &mut Vec::new()).unwrap(),
            Step::Chance { outcome, .. } => mixed.settle(outcome, &mut Vec::new()).unwrap(),
        }
    }
    assert_eq!(mixed.position(), record.play.position());
    assert_ne!(mixed, record.play);
    assert_eq!(mixed.in_turn_order(), record.play);
}
