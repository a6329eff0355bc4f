//! A game as it is played: the steps so far and the position they led to.

use crate::events::{Events, Silence};
use crate::game::{BadOutcome, Game, Next, Outcome, Refusal};
use crate::seat::Seat;

/// One step of a game, as a record writes it down (NO-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<G: Game> {
    /// A player decided.
    Decision {
        /// The seat.
        by: Seat,
        /// Its decision.
        action: G::Action,
    },
    /// Chance decided.
    Chance {
        /// What was left to chance.
        chance: G::Chance,
        /// What came of it.
        outcome: Outcome<G>,
    },
}

/// A game under way: its start, its steps, and the position they led to.
///
/// Every step has been checked, so a `Play` is a game that could have been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play<G: Game> {
    start: G,
    position: G,
    steps: Vec<Step<G>>,
}

impl<G: Game> Play<G> {
    /// A game that begins in this position.
    pub fn new(start: G) -> Play<G> {
        Play {
            start,
            position: start,
            steps: Vec::new(),
        }
    }

    /// The position before the first step.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The steps so far, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The number of outcomes of chance among the steps: the index of the next one in NO-5.2.
    pub fn chances(&self) -> u64 {
        self.steps
            .iter()
            .filter(|step| matches!(step, Step::Chance { .. }))
            .count() as u64
    }

    /// Carries out and notes a decision.
    ///
    /// # Errors
    ///
    /// If the decision is refused. Then nothing has changed.
    pub fn decide(
        &mut self,
        by: Seat,
        action: G::Action,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), Refusal<G::Illegal>> {
        self.position.apply(by, action, events)?;
        self.steps.push(Step::Decision { by, action });
        Ok(())
    }

    /// Carries out and notes an outcome of chance.
    ///
    /// # Errors
    ///
    /// If the outcome is refused. Then nothing has changed.
    pub fn settle(
        &mut self,
        outcome: Outcome<G>,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), BadOutcome> {
        let next = self.position.next();
        self.position.settle(outcome, events)?;
        if let Next::Chance(chance) = next {
            self.steps.push(Step::Chance { chance, outcome });
        }
        Ok(())
    }

    /// Adds a step that was checked in this position before.
    pub fn repeat(&mut self, step: Step<G>, events: &mut impl Events<G::Event>) {
        step.repeat(&mut self.position, events);
        self.steps.push(step);
    }

    /// The same game with the steps of every sealed point in turn order, as an exported record has
    /// them (NO-4.6). Each seat's own steps keep their order.
    #[must_use]
    pub fn in_turn_order(&self) -> Play<G> {
        let order = self.turn_order().into_iter();
        Play {
            steps: order.map(|number| self.steps[number]).collect(),
            ..self.clone()
        }
    }

    /// The numbers of the steps in the order of [`Play::in_turn_order`].
    pub(crate) fn turn_order(&self) -> Vec<usize> {
        let positions: Vec<G> = self.positions().collect();
        let mut order: Vec<usize> = (0..self.steps.len()).collect();
        let mut rest = order.as_mut_slice();
        while let [begin, ..] = *rest {
            let opening = &positions[begin];
            let goes_on = |number: usize| positions[number - 1].same_point(&positions[number]);
            let mut length = 1;
            while length < rest.len() && goes_on(begin + length) {
                length += 1;
            }
            let (point, behind) = rest.split_at_mut(length);
            let turns = opening.first_player().clockwise(opening.players());
            let turn = |seat| turns.clone().position(|other| other == seat);
            point.sort_by_key(|&number| match self.steps[number] {
                Step::Decision { by, .. } => turn(by),
                Step::Chance { .. } => None,
            });
            rest = behind;
        }
        order
    }

    /// The positions of the game in order: the start, then the one after each step.
    pub fn positions(&self) -> impl Iterator<Item = G> {
        let mut position = self.start;
        let later = self.steps.iter().map(move |step| {
            step.repeat(&mut position, &mut Silence);
            position
        });
        std::iter::once(self.start).chain(later)
    }

    /// The position after the first `steps` steps, if there are that many.
    pub fn position_after(&self, steps: usize) -> Option<G> {
        self.positions().nth(steps)
    }

    /// How many of its own latest decisions this seat may take back.
    ///
    /// A seat may go back to the last point after which nobody has learnt anything: no outcome of
    /// chance and no decision of another player lies in between. At a sealed point the others'
    /// decisions teach nothing and do not count, but a choice once made stands, and the choice that
    /// completes the point shows all of them. What came before a sealed point is settled when the
    /// point opens, or else the answer would tell whether somebody has decided there. Nothing is
    /// taken back once the game is over.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.undoable_steps(seat).len()
    }

    /// Takes back the latest `decisions` decisions of this seat and returns `true`. Does nothing and
    /// returns `false` if that is more than [`Play::undoable`] allows.
    pub fn undo(&mut self, seat: Seat, decisions: usize) -> bool {
        let undoable = self.undoable_steps(seat);
        let Some(undone) = undoable.get(..decisions) else {
            return false;
        };
        let mut number = 0;
        self.steps.retain(|_| {
            let keep = !undone.contains(&number);
            number += 1;
            keep
        });
        self.position = self.positions().last().expect("the start is always there");
        true
    }

    /// The steps that [`Play::undoable`] counts, latest first.
    fn undoable_steps(&self, seat: Seat) -> Vec<usize> {
        let mut undoable = Vec::new();
        let decider = |step: &Step<G>| match *step {
            Step::Decision { by, .. } => Some(by),
            Step::Chance { .. } => None,
        };
        let since_chance = self.steps.iter().rev().map_while(decider);
        // Every view asks, and mostly this answers without playing the game again.
        if self.position.is_over() || !since_chance.clone().any(|by| by == seat) {
            return undoable;
        }
        let first = self.steps.len() - since_chance.clone().count();
        let positions: Vec<G> = self.positions().skip(first).collect();
        for (later, by) in (0..positions.len() - 1).rev().zip(since_chance) {
            let (number, before, after) = (first + later, &positions[later], &positions[later + 1]);
            let sealed = before.sealed();
            let opens = !sealed && after.sealed();
            let completes = sealed && !before.same_point(after);
            let stands = sealed && !after.owing().contains(by);
            if opens || completes || (by == seat && stands) || (by != seat && !sealed) {
                break;
            }
            if by == seat {
                undoable.push(number);
            }
        }
        undoable
    }
}

impl<G: Game> Step<G> {
    /// Carries out a step that was accepted in this position before, without checking it again.
    pub fn repeat(&self, position: &mut G, events: &mut impl Events<G::Event>) {
        match *self {
            Step::Decision { by, action } => position.apply_unchecked(by, action, events),
            Step::Chance { outcome, .. } => position.settle_unchecked(outcome, events),
        }
    }
}
