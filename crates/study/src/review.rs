//! A game, judged step by step.

use bots::BotGame;
use serde::Serialize;
use tabletop::{BySeat, Next, Play, Seat, Step};

use crate::account::Account;
use crate::judge::{Candidate, Depth, Judge};
use crate::moments::{Mark, Mistake, Stroke, mistakes, strokes};

/// What happened in a step, and what it changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Judged {
    /// An outcome of chance. Where several follow each other, the last stands for all.
    Chance {
        /// What it brought to each seat; the sum is 0.
        luck: Vec<f64>,
    },
    /// A decision without a choice.
    Forced {
        /// Whose it was.
        by: Seat,
    },
    /// A decision with a choice.
    Decision {
        /// Whose it was.
        by: Seat,
        /// What was done, in notation.
        #[serde(rename = "do")]
        action: String,
        /// The chance to win after it.
        chance: f64,
        /// What it gave away against the best.
        loss: f64,
        /// How far that may be off because a search samples; 0 for the network alone.
        noise: f64,
        /// How bad that is, if it is.
        mark: Option<Mark>,
        /// The best moves, best first.
        best: Vec<Candidate>,
    },
}

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// The chances of all seats to win: at the start, then after each step.
    pub chances: Vec<Vec<f64>>,
    /// The steps.
    pub steps: Vec<Judged>,
    /// The numbers of steps after which a new epoch had begun.
    pub epochs: Vec<usize>,
    /// The books of each seat.
    pub accounts: Vec<Account>,
    /// The decisions that gave away most, in order of the game.
    pub mistakes: Vec<Mistake>,
    /// The strokes of luck that changed most, in order of the game.
    pub strokes: Vec<Stroke>,
    /// How far the network's chances are off themselves (root mean square).
    pub model_error: f64,
}

/// So many of the best moves of a decision are kept.
const KEPT: usize = 5;

/// Reviews a game. The same game, depth and seed give the same review.
///
/// `progress` is told the number of steps judged so far. Returns nothing if the game is not over:
/// an opinion on a game in progress would help those who still play it.
pub fn review<G: BotGame>(
    play: &Play<G>,
    depth: Depth,
    seed: u64,
    mut progress: impl FnMut(usize),
) -> Option<Review> {
    if !play.position().is_over() {
        return None;
    }
    let players = play.position().players();
    let mut books = Books::<G> {
        judge: Judge::new(players, depth, seed),
        accounts: vec![Account::default(); players],
        players,
    };
    let positions: Vec<G> = play.positions().collect();
    let start = books.judge.chances(&positions[0]);
    let mut line = vec![start];
    let mut steps = Vec::with_capacity(play.steps().len());
    let mut epochs = Vec::new();
    // Where the run of chance at hand began, if there is one.
    let mut run: Option<usize> = None;
    for (at, step) in play.steps().iter().enumerate() {
        let (before, after) = (&positions[at], &positions[at + 1]);
        let known = line[at];
        let (now, judged) = match *step {
            Step::Chance { .. } => {
                let begun = *run.get_or_insert(at);
                if matches!(after.next(), Next::Chance(_)) {
                    // In the middle of a deal there is nothing to say yet.
                    let nothing = vec![0.0; players];
                    (known, Judged::Chance { luck: nothing })
                } else {
                    run = None;
                    books.chance(&positions[begun], &known, after)
                }
            }
            Step::Decision { by, action } => books.decision(before, &known, by, action, after),
        };
        line.push(now);
        steps.push(judged);
        if after.epoch() > before.epoch() {
            epochs.push(at + 1);
        }
        progress(at + 1);
    }
    let end = line.last().copied().unwrap_or(start);
    for (seat, account) in Seat::all(players).zip(&mut books.accounts) {
        account.start = start[seat];
        account.result = end[seat];
    }
    Some(Review {
        mistakes: mistakes(&steps),
        strokes: strokes(&steps),
        chances: line.iter().map(|at| at.of(players).to_vec()).collect(),
        steps,
        epochs,
        accounts: books.accounts,
        model_error: f64::from(G::MODEL_ERROR),
    })
}

/// The accounts of all seats, and who judges what goes into them.
struct Books<G: BotGame> {
    judge: Judge<G>,
    accounts: Vec<Account>,
    players: usize,
}

impl<G: BotGame> Books<G> {
    /// A run of chance that began in `before`, where the chances were `known`.
    fn chance(&mut self, before: &G, known: &BySeat<f64>, after: &G) -> (BySeat<f64>, Judged) {
        let expected = self.judge.expected(before);
        let now = self.judge.chances(after);
        let luck = BySeat::from_fn(|seat| now[seat] - expected[seat]);
        for (seat, account) in Seat::all(self.players).zip(&mut self.accounts) {
            account.luck += luck[seat];
            account.rest += expected[seat] - known[seat];
            account.chapter(chapter(before)).luck += luck[seat];
        }
        let luck = luck.of(self.players).to_vec();
        (now, Judged::Chance { luck })
    }

    fn decision(
        &mut self,
        before: &G,
        known: &BySeat<f64>,
        by: Seat,
        action: G::Action,
        after: &G,
    ) -> (BySeat<f64>, Judged) {
        let now = self.judge.chances(after);
        let verdict = self.judge.decision(before, by, action);
        let change = verdict
            .as_ref()
            .map_or_else(BySeat::default, |verdict| verdict.change);
        for (seat, account) in Seat::all(self.players).zip(&mut self.accounts) {
            let unexplained = now[seat] - known[seat] - change[seat];
            if before.sealed() {
                account.surprise += unexplained;
            } else {
                account.rest += unexplained;
            }
            if seat == by {
                account.loss -= change[seat];
            } else {
                account.gifts += change[seat];
            }
        }
        let Some(verdict) = verdict else {
            return (now, Judged::Forced { by });
        };
        let action = action.to_string();
        let loss = -change[by];
        self.note(before, by, &action, loss);
        let mut best = verdict.candidates;
        best.truncate(KEPT);
        let judged = Judged::Decision {
            by,
            action,
            chance: verdict.chance,
            loss,
            noise: verdict.noise,
            mark: Mark::of(loss),
            best,
        };
        (now, judged)
    }

    /// Counts a decision with a choice.
    fn note(&mut self, before: &G, by: Seat, action: &str, loss: f64) {
        let account = &mut self.accounts[by.index()];
        let kind = action.split(' ').next().unwrap_or_default();
        account.decisions += 1;
        let tally = account.by_kind.entry(kind.to_owned()).or_default();
        tally.decisions += 1;
        tally.loss += loss;
        account.chapter(chapter(before)).loss += loss;
    }
}

/// The number of the epoch, from 0.
fn chapter<G: BotGame>(position: &G) -> usize {
    usize::from(position.epoch().saturating_sub(1))
}
