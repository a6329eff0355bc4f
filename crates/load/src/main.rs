//! Measures a real server under load, kills it again and again, or lets it run long.
//!
//! ```sh
//! cargo build --release && cargo run --release -p load
//! cargo run --release -p load -- --layers
//! cargo run --release -p load -- --kill 20
//! cargo run --release -p load -- --soak 3600 --tables 300
//! ```

mod bare;
mod layers;
mod measure;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use clap::Parser;

use measure::Manner;

/// What is measured, and what it is called.
const MANNERS: [(&str, Manner); 4] = [
    (
        "a move a second, watched",
        Manner {
            think: Duration::from_secs(1),
            watched: true,
            alone: false,
        },
    ),
    (
        "without a pause, watched",
        Manner {
            think: Duration::ZERO,
            watched: true,
            alone: false,
        },
    ),
    (
        "without a pause, unwatched",
        Manner {
            think: Duration::ZERO,
            watched: false,
            alone: false,
        },
    ),
    (
        "without a pause, unwatched, one program at all seats",
        Manner {
            think: Duration::ZERO,
            watched: false,
            alone: true,
        },
    ),
];

/// Play at many tables of a real server at once.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many tables, one measurement each.
    #[arg(long, value_delimiter = ',', default_values_t = [10, 100, 300])]
    tables: Vec<usize>,
    /// How long each measurement lasts, in seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Instead, measure where the cost of a move goes: the bare database, and then one layer of the
    /// server after the other round it.
    #[arg(long)]
    layers: bool,
    /// Instead of measuring, kill the server with -9 this many times and check what it remembers.
    #[arg(long)]
    kill: Option<u32>,
    /// Instead of measuring, play for this many seconds in all ways at once, and look for what is
    /// lost, stuck or left behind.
    #[arg(long)]
    soak: Option<u64>,
    /// The program; if not given, the one beside this one.
    #[arg(long)]
    server: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let program = match arguments.server {
        Some(program) => program,
        None => std::env::current_exe()?.with_file_name("heliopolis"),
    };
    let mut out = std::io::stdout();
    if let Some(kills) = arguments.kill {
        let tables = arguments.tables.first().copied().unwrap_or(10);
        let report = load::kill_and_check(&program, tables, kills).await?;
        writeln!(out, "{report}")?;
        return Ok(());
    }
    if let Some(seconds) = arguments.soak {
        let tables = arguments.tables.last().copied().unwrap_or(10);
        let report = load::soak(&program, tables, Duration::from_secs(seconds)).await?;
        write!(out, "{report}")?;
        return Ok(());
    }
    let time = Duration::from_secs(arguments.seconds);
    if arguments.layers {
        writeln!(
            out,
            "| tables | a move through | moves/s | of the bare database | processor time a move | of the clients |"
        )?;
        writeln!(out, "| ---: | --- | ---: | ---: | ---: | ---: |")?;
        for &tables in &arguments.tables {
            let layers = layers::run(&program, tables, time).await?;
            for layer in &layers {
                writeln!(out, "| {tables} | {} |", layer.beside(&layers[0]))?;
            }
        }
        return Ok(());
    }
    writeln!(
        out,
        "| tables | played | moves/s | seen by others p50 | p99 | memory per table | bare database |"
    )?;
    writeln!(out, "| ---: | --- | ---: | ---: | ---: | ---: | ---: |")?;
    for &tables in &arguments.tables {
        let bare = layers::bare(tables, time).await?.moves;
        for (name, manner) in MANNERS {
            let measured = measure::run(&program, tables, time, manner).await?;
            writeln!(out, "| {tables} | {name} | {measured} | {bare:.0}/s |")?;
        }
    }
    Ok(())
}
