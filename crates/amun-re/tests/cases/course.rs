//! The course of the game, control, decision points and sealed points (AR-3).

use amun_re::phase::Part;
use amun_re::{Event, Phase};
use tabletop::Game;

use crate::common::{Table, opening, provinces, scene, seat};

/// Plays a whole round in which everybody steals: the provinces are bid for in turn order.
fn quick_round(table: &mut Table, open: &str) {
    table.play(&format!("up {open}"));
    for key in open.split(' ') {
        let asked = table.asked();
        table.play(&format!("{asked} bid {key} 0"));
    }
    table.play("all done; all offer theft; all done");
}

/// Provinces without cards and stones among their instant rewards.
const ROUNDS: [&str; 3] = [
    "abu edfu sawu",
    "kharga amarna avaris",
    "berenike mendes damanhur",
];

/// AR-3.1, AR-E13
#[test]
fn a_game_has_two_epochs_of_three_rounds() {
    let mut table = opening(3);
    for epoch in [1, 2] {
        for (round, open) in (1..).zip(ROUNDS) {
            let now = (table.position().epoch(), table.position().round());
            assert_eq!(now, (epoch, round));
            quick_round(&mut table, open);
        }
    }
    assert!(table.position().is_over());
    let scorings = table.count(|event| matches!(event, Event::EpochEnded { .. }));
    assert_eq!(scorings, 2);
}

/// AR-3.1: auction, market, offering, harvest.
#[test]
fn a_round_has_four_phases() {
    let mut table = opening(3);
    quick_round(&mut table, ROUNDS[0]);
    let parts = table.events.iter().filter_map(|event| match event {
        Event::PhaseBegan { part } => Some(*part),
        _ => None,
    });
    let expected = [Part::Auction, Part::Market, Part::Offering, Part::Harvest];
    assert!(parts.eq(expected));
}

/// AR-3.2, AR-T56, AR-R36, AR-6.9
#[test]
fn the_first_player_is_the_same_for_a_whole_round() {
    let mut table = opening(3);
    table.play("up abu edfu sawu; 0 bid abu 0; 1 bid edfu 0; 2 bid sawu 0; all done");
    table.play("0 offer 1; 1 offer 2; 2 offer 3; 2 decline; 1 decline; 0 decline");
    assert_eq!(table.position().next_first(), Some(seat(2)));
    assert_eq!(table.first(), 0);
    table.play("0 done; 1 done; 2 done; up kharga amarna avaris");
    assert_eq!((table.first(), table.position().next_first()), (2, None));
    table.play("2 bid kharga 0; 0 bid amarna 0; 1 bid avaris 0");
    assert_eq!(table.asked(), 2);
}

/// AR-3.3
#[test]
fn a_player_controls_one_more_province_in_each_round() {
    let mut table = opening(3);
    for (round, open) in (1..=3).zip(ROUNDS) {
        table.play(&format!("up {open}"));
        for key in open.split(' ') {
            let asked = table.asked();
            table.play(&format!("{asked} bid {key} 0"));
        }
        assert!(
            [0, 1, 2]
                .iter()
                .all(|&seat| table.control(seat).len() == round)
        );
        if round == 3 {
            assert_eq!(table.control(1), provinces("edfu amarna mendes"));
        } else {
            table.play("all done; all offer theft; all done");
        }
    }
}

/// AR-3.3: stones and pyramids in a province that nobody controls belong to nobody.
#[test]
fn what_nobody_controls_scores_for_nobody() {
    let table = scene(3).epoch(2).built("thebes", 9, 2).begin();
    let tally = table.position().tally();
    assert!(tally.of(3).iter().flatten().all(|&points| points == 0));
    let table = scene(3)
        .built("thebes", 9, 2)
        .controls(1, "thebes")
        .market();
    let tally = table.begin().position().tally();
    assert_eq!(tally[seat(1)].iter().sum::<u16>(), 9 + 5);
}

