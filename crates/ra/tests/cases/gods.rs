//! Gods (RA-8).

use ra::Event;

use crate::common::{scene, seat};

/// RA-8.1
#[test]
fn for_each_god_one_tile_of_choice_is_taken() {
    let mut table = scene(2).owns(0, "god").row("nile gold flood").begin();
    assert_eq!(
        table.choices_to("god"),
        ["god flood", "god gold", "god nile"]
    );
    assert_eq!(
        table.refused(0, "god pharaoh"),
        "names a tile that is not in the row (RA-8.1)"
    );
    table.play("0 god gold");
    assert_eq!(
        (table.tiles(0).as_str(), table.row().as_str()),
        ("gold", "nile - flood")
    );
}

/// RA-8.1: only on one's own turn.
#[test]
fn gods_are_spent_on_ones_own_turn_only() {
    let mut table = scene(2).owns(1, "god").row("nile").begin();
    assert_eq!(
        table.refused(1, "god nile"),
        "seat 1 has no decision to make now"
    );
}

/// RA-8.2, RA-R06, RA-E09
#[test]
fn a_god_takes_no_god_and_no_ra_tile() {
    let table = scene(2).owns(0, "god").row("god nile").begin();
    assert_eq!(table.choices_to("god"), ["god nile"]);
    assert!("god god".parse::<ra::Action>().is_err());
    assert!("god ra".parse::<ra::Action>().is_err());
}

/// RA-8.2, RA-R04, RA-E08
#[test]
fn a_god_may_take_a_disaster_which_strikes_at_once() {
    let mut table = scene(2)
        .owns(0, "god 2 nile")
        .row("dis.drought gold")
        .begin();
    table.play("0 god dis.drought");
    assert_eq!(table.tiles(0), "");
    assert_eq!(table.row(), "- gold");
}

/// RA-8.2: like tiles are not told apart, and the leftmost goes.
#[test]
fn of_two_like_tiles_the_leftmost_is_taken() {
    let mut table = scene(2).owns(0, "god").row("gold 2 civ.art").begin();
    assert_eq!(table.choices_to("god"), ["god civ.art", "god gold"]);
    table.play("0 god civ.art");
    assert_eq!(table.row(), "gold - civ.art");
}

/// RA-8.3
#[test]
fn a_spent_god_is_removed_and_scores_nothing() {
    let mut table = scene(2).owns(0, "2 god").row("nile").last_ra().begin();
    table.play("0 god nile");
    assert_eq!(table.removed(), "god");
    table.play("1 draw ra");
    assert_eq!(table.sums(), [-5 + 2, -5]);
}

/// RA-T35, RA-8.4, RA-R05
#[test]
fn gods_are_spent_one_after_the_other() {
    for (steps, left) in [
        ("0 god dis.earthquake; 0 god mon.temple", "mon.temple"),
        ("0 god mon.temple; 0 god dis.earthquake", ""),
    ] {
        let mut table = scene(2)
            .owns(0, "2 god")
            .row("mon.temple dis.earthquake")
            .begin();
        table.play(steps);
        assert_eq!(table.tiles(0), left);
        assert_eq!(table.asked(), 1);
    }
}

/// RA-8.4
#[test]
fn after_each_tile_the_player_may_go_on_or_stop() {
    let mut table = scene(2).owns(0, "2 god").row("nile gold").begin();
    assert_eq!(
        table.refused(0, "done"),
        "has nothing to end: no god has been spent in this turn (RA-8.4)"
    );
    table.play("0 god nile");
    assert_eq!(table.choices(), ["done", "god gold"]);
    table.play("0 done");
    assert_eq!((table.tiles(0).as_str(), table.asked()), ("god nile", 1));
}

/// RA-8.4, NO-2.3: also after a loss of the player's choice.
#[test]
fn the_player_is_asked_for_another_god_after_the_disaster_is_resolved() {
    let owned = "2 god civ.art civ.writing civ.religion";
    let mut table = scene(2).owns(0, owned).row("dis.war gold").begin();
    table.play("0 god dis.war; 0 lose civ.art; 0 lose civ.writing");
    assert_eq!(table.choices(), ["done", "god gold"]);
    table.play("0 god gold");
    assert_eq!(
        (table.tiles(0).as_str(), table.asked()),
        ("gold civ.religion", 1)
    );
}

/// RA-8.5
#[test]
fn no_more_gods_are_spent_than_there_are_gods_and_tiles_to_take() {
    let mut table = scene(2).owns(0, "3 god").row("god nile").begin();
    table.play("0 god nile");
    assert_eq!(table.asked(), 1, "only a god is left in the row");
    let mut table = scene(2).owns(0, "god").row("gold nile").begin();
    table.play("0 god nile");
    assert_eq!(table.asked(), 1, "no god is left to spend");
    assert!(scene(2).owns(0, "god").begin().choices_to("god").is_empty());
}

/// RA-8.6, RA-R34
#[test]
fn a_row_that_was_full_can_be_drawn_to_again() {
    let mut table = scene(2).owns(0, "god").row("8 nile").ra_count(2).begin();
    table.play("0 god nile");
    assert_eq!(table.choices(), ["draw", "invoke"]);
    assert_eq!((table.position.ra_count(), table.centre()), (2, 1));
    assert_eq!(
        (table.suns(0).as_str(), table.suns(1).as_str()),
        ("9 6 5 2", "8 7 4 3")
    );
    table.play("1 draw gold");
    assert_eq!(table.row(), "gold nile nile nile nile nile nile nile");
}

/// RA-8.6: the events are a god and a tile, nothing else.
#[test]
fn spending_a_god_starts_no_auction() {
    let mut table = scene(2).owns(0, "god").row("gold").begin();
    table.play("0 god gold");
    let (seat, tile) = (seat(0), ra::Tile::Gold);
    let expected = [
        Event::GodSpent { seat },
        Event::TileTaken {
            seat,
            tile,
            space: 0,
        },
    ];
    assert_eq!(table.events, expected);
}

/// RA-8.7, RA-R27
#[test]
fn no_god_survives_the_epoch() {
    let mut table = scene(2).owns(0, "2 god").last_ra().begin();
    table.play("0 draw ra");
    assert_eq!(
        (table.tiles(0).as_str(), table.removed().as_str()),
        ("", "6 ra 2 god")
    );
    assert_eq!(table.sums(), [-1, -5], "both scored 2 before they went");
}
