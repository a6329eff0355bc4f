//! The judgement of the scripts for Ra, sentence by sentence.

use ra::{Action, Kind, Options, Outcome, Position, Setup, Sun, SunSet, Suns, Tile, Tiles};
use ra::{Auction, Phase};
use tabletop::{Game, Observer, Seat, Silence};

use super::row::with_row;
use super::worth::Worth;
use super::*;
use crate::bot::{Bot, Turn};
use crate::constants::Constants as _;
use crate::honesty::play_honestly;
use crate::rank::Rank;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The start of a game in which seat 0 has set A, seat 1 set B and so on, changed by hand.
fn position(players: usize, change: impl Fn(&mut Setup)) -> Position {
    let mut position = Position::new(players, &Options::default()).unwrap();
    for set in SunSet::ALL.into_iter().take(players) {
        position.settle(Outcome::Set(set), &mut Silence).unwrap();
    }
    let mut setup = position.to_setup();
    change(&mut setup);
    Position::from_setup(&setup).unwrap()
}

fn tiles(list: &[Tile]) -> Tiles {
    let mut tiles = Tiles::default();
    for &tile in list {
        tiles[tile] += 1;
    }
    tiles
}

/// Seat 0 owns these tiles, and those lie in the row.
fn lay(setup: &mut Setup, owned: &[Tile], row: &[Tile]) {
    setup.seats[0].tiles = tiles(owned);
    for (space, &tile) in row.iter().enumerate() {
        setup.row.0[space] = Some(tile);
    }
    for &tile in owned.iter().chain(row) {
        setup.bag[tile] -= 1;
    }
}

