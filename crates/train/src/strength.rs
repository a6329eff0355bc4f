//! Measuring a network during its training.

use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use arena::{BotResult, Entrant, Match, Tally};
use bots::BotGame;

use crate::recipe::Recipe;

/// The network of a file, looking one step ahead, alone against rivals.
pub(crate) fn measure<G: BotGame>(
    recipe: &Recipe,
    start: G,
    options: G::Options,
    file: &Path,
    threads: usize,
) -> anyhow::Result<BotResult> {
    let rivals = std::iter::repeat_n(recipe.rival.clone(), recipe.players - 1);
    let names = std::iter::once(format!("vizier@{}", file.display())).chain(rivals);
    let bots = names.map(|name| Entrant::load(&name).with_context(|| format!("rival: {name}")));
    let bots = bots.collect::<anyhow::Result<Vec<Entrant>>>()?;
    let played = Match {
        start,
        options,
        bots,
        seed: recipe.seed,
        time: Duration::from_millis(5),
        keep_records: false,
    };
    let deals = recipe.rival_games.div_ceil(recipe.players as u64).max(1);
    let mut tally = Tally::default();
    let take = |deal| {
        tally.add(&deal);
        Ok::<(), anyhow::Error>(())
    };
    played.play(0..deals, threads, take)??;
    let results = tally.results();
    results.into_iter().next().context("the match had bots")
}
