//! The suite, and the random games it plays.

use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tabletop::record::{Header, Player};
use tabletop::{Dice, Game, Next, Outcome, Play, Seat, Silence, Step};

use crate::{TestDice, Verdict};

/// More steps than any of our games has.
const TOO_MANY_STEPS: usize = 20_000;

/// The checks of a game, and the tables at which they are made.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) outcomes: Vec<Outcome<G>>,
    pub(crate) tables: Vec<Table<G>>,
    games: u64,
    seed: u64,
}

/// How many play, and what they chose.
#[derive(Clone, Debug)]
pub(crate) struct Table<G: Game> {
    pub(crate) players: usize,
    pub(crate) options: G::Options,
}

impl<G: Game> Suite<G> {
    /// A suite without tables. `actions` are all actions that a text could mean, or a wide choice
    /// of them with every kind and some nonsense; whether each is legal is asked in every position.
    pub fn new(actions: impl IntoIterator<Item = G::Action>) -> Suite<G> {
        Suite {
            actions: actions.into_iter().collect(),
            outcomes: Vec::new(),
            tables: Vec::new(),
            games: 10,
            seed: 1,
        }
    }

    /// Outcomes of chance that are to be tried in every position. Those that come up in the games
    /// are tried anyway.
    #[must_use]
    pub fn outcomes(mut self, outcomes: impl IntoIterator<Item = Outcome<G>>) -> Suite<G> {
        self.outcomes.extend(outcomes);
        self
    }

    /// One more table.
    #[must_use]
    pub fn table(mut self, players: usize, options: G::Options) -> Suite<G> {
        self.tables.push(Table { players, options });
        self
    }

    /// More tables: each number of players with each choice of options.
    #[must_use]
    pub fn tables(
        self,
        players: impl IntoIterator<Item = usize>,
        options: &[G::Options],
    ) -> Suite<G> {
        players.into_iter().fold(self, |suite, players| {
            options.iter().fold(suite, |suite, options| {
                suite.table(players, options.clone())
            })
        })
    }

    /// How many games each check plays at each table; 10 if nothing is said.
    #[must_use]
    pub fn games(self, games: u64) -> Suite<G> {
        Suite { games, ..self }
    }

    /// The seed of the random games. The same seed gives the same games.
    #[must_use]
    pub fn seed(self, seed: u64) -> Suite<G> {
        Suite { seed, ..self }
    }

    /// Makes every check that asks nothing more of a game than the contract.
    pub fn check_all(&self) {
        self.tables_are_those_of_the_game();
        self.actions_agree_with_check();
        self.refusals_change_nothing();
        self.checked_and_unchecked_agree();
        self.chance_adds_up();
        self.results_are_consistent();
        self.setups_round_trip();
        self.views_are_honest();
        self.sealed_points_tell_nothing();
        self.events_tell_no_secrets();
        self.logs_tell_what_may_be_heard();
        self.records_round_trip();
        self.undo_takes_back_what_nobody_learnt_from();
    }

    /// Plays random games and asks `check` in every position, the first and the last included. The
    /// check gets dice of its own, so that it does not change the games.
    pub(crate) fn in_every_position(
        &self,
        mut check: impl FnMut(&Play<G>, &mut TestDice) -> Verdict,
    ) {
        self.in_every_game(|scene, dice| {
            let mut asking = TestDice::new(dice.bits());
            loop {
                check(&scene.play, &mut asking)?;
                if !random_step(&mut scene.play, dice)? {
                    return Ok(());
                }
            }
        });
    }

