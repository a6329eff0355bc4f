//! Who sees what: a table as one visitor sees it, as plain data.

use games::AnyMatch;
use tabletop::{Observer, Seat, Seats};

use crate::seat::{Occupant, SeatState};
use crate::table::Table;
use crate::visitor::Visitor;

/// A game as one observer sees it.
///
/// Everything in it is the observer's to see, except the match: ask it as [`Scene::observer`] only.
#[derive(Debug)]
pub struct Scene<'a> {
    /// The table's id in addresses.
    pub table: &'a str,
    /// The match at the moment that is shown.
    pub game: Moment<'a>,
    /// Whose eyes these are. On a shared device they are those of the seat that owes a decision.
    pub observer: Observer,
    /// Whether the observer decides, and no bot in their place.
    pub decides: bool,
    /// The number that commands must name; a table refuses commands made on an older one.
    pub step: u64,
    /// Who sits there, by seat.
    pub sitters: Vec<Sitter>,
    /// How many of the latest steps are new since the visitor's previous page.
    pub fresh: usize,
    /// Whether the game is running, over, or replayed.
    pub mode: Mode,
    /// Whether it is the prepared game that teaches the rules.
    pub guided: bool,
}

/// The match of a table as it is, or as it was at a past moment.
#[derive(Debug)]
pub enum Moment<'a> {
    /// As it is now.
    Now(&'a dyn AnyMatch),
    /// As it was.
    Past(Box<dyn AnyMatch>),
}

impl Moment<'_> {
    /// The match.
    pub fn game(&self) -> &dyn AnyMatch {
        match self {
            Moment::Now(game) => *game,
            Moment::Past(game) => &**game,
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The name, as it was typed.
    pub name: String,
    /// What plays there.
    pub occupant: Occupant,
    /// Whether the owner is present; bots always are.
    pub here: bool,
    /// Whether it is the visitor's own seat. On a shared device all of them are.
    pub you: bool,
}

/// Whether the game is running, over, or replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It is being played.
    Live,
    /// It is over, and this is its table.
    Finished,
    /// A past moment of it.
    Replay {
        /// The number of steps replayed so far.
        at: usize,
        /// The number of steps there are.
        last: usize,
    },
}

impl Table {
    /// Whose eyes the owner of these seats has. A shared device shows the seat that owes a
    /// decision, and nobody's secrets in between.
    pub fn observer(&self, own: Seats) -> Observer {
        let seat = match own.len() {
            0 | 1 => own.first(),
            _ if self.game().is_over() => own.first(),
            _ => {
                let owing = self.game().owing();
                own.into_iter().find(|&seat| owing.contains(seat))
            }
        };
        seat.map_or(Observer::Spectator, Observer::Seat)
    }

    /// The number of a visitor's page: it goes up with everything the visitor sees happen.
    pub fn step_for(&self, visitor: &Visitor) -> u64 {
        self.game().number(self.seats_of(visitor))
    }

    /// The game as a visitor sees it whose previous page had the number `since`. `present` are the
    /// seats whose owners are here.
    pub fn scene(&self, visitor: &Visitor, present: Seats, since: Option<u64>) -> Scene<'_> {
        let own = self.seats_of(visitor);
        let observer = self.observer(own);
        let game = self.game();
        let step = game.number(own);
        let new = since.map_or(0, |since| step.saturating_sub(since));
        Scene {
            table: &self.id,
            observer,
            decides: observer
                .seat()
                .is_some_and(|seat| self.seats[seat.index()].bot.is_none()),
            step,
            sitters: self.sitters(own, present),
            fresh: game.latest(observer, new),
            mode: if game.is_over() {
                Mode::Finished
            } else {
                Mode::Live
            },
            guided: self.is_guided(),
            game: Moment::Now(game),
        }
    }

    /// The finished game after `at` of the steps that an observer saw; none if there are fewer.
    pub fn replay(&self, observer: Observer, present: Seats, at: usize) -> Option<Scene<'_>> {
        Some(Scene {
            table: &self.id,
            observer,
            decides: false,
            step: at as u64,
            sitters: self.sitters(Seats::NONE, present),
            fresh: at.min(1),
            mode: Mode::Replay {
                at,
                last: self.game().seen(observer),
            },
            guided: false,
            game: Moment::Past(self.game().after(observer, at)?),
        })
    }

    fn sitters(&self, own: Seats, present: Seats) -> Vec<Sitter> {
        let sitter = |(seat, state): (Seat, &SeatState)| Sitter {
            name: state.name(seat).unwrap_or_default().to_owned(),
            occupant: state.occupant(),
            here: match state.occupant() {
                Occupant::Bot(_) | Occupant::StandIn(_) => true,
                Occupant::Person | Occupant::Empty => present.contains(seat),
            },
            you: own.contains(seat),
        };
        self.seats().map(sitter).collect()
    }
}
