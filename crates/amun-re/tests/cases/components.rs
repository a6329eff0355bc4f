//! Components: cards, tracks, tiles and pieces (AR-1). Boards have a test of their own.

use amun_re::bid::SPACES;
use amun_re::board::Bank;
use amun_re::goods::{largest_lot, price};
use amun_re::offering::Tile;
use amun_re::{Board, Card, Cards, Province, Provinces};

use crate::common::{custom_board, opening, provinces, scene};

/// AR-1.1, AR-T10: key and copies, in the canonical order.
#[test]
fn the_cards_are_those_of_the_table() {
    let table = "defence 2 bribe 2 architect 8 free-farmer 5 change 4 harvest 5 treasury 3 \
        goal.symbols 2 goal.farmers 2 goal.bank 2 goal.nile 2 goal.egypt 2";
    let ours = Card::ALL.map(|card| format!("{card} {}", card.copies()));
    assert_eq!(ours.join(" "), table);
    assert_eq!(Cards::GAME.total(), 39);
    let copies = |cards: &[Card]| -> u8 { cards.iter().map(|card| card.copies()).sum() };
    assert_eq!(copies(&[Card::Defence, Card::Bribe]), 4);
    assert_eq!(copies(&[Card::Architect, Card::FreeFarmer]), 13);
    assert_eq!(copies(&[Card::Harvest, Card::Treasury]), 8);
    assert_eq!(copies(&Card::GOALS), 10);
}

/// AR-R39: there is one card for both printed names.
#[test]
fn rich_harvest_is_one_kind_of_five_cards() {
    assert_eq!(Card::from_key("harvest"), Some(Card::Harvest));
    assert_eq!(Card::Harvest.copies(), 5);
}

/// AR-1.2, AR-E02: Theft is never in a hand, and all players can always lay theirs.
#[test]
fn everybody_owns_one_theft_that_is_no_power_card() {
    assert_eq!(Card::from_key("theft"), None);
    let mut table = scene(5).offering().gold([0, 0, 0, 0, 0]).begin();
    table.play("all offer theft");
    assert_eq!(table.gold(), [3, 3, 3, 3, 3]);
    assert_eq!(table.discards(), "");
}

/// AR-1.3, AR-R04
#[test]
fn there_are_nine_spaces_up_to_36() {
    assert_eq!(SPACES, [0, 1, 3, 6, 10, 15, 21, 28, 36]);
    let rich = scene(3).auction("thebes buto edfu").gold([99, 99, 99]);
    let table = rich.begin();
    let all = ["0", "1", "3", "6", "10", "15", "21", "28", "36"];
    assert_eq!(table.choices_to(0, "bid thebes"), all);
    assert_eq!(
        table.refused(0, "bid thebes 45"),
        "does not name a space: bids are 0 1 3 6 10 15 21 28 36 (AR-1.3)"
    );
}

/// AR-T06, AR-1.4
#[test]
fn lots_have_the_prices_of_the_table() {
    let prices: Vec<_> = (1..=12).map(price).collect();
    assert_eq!(prices, [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]);
    let mut table = scene(3).market().controls(0, "thebes").begin();
    table.play("0 buy cards 1; draw 0 bribe; 0 buy farmers 1; 0 farmer thebes");
    table.play("0 buy stones 1; 0 stone thebes; 0 done");
    assert_eq!(table.gold()[0], 20 - 3);
}

/// AR-T06
#[test]
fn a_free_farmer_does_not_raise_the_price_of_others() {
    let scene = scene(3).market().controls(0, "thebes");
    let mut table = scene.hand(0, "free-farmer").begin();
    table.play("0 free-farmer thebes; 0 buy farmers 3");
    assert_eq!(table.gold()[0], 20 - 6);
}

/// AR-T21
#[test]
fn the_largest_lot_is_the_one_that_can_be_paid() {
    let gold = [20, 21, 27, 28, 35, 36];
    assert_eq!(gold.map(largest_lot), [5, 6, 6, 7, 7, 8]);
    for (gold, most) in gold.into_iter().zip(["5", "6", "6", "7", "7", "8"]) {
        let table = scene(3).market().gold([gold]).begin();
        let lots = table.choices_to(0, "buy stones");
        assert_eq!(lots.last().unwrap(), most, "{gold} gold");
    }
}

/// AR-T07, AR-T22, AR-1.5, AR-R32
#[test]
fn the_total_decides_the_tile() {
    let value = |total| Tile::for_total(total).value();
    assert_eq!([10, 25, 13].map(value), [2, 4, 3]);
    let totals = [-15, 0, 2, 3, 12, 13, 22, 23, 60];
    assert_eq!(totals.map(value), [1, 1, 1, 2, 2, 3, 3, 4, 4]);
}

