//! What a training does, as its file says it.

use anyhow::{Context, ensure};
use arena::Contestant;
use bots::value::{Shape, Valued};
use bots::{Bot, FastDice, Ours, Played, Player};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{Dice, Options};

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
    /// The network it begins with, by its name in the folder of networks; without one it begins with
    /// one that knows nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// How many walks a decision takes; without any it looks one step ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub walks: Option<u32>,
    /// How many games are played in all.
    pub games: u64,
    /// How many games are played with the same weights.
    pub batch: u64,
    /// How much a position learns from the end of the game, and not from the next position.
    pub lambda: f32,
    /// How often something else may be done than the best.
    pub wander: f32,
    /// How much the better is preferred then, as a difference in the chance to win; without it
    /// anything is as likely as anything else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubt: Option<f32>,
    /// How far a step goes at first, and as part of that at last.
    pub rate: [f32; 2],
    /// Who sits down with the network, so that it meets other ways to play.
    #[serde(default)]
    pub guests: Option<Guests>,
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

/// Bots that take seats in the games of a training.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guests {
    /// The bot.
    pub bot: String,
    /// In so many games at first all seats are theirs.
    pub alone: u64,
    /// Later a seat is theirs so often.
    pub part: f32,
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
        ensure!(self.walks != Some(0), "walks: at least 1");
        ensure!(in_part(self.lambda), "lambda: from 0 to 1");
        ensure!(in_part(self.wander), "wander: from 0 to 1");
        ensure!(
            self.doubt.is_none_or(|doubt| doubt > 0.0 && in_part(doubt)),
            "doubt: above 0, to 1"
        );
        ensure!(in_part(self.average_from), "average_from: from 0 to 1");
        ensure!(
            self.rate.iter().all(|&rate| in_part(rate)),
            "rate: from 0 to 1"
        );
        let rival: Result<Contestant, _> = self.rival.parse();
        rival.with_context(|| format!("rival: {}", self.rival))?;
        if let Some(Guests { bot, part, .. }) = &self.guests {
            ensure!(in_part(*part), "guests.part: from 0 to 1");
            bot.parse::<Ours>().context("guests.bot")?;
        }
        Ok(())
    }

    /// The guests of a game by seat, if any sit there.
    pub fn guests<G: Played>(&self, game: u64, dice: &mut FastDice) -> Vec<Option<Player<G>>> {
        let seats = 0..self.players;
        let Some((guests, bot)) = self.guests.as_ref().and_then(|guests| {
            let bot: Ours = guests.bot.parse().ok()?;
            Some((guests, bot))
        }) else {
            return seats.map(|_| None).collect();
        };
        let sits = |_| {
            let is_guest = game < guests.alone || dice.below(MILLION) < in_a_million(guests.part);
            is_guest.then(|| {
                let mut player = bot.player();
                player.begin(u64::from(dice.below(u32::MAX)));
                player
            })
        };
        seats.map(sits).collect()
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

    /// How often in a million decisions something else may be done than the best.
    pub fn wander_in_a_million(&self) -> u32 {
        in_a_million(self.wander)
    }
}

/// Chances are rolled with so many sides.
pub(crate) const MILLION: u32 = 1_000_000;

fn in_a_million(part: f32) -> u32 {
    (part * MILLION as f32) as u32
}
