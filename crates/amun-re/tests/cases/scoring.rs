//! The scoring of an epoch (AR-8.1 to AR-8.8).

use amun_re::scoring::{Category, Tally};
use amun_re::{Card, Event};
use tabletop::Seat;

use crate::common::{Scene, Table, card, scene, seat};

/// The last harvest turn of epoch 1, with these provinces for the players.
fn last(control: [&str; 3]) -> Scene {
    let give = |scene: Scene, (seat, text): (usize, &&str)| scene.controls(seat, text);
    let provinces = control.iter().enumerate();
    provinces.fold(scene(3).last_harvest(), give)
}

/// The points of every player by category in the scoring that now comes.
fn scored(mut table: Table) -> Vec<Tally> {
    let last = table.position().players() - 1;
    table.play(&format!("{last} done"));
    let mut tally = vec![Tally::default(); last + 1];
    for event in &table.events {
        if let Event::Scored {
            seat,
            category,
            points,
        } = *event
        {
            tally[seat.index()][category as usize] = points;
        }
    }
    let sums = tally.iter().map(|points| points.iter().sum::<u16>());
    assert_eq!(sums.collect::<Vec<_>>(), table.points());
    tally
}

/// Their points in one category.
fn points(category: Category, scene: Scene) -> Vec<u16> {
    let tally = scored(scene.begin());
    tally
        .iter()
        .map(|points| points[category as usize])
        .collect()
}

/// AR-T59, AR-8.2, AR-R40
#[test]
fn temples_are_worth_the_tile_each() {
    for value in 1..=4 {
        let three = last(["damanhur edfu amarna", "", ""]).tile(value);
        let temples = points(Category::Temples, three);
        assert_eq!(temples, [4 * u16::from(value), 0, 0]);
    }
}

/// AR-T60, AR-8.3, AR-8.4, AR-R41
#[test]
fn pyramids_count_and_sets_are_as_large_as_the_fewest() {
    for (built, expected) in [
        ([3, 2, 0], 5),
        ([3, 2, 1], 9),
        ([2, 2, 2], 12),
        ([0, 0, 0], 0),
    ] {
        let mut three = last(["abu buto edfu", "", ""]);
        for (key, pyramids) in ["abu", "buto", "edfu"].into_iter().zip(built) {
            three = three.built(key, pyramids, 0);
        }
        let points = scored(three.begin())[0];
        let counted = [Category::Pyramids, Category::Sets].map(|it| points[it as usize]);
        assert_eq!(counted.iter().sum::<u16>(), expected);
    }
}

/// AR-T61, AR-8.5, AR-R42
#[test]
fn the_best_province_of_a_bank_scores_5() {
    let west = last(["buto abu thebes", "edfu", "memphis mendes"]);
    let west = west
        .built("buto", 2, 1)
        .built("edfu", 2, 2)
        .built("memphis", 1, 2);
    assert_eq!(points(Category::Banks, west), [0, 5, 0]);
    let east = last(["buto abu thebes", "edfu", "memphis mendes"]);
    let east = east
        .built("abu", 1, 0)
        .built("thebes", 1, 0)
        .built("mendes", 1, 0);
    assert_eq!(points(Category::Banks, east), [5, 0, 5]);
}

/// AR-T62, AR-8.5, AR-R42
#[test]
fn a_bank_without_a_pyramid_scores_for_nobody() {
    let east = last(["abu", "sawu", ""])
        .built("abu", 0, 2)
        .built("sawu", 0, 1);
    assert_eq!(points(Category::Banks, east), [0, 0, 0]);
}

/// AR-8.5: west and east separately.
#[test]
fn one_player_may_be_best_on_both_banks() {
    let both = last(["abu buto", "", ""])
        .built("abu", 1, 0)
        .built("buto", 1, 0);
    assert_eq!(points(Category::Banks, both), [10, 0, 0]);
}

/// AR-T63 before its scoring.
pub(crate) fn whole_epoch() -> Scene {
    let west = "damanhur buto memphis";
    let three = last([west, "edfu thebes abu", "mendes avaris amarna"]);
    let three = three
        .built("damanhur", 1, 0)
        .built("buto", 2, 1)
        .built("memphis", 1, 2);
    let three = three
        .built("edfu", 2, 2)
        .built("thebes", 3, 0)
        .built("abu", 0, 1);
    let three = three.built("mendes", 3, 1).built("amarna", 1, 0);
    let three = three
        .farmers("damanhur", 1, 0)
        .farmers("buto", 5, 0)
        .farmers("memphis", 3, 1);
    let goals = "2 goal.bank goal.egypt goal.farmers goal.symbols";
    three.hand(0, goals).hand(1, "goal.nile goal.symbols")
}

