//! The suite notices what it is there for: toy games with one flaw each are refused.

use std::ops::RangeInclusive;
use std::panic::catch_unwind;

use conformance::Suite;
use conformance::toy::{
    Action, Card, Chance, Event, Fault, Illegal, Options, Outcome, Setup, Toy, View,
};
use tabletop::{
    Dice, Events, Faults, Game, Next, NoSuchTable, Observer, Refusal, Seat, Seats, Standing,
};

/// What is wrong with a game.
mod flaw {
    pub(crate) const NONE: usize = 0;
    pub(crate) const LISTS_TWICE: usize = 1;
    pub(crate) const FORGETS_AN_ACTION: usize = 2;
    pub(crate) const LETS_ANYBODY_ROLL: usize = 3;
    pub(crate) const WRONG_REFUSAL: usize = 4;
    pub(crate) const CHANGES_ON_REFUSAL: usize = 5;
    pub(crate) const MORE_EVENTS_IF_CHECKED: usize = 6;
    pub(crate) const WEIGHS_TOO_MUCH: usize = 7;
    pub(crate) const IMPOSSIBLE_WEIGHS: usize = 8;
    pub(crate) const NOT_CANONICAL: usize = 9;
    pub(crate) const LOSES_A_ROUND: usize = 10;
    pub(crate) const SHOWS_A_HAND: usize = 11;
    pub(crate) const SHOWS_A_DROP: usize = 12;
    pub(crate) const TELLS_A_DEAL: usize = 13;
    pub(crate) const TELLS_A_CHOICE: usize = 14;
    pub(crate) const ANSWERS_BY_OTHERS: usize = 15;
    pub(crate) const SHARES_NO_PLACES: usize = 16;
    pub(crate) const EVERYBODY_AT_ONCE: usize = 17;
    pub(crate) const SEALED_ORDER_MATTERS: usize = 18;
    pub(crate) const NEVER_ENDS: usize = 19;
    pub(crate) const PANICS: usize = 20;
    pub(crate) const ADMITS_SIX: usize = 21;
    pub(crate) const SEALED_TOO_LATE: usize = 22;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Flawed<const FLAW: usize>(Toy);

impl<const FLAW: usize> Flawed<FLAW> {
    fn first() -> Seat {
        Seat::default()
    }

    fn changed(self, change: impl FnOnce(&mut Setup)) -> Self {
        let mut setup = self.0.to_setup();
        change(&mut setup);
        Flawed(Toy::from_setup(&setup).unwrap_or(self.0))
    }
}

impl<const FLAW: usize> Game for Flawed<FLAW> {
    const KEY: &'static str = "flawed";
    const RULES: u64 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=if FLAW == flaw::ADMITS_SIX { 6 } else { 5 };

    type Options = Options;
    type Setup = Setup;
    type Fault = Fault;
    type Action = Action;
    type Actions = <Toy as Game>::Actions;
    type Illegal = Illegal;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(players: usize, options: &Options) -> Result<Self, NoSuchTable> {
        Toy::new(players, options).map(Flawed)
    }

    fn from_setup(setup: &Setup) -> Result<Self, Faults<Fault>> {
        Toy::from_setup(setup).map(Flawed)
    }

    fn to_setup(&self) -> Setup {
        let mut setup = self.0.to_setup();
        if FLAW == flaw::LOSES_A_ROUND {
            setup.round = 1;
        }
        setup
    }

    fn players(&self) -> usize {
        self.0.players()
    }

    fn next(&self) -> Next<Chance> {
        match self.0.next() {
            Next::Decision(_) if FLAW == flaw::EVERYBODY_AT_ONCE && !self.0.sealed() => {
                Next::Decision(Seats::all(self.players()))
            }
            next => next,
        }
    }