    /// Begins every game and lets `check` do with it what it likes. Panics at the first fault, with
    /// the record of the game so far.
    pub(crate) fn in_every_game(
        &self,
        mut check: impl FnMut(&mut Scene<G>, &mut TestDice) -> Verdict,
    ) {
        assert!(
            !self.tables.is_empty(),
            "the suite has no tables to play at"
        );
        for table in &self.tables {
            for number in 0..self.games {
                let start = G::new(table.players, &table.options).expect("a table of the game");
                let mut scene = Scene {
                    header: table.header(),
                    play: Play::new(start),
                };
                let mut dice = TestDice::new(self.seed ^ number << 32);
                let checked = catch_unwind(AssertUnwindSafe(|| check(&mut scene, &mut dice)));
                let fault = match checked {
                    Ok(Ok(())) => continue,
                    Ok(Err(fault)) => fault,
                    Err(_) => "the game panicked; its message is above".to_owned(),
                };
                panic!(
                    "{}, {} players, game {number}: {fault}\n{}",
                    G::KEY,
                    table.players,
                    scene.report()
                );
            }
        }
    }
}

impl<G: Game> Table<G> {
    /// The header of a record of this table, without a seed. The names have what JSON must escape.
    pub(crate) fn header(&self) -> Header<G> {
        let player = |number| Player {
            name: format!("Player \"{number}\"\t☥"),
            bot: (number == 1).then(|| "random".to_owned()),
            ..Player::default()
        };
        Header::new(
            self.options.clone(),
            (0..self.players).map(player).collect(),
        )
    }
}

/// A game of the suite under way.
#[derive(Debug)]
pub(crate) struct Scene<G: Game> {
    pub(crate) header: Header<G>,
    pub(crate) play: Play<G>,
}

impl<G: Game> Scene<G> {
    /// The steps so far as the lines of a record, and the position they led to.
    fn report(&self) -> String {
        let mut report = String::new();
        for step in self.play.steps() {
            let line = serde_json::Value::Object(step.to_json());
            writeln!(report, "{line}").expect("a text takes every line");
        }
        write!(report, "{:?}", self.play.position()).expect("a text takes every line");
        report
    }
}

/// Lets chance or somebody who owes a decision take a random step. `false` if the game is over.
///
/// At a sealed point the seats answer in random order.
pub fn random_step<G: Game>(play: &mut Play<G>, dice: &mut TestDice) -> Result<bool, String> {
    if play.steps().len() > TOO_MANY_STEPS {
        return Err(format!("no end after {TOO_MANY_STEPS} steps"));
    }
    let Some(step) = random_next(play.position(), dice)? else {
        return Ok(false);
    };
    take(play, step)?;
    Ok(true)
}

/// A step that is possible now, at random; nothing if the game is over.
pub(crate) fn random_next<G: Game>(
    position: &G,
    dice: &mut TestDice,
) -> Result<Option<Step<G>>, String> {
    match position.next() {
        Next::Over => Ok(None),
        Next::Chance(chance) => {
            let outcome = position.sample(dice);
            Ok(Some(Step::Chance { chance, outcome }))
        }
        Next::Decision(seats) => {
            let seats: Vec<Seat> = seats.into_iter().collect();
            let by = *dice.pick(&seats).ok_or("nobody owes the decision")?;
            let legal = position.legal(by);
            match dice.pick(&legal) {
                Some(&action) => Ok(Some(Step::Decision { by, action })),
                None => Err(format!("seat {by} owes a decision and has no legal action")),
            }
        }
    }
}

/// Takes a step by the checked calls.
pub(crate) fn take<G: Game>(play: &mut Play<G>, step: Step<G>) -> Verdict {
    match step {
        Step::Decision { by, action } => play
            .decide(by, action, &mut Silence)
            .map_err(|refusal| format!("seat {by} is refused {action}: {refusal}")),
        Step::Chance { outcome, .. } => play
            .settle(outcome, &mut Silence)
            .map_err(|refusal| format!("chance is refused {outcome:?}: {refusal}")),
    }
}

/// Plays on to the end at random.
pub(crate) fn play_out<G: Game>(mut position: G, dice: &mut impl Dice) -> Result<G, String> {
    let mut dice = TestDice::new(dice.below(u32::MAX).into());
    for _ in 0..TOO_MANY_STEPS {
        match random_next(&position, &mut dice)? {
            Some(step) => step.repeat(&mut position, &mut Silence),
            None => return Ok(position),
        }
    }
    Err(format!("no end after {TOO_MANY_STEPS} steps"))
}
