//! The judgement of the scripts for Amun-Re, sentence by sentence.

use amun_re::Province::{
    Abu, Amarna, Avaris, Berenike, Buto, Damanhur, Edfu, Memphis, Mendes, Thebes,
};
use amun_re::options::InstantStones;
use amun_re::{
    Action, Bid, Board, Card, Cards, Goods, Options, Phase, Pieces, Player, Province, Provinces,
};
use amun_re::{Setup, Space, Tile, View};
use tabletop::{Game, Observer, Seat};

use super::worth::Worth;
use super::*;
use crate::bot::{Bot, Turn};
use crate::constants::Constants as _;
use crate::honesty::play_honestly;
use crate::rank::Rank;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn controls(provinces: &[Province]) -> Player {
    Player {
        control: Provinces::of(provinces),
        ..Player::start()
    }
}

/// The market turn of seat 0 in a round of the first epoch.
fn market(round: usize) -> Setup {
    let provinces = [
        [Damanhur, Buto, Memphis],
        [Edfu, Thebes, Abu],
        [Mendes, Avaris, Amarna],
    ];
    Setup {
        round: round as u8,
        tile: (round > 1).then_some(Tile::Two),
        phase: Phase::Market {
            seat: seat(0),
            bought: None,
        },
        seats: provinces
            .iter()
            .map(|own| controls(&own[..round]))
            .collect(),
        ..Setup::new(3)
    }
}

fn position(setup: Setup) -> Position {
    Position::from_setup(&setup.with_full_deck()).unwrap()
}

fn view(setup: Setup) -> View {
    position(setup).view(Observer::Seat(seat(0)))
}

