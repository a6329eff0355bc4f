//! Games under way: taking back, and the order of sealed steps, on hand-made games of the toy.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use conformance::toy::{Action, Card, Chance, Options, Outcome, Toy};
use tabletop::record::{Header, Player, Record, RecordFile};
use tabletop::{Game, Play, Seat, Silence, Step};

const CARDS: [Card; 6] = [
    Card::Ibis,
    Card::Ibis,
    Card::Lion,
    Card::Lion,
    Card::Cobra,
    Card::Cobra,
];

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Two players with one card of each kind, and seat 0 on turn.
fn dealt() -> Play<Toy> {
    let mut play = Play::new(Toy::new(2, &Options::default()).unwrap());
    for card in CARDS {
        play.settle(Outcome::Card(card), &mut Silence).unwrap();
    }
    play
}

/// Plays on by the texts of the actions.
fn say(play: &mut Play<Toy>, lines: &[(usize, &str)]) {
    for &(by, text) in lines {
        let action: Action = text.parse().unwrap();
        play.decide(seat(by), action, &mut Silence)
            .unwrap_or_else(|refusal| panic!("{text} of seat {by} {refusal}"));
    }
}

/// Both players are about to choose in the first round.
fn choosing() -> Play<Toy> {
    let mut play = dealt();
    say(&mut play, &[(0, "step"), (0, "done"), (1, "done")]);
    assert!(play.position().sealed());
    play
}

/// Both players are about to choose in the second round, with two cards each.
fn choosing_last() -> Play<Toy> {
    let mut play = choosing();
    say(
        &mut play,
        &[(0, "lay ibis"), (1, "lay lion"), (1, "done"), (0, "done")],
    );
    assert!(play.position().sealed());
    play
}

fn undoable(play: &Play<Toy>) -> [usize; 2] {
    [play.undoable(seat(0)), play.undoable(seat(1))]
}

fn decisions(play: &Play<Toy>) -> Vec<(usize, String)> {
    let decision = |step: &Step<Toy>| match step {
        Step::Decision { by, action } => Some((by.index(), action.to_string())),
        Step::Chance { .. } => None,
    };
    play.steps().iter().filter_map(decision).collect()
}

#[test]
fn own_decisions_are_taken_back_until_somebody_else_decides() {
    let mut play = dealt();
    assert_eq!(undoable(&play), [0, 0]);
    say(&mut play, &[(0, "step"), (0, "step")]);
    assert_eq!(undoable(&play), [2, 0]);
    say(&mut play, &[(0, "done")]);
    assert_eq!(undoable(&play), [3, 0], "also after the turn has passed on");
    say(&mut play, &[(1, "step")]);
    assert_eq!(undoable(&play), [0, 1]);
}

#[test]
fn nothing_is_taken_back_behind_chance() {
    let mut play = dealt();
    say(&mut play, &[(0, "step"), (0, "roll")]);
    assert_eq!(undoable(&play), [2, 0], "the roll is not settled yet");
    play.settle(Outcome::Pawn(seat(1)), &mut Silence).unwrap();
    assert_eq!(undoable(&play), [0, 0]);
    say(&mut play, &[(0, "step")]);
    assert_eq!(undoable(&play), [1, 0]);
}

#[test]
fn undoing_leads_where_the_steps_left_lead() {
    let mut play = dealt();
    say(&mut play, &[(0, "step")]);
    let expected = play.clone();
    say(&mut play, &[(0, "step"), (0, "done")]);
    assert!(!play.undo(seat(0), 4) && !play.undo(seat(1), 1));
    assert!(play.undo(seat(0), 2));
    assert_eq!(play, expected);
    assert!(
        play.undo(seat(0), 0),
        "taking nothing back is always possible"
    );
    assert_eq!(play, expected);
}

#[test]
fn a_sealed_choice_stands_and_what_came_before_the_point_is_settled() {
    let mut play = choosing();
    assert_eq!(undoable(&play), [0, 0], "the last step opened the point");
    say(
        &mut play,
        &[(0, "drop lion"), (1, "drop ibis"), (0, "drop cobra")],
    );
    assert_eq!(
        undoable(&play),
        [2, 1],
        "what the others do in secret does not count"
    );
    say(&mut play, &[(1, "lay lion")]);
    assert_eq!(undoable(&play), [2, 0], "a choice once made stands");
    assert!(play.undo(seat(0), 2));
    assert_eq!(
        decisions(&play)[3..],
        [(1, "drop ibis".to_owned()), (1, "lay lion".to_owned())]
    );
    assert_eq!(play.position().holding(seat(0)).hand, [1, 1, 1]);
    assert_eq!(play.position().holding(seat(1)).laid, Some(Card::Lion));
}

