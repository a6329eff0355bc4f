//! Stones, pyramids, and the cards of the market (AR-5.8 to AR-5.11).

use amun_re::Event;
use amun_re::event::Builder;

use crate::common::{Scene, province, scene, seat};

/// The market turn of seat 0, who controls Edfu.
fn edfu() -> Scene {
    scene(3).market().controls(0, "edfu")
}

/// AR-5.8, AR-R24, AR-T44
#[test]
fn the_third_stone_builds_a_pyramid_at_once() {
    let mut table = edfu().built("edfu", 3, 2).begin();
    table.play("0 buy stones 1; 0 stone edfu");
    assert_eq!(table.built("edfu"), (4, 0));
    assert!(table.told(Event::PyramidBuilt {
        seat: seat(0),
        province: province("edfu"),
        by: Builder::Stones,
        pyramids: 4,
    }));
}

/// AR-T43, AR-5.8
#[test]
fn the_third_stone_leaves_the_architect_in_hand() {
    let mut table = edfu().built("edfu", 0, 2).hand(0, "architect").begin();
    table.play("0 buy stones 1; 0 stone edfu");
    assert_eq!(
        (table.built("edfu"), table.hand(0)),
        ((1, 0), "architect".into())
    );
}

/// AR-T42, AR-5.9, AR-5.11, AR-R23
#[test]
fn an_architect_between_stones_saves_one() {
    let built = |steps: &str| {
        let mut table = edfu().hand(0, "architect").begin();
        table.play(steps);
        (table.built("edfu"), table.choices_to(0, "architect"))
    };
    let none: Vec<String> = Vec::new();
    let between = "0 buy stones 4; 0 stone edfu x2; 0 architect edfu; 0 stone edfu x2";
    assert_eq!(built(between), ((1, 2), none.clone()));
    assert_eq!(
        built("0 buy stones 4; 0 stone edfu x4"),
        ((1, 1), none.clone())
    );
    let after = "0 buy stones 5; 0 stone edfu x5; 0 architect edfu";
    assert_eq!(built(after), ((2, 0), none));
}

/// AR-5.9
#[test]
fn an_architect_needs_two_stones_in_an_own_province() {
    let one = edfu().built("edfu", 2, 1).hand(0, "architect");
    let two = one.controls(1, "abu").built("abu", 0, 2);
    let table = two.begin();
    let why = "names a province that does not hold 2 stones (AR-5.9)";
    assert_eq!(table.refused(0, "architect edfu"), why);
    let why = "names a province that the player does not control (AR-3.3)";
    assert_eq!(table.refused(0, "architect abu"), why);
    let why = "needs the card architect (AR-3.4)";
    assert_eq!(edfu().begin().refused(0, "architect edfu"), why);
}

/// AR-T45, AR-3.4
#[test]
fn one_architect_is_played_in_a_market_phase() {
    let two = scene(3)
        .market()
        .controls(0, "edfu buto")
        .built("edfu", 0, 2);
    let mut table = two.built("buto", 0, 2).hand(0, "2 architect").begin();
    table.play("0 architect edfu");
    let why = "is not possible: architect was already played in this phase (AR-3.4)";
    assert_eq!(table.refused(0, "architect buto"), why);
    table.play("all done; all offer theft; all done; up thebes kharga sawu");
    table.play("0 bid kharga 0; 1 bid sawu 0; 2 bid thebes 0; draw 2 bribe bribe");
    table.play("0 architect buto");
    assert_eq!((table.built("edfu"), table.built("buto")), ((1, 0), (1, 0)));
}

/// AR-T46, AR-5.4
#[test]
fn a_bought_card_can_be_used_at_once() {
    let mut table = edfu().built("edfu", 0, 2).begin();
    assert!(!table.legal(0, "architect edfu"));
    table.play("0 buy cards 1; draw 0 architect; 0 architect edfu");
    assert_eq!(table.built("edfu"), (1, 0));
}

/// AR-T41, AR-5.10, AR-R26
#[test]
fn a_free_farmer_needs_no_field() {
    let two = scene(3)
        .market()
        .controls(0, "dakhla thebes")
        .farmers("thebes", 3, 0);
    let two = two.hand(0, "2 free-farmer");
    let mut table = two.clone().begin();
    table.play("0 free-farmer dakhla");
    assert_eq!((table.farmers("dakhla"), table.gold()[0]), ((0, 1), 20));
    let mut table = two.begin();
    table.play("0 free-farmer thebes");
    assert_eq!(table.farmers("thebes"), (3, 1));
    let why = "is not possible: free-farmer was already played in this phase (AR-3.4)";
    assert_eq!(table.refused(0, "free-farmer thebes"), why);
    table.play("all done; all offer theft; all done; up kharga edfu sawu");
    table.play("0 bid edfu 0; 1 bid kharga 0; 2 bid sawu 0; 0 free-farmer thebes");
    assert_eq!(table.farmers("thebes"), (3, 2));
}

/// AR-5.10: for income and goals it counts like any other.
#[test]
fn a_free_farmer_earns_like_any_other() {
    let one = scene(3).controls(2, "buto").farmers("buto", 1, 1).tile(4);
    let mut table = one.harvest(2).begin();
    table.play("2 done");
    assert_eq!(table.gold()[2], 20 + 8);
}

/// AR-5.11, AR-R23: before, between and after purchases, and between pieces of a lot.
#[test]
fn market_cards_can_be_played_at_any_moment_of_the_own_turn() {
    let ready = || edfu().built("edfu", 0, 2).hand(0, "architect free-farmer");
    for before in [
        "0 sell free-farmer",
        "0 buy cards 1; draw 0 bribe",
        "0 buy farmers 2",
        "0 buy farmers 2; 0 farmer edfu",
        "0 buy farmers 1; 0 farmer edfu",
        "0 buy stones 2",
    ] {
        let mut table = ready().begin();
        table.play(before).play("0 architect edfu");
        assert_eq!(table.built("edfu"), (1, 0), "{before}");
        assert_eq!(table.asked(), 0, "the turn goes on");
    }
    let mut table = ready().begin();
    table.play("0 buy stones 1; 0 free-farmer edfu; 0 stone edfu");
    assert_eq!(table.farmers("edfu"), (0, 1));
}

/// AR-5.11, AR-6.2: in other phases and turns they cannot.
#[test]
fn market_cards_belong_to_the_own_market_turn() {
    let ready = || scene(3).controls(1, "edfu").built("edfu", 0, 2);
    let hand = "architect free-farmer";
    let market = ready().market().hand(1, hand).begin();
    let why = "seat 1 has no decision to make now";
    assert_eq!(market.refused(1, "architect edfu"), why);
    let auction = ready().hand(1, hand).first(1).auction("thebes abu sawu");
    assert!(!auction.begin().legal(1, "architect edfu"));
    let harvest = ready().hand(1, hand).harvest(1).begin();
    let why = "is not possible in a harvest turn (AR-3.7)";
    assert_eq!(harvest.refused(1, "free-farmer edfu"), why);
}
