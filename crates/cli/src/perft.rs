//! `heliopolis perft`: the number of possible continuations of a game.

use std::io::Write;

use bots::FastDice;
use serde_json::json;
use tabletop::{Game, Next, Silence, Step};

use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::output;

pub(crate) fn run<G: Game>(args: &PerftArgs) -> Result<(), Failure> {
    let (_, start) = args.table.start::<G>()?;
    let mut out = output::open();
    for depth in 0..=args.depth {
        let paths = Counter { seed: args.seed }.paths(&start, 0, depth.into());
        if args.json {
            output::json(&mut out, &json!({"depth": depth, "paths": paths}))?;
        } else {
            writeln!(out, "{depth:>4} {paths}")?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Counts through the steps of a game.
struct Counter {
    /// Chance follows this seed, or goes every way.
    seed: Option<u64>,
}

impl Counter {
    /// How many different sequences of `depth` steps there are, or shorter ones that end the game.
    ///
    /// `made` steps have been made before. Where several seats owe a decision they answer in seat
    /// order, since the order has no effect.
    fn paths<G: Game>(&self, position: &G, made: u64, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |step: Step<G>| {
            let mut after = *position;
            step.repeat(&mut after, &mut Silence);
            self.paths(&after, made + 1, depth - 1)
        };
        match position.next() {
            Next::Over => 1,
            Next::Decision(seats) => {
                let by = seats.first().expect("somebody owes the decision");
                let legal = position.legal(by);
                legal
                    .iter()
                    .map(|&action| after(Step::Decision { by, action }))
                    .sum()
            }
            Next::Chance(chance) => match self.seed {
                Some(seed) => {
                    let outcome = position.sample(&mut FastDice::new(seed, made));
                    after(Step::Chance { chance, outcome })
                }
                None => {
                    let outcomes = position.outcomes();
                    outcomes
                        .map(|(outcome, _)| after(Step::Chance { chance, outcome }))
                        .sum()
                }
            },
        }
    }
}
