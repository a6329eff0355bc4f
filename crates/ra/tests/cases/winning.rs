//! Winning an auction (RA-6).

use ra::{Event, Phase};

use crate::common::scene;

/// RA-T28, RA-6.1
#[test]
fn the_winner_swaps_his_sun_for_the_one_in_the_centre() {
    let mut table = scene(3).begin();
    table.play("0 invoke; 1 pass; 2 pass; 0 bid 8");
    assert_eq!((table.suns(0).as_str(), table.centre()), ("13 5 2 | 1", 8));
}

/// RA-6.1: step 1, none may be refused.
#[test]
fn the_winner_takes_all_tiles_and_keeps_none_of_the_disasters() {
    let mut table = scene(2)
        .row("nile dis.funeral god dis.drought gold")
        .begin();
    table.play("0 invoke; 1 pass; 0 bid 2");
    assert_eq!(table.tiles(0), "god gold");
    assert_eq!(table.removed(), "nile dis.funeral dis.drought");
}

/// RA-6.1: the order of the steps.
#[test]
fn tiles_are_taken_then_suns_swapped_then_disasters_strike() {
    let mut table = scene(2).row("dis.funeral pharaoh").begin();
    table.play("0 invoke; 1 pass; 0 bid 2");
    let told = |wanted: fn(&Event) -> bool| table.events.iter().rposition(wanted);
    let taken = told(|event| matches!(event, Event::TileTaken { .. }));
    let swapped = told(|event| matches!(event, Event::SunSwapped { .. }));
    let struck = told(|event| matches!(event, Event::DisasterStruck { .. }));
    let lost = told(|event| matches!(event, Event::TileLost { .. }));
    assert!(taken < swapped && swapped < struck && struck < lost);
}

/// RA-6.1: step 6.
#[test]
fn the_epoch_ends_with_the_last_usable_sun() {
    let suns = ["9 | 6 5 2", "| 8 7 4 3"];
    let mut table = scene(2).suns(suns, 1).row("nile").begin();
    table.play("0 invoke; 0 bid 9");
    assert_eq!(table.position.epoch(), 2);
    assert_eq!((table.tiles(0).as_str(), table.centre()), ("nile", 9));
}

/// RA-6.2
#[test]
fn a_won_auction_turns_one_usable_sun_into_a_spent_one() {
    for players in 2..=5 {
        let mut table = scene(players).begin();
        table.play("0 invoke").all_pass().play("0 bid 2");
        let area = table.position.area(crate::common::seat(0));
        let each = [4, 4, 3, 3][players - 2];
        assert_eq!((area.usable.len(), area.spent.len()), (each - 1, 1));
    }
}

/// RA-6.3
#[test]
fn a_spent_sun_cannot_be_bid_again_in_this_epoch() {
    let suns = ["13 5 2 | 8", "12 9 6 3", "11 10 7 4"];
    let mut table = scene(3).suns(suns, 1).begin();
    table.play("0 draw ra; 1 pass; 2 pass");
    assert_eq!(table.choices_to("bid"), ["bid 13", "bid 2", "bid 5"]);
}

/// RA-6.3, RA-9.2
#[test]
fn a_spent_sun_is_usable_in_the_next_epoch() {
    let suns = ["13 5 2 | 8", "12 9 6 3", "11 10 7 4"];
    let mut table = scene(3).suns(suns, 1).last_ra().begin();
    table.play("0 draw ra");
    assert_eq!(table.suns(0), "13 8 5 2");
}

/// RA-5.2: nobody wins if nobody bids.
#[test]
fn without_a_bid_no_sun_moves() {
    let mut table = scene(2).begin();
    table.play("0 draw ra; 1 pass; 0 pass");
    assert_eq!(
        (table.suns(0).as_str(), table.suns(1).as_str()),
        ("9 6 5 2", "8 7 4 3")
    );
    assert!(matches!(table.position.phase(), Phase::Turn { .. }));
}
