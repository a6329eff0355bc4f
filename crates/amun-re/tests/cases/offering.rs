//! Offerings and the tile they bring (AR-6.1 to AR-6.6).

use amun_re::{Event, Phase};

use crate::common::{Table, scene, seat};

/// The offering of players with 20 gold each; those of seat 0 to these seats have a change.
fn offering(players: usize, first: usize, changes: &[usize]) -> Table {
    let scene = scene(players).first(first).offering();
    let give = |scene: crate::common::Scene, &seat: &usize| scene.hand(seat, "change");
    changes.iter().fold(scene, give).begin()
}

/// The last total that was told.
fn total(table: &Table) -> i16 {
    let mut totals = table.events.iter().filter_map(|event| match *event {
        Event::TotalCounted { total }
        | Event::TotalChanged { total, .. }
        | Event::TileChosen { total, .. } => Some(total),
        _ => None,
    });
    totals.next_back().expect("a total was told")
}

/// AR-T03: Sergei 0, Kolya 1, Masha 2.
#[test]
fn an_offering_as_the_rulebook_tells_it() {
    let three = scene(3).offering().controls(1, "buto");
    let mut table = three.begin();
    table.play("0 offer 6; 1 offer 6; 2 offer theft");
    assert_eq!((total(&table), table.tile()), (9, 2));
    assert_eq!(table.gold(), [14, 14, 23]);
    table.play("0 take card; draw 0 bribe; 0 take card; draw 0 change");
    table.play("0 take card; draw 0 harvest; 1 take stone buto; 1 take farmer buto");
    assert_eq!(table.hand(0), "bribe change harvest");
    assert_eq!(
        (table.built("buto"), table.farmers("buto")),
        ((0, 1), (1, 0))
    );
    assert_eq!(table.asked(), 0, "the harvest of the first player");
    assert_eq!(table.position().next_first(), Some(seat(0)));
}

/// AR-6.1, AR-R29
#[test]
fn nobody_offers_nothing_or_more_than_he_has() {
    let table = scene(3).offering().gold([4]).begin();
    let why = "offers nothing: lay at least 1 gold, or Theft (AR-6.1)";
    assert_eq!(table.refused(0, "offer 0"), why);
    let why = "is more gold than is in hand (AR-6.1)";
    assert_eq!(table.refused(0, "offer 5"), why);
    let why = "needs the card change (AR-3.4)";
    assert_eq!(table.refused(0, "offer 4 change"), why);
    assert_eq!(table.choices(0).len(), 5);
}

/// AR-T48, AR-6.1, AR-R30
#[test]
fn who_has_no_gold_lays_theft_or_sells() {
    let table = scene(3).offering().gold([0]).begin();
    assert_eq!(table.choices(0), ["offer theft"]);
    let mut table = scene(3).offering().gold([0]).hand(0, "change").begin();
    let choices = ["offer theft", "offer theft change", "sell change"];
    assert_eq!(table.choices(0), choices);
    table.play("0 sell change");
    assert_eq!(table.choices(0), ["offer 1", "offer theft"]);
}

/// AR-6.1: two of them cannot be laid.
#[test]
fn one_change_is_laid_with_an_offering() {
    let mut table = scene(3).offering().hand(0, "2 change").begin();
    table.play("0 offer 3 change; 1 offer theft; 2 offer theft; 0 change +3");
    assert_eq!(table.hand(0), "change");
    assert!(matches!(table.position().phase(), Phase::Reward { .. }));
}

/// AR-6.2, AR-R56, AR-E07
#[test]
fn no_other_card_can_be_laid_or_played() {
    let two = scene(3).offering().controls(0, "edfu").built("edfu", 0, 2);
    let table = two.hand(0, "architect free-farmer treasury").begin();
    for text in [
        "architect edfu",
        "free-farmer edfu",
        "treasury edfu",
        "done",
    ] {
        let why = "is not possible while an offering is to be made (AR-3.7)";
        assert_eq!(table.refused(0, text), why);
    }
}

