//! The bots there are: one table for the command line, the lobby and the docs.

use std::str::FromStr;

use tabletop::Game;

use crate::bot::{Bot, Turn};
use crate::random::Random;

/// A bot by its rank at court.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// [`Random`]
    Random,
}

impl Rank {
    /// Every bot, weakest first.
    pub const ALL: [Rank; 1] = [Rank::Random];

    /// Its name in commands and records.
    pub fn code(self) -> &'static str {
        match self {
            Rank::Random => "random",
        }
    }

    /// What it is.
    pub fn description(self) -> &'static str {
        match self {
            Rank::Random => "does any legal thing, all equally likely",
        }
    }

    /// A bot of this rank.
    pub fn player(self) -> Player {
        match self {
            Rank::Random => Player::Random(Random::default()),
        }
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot {0:?}")]
pub struct NoSuchBot(String);

impl FromStr for Rank {
    type Err = NoSuchBot;

    fn from_str(code: &str) -> Result<Rank, NoSuchBot> {
        let rank = Rank::ALL.into_iter().find(|rank| rank.code() == code);
        rank.ok_or_else(|| NoSuchBot(code.to_owned()))
    }
}

/// A bot at a table. A closed enum, so that the loop of a simulation calls it directly.
#[derive(Clone, Debug)]
pub enum Player {
    /// [`Rank::Random`]
    Random(Random),
}

impl<G: Game> Bot<G> for Player {
    fn begin(&mut self, seed: u64) {
        match self {
            Player::Random(bot) => Bot::<G>::begin(bot, seed),
        }
    }

    #[inline]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        match self {
            Player::Random(bot) => bot.choose(turn),
        }
    }
}
