//! Setup (AR-2).

use amun_re::options::First;
use amun_re::{Chance, Options, Outcome, Position, Provinces};
use tabletop::{Game, Next, Seat, Silence};

use crate::common::{Table, opening, scene, seat};

/// AR-2.1, AR-R01, AR-E01, AR-15.1
#[test]
fn three_to_five_can_play() {
    for players in 0..8 {
        let table = Position::new(players, &Options::default());
        assert_eq!(table.is_ok(), (3..=5).contains(&players), "{players}");
    }
    let refused = Position::new(2, &Options::default()).unwrap_err();
    let text = "Amun-Re is for 3 to 5 players, not 2 (AR-2.1)";
    assert_eq!(refused.to_string(), text);
}

/// AR-2.2, AR-E12
#[test]
fn everybody_starts_with_20_gold_and_an_architect() {
    let table = opening(4);
    assert_eq!(table.gold(), [20, 20, 20, 20]);
    assert_eq!(table.points(), [0, 0, 0, 0]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.hand(seat)), ["architect"; 4]);
}

/// AR-T10, AR-2.3, AR-2.5
#[test]
fn numbers_follow_from_the_players() {
    for (players, in_play, deck) in [(3, 9, 36), (4, 12, 35), (5, 15, 34)] {
        let mut table = opening(players);
        assert_eq!((table.deck(), table.discards()), (deck, String::new()));
        let open = &amun_re::Province::ALL[..players];
        for province in open {
            assert!(matches!(
                table.position().next(),
                Next::Chance(Chance::Province)
            ));
            table.play(&format!("up {province}"));
        }
        assert_eq!(table.position().open(), Provinces::of(open));
        assert!(matches!(table.position().next(), Next::Decision(_)));
        let later = scene(players).epoch(2).begin();
        assert_eq!(later.position().in_play().len(), in_play);
    }
}

/// AR-2.4, AR-R47: in epoch 1 any province not seen yet can come, all alike.
#[test]
fn nobody_knows_which_provinces_are_out_of_play() {
    let mut table = opening(3);
    for left in [15, 14, 13] {
        let outcomes: Vec<_> = table.position().outcomes().collect();
        assert_eq!(outcomes.len(), left);
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
        let (last, _) = outcomes[left - 1];
        let Outcome::Province(province) = last else {
            panic!("{last:?} is not a province");
        };
        table.play(&format!("up {province}"));
        assert_eq!(table.position().weight_of(last), 0, "it lies there");
    }
    assert_eq!(table.view(Some(0)).in_play, Provinces::ALL);
}

/// AR-2.6, AR-R54, AR-E11
#[test]
fn the_first_player_is_drawn_by_lot() {
    let mut position = Position::new(4, &Options::default()).unwrap();
    assert_eq!(position.next(), Next::Chance(Chance::First));
    let seats = Seat::all(4).map(|seat| (Outcome::First(seat), 1));
    assert!(position.outcomes().eq(seats));
    assert_eq!(position.first(), None);
    let lot = Outcome::First(seat(2));
    position.settle(lot, &mut Silence).unwrap();
    let mut table = Table::from(position);
    table.play("up thebes buto edfu abu");
    assert_eq!((table.first(), table.asked()), (2, 2));
}

/// AR-2.6, AR-10.6
#[test]
fn a_table_may_fix_the_first_player() {
    let options = |number| Options {
        first: First::Seat(seat(number)),
        ..Options::default()
    };
    let mut table = Table::from(Position::new(3, &options(1)).unwrap());
    table.play("up thebes buto edfu");
    assert_eq!((table.first(), table.asked()), (1, 1));
    let refused = Position::new(3, &options(3)).unwrap_err();
    let text = "first: there is no seat 3 at a table of 3";
    assert_eq!(refused.to_string(), text);
}

/// AR-2.7
#[test]
fn the_board_is_empty_at_the_start() {
    let table = opening(5);
    assert_eq!((table.position().epoch(), table.position().round()), (1, 1));
    assert_eq!(table.tile(), 0);
    for province in amun_re::Province::ALL {
        assert_eq!(table.position().pieces(province), &Default::default());
        assert_eq!(table.position().controller(province), None);
    }
}
