//! Faults of the table: players, course, cards, provinces and pieces.

use amun_re::options::First;
use amun_re::{Card, Fault, Phase, Province, Provinces, Setup, Tile};

use crate::common::{province, provinces, scene, seat};
use crate::{fine, only, revealing, with};

/// AR-2.1
#[test]
fn the_table_has_a_possible_size() {
    for size in [1, 2, 6, 300] {
        let resized = |setup: &mut Setup| setup.seats.resize(size, setup.seats[0]);
        only(with(scene(3), resized), Fault::Players(size));
    }
}

/// AR-3.1
#[test]
fn epoch_and_round_are_possible() {
    for epoch in [0, 3, 255] {
        only(
            with(scene(3), |setup| setup.epoch = epoch),
            Fault::Epoch(epoch),
        );
    }
    for round in [0, 4, 255] {
        only(
            with(scene(3), |setup| setup.round = round),
            Fault::Round(round),
        );
    }
}

/// AR-2.1
#[test]
fn every_seat_that_is_named_is_at_the_table() {
    let nobody = Fault::NoSuchSeat(seat(3));
    only(with(scene(3), |setup| setup.first = Some(seat(3))), nobody);
    only(
        with(scene(3), |setup| setup.options.first = First::Seat(seat(3))),
        nobody,
    );
    only(
        with(scene(3).harvest(0), |setup| {
            setup.next_first = Some(seat(3));
        }),
        nobody,
    );
    only(with(scene(3).harvest(3), |_| {}), nobody);
}

/// AR-2.6
#[test]
fn a_first_player_is_there_just_if_the_lot_is_drawn() {
    only(with(scene(3), |setup| setup.first = None), Fault::First);
    only(
        with(scene(3), |setup| setup.phase = Phase::First),
        Fault::First,
    );
    let lot = |setup: &mut Setup| (setup.phase, setup.first) = (Phase::First, None);
    fine(with(scene(3), lot));
    let fixed = |setup: &mut Setup| {
        lot(setup);
        setup.options.first = First::Seat(seat(0));
    };
    only(with(scene(3), fixed), Fault::PhaseOutOfPlace);
}

/// AR-2.6, AR-10.1
#[test]
fn a_phase_fits_epoch_round_and_variant() {
    let dealing = |setup: &mut Setup| setup.phase = Phase::Deal { seat: seat(0) };
    only(with(scene(3), dealing), Fault::PhaseOutOfPlace);
    only(
        with(scene(3), |setup| setup.phase = Phase::Reveal),
        Fault::PhaseOutOfPlace,
    );
    let turning_up = revealing(|setup| {
        setup.phase = Phase::TurnUp;
        for player in &mut setup.seats {
            let first_two = player.province_cards.into_iter().take(2);
            player.province_cards = first_two.collect();
        }
    });
    only(turning_up, Fault::PhaseOutOfPlace);
}

/// AR-6.9
#[test]
fn a_next_first_player_is_known_from_the_ranking_on() {
    let known = |setup: &mut Setup| setup.next_first = Some(seat(1));
    fine(with(scene(3).harvest(0), known));
    for scene in [scene(3), scene(3).market(), scene(3).offering()] {
        only(with(scene, known), Fault::NextFirst);
    }
}

/// AR-13.15
#[test]
fn a_tile_is_there_from_the_first_offering_on() {
    let tile = |setup: &mut Setup| setup.tile = Some(Tile::Two);
    let none = |setup: &mut Setup| setup.tile = None;
    only(with(scene(3).market(), tile), Fault::Tile);
    fine(with(scene(3).harvest(0), tile));
    only(with(scene(3).harvest(0), none), Fault::Tile);
    only(with(scene(3).round(2), none), Fault::Tile);
    only(with(scene(3).epoch(2), none), Fault::Tile);
}

/// AR-13.1
#[test]
fn every_card_lies_in_one_place() {
    let card = Card::Bribe;
    let missing = |setup: &mut Setup| setup.deck[card] = 1;
    only(with(scene(3), missing), Fault::Copies { card, count: 1 });
    let held = |setup: &mut Setup| setup.seats[1].hand[card] = 1;
    only(with(scene(3), held), Fault::Copies { card, count: 3 });
    let discarded = |setup: &mut Setup| setup.discards[card] = 255;
    only(
        with(scene(3), discarded),
        Fault::Copies { card, count: 257 },
    );
}

/// AR-13.2
#[test]
fn the_provinces_in_play_are_all_or_three_for_each() {
    let nine = |setup: &mut Setup| {
        let first_nine = Province::ALL.into_iter().take(9);
        setup.in_play = first_nine.collect();
    };
    only(with(scene(3), nine), Fault::InPlay);
    fine(with(scene(3).epoch(2), nine));
    only(
        with(scene(3).epoch(2), |setup| setup.in_play = Provinces::ALL),
        Fault::InPlay,
    );
}