#[test]
fn nothing_is_taken_back_when_all_has_been_shown() {
    let mut play = choosing();
    say(
        &mut play,
        &[(0, "drop ibis"), (1, "lay lion"), (0, "lay lion")],
    );
    assert!(!play.position().sealed());
    assert_eq!(undoable(&play), [0, 0]);
}

#[test]
fn nothing_is_taken_back_into_the_sealed_point_before() {
    let mut play = choosing_last();
    say(&mut play, &[(0, "lay lion"), (1, "lay ibis")]);
    assert!(
        play.position().sealed(),
        "one sealed point follows on the other"
    );
    assert_eq!(undoable(&play), [0, 0]);
}

#[test]
fn nothing_is_taken_back_when_the_game_is_over() {
    let mut play = choosing_last();
    let lays = [
        (0, "lay lion"),
        (1, "lay ibis"),
        (0, "lay cobra"),
        (1, "lay cobra"),
    ];
    say(&mut play, &lays);
    assert!(play.position().is_over());
    assert_eq!(undoable(&play), [0, 0]);
}

/// NO-4.6
#[test]
fn sealed_steps_are_brought_into_turn_order() {
    let mut play = choosing();
    say(
        &mut play,
        &[
            (1, "drop lion"),
            (0, "drop ibis"),
            (1, "lay ibis"),
            (0, "lay lion"),
        ],
    );
    let sorted = play.in_turn_order();
    let expected = ["drop ibis", "lay lion", "drop lion", "lay ibis"];
    let texts: Vec<_> = decisions(&sorted)
        .into_iter()
        .map(|(_, text)| text)
        .collect();
    assert_eq!(texts[3..], expected);
    assert_eq!(sorted.position(), play.position());
    assert_eq!(sorted.positions().last().as_ref(), Some(play.position()));
}

/// NO-4.6
#[test]
fn points_that_follow_on_each_other_are_not_mixed_up() {
    let mut play = choosing_last();
    let lays = [
        (0, "lay lion"),
        (1, "lay ibis"),
        (0, "lay cobra"),
        (1, "lay cobra"),
    ];
    say(&mut play, &lays);
    let sorted = play.in_turn_order();
    // Seat 1 is the first player of the second round.
    let expected = [
        (1, "lay ibis"),
        (0, "lay lion"),
        (1, "lay cobra"),
        (0, "lay cobra"),
    ];
    let expected = expected.map(|(by, text)| (by, text.to_owned()));
    assert_eq!(decisions(&sorted)[7..], expected);
    assert_eq!(sorted.positions().last().as_ref(), Some(play.position()));
}

/// NO-4.8
#[test]
fn unknown_fields_go_with_their_steps_into_turn_order() {
    let mut play = choosing();
    say(&mut play, &[(1, "lay ibis"), (0, "lay lion")]);
    let players = ["Anne", "Carl"].map(|name| Player {
        name: name.to_owned(),
        ..Player::default()
    });
    let mut record = Record::new(Header::new(Options::default(), players.into()), play);
    let thought = |seconds: u64| serde_json::Map::from_iter([("s".to_owned(), seconds.into())]);
    let last = record.play.steps().len() - 1;
    record.notes.insert(last - 1, thought(10));
    record.notes.insert(last, thought(20));
    let text = record.in_turn_order().to_string();
    let lines: Vec<&str> = text.lines().rev().take(2).collect();
    assert_eq!(
        lines,
        [
            r#"{"by":1,"do":"lay ibis","s":10}"#,
            r#"{"by":0,"do":"lay lion","s":20}"#
        ]
    );
    let again: Record<Toy> = RecordFile::open(text.as_bytes()).unwrap().read().unwrap();
    assert_eq!(again, record.in_turn_order());
}

#[test]
fn a_refused_step_changes_nothing() {
    let mut play = dealt();
    let before = play.clone();
    assert!(play.decide(seat(1), Action::Step, &mut Silence).is_err());
    assert!(
        play.decide(seat(0), Action::Lay(Card::Ibis), &mut Silence)
            .is_err()
    );
    assert!(play.settle(Outcome::Pawn(seat(0)), &mut Silence).is_err());
    assert_eq!(play, before);
}

#[test]
fn the_positions_of_a_game_can_be_looked_up() {
    let mut play = dealt();
    say(&mut play, &[(0, "step"), (0, "roll")]);
    play.settle(Outcome::Pawn(seat(1)), &mut Silence).unwrap();
    assert_eq!(play.chances(), 7);
    assert_eq!(play.positions().count(), 10);
    assert_eq!(play.position_after(0).as_ref(), Some(play.start()));
    assert_eq!(play.position_after(9).as_ref(), Some(play.position()));
    assert_eq!(play.position_after(10), None);
    let expected = Step::Chance {
        chance: Chance::Roll,
        outcome: Outcome::Pawn(seat(1)),
    };
    assert_eq!(play.steps().last(), Some(&expected));
}
