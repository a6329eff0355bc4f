//! How a game goes: phases, bids, steps, names (AR-13.7 to AR-13.10, AR-13.14, AR-13.16, AR-13.17).

use std::collections::{BTreeMap, BTreeSet};

use amun_re::phase::Part;
use amun_re::{Action, Card, Event, Goods, Options, Phase, Position};
use conformance::TestDice;
use tabletop::{Game, Next, Observer, Seat, Silence, Step};

use crate::common::random::{RandomGame, every_step, tables};
use crate::{GAMES, count, every_game, players};

/// AR-13.7
#[test]
fn a_game_has_six_of_every_phase() {
    every_game(|told, position| {
        let players = position.players();
        let began = |wanted| count(told, |event| *event == Event::PhaseBegan { part: wanted });
        for part in [Part::Auction, Part::Market, Part::Offering, Part::Harvest] {
            assert_eq!(began(part), 6, "{part:?}");
        }
        let turns = count(told, |event| matches!(event, Event::TurnEnded { .. }));
        let harvests = count(told, |event| matches!(event, Event::Income { .. }));
        assert_eq!((turns, harvests), (6 * players, 6 * players));
        let tiles = count(told, |event| matches!(event, Event::TileChosen { .. }));
        let scorings = count(told, |event| matches!(event, Event::Booked { .. }));
        let ranked = count(told, |event| matches!(event, Event::GoldRanked { .. }));
        assert_eq!((tiles, scorings, ranked), (6, 2 * players, players));
    });
}

/// AR-13.8, AR-4.11
#[test]
fn an_auction_has_as_many_bids_as_it_may() {
    let mut longest = 0;
    every_step(
        GAMES,
        |position| (0, position.players()),
        |(bids, empty), events, position| {
            let players = position.players();
            *bids += count(events, |event| matches!(event, Event::Bid { .. }));
            if count(events, |event| matches!(event, Event::Paid { .. })) > 0 {
                assert!((players..=9 * (players - 1) + 1).contains(bids), "{bids}");
                longest = longest.max(*bids);
                (*bids, *empty) = (0, players);
            }
            if matches!(position.phase(), Phase::Auction { .. }) {
                let held = Seat::all(players).filter_map(|seat| position.player(seat).scribe);
                let now = players - held.count();
                assert!((1..=*empty).contains(&now), "until the end one is empty");
                *empty = now;
            }
        },
    );
    assert!(longest > 10, "nobody fought for a province");
}

/// What is left to be used up before the game is over, most significant first: rounds, phases,
/// turns and what they need, pieces, and cards in hands.
fn left_to_play(position: &Position) -> [u32; 6] {
    let count = position.players();
    let to_come = |seat: Seat| {
        let order = position
            .turn_order()
            .skip_while(move |&other| other != seat);
        order.count() as u32
    };
    let hands: u32 = players(position).map(|player| player.hand.total()).sum();
    let dealt: usize = players(position).map(|it| it.province_cards.len()).sum();
    let owing = position.owing().len() as u32;
    let (stage, detail) = match position.phase() {
        Phase::First => (13, [0; 3]),
        Phase::Deal { .. } => (12, [(3 * count - dealt) as u32, 0, 0]),
        Phase::TurnUp => (11, [(count - position.open().len()) as u32, 0, 0]),
        Phase::Reveal => (10, [owing, 0, 0]),
        Phase::Auction { seat, .. } => {
            let taken = players(position).filter_map(|player| player.scribe);
            let spaces: usize = taken.map(|bid| 1 + bid.space.place()).sum();
            let mut turns = seat.clockwise(count);
            let leads = |seat| position.player(seat).scribe.is_some();
            let passes = turns
                .position(|seat| !leads(seat))
                .expect("somebody must bid");
            (9, [(9 * count - spaces) as u32, passes as u32, 0])
        }
        Phase::InstantCard { seat, left } => (8, [to_come(seat), 1, left.into()]),
        Phase::InstantStone { seat, left } => (8, [to_come(seat), 0, left.into()]),
        Phase::Market { seat, bought } => {
            let kinds = Goods::ALL.into_iter().filter(|it| it.is_open_after(bought));
            (7, [to_come(seat), 2 * kinds.count() as u32, 0])
        }
        Phase::BoughtCard { seat, left } => (7, [to_come(seat), 5, left.into()]),
        Phase::PlaceFarmer { seat, left } => (7, [to_come(seat), 3, left.into()]),
        Phase::PlaceStone { seat, left } => (7, [to_come(seat), 1, left.into()]),
        Phase::Offering => (6, [owing, 0, 0]),
        Phase::Change { seat, .. } => (5, [to_come(seat), 0, 0]),
        Phase::Reward { seat, left, .. } => {
            let ranks = position.ranking().into_iter().skip_while(|&it| it != seat);
            (4, [ranks.count() as u32, 2 * u32::from(left), 0])
        }
        Phase::RewardCard { seat, left, .. } => {
            let ranks = position.ranking().into_iter().skip_while(|&it| it != seat);
            (4, [ranks.count() as u32, 2 * u32::from(left) - 1, 0])
        }
        Phase::Harvest { seat, .. } => (3, [to_come(seat), 0, 0]),
        Phase::Over => (0, [0; 3]),
    };
    let rounds = 3 * (2 - u32::from(position.epoch())) + 3 - u32::from(position.round());
    [rounds, stage, detail[0], detail[1], detail[2], hands]
}

