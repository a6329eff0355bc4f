//! Setups that are no positions: every fault is found, and all of them at once.

#[path = "../common/mod.rs"]
mod common;
mod phases;
mod table;

use common::{Scene, scene, seat};
use ra::{Auction, Bid, Cause, Fault, Kind, Loss, Phase, Position, Setup, Sun, Tile};
use tabletop::Game;

#[allow(clippy::needless_pass_by_value)] // A scene is made to be judged, and then it is gone.
fn faults(scene: Scene) -> Vec<Fault> {
    let read = Position::from_setup(&scene.0);
    read.map_or_else(|faults| faults.0, |_| Vec::new())
}

/// The scene after a change by hand.
fn with(mut scene: Scene, change: impl FnOnce(&mut Setup)) -> Scene {
    change(&mut scene.0);
    scene
}

fn auction(kind: Kind, ra_player: usize, speaker: usize, high: Option<(usize, u8)>) -> Phase {
    let bid = |(bidder, sun)| Bid {
        seat: seat(bidder),
        sun: Sun(sun),
    };
    Phase::Auction(Auction {
        kind,
        ra_player: seat(ra_player),
        speaker: seat(speaker),
        high: high.map(bid),
    })
}

/// Seat 0 is to lose these numbers of civilization tiles and monuments.
fn loss(civilization: u8, monuments: u8, cause: Cause) -> Phase {
    Phase::Loss(Loss {
        owner: seat(0),
        civilization,
        monuments,
        cause,
    })
}

fn by_auction(ra_player: usize) -> Cause {
    Cause::Auction {
        ra_player: seat(ra_player),
    }
}

/// This is the one thing wrong with it.
fn only(scene: Scene, fault: Fault) {
    assert_eq!(faults(scene), [fault]);
}

#[test]
fn all_faults_are_reported_at_once() {
    let mut scene = scene(3).row("ra").owns(2, "dis.war").turn(4);
    scene.0.bag[Tile::Gold] = 200;
    scene.0.centre = Sun(5);
    scene.0.seats[1].gains = vec![999];
    let (tile, count) = (Tile::Gold, 200);
    let expected = [
        Fault::Copies { tile, count },
        Fault::RaInRow,
        Fault::Gains(seat(1)),
        Fault::AbsurdGain(seat(1)),
        Fault::Owned {
            seat: seat(2),
            tile: Tile::War,
        },
        Fault::Suns,
        Fault::NoSuchSeat(seat(4)),
    ];
    let text = Position::from_setup(&scene.0).unwrap_err().to_string();
    assert_eq!(faults(scene), expected);
    assert_eq!(text.split("; ").count(), expected.len());
}

#[test]
fn both_faults_of_the_table_are_reported() {
    let strange = with(scene(3), |setup| (setup.epoch, setup.ra_count) = (9, 9));
    assert_eq!(faults(strange), [Fault::Epoch(9), Fault::RaCount(9)]);
}

/// RA-1.1: numbers that cannot even be added up are refused like any other.
#[test]
fn absurd_numbers_are_refused() {
    let absurd = |setup: &mut Setup| {
        for tile in Tile::ALL {
            setup.bag[tile] = 255;
            setup.seats[0].tiles[tile] = 255;
        }
    };
    for phase in [
        loss(255, 255, by_auction(1)),
        loss(2, 0, Cause::God),
        Phase::Over,
    ] {
        let found = faults(with(scene(3), absurd).phase(phase));
        let copies = |fault: &&Fault| matches!(fault, Fault::Copies { .. });
        assert_eq!(found.iter().filter(copies).count(), Tile::KINDS);
    }
}

/// A number for every kind of fault. A new one does not compile until it is numbered here, and is
/// not shown until a scene below has it.
fn number(fault: &Fault) -> usize {
    match fault {
        Fault::Players(_) => 0,
        Fault::Epoch(_) => 1,
        Fault::RaCount(_) => 2,
        Fault::Copies { .. } => 3,
        Fault::FewRaTiles { .. } => 4,
        Fault::RaInRow => 5,
        Fault::Owned { .. } => 6,
        Fault::Suns => 7,
        Fault::SunsEach(_) => 8,
        Fault::Gains(_) => 9,
        Fault::AbsurdGain(_) => 10,
        Fault::NoSuchSeat(_) => 11,
        Fault::Inactive(_) => 12,
        Fault::DrawIntoFullRow => 13,
        Fault::NoGodStep(_) => 14,
        Fault::AuctionKind(_) => 15,
        Fault::HighBid => 16,
        Fault::NoChoice(_) => 17,
        Fault::Debt(_) => 18,
        Fault::NotAcquired(_) => 19,
        Fault::DealTooLate => 20,
        Fault::OverTooEarly => 21,
    }
}

#[test]
fn every_fault_can_be_found() {
    let draw = Phase::Draw { seat: seat(0) };
    let scenes = [
        with(scene(2), |setup| {
            setup.seats.clear();
            setup.epoch = 0;
        }),
        with(scene(2), |setup| setup.ra_count = 6),
        with(scene(2).row("ra nile").owns(0, "dis.war"), |setup| {
            setup.bag[Tile::Nile] = 25;
            setup.bag[Tile::Ra] = 1;
            setup.seats[0].gains = vec![999];
        }),
        scene(2).suns(["9 6 5", "8 7 4"], 1),
        scene(2).turn(4),
        scene(2).phase(Phase::Deal { seat: seat(0) }),
        scene(2)
            .suns(["| 9 6 5 2", "8 7 4 3"], 1)
            .row("8 nile")
            .phase(draw),
        scene(2).phase(Phase::Gods { seat: seat(0) }),
        scene(2).phase(auction(Kind::InvokedFull, 0, 1, Some((1, 1)))),
        scene(2).row("nile").phase(loss(0, 9, by_auction(1))),
        scene(2).phase(Phase::Over),
    ];
    let mut numbers: Vec<_> = scenes
        .into_iter()
        .flat_map(faults)
        .map(|f| number(&f))
        .collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert!(numbers.iter().copied().eq(0..22), "{numbers:?}");
}
