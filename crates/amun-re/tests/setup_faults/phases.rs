//! Faults of what the table is busy with.

use amun_re::options::InstantStones;
use amun_re::{Fault, Phase, Province, Setup};
use tabletop::Game;

use crate::common::{Table, cards, expert, province, provinces, scene, seat};
use crate::{faults, fine, only, revealing, with};

fn setup_of(table: &Table, change: impl FnOnce(&mut Setup)) -> Setup {
    let mut setup = table.position().to_setup();
    change(&mut setup);
    setup
}

/// Seat 0 has been outbid in Thebes and played Bribe.
fn bribed() -> Table {
    let mut table = scene(3).auction("thebes edfu abu").hand(0, "bribe").begin();
    table.play("0 bid thebes 3; 1 bid thebes 6; 2 bid edfu 0; 0 bribe");
    table
}

/// Seat 0 draws two cards in Thebes, seat 1 places two stones for Memphis.
fn instant() -> Table {
    let mut table = scene(3).auction("thebes memphis abu").begin();
    table.play("0 bid thebes 0; 1 bid memphis 0; 2 bid abu 0");
    table
}

/// Seat 1 has laid 4 gold with a change, seat 0 Theft, seat 2 gold 2.
fn change() -> Table {
    let mut table = scene(3).offering().hand(1, "change").begin();
    table.play("0 offer theft; 1 offer 4 change; 2 offer 2");
    table
}

/// The same when seat 1 has raised the total and chooses its rewards.
fn reward() -> Table {
    let mut table = change();
    table.play("1 change +3");
    table
}

/// AR-10.2: one card to each, three times round.
#[test]
fn province_cards_are_dealt_in_order() {
    let mut table = Table::from(*expert(3).game.start());
    fine(setup_of(&table, |_| {}));
    table.play("deal abu abydos amarna avaris");
    fine(setup_of(&table, |_| {}));
    let dealing = |number| setup_of(&table, |it| it.phase = Phase::Deal { seat: seat(number) });
    assert_eq!(
        faults(&dealing(0)).len(),
        2,
        "seat 0 has one more than the others"
    );
    assert_eq!(faults(&dealing(2)), [Fault::ProvinceCards(seat(1))]);
    let full = revealing(|setup| setup.phase = Phase::Deal { seat: seat(0) });
    assert_eq!(faults(&full).len(), 3);
}

/// AR-4.10
#[test]
fn an_auction_has_an_empty_province() {
    only(auction_over(), Fault::AuctionOver);
}

/// AR-4.9
#[test]
fn bribe_was_played_by_who_can_bid_there() {
    let wrong = Fault::Bribed(seat(0));
    fine(setup_of(&bribed(), |_| {}));
    only(setup_of(&bribed(), |it| it.seats[0].gold = 9), wrong);
    only(setup_of(&bribed(), |it| it.seats[0].barred = None), wrong);
    only(
        setup_of(&bribed(), |it| it.seats[0].played = Default::default()),
        wrong,
    );
}

/// AR-4.2, AR-4.12
#[test]
fn instant_rewards_are_those_of_the_province_won() {
    let left = |left| Phase::InstantCard {
        seat: seat(0),
        left,
    };
    for possible in [1, 2] {
        fine(setup_of(&instant(), |it| it.phase = left(possible)));
    }
    for impossible in [0, 3, 255] {
        only(
            setup_of(&instant(), |it| it.phase = left(impossible)),
            Fault::Left(seat(0)),
        );
    }
    let stones = |number, left| Phase::InstantStone {
        seat: seat(number),
        left,
    };
    fine(setup_of(&instant(), |it| it.phase = stones(1, 2)));
    only(
        setup_of(&instant(), |it| it.phase = stones(1, 3)),
        Fault::Left(seat(1)),
    );
    only(
        setup_of(&instant(), |it| it.phase = stones(2, 1)),
        Fault::Left(seat(2)),
    );
    let won = setup_of(&instant(), |setup| {
        setup.phase = stones(1, 2);
        setup.options.instant_stones = InstantStones::Won;
    });
    only(won, Fault::PhaseOutOfPlace);
    let unwon = setup_of(&instant(), |it| it.open = provinces("thebes memphis sawu"));
    only(unwon, Fault::Won(seat(2)));
}

/// AR-3.6
#[test]
fn a_card_is_drawn_from_a_deck() {
    let empty = setup_of(&instant(), |setup| {
        setup.discards = setup.deck;
        setup.deck = cards("");
    });
    only(empty, Fault::EmptyDeck);
}

/// AR-5.4, AR-5.5, AR-5.7
#[test]
fn as_many_pieces_are_left_as_can_have_been_bought() {
    let market = |phase| scene(3).market().controls(0, "edfu").phase(phase).setup();
    let seat = seat(0);
    fine(market(Phase::BoughtCard { seat, left: 1 }));
    only(
        market(Phase::BoughtCard { seat, left: 2 }),
        Fault::Left(seat),
    );
    fine(market(Phase::PlaceFarmer { seat, left: 4 }));
    only(
        market(Phase::PlaceFarmer { seat, left: 5 }),
        Fault::Left(seat),
    );
    fine(market(Phase::PlaceStone { seat, left: 50 }));
    for left in [0, 51] {
        only(market(Phase::PlaceStone { seat, left }), Fault::Left(seat));
    }
}

