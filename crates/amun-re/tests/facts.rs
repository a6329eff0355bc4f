//! The facts of AR-13, over random games in several styles for every kind of table.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use amun_re::event::Builder;
use amun_re::phase::Part;
use amun_re::scoring::Category;
use amun_re::{Action, Card, Cards, Event, Goods, Options, Phase, Position, Province, Provinces};
use common::ledger::Ledger;
use common::random::{Dice, RandomGame, every_step, tables};
use tabletop::{Game, Next, Observer, Seat, Silence, Step};

/// Games of each property at each kind of table.
const GAMES: u64 = 60;

fn players(position: &Position) -> impl Iterator<Item = &amun_re::Player> {
    Seat::all(position.players()).map(|seat| position.player(seat))
}

/// Games of which the events are kept until they are over.
fn every_game(mut look: impl FnMut(&[Event], &Position)) {
    every_step(
        GAMES,
        |_| Vec::new(),
        |told: &mut Vec<Event>, events, position| {
            told.extend(events);
            if position.is_over() {
                look(told, position);
            }
        },
    );
}

fn count(told: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    told.iter().filter(|event| wanted(event)).count()
}

/// AR-13.1, kind by kind; what was sold in secret is on its way to the discards.
#[test]
fn no_card_appears_or_vanishes() {
    every_step(
        GAMES,
        |position| Ledger::new(position.players()),
        |ledger, events, position| {
            for &event in events {
                ledger.hear(event);
                assert_eq!(ledger.cards(), Cards::GAME, "after {event:?}");
            }
            let piles = position.deck().and(position.discards());
            let hands = players(position).flat_map(|player| [player.hand, player.sold]);
            assert_eq!(hands.fold(piles, |all, pile| all.and(&pile)), Cards::GAME);
        },
    );
}

/// AR-13.1, AR-13.4, AR-13.6, AR-13.11: whoever only hears the events knows board, gold, hands,
/// decks, scores and the result.
#[test]
fn the_events_tell_all_that_happens() {
    every_step(
        GAMES,
        |position| Ledger::new(position.players()),
        |ledger, events, position| {
            for &event in events {
                ledger.hear(event);
            }
            ledger.check(position);
        },
    );
}

/// AR-13.2
#[test]
fn the_same_provinces_are_in_play_in_both_epochs() {
    every_step(
        GAMES,
        |_| Provinces::NONE,
        |seen, _, position| {
            let in_play = 3 * position.players();
            let cards = players(position).fold(position.open(), |all, player| {
                all.and(player.control).and(player.province_cards)
            });
            if position.epoch() == 1 {
                *seen = seen.and(cards);
                assert_eq!(position.in_play(), Provinces::ALL);
                assert!(seen.len() <= in_play);
            } else {
                assert_eq!(position.in_play(), *seen);
                assert_eq!(seen.len(), in_play);
                assert!(cards.except(*seen).is_empty());
            }
            let dealt = !matches!(position.phase(), Phase::First | Phase::Deal { .. });
            if position.options().expert && dealt {
                assert_eq!(cards.len(), in_play, "hands, open and played");
            }
        },
    );
}

/// AR-13.3
#[test]
fn everybody_controls_one_province_for_each_auction() {
    every_step(
        GAMES,
        |_| (),
        |(), _, position| {
            let bidding = match position.phase() {
                Phase::First | Phase::Deal { .. } | Phase::TurnUp | Phase::Reveal => true,
                phase => matches!(phase, Phase::Auction { .. }),
            };
            let auctions = usize::from(position.round()) - usize::from(bidding);
            assert!(players(position).all(|player| player.control.len() == auctions));
            let controlled: BTreeSet<_> = players(position).flat_map(|it| it.control).collect();
            assert_eq!(controlled.len(), auctions * position.players());
        },
    );
}

/// AR-13.4, province by province.
#[test]
fn stones_lie_there_or_have_become_pyramids() {
    #[derive(Default)]
    struct Site {
        placed: u32,
        architects: u32,
        pyramids: u32,
    }
    every_step(
        GAMES,
        |_| BTreeMap::<Province, Site>::new(),
        |sites, events, position| {
            for event in events {
                match *event {
                    Event::StonePlaced { province, .. } => {
                        sites.entry(province).or_default().placed += 1;
                    }
                    Event::PyramidBuilt { province, by, .. } => {
                        let site = sites.entry(province).or_default();
                        site.architects += u32::from(by == Builder::Architect);
                    }
                    _ => {}
                }
            }
            for province in Province::ALL {
                let site = sites.entry(province).or_default();
                let pieces = position.pieces(province);
                assert!(pieces.stones <= 2);
                let pyramids = u32::from(pieces.pyramids);
                assert!(pyramids >= site.pyramids, "pyramids never become fewer");
                site.pyramids = pyramids;
                let built = 3 * (pyramids - site.architects) + 2 * site.architects;
                assert_eq!(site.placed, u32::from(pieces.stones) + built);
            }
        },
    );
}

/// AR-13.5
#[test]
fn farmers_have_fields_or_came_free() {
    every_step(
        GAMES,
        |_| (),
        |(), _, position| {
            for province in Province::ALL {
                let pieces = position.pieces(province);
                let fields = position.board()[province].fields;
                assert!(pieces.field_farmers <= fields && pieces.free_farmers <= 3);
                let start = position.round() == 1 && position.phase().part() == Some(Part::Auction);
                assert!(!start || pieces.farmers() == 0);
            }
        },
    );
}

