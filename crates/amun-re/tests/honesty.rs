//! Nobody learns more than they may: worlds that differ in what a seat may not know look, sound and
//! answer the same to it (AR-12.8).

mod common;

use amun_re::{Action, Event, Position};
use common::random::{RandomGame, every_step, tables};
use common::{Table, expert, observer, scene, seat};
use conformance::TestDice;
use tabletop::{Chance, Game, Observer, Play, Seat, Seen, Witnessed};

/// All that reaches an observer while a game is going on.
#[derive(Debug, PartialEq)]
struct Reaches {
    view: String,
    log: Vec<(Seen<Position>, Vec<Event>)>,
    choices: Vec<Action>,
    answers: Vec<Result<(), String>>,
    undoable: usize,
}

fn reaches(game: &Play<Position>, who: Option<usize>) -> Reaches {
    let position = game.position();
    let steps = game.seen_by(observer(who));
    let own = who.map(seat);
    let answer = |action| {
        let checked = own.map(|seat| position.check(seat, action));
        checked.map_or(Ok(()), |checked| checked.map_err(|why| why.to_string()))
    };
    let view = position.view(observer(who));
    Reaches {
        view: serde_json::to_string(&view).expect("views can be written"),
        log: steps.map(|step| (step.seen, step.events)).collect(),
        choices: own.map_or_else(Vec::new, |seat| position.legal(seat).to_vec()),
        answers: Action::conceivable().map(answer).collect(),
        undoable: own.map_or(0, |seat| game.undoable(seat)),
    }
}

/// The observer cannot tell these games apart.
fn alike(who: Option<usize>, one: &Table, other: &Table) {
    assert_ne!(one.position(), other.position(), "the worlds differ");
    assert_eq!(reaches(&one.game, who), reaches(&other.game, who));
}

/// The same table played in two ways.
fn worlds(table: &Table, one: &str, other: &str) -> (Table, Table) {
    let (mut first, mut second) = (table.clone(), table.clone());
    first.play(one);
    second.play(other);
    (first, second)
}

/// AR-T55, AR-3.9, AR-R07, AR-12.8
#[test]
fn a_sealed_sale_is_not_seen_before_the_reveal() {
    let table = scene(3).offering().hand(0, "2 bribe architect").begin();
    let (mut sold, unsold) = worlds(&table, "0 sell bribe; 0 offer 4", "0 offer 4");
    for who in [Some(1), Some(2), None] {
        alike(who, &sold, &unsold);
        let view = sold.view(who);
        assert_eq!((view.seats[0].cards, view.discards.total()), (3, 0));
    }
    sold.play("1 offer theft; 2 offer theft");
    assert_eq!(sold.discards(), "bribe");
    assert_eq!(sold.view(Some(1)).discards, common::cards("bribe"));
}

/// AR-T55: also before the choice, and whatever is sold.
#[test]
fn a_sale_without_a_choice_is_not_seen_at_all() {
    let table = scene(4)
        .offering()
        .hand(0, "bribe architect goal.nile")
        .begin();
    let everything = "0 sell bribe; 0 sell architect; 0 sell goal.nile";
    let mut sold = table.clone();
    sold.play(everything);
    for who in [Some(1), Some(3), None] {
        alike(who, &table, &sold);
    }
    let (one, other) = worlds(&table, "0 sell bribe", "0 sell goal.nile; 0 sell architect");
    alike(Some(2), &one, &other);
}

/// AR-12.2, AR-12.8: offerings that differ in gold, Theft and Offering Change.
#[test]
fn a_sealed_offering_looks_like_any_other() {
    let table = scene(3)
        .offering()
        .hand(0, "2 change")
        .hand(1, "bribe")
        .begin();
    for (one, other) in [
        ("0 offer 1", "0 offer 20"),
        ("0 offer theft", "0 offer 7"),
        ("0 offer 3 change", "0 offer 3"),
        ("0 offer theft change", "0 sell change; 0 offer 21 change"),
    ] {
        let (one, other) = worlds(&table, one, other);
        for who in [Some(1), Some(2), None] {
            alike(who, &one, &other);
        }
        let sees = |who| reaches(&one.game, who) == reaches(&other.game, who);
        assert!(!sees(Some(0)), "one's own choice is known");
    }
}

/// AR-12.8: the order of answers tells nothing but who has answered.
#[test]
fn the_others_choices_do_not_change_what_is_legal() {
    let table = scene(3).offering().hand(1, "bribe").begin();
    let before = reaches(&table.game, Some(1));
    let mut later = table.clone();
    later.play("0 offer 4; 2 offer theft");
    let after = reaches(&later.game, Some(1));
    assert_eq!(before.choices, after.choices);
    assert_eq!(before.answers, after.answers);
    assert_eq!(before.undoable, after.undoable);
}

