//! What a training does, as its file says it.

use anyhow::{Context, ensure};
use bots::value::{Shape, Valued};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::Options;

/// All settings of a training. The same recipe gives the same weights on every machine, whatever
/// the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// The game, as in records.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The options of the tables; the games take them in turn.
    pub tables: Vec<Map<String, Value>>,
    /// The sizes of the two hidden layers.
    pub hidden: [usize; 2],
    /// How many games are played in all.
    pub games: u64,
    /// How many games are played with the same weights.
    pub batch: u64,
    /// How much a position learns from the end of the game, and not from the next position.
    pub lambda: f32,
    /// How often anything is done instead of the best.
    pub wander: f32,
    /// How far a step goes at first, and as part of that at last.
    pub rate: [f32; 2],
    /// From which part of the games on the weights are averaged.
    pub average_from: f32,
    /// Where all luck comes from.
    pub seed: u64,
    /// After how many games progress is reported and saved.
    pub report_every: u64,
    /// The bot that the network is measured against, and in how many games.
    pub rival: String,
    /// See `rival`.
    pub rival_games: u64,
}

impl Recipe {
    /// Checks what no training could do with.
    pub fn check(&self) -> anyhow::Result<()> {
        let in_part = |part: f32| (0.0..=1.0).contains(&part);
        ensure!(!self.tables.is_empty(), "tables: there is none");
        ensure!(
            self.hidden.iter().all(|size| (1..=4096).contains(size)),
            "hidden: 1 to 4096 units"
        );
        ensure!(
            self.batch > 0 && self.report_every > 0,
            "batch and report_every: at least 1"
        );
        ensure!(in_part(self.lambda), "lambda: from 0 to 1");
        ensure!(in_part(self.wander), "wander: from 0 to 1");
        ensure!(in_part(self.average_from), "average_from: from 0 to 1");
        ensure!(
            self.rate.iter().all(|&rate| in_part(rate)),
            "rate: from 0 to 1"
        );
        Ok(())
    }

    /// Where the games begin.
    pub fn starts<G: Valued>(&self) -> anyhow::Result<Vec<G>> {
        let start = |table: &Map<String, Value>| {
            let options = G::Options::from_json(table)
                .map_err(|faults| anyhow::anyhow!("tables: {}", faults.join("; ")))?;
            G::new(self.players, &options).context("players")
        };
        self.tables.iter().map(start).collect()
    }

    /// The shape of the network.
    pub fn shape<G: Valued>(&self) -> Shape {
        let [first, second] = self.hidden;
        Shape {
            inputs: G::inputs(self.players),
            first,
            second,
            outputs: self.players,
        }
    }

    /// How far a step goes after so many games.
    pub fn rate_after(&self, games: u64) -> f32 {
        let [first, last] = self.rate;
        let done = games as f32 / self.games as f32;
        first * (1.0 - done.min(1.0) * (1.0 - last))
    }

    /// How often in a million decisions anything is done.
    pub fn wander_in_a_million(&self) -> u32 {
        (self.wander * 1e6) as u32
    }
}
