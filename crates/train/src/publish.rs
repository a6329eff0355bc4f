//! Turning a finished training into a network of the program.

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

/// The card of a network: everything about it but the weights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// Its name: the name of its recipe and the hash of its file.
    pub name: String,
    /// The recipe of its training.
    pub recipe: Recipe,
    /// The reports of its training; the last one is of the network itself.
    pub progress: Vec<Row>,
    /// Its outputs for some positions.
    pub samples: Vec<Sample>,
}

/// Writes the network of a training and its card to the folder of networks. Returns the name of the
/// network: that of its recipe and its hash.
///
/// # Errors
///
/// If there is no such training, or a file cannot be read or written.
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
