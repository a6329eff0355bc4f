//! The end of the game (RA-11).

use ra::Event;
use tabletop::{Game, Next};

use crate::common::{Scene, scene, seat};

/// Epoch 3 of four players without pharaohs or civilization; seat 2 gets 5 for its suns, seat 3
/// loses 5.
fn last_epoch() -> Scene {
    let suns = ["12 7 1", "9 8 6", "11 10 5", "4 3 2"];
    scene(4).epoch(3).suns(suns, 13).last_ra()
}

/// RA-11.1, RA-9.2 step 3: after the last scoring nothing is turned up or removed.
#[test]
fn the_game_ends_after_the_scoring_of_epoch_3() {
    let mut table = last_epoch().gains(1, &[20, 0]).owns(0, "2 gold").begin();
    table.play("0 draw ra");
    assert_eq!(table.position.next(), Next::Over);
    assert_eq!(table.points(), [11, 25, 10, 0]);
    assert_eq!(table.places(), [2, 1, 3, 4]);
    assert_eq!(table.tiles(0), "2 gold");
    assert_eq!(table.position.epoch(), 3);
    assert_eq!(table.refused(0, "draw"), "the game is over");
}

/// RA-T29, RA-11.2: the winner's total of suns is lower.
#[test]
fn a_tie_goes_to_the_highest_single_sun() {
    let mut table = last_epoch().gains(0, &[35, 0]).gains(1, &[0, 35]).begin();
    table.play("0 draw ra");
    assert_eq!(table.points()[..2], [40, 40]);
    assert_eq!(table.places()[..2], [1, 2]);
}

/// RA-11.2: a spent sun counts, the centre sun does not.
#[test]
fn a_spent_sun_decides_a_tie() {
    let suns = ["7 1 | 12", "9 8 6", "11 10 5", "4 3 2"];
    let tied = last_epoch()
        .suns(suns, 13)
        .gains(0, &[35, 0])
        .gains(1, &[35, 0]);
    let mut table = tied.begin();
    table.play("0 draw ra");
    assert_eq!(table.places()[..2], [1, 2]);
}

/// RA-11.3, RA-R29
#[test]
fn lower_places_are_ordered_the_same_way() {
    let tied = last_epoch().gains(0, &[0, 10]).gains(3, &[30, 0]);
    let mut table = tied.gains(1, &[10, 0]).gains(2, &[0, 0]).begin();
    table.play("0 draw ra");
    assert_eq!(table.points(), [15, 15, 10, 30]);
    assert_eq!(table.places(), [2, 3, 4, 1]);
}

/// RA-11.3: even with nothing at all.
#[test]
fn there_is_always_exactly_one_winner() {
    let mut table = scene(2).begin();
    for _ in 0..18 {
        table.draw("ra").all_pass();
    }
    assert_eq!(table.points(), [0, 0]);
    assert_eq!(table.places(), [1, 2], "seat 0 holds the 9");
}

/// RA-R21: the player has 6 5 2 1 then, and the 9 in the centre counts for nobody.
#[test]
fn the_sun_won_in_the_last_auction_counts_for_its_owner() {
    let suns = ["9 | 6 5 2", "| 8 7 4 3"];
    let mut table = scene(2).epoch(3).suns(suns, 1).begin();
    table.play("0 invoke; 0 bid 9");
    assert_eq!(table.sums(), [-5 - 5, -5 + 5]);
    assert_eq!(table.places(), [2, 1]);
}

/// RA-11.1: points and places are told to all.
#[test]
fn the_result_is_told() {
    let mut table = scene(2).epoch(3).last_ra().begin();
    table.play("0 draw ra");
    let placed = |number, place| Event::Placed {
        seat: seat(number),
        points: 5,
        place,
    };
    let last_two = &table.events[table.events.len() - 2..];
    assert_eq!(last_two, [placed(0, 1), placed(1, 2)]);
}
