//! Turn order and actions (RA-3, RA-4).

use ra::{Event, Kind, Phase, Tile};
use tabletop::{Game, Next};

use crate::common::{Table, scene, seat};

fn kind(table: &Table) -> Kind {
    match table.position.phase() {
        Phase::Auction(auction) => auction.kind,
        phase => panic!("{phase:?} is not an auction"),
    }
}

/// RA-3.1
#[test]
fn players_take_turns_clockwise() {
    let mut table = scene(3).turn(1).begin();
    table.play("1 draw nile; 2 draw nile; 0 draw nile; 1 draw nile");
    assert_eq!(table.asked(), 2);
}

/// RA-3.1, RA-9.1
#[test]
fn the_game_has_three_epochs() {
    let mut table = scene(2).begin();
    for epoch in 1..=3 {
        assert_eq!(table.position.epoch(), epoch);
        for _ in 0..6 {
            table.draw("ra").all_pass();
        }
    }
    assert!(table.position.is_over());
}

/// RA-3.2, RA-R30
#[test]
fn a_turn_is_exactly_one_action_and_cannot_be_skipped() {
    let mut table = scene(3).begin();
    assert_eq!(table.choices(), ["draw", "invoke"]);
    assert_eq!(
        table.refused(0, "pass"),
        "is a choice in an auction, and there is none (RA-3.7)"
    );
    table.play("0 draw nile");
    assert_eq!(table.asked(), 1, "the tile stays and the turn is over");
}

/// RA-3.3, RA-E10: not even gods help a player without a usable sun.
#[test]
fn a_player_without_a_usable_sun_does_nothing_for_the_rest_of_the_epoch() {
    let suns = ["13 8 5 2", "| 12 9 6 3", "11 10 7 4"];
    let mut table = scene(3).suns(suns, 1).owns(1, "god").row("nile").begin();
    assert_eq!(
        table.refused(1, "god nile"),
        "seat 1 has no decision to make now"
    );
    table.play("0 draw nile; 2 draw nile");
    assert_eq!(table.asked(), 0);
    table.play("0 invoke; 2 pass; 0 bid 2; 2 draw nile");
    assert_eq!(table.asked(), 0);
}

/// RA-3.4, RA-R07, RA-E13
#[test]
fn the_last_active_player_takes_turn_after_turn() {
    let suns = ["| 13 8 5 2", "12 9 | 6 3", "| 11 10 7 4"];
    let mut table = scene(3).suns(suns, 1).turn(1).begin();
    table.play("1 draw nile; 1 draw nile; 1 invoke; 1 bid 9; 1 draw gold");
    assert_eq!(table.tiles(1), "2 nile");
    assert_eq!(
        table.asked(),
        1,
        "there is another sun, and the epoch goes on"
    );
}

/// RA-T38, RA-5.7
#[test]
fn the_lone_player_may_let_tiles_go() {
    let suns = ["9 | 6 5 2", "| 8 7 4 3"];
    let mut table = scene(2).suns(suns, 1).begin();
    table.play("0 draw ra");
    assert_eq!(table.choices(), ["bid 9", "pass"]);
    table.play("0 pass").draw("8 nile");
    assert_eq!(table.choices(), ["invoke"]);
    table.play("0 invoke");
    assert_eq!(table.choices(), ["bid 9", "pass"]);
    table.play("0 pass");
    assert_eq!(
        (table.row().as_str(), table.removed().as_str()),
        ("", "8 nile")
    );
    table.play("0 draw gold");
    assert_eq!(table.asked(), 0);
}

/// RA-T38: with gods there is no need to invoke.
#[test]
fn the_lone_player_may_spend_gods_on_a_full_row() {
    let suns = ["9 | 6 5 2", "| 8 7 4 3"];
    let table = scene(2).suns(suns, 1).owns(0, "god").row("8 nile").begin();
    assert_eq!(table.choices(), ["god nile", "invoke"]);
}

/// RA-3.5
#[test]
fn after_a_draw_or_gods_the_turn_passes_to_the_left_of_who_acted() {
    let mut table = scene(3).owns(1, "god").begin();
    table.play("0 draw nile; 1 god nile");
    assert_eq!(table.asked(), 2);
}

/// RA-3.5, RA-R23
#[test]
fn after_an_auction_the_turn_passes_to_the_left_of_the_ra_player_whoever_won() {
    let mut table = scene(4).begin();
    table.play("0 invoke; 1 pass; 2 bid 4; 3 pass; 0 pass");
    assert_eq!(table.asked(), 1);
    table.play("1 draw ra; 2 pass; 3 pass; 0 pass; 1 pass");
    assert_eq!(table.asked(), 2);
}

/// RA-3.6, line by line; the player owns a god.
#[test]
fn the_actions_of_a_turn_follow_from_the_row() {
    let choices = |row: &str| scene(2).owns(0, "god").row(row).begin().choices();
    assert_eq!(choices(""), ["draw", "invoke"]);
    assert_eq!(choices("god nile"), ["draw", "god nile", "invoke"]);
    assert_eq!(choices("7 nile"), ["draw", "god nile", "invoke"]);
    assert_eq!(choices("2 god"), ["draw", "invoke"]);
    assert_eq!(choices("7 god"), ["draw", "invoke"]);
    assert_eq!(choices("7 god nile"), ["god nile", "invoke"]);
    assert_eq!(choices("8 nile"), ["god nile", "invoke"]);
}

/// RA-3.6: eight gods in the row leave none for a player, so nobody could spend one.
#[test]
fn before_a_row_of_gods_only_ra_can_be_invoked() {
    let table = scene(2).row("8 god").begin();
    assert_eq!(table.choices(), ["invoke"]);
}

