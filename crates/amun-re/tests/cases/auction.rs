//! The auction (AR-4), without its cards and rewards.

use amun_re::{Event, Phase, Provinces};

use crate::common::{province, provinces, scene, seat};

/// AR-T01: Masha 0, Sergei 1, Kolya 2.
#[test]
fn an_auction_as_the_rulebook_tells_it() {
    let mut table = scene(3).auction("thebes dakhla abydos").begin();
    table.play("0 bid dakhla 10; 1 bid thebes 3; 2 bid thebes 6");
    let barred = table.position().player(seat(1)).barred;
    assert_eq!(barred, Some(province("thebes")));
    table.play("0 pass; 1 bid abydos 0");
    table.play("draw 0 bribe; 1 stone abydos; draw 2 bribe treasury");
    assert_eq!(table.gold(), [22, 20, 14]);
    assert_eq!(table.built("abydos"), (0, 1));
    assert_eq!((table.hand(0), table.hand(1)), ("bribe".into(), "".into()));
    assert_eq!(table.hand(2), "bribe treasury");
}

/// AR-4.1
#[test]
fn only_open_provinces_are_auctioned() {
    let table = scene(4).auction("abu buto edfu sawu").begin();
    assert_eq!(table.choices_to(0, "bid").len(), 4 * 6, "with 20 gold");
    assert_eq!(
        table.refused(0, "bid thebes 0"),
        "names a province that is not open (AR-4.1)"
    );
}

/// AR-4.2
#[test]
fn everybody_wins_exactly_one_province() {
    let mut table = scene(3).auction("abu edfu sawu").begin();
    table.play("0 bid abu 0; 1 bid abu 1; 2 bid edfu 0; 0 bid sawu 1");
    assert_eq!(table.control(0), provinces("sawu"));
    assert_eq!(table.control(1), provinces("abu"));
    assert_eq!(table.control(2), provinces("edfu"));
}

/// AR-4.3, AR-R10: the leader's scribe stays where it is.
#[test]
fn a_leader_must_pass_and_who_has_no_scribe_must_bid() {
    let mut table = scene(3).auction("abu edfu sawu").begin();
    assert_eq!(
        table.refused(0, "pass"),
        "is not possible while a bid is due (AR-3.7)"
    );
    table.play("0 bid abu 0; 1 bid edfu 0; 2 bid edfu 1");
    assert_eq!(table.choices(0), ["pass"]);
    for text in ["bid abu 1", "bid sawu 0", "bid edfu 3"] {
        let why = "is not possible: a leader must pass (AR-4.3)";
        assert_eq!(table.refused(0, text), why);
    }
    table.play("0 pass; 1 bid abu 1; 2 pass");
    assert_eq!(table.asked(), 0, "seat 0 was outbid after all");
}

/// AR-4.3: in turn order, round and round.
#[test]
fn turns_go_round_and_round() {
    let mut table = scene(4).first(2).auction("abu edfu sawu buto").begin();
    table.play("2 bid abu 0; 3 bid edfu 0; 0 bid edfu 1; 1 bid edfu 3; 2 pass");
    table.play("3 bid abu 1; 0 bid abu 3; 1 pass; 2 bid sawu 0");
    assert_eq!(table.asked(), 3);
}

/// AR-T24, AR-4.4
#[test]
fn a_bid_goes_above_the_scribe_and_not_above_the_gold() {
    let bids = |gold: u16, on: &str| {
        let three = scene(3).auction("thebes edfu abu").gold([20, gold]);
        let mut table = three.begin();
        table.play("0 bid thebes 6");
        table.choices_to(1, &format!("bid {on}")).join(" ")
    };
    assert_eq!(bids(40, "thebes"), "10 15 21 28 36");
    assert_eq!(bids(14, "thebes"), "10");
    assert_eq!(bids(9, "thebes"), "");
    assert_eq!(bids(14, "edfu"), "0 1 3 6 10");
}

/// AR-4.4, AR-R05, AR-E10, AR-E16, AR-T32
#[test]
fn cards_count_for_a_bid_only_after_they_are_sold() {
    let poor = scene(3).auction("thebes edfu abu").gold([9]);
    let mut table = poor.hand(0, "architect bribe treasury").begin();
    let highest = |table: &crate::common::Table| table.choices_to(0, "bid edfu").pop();
    assert_eq!(highest(&table).as_deref(), Some("6"));
    assert_eq!(
        table.refused(0, "bid edfu 10"),
        "is more gold than is in hand (AR-4.4)"
    );
    table.play("0 sell bribe");
    assert_eq!(highest(&table).as_deref(), Some("10"));
    table.play("0 sell architect; 0 sell treasury");
    assert_eq!(table.gold()[0], 12);
    assert_eq!(highest(&table).as_deref(), Some("10"));
    table.play("0 bid edfu 10; 1 bid edfu 15");
    assert_eq!(table.hand(0), "", "the sale stands");
}