/// What an event does to a player's gold (AR-13.6).
fn gold_changed(event: Event) -> Option<(Seat, i32)> {
    match event {
        Event::Paid { seat, gold } => Some((seat, -i32::from(gold))),
        Event::InstantGold { seat, gold, .. } => Some((seat, gold.into())),
        Event::Bought { seat, price, .. } => Some((seat, -i32::from(price))),
        Event::OfferShown { seat, offer } => Some((seat, -i32::from(offer.value()))),
        Event::Income { seat, gold } => Some((seat, gold.into())),
        Event::CardSold { seat, .. } | Event::CardSoldInSecret { seat, .. } => Some((seat, 1)),
        Event::FinalSale { seat, number, .. } => Some((seat, number.into())),
        _ => None,
    }
}

/// AR-13.6
#[test]
fn gold_changes_by_what_the_events_say_and_is_never_negative() {
    every_step(
        GAMES,
        |position| vec![20; position.players()],
        |gold: &mut Vec<i32>, events, position| {
            let before = gold.clone();
            for (seat, change) in events.iter().copied().filter_map(gold_changed) {
                gold[seat.index()] += change;
                assert!(gold[seat.index()] >= 0);
            }
            let real = players(position).map(|player| i32::from(player.gold));
            assert!(real.eq(gold.iter().copied()));
            if matches!(position.phase(), Phase::Auction { .. }) {
                let rose = before
                    .iter()
                    .zip(gold.iter())
                    .all(|(then, now)| then <= now);
                assert!(rose, "gold does not fall during an auction");
                let payable = |player: &amun_re::Player| {
                    player
                        .scribe
                        .is_none_or(|bid| bid.space.gold() <= player.gold)
                };
                assert!(players(position).all(payable));
            }
        },
    );
}

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

/// AR-13.11
#[test]
fn scores_change_only_in_scorings_and_the_final_ranking() {
    every_step(
        GAMES,
        |position| vec![0; position.players()],
        |points: &mut Vec<u16>, events, position| {
            for event in events {
                match *event {
                    Event::Booked { seat, sum } => points[seat.index()] += sum,
                    Event::GoldRanked {
                        seat, points: won, ..
                    } => points[seat.index()] += won,
                    Event::Scored {
                        category, points, ..
                    } => match category {
                        Category::Goals => assert!(points <= 15),
                        Category::Banks => assert!(points <= 10),
                        _ => {}
                    },
                    _ => {}
                }
            }
            let real = players(position).map(|player| player.points);
            assert!(real.eq(points.iter().copied()));
        },
    );
}

/// AR-13.12
#[test]
fn rewards_follow_from_the_number_of_givers() {
    let mut met = BTreeSet::new();
    every_step(
        GAMES,
        |_| (0, 0),
        |(givers, rewards), events, _| {
            for event in events {
                use amun_re::event::Source::Reward;
                match *event {
                    Event::OfferShown { offer, .. } => *givers += usize::from(offer.gold.is_some()),
                    Event::CardDrawn { from: Reward, .. }
                    | Event::FarmerPlaced { from: Reward, .. }
                    | Event::StonePlaced { from: Reward, .. } => *rewards += 1,
                    Event::Declined { rewards: lost, .. } => *rewards += lost,
                    Event::PhaseBegan {
                        part: Part::Harvest,
                    } => {
                        assert_eq!(*rewards, [0, 3, 5, 6, 7, 8][*givers]);
                        met.insert(*givers);
                        (*givers, *rewards) = (0, 0);
                    }
                    _ => {}
                }
            }
        },
    );
    assert!(met.into_iter().eq(0..=5), "every number of givers came up");
}

/// AR-13.13
#[test]
fn the_final_ranking_gives_12_points_or_more() {
    every_game(|told, _| {
        let ranked = told.iter().filter_map(|event| match *event {
            Event::GoldRanked { gold, points, .. } => Some((gold, points)),
            _ => None,
        });
        let (gold, points): (Vec<u16>, Vec<u16>) = ranked.unzip();
        let different: BTreeSet<_> = gold.iter().collect();
        let sum: u16 = points.iter().sum();
        assert!(sum >= 12);
        assert!(
            different.len() < gold.len() || sum == 12,
            "{gold:?} {points:?}"
        );
    });
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
    assert!(met.into_iter().eq(Card::ALL), "every card was played");
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

/// AR-13.15
#[test]
fn the_tile_is_set_by_the_first_offering_and_never_unset() {
    let mut lowest = 0;
    every_step(
        GAMES,
        |_| false,
        |set, events, position| {
            for event in events {
                if let Event::TileChosen { tile, total } = *event {
                    let least = -3 * position.players() as i16 - 12;
                    assert!(total >= least, "{total}");
                    assert!((1..=4).contains(&tile.value()));
                    lowest = lowest.min(total);
                    *set = true;
                }
            }
            assert_eq!(position.tile().is_some(), *set);
        },
    );
    assert!(lowest <= -15, "five thieves were met");
}

/// AR-13.16, AR-3.8: in another world that looks the same to a spectator, the same is asked of the
/// same seats, before and after the same step.
#[test]
fn who_is_asked_for_what_depends_on_what_is_public() {
    for (players, options) in tables() {
        for seed in 0..GAMES / 6 {
            let mut game = RandomGame::new(players, &options, seed);
            let mut dice = Dice(seed);
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
            let (mut dice, options) = (Dice(seed), Options::default());
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
                        let action = *dice.pick(&legal);
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
