//! The guided first game: a prepared game in which short lessons explain each new thing.
//!
//! A [`Lesson`] is the key of a message and the moment it belongs to. [`Taught`] folds a game, as
//! the learner saw it, into the lessons shown so far. Nothing else is kept, so a game that is
//! left and resumed, or taken back a step, shows what it would have shown anyway.

pub mod amun_re;
pub mod ra;

use std::any::Any;

use tabletop::{Game, Observer, Play, Seat, Seen, Step};

/// All that a game brings to teach itself.
#[derive(Debug)]
pub struct Guide<G: Game> {
    /// The prepared game.
    pub course: Course,
    /// What it explains: of the lessons whose moment it is, the first comes first.
    pub lessons: &'static [Lesson<G>],
}

impl<G: Game> Guide<G> {
    /// The guide of a standard game, for code that knows the type and has no registry.
    pub fn standard() -> Option<&'static Guide<G>> {
        let guides: [&'static dyn Any; 2] = [&ra::GUIDE, &amun_re::GUIDE];
        guides.into_iter().find_map(|guide| guide.downcast_ref())
    }
}

/// The prepared game that the lessons of a game were written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// How many play; the learner has the first seat.
    pub players: usize,
    /// The code of the bot that plays at the other seats.
    pub bot: &'static str,
    /// The seed its chance follows, in hexadecimal digits. It is chosen so that new things come
    /// early and one by one, and everybody who reads this knows it: this is not a fair shuffle.
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
    due: fn(&Moment<'_, G>) -> bool,
}

/// What the learner knows when asked for a decision: a view, and the events seen so far. What is
/// hidden from the learner cannot decide which lesson comes, because it is not here.
#[derive(Debug)]
struct Moment<'a, G: Game> {
    /// The learner's seat.
    seat: Seat,
    /// What the learner may know.
    view: &'a G::View,
    /// All that the learner has seen happen.
    seen: &'a [G::Event],
}

impl<G: Game> Moment<'_, G> {
    /// Whether something like this has happened.
    fn has_seen(&self, like: impl Fn(&G::Event) -> bool) -> bool {
        self.seen.iter().any(like)
    }
}

/// The lessons that a learner has been shown.
#[derive(Debug)]
pub struct Taught<G: Game> {
    /// All of them, in the order in which they came.
    pub learnt: Vec<&'static Lesson<G>>,
    /// The one to be shown now: it came with a question, and stays until the next question.
    pub now: Option<&'static Lesson<G>>,
    /// How many lessons there are in all.
    pub all: usize,
}

impl<G: Game> Taught<G> {
    /// What a game has taught the player at this seat: at each of their decisions at most one
    /// lesson, the first of those not told yet whose moment it is.
    pub fn of(guide: &'static Guide<G>, play: &Play<G>, seat: Seat) -> Taught<G> {
        let mut taught = Taught {
            learnt: Vec::new(),
            now: None,
            all: guide.lessons.len(),
        };
        let mut seen = Vec::new();
        let mut answered = true;
        for step in play.seen_by(Observer::Seat(seat)) {
            seen.extend(step.events);
            answered |= matches!(step.seen, Seen::Whole(Step::Decision { by, .. }) if by == seat);
            // At a sealed point a seat may stay asked while others choose.
            if answered && step.after.owing().contains(seat) {
                let view = step.after.view(Observer::Seat(seat));
                let moment = Moment {
                    seat,
                    view: &view,
                    seen: &seen,
                };
                taught.next(guide.lessons, &moment);
                answered = false;
            }
        }
        taught
    }

    fn next(&mut self, lessons: &'static [Lesson<G>], moment: &Moment<'_, G>) {
        let is_new = |lesson: &&Lesson<G>| self.learnt.iter().all(|told| told.key != lesson.key);
        let mut due = lessons.iter().filter(is_new);
        self.now = due.find(|lesson| (lesson.due)(moment));
        self.learnt.extend(self.now);
    }

    /// The keys of the lessons, in the order in which they came.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.learnt.iter().map(|lesson| lesson.key)
    }

    /// Whether there is nothing left to tell.
    pub fn is_complete(&self) -> bool {
        self.learnt.len() == self.all
    }
}
