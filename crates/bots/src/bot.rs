//! What a bot is, and what it is asked.

use std::fmt::Debug;
use std::time::Duration;

use tabletop::{Game, Observer, Seat};

/// A player that is not a person.
pub trait Bot<G: Game> {
    /// A new game begins; everything the bot draws at random comes from this seed.
    fn begin(&mut self, seed: u64);

    /// Decides. The answer must be one of the legal actions.
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action;
}

/// A decision that a bot owes: what it may know, what it may do, and how long it may think.
///
/// The position itself stays out of reach. Views are made on demand, because not every bot looks.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a, G: Game> {
    position: &'a G,
    seat: Seat,
    legal: &'a [G::Action],
    time: Duration,
    deadline: Option<&'a dyn Deadline>,
}

/// How long a bot may think unless the caller says otherwise.
pub const DEFAULT_TIME: Duration = Duration::from_millis(100);

/// Tells a bot how its time runs.
///
/// Bots have no clock of their own. The caller starts one for the decision and passes it in.
pub trait Deadline: Debug {
    /// The fraction of the time that has passed: 0 at the start, 1 or more once the time is up.
    fn elapsed(&self) -> f64;
}

impl<'a, G: Game> Turn<'a, G> {
    /// The decision of `seat` in this position; `legal` are its legal actions. There is the
    /// [default time](DEFAULT_TIME) for it, and no clock.
    pub fn new(position: &'a G, seat: Seat, legal: &'a [G::Action]) -> Turn<'a, G> {
        Turn {
            position,
            seat,
            legal,
            time: DEFAULT_TIME,
            deadline: None,
        }
    }

    /// The same decision, with this much time for it.
    #[must_use]
    pub fn within(self, time: Duration) -> Turn<'a, G> {
        Turn { time, ..self }
    }

    /// The same decision, with a clock that runs.
    #[must_use]
    pub fn until(self, deadline: &'a dyn Deadline) -> Turn<'a, G> {
        let deadline = Some(deadline);
        Turn { deadline, ..self }
    }

    /// How long the bot may think.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// The clock that runs, if there is one. A bot that searches without a clock makes a fixed
    /// number of iterations instead.
    pub fn deadline(&self) -> Option<&'a dyn Deadline> {
        self.deadline
    }

    /// Whose decision it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.position.players()
    }

    /// The legal actions; never empty.
    #[inline]
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.position.view(Observer::Seat(self.seat))
    }
}
