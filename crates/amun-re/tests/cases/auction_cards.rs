//! Defence and Bribe (AR-4.8, AR-4.9).

use crate::common::{Table, scene};

/// Four provinces, much gold; seat 0 has these cards.
fn auction(hand: &str) -> Table {
    let rich = scene(4).auction("thebes buto edfu mendes");
    rich.gold([99, 99, 99, 99]).hand(0, hand).begin()
}

/// Seat 0 was outbid in Thebes by 6 and is on turn again.
fn outbid(hand: &str, gold: u16) -> Table {
    let rich = scene(3).auction("thebes buto edfu").gold([gold, 99, 99]);
    let mut table = rich.hand(0, hand).hand(1, "defence").begin();
    table.play("0 bid thebes 3; 1 bid thebes 6; 2 bid edfu 0");
    table
}

/// AR-T28, AR-4.8, AR-R13
#[test]
fn a_defended_bid_is_outbid_two_spaces_above() {
    let lowest = ["3", "6", "10", "15", "21", "28", "36"].map(Some);
    let bids = [0, 1, 3, 6, 10, 15, 21, 28, 36];
    for (bid, lowest) in bids.into_iter().zip(lowest.into_iter().chain([None, None])) {
        let mut table = auction("defence");
        table.play(&format!("0 defend; 0 bid thebes {bid}"));
        let bids = table.choices_to(1, "bid thebes");
        assert_eq!(bids.first().map(String::as_str), lowest, "{bid}");
    }
}

/// AR-T29: Defence moves with the scribe.
#[test]
fn defence_moves_along() {
    let mut table = auction("defence");
    table.play("0 defend; 0 bid buto 3");
    assert_eq!(
        table.refused(1, "bid buto 6"),
        "is not two spaces above 3, as Defence demands (AR-4.8)"
    );
    table.play("1 bid buto 10; 2 bid thebes 0; 3 bid thebes 1; 0 bid mendes 1; 1 pass");
    assert_eq!(table.choices_to(2, "bid mendes")[0], "6");
}

/// AR-T30, AR-4.8, AR-R12
#[test]
fn a_leader_may_play_defence_before_he_passes() {
    let mut table = auction("defence");
    table.play("0 bid thebes 6; 1 bid edfu 0; 2 bid buto 0; 3 bid buto 1");
    assert_eq!(table.choices(0), ["defend", "pass", "sell defence"]);
    table.play("0 defend; 0 pass; 1 pass");
    assert!(!table.legal(2, "bid thebes 10"));
    assert!(table.legal(2, "bid thebes 15"));
}

/// AR-T31, AR-3.4
#[test]
fn defence_ends_with_the_auction() {
    let three = scene(3).auction("thebes abu edfu").hand(0, "2 defence");
    let mut table = three.begin();
    table.play("0 defend");
    assert_eq!(
        table.refused(0, "defend"),
        "is not possible: defence was already played in this phase (AR-3.4)"
    );
    table.play("0 bid edfu 0; 1 bid abu 0; 2 bid thebes 0; draw 2 bribe change");
    table.play("all done; all offer theft; all done; up buto mendes sawu");
    assert!(table.legal(0, "defend"), "with the second card");
    table.play("0 bid mendes 0");
    assert_eq!(table.choices_to(1, "bid mendes")[0], "1");
}

/// AR-4.8: it is played on the own auction turn, and bars nothing else.
#[test]
fn defence_needs_the_card() {
    let table = auction("");
    assert_eq!(
        table.refused(0, "defend"),
        "needs the card defence (AR-3.4)"
    );
}

/// AR-T26, AR-4.9, AR-R14
#[test]
fn bribe_leads_back_to_the_barred_province_and_only_there() {
    let mut table = outbid("bribe", 12);
    table.play("0 bribe");
    assert_eq!(table.choices(0), ["bid thebes 10"]);
    assert_eq!(
        table.refused(0, "bid buto 0"),
        "does not name the barred province, where Bribe demands a bid (AR-4.9)"
    );
}

/// AR-T26, AR-4.9
#[test]
fn bribe_needs_gold_for_a_bid_there() {
    let mut table = outbid("bribe architect", 9);
    assert_eq!(
        table.refused(0, "bribe"),
        "is not possible: no bid on the barred province can be paid (AR-4.9)"
    );
    table.play("0 sell architect; 0 bribe; 0 bid thebes 10");
    assert_eq!(table.discards(), "bribe architect");
}

/// AR-T26, AR-3.4
#[test]
fn a_second_bribe_waits_for_another_auction() {
    let mut table = outbid("2 bribe", 99);
    table.play("0 bribe; 0 bid thebes 10; 1 bid edfu 1; 2 bid thebes 15");
    assert_eq!(
        table.refused(0, "bribe"),
        "is not possible: bribe was already played in this phase (AR-3.4)"
    );
    assert!(table.legal(0, "sell bribe"));
}

/// AR-4.9: only who has been outbid has something to bribe for.
#[test]
fn bribe_needs_a_barred_province() {
    let table = auction("bribe");
    assert_eq!(
        table.refused(0, "bribe"),
        "is not possible: there is no barred province (AR-4.9)"
    );
}

/// AR-T27
#[test]
fn bribe_goes_two_spaces_above_a_defence() {
    let rich = scene(3).auction("thebes buto edfu").gold([15, 99, 99]);
    let mut table = rich.hand(0, "bribe").hand(1, "defence").begin();
    table.play("0 bid thebes 3; 1 defend; 1 bid thebes 6; 2 bid edfu 0; 0 bribe");
    assert_eq!(table.choices(0), ["bid thebes 15"]);
}

/// AR-T76, AR-4.9, AR-R15
#[test]
fn defence_and_bribe_fit_in_one_turn() {
    let mut table = outbid("bribe defence", 99);
    table.play("0 bribe; 0 defend; 0 bid thebes 10; 1 bid edfu 1");
    assert_eq!(table.choices_to(2, "bid thebes")[0], "21");
}
