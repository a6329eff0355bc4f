//! Faults of players: gold, points, names played, scribes, sealed steps and offerings.

use amun_re::{Bid, Card, Fault, Names, Offer, Phase, Player, Setup, Space};

use crate::common::{Scene, cards, province, provinces, scene, seat};
use crate::{fine, only, revealing, with};

fn player(scene: Scene, number: usize, change: impl FnOnce(&mut Player)) -> Setup {
    with(scene, |setup| change(&mut setup.seats[number]))
}

fn names(text: &str) -> Names {
    cards(text).iter().map(|(card, _)| card).collect()
}

fn bid(key: &str, gold: u16) -> Option<Bid> {
    let space = Space::of_gold(gold).expect("it is a space");
    let province = province(key);
    Some(Bid { province, space })
}

/// AR-1.15: there is no limit, but no game can give more.
#[test]
fn nobody_has_more_gold_than_a_game_can_give() {
    fine(player(scene(3), 0, |it| it.gold = 200));
    for gold in [1000, u16::MAX] {
        only(
            player(scene(3), 0, |it| it.gold = gold),
            Fault::Gold(seat(0)),
        );
    }
}

/// AR-13.11
#[test]
fn points_come_with_the_scorings() {
    only(
        player(scene(3), 1, |it| it.points = 1),
        Fault::Points(seat(1)),
    );
    fine(scene(3).epoch(2).points([0, 50, 0]).setup());
    only(
        scene(3).epoch(2).points([0, 5000, 0]).setup(),
        Fault::Points(seat(1)),
    );
}

/// AR-3.4
#[test]
fn names_are_played_in_their_phase_and_on_the_own_turn() {
    let auction = || scene(3).auction("thebes edfu abu");
    let wrong = Fault::Played(seat(1));
    fine(player(auction(), 1, |it| it.played = names("defence")));
    only(
        player(auction(), 1, |it| it.played = names("architect")),
        wrong,
    );
    only(
        player(scene(3), 1, |it| it.played = names("defence")),
        wrong,
    );
    let market = || scene(3).market();
    only(
        player(market(), 1, |it| it.played = names("architect")),
        wrong,
    );
    fine(player(market(), 0, |it| {
        it.played = names("architect free-farmer");
    }));
    only(
        player(scene(3).harvest(0), 1, |it| it.played = names("harvest")),
        wrong,
    );
    only(
        player(scene(3).offering(), 1, |it| it.played = names("change")),
        wrong,
    );
}

/// AR-7.3, AR-7.4
#[test]
fn harvest_cards_were_played_on_own_provinces() {
    let own = || scene(3).controls(0, "edfu");
    let harvest = |key| Phase::Harvest {
        seat: seat(0),
        rich_harvest: Some(province(key)),
        treasury: None,
    };
    let played = |it: &mut Player| it.played = names("harvest");
    fine(player(own().phase(harvest("edfu")).tile(1), 0, played));
    let wrong = Fault::HarvestCards(seat(0));
    only(
        player(own().phase(harvest("abu")).tile(1), 0, played),
        wrong,
    );
    only(
        player(own().phase(harvest("edfu")).tile(1), 0, |_| {}),
        wrong,
    );
    only(
        player(own().harvest(0), 0, |it| it.played = names("treasury")),
        wrong,
    );
}

/// AR-4.4, AR-4.7
#[test]
fn a_scribe_stands_alone_on_an_open_province_and_can_be_paid() {
    let auction = || scene(3).auction("thebes edfu abu");
    fine(player(auction(), 1, |it| it.scribe = bid("thebes", 15)));
    let wrong = Fault::Scribe(seat(1));
    only(
        player(auction(), 1, |it| it.scribe = bid("thebes", 21)),
        wrong,
    );
    only(player(auction(), 1, |it| it.scribe = bid("sawu", 0)), wrong);
    only(
        player(scene(3).market(), 1, |it| it.scribe = bid("abu", 0)),
        wrong,
    );
    let two = with(auction(), |setup| {
        setup.seats[0].scribe = bid("thebes", 0);
        setup.seats[1].scribe = bid("thebes", 1);
    });
    assert_eq!(crate::faults(&two), [Fault::Scribe(seat(0)), wrong]);
}

/// AR-4.6
#[test]
fn a_barred_province_is_held_by_another() {
    let auction = || scene(3).auction("thebes edfu abu");
    let barred = |it: &mut Player| it.barred = Some(province("thebes"));
    only(player(auction(), 0, barred), Fault::Barred(seat(0)));
    only(player(scene(3).market(), 0, barred), Fault::Barred(seat(0)));
    let held = with(auction(), |setup| {
        barred(&mut setup.seats[0]);
        setup.seats[1].scribe = bid("thebes", 3);
    });
    fine(held);
}

/// AR-3.9
#[test]
fn what_is_done_in_secret_is_done_at_a_sealed_point() {
    let sold = |it: &mut Player| {
        it.hand = cards("");
        it.sold = cards("bribe");
    };
    let seller = |scene: Scene| player(scene.hand(0, "bribe"), 0, sold);
    fine(seller(scene(3).offering()));
    only(seller(scene(3).market()), Fault::Sealed(seat(0)));
    only(
        seller(scene(3).offering().gold([0])),
        Fault::Sealed(seat(0)),
    );
    let choose = |key| revealing(|setup| setup.seats[0].revealing = Some(province(key)));
    fine(choose("abu"));
    only(choose("abydos"), Fault::Sealed(seat(0)));
    let basic = player(scene(3), 0, |it| it.revealing = Some(province("abu")));
    only(basic, Fault::Sealed(seat(0)));
}

/// AR-6.1
#[test]
fn an_offering_is_one_that_can_be_laid() {
    let laid = |gold, change| move |it: &mut Player| it.offer = Offer::gold(gold, change);
    let wrong = Fault::Offer(seat(0));
    fine(player(scene(3).offering(), 0, laid(20, false)));
    only(player(scene(3).offering(), 0, laid(21, false)), wrong);
    only(player(scene(3).offering(), 0, laid(3, true)), wrong);
    fine(player(
        scene(3).offering().hand(0, "change"),
        0,
        laid(3, true),
    ));
    only(player(scene(3).market(), 0, laid(3, false)), wrong);
    only(player(scene(3).harvest(0), 0, laid(3, false)), wrong);
}

/// Tables with all faults of this file.
pub(crate) fn strange() -> Vec<Setup> {
    vec![
        player(scene(3).market(), 0, |it| {
            it.gold = u16::MAX;
            it.points = 1;
            it.played = names("bribe");
            it.scribe = bid("abu", 0);
            it.barred = Some(province("abu"));
            it.sold = cards("bribe");
            it.offer = Some(Offer::theft(false));
            it.control = provinces("abu thebes");
        }),
        player(scene(3).harvest(0), 0, |it| it.played = names("treasury")),
        player(scene(3).offering(), 0, |it| it.hand[Card::Change] = 9),
    ]
}
