//! The bots there are: one table for the command line, the lobby and the docs.

use std::fmt::Debug;
use std::str::FromStr;

use serde::Serialize;
use tabletop::Seat;

use crate::bot::{Bot, Turn};
use crate::ours::Ours;
use crate::pharaoh::Pharaoh;
use crate::random::Random;
use crate::value::Valued;
use crate::vizier::Vizier;

/// A game for which there are bots of every rank.
pub trait Played: Valued {
    /// A bot that judges by rules of thumb.
    type Script: Bot<Self> + Clone + Debug + Send;

    /// The script of [`Rank::Novice`].
    fn novice() -> Self::Script;

    /// The script of [`Rank::Scribe`].
    fn scribe() -> Self::Script;

    /// What there is to say about a situation.
    type Reasons: Clone + Debug + PartialEq + Serialize;

    /// What `seat`, who sees this view, weighs when he decides.
    fn reasons(view: &Self::View, seat: Seat) -> Self::Reasons;
}

/// A bot by its rank at court.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// [`Random`]
    Random,
    /// [`Played::novice`]
    Novice,
    /// [`Played::scribe`]
    Scribe,
    /// [`Vizier`]
    Vizier,
    /// [`Pharaoh`]
    Pharaoh,
}

impl Rank {
    /// Every bot, weakest first.
    pub const ALL: [Rank; 5] = [
        Rank::Random,
        Rank::Novice,
        Rank::Scribe,
        Rank::Vizier,
        Rank::Pharaoh,
    ];

    /// Its name in commands and records.
    pub fn code(self) -> &'static str {
        match self {
            Rank::Random => "random",
            Rank::Novice => "novice",
            Rank::Scribe => "scribe",
            Rank::Vizier => "vizier",
            Rank::Pharaoh => "pharaoh",
        }
    }

    /// What it is.
    pub fn description(self) -> &'static str {
        match self {
            Rank::Random => "does any legal thing, all equally likely",
            Rank::Novice => {
                "takes what is worth something now, without a thought for later or others"
            }
            Rank::Scribe => {
                "knows the price of everything, now and at the end, and what others would pay"
            }
            Rank::Vizier => {
                "has learnt from many games who is likely to win, and looks one step ahead"
            }
            Rank::Pharaoh => "has learnt the same, and thinks through what everybody may do next",
        }
    }

    /// A bot of this rank.
    pub fn player<G: Played>(self) -> Player<G> {
        Ours::from(self).player()
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
pub enum Player<G: Played> {
    /// [`Rank::Random`]
    Random(Random),
    /// [`Rank::Novice`] or [`Rank::Scribe`]
    Script(G::Script),
    /// [`Rank::Vizier`]
    Vizier(Vizier),
    /// [`Rank::Pharaoh`]
    Pharaoh(Box<Pharaoh<G>>),
}

impl<G: Played> Bot<G> for Player<G> {
    fn begin(&mut self, seed: u64) {
        match self {
            Player::Random(bot) => Bot::<G>::begin(bot, seed),
            Player::Script(bot) => bot.begin(seed),
            Player::Vizier(bot) => Bot::<G>::begin(bot, seed),
            Player::Pharaoh(bot) => bot.begin(seed),
        }
    }

    #[inline]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        match self {
            Player::Random(bot) => bot.choose(turn),
            Player::Script(_) | Player::Vizier(_) | Player::Pharaoh(_) => self.think(turn),
        }
    }
}

impl<G: Played> Player<G> {
    /// Decides. It is kept out of the loop of a simulation, which is the faster the shorter it is;
    /// who thinks can afford to be called.
    #[inline(never)]
    fn think(&mut self, turn: &Turn<'_, G>) -> G::Action {
        match self {
            Player::Random(bot) => bot.choose(turn),
            Player::Script(bot) => bot.choose(turn),
            Player::Vizier(bot) => bot.choose(turn),
            Player::Pharaoh(bot) => bot.choose(turn),
        }
    }
}
