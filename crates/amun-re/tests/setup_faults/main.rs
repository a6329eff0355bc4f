//! Setups that are no positions: every fault is found, and all of them at once.

#[path = "../common/mod.rs"]
mod common;
mod phases;
mod players;
mod table;

use amun_re::{Card, Fault, Phase, Position, Setup};
use common::{Scene, expert, provinces, scene, seat};
use tabletop::Game;

fn faults(setup: &Setup) -> Vec<Fault> {
    let read = Position::from_setup(setup);
    read.map_or_else(|faults| faults.0, |_| Vec::new())
}

/// The scene after a change by hand; the cards that are nowhere are in the deck.
#[allow(clippy::needless_pass_by_value)] // A scene is made to be judged, and then it is gone.
fn with(scene: Scene, change: impl FnOnce(&mut Setup)) -> Setup {
    let mut setup = scene.setup();
    change(&mut setup);
    setup
}

/// A position of the expert variant in which province cards are chosen, after a change by hand.
fn revealing(change: impl FnOnce(&mut Setup)) -> Setup {
    let mut setup = expert(3).position().to_setup();
    change(&mut setup);
    setup
}

/// This is the one thing wrong with it.
#[allow(clippy::needless_pass_by_value)] // A setup is made to be judged, and then it is gone.
fn only(setup: Setup, fault: Fault) {
    assert_eq!(faults(&setup), [fault]);
}

/// Nothing is wrong with it.
#[allow(clippy::needless_pass_by_value)] // A setup is made to be judged, and then it is gone.
fn fine(setup: Setup) {
    assert_eq!(faults(&setup), []);
}

#[test]
fn all_faults_are_reported_at_once() {
    let strange = with(scene(3).market(), |setup| {
        setup.first = None;
        setup.next_first = Some(seat(1));
        setup.deck[Card::Harvest] = 200;
        setup.open = provinces("thebes");
        setup.seats[0].gold = 9999;
        setup.seats[1].points = 3;
        setup.seats[2].offer = Some(amun_re::Offer::theft(false));
        setup.provinces[amun_re::Province::Sawu].stones = 3;
    });
    let (card, count) = (Card::Harvest, 200);
    let expected = [
        Fault::First,
        Fault::NextFirst,
        Fault::Copies { card, count },
        Fault::Open,
        Fault::Pieces(amun_re::Province::Sawu),
        Fault::Gold(seat(0)),
        Fault::Points(seat(1)),
        Fault::Offer(seat(2)),
    ];
    assert_eq!(faults(&strange), expected);
    let text = Position::from_setup(&strange).unwrap_err().to_string();
    assert_eq!(text.split("; ").count(), expected.len());
}

#[test]
fn all_faults_of_the_table_are_reported() {
    let strange = with(scene(3), |setup| {
        (setup.epoch, setup.round, setup.first) = (9, 0, Some(seat(4)));
        setup.phase = Phase::Market {
            seat: seat(3),
            bought: None,
        };
    });
    let (four, three) = (Fault::NoSuchSeat(seat(4)), Fault::NoSuchSeat(seat(3)));
    let expected = [Fault::Epoch(9), Fault::Round(0), four, three];
    assert_eq!(faults(&strange), expected);
}

/// AR-1.1: numbers that cannot even be added up are refused like any other.
#[test]
fn absurd_numbers_are_refused() {
    let mut strange = scene(3).offering().setup();
    for card in Card::ALL {
        strange.deck[card] = 255;
        strange.discards[card] = 255;
        strange.seats[0].hand[card] = 255;
        strange.seats[0].sold[card] = 255;
    }
    strange.seats[0].gold = u16::MAX;
    strange.seats[0].points = u16::MAX;
    let copies = |fault: &&Fault| matches!(fault, Fault::Copies { .. });
    let found = faults(&strange);
    assert_eq!(found.iter().filter(copies).count(), Card::KINDS);
    assert!(found.contains(&Fault::Gold(seat(0))) && found.contains(&Fault::Points(seat(0))));
}

/// A number for every kind of fault. A new one does not compile until it is numbered here.
fn number(fault: &Fault) -> usize {
    match fault {
        Fault::Players(_) => 0,
        Fault::Epoch(_) => 1,
        Fault::Round(_) => 2,
        Fault::NoSuchSeat(_) => 3,
        Fault::First => 4,
        Fault::PhaseOutOfPlace => 5,
        Fault::NextFirst => 6,
        Fault::Tile => 7,
        Fault::Copies { .. } => 8,
        Fault::InPlay => 9,
        Fault::ProvinceCard(_) => 10,
        Fault::Open => 11,
        Fault::Control(_) => 12,
        Fault::Won(_) => 13,
        Fault::ProvinceCards(_) => 14,
        Fault::Pieces(_) => 15,
        Fault::FreeFarmers(_) => 16,
        Fault::Gold(_) => 17,
        Fault::Points(_) => 18,
        Fault::Played(_) => 19,
        Fault::Scribe(_) => 20,
        Fault::AuctionOver => 21,
        Fault::Barred(_) => 22,
        Fault::Bribed(_) => 23,
        Fault::Left(_) => 24,
        Fault::EmptyDeck => 25,
        Fault::Sealed(_) => 26,
        Fault::AllChosen => 27,
        Fault::Offer(_) => 28,
        Fault::NoChange(_) => 29,
        Fault::Total => 30,
        Fault::HarvestCards(_) => 31,
        Fault::OverTooEarly => 32,
    }
}

#[test]
fn every_fault_can_be_found() {
    let mut found = std::collections::BTreeSet::new();
    for setup in phases::strange()
        .into_iter()
        .chain(table::strange())
        .chain(players::strange())
    {
        let numbers: Vec<_> = faults(&setup).iter().map(number).collect();
        assert!(!numbers.is_empty(), "{setup:?}");
        found.extend(numbers);
    }
    assert!(found.iter().copied().eq(0..33), "{found:?}");
}
