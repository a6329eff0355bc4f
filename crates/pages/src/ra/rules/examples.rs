//! Positions for the examples. They are played by the rules themselves, so that no example can be
//! wrong.

use ra::auction::{Auction, Kind};
use ra::epoch::ra_tiles;
use ra::sun::{self, FIRST_CENTRE};
use ra::{Action, Options, Outcome, Phase, Position, Row, SeatSetup, Setup, Sun, Tile, Tiles};
use tabletop::{Events, Game, Seat, Silence};

/// What three players have at the end of the first epoch (RA-T20).
pub(super) const EPOCH: [&[(Tile, u8)]; 3] = [
    &[
        (Tile::Pharaoh, 3),
        (Tile::Nile, 2),
        (Tile::Flood, 1),
        (Tile::Art, 2),
        (Tile::Religion, 1),
        (Tile::Writing, 1),
        (Tile::Gold, 1),
        (Tile::God, 1),
        (Tile::Temple, 2),
    ],
    &[(Tile::Pharaoh, 3), (Tile::Nile, 4), (Tile::God, 2)],
    &[],
];

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a table has this seat")
}

/// A table of three in its first epoch at which the first player is to act, with these tiles.
fn table(owned: [&[(Tile, u8)]; 3], row: &[Tile]) -> Setup {
    let seats = owned.iter().zip(sun::sets(owned.len()));
    let seats = seats.map(|(tiles, &usable)| SeatSetup {
        tiles: tiles.iter().copied().collect(),
        usable,
        ..SeatSetup::default()
    });
    let mut setup = Setup {
        options: Options::default(),
        epoch: 1,
        ra_count: 0,
        centre: FIRST_CENTRE,
        phase: Phase::Turn { seat: seat(0) },
        row: Row::default(),
        bag: Tiles::GAME,
        seats: seats.collect(),
    };
    for (space, &tile) in setup.row.0.iter_mut().zip(row) {
        *space = Some(tile);
    }
    for tile in Tile::ALL {
        let owned: u8 = setup.seats.iter().map(|seat| seat.tiles[tile]).sum();
        let in_row = row.iter().filter(|&&there| there == tile).count() as u8;
        setup.bag[tile] -= owned + in_row;
    }
    setup
}

fn position(setup: &Setup) -> Position {
    Position::from_setup(setup).expect("the example keeps the rules, as a test shows")
}

fn play(position: &mut Position, actions: &[Action], events: &mut impl Events<ra::Event>) {
    for &action in actions {
        let done = position.apply(seat(0), action, events);
        done.expect("the example keeps the rules, as a test shows");
    }
}

/// The acts of a turn that this row allows a player with a god: draw, invoke, spend (RA-3.6).
pub(super) fn acts(row: &[Tile]) -> [bool; 3] {
    let table = position(&table([&[(Tile::God, 1)], &[], &[]], row));
    let legal = table.legal(seat(0));
    let gods = legal.iter().any(|act| matches!(act, Action::God(_)));
    [
        legal.contains(&Action::Draw),
        legal.contains(&Action::Invoke),
        gods,
    ]
}

/// The first player, last to speak in an auction for this row, before and after winning it.
fn win(tiles: &[(Tile, u8)], row: &[Tile], bid: Sun, then: &[Action]) -> [Position; 2] {
    let mut setup = table([tiles, &[], &[]], row);
    setup.phase = Phase::Auction(Auction {
        kind: Kind::Invoked,
        ra_player: seat(0),
        speaker: seat(0),
        high: None,
    });
    let before = position(&setup);
    let mut after = before;
    play(&mut after, &[Action::Bid(bid)], &mut Silence);
    play(&mut after, then, &mut Silence);
    [before, after]
}

/// A sun is exchanged for the one in the centre (RA-T28).
pub(super) fn exchange(bid: Sun) -> [Position; 2] {
    win(&[], &[Tile::Pharaoh, Tile::Nile], bid, &[])
}

/// The row that strikes Ana.
pub(super) const STRIKING: [Tile; 3] = [Tile::Earthquake, Tile::War, Tile::Drought];

/// Three disasters at once: what Ana has before and after (RA-T06).
pub(super) fn disasters() -> [Tiles; 2] {
    let tiles = [
        (Tile::Obelisk, 1),
        (Tile::Sphinx, 1),
        (Tile::Pyramid, 1),
        (Tile::Agriculture, 1),
        (Tile::Flood, 1),
        (Tile::Nile, 3),
    ];
    let losses = [Action::Lose(Tile::Obelisk), Action::Lose(Tile::Sphinx)];
    let positions = win(&tiles, &STRIKING, Sun(2), &losses);
    positions.map(|position| position.area(seat(0)).tiles)
}

/// The table of [`EPOCH`] before and after the Ra that ends the epoch (RA-T20).
pub(super) fn epoch() -> [Position; 2] {
    let mut setup = table(EPOCH, &[]);
    setup.phase = Phase::Draw { seat: seat(0) };
    setup.ra_count = ra_tiles(EPOCH.len()) - 1;
    setup.bag[Tile::Ra] -= setup.ra_count;
    let before = position(&setup);
    let mut after = before;
    let drawn = after.settle(Outcome::Tile(Tile::Ra), &mut Silence);
    drawn.expect("the example keeps the rules, as a test shows");
    [before, after]
}
