//! A finished training becomes a network of the program.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use bots::net::{Net, hash};
use serde::{Deserialize, Serialize};

use crate::checkpoint;
use crate::games::TrainedGame;
use crate::progress::Row;
use crate::recipe::Recipe;
use crate::run::net_file;
use crate::samples::Sample;

/// What there is to know about a network, beside its file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// Its name: that of its recipe, and the hash.
    pub name: String,
    /// How it was made.
    pub recipe: Recipe,
    /// How it went: the last row is the network as it is.
    pub progress: Vec<Row>,
    /// What it says of some positions.
    pub samples: Vec<Sample>,
}

/// Puts the network of a training and its card into the folder of networks, and tells its name: what
/// its recipe is called, and the hash.
pub fn publish(
    called: &str,
    recipe: &Recipe,
    training: &Path,
    nets: &Path,
) -> anyhow::Result<String> {
    let file = net_file(training);
    let bytes = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let net = Net::from_bytes(&bytes).with_context(|| file.display().to_string())?;
    let progress = checkpoint::rows(training, recipe, net.shape())?;
    ensure!(
        !progress.is_empty(),
        "{} has no training of this recipe",
        training.display()
    );
    let name = format!("{called}-{}", hash(&bytes));
    let card = Card {
        name: name.clone(),
        recipe: recipe.clone(),
        progress,
        samples: (TrainedGame::find(&recipe.game)?.samples)(recipe, &net)?,
    };
    let mut text = serde_json::to_vec_pretty(&card)?;
    text.push(b'\n');
    checkpoint::write(&nets.join(format!("{name}.json")), &text)?;
    checkpoint::write(&nets.join(format!("{name}.net")), &bytes)?;
    Ok(name)
}
