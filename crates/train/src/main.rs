//! `heliopolis-train`: makes the networks that the strong bots judge by.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use clap::{Parser, Subcommand};
use train::{Limits, Recipe, publish, run};

/// Makes the networks that the strong bots judge by.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Trains by a recipe, or goes on with a training that was stopped.
    Train {
        /// The recipe, such as crates/train/recipes/ra-4.json.
        recipe: PathBuf,
        /// The folder of the training: progress, weights, and what is needed to go on. By default
        /// it is named after the recipe, under target/training.
        #[arg(long)]
        folder: Option<PathBuf>,
        /// Threads; by default all the machine has. They do not change the result.
        #[arg(long)]
        threads: Option<NonZeroUsize>,
        /// Stops after so many minutes; the same command goes on.
        #[arg(long)]
        minutes: Option<u32>,
        /// The folder of networks, for a recipe that begins with one.
        #[arg(long, default_value = "nets")]
        nets: PathBuf,
    },
    /// Puts the network of a finished training into the folder of networks, with its card.
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
                "not done yet; the same command goes on"
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
                "{name} is in {}; name it in crates/bots/src/net/shipped.rs",
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
