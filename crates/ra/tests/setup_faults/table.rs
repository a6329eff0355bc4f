//! Faults of the table: players, epoch, tiles, suns and gains.

use ra::{Fault, NameSet, Options, Phase, Setup, Sun, Tile};

use crate::common::{scene, seat};
use crate::{faults, only, with};

/// RA-2.1, RA-E01
#[test]
fn the_table_has_a_possible_size() {
    only(
        with(scene(2), |setup| setup.seats.clear()),
        Fault::Players(0),
    );
    only(
        with(scene(2), |setup| setup.seats.truncate(1)),
        Fault::Players(1),
    );
    let crowd = |setup: &mut Setup| setup.seats.resize(300, setup.seats[0].clone());
    only(with(scene(5), crowd), Fault::Players(300));
    let names = NameSet::Alea;
    only(
        scene(2).options(Options {
            names,
            ..Options::default()
        }),
        Fault::Players(2),
    );
}

/// RA-3.1, RA-2.5
#[test]
fn epoch_and_ra_count_are_possible() {
    for epoch in [0, 4, 255] {
        only(
            with(scene(3), |setup| setup.epoch = epoch),
            Fault::Epoch(epoch),
        );
    }
    for count in [8, 255] {
        only(
            with(scene(3), |setup| setup.ra_count = count),
            Fault::RaCount(count),
        );
    }
}

/// RA-13.1, RA-13.6
#[test]
fn there_are_not_more_tiles_than_the_game_has() {
    let (tile, count) = (Tile::Nile, 26);
    only(
        with(scene(3).row("nile"), |setup| setup.bag[tile] = 25),
        Fault::Copies { tile, count },
    );
    only(
        with(scene(3).owns(1, "nile"), |setup| setup.bag[tile] = 25),
        Fault::Copies { tile, count },
    );
    let (tile, count) = (Tile::Ra, 31);
    only(
        with(scene(5).ra_count(1), |setup| setup.bag[tile] = 30),
        Fault::Copies { tile, count },
    );
    only(scene(3).row("ra nile"), Fault::RaInRow);
    for tile in [Tile::Ra, Tile::War] {
        only(
            scene(3).owns(1, tile.key()),
            Fault::Owned {
                seat: seat(1),
                tile,
            },
        );
    }
}

/// RA-13.3
#[test]
fn the_bag_has_enough_ra_tiles_for_the_rest_of_the_game() {
    let bag = |has| with(scene(3).ra_count(1), |setup| setup.bag[Tile::Ra] = has);
    assert!(faults(bag(23)).is_empty());
    only(bag(22), Fault::FewRaTiles { has: 22, needs: 23 });
}

/// RA-13.2
#[test]
fn every_sun_lies_in_one_place_and_everybody_has_as_many() {
    for centre in [0, 2, 16, 17, 255] {
        only(
            with(scene(3), |setup| setup.centre = Sun(centre)),
            Fault::Suns,
        );
    }
    only(
        scene(3).suns(["13 8 5 2", "12 9 6 3", "11 10 7 16"], 1),
        Fault::Suns,
    );
    only(
        scene(3).suns(["13 8 5 2", "12 9 6 2", "11 10 7 4"], 1),
        Fault::Suns,
    );
    let uneven = scene(3).suns(["13 8 5", "12 9 6 3 2", "11 10 7 4"], 1);
    assert_eq!(
        faults(uneven),
        [Fault::SunsEach(seat(0)), Fault::SunsEach(seat(1))]
    );
}

/// RA-10.10
#[test]
fn there_is_one_possible_gain_for_every_scoring() {
    only(
        with(scene(3), |setup| setup.seats[1].gains = vec![0]),
        Fault::Gains(seat(1)),
    );
    only(
        with(scene(3), |setup| setup.seats[1].gains = vec![0; 1000]),
        Fault::Gains(seat(1)),
    );
    only(scene(3).epoch(2).gains(2, &[]), Fault::Gains(seat(2)));
    for gain in [i16::MIN, -8, 89, i16::MAX] {
        only(
            scene(3).epoch(2).gains(0, &[gain]),
            Fault::AbsurdGain(seat(0)),
        );
    }
    for gain in [-13, 229] {
        let over = scene(2).epoch(3).phase(Phase::Over).gains(0, &[0, 0, gain]);
        only(over.gains(1, &[0, 0, 0]), Fault::AbsurdGain(seat(0)));
    }
}
