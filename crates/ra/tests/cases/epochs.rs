//! The end of an epoch (RA-9).

use ra::Event;
use ra::event::EpochEnd;

use crate::common::{scene, seat};

/// RA-9.1 (a): usable suns simply stay unused.
#[test]
fn an_epoch_ends_when_the_ra_track_is_full() {
    let mut table = scene(4).last_ra().begin();
    table.play("0 draw ra");
    let (epoch, why) = (1, EpochEnd::RaTrack);
    assert!(table.events.contains(&Event::EpochEnded { epoch, why }));
}

/// RA-9.1 (b)
#[test]
fn an_epoch_ends_when_no_player_has_a_usable_sun() {
    let suns = ["2 | 13 6", "| 12 7 3", "| 11 8 4", "5 | 10 9"];
    let mut table = scene(4).suns(suns, 1).begin();
    table.play("0 invoke; 3 pass; 0 bid 2");
    assert_eq!((table.position.epoch(), table.asked()), (1, 3));
    table.play("3 invoke; 3 bid 5");
    let (epoch, why) = (1, EpochEnd::Suns);
    assert!(table.events.contains(&Event::EpochEnded { epoch, why }));
    assert_eq!(table.position.epoch(), 2);
}

/// RA-9.2 step 1, RA-R35
#[test]
fn row_and_ra_tiles_are_removed_and_none_returns_to_the_bag() {
    let mut table = scene(3).last_ra().row("nile god dis.war").begin();
    table.play("0 draw ra");
    assert_eq!((table.row().as_str(), table.position.ra_count()), ("", 0));
    assert_eq!(table.removed(), "8 ra god nile dis.war");
}

/// RA-9.2 steps 1 and 2, RA-R26: tiles of the row score for nobody, in whichever order.
#[test]
fn tiles_left_in_the_row_score_for_nobody() {
    let mut table = scene(2).last_ra().row("3 gold god").begin();
    table.play("0 draw ra");
    assert_eq!(table.sums(), [-5, -5]);
}

/// RA-9.2 steps 4 and 5, RA-R36, RA-E17
#[test]
fn pharaohs_nile_and_monuments_stay_and_the_rest_goes() {
    let owned = "god gold 2 pharaoh 3 nile flood civ.art mon.temple mon.palace";
    let mut table = scene(2).owns(1, owned).last_ra().begin();
    table.play("0 draw ra");
    assert_eq!(table.tiles(1), "2 pharaoh 3 nile mon.palace mon.temple");
    assert_eq!(table.removed(), "6 ra god gold flood civ.art");
}

/// RA-9.2 step 6
#[test]
fn all_suns_become_usable() {
    let suns = ["13 | 6 2", "| 12 7 3", "11 8 | 4", "10 9 5"];
    let mut table = scene(4).suns(suns, 1).last_ra().begin();
    table.play("0 draw ra");
    let suns: Vec<_> = (0..4).map(|seat| table.suns(seat)).collect();
    assert_eq!(suns, ["13 6 2", "12 7 3", "11 8 4", "10 9 5"]);
}

/// RA-9.2 step 7
#[test]
fn the_centre_sun_stays_whatever_its_number() {
    let mut table = scene(3).last_ra().begin();
    table.play("0 invoke; 1 pass; 2 pass; 0 bid 8; 1 draw ra");
    assert_eq!((table.position.epoch(), table.centre()), (2, 8));
    assert_eq!(table.suns(0), "13 5 2 1");
}

/// RA-T40, RA-9.2 step 8, RA-R28
#[test]
fn the_highest_sun_in_front_of_a_player_begins_the_next_epoch() {
    let suns = ["7 2 | 1", "15 8 3", "14 9 4", "13 10 5", "12 11 6"];
    let mut table = scene(5).suns(suns, 16).last_ra().begin();
    table.play("0 draw ra");
    assert_eq!((table.position.epoch(), table.asked()), (2, 1));
}

/// RA-9.2 step 8: a spent sun lies in front of its owner as well and is turned up first.
#[test]
fn a_sun_that_was_spent_counts_for_the_first_turn() {
    let suns = ["9 6 | 5 2", "| 13 8 12 3", "11 10 7 4"];
    let mut table = scene(3).suns(suns, 1).last_ra().begin();
    table.play("0 draw ra");
    assert_eq!(table.asked(), 1);
    let (epoch, first) = (2, seat(1));
    assert!(table.events.contains(&Event::EpochBegan { epoch, first }));
}

/// RA-9.3
#[test]
fn a_new_epoch_starts_with_an_empty_row() {
    let suns = ["9 | 6 5 2", "| 8 7 4 3"];
    let mut table = scene(2).suns(suns, 1).row("7 nile").begin();
    table.play("0 invoke; 0 bid 9");
    assert_eq!((table.position.epoch(), table.row().as_str()), (2, ""));
    assert_eq!(
        table.asked(),
        1,
        "this player holds the 8, and the 9 is in the centre"
    );
}

/// RA-9.2: the steps in their order.
#[test]
fn the_end_of_an_epoch_is_told_in_order() {
    let mut table = scene(2).last_ra().row("nile").owns(0, "gold").begin();
    table.play("0 draw ra");
    let told = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted);
    let steps = [
        told(|event| matches!(event, Event::EpochEnded { .. })),
        told(|event| matches!(event, Event::TileRemoved { .. })),
        told(|event| matches!(event, Event::Scored { .. })),
        told(|event| matches!(event, Event::Booked { .. })),
        told(|event| matches!(event, Event::TilesCleared { .. })),
        told(|event| matches!(event, Event::EpochBegan { .. })),
    ];
    assert!(
        steps.iter().all(Option::is_some) && steps.is_sorted(),
        "{steps:?}"
    );
}
