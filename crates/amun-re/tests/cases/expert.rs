//! The expert variant (AR-10.1 to AR-10.5) and the options (AR-10.6).

use amun_re::options::{Counter, First, Gold};
use amun_re::{Chance, Event, Options, Outcome, Phase, Province, Provinces};
use tabletop::{Game, Next, Seat};

use crate::common::{Table, expert, province, provinces, scene, seat};

/// All players reveal their first card and win the first empty province; nobody buys
/// anything, and all are thieves.
fn quick_round(table: &mut Table) {
    for number in 0..table.position().players() {
        let card = table.choices_to(number, "reveal").remove(0);
        table.play(&format!("{number} reveal {card}"));
    }
    while !matches!(table.position().phase(), Phase::Market { .. }) {
        match table.position().next() {
            Next::Decision(seats) => {
                let number = seats.first().expect("somebody is asked").index();
                let choices = table.choices(number);
                let wanted = |text: &&String| text.ends_with(" 0") || text.starts_with("stone");
                let empty = choices.iter().find(wanted).expect("there is one").clone();
                table.play(&format!("{number} {empty}"));
            }
            Next::Chance(Chance::Draw(seat)) => {
                let Some((Outcome::Card(card), _)) = table.position().outcomes().next() else {
                    panic!("a card is drawn");
                };
                table.play(&format!("draw {seat} {card}"));
            }
            other => panic!("{other:?}"),
        }
    }
    table.play("all done; all offer theft; all done");
}

/// How many province cards everybody has.
fn left(table: &Table) -> Vec<usize> {
    let seats = Seat::all(table.position().players());
    seats
        .map(|seat| table.position().player(seat).province_cards.len())
        .collect()
}

/// AR-T75, AR-10.1, AR-10.2, AR-10.3, AR-10.5, AR-R51, AR-E14
#[test]
fn an_expert_game_of_four() {
    let mut table = expert(4);
    let dealt: Provinces = Province::ALL.into_iter().take(12).collect();
    for epoch in [1, 2] {
        for cards in [3, 2, 1] {
            assert_eq!(table.position().phase(), Phase::Reveal);
            assert_eq!(left(&table), [cards; 4]);
            let reveals = [0, 1, 2, 3].map(|seat| table.choices_to(seat, "reveal").len());
            assert_eq!(reveals, [cards; 4]);
            quick_round(&mut table);
        }
        if epoch == 1 {
            assert_eq!(table.position().in_play(), dealt);
            for _ in 0..12 {
                let next = table.position().outcomes().last().unwrap().0;
                let Outcome::Province(province) = next else {
                    panic!("{next:?} is not a province");
                };
                assert!(dealt.contains(province));
                table.play(&format!("deal {province}"));
            }
        }
    }
    assert!(table.position().is_over());
}

/// AR-10.2, NO-3.5: one card to each seat from seat 0, three times round.
#[test]
fn province_cards_are_dealt_one_by_one() {
    let options = Options {
        expert: true,
        first: First::Seat(seat(2)),
        ..Options::default()
    };
    let mut table = Table::from(amun_re::Position::new(3, &options).unwrap());
    for (number, province) in (0..9).zip(Province::ALL) {
        let due = Chance::Deal(seat(number % 3));
        assert_eq!(table.position().next(), Next::Chance(due));
        assert_eq!(table.position().weight(), 15 - number as u32);
        table.play(&format!("deal {province}"));
    }
    let own = table.position().player(seat(1)).province_cards;
    assert_eq!(own, provinces("abydos baharya dakhla"));
    assert_eq!(table.position().owing().len(), 3);
}

/// AR-10.3: all are shown at once.
#[test]
fn the_cards_revealed_are_the_open_provinces() {
    let mut table = expert(3);
    table.play("2 reveal berenike; 0 reveal avaris");
    assert_eq!(table.position().open(), Provinces::NONE);
    let why = "names a province card that is not in hand (AR-10.3)";
    assert_eq!(table.refused(1, "reveal abu"), why);
    table.play("1 reveal dakhla");
    assert_eq!(table.position().open(), provinces("berenike avaris dakhla"));
    let (province, by) = (province("dakhla"), Some(seat(1)));
    assert!(table.told(Event::ProvinceOpened { province, by }));
    assert_eq!((left(&table), table.asked()), (vec![2, 2, 2], 0));
}

/// AR-10.3, AR-3.9: cards can be sold at this sealed point too.
#[test]
fn a_sale_while_province_cards_are_chosen_is_shown_with_them() {
    let mut table = expert(3);
    table.play("1 sell architect; 1 reveal abydos; 0 reveal abu");
    assert_eq!((table.discards(), table.gold()[1]), ("".into(), 21));
    table.play("2 reveal amarna");
    assert_eq!(table.discards(), "architect");
}

/// AR-10.4
#[test]
fn a_province_card_gives_its_owner_no_privilege() {
    let mut table = expert(3);
    table.play("0 reveal abu; 1 reveal abydos; 2 reveal amarna");
    for key in ["abu", "abydos", "amarna"] {
        assert_eq!(table.choices_to(0, &format!("bid {key}")).len(), 6);
    }
    table.play("0 bid amarna 0; 1 bid abu 0; 2 bid abydos 0; 2 stone abydos");
    assert_eq!(table.control(1), provinces("abu"));
}

/// AR-10.1: it can be used with 3, 4 and 5 players.
#[test]
fn three_to_five_can_play_the_expert_variant() {
    for players in 3..=5 {
        let mut table = expert(players);
        quick_round(&mut table);
        assert_eq!(left(&table), vec![2; players]);
    }
}

/// AR-10.6: `gold` and `counter` have no effect on the rules.
#[test]
fn what_is_shown_does_not_change_the_play() {
    let plain = scene(3).auction("thebes edfu abu").begin();
    let open = scene(3).auction("thebes edfu abu").options(|it| {
        it.gold = Gold::Open;
        it.counter = Counter::On;
    });
    let open = open.begin();
    assert_eq!(plain.choices(0), open.choices(0));
    assert_eq!(plain.position().next(), open.position().next());
}
