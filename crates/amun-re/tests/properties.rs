//! What holds in every game, checked at every step of random ones (AR-13).
#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

mod common;

use std::collections::BTreeMap;

use amun_re::event::Builder;
use amun_re::{Action, Card, Cards, Event, Phase, Province, Provinces};
use common::play;
use tabletop::{BySeat, Game, Seat};

/// AR-13.10, NO-1.4
#[test]
fn what_is_listed_is_legal_and_nothing_else() {
    let conceivable: Vec<Action> = Action::conceivable().collect();
    play(2, |position, _, _| {
        for seat in Seat::all(position.players()) {
            let list = position.legal(seat);
            assert_eq!(list.is_empty(), !position.owing().contains(seat));
            for &action in list.iter() {
                assert_eq!(position.check(seat, action), Ok(()));
            }
            for &action in &conceivable {
                let legal = position.check(seat, action).is_ok();
                assert_eq!(legal, list.contains(&action), "{action} in {position:?}");
            }
            let texts: std::collections::BTreeSet<String> =
                list.iter().map(ToString::to_string).collect();
            assert_eq!(texts.len(), list.len(), "NO-1.3");
        }
    });
}

/// AR-13.1, AR-13.2, AR-13.3, AR-13.5
#[test]
fn cards_and_provinces_are_conserved() {
    let mut in_play = Provinces::NONE;
    play(3, |position, _, _| {
        let players = || Seat::all(position.players()).map(|seat| position.player(seat));
        let cards = players().fold(position.deck().and(position.discards()), |all, player| {
            all.and(&player.hand).and(&player.sold)
        });
        assert_eq!(cards, Cards::GAME);
        let controlled: Provinces = players().flat_map(|player| player.control).collect();
        let each = players().map(|player| player.control.len());
        assert_eq!(controlled.len(), each.sum::<usize>());
        if position.epoch() == 1 {
            in_play = controlled;
        } else {
            assert_eq!(position.in_play().len(), 3 * position.players());
            assert_eq!(controlled.except(position.in_play()), Provinces::NONE);
            if position.is_over() {
                assert_eq!(controlled, in_play, "AR-8.9");
            }
        }
        for province in Province::ALL {
            let pieces = position.pieces(province);
            assert!(pieces.stones <= 2 && pieces.free_farmers <= 3);
            assert!(pieces.field_farmers <= position.board()[province].fields);
        }
    });
}

/// AR-13.4, AR-13.7, AR-13.11 to AR-13.14
#[test]
fn the_course_of_a_game_adds_up() {
    let mut told: Vec<Event> = Vec::new();
    play(3, |position, events, _| {
        if position.phase() == Phase::First {
            told.clear();
        }
        told.extend(events);
        if !position.is_over() {
            return;
        }
        let players = position.players();
        let count = |wanted: fn(&Event) -> bool| told.iter().filter(|event| wanted(event)).count();
        assert_eq!(count(|event| matches!(event, Event::RoundBegan { .. })), 6);
        assert_eq!(count(|event| matches!(event, Event::TileChosen { .. })), 6);
        assert_eq!(
            count(|event| matches!(event, Event::ProvinceWon { .. })),
            6 * players
        );
        assert_eq!(
            count(|event| matches!(event, Event::TurnEnded { .. })),
            6 * players
        );
        assert_eq!(
            count(|event| matches!(event, Event::Income { .. })),
            6 * players
        );
        assert_eq!(count(|event| matches!(event, Event::EpochEnded { .. })), 2);
        assert_eq!(count(|event| matches!(event, Event::EpochBegan { .. })), 2);
        let stones = count(|event| matches!(event, Event::StonePlaced { .. }));
        let architects = count(|event| {
            matches!(
                event,
                Event::PyramidBuilt {
                    by: Builder::Architect,
                    ..
                }
            )
        });
        let pieces = Province::ALL.map(|province| *position.pieces(province));
        let lying: usize = pieces.iter().map(|pieces| usize::from(pieces.stones)).sum();
        let pyramids: usize = pieces
            .iter()
            .map(|pieces| usize::from(pieces.pyramids))
            .sum();
        assert_eq!(stones, lying + 3 * (pyramids - architects) + 2 * architects);
        let (mut booked, mut ranked) = (BySeat::<u16>::default(), 0);
        for event in &told {
            match *event {
                Event::Booked { seat, sum } => booked[seat] += sum,
                Event::GoldRanked { seat, points, .. } => {
                    booked[seat] += points;
                    ranked += points;
                }
                _ => {}
            }
        }
        assert!(ranked >= 12, "AR-13.13");
        for seat in Seat::all(players) {
            assert_eq!(position.player(seat).points, booked[seat]);
        }
        check_names(&told);
    });
}

/// AR-3.4, AR-13.14: nobody plays a name twice in a phase.
fn check_names(told: &[Event]) {
    let mut played: BTreeMap<(Seat, Card), u32> = BTreeMap::new();
    for event in told {
        match *event {
            Event::PhaseBegan { .. } => played.clear(),
            Event::CardPlayed { seat, card, .. } => {
                let times = played.entry((seat, card)).or_default();
                *times += 1;
                assert_eq!(*times, 1, "{seat} played {card} twice");
            }
            _ => {}
        }
    }
}
