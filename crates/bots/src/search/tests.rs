//! The search on the toy game, where one can see what is right.

use std::cell::Cell;

use conformance::toy::{Action, COPIES, Card, Holding, Options, Phase, Setup, Toy, View};
use tabletop::{Dice, Game, Observer, Seat};

use super::{Budget, RootMove, Search, Settings};
use crate::bot::Deadline;
use crate::dice::FastDice;
use crate::net::{Encode, Input, Net, Shape};

impl Encode for Toy {
    fn inputs(_: usize) -> usize {
        1
    }

    /// Nothing: the network of these tests knows only how games end.
    fn encode(&self, _: Seat, _: &mut Input) {}

    fn imagine(view: &View, dice: &mut impl Dice) -> Toy {
        let mut view = view.clone();
        let own = view.seat.map(Seat::index);
        for (number, chosen) in view.chosen.iter_mut().enumerate() {
            *chosen &= own == Some(number);
        }
        Toy::determinize(&view, dice)
    }
}

/// A network that gives everybody the same chance.
fn ignorant(players: usize) -> Net {
    let shape = Shape {
        inputs: 1,
        first: 1,
        second: 1,
        outputs: players,
    };
    Net::new(shape, vec![0.0; shape.layout().total]).unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A short game of two in which everybody has one card left.
fn position(phase: Phase, pawns: [u8; 2], cards: [Card; 2]) -> Toy {
    let mut deck = COPIES;
    let seats = pawns.into_iter().zip(cards).map(|(pawn, card)| {
        let mut hand = [0; 3];
        hand[card as usize] = 1;
        deck[card as usize] -= 1;
        Holding {
            hand,
            pawn,
            ..Holding::default()
        }
    });
    let seats = seats.collect();
    // The cards that everybody had before have been shown.
    let mut shown = [0; 3];
    for kind in [0, 0, 1, 1] {
        shown[kind] += 1;
        deck[kind] -= 1;
    }
    let setup = Setup {
        options: Options { short: true },
        round: 1,
        phase,
        deck,
        shown,
        seats,
    };
    Toy::from_setup(&setup).unwrap()
}

fn think(world: &Toy, by: usize, budget: Budget<'_>, settings: Settings) -> Vec<RootMove<Action>> {
    let mut search = Search::<Toy>::new(settings);
    let view = world.view(Observer::Seat(seat(by)));
    let net = ignorant(world.players());
    search.run(&net, &view, seat(by), budget, &mut FastDice::new(1, 0))
}

/// Seat 1 is the last to move its pawn, and one behind.
fn behind() -> Toy {
    let phase = Phase::Turn {
        seat: seat(1),
        steps: 1,
        rolled: true,
    };
    position(phase, [6, 5], [Card::Lion, Card::Lion])
}

#[test]
fn a_player_who_is_behind_steps_forward() {
    let found = think(&behind(), 1, Budget::Iterations(200), Settings::default());
    assert_eq!(found[0].action, Action::Step);
    let chance = |action| {
        let found = found.iter().find(|found| found.action == action);
        found.unwrap().chances[seat(1)]
    };
    assert!(
        chance(Action::Step) > chance(Action::Done) + 0.1,
        "{found:?}"
    );
}

#[test]
fn chances_are_shares_and_their_errors_shrink() {
    let error = |iterations| {
        let found = think(
            &behind(),
            1,
            Budget::Iterations(iterations),
            Settings::default(),
        );
        for found in &found {
            let sum: f32 = found.chances.of(2).iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{found:?}");
        }
        found[0].error.unwrap()
    };
    assert!(error(2000) < error(50));
}

#[test]
fn iterations_are_counted_and_repeatable() {
    let found = |iterations| {
        think(
            &behind(),
            1,
            Budget::Iterations(iterations),
            Settings::default(),
        )
    };
    assert_eq!(found(100), found(100));
    let visits: u32 = found(100).iter().map(|found| found.visits).sum();
    // The search stops when nothing can change any more.
    assert!((50..=100).contains(&visits), "{visits}");
}

/// A clock on which every look takes this fraction of the time.
#[derive(Debug)]
struct Ticking {
    tick: f64,
    looks: Cell<u32>,
}

impl Deadline for Ticking {
    fn elapsed(&self) -> f64 {
        self.looks.set(self.looks.get() + 1);
        f64::from(self.looks.get()) * self.tick
    }
}

fn think_until(tick: f64) -> Vec<RootMove<Action>> {
    let looks = Cell::new(0);
    let deadline = Ticking { tick, looks };
    think(&behind(), 1, Budget::Until(&deadline), Settings::default())
}

#[test]
fn a_deadline_is_kept_and_there_is_always_an_answer() {
    let found = think_until(1.5);
    assert_eq!(found.len(), 2, "one iteration is always made");
    let visits = |found: &[RootMove<Action>]| found.iter().map(|found| found.visits).sum::<u32>();
    assert_eq!(visits(&found), 1);
    let found = think_until(0.01);
    assert!((50..=100).contains(&visits(&found)), "{found:?}");
}

#[test]
fn a_small_tree_stays_small_and_still_answers() {
    let settings = Settings {
        capacity: 3,
        ..Settings::default()
    };
    let found = think(&behind(), 1, Budget::Iterations(500), settings);
    assert!(!found.is_empty() && found.len() <= 3);
    assert_eq!(found[0].action, Action::Step);
}

/// The higher card wins; equal cards leave the pawns as they are.
#[test]
fn a_sealed_choice_does_not_depend_on_what_others_have_sealed() {
    let open = position(Phase::Lay, [5, 5], [Card::Ibis, Card::Cobra]);
    let mut sealed = open;
    let lay = Action::Lay(Card::Ibis);
    sealed.apply(seat(0), lay, &mut tabletop::Silence).unwrap();
    let found = |world: &Toy| think(world, 1, Budget::Iterations(100), Settings::default());
    assert_eq!(found(&open), found(&sealed));
}
