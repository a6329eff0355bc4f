//! The settings of a training, as its file has them.

use anyhow::{Context, ensure};
use arena::{ArenaBot, Entrant};
use bots::net::{Encode, Shape};
use bots::{Bot, BotGame, FastDice};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{Dice, Options};

/// All settings of a training. The same recipe gives the same weights on every machine, whatever
/// the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// The key of the game.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// The options of the tables; the games take them in turn.
    pub tables: Vec<Map<String, Value>>,
    /// The sizes of the two hidden layers.
    pub hidden: [usize; 2],
    /// The network to start from, by its name in the folder of networks; without one the weights are
    /// random at first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The iterations of the search for each decision; without them the network looks one step ahead.
    #[serde(default, alias = "walks", skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u32>,
    /// How many games are played in all.
    pub games: u64,
    /// How many games are played with the same weights.
    pub batch: u64,
    /// The λ of TD(λ): 0 learns from the next position only, 1 from the end of the game only.
    pub lambda: f32,
    /// How often a decision explores: the ε of ε-greedy.
    #[serde(alias = "wander")]
    pub epsilon: f32,
    /// The temperature of exploration, as a difference in the chance to win; without it all actions
    /// are equally likely then.
    #[serde(default, alias = "doubt", skip_serializing_if = "Option::is_none")]
    pub temperature: Option<f32>,
    /// The learning rate at first, and at the end as a part of that.
    pub rate: [f32; 2],
    /// Other bots at the table, so that the network meets other ways to play.
    #[serde(default)]
    pub guests: Option<Guests>,
    /// The part of the games after which the weights are averaged.
    pub average_from: f32,
    /// The seed of all randomness.
    pub seed: u64,
    /// After how many games progress is reported and saved.
    pub report_every: u64,
    /// The bot that the network is measured against.
    pub rival: String,
    /// The number of games of each measurement.
    pub rival_games: u64,
}

/// Bots that take seats in the games of a training.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guests {
    /// The bot.
    pub bot: String,
    /// The number of games at first in which they have all seats.
    pub alone: u64,
    /// How often a seat is theirs later.
    pub part: f32,
}

impl Recipe {
    /// Checks everything that does not depend on the game.
    ///
    /// # Errors
    ///
    /// The first setting that makes no sense.
    pub fn check(&self) -> anyhow::Result<()> {
        let in_part = |part: f32| (0.0..=1.0).contains(&part);
        ensure!(!self.tables.is_empty(), "tables: at least one");
        ensure!(
            self.hidden.iter().all(|size| (1..=4096).contains(size)),
            "hidden: 1 to 4096 units"
        );
        ensure!(
            self.batch > 0 && self.report_every > 0,
            "batch and report_every: at least 1"
        );
        ensure!(self.iterations != Some(0), "iterations: at least 1");
        ensure!(in_part(self.lambda), "lambda: from 0 to 1");
        ensure!(in_part(self.epsilon), "epsilon: from 0 to 1");
        ensure!(
            self.temperature
                .is_none_or(|temperature| temperature > 0.0 && in_part(temperature)),
            "temperature: above 0, at most 1"
        );
        ensure!(in_part(self.average_from), "average_from: from 0 to 1");
        ensure!(
            self.rate.iter().all(|&rate| in_part(rate)),
            "rate: from 0 to 1"
        );
        Entrant::load(&self.rival).with_context(|| format!("rival: {}", self.rival))?;
        if let Some(Guests { bot, part, .. }) = &self.guests {
            ensure!(in_part(*part), "guests.part: from 0 to 1");
            let guest = Entrant::load(bot).context("guests.bot")?;
            ensure!(
                matches!(guest, Entrant::Ranked { .. }),
                "guests.bot: a built-in bot"
            );
        }
        Ok(())
    }

    /// The guests of a game, by seat.
    pub fn guests<G: BotGame>(&self, game: u64, dice: &mut FastDice) -> Vec<Option<ArenaBot<G>>> {
        let seats = 0..self.players;
        let Some((guests, bot)) = self
            .guests
            .as_ref()
            .and_then(|guests| Some((guests, Entrant::load(&guests.bot).ok()?)))
        else {
            return seats.map(|_| None).collect();
        };
        let sits = |_| {
            let is_guest = game < guests.alone || dice.below(MILLION) < in_a_million(guests.part);
            is_guest.then(|| {
                let mut guest = bot.bot();
                guest.begin(u64::from(dice.below(u32::MAX)));
                guest
            })
        };
        seats.map(sits).collect()
    }

    /// The starting positions, one for each table.
    ///
    /// # Errors
    ///
    /// If the game does not have such a table.
    pub fn starts<G: Encode>(&self) -> anyhow::Result<Vec<G>> {
        let start = |table: &Map<String, Value>| {
            let options = G::Options::from_json(table)
                .map_err(|faults| anyhow::anyhow!("tables: {}", faults.join("; ")))?;
            G::new(self.players, &options).context("players")
        };
        self.tables.iter().map(start).collect()
    }

    /// The shape of the network.
    pub fn shape<G: Encode>(&self) -> Shape {
        let [first, second] = self.hidden;
        Shape {
            inputs: G::inputs(self.players),
            first,
            second,
            outputs: self.players,
        }
    }

    /// The learning rate after this many games.
    pub fn rate_after(&self, games: u64) -> f32 {
        let [first, last] = self.rate;
        let done = games as f32 / self.games as f32;
        first * (1.0 - done.min(1.0) * (1.0 - last))
    }

    /// How many in a million decisions explore.
    pub fn epsilon_in_a_million(&self) -> u32 {
        in_a_million(self.epsilon)
    }
}

/// Probabilities are rolled with a die of this many sides.
pub(crate) const MILLION: u32 = 1_000_000;

fn in_a_million(part: f32) -> u32 {
    (part * MILLION as f32) as u32
}
