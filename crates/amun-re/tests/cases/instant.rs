//! The settlement of an auction and instant rewards (AR-4.12, AR-4.13).

use amun_re::Event;
use amun_re::event::Source;
use amun_re::options::InstantStones;
use tabletop::Game;

use crate::common::{Scene, province, scene, seat};

/// AR-T36, AR-4.12, AR-R17
#[test]
fn everybody_pays_before_instant_gold_comes() {
    let poor = scene(3).auction("dakhla edfu abu").gold([10]);
    let mut table = poor.begin();
    assert!(!table.legal(0, "bid dakhla 15"));
    table.play("0 bid dakhla 10; 1 bid edfu 0; 2 bid abu 0; draw 0 bribe");
    assert_eq!((table.gold()[0], table.hand(0)), (12, "bribe".to_owned()));
}

/// AR-4.12, AR-R18: control first, then rewards in turn order, gold before cards before stones.
#[test]
fn a_settlement_is_told_word_by_word() {
    let mut table = scene(3).first(1).auction("dakhla buto abydos").begin();
    table.play("1 bid dakhla 6; 2 bid abydos 3");
    table.events.clear();
    table.play("0 bid buto 0; draw 1 bribe; 2 stone abydos; draw 0 change");
    let paid = |number, gold| Event::Paid {
        seat: seat(number),
        gold,
    };
    let won = |number, key| Event::ProvinceWon {
        seat: seat(number),
        province: province(key),
    };
    let drawn = |number, card| Event::CardDrawn {
        seat: seat(number),
        card: Some(crate::common::card(card)),
        from: Source::Instant,
    };
    let expected = [
        paid(1, 6),
        paid(2, 3),
        paid(0, 0),
        won(1, "dakhla"),
        won(2, "abydos"),
        won(0, "buto"),
        Event::InstantGold {
            seat: seat(1),
            province: province("dakhla"),
            gold: 12,
        },
        drawn(1, "bribe"),
        Event::StonePlaced {
            seat: seat(2),
            province: province("abydos"),
            from: Source::Instant,
        },
        drawn(0, "change"),
    ];
    assert_eq!(table.events[1..=expected.len()], expected);
}

/// Seat 0 controls Thebes with 2 stones and wins Abydos.
fn abydos() -> Scene {
    let two = scene(3).controls(0, "thebes").built("thebes", 0, 2);
    two.auction("abydos edfu abu")
}

const BIDS: &str = "0 bid abydos 0; 1 bid edfu 0; 2 bid abu 0";

/// AR-T37, AR-4.13, AR-5.8, AR-R19, AR-R24
#[test]
fn an_instant_stone_goes_to_any_province_of_the_winner() {
    let mut table = abydos().begin();
    table.play(BIDS);
    assert_eq!(table.choices(0), ["stone abydos", "stone thebes"]);
    let mut other = table.clone();
    table.play("0 stone thebes");
    assert_eq!(
        (table.built("thebes"), table.built("abydos")),
        ((1, 0), (0, 0))
    );
    other.play("0 stone abydos");
    assert_eq!(
        (other.built("thebes"), other.built("abydos")),
        ((0, 2), (0, 1))
    );
}

/// AR-4.13, AR-R19
#[test]
fn an_instant_stone_never_builds_for_others() {
    let mut table = abydos().begin();
    table.play(BIDS);
    for key in ["edfu", "buto"] {
        let why = "names a province that the player does not control (AR-3.3)";
        assert_eq!(table.refused(0, &format!("stone {key}")), why);
    }
}

/// AR-T37, AR-4.13, AR-E08
#[test]
fn a_table_may_leave_instant_stones_in_the_province_won() {
    let won = abydos().options(|it| it.instant_stones = InstantStones::Won);
    let mut table = won.begin();
    table.play(BIDS);
    assert_eq!(
        (table.built("thebes"), table.built("abydos")),
        ((0, 2), (0, 1))
    );
    assert_eq!(table.choices_to(0, "done").len(), 1, "the market has begun");
}

/// AR-T37, AR-R59: two placements, and a conversion between them.
#[test]
fn two_instant_stones_are_placed_one_after_the_other() {
    let two = scene(3).controls(0, "thebes").built("thebes", 0, 2);
    let mut table = two.auction("memphis edfu abu").begin();
    table.play("0 bid memphis 0; 1 bid edfu 0; 2 bid abu 0; 0 stone thebes");
    assert_eq!(table.built("thebes"), (1, 0));
    table.play("0 stone thebes");
    assert_eq!(table.built("thebes"), (1, 1));
    assert_eq!(table.choices_to(0, "done").len(), 1);
}

/// AR-4.12: the province cards go to the province discards.
#[test]
fn provinces_that_were_won_do_not_come_again_in_the_epoch() {
    let mut table = scene(5).auction("abu edfu sawu kharga amarna").begin();
    table.play("0 bid abu 0; 1 bid edfu 0; 2 bid sawu 0; 3 bid kharga 0; 4 bid amarna 0");
    table.play("all done; all offer theft; all done");
    assert_eq!(table.position().weight(), 10);
    assert_eq!(table.position().open(), amun_re::Provinces::NONE);
}

/// AR-E09: an instant reward has cards, stones and gold, and no farmers.
#[test]
fn no_province_gives_farmers_at_once() {
    let mut table = scene(3).auction("baharya edfu abu").begin();
    table.play("0 bid baharya 0; 1 bid edfu 0; 2 bid abu 0; draw 0 bribe");
    assert_eq!(table.farmers("baharya"), (0, 0));
}