/// RA-3.6: without a god there is no god action.
#[test]
fn gods_are_spent_only_by_who_owns_one() {
    let mut table = scene(2).owns(1, "god").row("nile").begin();
    assert_eq!(table.choices(), ["draw", "invoke"]);
    assert_eq!(table.refused(0, "god nile"), "needs a god tile (RA-8.1)");
}

/// RA-3.7: at each of the four points one player decides.
#[test]
fn there_are_four_decision_points() {
    let owned = "2 god civ.art civ.religion civ.writing";
    let mut table = scene(2).owns(0, owned).row("nile dis.war gold").begin();
    assert_eq!(table.choices_to("god").len(), 3, "turn");
    table.play("0 god dis.war");
    assert_eq!(table.choices_to("lose").len(), 3, "loss");
    table.play("0 lose civ.art; 0 lose civ.writing");
    assert_eq!(
        table.choices(),
        ["done", "god gold", "god nile"],
        "god step"
    );
    table.play("0 done; 1 invoke");
    assert_eq!(table.choices_to("bid").len(), 4, "bid");
}

/// RA-4.1
#[test]
fn a_tile_is_drawn_at_random_by_the_copies_in_the_bag() {
    let mut scene = scene(2).row("god").owns(1, "2 gold");
    scene.0.bag[Tile::Funeral] = 0;
    let mut table = scene.begin();
    table.say(seat(0), "draw");
    assert_eq!(table.position.next(), Next::Chance(ra::Chance::Draw));
    assert_eq!(table.position.weight(), 180 - 1 - 2 - 2);
    for (outcome, weight) in table.position.outcomes() {
        let ra::Outcome::Tile(tile) = outcome else {
            panic!("a tile comes");
        };
        assert_eq!(weight, u32::from(table.position.bag()[tile]));
    }
    let kinds: Vec<_> = table.position.outcomes().collect();
    assert_eq!(kinds.len(), 22, "no funeral is left");
}

/// RA-4.1
#[test]
fn nobody_draws_while_the_row_is_full() {
    let mut table = scene(2).row("8 nile").begin();
    assert_eq!(
        table.refused(0, "draw"),
        "is not possible while the row is full: invoke Ra or spend gods (RA-4.1)"
    );
}

/// RA-4.2, RA-R08, RA-E06
#[test]
fn the_eighth_tile_starts_nothing() {
    let mut table = scene(3).row("7 nile").begin();
    table.play("0 draw dis.war");
    assert_eq!(table.asked(), 1);
    assert_eq!(table.choices(), ["invoke"]);
    table.play("1 invoke");
    assert_eq!(kind(&table), Kind::InvokedFull);
    assert_eq!(table.asked(), 2, "seat 1 is the Ra player and speaks last");
}

/// RA-4.2, RA-8.6, RA-R19
#[test]
fn a_drawn_tile_goes_on_the_leftmost_free_space() {
    let mut table = scene(2).owns(0, "2 god").row("nile gold flood").begin();
    table.play("0 god gold; 0 god nile");
    assert_eq!(table.row(), "- - flood");
    table.play("1 draw pharaoh; 0 draw god; 1 draw mon.temple");
    assert_eq!(table.row(), "pharaoh god flood mon.temple");
}

/// RA-4.3
#[test]
fn a_ra_tile_never_enters_the_row_and_starts_an_auction_even_for_an_empty_one() {
    let mut table = scene(3).begin();
    table.play("0 draw ra");
    assert_eq!(table.position.ra_count(), 1);
    assert!(table.position.row().is_empty());
    assert_eq!((kind(&table), table.asked()), (Kind::Drawn, 1));
    assert!(table.events.contains(&Event::RaDrawn {
        seat: seat(0),
        count: 1
    }));
}

/// RA-4.3, RA-9.1, RA-10.11
#[test]
fn the_last_ra_tile_ends_the_epoch_without_an_auction() {
    let mut table = scene(3).last_ra().row("gold nile").begin();
    table.play("0 draw ra");
    assert_eq!(table.position.epoch(), 2);
    assert_eq!(table.removed(), "8 ra gold nile");
    let auctions = |event: &Event| matches!(event, Event::AuctionBegan { .. });
    assert!(!table.events.iter().any(auctions));
}

/// RA-4.4
#[test]
fn invoking_ra_starts_an_auction_by_the_length_of_the_row_and_counts_no_ra_tile() {
    for (row, expected) in [
        ("", Kind::Invoked),
        ("7 nile", Kind::Invoked),
        ("8 nile", Kind::InvokedFull),
    ] {
        let mut table = scene(3).row(row).begin();
        assert_eq!(
            table.refused(1, "invoke"),
            "seat 1 has no decision to make now"
        );
        table.play("0 invoke");
        assert_eq!(kind(&table), expected);
        assert_eq!(table.position.ra_count(), 0);
    }
}

/// RA-T39, RA-4.5, RA-R09, RA-E07
#[test]
fn ra_may_be_invoked_before_an_empty_row_for_the_centre_sun_alone() {
    let mut table = scene(3).begin();
    table.play("0 invoke; 1 pass; 2 pass");
    assert_eq!(table.choices(), ["bid 13", "bid 2", "bid 5", "bid 8"]);
    table.play("0 bid 2");
    assert_eq!((table.suns(0).as_str(), table.centre()), ("13 8 5 | 1", 2));
    assert_eq!(table.tiles(0), "");
    assert_eq!(table.asked(), 1);
}

/// RA-4.6
#[test]
fn several_gods_are_one_turn() {
    let mut table = scene(2).owns(0, "3 god").row("nile gold flood").begin();
    table.play("0 god nile; 0 god gold; 0 god flood");
    assert_eq!(table.asked(), 1);
    assert_eq!(table.tiles(0), "gold nile flood");
}