/// AR-13.2, AR-10.2
#[test]
fn every_province_card_lies_in_one_place() {
    let open = |setup: &mut Setup| setup.open = provinces("abu");
    let twice = Fault::ProvinceCard(province("abu"));
    only(with(scene(3).round(2), open), twice);
    let out = with(scene(3).epoch(2), |setup| setup.open = provinces("thebes"));
    only(out, Fault::ProvinceCard(province("thebes")));
    let same = |setup: &mut Setup| {
        setup.seats[1].province_cards = setup.seats[0].province_cards;
    };
    let setup = revealing(same);
    let expected = ["abu", "avaris", "buto"].map(|key| Fault::ProvinceCard(province(key)));
    assert_eq!(crate::faults(&setup), expected);
}

/// AR-10.2, AR-10.3
#[test]
fn everybody_has_as_many_province_cards_as_the_round_leaves() {
    let wrong = Fault::ProvinceCards(seat(1));
    let fewer = |setup: &mut Setup| setup.seats[1].province_cards = provinces("abydos");
    only(revealing(fewer), wrong);
    let basic = |setup: &mut Setup| setup.seats[1].province_cards = provinces("thebes");
    only(with(scene(3), basic), wrong);
}

/// AR-4.1
#[test]
fn there_are_as_many_open_provinces_as_players() {
    for open in ["thebes edfu", "thebes edfu abu sawu"] {
        only(with(scene(3).auction(open), |_| {}), Fault::Open);
    }
    let three = |setup: &mut Setup| setup.open = provinces("thebes edfu sawu");
    only(with(scene(3), three), Fault::Open);
    only(with(scene(3).market(), three), Fault::Open);
    fine(with(scene(3), |setup| {
        setup.open = provinces("thebes edfu");
    }));
}

/// AR-13.3
#[test]
fn everybody_controls_one_province_for_each_auction() {
    let more = |setup: &mut Setup| {
        setup.seats[2].control = setup.seats[2].control.with(Province::Thebes);
    };
    for scene in [scene(3), scene(3).market(), scene(3).round(2).harvest(0)] {
        only(with(scene, more), Fault::Control(seat(2)));
    }
    let none = |setup: &mut Setup| setup.seats[0].control = Provinces::NONE;
    only(with(scene(3).offering(), none), Fault::Control(seat(0)));
}

/// AR-13.4, AR-13.5
#[test]
fn pieces_lie_where_they_can() {
    let wrong = |key| Fault::Pieces(province(key));
    let market = || scene(3).market().controls(0, "edfu");
    only(market().built("edfu", 0, 3).setup(), wrong("edfu"));
    only(market().built("edfu", 121, 0).setup(), wrong("edfu"));
    only(market().farmers("edfu", 5, 0).setup(), wrong("edfu"));
    only(market().farmers("thebes", 1, 0).setup(), wrong("thebes"));
    only(market().built("thebes", 1, 0).setup(), wrong("thebes"));
    fine(scene(3).epoch(2).built("thebes", 1, 0).setup());
    only(
        scene(3).epoch(2).farmers("thebes", 1, 0).setup(),
        wrong("thebes"),
    );
    let out = with(scene(3).epoch(2), |setup| {
        setup.provinces[Province::Thebes].stones = 1;
    });
    only(out, wrong("thebes"));
}

/// AR-13.5: one Free Farmer a round.
#[test]
fn free_farmers_come_one_a_round() {
    let two = || scene(3).controls(0, "edfu buto").farmers("edfu", 0, 2);
    fine(two().harvest(0).setup());
    only(two().market().setup(), Fault::FreeFarmers(seat(0)));
    let three = two().farmers("buto", 0, 1).harvest(0);
    only(three.setup(), Fault::FreeFarmers(seat(0)));
}

/// Tables with all faults of this file.
pub(crate) fn strange() -> Vec<Setup> {
    vec![
        with(scene(3), |setup| {
            setup.seats.clear();
            (setup.epoch, setup.round) = (0, 0);
        }),
        with(scene(3), |setup| setup.first = Some(seat(4))),
        with(scene(3), |setup| {
            setup.phase = Phase::First;
            setup.round = 2;
            setup.next_first = Some(seat(0));
            setup.in_play = Provinces::NONE;
            setup.open = Provinces::ALL;
            setup.deck = amun_re::Cards::NONE;
            setup.seats[0].province_cards = Provinces::ALL;
        }),
        scene(3)
            .market()
            .controls(0, "edfu")
            .built("edfu", 0, 3)
            .setup(),
        scene(3)
            .market()
            .controls(0, "edfu")
            .farmers("edfu", 0, 1)
            .setup(),
    ]
}
