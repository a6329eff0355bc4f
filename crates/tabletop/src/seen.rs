//! A game as one observer follows it.

use serde_json::{Value, json};

use crate::chance::Chance;
use crate::events::Witnessed;
use crate::game::{Game, Observer};
use crate::play::{Play, Step};
use crate::seat::Seat;

/// A step as far as an observer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen<G: Game> {
    /// The observer sees all of it.
    Whole(Step<G>),
    /// This seat has made its choice at a sealed point; the choice is shown with those of the
    /// others, by the events of the step that completes the point.
    Chosen(Seat),
    /// Chance has decided, and only the seat it happened to sees what.
    Hidden(G::Chance),
}

/// A step as an observer follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenStep<G: Game> {
    /// What the observer sees of the step.
    pub seen: Seen<G>,
    /// What the observer learns from it.
    pub events: Vec<G::Event>,
    /// The position it led to. Show the observer no more of it than their view.
    pub after: G,
}

impl<G: Game> Seen<G> {
    /// What an observer sees of a step that led from one position to the next; nothing if it is
    /// what another seat does at a sealed point before it has chosen.
    pub fn of(step: Step<G>, before: &G, after: &G, observer: Observer) -> Option<Seen<G>> {
        match step {
            Step::Decision { by, .. } if before.sealed() && !observer.is(by) => {
                // A seat that owes a decision at the next point has chosen at this one.
                let undecided = after.owing().contains(by) && before.same_point(after);
                (!undecided).then_some(Seen::Chosen(by))
            }
            Step::Chance { chance, .. } if hides(chance, observer) => Some(Seen::Hidden(chance)),
            _ => Some(Seen::Whole(step)),
        }
    }

    /// The step as a record would write it, as far as it is seen.
    pub fn to_json(&self) -> Value {
        match *self {
            Seen::Whole(step) => Value::Object(step.to_json()),
            Seen::Chosen(seat) => json!({"by": seat}),
            Seen::Hidden(chance) => json!({"chance": chance.kind(), "to": chance.to()}),
        }
    }
}

impl<G: Game> Play<G> {
    /// The steps that this observer sees, in order.
    ///
    /// What others do at a sealed point before they have chosen is not among them, so that even
    /// the number of steps tells nothing.
    pub fn seen_by(&self, observer: Observer) -> impl Iterator<Item = SeenStep<G>> {
        let mut position = *self.start();
        self.steps().iter().filter_map(move |&step| {
            let before = position;
            let mut events: Vec<G::Event> = Vec::new();
            step.repeat(&mut position, &mut events);
            let seen = Seen::of(step, &before, &position, observer)?;
            let events = events
                .into_iter()
                .filter_map(|event| event.seen_by(observer))
                .collect();
            Some(SeenStep {
                seen,
                events,
                after: position,
            })
        })
    }
}

fn hides(chance: impl Chance, observer: Observer) -> bool {
    chance.is_secret() && chance.to().is_none_or(|seat| !observer.is(seat))
}
