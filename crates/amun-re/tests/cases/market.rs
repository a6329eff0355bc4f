//! The market (AR-5), without stones and farmers placed by cards.

use amun_re::{Goods, Phase};

use crate::common::{Table, scene, seat};

/// The market turn of seat 0, who controls these provinces and has so much gold.
fn market(control: &str, gold: u16) -> Table {
    let scene = scene(3).market().controls(0, control);
    scene.gold([gold]).begin()
}

/// AR-T02, AR-5.3, AR-5.6: Kolya is seat 0.
#[test]
fn a_market_turn_as_the_rulebook_tells_it() {
    let mut table = market("thebes edfu", 20);
    assert_eq!(table.position().card_limit(seat(0)), 2);
    table.play("0 buy cards 1; draw 0 treasury");
    assert_eq!(table.gold()[0], 19);
    table.play("0 buy farmers 4; 0 farmer thebes x3; 0 farmer edfu");
    assert_eq!(table.gold()[0], 9);
    table.play("0 buy stones 3; 0 stone thebes x3; 0 done");
    assert_eq!((table.gold()[0], table.built("thebes")), (3, (1, 0)));
}

/// AR-5.1
#[test]
fn one_turn_is_finished_before_the_next_begins() {
    let mut table = scene(4).first(2).market().begin();
    for number in [2, 3, 0, 1] {
        assert_eq!(table.asked(), number);
        table.play(&format!("{number} buy stones 1"));
        assert_eq!(table.asked(), number);
        let stone = table.choices_to(number, "stone").remove(0);
        table.play(&format!("{number} stone {stone}; {number} done"));
    }
    assert_eq!(table.position().phase(), Phase::Offering);
}

/// AR-T38, AR-5.2, AR-R20
#[test]
fn buying_a_kind_closes_it_and_those_before() {
    let mut table = market("thebes edfu", 20);
    table.play("0 buy farmers 1; 0 farmer edfu");
    for text in ["buy cards 1", "buy farmers 1"] {
        let why = "comes too late: cards are bought before farmers, farmers before stones, each once \
            (AR-5.2)";
        assert_eq!(table.refused(0, text), why);
    }
    assert!(table.legal(0, "buy stones 1"));
    table.play("0 buy stones 1; 0 stone edfu");
    assert_eq!(table.choices(0), ["done"]);
}

/// AR-T38
#[test]
fn after_the_stones_only_cards_and_sales_are_left() {
    let last = scene(3).market().controls(0, "edfu").built("edfu", 0, 1);
    let mut table = last.hand(0, "architect free-farmer").begin();
    table.play("0 buy stones 1; 0 stone edfu");
    let expected = "architect edfu,done,free-farmer edfu,sell architect,sell free-farmer";
    assert_eq!(table.choices(0).join(","), expected);
}

/// AR-5.2: after cards, stones may come at once.
#[test]
fn any_kind_may_be_left_out() {
    let mut table = market("edfu", 20);
    table.play("0 buy cards 1; draw 0 bribe; 0 buy stones 1; 0 stone edfu");
    assert_eq!(table.choices_to(0, "buy").len(), 0);
    let bought = Some(Goods::Stones);
    let seat = seat(0);
    assert_eq!(table.position().phase(), Phase::Market { seat, bought });
}

/// AR-5.3: each kind has its own price, and it is paid at once.
#[test]
fn a_lot_is_paid_from_the_gold_in_hand() {
    let mut table = market("edfu", 5);
    assert_eq!(
        table.refused(0, "buy stones 3"),
        "costs more gold than is in hand (AR-5.3)"
    );
    table.play("0 buy farmers 2");
    assert_eq!(table.gold()[0], 2);
    table.play("0 farmer edfu x2");
    assert_eq!(table.choices_to(0, "buy stones"), ["1"]);
}

/// AR-5.3, NO-3.3
#[test]
fn there_is_no_lot_of_nothing() {
    let table = market("edfu", 5);
    let why = "buys nothing: to leave a kind out, buy a later one or say done (NO-3.3)";
    assert_eq!(table.refused(0, "buy cards 0"), why);
}

