//! Every setup that is accepted can be played.

mod common;

use std::collections::BTreeMap;

use amun_re::options::{First, Gold, InstantStones};
use amun_re::{
    Bid, Card, Goods, Names, Offer, Options, Phase, Position, Province, Provinces, Setup, Space,
    Tile,
};
use common::random::{RandomGame, tables};
use conformance::TestDice;
use tabletop::{Game, Observer, Seat};

/// A seat, now and then one that is not at the table.
fn any_seat(setup: &Setup, dice: &mut TestDice) -> Seat {
    let beyond = usize::from(dice.once_in(12));
    let number = dice.index(setup.seats.len().max(1) + beyond);
    Seat::new(number.min(4)).expect("tables have seats 0 to 4")
}

fn any_province(dice: &mut TestDice) -> Province {
    *dice.one_of(&Province::ALL)
}

fn any_card(dice: &mut TestDice) -> Card {
    *dice.one_of(&Card::ALL)
}

/// Something, or nothing now and then.
fn perhaps<T>(dice: &mut TestDice, value: T) -> Option<T> {
    (!dice.once_in(3)).then_some(value)
}

/// The total that is laid, or nearly.
fn any_total(setup: &Setup, dice: &mut TestDice) -> i16 {
    let offers = setup.seats.iter().filter_map(|player| player.offer);
    let laid: i16 = offers.map(Offer::value).sum();
    laid + 3 * (dice.index(3) as i16 - 1)
}

fn any_phase(setup: &Setup, dice: &mut TestDice) -> Phase {
    let seat = any_seat(setup, dice);
    let left = dice.index(5) as u8;
    let total = any_total(setup, dice);
    match dice.index(18) {
        0 => Phase::First,
        1 => Phase::Deal { seat },
        2 => Phase::TurnUp,
        3 => Phase::Reveal,
        4 | 5 => {
            let bribed = dice.once_in(2);
            Phase::Auction { seat, bribed }
        }
        6 => Phase::InstantCard { seat, left },
        7 => Phase::InstantStone { seat, left },
        8 => {
            let goods = *dice.one_of(&Goods::ALL);
            let bought = perhaps(dice, goods);
            Phase::Market { seat, bought }
        }
        9 => Phase::BoughtCard { seat, left },
        10 => Phase::PlaceFarmer { seat, left },
        11 => {
            let left = left * 12;
            Phase::PlaceStone { seat, left }
        }
        12 => Phase::Offering,
        13 => Phase::Change { seat, total },
        14 => Phase::Reward { seat, left, total },
        15 => Phase::RewardCard { seat, left, total },
        16 => {
            let own = setup.seats.get(seat.index()).map(|player| player.control);
            let own: Vec<_> = own.unwrap_or_default().into_iter().collect();
            let own = if own.is_empty() {
                Province::ALL.to_vec()
            } else {
                own
            };
            let named = (*dice.one_of(&own), *dice.one_of(&own));
            let rich_harvest = perhaps(dice, named.0);
            let treasury = perhaps(dice, named.1);
            Phase::Harvest {
                seat,
                rich_harvest,
                treasury,
            }
        }
        _ => Phase::Over,
    }
}

/// A player is changed, sensibly or not.
fn change_player(setup: &mut Setup, dice: &mut TestDice) {
    let number = dice.index(setup.seats.len().max(1));
    let (card, province) = (any_card(dice), any_province(dice));
    let open: Vec<_> = setup.open.into_iter().chain([province]).collect();
    let player = &mut setup.seats[number];
    match dice.index(12) {
        0 => player.gold = dice.index(60) as u16,
        1 => player.points = dice.index(80) as u16,
        2 => player.hand[card] = dice.index(5) as u8,
        3 if setup.deck[card] > 0 => {
            setup.deck[card] -= 1;
            player.hand[card] = player.hand[card].saturating_add(1);
        }
        4 => player.played = player.played.with(card),
        5 => player.played = Names::NONE,
        6 => player.control = player.control.with(province),
        7 => {
            let (province, places) = (*dice.one_of(&open), amun_re::bid::SPACES);
            let space = Space::of_gold(*dice.one_of(&places)).expect("it is a space");
            player.scribe = perhaps(dice, Bid { province, space });
        }
        8 => player.barred = perhaps(dice, *open.first().expect("one is named")),
        9 => {
            let gold = dice.index(12) as u16;
            let change = dice.once_in(3);
            let offer = Offer::gold(gold, change).unwrap_or(Offer::theft(change));
            player.offer = perhaps(dice, offer);
        }
        10 => {
            let own = player.province_cards.first();
            player.revealing = perhaps(dice, own.unwrap_or(province));
        }
        _ if player.hand[card] > 0 => {
            player.hand[card] -= 1;
            player.sold[card] = player.sold[card].saturating_add(1);
        }
        _ => player.province_cards = player.province_cards.with(province),
    }
}

