//! The auction (RA-5).

use ra::{Event, Kind};
use tabletop::Game;

use crate::common::{scene, seat};

/// RA-5.1
#[test]
fn all_tiles_of_the_row_are_auctioned_with_the_centre_sun() {
    let mut table = scene(3).row("nile gold god").begin();
    table.play("0 draw ra; 1 pass; 2 bid 7; 0 pass");
    assert_eq!(table.tiles(2), "god gold nile");
    assert_eq!(table.suns(2), "11 10 4 | 1");
    assert!(table.position.row().is_empty());
}

/// RA-T33, RA-5.2 kind A
#[test]
fn if_nobody_bids_after_a_ra_tile_everything_stays() {
    let mut table = scene(3).row("nile dis.war").ra_count(3).begin();
    table.play("0 draw ra; 1 pass; 2 pass; 0 pass");
    assert_eq!((table.row().as_str(), table.centre()), ("nile dis.war", 1));
    assert_eq!(table.position.ra_count(), 4);
    assert_eq!(table.asked(), 1);
}

/// RA-T31, RA-5.2 kind B, RA-R25
#[test]
fn who_invoked_ra_must_bid_if_nobody_else_has() {
    let mut table = scene(3).row("nile").begin();
    table.play("0 invoke; 1 pass; 2 pass");
    assert_eq!(table.choices(), ["bid 13", "bid 2", "bid 5", "bid 8"]);
    assert_eq!(
        table.refused(0, "pass"),
        "is not possible: the player who invoked Ra must bid if nobody else has (RA-5.2)"
    );
    table.play("0 bid 13");
    assert_eq!(table.tiles(0), "nile");
}

/// RA-5.2, RA-R24: not in any kind, and not even if they could outbid.
#[test]
fn the_ra_player_may_pass_if_somebody_has_bid() {
    for (row, cause) in [
        ("nile", "0 draw ra"),
        ("nile", "0 invoke"),
        ("8 nile", "0 invoke"),
    ] {
        let mut table = scene(3).row(row).begin();
        table.play(cause).play("1 bid 3; 2 pass");
        assert_eq!(table.choices(), ["bid 13", "bid 5", "bid 8", "pass"]);
        table.play("0 pass");
        assert_eq!(table.suns(1), "12 9 6 | 1");
    }
}

/// RA-T32, RA-5.2 kind C
#[test]
fn if_nobody_bids_for_a_full_row_it_is_removed() {
    let mut table = scene(3).row("5 nile god gold dis.war").ra_count(2).begin();
    table.play("0 invoke; 1 pass; 2 pass; 0 pass");
    assert_eq!(table.row(), "");
    assert_eq!(table.removed(), "god gold 5 nile dis.war");
    assert_eq!((table.centre(), table.position.ra_count()), (1, 2));
    assert_eq!(table.asked(), 1);
    assert!(table.events.contains(&Event::NobodyBid {
        kind: Kind::InvokedFull
    }));
}

/// RA-5.2: the duty to bid is that of kind B alone.
#[test]
fn with_a_full_row_or_a_ra_tile_the_ra_player_may_pass_in_silence() {
    for (row, cause) in [
        ("8 nile", "0 invoke"),
        ("nile", "0 draw ra"),
        ("", "0 draw ra"),
    ] {
        let mut table = scene(2).row(row).begin();
        table.play(cause).play("1 pass");
        assert!(table.choices().contains(&"pass".to_string()));
    }
}

/// RA-5.2: in every kind the others may pass.
#[test]
fn the_others_may_always_pass() {
    for (row, cause) in [
        ("nile", "0 draw ra"),
        ("nile", "0 invoke"),
        ("8 nile", "0 invoke"),
    ] {
        let mut table = scene(5).row(row).begin();
        table.play(cause).play("1 pass; 2 bid 14; 3 pass; 4 pass");
    }
}

/// RA-T30, RA-5.3
#[test]
fn everybody_active_speaks_once_and_the_ra_player_last() {
    let suns = ["13 6 2", "12 7 3", "| 11 8 4", "10 9 5"];
    let mut table = scene(4).suns(suns, 1).turn(1).begin();
    table.play("1 invoke; 3 pass; 0 pass; 1 bid 3");
    assert_eq!(table.asked(), 3);
}

/// RA-5.3
#[test]
fn nobody_speaks_twice() {
    let mut table = scene(3).row("nile").begin();
    table.play("0 invoke; 1 bid 3; 2 bid 4; 0 pass");
    assert_eq!(table.tiles(2), "nile", "seat 1 is not asked again");
}

