//! The guided first game: a prepared game in which short lessons explain each new thing.
//!
//! A [`Lesson`] is a message and the moment it belongs to. [`Taught`] folds a game, as the one who
//! learns saw it, into the lessons he has been shown; nothing else is kept, so a game that is left
//! and resumed, or taken back a step, shows what it would have shown anyway.

mod card;

use bots::Rank;
use tabletop::{Game, Observer, Seat, Seen, SeenStep, Step};

use crate::shown::Shown;

pub(crate) use card::{card, farewell, spoken};

/// The prepared game that the lessons of a game were written for.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How many play; the one who learns has the first seat.
    pub players: usize,
    /// Who plays at the other seats.
    pub bots: Rank,
    /// The seed its chance follows, in hexadecimal digits. It is chosen so that new things come
    /// early and one by one, and known to everybody who reads this: nothing here is a fair shuffle.
    pub seed: &'static str,
}

/// Something new to learn.
#[derive(Debug)]
pub struct Lesson<G: Game> {
    /// The message with its words, in the attributes `head` and `text`.
    pub key: &'static str,
    /// The clause of the rules that it tells.
    pub clause: &'static str,
    /// What it speaks of, by a name that the style sheet knows.
    pub points_at: &'static str,
    /// Whether this is the moment to tell it.
    pub(crate) due: fn(&Moment<'_, G>) -> bool,
}

/// What the one who learns knows when he is asked for a decision: his view, and the events he saw.
/// What is hidden from him cannot decide which lesson comes, because it is not here.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// His seat.
    pub(crate) seat: Seat,
    /// What he may know.
    pub(crate) view: &'a G::View,
    /// All that he has seen happen so far.
    pub(crate) seen: &'a [G::Event],
}

impl<G: Game> Moment<'_, G> {
    /// Whether something like this has happened.
    pub(crate) fn has_seen(&self, like: impl Fn(&G::Event) -> bool) -> bool {
        self.seen.iter().any(like)
    }
}

/// A step of the game as the one who learns saw it.
#[derive(Clone, Debug)]
pub struct Glimpse<G: Game> {
    /// Whether it was his own decision.
    decided: bool,
    /// What he saw happen.
    events: Vec<G::Event>,
    /// His view, if he is asked for a decision now.
    asked: Option<G::View>,
}

impl<G: Game> Glimpse<G> {
    /// This step in the eyes of whoever sits here. Of the position it led to, only his view is kept.
    pub fn of(seat: Seat, step: SeenStep<G>) -> Glimpse<G> {
        let asked = step.after.owing().contains(seat);
        Glimpse {
            decided: matches!(step.seen, Seen::Whole(Step::Decision { by, .. }) if by == seat),
            events: step.events,
            asked: asked.then(|| step.after.view(Observer::Seat(seat))),
        }
    }
}

/// The lessons that somebody has been shown.
#[derive(Debug)]
pub struct Taught<G: Game> {
    /// All of them, in the order in which they came.
    pub(crate) learnt: Vec<&'static Lesson<G>>,
    /// The one to be shown now: it came when he was asked, and stays until he is asked anew.
    pub(crate) now: Option<&'static Lesson<G>>,
}

impl<G: Shown> Taught<G> {
    /// What these steps have taught whoever sits here: at each decision of his at most one lesson,
    /// the first of those not told yet whose moment it is.
    pub fn of(seat: Seat, steps: impl Iterator<Item = Glimpse<G>>) -> Taught<G> {
        let mut taught = Taught {
            learnt: Vec::new(),
            now: None,
        };
        let mut seen = Vec::new();
        let mut answered = true;
        for step in steps {
            seen.extend(step.events);
            answered |= step.decided;
            // At a sealed point he may be asked for long, while others choose.
            if let Some(view) = step.asked.filter(|_| answered) {
                let moment = Moment {
                    seat,
                    view: &view,
                    seen: &seen,
                };
                taught.next(&moment);
                answered = false;
            }
        }
        taught
    }

    fn next(&mut self, moment: &Moment<'_, G>) {
        let is_new = |lesson: &&Lesson<G>| self.learnt.iter().all(|told| told.key != lesson.key);
        let mut due = G::LESSONS.iter().filter(is_new);
        self.now = due.find(|lesson| (lesson.due)(moment));
        self.learnt.extend(self.now);
    }

    /// The keys of the lessons, in the order in which they came.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.learnt.iter().map(|lesson| lesson.key)
    }

    /// Whether there is nothing left to tell.
    pub fn is_complete(&self) -> bool {
        self.learnt.len() == G::LESSONS.len()
    }
}
