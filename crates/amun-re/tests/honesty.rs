//! Nobody sees more than his seat (AR-12), checked at every step of random games.
#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

mod common;

use amun_re::options::Gold;
use amun_re::{Action, Card, Event, Offer, Phase, Position, View};
use common::{XorShift, observers, play, play_on};
use tabletop::{BySeat, Dice as _, Game, Observer, Seat, Silence, Witnessed};

/// AR-12.8: whatever is filled in, the observer sees the same.
#[test]
fn filling_in_what_is_hidden_keeps_the_view() {
    play(3, |position, _, dice| {
        for observer in observers(position.players()) {
            let view = position.view(observer);
            let filled_in = Position::determinize(&view, dice);
            assert_eq!(filled_in.view(observer), view, "{position:?}");
            let setup = filled_in.to_setup();
            assert_eq!(Position::from_setup(&setup), Ok(filled_in));
            if let Some(seat) = observer.seat() {
                assert_eq!(filled_in.legal(seat), position.legal(seat));
            }
            assert_eq!(filled_in.owing(), position.owing(), "AR-3.8");
            if dice.below(20) == 0 {
                let json = serde_json::to_string(&view).unwrap();
                assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
            }
        }
    });
}

/// AR-12.6: nobody is shown another's cards, or his gold unless the table is open.
#[test]
fn a_view_names_no_hidden_card() {
    play(2, |position, _, _| {
        for observer in observers(position.players()) {
            let view = position.view(observer);
            let open = position.options().gold == Gold::Open || position.is_over();
            for (seat, seen) in Seat::all(position.players()).zip(&view.seats) {
                let own = observer.is(seat);
                assert_eq!(seen.hand.is_some(), own);
                assert_eq!(seen.province_hand.is_some(), own);
                assert_eq!(seen.gold.is_some(), own || open);
                if !own && position.sealed() {
                    assert_eq!((seen.offer, seen.revealing), (None, None));
                    assert!(seen.sold.is_empty());
                }
            }
            let hidden: u32 = view
                .seats
                .iter()
                .filter(|seat| seat.hand.is_none())
                .map(|seat| u32::from(seat.cards))
                .sum();
            assert_eq!(
                view.unseen().total(),
                hidden + u32::from(view.deck),
                "AR-12.7"
            );
        }
    });
}

/// AR-3.9, AR-R07, AR-T55: others see neither a sealed sale nor what was chosen.
#[test]
fn a_sealed_sale_is_seen_by_nobody_else() {
    let mut sales = 0;
    play(6, |position, _, _| {
        if !position.sealed() {
            return;
        }
        for seat in position.owing() {
            let list = position.legal(seat);
            let mut sales_open = list
                .iter()
                .filter(|action| matches!(action, Action::Sell(_)));
            let sell = sales_open.next().copied();
            let Some(sell) = sell else { continue };
            let (mut sold, mut events) = (*position, Vec::new());
            sold.apply(seat, sell, &mut events).unwrap();
            sales += 1;
            for observer in observers(position.players()).filter(|other| !other.is(seat)) {
                assert_eq!(sold.view(observer), position.view(observer));
                assert!(events.iter().all(|event| event.seen_by(observer).is_none()));
                if let Some(other) = observer.seat() {
                    assert_eq!(sold.legal(other), position.legal(other));
                }
            }
            assert_ne!(
                sold.view(Observer::Seat(seat)),
                position.view(Observer::Seat(seat))
            );
        }
    });
    assert!(sales > 0);
}

