//! The suite accepts the toy game, which is right.

use conformance::Suite;
use conformance::toy::{Action, Card, Options, Outcome, Toy};
use tabletop::Seat;

fn suite() -> Suite<Toy> {
    let cards = Card::ALL.map(Outcome::Card);
    Suite::new(Action::conceivable())
        .outcomes(cards.into_iter().chain(Seat::all(5).map(Outcome::Pawn)))
        .tables(2..=5, &[Options::default(), Options { short: true }])
        .games(20)
}

#[test]
fn the_toy_game_passes_the_whole_suite() {
    suite().check_all();
}

#[test]
fn its_views_survive_json() {
    suite().views_survive_json();
}
