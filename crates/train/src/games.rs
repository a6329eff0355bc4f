//! The games that networks are trained for, and the way to them by their keys.

use std::path::Path;

use anyhow::Context;
use bots::BotGame;
use bots::net::Net;

use crate::recipe::Recipe;
use crate::run::{Limits, train};
use crate::samples::{Sample, samples};

/// Trains by this recipe in this folder, from where an earlier run stopped; `nets` has the network
/// that the recipe may start from. Returns whether it is done.
///
/// # Errors
///
/// If the recipe makes no sense, belongs to another training than the folder, or a file cannot be
/// read or written.
pub fn run(recipe: &Recipe, folder: &Path, nets: &Path, limits: Limits) -> anyhow::Result<bool> {
    recipe.check()?;
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(limits.threads)
        .build()?;
    let game = TrainedGame::find(&recipe.game)?;
    pool.install(|| (game.train)(recipe, folder, nets, limits))
}

/// What can be done for a game whose type is not known.
#[derive(Clone, Copy)]
pub(crate) struct TrainedGame {
    key: &'static str,
    /// Trains by a recipe.
    pub(crate) train: fn(&Recipe, &Path, &Path, Limits) -> anyhow::Result<bool>,
    /// Samples for the card of a network.
    pub(crate) samples: fn(&Recipe, &Net) -> anyhow::Result<Vec<Sample>>,
}

const GAMES: [TrainedGame; 2] = [
    TrainedGame::of::<ra::Position>(),
    TrainedGame::of::<amun_re::Position>(),
];

impl TrainedGame {
    const fn of<G: BotGame>() -> TrainedGame {
        TrainedGame {
            key: G::KEY,
            train: train::<G>,
            samples: samples::<G>,
        }
    }

    /// The game with this key.
    pub(crate) fn find(key: &str) -> anyhow::Result<TrainedGame> {
        let game = GAMES.into_iter().find(|game| game.key == key);
        game.with_context(|| format!("game: there is no game {key:?}"))
    }
}