    fn actions(&self, seat: Seat, list: &mut Self::Actions) {
        self.0.actions(seat, list);
        match FLAW {
            flaw::LISTS_TWICE if list.first() == Some(&Action::Done) => list.push(Action::Done),
            flaw::FORGETS_AN_ACTION => list.retain(|action| *action != Action::Roll),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal<Illegal>> {
        let checked = self.0.check(seat, action);
        let others_dropped = |setup: &Setup| setup.seats.iter().any(|s| s.dropped != [0; 3]);
        match (FLAW, checked) {
            (flaw::LETS_ANYBODY_ROLL, Err(Refusal::NotAsked(_))) if action == Action::Roll => {
                Ok(())
            }
            (flaw::WRONG_REFUSAL, Err(Refusal::ChanceDue)) => Err(Refusal::Over),
            (flaw::ANSWERS_BY_OTHERS, Err(Refusal::Illegal(Illegal::NotNow)))
                if others_dropped(&self.0.to_setup()) =>
            {
                Err(Refusal::Illegal(Illegal::NotHeld))
            }
            _ => checked,
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal<Illegal>> {
        let checked = self.check(seat, action);
        match FLAW {
            flaw::CHANGES_ON_REFUSAL if checked.is_err() => {
                *self = self.changed(|setup| setup.seats[0].pawn += 1);
            }
            flaw::MORE_EVENTS_IF_CHECKED => events.tell(Event::Chosen { seat }),
            _ => {}
        }
        checked?;
        self.apply_unchecked(seat, action, events);
        Ok(())
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        let before = *self;
        self.0.apply_unchecked(seat, action, events);
        match (FLAW, action) {
            (flaw::TELLS_A_CHOICE, Action::Lay(card) | Action::Drop(card)) => {
                events.tell(Event::Shown { seat, card });
            }
            (flaw::SEALED_ORDER_MATTERS, Action::Lay(_))
                if before.owing().len() == before.players() =>
            {
                *self = self.changed(|setup| setup.seats[seat.index()].pawn += 1);
            }
            (flaw::NEVER_ENDS, Action::Done) => *self = before,
            (flaw::PANICS, Action::Roll) => panic!("this toy is broken on purpose"),
            _ => {}
        }
    }

    fn weight(&self) -> u32 {
        let extra = FLAW == flaw::WEIGHS_TOO_MUCH && self.0.weight() == 15;
        self.0.weight() + u32::from(extra)
    }

    fn outcome_at(&self, number: u32) -> Outcome {
        match FLAW {
            flaw::NOT_CANONICAL => self.0.outcome_at(number / 7 * 7 + 6 - number % 7),
            _ => self.0.outcome_at(number.min(self.0.weight() - 1)),
        }
    }

    fn weight_of(&self, outcome: Outcome) -> u32 {
        match (FLAW, outcome, self.0.next()) {
            (flaw::IMPOSSIBLE_WEIGHS, Outcome::Pawn(_), Next::Chance(Chance::Deal(_))) => 1,
            _ => self.0.weight_of(outcome),
        }
    }

    fn settle_unchecked(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        if let (flaw::TELLS_A_DEAL, Outcome::Card(card)) = (FLAW, outcome) {
            events.tell(Event::Shown {
                seat: Self::first(),
                card,
            });
        }
        self.0.settle_unchecked(outcome, events);
    }

    fn sealed(&self) -> bool {
        match FLAW {
            flaw::SEALED_TOO_LATE => self.0.sealed() && self.owing().len() < self.players(),
            _ => self.0.sealed(),
        }
    }

    fn first_player(&self) -> Seat {
        self.0.first_player()
    }

    fn view(&self, observer: Observer) -> View {
        let mut view = self.0.view(observer);
        let first = self.0.holding(Self::first());
        match FLAW {
            flaw::SHOWS_A_HAND => view.pawns[0] += first.hand[Card::Cobra as usize],
            flaw::SHOWS_A_DROP => view.cards[0] -= first.dropped.iter().sum::<u8>(),
            _ => {}
        }
        view
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Self {
        Flawed(Toy::determinize(view, dice))
    }

    fn standing(&self) -> Option<Standing> {
        let mut standing = self.0.standing()?;
        if FLAW == flaw::SHARES_NO_PLACES {
            for (place, seat) in (1..).zip(Seat::all(self.players())) {
                standing.places[seat] = place;
            }
        }
        Some(standing)
    }
}

/// Whether a check refuses the game with this flaw.
fn refused<const FLAW: usize>(check: fn(&Suite<Flawed<FLAW>>)) -> bool {
    let options = [Options::default()];
    let suite = Suite::new(Action::conceivable()).tables(2..=3, &options);
    catch_unwind(|| check(&suite)).is_err()
}

#[test]
fn a_game_without_a_flaw_passes() {
    assert!(!refused::<{ flaw::NONE }>(Suite::check_all));
    assert!(!refused::<{ flaw::NONE }>(Suite::views_survive_json));
}

macro_rules! noticed {
    ($($name:ident: $flaw:ident by $($check:ident),+;)+) => {$(
        #[test]
        fn $name() {
            $(assert!(
                refused::<{ flaw::$flaw }>(Suite::$check),
                "not noticed by {}",
                stringify!($check)
            );)+
        }
    )+};
}

noticed! {
    an_action_listed_twice: LISTS_TWICE by actions_agree_with_check;
    an_action_not_listed: FORGETS_AN_ACTION by actions_agree_with_check;
    an_action_of_the_wrong_seat: LETS_ANYBODY_ROLL by actions_agree_with_check;
    a_refusal_for_the_wrong_reason: WRONG_REFUSAL by refusals_change_nothing;
    a_refusal_that_changes_something: CHANGES_ON_REFUSAL by refusals_change_nothing;
    events_that_only_the_checked_call_tells: MORE_EVENTS_IF_CHECKED by
        checked_and_unchecked_agree, refusals_change_nothing;
    weights_that_do_not_add_up: WEIGHS_TOO_MUCH by chance_adds_up;
    a_weight_of_the_impossible: IMPOSSIBLE_WEIGHS by chance_adds_up;
    numbers_that_jump: NOT_CANONICAL by chance_adds_up;
    a_setup_that_forgets: LOSES_A_ROUND by setups_round_trip;
    a_view_that_shows_a_hand: SHOWS_A_HAND by views_are_honest;
    a_view_that_shows_a_sealed_step: SHOWS_A_DROP by
        sealed_points_tell_nothing, undo_takes_back_what_nobody_learnt_from;
    an_event_that_tells_a_hidden_outcome: TELLS_A_DEAL by events_tell_no_secrets;
    an_event_that_tells_a_sealed_choice: TELLS_A_CHOICE by sealed_points_tell_nothing;
    an_answer_that_tells_a_secret: ANSWERS_BY_OTHERS by
        views_are_honest, sealed_points_tell_nothing;
    places_that_are_not_shared: SHARES_NO_PLACES by results_are_consistent;
    several_who_owe_in_the_open: EVERYBODY_AT_ONCE by actions_agree_with_check;
    an_order_of_sealed_steps_that_matters: SEALED_ORDER_MATTERS by records_round_trip;
    a_game_without_an_end: NEVER_ENDS by results_are_consistent;
    a_panic: PANICS by results_are_consistent;
    a_table_that_is_promised_and_refused: ADMITS_SIX by tables_are_those_of_the_game;
    a_point_that_is_sealed_too_late: SEALED_TOO_LATE by actions_agree_with_check;
}