/// AR-10.3, AR-12.2, AR-12.8
#[test]
fn a_sealed_reveal_looks_like_any_other() {
    let table = expert(3);
    for (one, other) in [
        ("0 reveal abu", "0 reveal avaris"),
        ("0 reveal buto", "0 sell architect; 0 reveal buto"),
    ] {
        let (one, other) = worlds(&table, one, other);
        for who in [Some(1), Some(2), None] {
            alike(who, &one, &other);
        }
    }
    let mut selling = table.clone();
    selling.play("1 sell architect");
    alike(Some(0), &table, &selling);
}

/// AR-12.2, AR-12.6: draws and deals by name for their owner, by number for others.
#[test]
fn draws_and_deals_are_hidden_in_the_logs_of_others() {
    let table = scene(3).market().controls(0, "edfu").begin();
    let (one, other) = worlds(
        &table,
        "0 buy cards 1; draw 0 bribe; 0 done",
        "0 buy cards 1; draw 0 goal.nile; 0 done",
    );
    for who in [Some(1), Some(2), None] {
        alike(who, &one, &other);
    }
    assert_ne!(reaches(&one.game, Some(0)), reaches(&other.game, Some(0)));
    for step in expert(3).game.seen_by(observer(Some(1))) {
        let own = |chance: amun_re::Chance| chance.to() == Some(seat(1));
        match step.seen {
            Seen::Hidden(chance) => assert!(!own(chance)),
            Seen::Whole(step) => {
                assert!(matches!(step, tabletop::Step::Chance { chance, .. } if own(chance)));
            }
            Seen::Chosen(_) => panic!("nobody has chosen"),
        }
    }
}

/// AR-12.6: sealed steps of others are in the log after the reveal.
#[test]
fn after_the_reveal_everybody_has_heard_everything() {
    let mut table = scene(3).offering().hand(0, "bribe").begin();
    table.play("0 sell bribe; 0 offer 2; 1 offer theft; 2 offer 5");
    for who in [Some(1), None] {
        let log = reaches(&table.game, who).log;
        let events: Vec<Event> = log.into_iter().flat_map(|(_, events)| events).collect();
        let shown = events
            .iter()
            .filter(|it| matches!(it, Event::OfferShown { .. }));
        assert_eq!(shown.count(), 3);
        let sale = |event: &&Event| matches!(event, Event::SaleShown { .. });
        assert_eq!(events.iter().filter(sale).count(), 1);
    }
}

/// AR-12.8: a refusal tells of public things and of the own hand.
#[test]
fn what_others_hold_changes_no_answer() {
    let own = |hand: &str| {
        let three = scene(3).auction("thebes edfu abu").gold([9, 20, 20]);
        let mut table = three.hand(0, "bribe").hand(2, hand).begin();
        table.play("0 bid thebes 3; 1 bid thebes 6; 2 bid edfu 0");
        table
    };
    let (one, other) = (own("defence goal.nile"), own("2 treasury"));
    for who in [Some(0), Some(1), None] {
        alike(who, &one, &other);
    }
}

/// AR-3.9: what was sold can be taken back as long as the seller has not chosen; nobody else
/// notices either.
#[test]
fn taking_back_a_sealed_sale_is_nobody_elses_business() {
    let table = scene(3).offering().hand(0, "bribe").begin();
    let mut sold = table.clone();
    sold.play("0 sell bribe");
    assert_eq!(sold.game.undoable(seat(0)), 1);
    sold.play("1 offer 3");
    assert_eq!(
        sold.game.undoable(seat(0)),
        1,
        "a choice of another teaches nothing"
    );
    assert_eq!(sold.game.undoable(seat(1)), 0, "a choice once made stands");
    let mut undone = sold.clone();
    assert!(undone.game.undo(seat(0), 1));
    for who in [Some(1), Some(2), None] {
        alike(who, &sold, &undone);
    }
}

