//! A game being played, without knowing which.

use std::any::Any;
use std::fmt::Debug;

use serde_json::value::RawValue;
use serde_json::{Map, Value};
use tabletop::record::Player;
use tabletop::{Game, Observer, Seat, Seats, Standing};

use crate::refusal::{Fault, Refusal};
use crate::shuffle::{Proof, Shuffle};
use crate::steps::{StepLine, Steps};
use crate::typed::Match;

/// A match of any game.
///
/// Asking does not change it. [`AnyMatch::roll`], [`AnyMatch::decide`] and [`AnyMatch::read_steps`]
/// say what would happen; [`AnyMatch::commit`] lets it happen. In between the steps can be written
/// to a log.
pub trait AnyMatch: Any + Debug + Send + Sync {
    /// The key of the game.
    fn game(&self) -> &'static str;

    /// What the table chose, written out in full.
    fn options(&self) -> Map<String, Value>;

    /// How many play.
    fn players(&self) -> usize;

    /// The seats that owe a decision.
    fn owing(&self) -> Seats;

    /// Whether the decision owed now is sealed: several seats make it at once, and it is shown when
    /// all have.
    fn sealed(&self) -> bool;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// The result, once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// The legal actions of a seat in notation; none if it owes no decision.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// How many of its own latest decisions a seat may take back.
    fn undoable(&self, seat: Seat) -> usize;

    /// The version of the game as somebody with these seats sees it, or a spectator if there are
    /// none. It goes up with every decision they see, and with nothing else: what others do at a
    /// sealed point does not count before the point is complete (AR-12.8).
    fn number(&self, seats: Seats) -> u64;

    /// What an observer may know, as JSON.
    fn view(&self, observer: Observer) -> Box<RawValue>;

    /// What an observer saw happen, step by step, as JSON: `did` and `events`.
    fn log(&self, observer: Observer) -> Vec<Value>;

    /// How many steps an observer has seen.
    fn seen(&self, observer: Observer) -> usize;

    /// How many of the latest steps an observer has seen belong to the last `decisions` decisions.
    fn latest(&self, observer: Observer, decisions: u64) -> usize;

    /// The match after the first `steps` of the steps that an observer saw, in the order in which a
    /// finished game is shown (NO-4.6). None if there are not that many.
    fn after(&self, observer: Observer, steps: usize) -> Option<Box<dyn AnyMatch>>;

    /// The players that the record names which the match was read from; none if it was not.
    fn recorded_players(&self) -> Option<&[Player]>;

    /// The record of the match. It holds every secret, so it is for finished games only (NO-4.9).
    ///
    /// A match that was read from a record and goes on under a shuffle of its own has no seed that
    /// explains all of it, so its record has none.
    fn record(&self, players: Vec<Player>, shuffle: Option<&Shuffle>) -> String;

    /// Whether every outcome of chance follows from the seed. Computed once; a match has only one
    /// shuffle, so ask with the same one always.
    fn proof(&self, shuffle: Option<&Shuffle>) -> &Proof;

    /// What chance decides now, until somebody owes a decision or the game is over.
    fn roll(&self, shuffle: &Shuffle) -> Steps;

    /// What a decision leads to: itself, and what chance decides next.
    ///
    /// # Errors
    ///
    /// If the text is not an action, or the action is not legal now.
    fn decide(&self, by: Seat, action: &str, shuffle: &Shuffle) -> Result<Steps, Refusal>;

    /// Steps that a log says come next. Decisions must be legal, and outcomes of chance those of the
    /// shuffle.
    ///
    /// # Errors
    ///
    /// If they cannot have happened.
    fn read_steps(&self, lines: &[StepLine], shuffle: &Shuffle) -> Result<Steps, Fault>;

    /// Carries out steps that this match was asked for in its present state.
    ///
    /// # Errors
    ///
    /// If they are steps of another match or another state; nothing happens then.
    fn commit(&mut self, steps: &Steps) -> Result<(), Fault>;

    /// Takes back the latest decisions of a seat.
    ///
    /// # Errors
    ///
    /// If they are more than [`AnyMatch::undoable`] allows; nothing happens then.
    fn undo(&mut self, seat: Seat, decisions: usize) -> Result<(), Fault>;

    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

impl dyn AnyMatch {
    /// The match with its type, if it is one of the game `G`.
    pub fn downcast_ref<G: Game>(&self) -> Option<&Match<G>> {
        (self as &dyn Any).downcast_ref()
    }
}

impl Clone for Box<dyn AnyMatch> {
    fn clone(&self) -> Box<dyn AnyMatch> {
        self.boxed_clone()
    }
}