/// AR-T63, AR-8.1, AR-8.6, AR-8.8, AR-R43
#[test]
fn a_whole_epoch_is_scored() {
    let mut table = whole_epoch().begin();
    let tally = scored(table.clone());
    assert_eq!(tally[0], [6, 4, 3, 0, 9]);
    assert_eq!(tally[1], [3, 5, 0, 5, 3]);
    assert_eq!(tally[2], [3, 4, 0, 5, 0]);
    table.play("2 done");
    assert_eq!(table.points(), [22, 16, 12]);
    assert_eq!(table.hand(0), "goal.symbols goal.bank");
    assert_eq!(table.hand(1), "goal.symbols");
    assert_eq!(
        table.discards(),
        "goal.farmers goal.bank goal.nile goal.egypt"
    );
}

/// Whether seat 0 scores this goal with these provinces.
fn fulfilled(goal: &str, control: &str) -> bool {
    let three = last([control, "", ""]).hand(0, goal).hand(2, goal);
    points(Category::Goals, three)[0] == 3
}

/// AR-T64, AR-8.7, AR-R44
#[test]
fn goals_look_at_the_three_provinces() {
    assert!(fulfilled("goal.symbols", "thebes dakhla damanhur"));
    assert!(!fulfilled("goal.symbols", "thebes buto amarna"));
    assert!(fulfilled("goal.nile", "buto memphis thebes"));
    assert!(fulfilled("goal.nile", "damanhur dakhla sawu"));
    assert!(!fulfilled("goal.nile", "buto memphis dakhla"));
    assert!(fulfilled("goal.bank", "buto edfu kharga"));
    assert!(!fulfilled("goal.bank", "buto edfu abu"));
    assert!(fulfilled("goal.egypt", "buto mendes amarna"));
    assert!(!fulfilled("goal.egypt", "buto mendes abu"));
}

/// AR-T64, AR-8.7
#[test]
fn nine_farmers_of_both_kinds_are_needed() {
    for (field, free, expected) in [(5, 0, 0), (4, 2, 3)] {
        let three = last(["mendes buto abu", "", ""]).hand(0, "goal.farmers");
        let three = three.farmers("mendes", 3, 0).farmers("buto", field, free);
        assert_eq!(points(Category::Goals, three), [expected, 0, 0]);
    }
}

/// AR-8.7, AR-R44: whether or not an instant card was drawn in this epoch.
#[test]
fn symbols_count_as_printed() {
    let three = last(["thebes dakhla damanhur", "", ""]).hand(0, "goal.symbols");
    let empty = three.deck("", 1);
    assert_eq!(points(Category::Goals, empty)[0], 3);
}

/// AR-8.6, AR-8.8, AR-3.4
#[test]
fn one_goal_card_of_each_name_is_scored() {
    let three = last(["buto memphis kharga", "", ""]).hand(0, "2 goal.bank");
    let mut table = three.begin();
    table.play("2 done");
    assert_eq!((table.points()[0], table.hand(0)), (3, "goal.bank".into()));
    let fulfilled = Event::GoalFulfilled {
        seat: seat(0),
        card: card("goal.bank"),
    };
    assert!(table.told(fulfilled));
}

/// AR-8.8: in one's harvest turn of the same round at the latest.
#[test]
fn a_goal_card_may_be_sold_before_the_scoring() {
    let three = last(["", "", "buto memphis kharga"]).hand(2, "goal.bank");
    let mut table = three.begin();
    table.play("2 sell goal.bank; 2 done");
    assert_eq!((table.points()[2], table.gold()[2]), (0, 21));
}

/// AR-8.1: after the first and second round nobody scores.
#[test]
fn an_epoch_is_scored_after_its_third_round() {
    let two = scene(3).round(2).controls(0, "damanhur edfu").harvest(2);
    let mut table = two.begin();
    table.play("2 done");
    assert_eq!(table.points(), [0, 0, 0]);
    assert_eq!(table.position().round(), 3);
    let three = last(["damanhur edfu abu", "", ""]).begin();
    assert!(Seat::all(3).all(|seat| three.position().player(seat).control.len() == 3));
}

/// AR-8.6: goal cards are the cards that no phase plays.
#[test]
fn five_names_are_goals() {
    let names = Card::GOALS.map(Card::key);
    assert!(names.iter().all(|name| name.starts_with("goal.")));
}