/// AR-3.9
#[test]
fn at_a_sealed_point_somebody_has_not_chosen() {
    let all = with(scene(3).offering(), |setup| {
        for player in &mut setup.seats {
            player.offer = Some(amun_re::Offer::theft(false));
        }
    });
    only(all, Fault::AllChosen);
    let all = revealing(|setup| {
        for player in &mut setup.seats {
            player.revealing = player.province_cards.first();
        }
    });
    only(all, Fault::AllChosen);
}

/// AR-6.4, AR-6.5
#[test]
fn the_total_follows_from_the_offerings() {
    let total = |number, total| Phase::Change {
        seat: seat(number),
        total,
    };
    fine(setup_of(&change(), |_| {}));
    only(
        setup_of(&change(), |it| it.phase = total(1, 4)),
        Fault::Total,
    );
    let laid = setup_of(&change(), |it| it.phase = total(2, 3));
    assert_eq!(faults(&laid), [Fault::NoChange(seat(2)), Fault::Total]);
    let missing = setup_of(&change(), |it| it.seats[0].offer = None);
    assert_eq!(faults(&missing), [Fault::Offer(seat(0))]);
    let unplayed = setup_of(&change(), |it| it.seats[1].played = Default::default());
    only(unplayed, Fault::Played(seat(1)));
}

/// AR-6.6, AR-6.7, AR-6.9
#[test]
fn rewards_follow_from_the_ranking() {
    let left = |number, left| Phase::Reward {
        seat: seat(number),
        left,
        total: 6,
    };
    fine(setup_of(&reward(), |_| {}));
    fine(setup_of(&reward(), |it| it.phase = left(2, 2)));
    only(
        setup_of(&reward(), |it| it.phase = left(1, 4)),
        Fault::Left(seat(1)),
    );
    only(
        setup_of(&reward(), |it| it.phase = left(0, 1)),
        Fault::Left(seat(0)),
    );
    let tile = |setup: &mut Setup| setup.tile = amun_re::Tile::try_from(3).ok();
    only(setup_of(&reward(), tile), Fault::Tile);
    let next = |setup: &mut Setup| setup.next_first = Some(seat(2));
    only(setup_of(&reward(), next), Fault::NextFirst);
    let total = Phase::Reward {
        seat: seat(1),
        left: 3,
        total: 9,
    };
    only(setup_of(&reward(), |it| it.phase = total), Fault::Total);
}

/// AR-9.1
#[test]
fn the_game_is_over_only_after_the_final_sale() {
    let mut table = scene(3).epoch(2).last_harvest().begin();
    table.play("2 done");
    fine(setup_of(&table, |_| {}));
    let held = setup_of(&table, |setup| {
        setup.seats[0].hand = cards("bribe");
        *setup = setup.clone().with_full_deck();
    });
    only(held, Fault::OverTooEarly);
    let early = setup_of(&table, |it| {
        (it.epoch, it.in_play) = (1, amun_re::Provinces::ALL);
    });
    let expected = [0, 1, 2].map(|number| Fault::Points(seat(number)));
    assert_eq!(faults(&early)[0], Fault::OverTooEarly);
    assert_eq!(faults(&early)[1..], expected);
}

/// Tables with all faults of this file.
pub(crate) fn strange() -> Vec<Setup> {
    let all_choose = |setup: &mut Setup| {
        for player in &mut setup.seats {
            player.offer = Some(amun_re::Offer::theft(false));
        }
    };
    let change_of_nobody = Phase::Change {
        seat: seat(2),
        total: 9,
    };
    vec![
        setup_of(&bribed(), |it| it.seats[0].gold = 9),
        setup_of(&bribed(), |it| it.open = it.open.without(Province::Abu)),
        setup_of(&instant(), |it| it.open = provinces("thebes memphis sawu")),
        setup_of(&instant(), |setup| {
            setup.discards = setup.deck;
            setup.deck = cards("");
            setup.phase = Phase::InstantCard {
                seat: seat(0),
                left: 9,
            };
        }),
        with(scene(3).offering(), all_choose),
        setup_of(&change(), |it| it.phase = change_of_nobody),
        with(scene(3), |it| it.phase = Phase::Over),
        auction_over(),
    ]
}

fn auction_over() -> Setup {
    setup_of(&bribed(), |setup| {
        setup.phase = Phase::Auction {
            seat: seat(0),
            bribed: false,
        };
        let space = amun_re::Space::of_gold(0).expect("it is a space");
        let province = province("abu");
        setup.seats[0].scribe = Some(amun_re::Bid { province, space });
    })
}