/// Something about the table is changed, sensibly or not.
fn change(setup: &mut Setup, dice: &mut TestDice) {
    let (card, province) = (any_card(dice), any_province(dice));
    match dice.index(20) {
        0..3 => setup.phase = any_phase(setup, dice),
        3..10 => change_player(setup, dice),
        10 => {
            let pieces = &mut setup.provinces[province];
            pieces.stones = dice.index(4) as u8;
            pieces.pyramids = dice.index(30) as u8;
        }
        11 => {
            let pieces = &mut setup.provinces[province];
            pieces.field_farmers = dice.index(7) as u8;
            pieces.free_farmers = dice.index(4) as u8;
        }
        12 => {
            let moved = setup.deck[card];
            setup.discards[card] = setup.discards[card].saturating_add(moved);
            setup.deck[card] = 0;
        }
        13 => setup.deck[card] = dice.index(6) as u8,
        14 => setup.tile = Tile::try_from(dice.index(5) as u8).ok(),
        15 => setup.epoch = dice.index(4) as u8,
        16 => setup.round = dice.index(5) as u8,
        17 => setup.first = Some(any_seat(setup, dice)).filter(|_| !dice.once_in(6)),
        18 => setup.next_first = Some(any_seat(setup, dice)).filter(|_| dice.once_in(2)),
        _ => match dice.index(5) {
            0 => setup.options.expert ^= true,
            1 => setup.options.instant_stones = InstantStones::Won,
            2 => setup.options.first = First::Seat(any_seat(setup, dice)),
            3 => setup.open = setup.open.with(province),
            _ => setup.options.gold = Gold::Open,
        },
    }
    if dice.once_in(60) {
        setup.seats.push(setup.seats[0]);
    }
    if dice.once_in(60) {
        // Numbers no table has ever seen.
        setup.deck[card] = 255;
        setup.seats[0].hand[card] = 255;
        setup.seats[0].sold[card] = 255;
        setup.seats[0].gold = u16::MAX;
        setup.provinces[province].pyramids = 255;
        setup.provinces[province].field_farmers = 255;
        setup.in_play = Provinces::NONE;
    }
}

/// A part is taken from another position of the same game.
fn mix(setup: &mut Setup, other: &Setup, dice: &mut TestDice) {
    match dice.index(10) {
        0 => setup.phase = other.phase,
        1 => (setup.phase, setup.tile) = (other.phase, other.tile),
        2 => setup.open = other.open,
        3 => setup.provinces = other.provinces,
        4 => (setup.epoch, setup.round) = (other.epoch, other.round),
        5 => setup.in_play = other.in_play,
        6 => setup.seats.clone_from(&other.seats),
        7 => {
            setup.deck = other.deck;
            setup.discards = other.discards;
        }
        _ => {
            for (player, other) in setup.seats.iter_mut().zip(&other.seats) {
                match dice.index(4) {
                    0 => player.hand = other.hand,
                    1 => player.control = other.control,
                    2 => player.province_cards = other.province_cards,
                    _ => player.offer = other.offer,
                }
            }
        }
    }
    if dice.once_in(2) {
        *setup = setup.clone().with_full_deck();
    }
}

/// Plays on at random and expects every position on the way to be one that is accepted.
fn play_to_the_end(position: Position, seed: u64) {
    let mut game = RandomGame::from(position, seed);
    let mut steps = 0;
    while game.step().is_some() {
        let setup = game.position.to_setup();
        assert_eq!(Position::from_setup(&setup), Ok(game.position));
        steps += 1;
        assert!(steps < 5000, "AR-13.9: it ends");
    }
    assert!(game.position.standing().is_some());
    for observer in Seat::all(game.position.players()).map(Observer::Seat) {
        let json = serde_json::to_string(&game.position.view(observer)).expect("it can be written");
        assert!(!json.is_empty());
    }
}

/// The name of a phase, for counting.
fn name(phase: Phase) -> String {
    let json = serde_json::to_value(phase).expect("phases can be written");
    json["at"].as_str().expect("it has a name").to_owned()
}

/// AR-13.9, AR-13.10: tables are changed at random; what is refused is refused without a crash, and
/// what is accepted can be played.
#[test]
fn every_accepted_setup_can_be_played_to_the_end() {
    let mut accepted: BTreeMap<_, u32> = BTreeMap::new();
    for seed in 0..80 {
        for (players, options) in tables() {
            let mut game = RandomGame::new(players, &options, seed);
            let mut dice = TestDice::new(seed);
            let mut others = Vec::new();
            loop {
                let mut setup = game.position.to_setup();
                others.push(setup.clone());
                for _ in 0..1 + dice.index(4) {
                    change(&mut setup, &mut dice);
                }
                if dice.once_in(3) {
                    let other = dice.one_of(&others).clone();
                    mix(&mut setup, &other, &mut dice);
                }
                if let Ok(position) = Position::from_setup(&setup) {
                    assert_eq!(position.to_setup(), setup);
                    let seen = accepted.entry(name(setup.phase)).or_default();
                    *seen += 1;
                    if *seen <= 40 || dice.once_in(40) {
                        play_to_the_end(position, u64::from(*seen));
                    }
                }
                if game.step().is_none() {
                    break;
                }
            }
        }
    }
    println!("{accepted:?}");
    assert_eq!(accepted.len(), 17, "{accepted:?}");
    assert!(accepted.values().all(|&times| times >= 20), "{accepted:?}");
}

/// AR-10.6: options that nobody changed are those of a fresh table.
#[test]
fn a_setup_without_options_is_a_usual_table() {
    let mut json = serde_json::to_value(Setup::new(3)).unwrap();
    json.as_object_mut().unwrap().remove("options");
    let setup: Setup = serde_json::from_value(json).unwrap();
    assert_eq!(setup.options, Options::default());
}