/// AR-4.5
#[test]
fn spaces_may_be_skipped_and_36_cannot_be_outbid() {
    let rich = scene(3).auction("thebes edfu abu").gold([36, 99, 99]);
    let mut table = rich.begin();
    table.play("0 bid thebes 36");
    assert_eq!(table.choices_to(1, "bid thebes").len(), 0);
    assert_eq!(
        table.refused(1, "bid thebes 36"),
        "does not outbid 36 (AR-4.4)"
    );
}

/// AR-T25, AR-4.6, AR-R11
#[test]
fn who_was_outbid_bids_elsewhere_until_he_is_outbid_there_too() {
    let mut table = scene(4).auction("thebes buto edfu abu").begin();
    table.play("0 bid thebes 0; 1 bid thebes 1; 2 bid edfu 0; 3 bid edfu 1");
    assert_eq!(
        table.refused(0, "bid thebes 3"),
        "names the barred province: bid elsewhere first (AR-4.6)"
    );
    table.play("0 bid buto 0; 1 pass; 2 bid buto 1; 3 pass");
    assert_eq!(
        table.choices_to(0, "bid thebes"),
        ["3", "6", "10", "15"],
        "thebes is not barred any longer"
    );
    assert_eq!(table.choices_to(0, "bid buto").len(), 0);
    table.play("0 bid thebes 3");
    assert_eq!(table.choices(1).len(), 6 + 4 + 4, "abu, buto, edfu");
}

/// AR-T25: before being outbid again the player could not bid at all.
#[test]
fn a_leader_cannot_bid_at_all() {
    let mut table = scene(4).auction("thebes buto edfu abu").begin();
    table.play("0 bid thebes 0; 1 bid thebes 1; 2 bid edfu 0; 3 bid edfu 1");
    table.play("0 bid buto 0; 1 pass; 2 bid thebes 3; 3 pass");
    assert_eq!(table.choices(0), ["pass"]);
}

/// AR-4.7
#[test]
fn nobody_pays_for_a_bid_that_was_outbid() {
    let mut table = scene(3).auction("thebes edfu abu").begin();
    table.play("0 bid edfu 15; 1 bid abu 1; 2 bid abu 3; 0 pass; 1 bid thebes 0");
    assert_eq!(table.gold(), [5, 20, 17]);
    let outbid = Event::Outbid {
        seat: seat(1),
        province: province("abu"),
        by: seat(2),
    };
    assert!(table.told(outbid));
}

/// AR-4.10, AR-R16: a leader whose turn would be next is not asked any more.
#[test]
fn the_auction_ends_with_the_last_empty_province() {
    let mut table = scene(3).auction("sawu edfu abu").begin();
    table.play("0 bid sawu 0; 1 bid sawu 1; 2 bid edfu 0; 0 bid abu 0");
    assert!(matches!(table.position().phase(), Phase::Market { .. }));
    assert_eq!(table.position().open(), Provinces::NONE);
}

/// AR-T33, AR-4.11
#[test]
fn without_gold_0_can_be_bid_on_any_empty_province() {
    let poor = scene(3).auction("thebes edfu abu").gold([20, 0]);
    let mut table = poor.begin();
    table.play("0 bid thebes 0");
    assert_eq!(table.choices(1), ["bid abu 0", "bid edfu 0"]);
}

/// AR-T34
#[test]
fn the_shortest_auction_has_a_bid_for_each_player() {
    let mut table = scene(3).auction("sawu edfu abu").begin();
    table.play("0 bid sawu 0; 1 bid edfu 0; 2 bid abu 0");
    assert!(matches!(table.position().phase(), Phase::Market { .. }));
    assert_eq!(table.count(|event| matches!(event, Event::Bid { .. })), 3);
    let passes = table.count(|event| matches!(event, Event::Passed { .. }));
    assert_eq!(passes, 0);
}

/// AR-T35, AR-13.8
#[test]
fn the_longest_auction_of_three_has_19_bids() {
    let rich = scene(3).auction("sawu edfu abu").gold([36, 36, 36]);
    let mut table = rich.begin();
    table.play("0 bid edfu 0; 1 bid abu 0");
    let mut barred = ["", "", ""];
    let mut leader = [("edfu", 0), ("abu", 1)];
    loop {
        let asked = table.asked();
        if table.choices(asked) == ["pass"] {
            table.play(&format!("{asked} pass"));
            continue;
        }
        let side = usize::from(leader[0].0 == barred[asked]);
        let here = leader[side].0;
        let Some(gold) = table
            .choices_to(asked, &format!("bid {here}"))
            .into_iter()
            .next()
        else {
            break;
        };
        barred[leader[side].1] = here;
        leader[side].1 = asked;
        table.play(&format!("{asked} bid {here} {gold}"));
    }
    let asked = table.asked();
    table.play(&format!("{asked} bid sawu 0"));
    assert_eq!(table.count(|event| matches!(event, Event::Bid { .. })), 19);
    assert!(matches!(table.position().phase(), Phase::Market { .. }));
    let mut gold = table.gold();
    gold.sort_unstable();
    assert_eq!(gold, [0, 0, 36]);
}
