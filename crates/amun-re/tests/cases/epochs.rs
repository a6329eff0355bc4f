//! The change of epoch (AR-8.9, AR-8.10).

use amun_re::options::InstantStones;
use amun_re::{Chance, Pieces};
use tabletop::{Game, Next};

use crate::common::{Table, province, provinces, scene};
use crate::scoring::whole_epoch;

/// AR-T66, AR-8.9, AR-R45
#[test]
fn scribes_and_farmers_leave_and_the_rest_stays() {
    let mut table = whole_epoch().gold([7, 8, 9]).begin();
    table.play("2 done");
    assert_eq!(
        (table.built("memphis"), table.farmers("memphis")),
        ((1, 2), (0, 0))
    );
    assert_eq!(table.position().controller(province("memphis")), None);
    assert_eq!(table.built("edfu"), (2, 2));
    assert_eq!(table.gold(), [7, 8, 9]);
    assert_eq!(table.hand(0), "goal.symbols goal.bank");
    assert_eq!((table.position().epoch(), table.position().round()), (2, 1));
    assert_eq!(table.tile(), 3, "it has no effect until the next offering");
    let nine = "damanhur buto memphis edfu thebes abu mendes avaris amarna";
    assert_eq!(table.position().in_play(), provinces(nine));
}

/// AR-8.9, AR-R46
#[test]
fn the_same_provinces_come_again() {
    let mut table = whole_epoch().begin();
    table.play("2 done");
    assert_eq!(table.position().next(), Next::Chance(Chance::Province));
    let outcomes = table.position().outcomes();
    let in_play = table.position().in_play().into_iter();
    assert!(outcomes.eq(in_play.map(|it| (amun_re::Outcome::Province(it), 1))));
    table.play("up thebes buto");
    assert_eq!(table.position().weight(), 7);
}

/// AR-8.9: deck and discards stay, and who offered most in round 3 begins.
#[test]
fn the_first_player_of_epoch_2_is_decided_by_the_last_offering() {
    let mut table = scene(3).round(3).offering().discards("2 bribe").begin();
    table.play("0 offer 1; 1 offer 2; 2 offer theft; 1 decline; 0 decline; all done");
    assert_eq!((table.first(), table.position().epoch()), (1, 2));
    assert_eq!((table.discards(), table.deck()), ("2 bribe".into(), 37));
    assert_eq!(table.position().next_first(), None);
}

/// Round 5: seat 2 has Avaris since round 4, and Memphis holds 1 pyramid and 2 stones.
fn memphis(instant_stones: InstantStones) -> Table {
    let five = scene(3).epoch(2).first(2).controls(2, "avaris");
    let five = five
        .controls(0, "damanhur")
        .controls(1, "edfu")
        .hand(2, "architect");
    let five = five.built("memphis", 1, 2).tile(1);
    let five = five.options(|it| it.instant_stones = instant_stones);
    let mut table = five.auction("memphis abu mendes").begin();
    table.play("2 bid memphis 0; 0 bid abu 0; 1 bid mendes 0");
    table
}

/// AR-T67, AR-8.10
#[test]
fn the_winner_takes_over_what_was_built() {
    let won = memphis(InstantStones::Won);
    assert_eq!(won.built("memphis"), (2, 1));
    let mut any = memphis(InstantStones::Any);
    any.play("2 stone avaris x2");
    assert_eq!(
        (any.built("avaris"), any.built("memphis")),
        ((0, 2), (1, 2))
    );
    assert_eq!(any.choices_to(2, "architect"), ["avaris", "memphis"]);
    any.play("2 architect memphis");
    assert_eq!(any.built("memphis"), (2, 0));
    let pyramids = |table: &Table, number| table.position().tally()[crate::common::seat(number)][1];
    assert_eq!((pyramids(&any, 2), pyramids(&any, 0)), (2, 0));
}

/// AR-T67: at the end of epoch 2 all pyramids of Memphis count for seat 2 and none for seat 0.
#[test]
fn at_the_end_the_new_controller_scores() {
    let end = scene(3)
        .epoch(2)
        .last_harvest()
        .controls(2, "memphis avaris buto");
    let end = end
        .controls(0, "abu abydos sawu")
        .controls(1, "mendes berenike thebes");
    let mut table = end.built("memphis", 2, 0).gold([3, 2, 1]).begin();
    table.play("2 done");
    assert_eq!(table.points(), [6, 4, 2 + 2 + 5]);
}

/// AR-8.10
#[test]
fn instant_rewards_are_handed_out_again() {
    let five = scene(3).epoch(2).auction("dakhla abu mendes");
    let mut table = five.begin();
    table.play("0 bid dakhla 0; 1 bid abu 0; 2 bid mendes 0; draw 0 bribe");
    assert_eq!((table.gold()[0], table.hand(0)), (32, "bribe".into()));
}

/// AR-T65, AR-8.6: the last harvest turns of both epochs.
#[test]
fn a_second_copy_scores_in_the_second_epoch() {
    let last = |epoch, hand| {
        let nine = scene(3)
            .epoch(epoch)
            .last_harvest()
            .controls(0, "mendes buto abu");
        let nine = nine.farmers("mendes", 5, 0).farmers("buto", 4, 0);
        let mut table = nine.hand(0, hand).gold([9, 0, 0]).begin();
        table.play("2 done");
        (table.points()[0], table.hand(0))
    };
    assert_eq!(last(1, "2 goal.farmers"), (3, "goal.farmers".into()));
    assert_eq!(last(2, "goal.farmers"), (3 + 6, String::new()));
}

/// AR-8.9: provinces out of play have nothing.
#[test]
fn out_of_play_stays_out_of_play() {
    let mut table = whole_epoch().begin();
    table.play("2 done");
    let out = amun_re::Provinces::ALL.difference(table.position().in_play());
    assert_eq!(out.len(), 6);
    for province in out {
        assert_eq!(table.position().pieces(province), &Pieces::default());
        let outcome = amun_re::Outcome::Province(province);
        assert_eq!(table.position().weight_of(outcome), 0);
    }
}