/// AR-6.3, AR-R60, AR-T74: 3 gold from the supply, whatever the others offered.
#[test]
fn when_all_have_chosen_givers_pay_and_thieves_take_3() {
    let mut table = offering(4, 0, &[1]);
    table.play("0 offer 1; 1 offer theft change; 2 offer theft; 3 offer 20");
    assert_eq!(table.gold(), [19, 23, 23, 0]);
    assert_eq!(
        (table.hand(1), table.discards()),
        ("".into(), "change".into())
    );
}

/// AR-6.4: it can be negative.
#[test]
fn the_total_is_all_gold_less_3_for_each_thief() {
    let mut table = offering(4, 0, &[]);
    table.play("0 offer 2; 1 offer theft; 2 offer 5; 3 offer theft");
    assert_eq!(total(&table), 1);
}

/// AR-T52, AR-6.5: seat 1 is first player.
#[test]
fn offering_changes_are_used_in_turn_order() {
    for (steps, expected, tile) in [
        ("1 change +3; 0 change +3", 15, 3),
        ("1 change +3; 0 change -3", 9, 2),
        ("1 change -3; 0 change +3", 9, 2),
        ("1 change -3; 0 change -3", 3, 2),
    ] {
        let mut table = offering(3, 1, &[0, 1]);
        table.play("0 offer 4 change; 1 offer theft change; 2 offer 8");
        assert_eq!(total(&table), 9);
        table.play(steps);
        assert_eq!((total(&table), table.tile()), (expected, tile));
        let ranking: Vec<_> = table.position().ranking().into_iter().collect();
        assert_eq!(ranking, [seat(2), seat(0)], "offerings stay what they were");
    }
}

/// AR-6.5, AR-R31
#[test]
fn a_change_that_was_laid_must_be_used() {
    let mut table = offering(3, 0, &[1]);
    table.play("0 offer 1; 1 offer 1 change; 2 offer 1");
    assert_eq!(table.choices(1), ["change +3", "change -3"]);
    let why = "is not possible while the total is to be raised or lowered (AR-3.7)";
    assert_eq!(table.refused(1, "decline"), why);
    table.play("1 change -3");
    assert_eq!((total(&table), table.tile()), (0, 1));
}

/// AR-T77, AR-R31
#[test]
fn a_change_that_was_laid_cannot_be_sold() {
    let mut table = scene(3).offering().hand(0, "change").begin();
    table.play("0 offer 3 change; 1 offer theft; 2 offer theft");
    let why = "is not possible without the card in hand (AR-3.5)";
    assert_eq!(table.refused(0, "sell change"), why);
    let mut table = scene(3).offering().hand(0, "2 change").begin();
    table.play("0 offer 3 change; 1 offer theft; 2 offer theft; 0 sell change");
    assert_eq!(
        (table.hand(0), table.discards()),
        ("".into(), "2 change".into())
    );
}

/// AR-6.6
#[test]
fn the_final_total_chooses_the_active_tile() {
    let mut table = offering(3, 0, &[0]);
    table.play("0 offer 10 change; 1 offer 5; 2 offer 5");
    assert_eq!(table.tile(), 0, "there is none before the change");
    table.play("0 change +3");
    assert_eq!(table.tile(), 4);
}

/// AR-T49, AR-6.10, AR-R37
#[test]
fn if_all_are_thieves_nothing_but_gold_changes() {
    let mut table = offering(5, 3, &[]);
    table.play("all offer theft");
    assert_eq!((total(&table), table.tile()), (-15, 1));
    assert_eq!(table.gold(), [23; 5]);
    assert!(matches!(table.position().phase(), Phase::Harvest { .. }));
    table.play("all done");
    assert_eq!((table.first(), table.position().next_first()), (3, None));
}
