//! Scoring (RA-10).

use ra::Event;
use ra::scoring::Category;

use crate::common::{Table, scene};

/// An epoch that has just ended, with these tiles in front of the players.
fn scored<const N: usize>(epoch: u8, owned: [&str; N]) -> Table {
    let mut scene = scene(N).epoch(epoch).last_ra();
    for (seat, tiles) in owned.into_iter().enumerate() {
        scene = scene.owns(seat, tiles);
    }
    let mut table = scene.begin();
    table.play("0 draw ra");
    table
}

/// Everybody's points of one category; none if it was not scored.
fn points(table: &Table, wanted: Category) -> Vec<i16> {
    let of_category = table.events.iter().filter_map(|event| match event {
        Event::Scored {
            category, points, ..
        } if *category == wanted => Some(*points),
        _ => None,
    });
    of_category.collect()
}

/// What seat 0 gets in one category for these tiles, in epoch 3.
fn worth(category: Category, tiles: &str) -> i16 {
    points(&scored(3, [tiles, ""]), category)[0]
}

/// The points for monuments, both ways.
fn monuments(tiles: &str) -> i16 {
    worth(Category::Variety, tiles) + worth(Category::Identical, tiles)
}

const CIVILIZATION: &str = "civ.art civ.agriculture civ.religion civ.astronomy civ.writing";
const MONUMENTS: &str = "mon.fortress mon.obelisk mon.palace mon.pyramid mon.sphinx mon.statue \
    mon.step_pyramid mon.temple";

/// The first `number` of these kinds.
fn first(kinds: &str, count: usize) -> String {
    kinds
        .split_whitespace()
        .take(count)
        .collect::<Vec<_>>()
        .join(" ")
}

/// RA-10.1
#[test]
fn each_unspent_god_is_worth_2() {
    assert_eq!(worth(Category::Gods, "3 god"), 6);
    assert_eq!(points(&scored(1, ["god", ""]), Category::Gods), [2, 0]);
}

/// RA-10.2
#[test]
fn each_gold_is_worth_3() {
    assert_eq!(worth(Category::Gold, "5 gold"), 15);
    assert_eq!(points(&scored(2, ["", "gold"]), Category::Gold), [0, 3]);
}

/// RA-T02, RA-10.3, RA-R12
#[test]
fn most_pharaohs_gain_5_and_fewest_lose_2() {
    let owned = ["3 pharaoh", "3 pharaoh", "2 pharaoh", "2 pharaoh"];
    assert_eq!(
        points(&scored(1, owned), Category::Pharaohs),
        [5, 5, -2, -2]
    );
}

/// RA-10.3: in between nothing happens, and players without a pharaoh take part.
#[test]
fn players_without_a_pharaoh_take_part_with_0() {
    let owned = ["pharaoh", "", "4 pharaoh", ""];
    assert_eq!(
        points(&scored(1, owned), Category::Pharaohs),
        [0, -2, 5, -2]
    );
}

/// RA-T24
#[test]
fn if_all_have_the_same_number_of_pharaohs_nothing_happens() {
    for owned in ["", "2 pharaoh"] {
        assert_eq!(points(&scored(1, [owned; 4]), Category::Pharaohs), [0; 4]);
    }
}

/// RA-T25
#[test]
fn two_players() {
    let table = scored(3, ["4 pharaoh", "pharaoh"]);
    assert_eq!(points(&table, Category::Pharaohs), [5, -2]);
    assert_eq!(points(&table, Category::Suns), [0, 0], "22 and 22");
}

/// RA-T05, RA-10.4
#[test]
fn the_river_counts_only_with_a_flood() {
    assert_eq!(worth(Category::River, "flood 3 nile"), 4);
    assert_eq!(worth(Category::River, "2 flood"), 2);
    assert_eq!(worth(Category::River, "4 nile"), 0);
}

