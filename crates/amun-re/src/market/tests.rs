//! The market, sentence by sentence.

use super::*;
use crate::card::Cards;
use crate::player::Player;
use crate::script::{Script, built, controls, seat};
use crate::setup::Setup;

use Province::{Buto, Dakhla, Edfu, Kharga, Memphis, Mendes, Thebes};

/// The market turn of seat 0, who holds these cards and controls this province.
fn market(province: Province, hand: &[Card]) -> Setup {
    let player = Player {
        hand: Cards::of(hand),
        ..controls(&[province])
    };
    Setup {
        phase: Phase::Market {
            seat: seat(0),
            bought: None,
        },
        seats: vec![
            player,
            controls(&[Province::Abu]),
            controls(&[Province::Sawu]),
        ],
        ..Setup::new(3)
    }
}

/// AR-5.2, AR-T38
#[test]
fn kinds_are_bought_in_order_and_once() {
    let mut game = Script::from(market(Memphis, &[]));
    game.says(0, &["buy farmers 1"]);
    assert_eq!(game.refuses(0, "buy stones 1"), Illegal::LotFirst);
    game.says(0, &["farmer memphis"]);
    assert_eq!(game.refuses(0, "buy cards 1"), Illegal::KindClosed);
    assert_eq!(game.refuses(0, "buy farmers 1"), Illegal::KindClosed);
    game.says(0, &["buy stones 1", "stone memphis"]);
    assert_eq!(game.legal(0), ["done"]);
    assert_eq!(game.player(0).gold, 18);
}

/// AR-5.4, AR-T39
#[test]
fn the_card_limit_is_that_of_the_best_province() {
    for (province, gold, most) in [(Kharga, 20, 4), (Memphis, 5, 2), (Buto, 20, 0)] {
        let mut setup = market(province, &[]);
        setup.seats[0].gold = gold;
        let game = Script::from(setup);
        let lots = game
            .legal(0)
            .iter()
            .filter(|text| text.contains("cards"))
            .count();
        assert_eq!(lots, most, "{province}");
    }
    let game = Script::from(market(Memphis, &[]));
    assert_eq!(game.refuses(0, "buy cards 4"), Illegal::CardLimit(3));
    assert_eq!(game.refuses(0, "buy cards 0"), Illegal::EmptyLot);
}

/// AR-5.5, AR-T40
#[test]
fn farmers_need_free_fields() {
    let mut game = Script::from(market(Edfu, &[]));
    assert_eq!(game.refuses(0, "buy farmers 5"), Illegal::FewFields(4));
    game.says(
        0,
        &["buy farmers 4", "farmer edfu", "farmer edfu", "farmer edfu"],
    );
    assert_eq!(game.refuses(0, "farmer thebes"), Illegal::NotControlled);
    game.says(0, &["farmer edfu"]);
    assert_eq!(game.player(0).gold, 10);
    let game = Script::from(market(Dakhla, &[]));
    assert_eq!(game.refuses(0, "buy farmers 1"), Illegal::FewFields(0));
}

/// AR-5.9, AR-5.11, AR-T42
#[test]
fn an_architect_is_played_between_two_stones() {
    let mut game = Script::from(market(Mendes, &[Card::Architect]));
    game.says(0, &["buy stones 4", "stone mendes"]);
    assert_eq!(game.refuses(0, "architect mendes"), Illegal::NoTwoStones);
    game.says(
        0,
        &[
            "stone mendes",
            "architect mendes",
            "stone mendes",
            "stone mendes",
        ],
    );
    assert_eq!(game.built(Mendes), (1, 2));
}

/// AR-3.4, AR-5.9, AR-T45
#[test]
fn one_architect_is_played_in_a_market_phase() {
    let mut setup = market(Mendes, &[Card::Architect, Card::Architect]);
    setup.provinces[Mendes] = built(0, 2);
    let mut game = Script::from(setup);
    game.says(
        0,
        &[
            "architect mendes",
            "buy stones 2",
            "stone mendes",
            "stone mendes",
        ],
    );
    let reason = Illegal::PlayedBefore(Card::Architect);
    assert_eq!(game.refuses(0, "architect mendes"), reason);
}

/// AR-5.10, AR-T41
#[test]
fn a_free_farmer_needs_no_field() {
    let mut game = Script::from(market(Dakhla, &[Card::FreeFarmer, Card::FreeFarmer]));
    game.says(0, &["free-farmer dakhla"]);
    assert_eq!(game.0.pieces(Dakhla).farmers(), 1);
    let reason = Illegal::PlayedBefore(Card::FreeFarmer);
    assert_eq!(game.refuses(0, "free-farmer dakhla"), reason);
}

/// AR-5.4, AR-T46
#[test]
fn a_bought_card_can_be_used_at_once() {
    let mut setup = market(Thebes, &[]);
    setup.provinces[Thebes] = built(0, 2);
    let mut game = Script::from(setup);
    assert_eq!(
        game.refuses(0, "architect thebes"),
        Illegal::NoCard(Card::Architect)
    );
    game.says(0, &["buy cards 1"]);
    game.falls("architect");
    game.says(0, &["architect thebes", "done"]);
    assert_eq!(game.built(Thebes), (1, 0));
    assert_eq!(
        game.legal(1)[0],
        "done",
        "AR-5.1: the next player has a turn"
    );
}
