//! What everybody may know (RA-12), and names (RA-E20 to RA-E24).

use conformance::TestDice;
use ra::options::{Counter, Scores, Track};
use ra::{Event, NameSet, Options, Position, Tile};
use serde_json::{Value, json};
use tabletop::{Game, Observer, Seat, Witnessed};

use crate::common::random::RandomGame;
use crate::common::{scene, seat};

/// RA-12.1, RA-12.2, RA-R18: spent suns are shown as well.
#[test]
fn the_table_lies_open() {
    let suns = ["9 6 | 5 2", "8 7 4 3"];
    let table = scene(2)
        .suns(suns, 1)
        .row("nile god")
        .owns(1, "gold")
        .ra_count(2)
        .begin();
    for who in [Some(0), Some(1), None] {
        let view = serde_json::to_value(table.view(who)).unwrap();
        assert_eq!(
            (&view["row"][0], &view["row"][1]),
            (&json!("nile"), &json!("god"))
        );
        assert_eq!((&view["centre"], &view["ra_count"]), (&json!(1), &json!(2)));
        assert_eq!(view["seats"][1]["tiles"], json!({"gold": 1}));
        assert_eq!(view["seats"][0]["usable"], json!([6, 9]));
        assert_eq!(view["seats"][0]["spent"], json!([2, 5]));
    }
}

/// RA-12.3, RA-R17, RA-E15
#[test]
fn the_totals_of_others_are_hidden() {
    let table = scene(3).epoch(2).gains(1, &[7]).begin();
    let seen = |who| {
        Seat::all(3)
            .map(|seat| table.view(who).points(seat))
            .collect::<Vec<_>>()
    };
    assert_eq!(seen(Some(1)), [None, Some(17), None]);
    assert_eq!(seen(Some(0)), [Some(10), None, None]);
    assert_eq!(seen(None), [None, None, None]);
    let view = serde_json::to_value(table.view(Some(1))).unwrap();
    assert_eq!(view["points"], json!([null, 17, null]));
}

/// RA-12.3
#[test]
fn a_table_may_choose_open_scores() {
    let scores = Scores::Open;
    let options = Options {
        scores,
        ..Options::default()
    };
    let table = scene(3).options(options).begin();
    assert!(Seat::all(3).all(|seat| table.view(None).points(seat) == Some(10)));
}

/// RA-12.3
#[test]
fn totals_are_shown_at_the_end() {
    let mut table = scene(2).epoch(3).last_ra().begin();
    table.play("0 draw ra");
    assert!(Seat::all(2).all(|seat| table.view(None).points(seat) == Some(5)));
}

/// RA-12.3, RA-R17
#[test]
fn the_points_of_a_scoring_are_shown_to_all() {
    let booked = Event::Booked {
        seat: seat(1),
        sum: -5,
    };
    assert_eq!(booked.seen_by(Observer::Spectator), Some(booked));
    assert_eq!(booked.seen_by(Observer::Seat(seat(0))), Some(booked));
}

/// RA-12.4: the bag is a number of copies by kind, and every one of them can come next.
#[test]
fn nobody_knows_the_order_of_the_bag() {
    let mut table = scene(2).row("nile").begin();
    let view = serde_json::to_value(table.view(Some(0))).unwrap();
    assert_eq!(view["bag"]["nile"], json!(24));
    let Value::Object(bag) = &view["bag"] else {
        panic!("the bag is shown by kind");
    };
    assert_eq!(bag.len(), Tile::KINDS);
    table.say(seat(0), "draw");
    assert_eq!(table.position.outcomes().count(), Tile::KINDS);
    assert_eq!(table.position.weight(), 179);
}

/// RA-12.5: removed tiles are those that are nowhere else.
#[test]
fn the_bag_can_be_counted_by_who_has_watched() {
    let mut table = scene(2).row("8 nile").begin();
    table.play("0 invoke; 1 pass; 0 pass");
    assert_eq!(table.view(None).bag()[Tile::Nile], 25 - 8);
    assert_eq!(table.removed(), "8 nile");
}

/// A random game under these options, with its result.
fn played(options: &Options, seed: u64) -> (Vec<Event>, Vec<u16>) {
    let mut game = RandomGame::from(Position::new(3, options).expect("three can play"), seed);
    let mut events = Vec::new();
    while game.step().is_some() {
        events.append(&mut game.events);
    }
    let points = Seat::all(3).map(|seat| game.position.points(seat));
    (events, points.collect())
}

/// RA-12.6, RA-E20, RA-E21, RA-E22, RA-E23, RA-E24
#[test]
fn no_option_changes_the_course_of_play() {
    let default = played(&Options::default(), 7);
    for names in NameSet::ALL {
        let (scores, track, counter) = (Scores::Open, Track::Barge, Counter::On);
        let options = Options {
            scores,
            track,
            counter,
            names,
        };
        assert_eq!(played(&options, 7), default);
    }
}

/// RA-12.4: a bot may think with what a view tells, and with nothing else.
#[test]
fn a_view_can_be_played_on_from() {
    let table = scene(3).row("nile gold").epoch(2).begin();
    let mut dice = TestDice::new(1);
    let guess = Position::determinize(&table.view(Some(2)), &mut dice);
    assert_eq!(guess.view(Observer::Seat(seat(2))), table.view(Some(2)));
}

/// RA-R31, RA-R32, RA-E21, RA-E22
#[test]
fn names_are_only_names() {
    assert_eq!(NameSet::Barge.tile(Tile::Fortress), "mausoleum");
    assert_eq!(NameSet::Barge.tile(Tile::Palace), "sanctuary");
    assert_eq!(NameSet::Classic.names().gods, NameSet::Alea.names().gods);
    for set in NameSet::ALL {
        let different: std::collections::BTreeSet<_> = set.names().gods.into();
        assert_eq!(different.len(), usize::from(Tile::God.copies()));
    }
}