/// AR-1.5, AR-R61, AR-E05: gold per farmer, points per temple, and the camel.
#[test]
fn each_tile_pays_farmers_and_temples_by_its_value() {
    for (value, caravan) in (1..=4).zip([8, 8, 0, 0]) {
        let last = scene(3).tile(value).controls(2, "avaris damanhur amarna");
        let last = last.farmers("amarna", 1, 0).gold([20, 20, 0]);
        let mut table = last.round(3).harvest(2).begin();
        table.play("2 done");
        assert_eq!(table.gold()[2], u16::from(value) + caravan);
        assert_eq!(table.points()[2], 3 * u16::from(value));
    }
}

/// AR-T09
#[test]
fn the_instant_rewards_of_the_rulebook_are_there() {
    let instant = |province: Province| {
        let instant = Board::standard()[province].instant;
        (instant.cards, instant.stones, instant.gold)
    };
    assert_eq!(instant(Province::Thebes), (2, 0, 0));
    assert_eq!(instant(Province::Buto), (1, 0, 0));
    assert_eq!(instant(Province::Abydos), (0, 1, 0));
    assert_eq!(instant(Province::Dakhla), (1, 0, 12));
}

/// AR-1.6: the controller of a province uses what is printed there, again and again.
#[test]
fn what_is_printed_is_permanent() {
    let two = scene(3)
        .controls(2, "berenike edfu")
        .controls(1, "buto abu");
    let two = two.controls(0, "kharga mendes");
    let mut table = two.gold([20, 4, 4]).harvest(1).begin();
    table.play("1 done; 2 done");
    assert_eq!(table.gold(), [20, 8, 12]);
    table.play("up amarna avaris thebes; 0 bid thebes 0; 1 bid avaris 0; 2 bid amarna 0");
    table.play("draw 0 bribe bribe; 0 done; 1 done");
    assert_eq!(table.choices_to(2, "buy cards"), ["1"], "edfu, amarna");
    table.play("2 done; 0 offer 1; 1 offer theft; 2 offer theft; 0 decline; all done");
    assert_eq!(table.gold()[2], 12 + 3 + 8);
}

/// AR-1.7, AR-R58: the keys in canonical order.
#[test]
fn there_are_fifteen_provinces_in_canonical_order() {
    let keys = "abu abydos amarna avaris baharya berenike buto dakhla damanhur edfu kharga \
        memphis mendes sawu thebes";
    assert_eq!(Province::ALL.map(Province::key).join(" "), keys);
    assert_eq!(provinces(keys), Provinces::ALL);
}

/// AR-1.12: north on top, the Nile in the middle.
#[test]
fn the_layout_agrees_with_the_table() {
    let rows = [
        ("damanhur", "buto", "mendes", "avaris"),
        ("baharya", "memphis", "amarna", ""),
        ("dakhla", "abydos", "thebes", "sawu"),
        ("kharga", "edfu", "abu", "berenike"),
    ];
    let columns = |from: usize, to: usize| {
        let row = |(a, b, c, d)| [a, b, c, d][from..to].join(" ");
        provinces(&rows.map(row).join(" "))
    };
    let board = Board::standard();
    assert_eq!(board.on_bank(Bank::West), columns(0, 2));
    assert_eq!(board.on_bank(Bank::East), columns(2, 4));
    assert_eq!(board.at_the_nile(), columns(1, 3));
    let upper = "dakhla abydos thebes sawu kharga edfu abu berenike";
    assert_eq!(board.in_upper_egypt(), provinces(upper));
}

/// AR-1.13, AR-E04: three scribes are one for each province of an epoch.
#[test]
fn a_player_has_a_scribe_for_each_of_his_provinces() {
    let two = scene(3).controls(0, "buto edfu").auction("thebes abu sawu");
    let mut table = two.begin();
    table.play("0 bid abu 0; 1 bid sawu 0; 2 bid thebes 0");
    assert_eq!(table.control(0), provinces("buto edfu abu"));
}

/// AR-1.14, AR-16.5: change is free, so any whole amount can be paid.
#[test]
fn gold_is_a_whole_number() {
    let table = scene(3).gold([7]).offering().begin();
    let offers = ["theft", "1", "2", "3", "4", "5", "6", "7"];
    assert_eq!(table.choices_to(0, "offer"), offers);
}

/// AR-1.15, AR-R27, AR-R25, AR-R21, AR-E03: 15 pieces were printed, or 48 farmers.
#[test]
fn supplies_are_not_limited() {
    let full = |file: &mut serde_json::Value| {
        for province in file["provinces"].as_array_mut().unwrap() {
            province["fields"] = serde_json::json!(6);
        }
    };
    let rich = scene(3).market().gold([250]).controls(0, "edfu");
    let mut table = rich.options(|it| it.board = custom_board(full)).begin();
    table.play("0 buy farmers 6; 0 farmer edfu x6; 0 buy stones 20; 0 stone edfu x20");
    assert_eq!(table.built("edfu"), (6, 2));
    assert_eq!(table.gold()[0], 250 - 21 - 210);
}

/// AR-2.3, AR-1.1
#[test]
fn the_deck_has_all_cards_that_nobody_holds() {
    let table = opening(3);
    assert_eq!(table.position().deck()[Card::Architect], 8 - 3);
    assert_eq!(table.position().deck()[Card::Harvest], 5);
}