/// RA-T04, RA-10.5
#[test]
fn further_copies_of_a_civilization_score_nothing() {
    let copies = "3 civ.astronomy 2 civ.agriculture 2 civ.writing";
    assert_eq!(worth(Category::Civilization, copies), 5);
    let one_each = "civ.astronomy civ.agriculture civ.writing";
    assert_eq!(worth(Category::Civilization, one_each), 5);
}

/// RA-T26
#[test]
fn two_complete_civilizations_count_once() {
    let twice = format!("{CIVILIZATION} {CIVILIZATION}");
    assert_eq!(worth(Category::Civilization, &twice), 15);
}

/// RA-T09, RA-10.5
#[test]
fn the_table_of_different_civilizations() {
    for (kinds, points) in [-5, 0, 0, 5, 10, 15].into_iter().enumerate() {
        let tiles = first(CIVILIZATION, kinds);
        assert_eq!(
            worth(Category::Civilization, &tiles),
            points,
            "{kinds} kinds"
        );
    }
}

/// RA-T09, RA-10.6
#[test]
fn the_table_of_different_monuments() {
    for (kinds, points) in [0, 1, 2, 3, 4, 5, 6, 10, 15].into_iter().enumerate() {
        let tiles = first(MONUMENTS, kinds);
        assert_eq!(worth(Category::Variety, &tiles), points, "{kinds} kinds");
    }
}

/// RA-T09, RA-10.7, RA-R33
#[test]
fn the_table_of_identical_monuments() {
    for kind in MONUMENTS.split_whitespace() {
        for (copies, points) in [0, 0, 0, 5, 10, 15].into_iter().enumerate() {
            let tiles = format!("{copies} {kind}");
            assert_eq!(worth(Category::Identical, &tiles), points, "{tiles}");
        }
    }
}

/// RA-T01, RA-10.8
#[test]
fn every_monument_counts_for_variety_and_for_identical_ones() {
    let owned = "4 mon.pyramid 3 mon.temple 2 mon.fortress mon.sphinx";
    assert_eq!(worth(Category::Variety, owned), 4);
    assert_eq!(worth(Category::Identical, owned), 10 + 5);
    assert_eq!(monuments(owned), 19);
    assert_eq!(monuments(&owned.replace("2 mon", "mon")), 19);
}

/// RA-T27
#[test]
fn the_extremes_of_monuments() {
    assert_eq!(monuments(MONUMENTS), 15);
    assert_eq!(monuments(&[MONUMENTS; 5].join(" ")), 135);
    assert_eq!(monuments(&first(MONUMENTS, 7)), 10);
    assert_eq!(monuments("5 mon.obelisk"), 16);
    let pairs = "2 mon.obelisk 2 mon.temple 2 mon.statue 2 mon.palace";
    assert_eq!(monuments(pairs), 4);
}

/// RA-T03, RA-10.9
#[test]
fn the_highest_total_of_suns_gains_5_and_the_lowest_loses_5() {
    let suns = ["13 3 1", "12 7 6", "9 8 4", "10 5 2"];
    let mut table = scene(4).epoch(3).suns(suns, 11).last_ra().begin();
    table.play("0 draw ra");
    assert_eq!(points(&table, Category::Suns), [-5, 5, 0, -5]);
}

/// RA-10.9: usable and spent.
#[test]
fn spent_suns_count_for_the_total() {
    let suns = ["13 | 3 1", "| 12 7 6", "9 8 4", "10 5 | 2"];
    let mut table = scene(4).epoch(3).suns(suns, 11).last_ra().begin();
    table.play("0 draw ra");
    assert_eq!(points(&table, Category::Suns), [-5, 5, 0, -5]);
}

/// RA-10.6, RA-10.7, RA-10.9: epoch 3 only.
#[test]
fn monuments_and_suns_do_not_count_before_epoch_3() {
    for epoch in [1, 2] {
        let table = scored(epoch, ["5 mon.temple mon.statue", "", ""]);
        for category in [Category::Variety, Category::Identical, Category::Suns] {
            assert!(points(&table, category).is_empty());
        }
        assert_eq!(table.sums(), [-5, -5, -5]);
    }
}