/// AR-13.9
#[test]
fn every_step_brings_the_end_nearer() {
    every_step(
        GAMES,
        |_| [u32::MAX; 6],
        |left, _, position| {
            let now = left_to_play(position);
            assert!(now < *left, "{left:?}, {now:?} in {position:?}");
            *left = now;
        },
    );
}

/// AR-13.10
#[test]
fn somebody_who_is_asked_can_answer() {
    every_step(
        GAMES,
        |_| (),
        |(), _, position| {
            for seat in Seat::all(position.players()) {
                let asked = position.owing().contains(seat);
                assert_eq!(position.legal(seat).is_empty(), !asked);
            }
        },
    );
}

/// AR-13.14
#[test]
fn nobody_plays_a_name_twice_in_a_phase() {
    let mut met = BTreeSet::new();
    every_game(|told, _| {
        let mut played = BTreeSet::new();
        for event in told {
            match *event {
                Event::PhaseBegan { .. } | Event::EpochEnded { .. } => played.clear(),
                Event::CardPlayed { seat, card, .. } | Event::GoalFulfilled { seat, card } => {
                    met.insert(card);
                    assert!(played.insert((seat, card)), "{seat} plays {card} twice");
                }
                _ => {}
            }
        }
    });
    let met: Vec<Card> = met.into_iter().collect();
    assert_eq!(met, Card::ALL, "every card was played");
}

/// AR-13.14, AR-1.2
#[test]
fn everybody_can_always_lay_theft() {
    every_step(
        GAMES,
        |_| (),
        |(), _, position| {
            if position.phase() == Phase::Offering {
                let theft = Action::Theft { change: false };
                let mut owing = position.owing().into_iter();
                assert!(owing.all(|seat| position.check(seat, theft).is_ok()));
            }
        },
    );
}

/// AR-13.16, AR-3.8: in another world that looks the same to a spectator, the same is asked of the
/// same seats, before and after the same step.
#[test]
fn who_is_asked_for_what_depends_on_what_is_public() {
    for (players, options) in tables() {
        for seed in 0..GAMES / 6 {
            let mut game = RandomGame::new(players, &options, seed);
            let mut dice = TestDice::new(seed);
            loop {
                let view = game.position.view(Observer::Spectator);
                let mut imagined = Position::determinize(&view, &mut dice);
                assert_eq!(imagined.next(), game.position.next());
                let Some(step) = game.step() else { break };
                if repeat(&mut imagined, step) {
                    let reveals = matches!(step, Step::Decision { .. }) && view.phase.is_sealed();
                    assert!(
                        reveals || imagined.next() == game.position.next(),
                        "{step:?}"
                    );
                }
            }
        }
    }
}

/// Takes the step if it is possible here.
fn repeat(position: &mut Position, step: Step<Position>) -> bool {
    match step {
        Step::Decision { by, action } => position.apply(by, action, &mut Silence).is_ok(),
        Step::Chance { outcome, .. } => position.settle(outcome, &mut Silence).is_ok(),
    }
}

/// AR-13.17: without sales.
#[test]
fn games_are_about_as_long_as_was_measured() {
    for (players, expected) in [(3, 170), (4, 225), (5, 280)] {
        let (mut decisions, mut chances, games) = (0, 0, 200);
        for seed in 0..games {
            let (mut dice, options) = (TestDice::new(seed), Options::default());
            let mut position = Position::new(players, &options).unwrap();
            loop {
                match position.next() {
                    Next::Over => break,
                    Next::Chance(_) => {
                        chances += 1;
                        let outcome = position.sample(&mut dice);
                        position.settle_unchecked(outcome, &mut Silence);
                    }
                    Next::Decision(seats) => {
                        decisions += 1;
                        let seat = seats.first().unwrap();
                        let mut legal = position.legal(seat);
                        legal.retain(|action| !matches!(action, Action::Sell(_)));
                        let action = *dice.one_of(&legal);
                        position.apply_unchecked(seat, action, &mut Silence);
                    }
                }
            }
        }
        let (decisions, chances) = (decisions / games, chances / games);
        assert!(decisions.abs_diff(expected) < 25, "{players}: {decisions}");
        assert!((30..=75).contains(&chances), "{players}: {chances}");
    }
}

/// AR-3.6, AR-4.8, AR-4.9, AR-5.9, AR-6.10: the facts are worth little if games never get there.
#[test]
fn rare_things_happen_in_these_games() {
    let mut met = BTreeMap::new();
    every_game(|told, _| {
        let mut note = |name: &'static str, times| *met.entry(name).or_insert(0) += times;
        let is = |wanted: fn(&Event) -> bool| count(told, wanted);
        note(
            "shuffle",
            is(|event| matches!(event, Event::DiscardsShuffled { .. })),
        );
        note(
            "no card",
            is(|event| matches!(event, Event::NoCardsLeft { .. })),
        );
        note(
            "sealed sale",
            is(|event| matches!(event, Event::SaleShown { .. })),
        );
        for (name, card) in [
            ("bribe", Card::Bribe),
            ("defence", Card::Defence),
            ("architect", Card::Architect),
            ("change", Card::Change),
        ] {
            let played = |event: &Event| matches!(event, Event::CardPlayed { card: played, .. } if *played == card);
            note(name, count(told, played));
        }
        let ranked = is(|event| matches!(event, Event::NextFirstPlayer { .. }));
        note("all thieves", 6 - ranked);
    });
    assert!(
        met.len() == 8 && met.values().all(|&times| times >= 20),
        "{met:?}"
    );
}
