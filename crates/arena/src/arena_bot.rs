//! Bots at a table of the arena.

use std::time::Duration;

use bots::{Bot, BotGame, RankBot, Turn};

use crate::forfeits::Forfeits;
use crate::program::Program;
use crate::stopwatch::Stopwatch;

/// A bot at a table of the arena, built in or external. A closed enum, so that the loop of a
/// simulation calls it directly.
#[derive(Debug)]
pub enum ArenaBot<G: BotGame> {
    /// A built-in bot that does not look at the clock.
    Ranked(RankBot<G>),
    /// A built-in bot that searches by the clock.
    Timed {
        /// The bot.
        bot: RankBot<G>,
        /// Its own time for a decision; without one it takes what the turn gives.
        time: Option<Duration>,
    },
    /// A program of somebody else.
    Program(Box<Program<G>>),
}

impl<G: BotGame> ArenaBot<G> {
    /// Gets ready to play: a program is started. The error says why it cannot play.
    pub(crate) fn get_ready(&mut self) -> Result<(), String> {
        match self {
            ArenaBot::Ranked(_) | ArenaBot::Timed { .. } => Ok(()),
            ArenaBot::Program(program) => program.get_ready(),
        }
    }

    /// What it has forfeited since this was asked last.
    pub fn take_forfeits(&mut self) -> Forfeits {
        match self {
            ArenaBot::Ranked(_) | ArenaBot::Timed { .. } => Forfeits::default(),
            ArenaBot::Program(program) => program.take_forfeits(),
        }
    }
}

impl<G: BotGame> Bot<G> for ArenaBot<G> {
    fn begin(&mut self, seed: u64) {
        match self {
            ArenaBot::Ranked(bot) | ArenaBot::Timed { bot, .. } => bot.begin(seed),
            ArenaBot::Program(program) => program.begin(seed),
        }
    }

    #[inline]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        match self {
            ArenaBot::Ranked(bot) => bot.choose(turn),
            ArenaBot::Timed { bot, time } => {
                let stopwatch = Stopwatch::start(time.unwrap_or_else(|| turn.time()));
                bot.choose(&turn.until(&stopwatch))
            }
            ArenaBot::Program(program) => program.choose(turn),
        }
    }
}