fn with_worth<T>(setup: Setup, ask: impl Fn(&Worth<'_>) -> T) -> T {
    let view = view(setup);
    let constants = ScribeConstants::tuned(view.players());
    ask(&Worth::new(&view, constants, seat(0)))
}

fn decide(rank: Rank, setup: Setup) -> Action {
    let position = position(setup);
    let legal = position.legal(seat(0));
    let turn = Turn::new(&position, seat(0), &legal);
    rank.bot::<Position>().choose(&turn)
}

/// What one more stone in this province would bring seat 0.
fn stone(setup: Setup, province: Province) -> f32 {
    with_worth(setup, |worth| {
        let own = worth.own().control;
        let mut pieces = worth.view.provinces;
        super::worth::place_stone(&mut pieces[province]);
        worth.estate.points(own, &pieces) - worth.estate.points(own, &worth.view.provinces)
    })
}

fn built(pyramids: u8, stones: u8) -> Pieces {
    Pieces {
        pyramids,
        stones,
        ..Pieces::default()
    }
}

#[test]
fn games_of_every_size_and_variant_are_played_by_what_is_seen() {
    let variants = [
        Options::default(),
        Options {
            expert: true,
            ..Options::default()
        },
        Options {
            instant_stones: InstantStones::Won,
            board: barren(),
            ..Options::default()
        },
    ];
    for players in 3..=5 {
        for options in variants {
            for rank in Rank::ALL {
                play_honestly::<Position>(&vec![rank; players], &options, 1);
            }
            let mut mixed = Rank::ALL;
            mixed.reverse();
            play_honestly::<Position>(&mixed[..players], &options, 2);
        }
    }
}

/// A board on which nothing grows.
fn barren() -> Board {
    let mut json = Board::standard().to_json();
    json["name"] = "barren".into();
    for province in json["provinces"].as_array_mut().unwrap() {
        for cell in ["fields", "temples", "cards", "mine", "caravan"] {
            province[cell] = 0.into();
        }
    }
    Board::from_json(&json).unwrap()
}

#[test]
fn the_third_stone_is_worth_more_than_the_first() {
    let with = |stones: u8| {
        let mut setup = market(3);
        setup.provinces[Buto] = built(0, stones);
        stone(setup, Buto)
    };
    assert!(with(2) > with(0) + 0.5);
}

#[test]
fn a_pyramid_is_worth_most_where_the_set_lacks_it() {
    let lacking = |province: Province| {
        let mut setup = market(3);
        for own in [Damanhur, Buto, Memphis] {
            setup.provinces[own] = built(1, 2);
        }
        setup.provinces[Memphis] = built(0, 2);
        stone(setup, province)
    };
    assert!(lacking(Memphis) > lacking(Damanhur));
}

#[test]
fn the_pyramid_that_takes_a_bank_is_worth_more_than_one_behind() {
    let against = |pyramids: u8| {
        let mut setup = market(3);
        setup.provinces[Buto] = built(1, 2);
        setup.provinces[Edfu] = built(pyramids, 0);
        stone(setup, Buto)
    };
    assert!(against(1) > against(5) + 1.0);
}

#[test]
fn a_farmer_is_worth_less_with_every_harvest_gone() {
    let farmer = |round| with_worth(market(round), |worth| worth.farmer(2.0));
    assert!(farmer(1) > farmer(2) && farmer(2) > farmer(3));
}

#[test]
fn gold_is_worth_least_after_the_last_market() {
    for table in ScribeConstants::TUNED {
        let [markets @ .., last] = table.gold;
        assert!(markets.iter().all(|&gold| gold > last));
    }
}

#[test]
fn the_first_gold_of_a_purse_is_worth_more_than_the_last() {
    with_worth(market(1), |worth| {
        assert!(worth.purse(5.0) - worth.purse(0.0) > worth.purse(40.0) - worth.purse(35.0));
    });
}

#[test]
fn a_province_that_fits_a_goal_in_hand_is_worth_more() {
    let worth_of = |cards: &[Card]| {
        let mut setup = market(2);
        setup.seats[0].hand = Cards::of(cards);
        with_worth(setup, |worth| {
            worth.province(Memphis) - worth.province(Berenike)
        })
    };
    assert!(worth_of(&[Card::GoalEgypt]) > worth_of(&[]) + 0.5);
}

#[test]
fn a_mine_pays_more_the_earlier_it_is_won() {
    let mine = |round| with_worth(market(round), |worth| worth.income());
    assert!(mine(1) > mine(3));
}

/// Seat 0 bids last, with 36 standing on the two other provinces.
fn last_province() -> Setup {
    let mut setup = Setup {
        phase: Phase::Auction {
            seat: seat(0),
            bribed: false,
        },
        first: Some(seat(1)),
        open: Provinces::of(&[Buto, Thebes, Mendes]),
        ..Setup::new(3)
    };
    for (number, province) in [(1, Buto), (2, Mendes)] {
        setup.seats[number].gold = 36;
        setup.seats[number].scribe = Some(Bid {
            province,
            space: Space::of_gold(36).unwrap(),
        });
    }
    setup
}

#[test]
fn nobody_overpays_for_a_province_that_no_rival_can_take() {
    for rank in [Rank::Novice, Rank::Scribe] {
        let bid = Action::Bid {
            province: Thebes,
            gold: 0,
        };
        assert_eq!(decide(rank, last_province()), bid);
    }
}

#[test]
fn the_last_market_leaves_little_gold() {
    let mut setup = market(3);
    setup.epoch = 2;
    setup.seats.iter_mut().for_each(|player| player.gold = 30);
    setup.in_play = setup
        .seats
        .iter()
        .fold(Provinces::NONE, |all, player| all.union(player.control));
    let bought = decide(Rank::Scribe, setup);
    let large = |goods, least| matches!(bought, Action::Buy { goods: kind, number } if kind == goods && number >= least);
    assert!(
        large(Goods::Stones, 4) || large(Goods::Cards, 1) || large(Goods::Farmers, 1),
        "{bought}"
    );
}

#[test]
fn a_player_with_nothing_steals() {
    let mut setup = market(2);
    setup.phase = Phase::Offering;
    setup.seats[0].gold = 0;
    setup.seats[0].hand = Cards::NONE;
    for rank in [Rank::Novice, Rank::Scribe] {
        assert_eq!(decide(rank, setup.clone()), Action::Theft { change: false });
    }
}
