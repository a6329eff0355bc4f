//! Points, rewards and tiles (AR-13.11 to AR-13.13, AR-13.15).

use std::collections::BTreeSet;

use amun_re::Event;
use amun_re::event::Source;
use amun_re::phase::Part;
use amun_re::scoring::Category;

use crate::common::random::every_step;
use crate::{GAMES, every_game, players};

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
                match *event {
                    Event::OfferShown { offer, .. } => *givers += usize::from(offer.gold.is_some()),
                    Event::CardDrawn {
                        from: Source::Reward,
                        ..
                    }
                    | Event::FarmerPlaced {
                        from: Source::Reward,
                        ..
                    }
                    | Event::StonePlaced {
                        from: Source::Reward,
                        ..
                    } => *rewards += 1,
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