/// AR-3.7: who decides what, point by point.
#[test]
fn every_decision_point_has_its_choices() {
    let mut table = opening(3);
    table.play("up memphis thebes buto");
    assert_eq!(table.choices(0).len(), 3 * 6 + 1, "bid");
    table.play("0 bid memphis 0; 1 bid buto 0; 2 bid buto 1");
    assert_eq!(table.choices(0), ["pass", "sell architect"], "lead");
    table.play("0 pass; 1 bid thebes 0");
    assert_eq!(
        table.choices(0),
        ["sell architect", "stone memphis"],
        "instant stone"
    );
    table.play("0 stone memphis x2; draw 1 bribe change; draw 2 change");
    assert_eq!(table.choices(0).len(), 3 + 3 + 5 + 1 + 1 + 1, "market");
    table.play("0 buy farmers 1");
    let placing = ["architect memphis", "farmer memphis", "sell architect"];
    assert_eq!(table.choices(0), placing, "place farmer");
    table.play("0 farmer memphis; 0 buy stones 1");
    assert_eq!(table.choices(0).len(), 3, "place stone");
    table.play("0 stone memphis; all done");
    assert_eq!(table.choices(0).len(), 18 + 1 + 1, "offering");
    assert_eq!(
        table.choices(1).len(),
        2 * (20 + 1) + 3,
        "offering with a change"
    );
    table.play("0 offer 1; 1 offer 2 change; 2 offer theft");
    let change = ["change +3", "change -3", "sell architect", "sell bribe"];
    assert_eq!(table.choices(1), change, "change");
    table.play("1 change +3");
    let reward = "decline,sell architect,sell bribe,take card,take farmer thebes,take stone thebes";
    assert_eq!(table.choices(1).join(","), reward, "reward");
    table.play("1 decline; 0 decline");
    assert_eq!(table.choices(0), ["done", "sell architect"], "harvest");
}

/// AR-3.8, NO-3.4: steps are asked for even where nothing else is possible.
#[test]
fn pass_and_done_are_steps_of_the_game() {
    let mut table = scene(3).auction("abu edfu sawu").begin();
    table.play("0 bid abu 0; 1 bid edfu 0; 2 bid edfu 1");
    assert_eq!(table.choices(0), ["pass"]);
    let harvest = scene(3).harvest(0).begin();
    assert_eq!(harvest.choices(0), ["done"]);
    let market = scene(3).market().gold([0]).begin();
    assert_eq!(market.choices(0), ["done"]);
}

/// AR-3.9: all at once, in any order, and a choice once made stands.
#[test]
fn at_a_sealed_point_all_decide_independently() {
    let mut one = scene(3).offering().hand(1, "bribe").begin();
    let mut other = scene(3).offering().hand(1, "bribe").begin();
    assert_eq!(one.position().owing().len(), 3);
    one.play("0 offer 3; 1 sell bribe; 1 offer 4");
    let why = "seat 0 has no decision to make now";
    assert_eq!(one.refused(0, "offer 4"), why);
    assert_eq!(one.asked(), 2);
    one.play("2 offer theft");
    other.play("2 offer theft; 1 sell bribe; 0 offer 3; 1 offer 4");
    assert_eq!(one.position(), other.position());
}

/// AR-3.9, AR-R07: for the seller a sale counts at once.
#[test]
fn a_sale_at_a_sealed_point_counts_for_the_seller_at_once() {
    let mut table = scene(3).offering().gold([0]).hand(0, "bribe").begin();
    assert_eq!(table.choices(0), ["offer theft", "sell bribe"]);
    table.play("0 sell bribe; 0 offer 1");
    assert_eq!(table.discards(), "", "it is shown with the choices");
    table.play("1 offer theft; 2 offer theft");
    assert_eq!(table.discards(), "bribe");
    let (seat, card) = (seat(0), amun_re::Card::Bribe);
    assert!(table.told(Event::SaleShown { seat, card }));
    assert!(matches!(table.position().phase(), Phase::Reward { .. }));
}

/// AR-8.5, AR-3.3: what nobody controls takes nothing from the others either.
#[test]
fn what_nobody_controls_is_no_rival_on_its_bank() {
    let scene = scene(3).epoch(2).built("thebes", 9, 2).built("abu", 1, 0);
    let scene = scene
        .controls(0, "edfu")
        .controls(1, "abu")
        .controls(2, "sawu");
    let tally = scene.market().begin().position().tally();
    assert_eq!(tally[seat(1)].iter().sum::<u16>(), 1 + 5);
}

/// AR-8.7: with fewer than three provinces no goal of place is fulfilled yet.
#[test]
fn one_province_alone_fulfils_no_goal_of_place() {
    let one = scene(3).market().controls(0, "buto");
    let table = one.hand(0, "goal.bank goal.nile goal.egypt").begin();
    let goals = amun_re::scoring::Category::Goals as usize;
    assert_eq!(table.position().tally()[seat(0)][goals], 0);
}
