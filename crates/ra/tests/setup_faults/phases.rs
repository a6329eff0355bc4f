//! Faults of what the table is busy with.

use ra::{Cause, Fault, Kind, Phase, Setup, Sun, Suns, Tile};

use crate::common::{Scene, scene, seat};
use crate::{auction, by_auction, faults, loss, only, with};

const A: &[u8] = &[13, 8, 5, 2];
const B: &[u8] = &[12, 9, 6, 3];
/// Seat 1 has no usable sun.
const GONE: [&str; 3] = ["13 8 5 2", "| 12 9 6 3", "11 10 7 4"];

/// Seat 0 has won two wars and an earthquake, and much that they can take.
fn struck() -> Scene {
    let owned = "3 civ.art 3 civ.writing 3 mon.temple 3 mon.statue";
    let suns = ["13 8 5 | 1", "12 9 6 3", "11 10 7 4"];
    with(scene(3).owns(0, owned).suns(suns, 2), |setup| {
        setup.bag[Tile::War] = 2;
        setup.bag[Tile::Earthquake] = 1;
    })
}

/// Suns are being dealt: the first seats have these sets, and this seat is next.
fn dealing(sets: &[&[u8]], next: usize) -> Scene {
    with(scene(3), |setup| {
        for (number, one) in setup.seats.iter_mut().enumerate() {
            one.usable = sets.get(number).map_or(Suns::NONE, |set| Suns::of(set));
        }
        setup.phase = Phase::Deal { seat: seat(next) };
    })
}

/// RA-3.3, RA-4.1, RA-8.5
#[test]
fn who_acts_is_there_and_can_act() {
    let (inactive, row) = (seat(1), || {
        scene(3).suns(GONE, 1).owns(1, "god").row("nile")
    });
    only(
        row().phase(Phase::Turn { seat: inactive }),
        Fault::Inactive(inactive),
    );
    only(
        row().phase(Phase::Draw { seat: inactive }),
        Fault::Inactive(inactive),
    );
    only(
        row().phase(Phase::Gods { seat: inactive }),
        Fault::Inactive(inactive),
    );
    only(scene(2).turn(2), Fault::NoSuchSeat(seat(2)));
    only(
        scene(2).phase(Phase::Gods { seat: seat(4) }),
        Fault::NoSuchSeat(seat(4)),
    );
    let draw = Phase::Draw { seat: seat(0) };
    only(scene(3).row("8 nile").phase(draw), Fault::DrawIntoFullRow);
    let gods = Phase::Gods { seat: seat(0) };
    only(scene(3).row("nile").phase(gods), Fault::NoGodStep(seat(0)));
    only(
        scene(3).owns(0, "god").row("god").phase(gods),
        Fault::NoGodStep(seat(0)),
    );
    only(
        scene(3).owns(0, "god").row("8 nile").phase(gods),
        Fault::NoGodStep(seat(0)),
    );
}

/// RA-5.2, RA-5.3, RA-5.4
#[test]
fn an_auction_fits_the_row_and_its_bid_could_be_made() {
    only(
        scene(3)
            .suns(GONE, 1)
            .phase(auction(Kind::Invoked, 1, 0, None)),
        Fault::Inactive(seat(1)),
    );
    only(
        scene(3)
            .suns(GONE, 1)
            .phase(auction(Kind::Invoked, 0, 1, None)),
        Fault::Inactive(seat(1)),
    );
    only(
        scene(3).phase(auction(Kind::Invoked, 3, 0, None)),
        Fault::NoSuchSeat(seat(3)),
    );
    only(
        scene(3).phase(auction(Kind::Invoked, 0, 3, None)),
        Fault::NoSuchSeat(seat(3)),
    );
    only(
        scene(3).phase(auction(Kind::Invoked, 0, 0, Some((3, 5)))),
        Fault::NoSuchSeat(seat(3)),
    );
    only(
        scene(3).phase(auction(Kind::Drawn, 0, 1, None)),
        Fault::AuctionKind(Kind::Drawn),
    );
    for kind in [Kind::Drawn, Kind::Invoked] {
        let full = scene(3).row("8 nile").ra_count(1);
        only(
            full.phase(auction(kind, 0, 1, None)),
            Fault::AuctionKind(kind),
        );
    }
    let not_full = scene(3).row("7 nile");
    only(
        not_full.phase(auction(Kind::InvokedFull, 0, 1, None)),
        Fault::AuctionKind(Kind::InvokedFull),
    );
    for bid in [(1, 11), (1, 1), (1, 0), (1, 255), (2, 11), (0, 13)] {
        only(
            scene(3).phase(auction(Kind::Invoked, 0, 2, Some(bid))),
            Fault::HighBid,
        );
    }
    let fine = scene(3).phase(auction(Kind::Invoked, 0, 2, Some((1, 12))));
    assert!(faults(fine).is_empty());
}

