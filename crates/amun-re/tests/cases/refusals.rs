//! Every reason for which something is refused, with the clause it names.

use std::collections::BTreeSet;

use amun_re::{Card, Illegal, Outcome};
use tabletop::{BadOutcome, Game, Illegal as _, Refusal, Silence};

use crate::common::{Table, action, expert, province, scene, seat};

fn illegal(table: &Table, who: usize, text: &str) -> Illegal {
    match table.position().check(seat(who), action(text)) {
        Err(Refusal::Illegal(why)) => why,
        other => panic!("{text}: {other:?}"),
    }
}

/// A table with a text that is refused there, the reason, and its clause.
type Refused = (Table, usize, &'static str, Illegal, &'static str);

fn bidding() -> Table {
    let rich = scene(3).auction("thebes edfu abu").gold([9, 99, 12]);
    let mut table = rich.hand(0, "bribe").hand(1, "defence").begin();
    table.play("0 bid thebes 3; 1 defend; 1 bid thebes 6; 2 bid edfu 0");
    table
}

fn reasons_in_the_auction() -> Vec<Refused> {
    let start = || scene(3).auction("thebes edfu abu").hand(0, "bribe").begin();
    let mut leader = bidding();
    leader.play("0 bid edfu 1");
    let mut after_bribe = scene(3).auction("thebes edfu abu").hand(0, "bribe").begin();
    after_bribe.play("0 bid thebes 3; 1 bid thebes 6; 2 bid edfu 0; 0 bribe");
    let mut stone = scene(3).auction("abydos edfu abu").begin();
    stone.play("0 bid abydos 0; 1 bid edfu 0; 2 bid abu 0");
    vec![
        (
            start(),
            0,
            "defend",
            Illegal::NoCard(Card::Defence),
            "AR-3.4",
        ),
        (start(), 0, "bid thebes 2", Illegal::NoSpace, "AR-1.3"),
        (start(), 0, "bid buto 0", Illegal::NotOpen, "AR-4.1"),
        (start(), 0, "bid thebes 21", Illegal::BidTooHigh, "AR-4.4"),
        (start(), 0, "bribe", Illegal::NothingBarred, "AR-4.9"),
        (start(), 0, "pass", Illegal::BidDue, "AR-3.7"),
        (bidding(), 0, "bid thebes 15", Illegal::Barred, "AR-4.6"),
        (bidding(), 0, "bid edfu 0", Illegal::TooLow(0), "AR-4.4"),
        (bidding(), 0, "bribe", Illegal::BribeInVain, "AR-4.9"),
        (leader, 1, "bid abu 0", Illegal::MustPass, "AR-4.3"),
        (after_bribe, 0, "bid abu 0", Illegal::Bribed, "AR-4.9"),
        (stone, 0, "done", Illegal::StoneDue, "AR-3.7"),
    ]
}

fn reasons_in_the_market() -> Vec<Refused> {
    let market = || scene(3).market().controls(0, "edfu").hand(0, "2 architect");
    let start = || market().begin();
    let few = || market().deck("", 2).begin();
    let mut bought = start();
    bought.play("0 buy stones 1");
    let mut placed = bought.clone();
    placed.play("0 stone edfu");
    let mut built = market().built("edfu", 0, 2).begin();
    built.play("0 architect edfu");
    let full = market().farmers("edfu", 4, 0).begin();
    let two = || {
        scene(3)
            .market()
            .controls(0, "edfu buto")
            .farmers("buto", 5, 0)
    };
    let mut farmer = two().begin();
    farmer.play("0 buy farmers 1");
    let architect = Illegal::PlayedBefore(Card::Architect);
    vec![
        (built, 0, "architect edfu", architect, "AR-3.4"),
        (placed, 0, "buy stones 1", Illegal::KindClosed, "AR-5.2"),
        (start(), 0, "buy stones 6", Illegal::LotTooDear, "AR-5.3"),
        (start(), 0, "sell bribe", Illegal::NothingToSell, "AR-3.5"),
        (start(), 0, "buy cards 0", Illegal::EmptyLot, "NO-3.3"),
        (start(), 0, "buy cards 2", Illegal::CardLimit(1), "AR-5.4"),
        (few(), 0, "buy cards 1", Illegal::FewCards(0), "AR-5.4"),
        (full, 0, "buy farmers 1", Illegal::FewFields(0), "AR-5.5"),
        (farmer, 0, "farmer buto", Illegal::NoFreeField, "AR-5.5"),
        (start(), 0, "architect edfu", Illegal::NoTwoStones, "AR-5.9"),
        (
            start(),
            0,
            "architect abu",
            Illegal::NotControlled,
            "AR-3.3",
        ),
        (bought, 0, "done", Illegal::LotFirst, "AR-5.7"),
        (start(), 0, "take card", Illegal::MarketTurn, "AR-3.7"),
    ]
}

