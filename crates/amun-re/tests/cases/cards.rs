//! Playing, selling and drawing power cards (AR-3.4 to AR-3.6).

use amun_re::{Action, Card, Event};
use tabletop::Game;

use crate::common::{Table, cards, scene, seat};

/// AR-3.4, AR-R08
#[test]
fn played_cards_go_to_the_discards() {
    let three = scene(3).auction("thebes edfu abu").hand(0, "defence");
    let mut table = three.begin();
    table.play("0 defend");
    assert_eq!(
        (table.hand(0), table.discards()),
        ("".into(), "defence".into())
    );
}

/// AR-3.4, AR-R09
#[test]
fn two_players_may_play_the_same_name() {
    let three = scene(3).auction("thebes edfu abu").hand(0, "defence");
    let mut table = three.hand(1, "defence").begin();
    table.play("0 defend; 0 bid thebes 0; 1 defend; 1 bid edfu 0");
    assert_eq!(table.discards(), "2 defence");
}

/// AR-3.4: a card is played only at its place.
#[test]
fn every_card_has_its_phase() {
    let all = "defence bribe architect free-farmer change harvest treasury goal.bank";
    let verbs = |table: &Table| {
        let legal = table.position().legal(seat(0));
        let cards = legal.iter().filter(|action| {
            !matches!(action, Action::Sell(_) | Action::Bid { .. } | Action::Done)
        });
        let words = cards.map(|action| action.to_string());
        words
            .filter(|text| !text.starts_with("buy"))
            .collect::<Vec<_>>()
    };
    let own = || {
        scene(3)
            .hand(0, all)
            .controls(0, "edfu")
            .built("edfu", 0, 2)
    };
    assert_eq!(verbs(&own().auction("thebes sawu abu").begin()), ["defend"]);
    let market = ["architect edfu", "free-farmer edfu"];
    assert_eq!(verbs(&own().market().begin()), market);
    let harvest = ["harvest edfu", "treasury edfu"];
    assert_eq!(verbs(&own().harvest(0).begin()), harvest);
    let offers = verbs(&own().gold([1]).offering().begin());
    let laid = [
        "offer theft",
        "offer 1",
        "offer theft change",
        "offer 1 change",
    ];
    assert_eq!(offers, laid);
}

/// AR-3.4: there is no hand limit.
#[test]
fn a_hand_may_hold_all_cards() {
    let table = scene(3).market().deck("", 1).begin();
    assert_eq!(table.position().player(seat(1)).hand.total(), 39);
}

/// AR-3.5, AR-R06: one per step, for 1 gold, and then the player is at the same point again.
#[test]
fn cards_are_sold_at_every_own_decision() {
    let hand = "2 architect goal.nile";
    let own = || scene(3).hand(0, hand).controls(0, "edfu");
    let mut placing = own().market().begin();
    placing.play("0 buy farmers 1");
    let mut stone = scene(3).hand(0, hand).auction("abydos edfu abu").begin();
    stone.play("0 bid abydos 0; 1 bid edfu 0; 2 bid abu 0");
    let mut reward = own().offering().begin();
    reward.play("0 offer 5; 1 offer theft; 2 offer theft");
    for mut table in [
        own().auction("thebes sawu abu").begin(),
        stone,
        own().market().begin(),
        placing,
        own().offering().begin(),
        reward,
        own().harvest(0).begin(),
    ] {
        let (phase, gold) = (table.position().phase(), table.gold()[0]);
        table.play("0 sell architect; 0 sell goal.nile; 0 sell architect");
        assert_eq!((table.gold()[0], table.hand(0)), (gold + 3, "".into()));
        assert_eq!(table.position().phase(), phase);
    }
}

/// AR-3.5: selling is not playing.
#[test]
fn a_sale_does_not_count_for_the_same_name_rule() {
    let two = scene(3).market().controls(0, "edfu").built("edfu", 0, 2);
    let mut table = two.hand(0, "3 architect").begin();
    table.play("0 sell architect; 0 architect edfu; 0 sell architect");
    assert_eq!(table.discards(), "3 architect");
}

/// AR-3.5: it is the own decision, not that of others.
#[test]
fn nobody_sells_out_of_turn_or_what_he_does_not_have() {
    let table = scene(3).market().hand(1, "bribe").begin();
    let why = "seat 1 has no decision to make now";
    assert_eq!(table.refused(1, "sell bribe"), why);
    let why = "is not possible without the card in hand (AR-3.5)";
    assert_eq!(table.refused(0, "sell bribe"), why);
}

