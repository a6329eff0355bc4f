//! What a bot is.

use std::time::Duration;

use tabletop::{Game, Observer, Seat};

/// A decision that a bot owes: what it may know, and what it may do.
///
/// The position itself stays out of reach. Views are made on demand, because not every bot looks.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a, G: Game> {
    position: &'a G,
    seat: Seat,
    legal: &'a [G::Action],
    time: Duration,
}

/// How long a bot may think where nobody says otherwise.
pub const USUAL_TIME: Duration = Duration::from_millis(100);

impl<'a, G: Game> Turn<'a, G> {
    /// The decision of `seat` in this position; `legal` are its legal actions. There is the
    /// [usual time](USUAL_TIME) for it.
    pub fn new(position: &'a G, seat: Seat, legal: &'a [G::Action]) -> Turn<'a, G> {
        Turn {
            position,
            seat,
            legal,
            time: USUAL_TIME,
        }
    }

    /// The same decision, with this much time for it.
    #[must_use]
    pub fn within(self, time: Duration) -> Turn<'a, G> {
        Turn { time, ..self }
    }

    /// How long the bot may think. Those that take no time worth speaking of do not ask.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Whose decision it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.position.players()
    }

    /// What may be done; never empty.
    #[inline]
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.position.view(Observer::Seat(self.seat))
    }
}

/// A player that is not a person.
pub trait Bot<G: Game> {
    /// A new game begins; whatever the bot draws at random comes from this seed.
    fn begin(&mut self, seed: u64);

    /// Decides. The answer must be one of the legal actions.
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action;
}
