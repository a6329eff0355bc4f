//! Ranks and rewards of an offering (AR-6.7 to AR-6.10).

use amun_re::{Event, Phase};

use crate::common::{Table, scene, seat};

/// Declines everything that is left, and says who had how many rewards, in order.
fn ranks(table: &mut Table) -> Vec<(usize, u8)> {
    let mut ranks = Vec::new();
    while let Phase::Reward { seat, left, .. } = table.position().phase() {
        ranks.push((seat.index(), left));
        table.play(&format!("{seat} decline"));
    }
    ranks
}

/// AR-6.7, AR-R35
#[test]
fn rank_1_has_3_rewards_rank_2_has_2_and_others_1() {
    let mut table = scene(5).offering().begin();
    table.play("0 offer 1; 1 offer 5; 2 offer 2; 3 offer 4; 4 offer 3");
    assert_eq!(ranks(&mut table), [(1, 3), (3, 2), (4, 1), (2, 1), (0, 1)]);
    let mut table = scene(4).offering().begin();
    table.play("0 offer theft; 1 offer 1; 2 offer 2; 3 offer theft");
    assert_eq!(ranks(&mut table), [(2, 3), (1, 2)], "thieves have no rank");
}

/// AR-T50, AR-R35
#[test]
fn a_single_giver_has_three_rewards() {
    let mut table = scene(4).offering().begin();
    table.play("0 offer theft; 1 offer theft; 2 offer 1; 3 offer theft");
    assert_eq!(table.tile(), 1);
    let total = |event: &Event| matches!(event, Event::TotalCounted { total: -8 });
    assert!(table.events.iter().any(total));
    assert_eq!(ranks(&mut table), [(2, 3)]);
    assert_eq!(table.position().next_first(), Some(seat(2)));
}

/// AR-T51, AR-6.7, AR-R33
#[test]
fn equal_offerings_rank_in_turn_order() {
    let mut table = scene(4).first(2).offering().begin();
    table.play("0 offer 5; 1 offer 5; 2 offer 5; 3 offer 7");
    assert_eq!(ranks(&mut table), [(3, 3), (2, 2), (0, 1), (1, 1)]);
    assert_eq!(table.position().next_first(), Some(seat(3)));
}

/// AR-T53, AR-6.8, AR-6.2, AR-R56
#[test]
fn rewards_need_a_free_field_but_no_card_limit() {
    let two = scene(3).offering().controls(0, "mendes dakhla");
    let two = two.farmers("mendes", 6, 0).built("mendes", 0, 2);
    let mut table = two.hand(0, "architect free-farmer").begin();
    table.play("0 offer 5; 1 offer theft; 2 offer theft");
    assert_eq!(table.choices_to(0, "take farmer").len(), 0);
    assert_eq!(
        table.refused(0, "take farmer mendes"),
        "names a province without a free field (AR-5.5)"
    );
    for text in ["architect mendes", "free-farmer dakhla"] {
        let why = "is not possible while a reward is to be chosen (AR-3.7)";
        assert_eq!(table.refused(0, text), why);
    }
    table.play("0 take stone mendes");
    assert_eq!(table.built("mendes"), (1, 0));
    assert_eq!(table.position().card_limit(seat(0)), 0);
    table.play("0 take card; draw 0 bribe");
    assert_eq!(table.hand(0), "bribe architect free-farmer");
}

/// AR-6.8, AR-R34: each result is seen before the next choice.
#[test]
fn rewards_are_taken_one_by_one() {
    let one = scene(3).offering().controls(0, "avaris");
    let mut table = one.begin();
    table.play("0 offer 5; 1 offer theft; 2 offer theft; 0 take farmer avaris");
    assert_eq!(
        table.choices(0),
        ["decline", "take card", "take stone avaris"]
    );
    table.play("0 take card; draw 0 bribe; 0 sell bribe; 0 take stone avaris");
    assert_eq!(
        (table.farmers("avaris"), table.built("avaris")),
        ((1, 0), (0, 1))
    );
    assert!(matches!(table.position().phase(), Phase::Harvest { .. }));
}

/// AR-6.8: only the controller places rewards.
#[test]
fn rewards_go_to_own_provinces() {
    let two = scene(3).offering().controls(0, "edfu").controls(1, "buto");
    let mut table = two.begin();
    table.play("0 offer 5; 1 offer theft; 2 offer theft");
    for text in ["take farmer buto", "take stone buto"] {
        let why = "names a province that the player does not control (AR-3.3)";
        assert_eq!(table.refused(0, text), why);
    }
}

/// AR-T54, AR-6.8
#[test]
fn declining_gives_up_all_rewards_that_are_left() {
    let mut table = scene(3).offering().begin();
    table.play("0 offer 5; 1 offer 4; 2 offer theft; 0 take card; draw 0 bribe; 0 decline");
    let (seat, rewards) = (seat(0), 2);
    assert!(table.told(Event::Declined { seat, rewards }));
    let total = 6;
    let next = Phase::Reward {
        seat: crate::common::seat(1),
        left: 2,
        total,
    };
    assert_eq!(table.position().phase(), next);
}

/// AR-6.9: until the end of the round the old first player counts.
#[test]
fn who_gave_most_is_first_player_of_the_next_round() {
    let mut table = scene(3).offering().begin();
    table.play("0 offer 1; 1 offer 3; 2 offer 2");
    assert_eq!(table.position().next_first(), Some(seat(1)));
    ranks(&mut table);
    assert_eq!(table.asked(), 0);
    table.play("all done");
    assert_eq!((table.first(), table.position().next_first()), (1, None));
}

/// AR-6.8, AR-3.6: the deck is made anew for a reward too.
#[test]
fn a_reward_may_be_a_card_from_the_discards() {
    let few = scene(3).offering().deck("", 2).discards("bribe");
    let mut table = few.begin();
    table.play("0 offer 5; 1 offer theft; 2 offer theft; 0 take card; draw 0 bribe");
    assert_eq!(
        (table.hand(0), table.discards()),
        ("bribe".into(), "".into())
    );
    assert_eq!(table.choices_to(0, "take card").len(), 0);
}
