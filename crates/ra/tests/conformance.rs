//! Ra keeps what every game at our tables keeps.

use conformance::Suite;
use ra::options::{Counter, Scores, Track};
use ra::{Action, NameSet, Options, Outcome, Position, SunSet, Tile};

/// Every number of players, with the options of a fresh table and with all others.
fn suite() -> Suite<Position> {
    let plain = Options::default();
    let changed = Options {
        scores: Scores::Open,
        track: Track::Barge,
        counter: Counter::On,
        names: NameSet::Barge,
    };
    let first_edition = Options {
        names: NameSet::Alea,
        ..plain
    };
    let sets = SunSet::ALL.map(Outcome::Set);
    Suite::new(Action::conceivable())
        .outcomes(sets.into_iter().chain(Tile::ALL.map(Outcome::Tile)))
        .tables(2..=5, &[plain, changed])
        .table(3, first_edition)
        .games(10)
}

#[test]
fn tables_are_those_of_the_game() {
    suite().tables_are_those_of_the_game();
}

#[test]
fn actions_agree_with_check() {
    suite().games(20).actions_agree_with_check();
}

#[test]
fn refusals_change_nothing() {
    suite().refusals_change_nothing();
}

#[test]
fn checked_and_unchecked_agree() {
    suite().games(20).checked_and_unchecked_agree();
}

#[test]
fn chance_adds_up() {
    suite().chance_adds_up();
}

#[test]
fn results_are_consistent() {
    suite().games(50).results_are_consistent();
}

#[test]
fn setups_round_trip() {
    suite().setups_round_trip();
}

#[test]
fn views_survive_json() {
    suite().games(5).views_survive_json();
}

#[test]
fn views_are_honest() {
    suite().games(5).views_are_honest();
}

#[test]
fn events_tell_no_secrets() {
    suite().events_tell_no_secrets();
}

#[test]
fn records_round_trip() {
    suite().records_round_trip();
}

#[test]
fn undo_takes_back_what_nobody_learnt_from() {
    suite().games(5).undo_takes_back_what_nobody_learnt_from();
}

/// Checks that are added to the suite later are made here at once.
#[test]
fn the_whole_suite() {
    suite().games(1).check_all();
}