/// AR-12.4, AR-13.6: whoever follows the public events knows everybody's gold.
#[test]
fn gold_can_be_counted_from_the_public_events() {
    let mut counted = BySeat::<i32>::default();
    play(4, |position, events, _| {
        if position.phase() == Phase::First {
            counted = BySeat::from_fn(|_| 20);
        }
        for event in events
            .iter()
            .filter_map(|event| event.seen_by(Observer::Spectator))
        {
            match event {
                Event::Paid { seat, gold } => counted[seat] -= i32::from(gold),
                Event::InstantGold { seat, gold, .. } | Event::Income { seat, gold } => {
                    counted[seat] += i32::from(gold);
                }
                Event::Bought { seat, price, .. } => counted[seat] -= i32::from(price),
                Event::CardSold { seat, .. } | Event::SaleShown { seat, .. } => counted[seat] += 1,
                Event::FinalSale { seat, number, .. } => counted[seat] += i32::from(number),
                Event::OfferShown { seat, offer } => {
                    counted[seat] -= i32::from(offer.value());
                }
                _ => {}
            }
        }
        let view = position.view(Observer::Spectator);
        for (seat, seen) in Seat::all(position.players()).zip(&view.seats) {
            assert_eq!(counted[seat], i32::from(seen.counted_gold));
        }
    });
}

/// AR-3.9: the order in which the players answer has no effect.
#[test]
fn sealed_answers_may_come_in_any_order() {
    let mut points = 0;
    play(2, |position, _, dice| {
        let opened = position.sealed() && position.chosen().is_empty();
        if !opened {
            return;
        }
        points += 1;
        let answers: Vec<(Seat, Action)> = position
            .owing()
            .into_iter()
            .map(|seat| {
                let list = position.legal(seat);
                let choices = list
                    .iter()
                    .filter(|action| !matches!(action, Action::Sell(_)));
                let choices: Vec<Action> = choices.copied().collect();
                (seat, dice.pick(&choices))
            })
            .collect();
        let play = |answers: &mut dyn Iterator<Item = &(Seat, Action)>| {
            let mut after = *position;
            for &(seat, action) in answers {
                after.apply(seat, action, &mut Silence).unwrap();
            }
            after
        };
        assert_eq!(play(&mut answers.iter()), play(&mut answers.iter().rev()));
    });
    assert!(points > 0);
}

/// AR-3.9, AR-12.6: whoever has chosen is known to have, and fills in with some choice.
#[test]
fn who_has_chosen_is_public() {
    play(1, |position, _, dice| {
        let view = position.view(Observer::Spectator);
        for (seat, seen) in Seat::all(position.players()).zip(&view.seats) {
            assert_eq!(seen.chosen, position.chosen().contains(seat));
        }
        if position.phase() == Phase::Offering {
            let filled_in = Position::determinize(&view, dice);
            for seat in position.chosen() {
                let player = filled_in.player(seat);
                let Some(Offer { gold, change }) = player.offer else {
                    panic!("{seat} has chosen");
                };
                assert!(gold.is_none_or(|gold| gold.get() <= player.gold));
                assert!(!change || player.hand[Card::Change] > 0);
            }
        }
    });
}

/// A view from outside is read only if a position can look like that; whatever stands in it, nothing
/// panics.
#[test]
fn a_view_that_no_position_gives_is_not_read() {
    let (mut read, mut refused) = (0, 0);
    play(1, |position, _, dice| {
        let observer = observers(position.players()).nth(dice.below(2) as usize);
        let view = position.view(observer.unwrap());
        let mut json = serde_json::to_value(&view).unwrap();
        disturb(&mut json, dice);
        match serde_json::from_value::<View>(json) {
            Ok(view) => {
                read += 1;
                play_on(Position::determinize(&view, dice), dice);
            }
            Err(_) => refused += 1,
        }
    });
    assert!(read > 100 && refused > 100, "{read} and {refused}");
}

/// Changes something somewhere.
fn disturb(json: &mut serde_json::Value, dice: &mut XorShift) {
    use serde_json::{Value, json};
    match json {
        Value::Object(fields) if !fields.is_empty() => {
            let number = dice.below(fields.len() as u32) as usize;
            disturb(fields.values_mut().nth(number).unwrap(), dice);
        }
        Value::Array(entries) if dice.below(8) == 0 => _ = entries.pop(),
        Value::Array(entries) if !entries.is_empty() => {
            let number = dice.below(entries.len() as u32) as usize;
            disturb(&mut entries[number], dice);
        }
        Value::Bool(truth) => *truth = !*truth,
        other => {
            let values = [json!(0), json!(1), json!(4), json!(255), Value::Null];
            *other = dice.pick(&values.each_ref()).clone();
        }
    }
}
