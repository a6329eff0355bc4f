//! The opinion that a review goes by.

use bots::net::{Evaluator, Net, Scratch, win_chances};
use bots::search::{Budget, Search, Settings};
use bots::{BotGame, FastDice};
use serde::Serialize;
use tabletop::{BySeat, Next, Observer, Seat, Silence};

/// How hard a review thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// The network, one step ahead.
    Quick,
    /// A search of this many iterations for every decision.
    Deep(u32),
}

/// A move that could have been made.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate {
    /// The action in notation.
    #[serde(rename = "do")]
    pub action: String,
    /// The chance of its player to win after it.
    pub chance: f64,
}

/// Runs of chance longer than one step are sampled this many times.
const SAMPLES: u32 = 64;

/// What a decision was worth to the player who made it.
pub(crate) struct Verdict {
    /// All moves considered, best first.
    pub(crate) candidates: Vec<Candidate>,
    /// The chance of the mover after what was done.
    pub(crate) chance: f64,
    /// The standard error of the difference between best and chosen that is due to the search.
    pub(crate) noise: f64,
    /// What the decision changed for every seat, against the best one.
    pub(crate) change: BySeat<f64>,
}

/// Values positions and decisions; has the memory for that.
pub(crate) struct Judge<G: BotGame> {
    net: &'static Net,
    depth: Depth,
    dice: FastDice,
    scratch: Scratch,
    evaluator: Evaluator,
    search: Search<G>,
    list: G::Actions,
}

/// A move as the judge found it.
struct Found<A> {
    action: A,
    chances: BySeat<f32>,
    error: f32,
}

impl<G: BotGame> Judge<G> {
    pub(crate) fn new(players: usize, depth: Depth, seed: u64) -> Judge<G> {
        Judge {
            net: Net::for_pharaoh::<G>(players),
            depth,
            dice: FastDice::new(seed, 0),
            scratch: Scratch::default(),
            evaluator: Evaluator::default(),
            search: Search::new(Settings::default()),
            list: G::Actions::default(),
        }
    }

    /// The chance of every seat to win: the mean of all eyes, each seeing only what it may.
    pub(crate) fn chances(&mut self, position: &G) -> BySeat<f64> {
        let players = position.players();
        let mut mean = BySeat::default();
        for focus in Seat::all(players) {
            let seen = win_chances(self.net, position, focus, &mut self.scratch);
            add(&mut mean, &seen, 1.0 / players as f64, players);
        }
        mean
    }

    /// The mean chances over everything that the chance due now can bring, up to the next decision.
    ///
    /// Exact if one outcome settles it; sampled where more chance follows, because the outcomes of a
    /// whole deal are too many to list.
    pub(crate) fn expected(&mut self, position: &G) -> BySeat<f64> {
        let players = position.players();
        let settled = |outcome| {
            let mut after = *position;
            after.settle_unchecked(outcome, &mut Silence);
            after
        };
        let mut mean = BySeat::default();
        let goes_on = |after: &G| matches!(after.next(), Next::Chance(_));
        if position
            .outcomes()
            .any(|(outcome, _)| goes_on(&settled(outcome)))
        {
            for _ in 0..SAMPLES {
                let mut after = *position;
                while goes_on(&after) {
                    let outcome = after.sample(&mut self.dice);
                    after.settle_unchecked(outcome, &mut Silence);
                }
                let chances = self.chances(&after);
                add_exact(&mut mean, &chances, 1.0 / f64::from(SAMPLES), players);
            }
        } else {
            let whole = f64::from(position.weight());
            for (outcome, weight) in position.outcomes() {
                let chances = self.chances(&settled(outcome));
                add_exact(&mut mean, &chances, f64::from(weight) / whole, players);
            }
        }
        mean
    }

    /// Judges what `seat` did in this position by what it could know; nothing if there was no choice.
    pub(crate) fn decision(
        &mut self,
        position: &G,
        seat: Seat,
        action: G::Action,
    ) -> Option<Verdict> {
        position.actions(seat, &mut self.list);
        if self.list.len() < 2 {
            return None;
        }
        let mut found = match self.depth {
            Depth::Quick => self.quick(position, seat, action),
            Depth::Deep(iterations) => self.deep(position, seat, action, iterations),
        };
        found.sort_by(|a, b| b.chances[seat].total_cmp(&a.chances[seat]));
        let chosen = found
            .iter()
            .find(|found| found.action == action)
            .expect("what was done is among the candidates");
        // Of equals, what was done counts as best.
        let best = match &found[0] {
            first if first.chances[seat] > chosen.chances[seat] => first,
            _ => chosen,
        };
        let change = BySeat::from_fn(|other| {
            f64::from(chosen.chances[other]) - f64::from(best.chances[other])
        });
        let candidate = |found: &Found<G::Action>| Candidate {
            action: found.action.to_string(),
            chance: f64::from(found.chances[seat]),
        };
        let others = found.iter().filter(|found| found.action != best.action);
        Some(Verdict {
            candidates: std::iter::once(best).chain(others).map(candidate).collect(),
            chance: f64::from(chosen.chances[seat]),
            noise: f64::from(best.error.hypot(chosen.error)),
            change,
        })
    }

    /// All moves worth a thought and the one made, by the network.
    fn quick(&mut self, position: &G, seat: Seat, action: G::Action) -> Vec<Found<G::Action>> {
        let view = position.view(Observer::Seat(seat));
        let world = G::imagine(&view, &mut self.dice);
        let mut decision = self.evaluator.at(self.net, &world, seat);
        let worth_it =
            |&&other: &&G::Action| other == action || world.is_worth_a_thought(seat, other);
        let valued = |&action: &G::Action| Found {
            action,
            chances: decision.after(action),
            error: 0.0,
        };
        self.list.iter().filter(worth_it).map(valued).collect()
    }

    /// The same by a search. A move it has not looked into is judged by the network, and so are then
    /// all others: a loss is a difference within one opinion.
    fn deep(
        &mut self,
        position: &G,
        seat: Seat,
        action: G::Action,
        iterations: u32,
    ) -> Vec<Found<G::Action>> {
        let view = position.view(Observer::Seat(seat));
        let budget = Budget::Iterations(iterations);
        let moves = self
            .search
            .run(self.net, &view, seat, budget, &mut self.dice);
        let visited = |of: G::Action| moves.iter().any(|one| one.action == of && one.visits > 0);
        if !visited(action) {
            return self.quick(position, seat, action);
        }
        let looked_into = moves.iter().filter(|one| one.visits > 0);
        looked_into
            .map(|one| Found {
                action: one.action,
                chances: one.chances,
                error: one.error.unwrap_or(0.0),
            })
            .collect()
    }
}

fn add(sum: &mut BySeat<f64>, chances: &BySeat<f32>, weight: f64, players: usize) {
    for seat in Seat::all(players) {
        sum[seat] += f64::from(chances[seat]) * weight;
    }
}

fn add_exact(sum: &mut BySeat<f64>, chances: &BySeat<f64>, weight: f64, players: usize) {
    for seat in Seat::all(players) {
        sum[seat] += chances[seat] * weight;
    }
}
