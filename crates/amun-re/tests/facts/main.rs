//! The facts of AR-13, over random games in several styles for every kind of table.

#[path = "../common/mod.rs"]
mod common;
mod course;
mod points;

use std::collections::{BTreeMap, BTreeSet};

use amun_re::event::Builder;
use amun_re::phase::Part;
use amun_re::{Cards, Event, Phase, Position, Province, Provinces};
use common::ledger::Ledger;
use common::random::every_step;
use tabletop::{Game, Seat};

/// Games of each property at each kind of table.
const GAMES: u64 = 600;

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
            let piles = position.deck().plus(position.discards());
            let hands = players(position).flat_map(|player| [player.hand, player.sold]);
            assert_eq!(hands.fold(piles, |all, pile| all.plus(&pile)), Cards::GAME);
        },
    );
}

/// AR-13.1, AR-13.4, AR-13.6, AR-13.11: a listener to the events alone knows board, gold, hands,
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
                all.union(player.control).union(player.province_cards)
            });
            if position.epoch() == 1 {
                *seen = seen.union(cards);
                assert_eq!(position.in_play(), Provinces::ALL);
                assert!(seen.len() <= in_play);
            } else {
                assert_eq!(position.in_play(), *seen);
                assert_eq!(seen.len(), in_play);
                assert!(cards.difference(*seen).is_empty());
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
