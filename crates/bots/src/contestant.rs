//! Who can be named in a list of bots.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use tabletop::Game;

use crate::arena::Forfeits;
use crate::bot::{Bot, Turn};
use crate::roster::{NoSuchBot, Player, Rank};

/// A bot as a list names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// One of ours.
    Rank(Rank),
}

/// The name in lists, reports and records.
impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Rank(rank) => f.write_str(rank.code()),
        }
    }
}

impl FromStr for Contestant {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Contestant, NoSuchBot> {
        text.parse().map(Contestant::Rank)
    }
}

/// Why a contestant cannot play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}: {why}")]
pub struct CannotPlay {
    name: String,
    why: String,
}

impl Contestant {
    /// A player of this kind.
    pub fn entrant<G: Game>(&self) -> Entrant<G> {
        match self {
            Contestant::Rank(rank) => Entrant::Ours(rank.player(), PhantomData),
        }
    }
}

/// A player at a table.
#[derive(Debug)]
pub enum Entrant<G: Game> {
    /// A bot of ours.
    Ours(Player, PhantomData<G>),
}

impl<G: Game> Entrant<G> {
    /// Gets ready to play.
    pub fn get_ready(&mut self) -> Result<(), CannotPlay> {
        Ok(())
    }

    /// What it has forfeited since this was asked last.
    pub fn take_forfeits(&mut self) -> Forfeits {
        Forfeits::default()
    }
}

impl<G: Game> Bot<G> for Entrant<G> {
    fn begin(&mut self, seed: u64) {
        match self {
            Entrant::Ours(player, _) => Bot::<G>::begin(player, seed),
        }
    }

    #[inline]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        match self {
            Entrant::Ours(player, _) => player.choose(turn),
        }
    }
}
