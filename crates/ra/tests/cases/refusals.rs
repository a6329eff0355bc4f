//! Every reason for which something is refused, with the clause it names.

use ra::{Action, Illegal, Outcome, Sun, SunSet, Tile};
use tabletop::{BadOutcome, Game, Illegal as _, Refusal, Silence};

use crate::common::{Table, scene, seat};

fn illegal(table: &Table, who: usize, action: Action) -> Illegal {
    match table.position.check(seat(who), action) {
        Err(Refusal::Illegal(why)) => why,
        other => panic!("{action}: {other:?}"),
    }
}

/// RA-3.2, RA-3.7, RA-4.1, RA-8.1, RA-8.2, RA-8.4
#[test]
fn reasons_at_a_turn() {
    let table = scene(2).owns(0, "god").row("8 nile").begin();
    for (action, why, clause) in [
        (Action::Draw, Illegal::RowFull, "RA-4.1"),
        (Action::God(Tile::God), Illegal::NotForGods, "RA-8.2"),
        (Action::God(Tile::Ra), Illegal::NotForGods, "RA-8.2"),
        (Action::God(Tile::Gold), Illegal::NotInRow, "RA-8.1"),
        (Action::Done, Illegal::NothingToEnd, "RA-8.4"),
        (Action::Pass, Illegal::NoAuction, "RA-3.7"),
        (Action::Bid(Sun(9)), Illegal::NoAuction, "RA-3.7"),
        (Action::Lose(Tile::Art), Illegal::NothingToLose, "RA-7.6"),
    ] {
        assert_eq!(illegal(&table, 0, action), why);
        assert_eq!(why.clause(), clause);
    }
    let table = scene(2).row("nile").begin();
    assert_eq!(illegal(&table, 0, Action::God(Tile::Nile)), Illegal::NoGod);
}

/// RA-3.2, RA-8.4
#[test]
fn reasons_at_a_god_step() {
    let mut table = scene(2).owns(0, "2 god").row("nile gold").begin();
    table.play("0 god nile");
    for (action, why) in [
        (Action::Draw, Illegal::NotAtTurn),
        (Action::Invoke, Illegal::NotAtTurn),
        (Action::Pass, Illegal::NoAuction),
        (Action::Bid(Sun(9)), Illegal::NoAuction),
        (Action::Lose(Tile::Art), Illegal::NothingToLose),
        (Action::God(Tile::Nile), Illegal::NotInRow),
    ] {
        assert_eq!(illegal(&table, 0, action), why);
    }
    assert_eq!(Illegal::NotAtTurn.clause(), "RA-3.2");
}

/// RA-5.2, RA-5.4, RA-5.6
#[test]
fn reasons_in_an_auction() {
    let mut table = scene(2).owns(0, "god").row("nile").begin();
    table.play("0 invoke; 1 pass");
    for (action, why, clause) in [
        (Action::Pass, Illegal::MustBid, "RA-5.2"),
        (Action::Bid(Sun(8)), Illegal::NotUsable, "RA-5.4"),
        (Action::God(Tile::Nile), Illegal::DuringAuction, "RA-5.6"),
        (Action::Draw, Illegal::NotAtTurn, "RA-3.2"),
        (Action::Invoke, Illegal::NotAtTurn, "RA-3.2"),
        (Action::Done, Illegal::NothingToEnd, "RA-8.4"),
        (Action::Lose(Tile::Art), Illegal::NothingToLose, "RA-7.6"),
    ] {
        assert_eq!(illegal(&table, 0, action), why);
        assert_eq!(why.clause(), clause);
    }
    let mut table = scene(2).begin();
    table.play("0 invoke; 1 bid 7");
    let why = illegal(&table, 0, Action::Bid(Sun(6)));
    assert_eq!((why, why.clause()), (Illegal::TooLow(Sun(7)), "RA-5.4"));
}

/// RA-7.2, RA-7.6, RA-7.7
#[test]
fn reasons_at_a_loss() {
    let owned = "god civ.art civ.writing civ.religion mon.temple";
    let mut table = scene(2).owns(0, owned).row("dis.war").begin();
    table.play("0 god dis.war");
    for (action, why, clause) in [
        (Action::Lose(Tile::Temple), Illegal::NotStruck, "RA-7.2"),
        (Action::Lose(Tile::Astronomy), Illegal::NotOwned, "RA-7.7"),
        (Action::Done, Illegal::LossFirst, "RA-7.6"),
        (Action::Draw, Illegal::LossFirst, "RA-7.6"),
        (Action::Pass, Illegal::LossFirst, "RA-7.6"),
    ] {
        assert_eq!(illegal(&table, 0, action), why);
        assert_eq!(why.clause(), clause);
    }
}

/// RA-4.1
#[test]
fn nobody_decides_while_a_tile_is_drawn() {
    let mut table = scene(2).begin();
    table.say(seat(0), "draw");
    assert_eq!(
        table.refused(0, "invoke"),
        "an outcome of chance is due first"
    );
    assert!(table.choices().is_empty());
}

/// RA-4.1, RA-13.3
#[test]
fn chance_gives_only_what_is_there() {
    let mut scene = scene(2);
    scene.0.bag[Tile::Gold] = 0;
    let mut table = scene.begin();
    let gold = Outcome::Tile(Tile::Gold);
    let settled = table.position.settle(gold, &mut Silence);
    assert_eq!(settled, Err(BadOutcome::Unexpected));
    table.say(seat(0), "draw");
    for impossible in [gold, Outcome::Set(SunSet::A)] {
        let settled = table.position.settle(impossible, &mut Silence);
        assert_eq!(settled, Err(BadOutcome::Impossible));
    }
}

/// RA-11.1
#[test]
fn after_the_end_nothing_happens_any_more() {
    let mut table = scene(2).epoch(3).last_ra().begin();
    table.play("0 draw ra");
    let settled = table
        .position
        .settle(Outcome::Tile(Tile::Nile), &mut Silence);
    assert_eq!(settled, Err(BadOutcome::Over));
    assert_eq!(table.refused(1, "draw"), "the game is over");
    assert!(table.position.owing().is_empty());
}
