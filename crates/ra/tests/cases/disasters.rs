//! Disasters (RA-7).

use ra::disaster::struck;
use ra::tile::TileCategory;
use ra::{Event, Tile};

use crate::common::{Table, scene, seat};

/// Seat 0 owns these tiles and has just won this row.
fn won(owned: &str, row: &str) -> Table {
    let mut table = scene(3).owns(0, owned).row(row).begin();
    table.play("0 draw ra; 1 pass; 2 pass; 0 bid 5");
    table
}

/// RA-T06, RA-E12
#[test]
fn three_disasters_at_once() {
    let owned = "mon.obelisk mon.sphinx mon.pyramid civ.agriculture flood 3 nile";
    let mut table = won(owned, "dis.earthquake dis.war dis.drought");
    assert_eq!(
        table.choices(),
        ["lose mon.obelisk", "lose mon.pyramid", "lose mon.sphinx"]
    );
    table.play("0 lose mon.obelisk; 0 lose mon.sphinx");
    assert_eq!(table.tiles(0), "2 nile mon.pyramid");
    assert_eq!(
        table.removed(),
        "nile flood civ.agriculture mon.obelisk mon.sphinx dis.drought dis.war dis.earthquake"
    );
    assert_eq!(table.asked(), 1);
}

/// RA-7.1: by auction or by a god.
#[test]
fn a_disaster_strikes_at_once_and_is_removed() {
    assert_eq!(won("3 pharaoh", "dis.funeral").tiles(0), "pharaoh");
    let mut table = scene(2).owns(0, "god 3 pharaoh").row("dis.funeral").begin();
    table.play("0 god dis.funeral");
    assert_eq!(table.tiles(0), "pharaoh");
    assert_eq!(table.removed(), "god 2 pharaoh dis.funeral");
}

/// RA-7.2
#[test]
fn a_disaster_costs_two_tiles_of_its_category_or_as_many_as_there_are() {
    for (owned, left) in [
        ("", ""),
        ("pharaoh", ""),
        ("2 pharaoh", ""),
        ("5 pharaoh", "3 pharaoh"),
    ] {
        assert_eq!(won(owned, "dis.funeral").tiles(0), left);
    }
    for (owned, left) in [
        ("civ.art", ""),
        ("2 civ.art", ""),
        ("civ.art civ.writing", ""),
    ] {
        assert_eq!(won(owned, "dis.war").tiles(0), left);
    }
    assert_eq!(won("3 mon.temple", "dis.earthquake").tiles(0), "mon.temple");
}

/// RA-7.2
#[test]
fn a_drought_takes_floods_before_nile_tiles() {
    assert_eq!(
        won("3 flood 2 nile", "dis.drought").tiles(0),
        "2 nile flood"
    );
    assert_eq!(won("flood 2 nile", "dis.drought").tiles(0), "nile");
    assert_eq!(won("3 nile", "dis.drought").tiles(0), "nile");
}

/// RA-7.2
#[test]
fn each_disaster_has_its_category() {
    assert_eq!(struck(Tile::Funeral), Some(TileCategory::Pharaoh));
    assert_eq!(struck(Tile::Drought), Some(TileCategory::River));
    assert_eq!(struck(Tile::War), Some(TileCategory::Civilization));
    assert_eq!(struck(Tile::Earthquake), Some(TileCategory::Monument));
    assert_eq!(struck(Tile::Nile), None);
}

/// RA-7.3, RA-R16
#[test]
fn gold_gods_and_suns_are_hit_by_no_disaster() {
    let row = "dis.funeral dis.drought dis.war dis.earthquake";
    let table = won("3 gold 2 god", row);
    assert_eq!(table.tiles(0), "2 god 3 gold");
    assert_eq!(table.suns(0), "13 8 2 | 1");
}

/// RA-7.3
#[test]
fn only_the_owner_of_the_disaster_loses_tiles() {
    let mut table = scene(3)
        .owns(1, "2 pharaoh")
        .owns(2, "2 pharaoh")
        .row("dis.funeral")
        .begin();
    table.play("0 invoke; 1 bid 3; 2 pass; 0 pass");
    assert_eq!(
        (table.tiles(1).as_str(), table.tiles(2).as_str()),
        ("", "2 pharaoh")
    );
}

/// RA-T34, RA-7.4, RA-R14, RA-E11
#[test]
fn tiles_won_with_a_disaster_can_be_lost_to_it() {
    assert_eq!(won("", "dis.earthquake mon.temple").tiles(0), "");
    let mut table = won("2 mon.sphinx", "dis.earthquake mon.temple");
    assert_eq!(table.choices(), ["lose mon.sphinx", "lose mon.temple"]);
    table.play("0 lose mon.temple");
    assert_eq!(table.tiles(0), "mon.sphinx");
}

/// RA-T36, RA-7.5
#[test]
fn two_droughts_cost_four_river_tiles() {
    let row = "2 dis.drought";
    assert_eq!(won("flood 2 nile", row).tiles(0), "");
    assert_eq!(won("3 flood 4 nile", row).tiles(0), "3 nile");
}

/// RA-7.5, RA-R15: k equal disasters cost min(2k, tiles owned), and the order in the row has no
/// effect.
#[test]
fn several_wars_are_one_debt() {
    let owned = "3 civ.art 2 civ.writing";
    for row in [
        "2 dis.war mon.temple dis.funeral",
        "dis.funeral dis.war mon.temple dis.war",
    ] {
        let mut table = won(owned, row);
        table.play("0 lose civ.writing; 0 lose civ.writing");
        assert_eq!(table.tiles(0), "civ.art mon.temple", "two arts go unasked");
        assert_eq!(table.asked(), 1);
    }
    assert_eq!(won("3 civ.art 2 civ.writing", "3 dis.war").tiles(0), "");
}

