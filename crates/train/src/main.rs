//! `heliopolis-train`: trains the networks of the strong bots.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use clap::{Parser, Subcommand};
use train::{Limits, Recipe, publish, run};

/// Trains the networks of the strong bots.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Trains by a recipe, or continues a training that was stopped.
    Train {
        /// The recipe, such as crates/train/recipes/ra-4.json.
        recipe: PathBuf,
        /// The folder of the training: progress, weights and checkpoint. The default is named after the
        /// recipe, under target/training.
        #[arg(long)]
        folder: Option<PathBuf>,
        /// The number of threads; all cores by default. It does not change the result.
        #[arg(long)]
        threads: Option<NonZeroUsize>,
        /// Stop after this many minutes; the same command continues.
        #[arg(long)]
        minutes: Option<u32>,
        /// The folder of networks, for a recipe that starts from one.
        #[arg(long, default_value = "nets")]
        nets: PathBuf,
    },
    /// Writes the network of a finished training and its card to the folder of networks.
    Publish {
        /// The recipe.
        recipe: PathBuf,
        /// The folder of the training.
        #[arg(long)]
        folder: Option<PathBuf>,
        /// The folder of networks.
        #[arg(long, default_value = "nets")]
        nets: PathBuf,
    },
}

#[allow(clippy::print_stdout)] // This is what the program says.
fn main() -> anyhow::Result<()> {
    match Args::parse().command {
        Command::Train {
            recipe,
            folder,
            threads,
            minutes,
            nets,
        } => {
            let folder = folder.unwrap_or_else(|| default_folder(&recipe));
            let all = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
            let limits = Limits {
                threads: threads.unwrap_or_else(all).get(),
                time: minutes.map(|minutes| Duration::from_secs(60 * u64::from(minutes))),
            };
            let done = run(&read(&recipe)?, &folder, &nets, limits)?;
            let folder = folder.display();
            let how = if done {
                "done"
            } else {
                "not done yet; the same command continues"
            };
            println!("{how}: see {folder}/progress.md and {folder}/progress.svg");
        }
        Command::Publish {
            recipe,
            folder,
            nets,
        } => {
            let folder = folder.unwrap_or_else(|| default_folder(&recipe));
            let called = recipe.file_stem().unwrap_or_default().to_string_lossy();
            let name = publish(&called, &read(&recipe)?, &folder, &nets)?;
            println!(
                "{name} is in {}; add it to crates/bots/src/net/shipped.rs",
                nets.display()
            );
        }
    }
    Ok(())
}

fn default_folder(recipe: &Path) -> PathBuf {
    Path::new("target/training").join(recipe.file_stem().unwrap_or_default())
}

fn read(path: &Path) -> anyhow::Result<Recipe> {
    let text = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_slice(&text).with_context(|| path.display().to_string())
}
