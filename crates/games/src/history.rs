//! What happened in a match, kept so that nobody has to replay it to see it.

use std::sync::Arc;

use serde_json::{Value, json};
use tabletop::{Chance, Game, Observer, Play, Seen, Step, Witnessed};

use crate::grown::Grown;

/// A step as an observer saw it.
#[derive(Clone, Debug)]
pub struct Told<G: Game> {
    /// How many steps the observer had seen with this one.
    pub step: usize,
    /// What the observer saw of the step.
    pub seen: Seen<G>,
    /// What the observer learnt from it.
    pub events: Vec<G::Event>,
}

impl<G: Game> Told<G> {
    /// The step as JSON: `did`, as a record would write it as far as it was seen, and `events`.
    pub fn to_json(&self) -> Value {
        json!({"did": self.seen.to_json(), "events": self.events})
    }

    /// Whether somebody decided.
    pub fn is_decision(&self) -> bool {
        matches!(
            self.seen,
            Seen::Whole(Step::Decision { .. }) | Seen::Chosen(_)
        )
    }
}

/// Every step of a match with its events, once for all observers.
///
/// A match is copied with every decision, because what is shown of the state before it may still be
/// in use. The copies share what happened long ago.
#[derive(Clone, Debug)]
pub(crate) struct History<G: Game> {
    steps: Grown<Happened<G>>,
    /// The events of a step that is under way.
    events: Vec<G::Event>,
}

/// A step that happened.
#[derive(Clone, Debug)]
struct Happened<G: Game> {
    step: Step<G>,
    /// What those see of it who have no part in it.
    others_see: Option<Seen<G>>,
    events: Arc<[G::Event]>,
}

impl<G: Game> History<G> {
    /// The history of a game that was played.
    pub(crate) fn of(play: &Play<G>) -> History<G> {
        let mut history = History {
            steps: Grown::new(),
            events: Vec::new(),
        };
        let mut position = *play.start();
        for step in play.steps() {
            let before = position;
            step.repeat(&mut position, history.events());
            history.close(*step, &before, &position);
        }
        history
    }

    /// Where the events of the next step are told.
    pub(crate) fn events(&mut self) -> &mut Vec<G::Event> {
        &mut self.events
    }

    /// Adds a step whose events have been told.
    pub(crate) fn close(&mut self, step: Step<G>, before: &G, after: &G) {
        self.steps.push(Happened {
            step,
            others_see: Seen::of(step, before, after, Observer::Spectator),
            events: self.events.drain(..).collect(),
        });
    }

    /// What an observer saw, in order.
    pub(crate) fn told(&self, observer: Observer) -> impl Iterator<Item = Told<G>> {
        let steps = self.steps.iter().filter_map(move |happened| {
            let seen = happened.seen_by(observer)?;
            let events = happened.events.iter();
            let events = events.filter_map(|event| event.seen_by(observer)).collect();
            Some((seen, events))
        });
        (1..)
            .zip(steps)
            .map(|(step, (seen, events))| Told { step, seen, events })
    }

    /// How many steps an observer saw.
    pub(crate) fn seen(&self, observer: Observer) -> usize {
        let seen = |happened: &&Happened<G>| happened.seen_by(observer).is_some();
        self.steps.iter().filter(seen).count()
    }

    /// How many of the latest steps an observer saw belong to the last `decisions` decisions.
    pub(crate) fn latest(&self, observer: Observer, decisions: u64) -> usize {
        let mut left = decisions;
        let seen = self.steps.iter().rev().filter_map(|happened| {
            let decision = matches!(happened.step, Step::Decision { .. });
            happened.seen_by(observer).map(|_| decision)
        });
        let latest = seen.take_while(|decision| {
            let belongs = left > 0;
            left = left.saturating_sub(u64::from(*decision));
            belongs
        });
        latest.count()
    }
}

impl<G: Game> Happened<G> {
    fn seen_by(&self, observer: Observer) -> Option<Seen<G>> {
        let whose = match self.step {
            Step::Decision { by, .. } => Some(by),
            Step::Chance { chance, .. } => chance.to(),
        };
        match whose {
            Some(seat) if observer.is(seat) => Some(Seen::Whole(self.step)),
            _ => self.others_see,
        }
    }
}