fn reasons_later() -> Vec<Refused> {
    let offering = || scene(3).offering().hand(0, "change");
    let mut change = offering().begin();
    change.play("0 offer 1 change; 1 offer theft; 2 offer theft");
    let mut reward = scene(3).offering().deck("", 2).begin();
    reward.play("0 offer 1; 1 offer theft; 2 offer theft");
    let harvest = scene(3).harvest(0).begin();
    let rich = offering().begin();
    vec![
        (rich, 0, "offer 21", Illegal::OfferTooHigh, "AR-6.1"),
        (offering().begin(), 0, "offer 0", Illegal::NoOffer, "AR-6.1"),
        (
            offering().begin(),
            0,
            "pass",
            Illegal::OfferingDue,
            "AR-3.7",
        ),
        (change, 0, "done", Illegal::ChangeDue, "AR-3.7"),
        (
            reward.clone(),
            0,
            "take card",
            Illegal::NoCardExists,
            "AR-6.8",
        ),
        (reward, 0, "done", Illegal::RewardDue, "AR-3.7"),
        (harvest, 0, "bid edfu 0", Illegal::HarvestTurn, "AR-3.7"),
        (
            expert(3),
            0,
            "reveal edfu",
            Illegal::NoProvinceCard,
            "AR-10.3",
        ),
        (expert(3), 0, "bid abu 0", Illegal::RevealDue, "AR-3.7"),
    ]
}

/// AR-3.7 and the clauses that are named; Defence is the one reason that needs two players.
#[test]
fn every_reason_names_its_clause() {
    let mut found = BTreeSet::new();
    let mut all = reasons_in_the_auction();
    all.extend(reasons_in_the_market());
    all.extend(reasons_later());
    for (table, who, text, why, clause) in all {
        assert_eq!(illegal(&table, who, text), why, "{text}");
        assert_eq!(why.clause(), clause);
        found.insert(number(why));
    }
    let mut defended = scene(3)
        .auction("thebes edfu abu")
        .hand(0, "defence")
        .begin();
    defended.play("0 defend; 0 bid thebes 3");
    let why = illegal(&defended, 1, "bid thebes 6");
    assert_eq!((why, why.clause()), (Illegal::Defended(3), "AR-4.8"));
    found.insert(number(why));
    assert!(found.iter().copied().eq(0..35), "{found:?}");
}

/// A number for every reason. A new one does not compile until it is numbered here, and is not
/// found until a table above has it.
fn number(why: Illegal) -> usize {
    match why {
        Illegal::NoCard(_) => 0,
        Illegal::PlayedBefore(_) => 1,
        Illegal::NotControlled => 2,
        Illegal::NoProvinceCard => 3,
        Illegal::RevealDue => 4,
        Illegal::NoSpace => 5,
        Illegal::NotOpen => 6,
        Illegal::Barred => 7,
        Illegal::Bribed => 8,
        Illegal::TooLow(_) => 9,
        Illegal::Defended(_) => 10,
        Illegal::BidTooHigh => 11,
        Illegal::NothingBarred => 12,
        Illegal::BribeInVain => 13,
        Illegal::BidDue => 14,
        Illegal::MustPass => 15,
        Illegal::StoneDue => 16,
        Illegal::KindClosed => 17,
        Illegal::EmptyLot => 18,
        Illegal::CardLimit(_) => 19,
        Illegal::FewCards(_) => 20,
        Illegal::FewFields(_) => 21,
        Illegal::NoFreeField => 22,
        Illegal::NoTwoStones => 23,
        Illegal::LotFirst => 24,
        Illegal::MarketTurn => 25,
        Illegal::NoOffer => 26,
        Illegal::OfferingDue => 27,
        Illegal::ChangeDue => 28,
        Illegal::NoCardExists => 29,
        Illegal::RewardDue => 30,
        Illegal::HarvestTurn => 31,
        Illegal::NothingToSell => 32,
        Illegal::LotTooDear => 33,
        Illegal::OfferTooHigh => 34,
    }
}

/// AR-3.6
#[test]
fn nobody_decides_while_a_card_is_drawn() {
    let mut table = scene(3).market().controls(0, "edfu").begin();
    table.play("0 buy cards 1");
    assert_eq!(
        table.refused(0, "done"),
        "an outcome of chance is due first"
    );
    assert!(table.choices(0).is_empty());
}

/// AR-3.6, AR-4.1
#[test]
fn chance_gives_only_what_is_there() {
    let few = scene(3).market().controls(0, "edfu").deck("bribe", 2);
    let mut table = few.begin();
    let bribe = Outcome::Card(Card::Bribe);
    let mut position = *table.position();
    let settled = position.settle(bribe, &mut Silence);
    assert_eq!(settled, Err(BadOutcome::Unexpected));
    table.play("0 buy cards 1");
    let mut position = *table.position();
    for impossible in [
        Outcome::Card(Card::Harvest),
        Outcome::Province(province("edfu")),
        Outcome::First(seat(0)),
    ] {
        let settled = position.settle(impossible, &mut Silence);
        assert_eq!(settled, Err(BadOutcome::Impossible));
    }
}

/// AR-9.1
#[test]
fn after_the_end_nothing_happens_any_more() {
    let mut table = scene(3).epoch(2).last_harvest().begin();
    table.play("2 done");
    let mut position = *table.position();
    let settled = position.settle(Outcome::Card(Card::Bribe), &mut Silence);
    assert_eq!(settled, Err(BadOutcome::Over));
    assert_eq!(table.refused(0, "done"), "the game is over");
    assert!(table.position().owing().is_empty());
}
