//! The end of the game (AR-9).

use amun_re::Event;
use tabletop::{Game, Next};

use crate::common::{Scene, scene, seat};

/// The last harvest turn of the game; nobody has farmers.
fn last(players: usize) -> Scene {
    scene(players).epoch(2).last_harvest()
}

/// The points for so much gold.
fn ranked<const N: usize>(gold: [u16; N]) -> Vec<u16> {
    let mut table = last(N).gold(gold).begin();
    table.play(&format!("{} done", N - 1));
    assert_eq!(table.gold(), gold, "there is no income");
    table
        .points()
        .into_iter()
        .zip(temples(N))
        .map(|(all, temples)| all - temples)
        .collect()
}

/// What the temples of the provinces that fill the table are worth at tile value 3.
fn temples(players: usize) -> Vec<u16> {
    let table = last(players).begin();
    let tally = table.position().tally();
    tally
        .of(players)
        .iter()
        .map(|points| points.iter().sum())
        .collect()
}

/// AR-T08, AR-9.2
#[test]
fn two_who_tie_for_the_most_gold_get_6_each() {
    assert_eq!(ranked([12, 12, 7]), [6, 6, 2]);
}

/// AR-T68, AR-9.2, AR-R49
#[test]
fn equal_gold_shares_the_better_place_and_uses_places_up() {
    assert_eq!(ranked([10, 8, 5]), [6, 4, 2]);
    assert_eq!(ranked([10, 10, 5]), [6, 6, 2]);
    assert_eq!(ranked([10, 8, 8]), [6, 4, 4]);
    assert_eq!(ranked([7, 7, 7]), [6, 6, 6]);
    assert_eq!(ranked([9, 9, 9, 8]), [6, 6, 6, 0]);
    assert_eq!(ranked([9, 8, 8, 7]), [6, 4, 4, 0]);
    assert_eq!(ranked([9, 8, 7, 7]), [6, 4, 2, 2]);
    assert_eq!(ranked([9, 9, 8, 8]), [6, 6, 2, 2]);
    assert_eq!(ranked([9, 8, 7, 6, 5]), [6, 4, 2, 0, 0]);
    assert_eq!(ranked([9, 8, 7, 7, 7]), [6, 4, 2, 2, 2]);
    assert_eq!(ranked([0, 0, 0, 0, 0]), [6, 6, 6, 6, 6]);
}

/// AR-T69, AR-9.1, AR-R48
#[test]
fn cards_left_at_the_end_are_sold() {
    let hand = "2 architect bribe goal.symbols";
    let mut table = last(3).gold([7, 11, 12]).hand(0, hand).begin();
    table.play("2 done");
    assert_eq!((table.gold(), table.hand(0)), (vec![11, 11, 12], "".into()));
    assert_eq!(
        table.discards(),
        hand.replace("2 architect bribe", "bribe 2 architect")
    );
    let (seat, card, number) = (seat(0), amun_re::Card::Architect, 2);
    assert!(table.told(Event::FinalSale { seat, card, number }));
}

/// AR-T70, AR-R43, AR-3.8: seat 2 holds one fulfilled goal card and nothing else.
#[test]
fn a_goal_card_or_one_gold() {
    let end = last(3)
        .controls(2, "buto memphis kharga")
        .hand(2, "goal.bank");
    let mut kept = end.gold([10, 10, 9]).begin();
    let mut sold = kept.clone();
    assert_eq!(kept.choices(2), ["done", "sell goal.bank"]);
    kept.play("2 done");
    assert_eq!(kept.points()[2], 3 + 2);
    sold.play("2 sell goal.bank; 2 done");
    assert_eq!((sold.gold(), sold.points()[2]), (vec![10, 10, 10], 6));
}

/// AR-9.3
#[test]
fn most_points_win() {
    let mut table = last(3).points([30, 50, 40]).gold([9, 0, 1]).begin();
    table.play("2 done");
    assert_eq!(table.places(), [3, 1, 2]);
    assert_eq!(table.position().next(), Next::Over);
    assert_eq!(table.refused(0, "done"), "the game is over");
}

/// Two players with 41 points each at the end, and these pyramids and stones in one province;
/// nobody is best on a bank.
fn tie(one: (u8, u8), other: (u8, u8)) -> Vec<u8> {
    let end = last(3)
        .controls(0, "buto edfu memphis")
        .controls(1, "kharga baharya dakhla");
    let end = end.controls(2, "abydos abu sawu").gold([9, 9, 5]);
    let end = end
        .built("buto", one.0, one.1)
        .built("kharga", other.0, other.1);
    let end = end.built("abydos", 9, 0);
    let temples = 3;
    let start = |(pyramids, _)| 41 - 6 - u16::from(pyramids);
    let mut table = end.points([start(one) - temples, start(other), 0]).begin();
    table.play("2 done");
    assert_eq!(table.points()[..2], [41, 41]);
    table.places()[..2].to_vec()
}

/// AR-T71, AR-9.4, AR-R50
#[test]
fn ties_go_to_pyramids_then_to_stones_and_then_are_shared() {
    assert_eq!(tie((6, 0), (5, 2)), [1, 2]);
    assert_eq!(tie((6, 2), (6, 1)), [1, 2]);
    assert_eq!(tie((6, 1), (6, 2)), [2, 1]);
    assert_eq!(tie((6, 1), (6, 1)), [1, 1]);
}

/// AR-T71: stones 2 and 3, in several provinces.
#[test]
fn all_stones_of_a_player_count_in_a_tie() {
    let end = last(3)
        .controls(0, "buto memphis baharya")
        .controls(1, "kharga abydos dakhla");
    let end = end
        .built("buto", 6, 2)
        .built("kharga", 6, 2)
        .built("dakhla", 0, 1);
    let mut table = end.gold([9, 9, 0]).points([30, 30, 0]).begin();
    table.play("2 done");
    assert_eq!(table.points()[..2], [47, 47]);
    assert_eq!(table.places(), [2, 1, 3]);
}

/// AR-9.5, AR-R50
#[test]
fn lower_places_are_ordered_the_same_way() {
    let end = last(4).points([50, 20, 20, 20]).gold([9, 9, 9, 1]);
    let end = end
        .controls(0, "abu buto memphis")
        .controls(1, "kharga baharya dakhla");
    let end = end
        .controls(2, "abydos sawu thebes")
        .controls(3, "mendes berenike avaris");
    let end = end.built("kharga", 0, 1).built("sawu", 0, 1);
    let mut table = end.begin();
    table.play("3 done");
    assert_eq!(table.points(), [56, 26, 26, 26]);
    assert_eq!(table.places(), [1, 2, 2, 4]);
}

/// AR-9.2, AR-9.3: gold, ranking and places are told.
#[test]
fn the_result_is_told() {
    let mut table = last(3)
        .gold([5, 9, 1])
        .controls(2, "abydos buto memphis")
        .begin();
    table.play("2 done");
    let seat = seat(0);
    let (gold, place, points) = (5, 2, 4);
    assert!(table.told(Event::GoldRanked {
        seat,
        gold,
        place,
        points
    }));
    let standing = table.position().standing().unwrap();
    let (name, gold) = standing.also.unwrap();
    assert_eq!((name, gold.of(3)), ("gold", &[5, 9, 1][..]));
    let last_three = &table.events[table.events.len() - 3..];
    assert!(
        last_three
            .iter()
            .all(|event| matches!(event, Event::Placed { .. }))
    );
}
