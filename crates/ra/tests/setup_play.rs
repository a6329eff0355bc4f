//! Every setup that is accepted can be played.

mod common;

use std::collections::BTreeMap;

use common::random::RandomGame;
use conformance::TestDice;
use ra::{
    Auction, Bid, Cause, Kind, Loss, NameSet, Options, Phase, Position, Setup, Sun, Suns, Tile,
};
use tabletop::{Game, Observer, Seat};

/// A seat, now and then one that is not at the table.
fn any_seat(setup: &Setup, dice: &mut TestDice) -> Seat {
    let beyond = usize::from(dice.once_in(12));
    let number = dice.index(setup.seats.len().max(1) + beyond);
    Seat::new(number.min(4)).expect("tables have seats 0 to 4")
}

fn any_tile(dice: &mut TestDice) -> Tile {
    *dice.one_of(&Tile::ALL)
}

fn any_phase(setup: &Setup, dice: &mut TestDice) -> Phase {
    let seat = any_seat(setup, dice);
    match dice.index(8) {
        0 => Phase::Turn { seat },
        1 => Phase::Draw { seat },
        2 => Phase::Gods { seat },
        3 if dice.once_in(4) => Phase::Over,
        3 => Phase::Deal { seat },
        4 | 5 => {
            let bidder = any_seat(setup, dice);
            let suns = setup
                .seats
                .get(bidder.index())
                .map_or(Suns::NONE, |seat| seat.usable);
            let suns: Vec<_> = suns.into_iter().chain([Sun(17)]).collect();
            let sun = *dice.one_of(&suns);
            let bid = Bid { seat: bidder, sun };
            Phase::Auction(Auction {
                kind: *dice.one_of(&[Kind::Drawn, Kind::Invoked, Kind::InvokedFull]),
                ra_player: any_seat(setup, dice),
                speaker: seat,
                high: (!dice.once_in(3)).then_some(bid),
            })
        }
        _ => {
            let ra_player = any_seat(setup, dice);
            Phase::Loss(Loss {
                owner: seat,
                civilization: dice.index(4) as u8 * dice.index(4) as u8,
                monuments: dice.index(6) as u8,
                cause: *dice.one_of(&[Cause::God, Cause::Auction { ra_player }]),
            })
        }
    }
}

/// Exchanges two suns of the table, wherever they lie.
fn exchange_suns(setup: &mut Setup, dice: &mut TestDice) {
    let (one, other) = (Sun(1 + dice.index(16) as u8), Sun(1 + dice.index(16) as u8));
    let exchanged = |suns: Suns| -> Suns {
        let exchange = |sun| match sun {
            _ if sun == one => other,
            _ if sun == other => one,
            _ => sun,
        };
        suns.into_iter().map(exchange).collect()
    };
    let centre = exchanged(Suns::NONE.with(setup.centre)).highest();
    setup.centre = centre.unwrap_or(setup.centre);
    for seat in &mut setup.seats {
        seat.usable = exchanged(seat.usable);
        seat.spent = exchanged(seat.spent);
    }
}

/// Something about the table is changed, sensibly or not.
fn change(setup: &mut Setup, dice: &mut TestDice) {
    let seat = dice.index(setup.seats.len().max(1));
    let tile = any_tile(dice);
    match dice.index(16) {
        0..4 => setup.phase = any_phase(setup, dice),
        4 => {
            for tile in Tile::ALL.into_iter().filter(|tile| tile.can_be_owned()) {
                if dice.once_in(2) && setup.bag[tile] > 0 {
                    setup.bag[tile] -= 1;
                    let owned = &mut setup.seats[seat].tiles[tile];
                    *owned = owned.saturating_add(1);
                }
            }
        }
        5 => setup.seats[seat].tiles[tile] = dice.index(6) as u8,
        6 => setup.bag[tile] = dice.index(8) as u8,
        7 => exchange_suns(setup, dice),
        8 => {
            let one = &mut setup.seats[seat];
            (one.usable, one.spent) = (one.spent, one.usable);
        }
        9 => {
            let sun = Sun(dice.index(18) as u8);
            let one = &mut setup.seats[seat];
            if one.usable.contains(sun) {
                (one.usable, one.spent) = (one.usable.without(sun), one.spent.with(sun));
            } else {
                setup.centre = sun;
            }
        }
        10 => setup.row.0[dice.index(8)] = Some(tile).filter(|_| !dice.once_in(3)),
        11 => {
            let full = dice.once_in(2);
            for space in &mut setup.row.0 {
                let tile = any_tile(dice);
                let drawn = tile != Tile::Ra && setup.bag[tile] > 0 && (full || dice.once_in(3));
                if space.is_none() && drawn {
                    setup.bag[tile] -= 1;
                    *space = Some(tile);
                }
            }
        }
        12 => setup.ra_count = dice.index(11) as u8,
        13 => {
            setup.epoch = dice.index(5) as u8;
            for one in &mut setup.seats {
                one.gains
                    .resize(usize::from(setup.epoch).saturating_sub(1), 3);
            }
        }
        14 => {
            let gains = (0..dice.index(4)).map(|_| dice.index(120) as i16 - 20);
            setup.seats[seat].gains = gains.collect();
        }
        _ => setup.options.names = *dice.one_of(&NameSet::ALL),
    }
    if dice.once_in(60) {
        setup.seats.push(setup.seats[seat].clone());
    }
    if dice.once_in(60) {
        // Numbers no table has ever seen.
        setup.bag[tile] = 255;
        setup.seats[0].tiles[tile] = 255;
        setup.ra_count = 255;
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
        assert!(steps < 5000, "RA-13.4: it ends");
    }
    assert!(game.position.standing().is_some());
    for observer in Seat::all(game.position.players()).map(Observer::Seat) {
        let json = serde_json::to_string(&game.position.view(observer)).expect("it can be written");
        assert!(!json.is_empty());
    }
}

/// The name of a phase, for counting.
fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::Deal { .. } => "deal",
        Phase::Turn { .. } => "turn",
        Phase::Draw { .. } => "draw",
        Phase::Gods { .. } => "gods",
        Phase::Auction(_) => "auction",
        Phase::Loss(Loss {
            cause: Cause::God, ..
        }) => "loss by a god",
        Phase::Loss(_) => "loss by an auction",
        Phase::Over => "over",
    }
}

/// RA-13.3, RA-13.4: tables are changed at random; what is refused is refused without a crash, and
/// what is accepted can be played.
#[test]
fn every_accepted_setup_can_be_played_to_the_end() {
    let mut accepted: BTreeMap<_, u32> = BTreeMap::new();
    for seed in 0..600 {
        let players = 2 + seed as usize % 4;
        let mut game = RandomGame::new(players, &Options::default(), seed / 4);
        let mut dice = TestDice::new(seed);
        while game.step().is_some() {
            let mut setup = game.position.to_setup();
            for _ in 0..1 + dice.index(4) {
                change(&mut setup, &mut dice);
            }
            if let Ok(position) = Position::from_setup(&setup) {
                assert_eq!(position.to_setup(), setup);
                let seen = accepted.entry(name(setup.phase)).or_default();
                *seen += 1;
                if *seen <= 400 || dice.once_in(20) {
                    play_to_the_end(position, u64::from(*seen));
                }
            }
        }
    }
    println!("{accepted:?}");
    assert_eq!(accepted.len(), 8, "{accepted:?}");
    assert!(accepted.values().all(|&times| times >= 20), "{accepted:?}");
}