/// RA-7.2, RA-7.6
#[test]
fn a_loss_is_one_that_disasters_can_cause() {
    let cause = by_auction(1);
    for possible in [
        loss(4, 2, cause),
        loss(1, 2, cause),
        loss(0, 1, cause),
        loss(2, 0, Cause::God),
    ] {
        assert!(faults(struck().phase(possible)).is_empty(), "{possible:?}");
    }
    only(struck().phase(loss(0, 0, cause)), Fault::NoChoice(seat(0)));
    let all_alike = |setup: &mut Setup| setup.seats[0].tiles[Tile::Art] = 0;
    only(
        with(struck(), all_alike).phase(loss(2, 0, cause)),
        Fault::NoChoice(seat(0)),
    );
    for debt in [
        loss(5, 0, cause),
        loss(0, 3, cause),
        loss(2, 1, cause),
        loss(3, 0, Cause::God),
        loss(1, 2, Cause::God),
    ] {
        only(struck().phase(debt), Fault::Debt(seat(0)));
    }
    let in_bag = |setup: &mut Setup| setup.bag[Tile::War] = 4;
    only(
        with(struck(), in_bag).phase(loss(1, 0, cause)),
        Fault::Debt(seat(0)),
    );
    only(
        struck().phase(loss(2, 0, by_auction(4))),
        Fault::NoSuchSeat(seat(4)),
    );
}

/// RA-6.1, RA-8.4: the winner has emptied the row and has a spent sun; a god leaves a gap.
#[test]
fn a_loss_follows_an_auction_or_a_god() {
    let (by_auction, by_god) = (loss(2, 0, by_auction(1)), loss(2, 0, Cause::God));
    only(
        struck().row("nile").phase(by_auction),
        Fault::NotAcquired(seat(0)),
    );
    assert!(faults(struck().row("7 nile").phase(by_god)).is_empty());
    only(
        struck().row("8 nile").phase(by_god),
        Fault::NotAcquired(seat(0)),
    );
    let unspent = ["13 8 5 1", "12 9 6 3", "11 10 7 4"];
    only(
        struck().suns(unspent, 2).phase(by_auction),
        Fault::NotAcquired(seat(0)),
    );
    let last = ["| 13 8 5 1", "12 9 6 3", "11 10 7 4"];
    assert!(faults(struck().suns(last, 2).phase(by_auction)).is_empty());
    only(
        struck().suns(last, 2).phase(by_god),
        Fault::Inactive(seat(0)),
    );
    let ra_player_gone = ["13 8 5 | 1", "| 12 9 6 3", "11 10 7 4"];
    only(
        struck().suns(ra_player_gone, 2).phase(by_auction),
        Fault::Inactive(seat(1)),
    );
}

/// RA-2.4
#[test]
fn suns_are_dealt_only_at_the_start_and_in_order() {
    assert!(faults(dealing(&[], 0)).is_empty());
    assert!(faults(dealing(&[B, A], 2)).is_empty());
    only(
        scene(3).phase(Phase::Deal { seat: seat(1) }),
        Fault::DealTooLate,
    );
    only(dealing(&[A, A], 2), Fault::DealTooLate);
    only(dealing(&[A], 2), Fault::DealTooLate);
    only(dealing(&[&[13, 8, 5, 3]], 1), Fault::DealTooLate);
    only(
        with(dealing(&[B], 1), |setup| setup.centre = Sun(2)),
        Fault::DealTooLate,
    );
    only(
        with(dealing(&[B], 1), |setup| setup.bag[Tile::Gold] = 4),
        Fault::DealTooLate,
    );
    only(dealing(&[B], 1).row("nile"), Fault::DealTooLate);
    only(dealing(&[B], 1).owns(0, "nile"), Fault::DealTooLate);
}

/// RA-11.1
#[test]
fn the_game_is_over_only_after_the_last_scoring() {
    let over = || {
        let three = |scene: Scene, seat| scene.gains(seat, &[0, 0, 0]);
        (0..2).fold(scene(2).epoch(3).phase(Phase::Over), three)
    };
    assert!(faults(over()).is_empty());
    only(over().row("nile"), Fault::OverTooEarly);
    only(over().ra_count(1), Fault::OverTooEarly);
    only(with(over(), |setup| setup.epoch = 2), Fault::OverTooEarly);
}