fn with_worth<T>(position: &Position, ask: impl Fn(&Worth<'_>) -> T) -> T {
    let constants = ScribeConstants::tuned(position.players());
    ask(&Worth::new(&position.view(Observer::Spectator), constants))
}

/// What seat 0 gains by a row while it owns these tiles.
fn gain(owned: &[Tile], row: &[Tile]) -> f32 {
    let position = position(4, |setup| lay(setup, owned, row));
    with_worth(&position, |worth| worth.gain(seat(0)))
}

#[test]
fn games_of_every_size_are_played_by_what_is_seen() {
    for players in 2..=5 {
        for rank in Rank::ALL {
            play_honestly::<Position>(&vec![rank; players], &Options::default(), 2);
        }
        let mut mixed = Rank::ALL;
        mixed.reverse();
        play_honestly::<Position>(&mixed[..players], &Options::default(), 3);
    }
}

#[test]
fn a_flood_is_worth_more_with_niles() {
    let niles = [Tile::Nile; 4];
    assert!(gain(&niles, &[Tile::Flood]) > gain(&[], &[Tile::Flood]) + 1.0);
}

#[test]
fn a_new_kind_of_civilization_is_worth_more_than_a_second_copy() {
    let owned = [Tile::Art, Tile::Religion];
    assert!(gain(&owned, &[Tile::Writing]) > gain(&owned, &[Tile::Art]) + 2.0);
}

#[test]
fn the_pharaoh_that_takes_the_lead_is_worth_more_than_the_next() {
    let first = gain(&[], &[Tile::Pharaoh]);
    let fifth = gain(&[Tile::Pharaoh; 4], &[Tile::Pharaoh]);
    assert!(first > fifth + 0.5, "{first} {fifth}");
}

#[test]
fn a_funeral_costs_only_players_with_pharaohs() {
    let owned = [Tile::Pharaoh, Tile::Pharaoh];
    assert!(gain(&owned, &[Tile::Funeral]) < gain(&[], &[Tile::Funeral]) - 2.0);
}

#[test]
fn a_high_centre_sun_makes_a_bid_cheaper() {
    let price = |centre: u8| {
        let position = position(4, |setup| {
            setup.centre = Sun(centre);
            setup.seats[0].usable = Suns::of(&[if centre == 13 { 1 } else { 13 }, 6, 2]);
        });
        with_worth(&position, |worth| worth.price(Sun(6)))
    };
    assert!(price(13) < price(1) - 3.0);
    assert!(price(13) < 0.0, "a bid for a much higher sun is a profit");
}

#[test]
fn a_sun_is_worth_less_with_few_ra_tiles_left() {
    let price = |ra_count: u8| {
        let position = position(4, |setup| {
            setup.ra_count = ra_count;
            setup.bag[Tile::Ra] -= ra_count;
        });
        with_worth(&position, |worth| worth.price(Sun(13)))
    };
    assert!(price(8) < price(4) && price(4) < price(0));
}

#[test]
fn a_player_without_suns_hopes_for_nothing_more() {
    let position = position(4, |_| {});
    let nearly = tiles(&[Tile::Art, Tile::Religion]);
    with_worth(&position, |worth| {
        assert!(worth.sets(&nearly, 2) > worth.sets(&nearly, 0));
        let (done, none) = (tiles(&Tile::CIVILIZATION), Tiles::default());
        assert!(worth.sets(&done, 0) - worth.sets(&none, 0) > 19.0);
    });
}

#[test]
fn a_war_takes_the_copies_first() {
    let owned = tiles(&[
        Tile::Art,
        Tile::Art,
        Tile::Art,
        Tile::Religion,
        Tile::Writing,
    ]);
    let position = position(4, |setup| lay(setup, &[], &[Tile::War]));
    let left = with_worth(&position, |worth| {
        with_row(owned, position.row(), |tiles| worth.sets(tiles, 2))
    });
    assert_eq!(left, tiles(&[Tile::Art, Tile::Religion, Tile::Writing]));
}

/// What seat 0 does as the last to bid, when nobody has bid.
fn last_word(rank: Rank, owned: &[Tile], row: &[Tile]) -> Action {
    let position = position(4, |setup| {
        lay(setup, owned, row);
        setup.ra_count = 1;
        setup.bag[Tile::Ra] -= 1;
        setup.phase = Phase::Auction(Auction {
            kind: Kind::Drawn,
            ra_player: seat(0),
            speaker: seat(0),
            high: None,
        });
    });
    decide(rank, &position)
}

fn decide(rank: Rank, position: &Position) -> Action {
    let legal = position.legal(seat(0));
    rank.bot::<Position>()
        .choose(&Turn::new(position, seat(0), &legal))
}

#[test]
fn nobody_pays_for_disasters_and_the_last_to_bid_pays_with_the_lowest_sun() {
    let rich = [Tile::Gold, Tile::Gold, Tile::God, Tile::Flood];
    for rank in [Rank::Novice, Rank::Scribe] {
        let pharaohs = [Tile::Pharaoh, Tile::Pharaoh];
        assert_eq!(last_word(rank, &pharaohs, &[Tile::Funeral]), Action::Pass);
        assert_eq!(last_word(rank, &[], &rich), Action::Bid(Sun(2)));
    }
}

#[test]
fn a_row_that_only_one_player_wants_is_invoked_before_others_want_it_too() {
    let owned = [Tile::Nile; 12];
    let turn = |owned: &[Tile], row: &[Tile]| {
        let position = position(4, |setup| lay(setup, owned, row));
        decide(Rank::Scribe, &position)
    };
    assert_eq!(turn(&owned, &[Tile::Flood]), Action::Invoke);
    assert_eq!(turn(&[], &[Tile::Flood]), Action::Draw);
    assert_eq!(turn(&owned, &[]), Action::Draw);
}

#[test]
fn a_god_is_spent_where_it_gains_most() {
    let mut owned = [Tile::Nile; 10];
    owned[0] = Tile::God;
    let row = [Tile::Nile, Tile::Flood, Tile::Art];
    let position = position(4, |setup| lay(setup, &owned, &row));
    for rank in [Rank::Novice, Rank::Scribe] {
        assert_eq!(decide(rank, &position), Action::God(Tile::Flood));
    }
}