/// AR-12.8, AR-T55: at random sealed points the others' choices and sales are made anew at random,
/// by as many seats as have chosen; nobody can tell.
#[test]
fn random_sealed_points_keep_their_secrets() {
    let mut compared = 0;
    for (players, options) in tables() {
        for seed in 0..4 {
            let mut game = RandomGame::new(players, &options, seed);
            let mut dice = TestDice::new(seed);
            while game.step().is_some() {
                let opens = game.position.sealed() && game.position.chosen().is_empty();
                if opens && dice.once_in(2) {
                    compared += compare(game.position, &mut dice);
                }
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

/// Lets some seats choose twice, in two worlds, and compares for everybody who has not.
fn compare(position: Position, dice: &mut TestDice) -> u32 {
    let players = position.players();
    let choosing: Vec<Seat> = Seat::all(players - 1).filter(|_| dice.once_in(2)).collect();
    let mut worlds = [0, 1].map(|_| {
        let mut table = Table::from(position);
        for &by in &choosing {
            while table.position().owing().contains(by) {
                let legal = table.position().legal(by);
                let action = *dice.one_of(&legal);
                let said = table.game.decide(by, action, &mut table.events);
                said.expect("it is legal");
            }
        }
        table
    });
    let [one, other] = &mut worlds;
    let others = Seat::all(players).filter(|seat| !choosing.contains(seat));
    let observers = others.map(Seat::index).map(Some).chain([None]);
    observers
        .map(|who| {
            let (here, there) = (reaches(&one.game, who), reaches(&other.game, who));
            assert_eq!(here, there, "{who:?} in {position:?}");
            1
        })
        .sum()
}

/// AR-12.4, AR-13.6: a follower of the public events knows everybody's gold.
#[test]
fn gold_can_be_counted_from_the_public_events() {
    let start = |position: &Position| vec![20; position.players()];
    every_step(30, start, |gold: &mut Vec<i32>, events, position| {
        let public = |event: &Event| event.seen_by(Observer::Spectator);
        for event in events.iter().filter_map(public) {
            let (seat, change) = match event {
                Event::Paid { seat, gold } => (seat, -i32::from(gold)),
                Event::Bought { seat, price, .. } => (seat, -i32::from(price)),
                Event::OfferShown { seat, offer } => (seat, -i32::from(offer.value())),
                Event::InstantGold { seat, gold, .. } | Event::Income { seat, gold } => {
                    (seat, gold.into())
                }
                Event::CardSold { seat, .. } | Event::SaleShown { seat, .. } => (seat, 1),
                Event::FinalSale { seat, number, .. } => (seat, number.into()),
                _ => continue,
            };
            gold[seat.index()] += change;
        }
        let view = position.view(Observer::Spectator);
        let counted = view.seats.iter().map(|seat| i32::from(seat.counted_gold));
        assert!(counted.eq(gold.iter().copied()));
    });
}

/// AR-12.6, AR-12.7: of everything hidden a view has only the numbers.
#[test]
fn views_have_numbers_of_what_is_hidden() {
    every_step(
        6,
        |_| (),
        |(), _, position| {
            let seats = Seat::all(position.players()).map(Observer::Seat);
            for observer in seats.chain([Observer::Spectator]) {
                let view = position.view(observer);
                let others = view.seats.iter().filter(|seat| seat.hand.is_none());
                let hidden: u32 = others.clone().map(|seat| u32::from(seat.cards)).sum();
                assert_eq!(view.unseen().total(), hidden + u32::from(view.deck));
                for seat in others {
                    let known = seat.province_hand.is_some() || seat.revealing.is_some();
                    assert!(!known && seat.sold.is_empty());
                    assert!(!position.sealed() || seat.offer.is_none());
                }
                let chosen = view.seats.iter().filter(|seat| seat.chosen).count();
                assert_eq!(chosen, position.chosen().len());
            }
        },
    );
}

/// AR-12.2: no log of another player has a name that is not shown yet.
#[test]
fn no_log_names_what_is_hidden() {
    for (players, options) in tables() {
        let mut game = RandomGame::new(players, &options, 3);
        let mut play = Play::new(game.position);
        while let Some(step) = game.step() {
            match step {
                tabletop::Step::Decision { by, action } => {
                    play.decide(by, action, &mut tabletop::Silence).unwrap();
                }
                tabletop::Step::Chance { outcome, .. } => {
                    play.settle(outcome, &mut tabletop::Silence).unwrap();
                }
            }
        }
        for step in play.seen_by(Observer::Spectator) {
            for event in step.events {
                match event {
                    Event::CardDrawn { card, .. } => assert_eq!(card, None),
                    Event::ProvinceDealt { province, .. } => assert_eq!(province, None),
                    Event::RevealChosen { province, .. } => assert_eq!(province, None),
                    Event::OfferChosen { offer, .. } => assert_eq!(offer, None),
                    Event::CardSoldInSecret { .. } => panic!("a secret sale is told"),
                    _ => {}
                }
            }
        }
    }
}