/// AR-T74, AR-3.5
#[test]
fn theft_cannot_be_sold() {
    let theft = "sell theft".parse::<Action>();
    let why = "\"sell theft\" does not name a power card";
    assert_eq!(theft.unwrap_err().to_string(), why);
    let mut table = scene(3).offering().begin();
    table.play("all offer theft; all done; up edfu kharga sawu");
    table.play("0 bid edfu 0; 1 bid kharga 0; 2 bid sawu 0; all done");
    assert!(
        [0, 1, 2]
            .iter()
            .all(|&seat| table.legal(seat, "offer theft"))
    );
    table.play("all offer theft");
}

/// AR-3.6: all copies alike.
#[test]
fn cards_are_drawn_at_random_from_the_deck() {
    let mut table = scene(3)
        .market()
        .controls(0, "edfu")
        .hand(0, "bribe")
        .begin();
    table.play("0 buy cards 1");
    assert_eq!(table.position().weight(), 38);
    for (outcome, weight) in table.position().outcomes() {
        let amun_re::Outcome::Card(card) = outcome else {
            panic!("{outcome:?} is not a card");
        };
        let held = u8::from(card == Card::Bribe);
        assert_eq!(weight, u32::from(card.copies() - held), "{card}");
    }
}

/// AR-T72, AR-3.6, AR-R28
#[test]
fn an_empty_deck_is_made_anew_from_the_discards() {
    let few = scene(3).market().controls(0, "memphis").deck("bribe", 2);
    let mut table = few.discards("2 harvest treasury").begin();
    assert_eq!(table.choices_to(0, "buy cards"), ["1", "2", "3"]);
    table.play("0 buy cards 3; draw 0 bribe");
    assert!(table.told(Event::DiscardsShuffled { cards: 3 }));
    assert_eq!((table.deck(), table.discards()), (3, String::new()));
    table.play("draw 0 harvest treasury");
    assert_eq!((table.deck(), table.discards()), (1, String::new()));
}

/// AR-3.6: cards played or sold earlier in the same phase come again.
#[test]
fn what_was_just_sold_can_be_drawn() {
    let few = scene(3).market().controls(0, "edfu").hand(0, "goal.bank");
    let mut table = few.deck("", 2).begin();
    table.play("0 sell goal.bank; 0 buy cards 1; draw 0 goal.bank");
    assert_eq!((table.hand(0), table.gold()[0]), ("goal.bank".into(), 20));
}

/// AR-T73, AR-3.6, AR-R28
#[test]
fn where_no_card_exists_none_can_be_had() {
    let few = scene(3).market().controls(0, "edfu").hand(0, "bribe");
    let mut table = few.deck("", 2).begin();
    let why = "is more than the 0 cards that are left (AR-5.4)";
    assert_eq!(table.refused(0, "buy cards 1"), why);
    let mut selling = table.clone();
    selling.play("0 sell bribe; 0 buy cards 1; draw 0 bribe");
    table.play("all done; 0 offer 5; 1 offer theft; 2 offer theft");
    let why = "is not possible: no power card is left (AR-6.8)";
    assert_eq!(table.refused(0, "take card"), why);
}

/// AR-T73, AR-3.6
#[test]
fn thebes_gives_as_many_cards_as_exist() {
    for (deck, missing) in [("", 2), ("bribe", 1)] {
        let few = scene(3).auction("thebes edfu abu").deck(deck, 2);
        let mut table = few.begin();
        table.play("0 bid thebes 0; 1 bid edfu 0; 2 bid abu 0");
        if missing == 1 {
            table.play("draw 0 bribe");
        }
        assert_eq!(table.hand(0), deck);
        let seat = seat(0);
        assert!(table.told(Event::NoCardsLeft { seat, missing }));
        assert_eq!(table.choices_to(0, "done").len(), 1);
    }
}

/// AR-3.6: nobody ever sees the order of the deck, because there is none.
#[test]
fn a_deck_is_a_number_of_copies() {
    let one = scene(3).market().deck("bribe change", 2).begin();
    let other = scene(3).market().deck("change bribe", 2).begin();
    assert_eq!(one.position(), other.position());
    assert_eq!(one.position().deck(), &cards("bribe change"));
}
