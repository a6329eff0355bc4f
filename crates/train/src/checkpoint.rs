//! A training on disk, so that it can be continued.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use bots::net::{Net, Shape};
use serde::{Deserialize, Serialize};

use crate::adam::Adam;
use crate::progress::Row;
use crate::recipe::Recipe;
use crate::trainer::Trainer;

/// The first line of the file; the weights follow.
#[derive(Debug, Serialize, Deserialize)]
struct Head {
    recipe: Recipe,
    games: u64,
    averaged: u64,
    steps: u64,
    rows: Vec<Row>,
}

fn file(folder: &Path) -> PathBuf {
    folder.join("checkpoint")
}

/// Writes a file atomically.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let beside = path.with_extension("part");
    let write = || {
        fs::write(&beside, bytes)?;
        fs::rename(&beside, path)
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}

/// Saves a training.
pub(crate) fn save(
    folder: &Path,
    recipe: &Recipe,
    trainer: &Trainer,
    rows: &[Row],
) -> anyhow::Result<()> {
    let head = Head {
        recipe: recipe.clone(),
        games: trainer.games,
        averaged: trainer.averaged,
        steps: trainer.adam.steps,
        rows: rows.to_vec(),
    };
    let mut bytes = serde_json::to_vec(&head)?;
    bytes.push(b'\n');
    let adam = &trainer.adam;
    for numbers in [
        trainer.net.weights(),
        &trainer.average,
        &adam.means,
        &adam.squares,
    ] {
        bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }
    write(&file(folder), &bytes)
}

/// The training that was saved in this folder, if there is one.
pub(crate) fn load(
    folder: &Path,
    recipe: &Recipe,
    shape: Shape,
) -> anyhow::Result<Option<(Trainer, Vec<Row>)>> {
    let path = file(folder);
    if !path.exists() {
        return Ok(None);
    }
    let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let training = read(&bytes, recipe, shape).with_context(|| path.display().to_string())?;
    Ok(Some(training))
}

fn read(bytes: &[u8], recipe: &Recipe, shape: Shape) -> anyhow::Result<(Trainer, Vec<Row>)> {
    let line = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .context("has no first line")?;
    let head: Head = serde_json::from_slice(&bytes[..line])?;
    ensure!(
        head.recipe == *recipe,
        "was started with another recipe; choose another folder"
    );
    let (numbers, []) = bytes[line + 1..].as_chunks::<4>() else {
        anyhow::bail!("ends in the middle of a number");
    };
    let total = shape.layout().total;
    ensure!(
        numbers.len() == 4 * total,
        "has {} numbers, not {}",
        numbers.len(),
        4 * total
    );
    let mut parts = numbers.chunks_exact(total).map(|part| {
        part.iter()
            .map(|&number| f32::from_le_bytes(number))
            .collect()
    });
    let mut part = || parts.next().unwrap_or_default();
    let trainer = Trainer {
        net: Net::new(shape, part())?,
        average: part(),
        averaged: head.averaged,
        adam: Adam {
            means: part(),
            squares: part(),
            steps: head.steps,
        },
        games: head.games,
    };
    Ok((trainer, head.rows))
}

/// The reports of the training that was saved in this folder.
pub(crate) fn rows(folder: &Path, recipe: &Recipe, shape: Shape) -> anyhow::Result<Vec<Row>> {
    let training = load(folder, recipe, shape)?;
    Ok(training.map(|(_, rows)| rows).unwrap_or_default())
}
