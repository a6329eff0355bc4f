//! The contract of every game: what may happen next, and what happens then.

use std::fmt::{Debug, Display};
use std::ops::{Deref, RangeInclusive};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Chance, Dice};
use crate::events::{Events, Witnessed};
use crate::notation::Syntax;
use crate::options::Options;
use crate::seat::{BySeat, Seat, Seats};

/// A position of a game, and the rules that lead on from it.
///
/// A position is a small value: copy it, keep it, compare it. Nothing here opens a file, reads a
/// clock or draws a random number. Everything that happens is either the decision of a seat
/// ([`Game::apply`]) or an outcome of chance ([`Game::settle`]), and [`Game::next`] says which of
/// the two is due.
///
/// The checked calls refuse with a reason, and change nothing when they refuse. The `_unchecked`
/// calls trust the caller to pass only what [`Game::actions`] listed or [`Game::outcome_at`] gave;
/// given anything else they reach a wrong position or panic.
pub trait Game: Copy + Eq + Debug + Send + Sync + 'static {
    /// The name of the game in records and commands (NO-4.3).
    const KEY: &'static str;
    /// The version of the rules that new games are played under (NO-4.3).
    const RULES: u64;
    /// The numbers of players it is for.
    const PLAYERS: RangeInclusive<usize>;

    /// What a table may choose before the game.
    type Options: Options;
    /// A position written out by hand, not checked yet.
    type Setup: Clone + Debug + Eq + Serialize + DeserializeOwned;
    /// Why a setup is not a position.
    type Fault: Clone + Debug + Eq + Display;
    /// A decision, fully specified; its text is the notation (NO-1).
    type Action: Copy + Eq + Debug + Display + FromStr<Err = Syntax> + Send + Sync;
    /// A buffer with room for the longest list of legal actions.
    type Actions: Buffer<Self::Action>;
    /// Why a well-formed action is not legal now.
    type Illegal: Illegal;
    /// What is left to chance.
    type Chance: Chance;
    /// What happened.
    type Event: Witnessed;
    /// What an observer may know, and nothing else.
    type View: Clone + Debug + Eq + Serialize + Send + Sync;

    /// The start of a game, before the first outcome of chance.
    ///
    /// # Errors
    ///
    /// If the game is not for this number of players, or the options do not fit.
    fn new(players: usize, options: &Self::Options) -> Result<Self, NoSuchTable>;

    /// The position that a setup describes. Positions described by hand enter only here.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the setup, at once.
    fn from_setup(setup: &Self::Setup) -> Result<Self, Faults<Self::Fault>>;

    /// The position written out; [`Game::from_setup`] reads it back as the same position.
    fn to_setup(&self) -> Self::Setup;

    /// The number of players.
    fn players(&self) -> usize;

    /// What must happen next.
    fn next(&self) -> Next<Self::Chance>;

    /// Replaces the content of `list` with the legal actions of `seat`; none if it owes no decision.
    fn actions(&self, seat: Seat, list: &mut Self::Actions);

    /// Whether `seat` may do this now.
    ///
    /// # Errors
    ///
    /// The reason why not.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal<Self::Illegal>>;

    /// Carries out a legal action.
    fn apply_unchecked(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Events<Self::Event>,
    );

    /// The sum of the weights of all outcomes possible now; 0 if no outcome of chance is due.
    fn weight(&self) -> u32;

    /// The outcome that the `number`-th unit of weight falls on, counted from 0 through the
    /// possible outcomes in canonical order (NO-5.2).
    fn outcome_at(&self, number: u32) -> Outcome<Self>;

    /// The weight of this outcome now; 0 if it is impossible.
    fn weight_of(&self, outcome: Outcome<Self>) -> u32;

    /// Carries out a possible outcome.
    fn settle_unchecked(&mut self, outcome: Outcome<Self>, events: &mut impl Events<Self::Event>);

    /// Whether the decision owed now is sealed: made by several seats at once, and shown only when
    /// all have chosen.
    ///
    /// A sealed point opens with at least two seats owing. A seat that has chosen owes nothing more
    /// until all have; so a seat that owes again, or anew, is at the next point.
    fn sealed(&self) -> bool {
        false
    }

    /// The seat that comes first where the order of answers has no effect (NO-4.6).
    fn first_player(&self) -> Seat {
        Seat::default()
    }

    /// The position as far as this observer may know it.
    fn view(&self, observer: Observer) -> Self::View;

    /// A position that gives this view (a determinization): what the view does not tell is filled in
    /// at random.
    fn determinize(view: &Self::View, dice: &mut impl Dice) -> Self;

    /// The result, once the game is over.
    fn standing(&self) -> Option<Standing>;

    // The calls below follow from those above and are the same for every game.

    /// The seats that owe a decision now.
    #[inline]
    fn owing(&self) -> Seats {
        match self.next() {
            Next::Decision(seats) => seats,
            Next::Chance(_) | Next::Over => Seats::NONE,
        }
    }

    /// Whether the game is over.
    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.next(), Next::Over)
    }

    /// Whether `after`, the position one step later, still belongs to the same sealed point.
    ///
    /// This decides what others may notice of a step: within a point they learn nothing of it.
    fn same_point(&self, after: &Self) -> bool {
        self.sealed() && after.keeps_point_open(self.owing())
    }

    /// Whether the sealed point at which the seats `owing` were due a moment ago is still open:
    /// nobody is due now who was not due then.
    #[inline]
    fn keeps_point_open(&self, owing: Seats) -> bool {
        self.sealed() && self.owing().is_subset(owing)
    }

    /// The legal actions of a seat in a new list.
    fn legal(&self, seat: Seat) -> Self::Actions {
        let mut list = Self::Actions::default();
        self.actions(seat, &mut list);
        list
    }

    /// Carries out the action if it is legal.
    ///
    /// # Errors
    ///
    /// The reason why it is not. Then nothing has changed.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Refusal<Self::Illegal>> {
        self.check(seat, action)?;
        self.apply_unchecked(seat, action, events);
        Ok(())
    }

    /// Carries out the outcome if it is possible.
    ///
    /// # Errors
    ///
    /// The reason why it is not. Then nothing has changed.
    fn settle(
        &mut self,
        outcome: Outcome<Self>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), BadOutcome> {
        match self.next() {
            Next::Over => Err(BadOutcome::Over),
            Next::Decision(_) => Err(BadOutcome::Unexpected),
            Next::Chance(_) if self.weight_of(outcome) == 0 => Err(BadOutcome::Impossible),
            Next::Chance(_) => {
                self.settle_unchecked(outcome, events);
                Ok(())
            }
        }
    }

    /// Draws an outcome with these dice.
    ///
    /// The dice may panic if no outcome of chance is due.
    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Outcome<Self> {
        self.outcome_at(dice.below(self.weight()))
    }

    /// All possible outcomes with their weights, in canonical order.
    fn outcomes(&self) -> impl Iterator<Item = (Outcome<Self>, u32)> {
        let mut number = 0;
        std::iter::from_fn(move || {
            (number < self.weight()).then(|| {
                let outcome = self.outcome_at(number);
                let weight = self.weight_of(outcome);
                number += weight;
                (outcome, weight)
            })
        })
    }
}

