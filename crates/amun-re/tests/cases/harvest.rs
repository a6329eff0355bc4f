//! The harvest (AR-7).

use amun_re::{Event, Phase};

use crate::common::{province, scene, seat};

/// The income of seat 2 with Abu (3 field farmers, 1 free), Sawu (2) and Berenike, after these
/// steps.
fn income(tile: u8, steps: &str) -> u16 {
    let three = scene(3).controls(2, "abu sawu berenike");
    let three = three.farmers("abu", 3, 1).farmers("sawu", 2, 0);
    let three = three.hand(2, "harvest treasury").gold([0, 0, 0]);
    let mut table = three.tile(tile).harvest(2).begin();
    if !steps.is_empty() {
        table.play(steps);
    }
    table.play("2 done");
    table.gold()[2]
}

/// AR-T57, AR-7.2
#[test]
fn farmers_mines_and_caravans_pay() {
    assert_eq!([1, 2, 3, 4].map(|tile| income(tile, "")), [25, 31, 30, 36]);
}

/// AR-T58, AR-7.2, AR-7.3, AR-7.4, AR-7.5, AR-R38
#[test]
fn harvest_cards_add_and_replace() {
    assert_eq!(income(2, "2 harvest abu"), 35);
    assert_eq!(income(2, "2 treasury sawu"), 28);
    assert_eq!(income(2, "2 harvest abu; 2 treasury sawu"), 32);
    assert_eq!(income(2, "2 harvest abu; 2 treasury abu"), 27);
    assert_eq!(income(2, "2 treasury berenike"), 31);
    assert_eq!(income(3, "2 treasury sawu"), 32);
}

/// AR-7.5: the order has no effect.
#[test]
fn rich_harvest_and_treasury_may_come_in_any_order() {
    let one = income(2, "2 harvest abu; 2 treasury sawu");
    assert_eq!(income(2, "2 treasury sawu; 2 harvest abu"), one);
    assert_eq!(income(2, "2 treasury abu; 2 harvest abu"), 27);
}

/// AR-7.1, AR-R36: in turn order of this round, each with a `done`.
#[test]
fn the_harvest_goes_in_turn_order() {
    let four = scene(4).first(2).offering();
    let mut table = four.begin();
    table.play("0 offer 9; 1 offer theft; 2 offer theft; 3 offer theft; 0 decline");
    for number in [2, 3, 0, 1] {
        assert_eq!(table.asked(), number);
        table.play(&format!("{number} done"));
    }
    assert_eq!(table.position().phase(), Phase::TurnUp);
    assert_eq!(table.first(), 0);
}

/// AR-7.1: the income comes with `done`.
#[test]
fn the_income_comes_at_the_end_of_the_turn() {
    let two = scene(3).controls(0, "buto").farmers("buto", 4, 0).tile(2);
    let mut table = two.hand(0, "harvest").harvest(0).begin();
    table.play("0 harvest buto");
    assert_eq!((table.gold()[0], table.asked()), (20, 0));
    table.play("0 done");
    assert_eq!((table.gold()[0], table.asked()), (32, 1));
    let (seat, province) = (seat(0), province("buto"));
    let (farmers, mine, caravan, treasury) = (12, 0, 0, 0);
    assert!(table.told(Event::ProvinceIncome {
        seat,
        province,
        farmers,
        mine,
        caravan,
        treasury
    }));
    assert!(table.told(Event::Income { seat, gold: 12 }));
}

/// AR-7.3, AR-7.4, AR-3.4
#[test]
fn one_of_each_may_be_played_on_an_own_province() {
    let two = scene(3).controls(0, "buto").hand(0, "2 harvest 2 treasury");
    let mut table = two.harvest(0).begin();
    for text in ["harvest edfu", "treasury edfu"] {
        let why = "names a province that the player does not control (AR-3.3)";
        assert_eq!(table.refused(0, text), why);
    }
    table.play("0 harvest buto; 0 treasury buto");
    for (text, name) in [("harvest buto", "harvest"), ("treasury buto", "treasury")] {
        let why = format!("is not possible: {name} was already played in this phase (AR-3.4)");
        assert_eq!(table.refused(0, text), why);
    }
    assert_eq!(table.choices(0), ["done", "sell harvest", "sell treasury"]);
    assert_eq!(table.discards(), "harvest treasury");
}

/// AR-7.2: what others control pays nothing.
#[test]
fn everybody_harvests_his_own_provinces() {
    let three = scene(3)
        .controls(0, "abu")
        .controls(1, "buto")
        .controls(2, "berenike");
    let three = three.farmers("buto", 5, 1).tile(1).gold([0, 0, 0]);
    let mut table = three.harvest(0).begin();
    table.play("all done");
    assert_eq!(table.gold(), [4, 6, 8]);
}