/// AR-T39, AR-5.4, AR-R21
#[test]
fn the_card_limit_is_the_most_symbols_of_one_province() {
    for (control, most) in [("memphis thebes", 3), ("buto mendes", 0), ("kharga", 4)] {
        let table = market(control, 20);
        let lots = table.choices_to(0, "buy cards");
        assert_eq!(lots.len(), most, "{control}");
        let why = format!("is more than the card limit of {most} (AR-5.4)");
        assert_eq!(table.refused(0, &format!("buy cards {}", most + 1)), why);
    }
    let mut table = market("kharga", 20);
    table.play("0 buy cards 4; draw 0 bribe harvest change treasury");
    assert_eq!(table.gold()[0], 20 - 10);
    assert_eq!(market("memphis", 5).choices_to(0, "buy cards"), ["1", "2"]);
}

/// AR-T40, AR-5.5
#[test]
fn farmers_need_free_fields() {
    let two = scene(3).market().controls(0, "thebes edfu").gold([99]);
    let table = two.farmers("thebes", 2, 1).begin();
    let lots = table.choices_to(0, "buy farmers");
    assert_eq!(lots, ["1", "2", "3", "4", "5"]);
    assert_eq!(
        table.refused(0, "buy farmers 6"),
        "is more than the 5 free fields (AR-5.5)"
    );
    let desert = market("dakhla", 20);
    assert_eq!(desert.choices_to(0, "buy farmers").len(), 0);
}

/// AR-T40: five farmers cost 15.
#[test]
fn farmers_are_placed_one_by_one_on_free_fields() {
    let two = scene(3).market().controls(0, "thebes edfu");
    let mut table = two.farmers("thebes", 2, 1).begin();
    table.play("0 buy farmers 5");
    assert_eq!(table.gold()[0], 5);
    table.play("0 farmer thebes");
    assert_eq!(table.choices(0), ["farmer edfu"]);
    assert_eq!(
        table.refused(0, "farmer thebes"),
        "names a province without a free field (AR-5.5)"
    );
    table.play("0 farmer edfu x4");
    assert_eq!(
        (table.farmers("thebes"), table.farmers("edfu")),
        ((3, 1), (4, 0))
    );
}

/// AR-5.6, AR-R21: the price alone is the limit, and any own province takes them.
#[test]
fn stones_are_limited_by_gold_alone() {
    let table = market("dakhla edfu", 78);
    assert_eq!(table.choices_to(0, "buy stones").len(), 12);
    let mut table = market("dakhla edfu", 10);
    table.play("0 buy stones 4; 0 stone dakhla; 0 stone edfu; 0 stone dakhla x2");
    assert_eq!(
        (table.built("dakhla"), table.built("edfu")),
        ((1, 0), (0, 1))
    );
}

/// AR-5.7, AR-R22
#[test]
fn a_lot_is_placed_before_anything_else_is_bought() {
    let mut table = market("edfu", 20);
    table.play("0 buy farmers 2; 0 farmer edfu");
    for text in ["buy stones 1", "done", "stone edfu"] {
        let why = "has to wait until all pieces of the lot are placed (AR-5.7)";
        assert_eq!(table.refused(0, text), why);
    }
    table.play("0 farmer edfu; 0 buy stones 1");
    assert_eq!(table.choices(0), ["stone edfu"]);
}

/// AR-T47, AR-5.12
#[test]
fn nothing_need_be_bought() {
    let mut table = market("edfu", 20);
    table.play("0 done");
    assert_eq!((table.gold()[0], table.asked()), (20, 1));
}

/// AR-3.3, AR-5.5: not in the others' provinces.
#[test]
fn only_the_controller_places_pieces() {
    let mut table = market("edfu", 20);
    table.play("0 buy stones 1");
    for key in ["abu", "thebes"] {
        let why = "names a province that the player does not control (AR-3.3)";
        assert_eq!(table.refused(0, &format!("stone {key}")), why);
    }
}

/// AR-5.6, AR-R21: any number of stones that can be paid; 44 cost 990.
#[test]
fn a_lot_of_stones_has_no_limit_but_gold() {
    let rich = scene(3).epoch(2).round(3).market().controls(0, "buto");
    let rich = rich.gold([1000]).begin();
    assert_eq!(rich.choices_to(0, "buy stones").len(), 44);
}