/// What can come of a game's chance.
pub type Outcome<G> = <<G as Game>::Chance as Chance>::Outcome;

/// What must happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<C> {
    /// These seats owe a decision. There are several only at a sealed point, where the order in
    /// which they answer has no effect.
    Decision(Seats),
    /// An outcome of chance is due.
    Chance(C),
    /// The game is over.
    Over,
}

/// The person a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// The player at this seat.
    Seat(Seat),
    /// A person who only watches.
    Spectator,
}

impl Observer {
    /// Whether this is the player of that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }

    /// The seat, if it is a player.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Points by seat.
    pub scores: BySeat<i32>,
    /// Places by seat, 1 for the winner; equal places are shared.
    pub places: BySeat<u8>,
    /// One more list that the end line of a record shows, with its name (NO-4.7).
    pub also: Option<(&'static str, BySeat<i32>)>,
}

/// Why a well-formed action is not legal now, in words a player accepts.
///
/// The text continues a sentence that begins with the action: "bid 5" "does not outbid 9".
pub trait Illegal: Copy + Debug + Eq + Display + Send + Sync {
    /// A stable name for the reason, such as `row-full`: messages in other languages are found by
    /// it, so no two reasons of a game share one.
    fn key(&self) -> &'static str;

    /// What the reason speaks of, by name: `[("gold", Arg::Number(6))]` in "does not outbid 6".
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }

    /// The clause of the rules that forbids it.
    fn clause(&self) -> &'static str;
}

/// A value that a message is told with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, to be written as it is.
    Number(u32),
    /// The key of something in the game, such as a card, which every language has a name for.
    Key(&'static str),
}

/// Why a decision is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal<I: Illegal> {
    /// An outcome of chance is due, not a decision.
    #[error("an outcome of chance is due first")]
    ChanceDue,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// This seat owes no decision.
    #[error("seat {0} has no decision to make now")]
    NotAsked(Seat),
    /// The rules forbid the action now.
    #[error("{0} ({clause})", clause = .0.clause())]
    Illegal(I),
}

/// Why an outcome of chance is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOutcome {
    /// A decision is due, or another kind of chance.
    #[error("no such outcome of chance is due")]
    Unexpected,
    /// The outcome has weight 0.
    #[error("this outcome is impossible now")]
    Impossible,
    /// The game has ended.
    #[error("the game is over")]
    Over,
}

/// Why no game can start at this table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchTable {
    /// The game is not for this number of players.
    #[error("{0}")]
    Players(String),
    /// The options do not fit.
    #[error("{0}")]
    Options(String),
}

/// Everything that is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<F>(pub Vec<F>);

impl<F> Faults<F> {
    /// `Ok` if there are no faults.
    ///
    /// # Errors
    ///
    /// The faults themselves, if there are any.
    pub fn into_result(self) -> Result<(), Faults<F>> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl<F: Display> Display for Faults<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            if number > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl<F: Debug + Display> std::error::Error for Faults<F> {}

/// A list of fixed capacity that the caller owns and the game fills.
pub trait Buffer<A>: Clone + Debug + Default + Deref<Target = [A]> + Send + Sync {}

impl<A, const N: usize> Buffer<A> for ArrayVec<A, N> where
    ArrayVec<A, N>: Clone + Debug + Send + Sync
{
}