/// RA-T20
#[test]
fn a_whole_scoring_of_epoch_1() {
    let table = scored(
        1,
        [
            "3 pharaoh 2 nile flood 2 civ.art civ.religion civ.writing gold god mon.temple mon.sphinx",
            "3 pharaoh 4 nile 2 god",
            "",
        ],
    );
    assert_eq!(points(&table, Category::Pharaohs), [5, 5, -2]);
    assert_eq!(points(&table, Category::River), [3, 0, 0]);
    assert_eq!(points(&table, Category::Civilization), [5, -5, -5]);
    assert_eq!(points(&table, Category::Gold), [3, 0, 0]);
    assert_eq!(points(&table, Category::Gods), [2, 4, 0]);
    assert_eq!(table.sums(), [18, 4, -7]);
    assert_eq!(table.points(), [28, 14, 3]);
    let kept: Vec<_> = (0..3).map(|seat| table.tiles(seat)).collect();
    let expected = [
        "3 pharaoh 2 nile mon.sphinx mon.temple",
        "3 pharaoh 4 nile",
        "",
    ];
    assert_eq!(kept, expected);
}

/// RA-T21, RA-10.10, RA-E14
#[test]
fn a_score_never_falls_below_0() {
    let mut table = scene(2)
        .epoch(2)
        .gains(0, &[-7])
        .owns(1, "pharaoh")
        .last_ra()
        .begin();
    assert_eq!(table.points()[0], 3);
    table.play("0 draw ra");
    assert_eq!((table.sums()[0], table.points()[0]), (-7, 0));
    let next = scene(2)
        .epoch(3)
        .gains(0, &[-7, -7])
        .owns(0, "5 gold")
        .last_ra();
    let mut table = next.begin();
    table.play("0 draw ra");
    assert_eq!(table.points()[0], 10, "15 - 5 from 0, not from -4");
}

/// RA-T22, RA-10.10, RA-R11: seat 1 has the middle of the suns.
#[test]
fn gains_and_losses_are_one_sum() {
    let owned = scene(3)
        .epoch(3)
        .owns(0, "2 pharaoh")
        .owns(1, "pharaoh 2 gold")
        .last_ra();
    let mut table = owned.gains(1, &[-7, -7]).begin();
    assert_eq!(table.points()[1], 0);
    table.play("0 draw ra");
    assert_eq!((table.sums()[1], table.points()[1]), (1, 1));
}

/// RA-T23, RA-R11: seat 0 has the lowest suns, 28.
#[test]
fn in_epoch_3_monuments_and_suns_are_part_of_the_same_sum() {
    let owned = scene(3)
        .epoch(3)
        .owns(0, "3 mon.temple mon.sphinx")
        .owns(1, "pharaoh");
    let mut table = owned
        .owns(2, "pharaoh")
        .gains(0, &[-4, -4])
        .last_ra()
        .begin();
    assert_eq!(table.points()[0], 2);
    table.play("0 draw ra");
    assert_eq!((table.sums()[0], table.points()[0]), (-5, 0));
}

/// RA-10.11: scoring asks nobody.
#[test]
fn all_players_are_scored_at_the_same_time() {
    let table = scored(2, ["gold", "god", "flood", "2 gold", ""]);
    assert_eq!(table.sums(), [-2, -3, -4, 1, -5]);
    assert_eq!(table.position.epoch(), 3);
}

/// RA-10.10: what the position would book now is what is booked.
#[test]
fn the_tally_shows_what_the_end_of_the_epoch_would_book() {
    let mut table = scene(2)
        .epoch(3)
        .owns(0, "gold god 3 mon.temple")
        .last_ra()
        .begin();
    let tally = table.position.tally();
    let sums: Vec<i16> = tally
        .of(2)
        .iter()
        .map(|points| points.iter().sum())
        .collect();
    table.play("0 draw ra");
    assert_eq!(table.sums(), sums);
}