/// RA-5.4
#[test]
fn every_bid_must_be_higher_than_the_highest_so_far() {
    let mut table = scene(3).begin();
    table.play("0 invoke");
    assert_eq!(
        table.choices_to("bid"),
        ["bid 12", "bid 3", "bid 6", "bid 9"]
    );
    table.play("1 bid 9");
    assert_eq!(table.choices_to("bid"), ["bid 10", "bid 11"]);
    assert_eq!(table.refused(2, "bid 7"), "does not outbid 9 (RA-5.4)");
    table.play("2 pass");
    assert_eq!(
        table.choices_to("bid"),
        ["bid 13"],
        "a pass changes nothing"
    );
}

/// RA-5.4
#[test]
fn only_usable_suns_can_be_bid() {
    let suns = ["13 8 | 5 2", "12 9 6 3", "11 10 7 4"];
    let mut table = scene(3).suns(suns, 1).begin();
    table.play("0 draw ra; 1 pass; 2 pass");
    assert_eq!(table.choices(), ["bid 13", "bid 8", "pass"]);
    for sun in ["5", "12", "1", "0", "17", "99999"] {
        let why = table.refused(0, &format!("bid {sun}"));
        assert_eq!(why, "does not name one of the usable suns (RA-5.4)");
    }
}

/// RA-5.4
#[test]
fn the_centre_sun_plays_no_part_in_what_may_be_bid() {
    let suns = ["8 5 2 1", "12 9 6 3", "11 10 7 4"];
    let mut table = scene(3).suns(suns, 13).begin();
    table.play("0 draw ra; 1 bid 3; 2 bid 4; 0 bid 5");
    assert_eq!((table.suns(0).as_str(), table.centre()), ("8 2 1 | 13", 5));
}

/// RA-5.5, RA-5.9: the pass is said and told, no matter who says it for them.
#[test]
fn who_cannot_outbid_is_asked_and_can_only_pass() {
    let mut table = scene(3).begin();
    table.play("0 invoke; 1 bid 12");
    assert_eq!(
        (table.asked(), table.choices()),
        (2, vec!["pass".to_string()])
    );
    table.play("2 pass");
    assert!(table.events.contains(&Event::Passed { seat: seat(2) }));
}

/// RA-5.6
#[test]
fn gods_cannot_be_spent_during_an_auction() {
    let mut table = scene(3).owns(1, "god").row("nile").begin();
    table.play("0 invoke");
    assert_eq!(
        table.refused(1, "god nile"),
        "is not possible during an auction (RA-5.6)"
    );
    assert!(table.choices_to("god").is_empty());
}

/// RA-5.7
#[test]
fn alone_at_the_table_the_ra_player_must_bid_only_in_kind_b() {
    let suns = ["9 6 | 5 2", "| 8 7 4 3"];
    let choices = |row, cause| {
        let mut table = scene(2).suns(suns, 1).row(row).begin();
        table.play(cause).choices()
    };
    assert_eq!(choices("nile", "0 draw ra"), ["bid 6", "bid 9", "pass"]);
    assert_eq!(choices("nile", "0 invoke"), ["bid 6", "bid 9"]);
    assert_eq!(choices("8 nile", "0 invoke"), ["bid 6", "bid 9", "pass"]);
}

/// RA-5.8
#[test]
fn losing_bids_stay_usable() {
    let mut table = scene(3).begin();
    table.play("0 invoke; 1 bid 3; 2 bid 7; 0 bid 8");
    assert_eq!(table.suns(1), "12 9 6 3");
    assert_eq!(table.suns(2), "11 10 7 4");
    assert_eq!(table.suns(0), "13 5 2 | 1");
}

/// RA-5.1 to RA-5.5
#[test]
fn an_auction_is_told_word_by_word() {
    let mut table = scene(2).begin();
    table.play("0 invoke; 1 bid 3; 0 pass");
    let (first, second) = (seat(0), seat(1));
    let (kind, ra_player) = (Kind::Invoked, first);
    let (three, one) = (ra::Sun(3), ra::Sun(1));
    let expected = [
        Event::RaInvoked { seat: first },
        Event::AuctionBegan { kind, ra_player },
        Event::Bid {
            seat: second,
            sun: three,
        },
        Event::Passed { seat: first },
        Event::AuctionWon {
            seat: second,
            sun: three,
        },
        Event::SunSwapped {
            seat: second,
            spent: one,
            centre: three,
        },
    ];
    assert_eq!(table.events, expected);
    assert_eq!(table.position.weight(), 0, "nothing is left to chance");
}
