//! Amun-Re keeps what every game at our tables keeps.

mod common;

use amun_re::options::{Counter, First, Gold, InstantStones};
use amun_re::{Action, Card, Options, Outcome, Position, Province};
use common::{custom_board, seat};
use conformance::Suite;
use serde_json::json;
use tabletop::Seat;

/// A board that gives more of everything, the other way round.
fn rich_board() -> amun_re::Board {
    custom_board(|file| {
        let provinces = file["provinces"].as_array_mut().expect("it is a list");
        for (number, province) in provinces.iter_mut().enumerate() {
            province["bank"] = json!(if number % 3 == 0 { "west" } else { "east" });
            province["instant"] =
                json!({"cards": number % 5, "stones": 4 - number % 5, "gold": 20});
            province["cards"] = json!(4);
        }
    })
}

/// Every number of players, with the options of a fresh table and with all others.
fn suite() -> Suite<Position> {
    let plain = Options::default();
    let expert = Options {
        expert: true,
        ..plain
    };
    let changed = Options {
        expert: false,
        instant_stones: InstantStones::Won,
        first: First::Seat(seat(2)),
        board: plain.board,
        gold: Gold::Open,
        counter: Counter::On,
    };
    let custom = Options {
        board: rich_board(),
        ..expert
    };
    let outcomes = Seat::all(5).map(Outcome::First);
    let outcomes = outcomes.chain(Province::ALL.map(Outcome::Province));
    // The rich board pays more than the numbers that are tried everywhere.
    let offers =
        (41..=250).flat_map(|gold| [false, true].map(|change| Action::Offer { gold, change }));
    Suite::new(Action::conceivable().chain(offers))
        .outcomes(outcomes.chain(Card::ALL.map(Outcome::Card)))
        .tables(3..=5, &[plain, expert])
        .table(3, changed)
        .table(4, custom)
        .games(2)
}

#[test]
fn tables_are_those_of_the_game() {
    suite().tables_are_those_of_the_game();
}

#[test]
fn actions_agree_with_check() {
    suite().actions_agree_with_check();
}

#[test]
fn refusals_change_nothing() {
    suite().games(1).refusals_change_nothing();
}

#[test]
fn checked_and_unchecked_agree() {
    suite().games(4).checked_and_unchecked_agree();
}

#[test]
fn chance_adds_up() {
    suite().games(4).chance_adds_up();
}

#[test]
fn results_are_consistent() {
    suite().games(20).results_are_consistent();
}

#[test]
fn setups_round_trip() {
    suite().setups_round_trip();
}

#[test]
fn views_survive_json() {
    suite().games(1).views_survive_json();
}

#[test]
fn views_are_honest() {
    suite().games(1).views_are_honest();
}

/// AR-3.9, AR-12.8
#[test]
fn sealed_points_tell_nothing() {
    suite().games(1).sealed_points_tell_nothing();
}

#[test]
fn events_tell_no_secrets() {
    suite().games(1).events_tell_no_secrets();
}

#[test]
fn logs_tell_what_may_be_heard() {
    suite().logs_tell_what_may_be_heard();
}

#[test]
fn records_round_trip() {
    suite().records_round_trip();
}

#[test]
fn undo_takes_back_what_nobody_learnt_from() {
    suite().games(1).undo_takes_back_what_nobody_learnt_from();
}