/// RA-7.5, NO-2.4
#[test]
fn wars_are_asked_before_earthquakes() {
    let owned = "civ.art civ.writing civ.religion mon.temple mon.statue mon.sphinx";
    let mut table = won(owned, "dis.earthquake dis.war");
    assert_eq!(
        table.refused(0, "lose mon.temple"),
        "names a tile that this disaster does not take (RA-7.2)"
    );
    table.play("0 lose civ.art; 0 lose civ.religion");
    assert_eq!(
        table.choices(),
        ["lose mon.sphinx", "lose mon.statue", "lose mon.temple"]
    );
    table.play("0 lose mon.sphinx; 0 lose mon.statue");
    assert_eq!(table.tiles(0), "civ.writing mon.temple");
}

/// RA-7.6: no question without a choice.
#[test]
fn a_loss_is_asked_only_if_there_is_a_choice() {
    let asks = |owned, row| !won(owned, row).choices_to("lose").is_empty();
    assert!(
        !asks("civ.art civ.writing", "dis.war"),
        "no more than must be lost"
    );
    assert!(!asks("5 civ.art", "dis.war"), "all of one kind");
    assert!(asks("2 civ.art civ.writing", "dis.war"));
    assert!(!asks("mon.temple mon.statue", "dis.earthquake"));
    assert!(!asks("3 mon.temple", "dis.earthquake"));
    assert!(asks("mon.temple mon.statue mon.sphinx", "dis.earthquake"));
    assert!(!asks("2 flood 2 nile", "dis.drought"));
}

/// RA-7.6: the choice can end with the first tile.
#[test]
fn the_second_loss_is_not_asked_once_all_are_alike() {
    let mut table = won("3 civ.art civ.writing", "dis.war");
    table.play("0 lose civ.writing");
    assert_eq!((table.tiles(0).as_str(), table.asked()), ("2 civ.art", 1));
}

/// RA-7.7, RA-R13
#[test]
fn the_owner_chooses_two_of_one_kind_or_two_different_kinds() {
    let owned = "2 mon.temple 2 mon.statue mon.sphinx";
    let mut table = won(owned, "dis.earthquake");
    assert_eq!(
        table.refused(1, "lose mon.temple"),
        "seat 1 has no decision to make now"
    );
    assert_eq!(
        table.refused(0, "lose mon.palace"),
        "names a tile that the player does not own (RA-7.7)"
    );
    table.play("0 lose mon.temple; 0 lose mon.temple");
    assert_eq!(table.tiles(0), "mon.sphinx 2 mon.statue");
    let mut table = won(owned, "dis.earthquake");
    table.play("0 lose mon.statue; 0 lose mon.temple");
    assert_eq!(table.tiles(0), "mon.sphinx mon.statue mon.temple");
}

/// RA-T37, RA-R10, RA-9.1
#[test]
fn the_disaster_of_the_last_sun_strikes_before_the_epoch_ends() {
    let suns = ["9 | 6 5 2", "| 8 7 4 3"];
    let mut table = scene(2).suns(suns, 1).row("dis.funeral pharaoh").begin();
    table.play("0 invoke; 0 bid 9");
    let lost = Event::TileLost {
        seat: seat(0),
        tile: Tile::Pharaoh,
    };
    let lost = table.events.iter().position(|event| *event == lost);
    let ended = table
        .events
        .iter()
        .position(|event| matches!(event, Event::EpochEnded { .. }));
    assert!(lost.is_some() && lost < ended);
    assert_eq!(
        table.sums(),
        [-5, -5],
        "nobody has a pharaoh at the scoring"
    );
}

/// RA-R10, RA-7.6: the epoch waits for the answer.
#[test]
fn the_epoch_does_not_end_while_a_loss_is_asked() {
    let suns = ["9 | 6 5 2", "| 8 7 4 3"];
    let mut table = scene(2)
        .suns(suns, 1)
        .owns(0, "2 civ.art civ.writing")
        .row("dis.war")
        .begin();
    table.play("0 invoke; 0 bid 9");
    assert_eq!((table.position.epoch(), table.asked()), (1, 0));
    assert_eq!(
        table.refused(0, "draw"),
        "has to wait: name a tile to lose first (RA-7.6)"
    );
    table.play("0 lose civ.art; 0 lose civ.art");
    assert_eq!((table.position.epoch(), table.sums()), (2, vec![0, -5]));
}

/// RA-3.5: also if the winner was asked for a loss.
#[test]
fn after_a_loss_the_turn_goes_on_left_of_the_ra_player() {
    let mut table = scene(4)
        .owns(3, "civ.art 2 civ.writing")
        .row("dis.war")
        .turn(1)
        .begin();
    table.play("1 invoke; 2 pass; 3 bid 5; 0 pass; 1 pass; 3 lose civ.writing");
    assert_eq!(table.asked(), 3, "one more");
    table.play("3 lose civ.art");
    assert_eq!(table.asked(), 2);
}

/// RA-7.5, RA-R15: equal disasters cost two tiles each, up to all that the game has of them.
#[test]
fn equal_disasters_cost_two_tiles_each_however_many_there_are() {
    assert_eq!(won("9 pharaoh", "2 dis.funeral").tiles(0), "5 pharaoh");
    assert_eq!(
        won("5 mon.temple", "2 dis.earthquake").tiles(0),
        "mon.temple"
    );
    let mut table = won("5 civ.art 4 civ.writing", "4 dis.war");
    for _ in 0..5 {
        table.play("0 lose civ.art");
    }
    assert_eq!(table.tiles(0), "civ.writing");
}
