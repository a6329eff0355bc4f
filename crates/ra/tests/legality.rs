//! The list of legal actions and the judgement of single ones agree at every step.

mod common;

use std::collections::BTreeSet;

use common::random::every_position;
use ra::{Action, Position, Tile};
use tabletop::{Game, Next, Refusal, Seat, Silence};

const GAMES: u64 = 40;

/// Everything that a text can say, and the two that only a program can.
fn everything() -> impl Iterator<Item = Action> {
    let unspeakable = [Action::God(Tile::God), Action::God(Tile::Ra)];
    Action::conceivable().chain(unspeakable)
}

/// RA-3.6, RA-3.7, NO-1.3
#[test]
fn an_action_is_listed_if_and_only_if_it_is_legal() {
    let mut list = <Position as Game>::Actions::default();
    every_position(GAMES, |position| {
        for seat in Seat::all(position.players()) {
            position.actions(seat, &mut list);
            for action in everything() {
                let legal = position.check(seat, action).is_ok();
                assert_eq!(list.contains(&action), legal, "{action} in {position:?}");
            }
        }
    });
}

/// RA-3.3, RA-3.6: there is always at least one legal action, for one seat only.
#[test]
fn only_the_seat_that_owes_a_decision_has_actions() {
    every_position(GAMES, |position| {
        for seat in Seat::all(position.players()) {
            let owes = position.owing().contains(seat);
            assert_eq!(!position.legal(seat).is_empty(), owes);
        }
        let owing = usize::from(matches!(position.next(), Next::Decision(_)));
        assert_eq!(position.owing().len(), owing);
    });
}

/// NO-1.3
#[test]
fn every_legal_action_has_one_text_of_its_own() {
    every_position(GAMES, |position| {
        for seat in position.owing() {
            let legal = position.legal(seat);
            let texts: BTreeSet<_> = legal.iter().map(Action::to_string).collect();
            assert_eq!(texts.len(), legal.len());
            for &action in legal.iter() {
                assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    });
}

/// The checked calls say why and leave everything as it was.
#[test]
fn a_refusal_changes_nothing() {
    every_position(8, |position| {
        for seat in Seat::all(position.players()) {
            for action in everything() {
                let mut after = *position;
                if let Err(why) = after.apply(seat, action, &mut Silence) {
                    assert_eq!(&after, position);
                    assert!(!why.to_string().is_empty());
                    let asked = position.owing().contains(seat);
                    assert_eq!(matches!(why, Refusal::Illegal(_)), asked);
                }
            }
        }
    });
}

/// NO-2.6, NO-5.2: the weights of the outcomes add up, in canonical order, each outcome once.
#[test]
fn chance_is_told_consistently() {
    every_position(GAMES, |position| {
        let outcomes: Vec<_> = position.outcomes().collect();
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        assert_eq!(total, position.weight());
        let due = matches!(position.next(), Next::Chance(_));
        assert_eq!(due, !outcomes.is_empty());
        let mut number = 0;
        for (outcome, weight) in outcomes {
            assert_eq!(position.weight_of(outcome), weight);
            assert_eq!(position.outcome_at(number), outcome);
            assert_eq!(position.outcome_at(number + weight - 1), outcome);
            number += weight;
        }
    });
}
