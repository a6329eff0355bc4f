//! Built-in bots at the table.

use std::sync::Arc;

use crate::bot::{Bot, Turn};
use crate::game::BotGame;
use crate::net::Net;
use crate::pharaoh::Pharaoh;
use crate::random::Random;
use crate::rank::Rank;
use crate::script::Script;
use crate::vizier::Vizier;

/// A bot of one of the ranks, ready to play. A closed enum, so that the loop of a simulation calls
/// it directly.
#[derive(Clone, Debug)]
pub enum RankBot<G: BotGame> {
    /// [`Rank::Random`]
    Random(Random),
    /// [`Rank::Novice`]
    Novice(G::Novice),
    /// [`Rank::Scribe`]
    Scribe(Box<G::Scribe>),
    /// [`Rank::Vizier`]
    Vizier(Vizier),
    /// [`Rank::Pharaoh`]
    Pharaoh(Box<Pharaoh<G>>),
}

impl Rank {
    /// A bot of this rank for the game `G`.
    pub fn bot<G: BotGame>(self) -> RankBot<G> {
        self.bot_with(None, None)
    }

    /// A bot of this rank with a network of its own, and with a fixed number of iterations for each
    /// search, as far as the rank has use for them.
    pub fn bot_with<G: BotGame>(
        self,
        net: Option<Arc<Net>>,
        iterations: Option<u32>,
    ) -> RankBot<G> {
        match self {
            Rank::Random => RankBot::Random(Random::default()),
            Rank::Novice => RankBot::Novice(G::Novice::default()),
            Rank::Scribe => RankBot::Scribe(Box::default()),
            Rank::Vizier => RankBot::Vizier(Vizier::new(net)),
            Rank::Pharaoh => RankBot::Pharaoh(Box::new(Pharaoh::new(net, iterations))),
        }
    }
}

impl<G: BotGame> Bot<G> for RankBot<G> {
    fn begin(&mut self, seed: u64) {
        match self {
            RankBot::Random(bot) => Bot::<G>::begin(bot, seed),
            RankBot::Novice(_) | RankBot::Scribe(_) => {}
            RankBot::Vizier(bot) => Bot::<G>::begin(bot, seed),
            RankBot::Pharaoh(bot) => bot.begin(seed),
        }
    }

    #[inline]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        match self {
            RankBot::Random(bot) => bot.choose(turn),
            _ => self.think(turn),
        }
    }
}

impl<G: BotGame> RankBot<G> {
    /// Decides, outside the loop of a simulation: the shorter that loop, the faster it is, and a bot
    /// that thinks can afford a call.
    #[inline(never)]
    fn think(&mut self, turn: &Turn<'_, G>) -> G::Action {
        match self {
            RankBot::Random(bot) => bot.choose(turn),
            RankBot::Novice(script) => script.choose(turn),
            RankBot::Scribe(script) => script.choose(turn),
            RankBot::Vizier(bot) => bot.choose(turn),
            RankBot::Pharaoh(bot) => bot.choose(turn),
        }
    }
}
