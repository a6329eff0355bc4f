//! A training from its recipe to its weights.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use bots::BotGame;
use bots::net::Net;
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::Options;

use crate::checkpoint;
use crate::progress::{Row, plot, table};
use crate::recipe::Recipe;
use crate::strength::measure;
use crate::trainer::{Batch, Trainer};

/// The limits of a run.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The number of threads.
    pub threads: usize,
    /// The time after which it saves and stops, to be continued later.
    pub time: Option<Duration>,
}

/// The network file of a training.
pub(crate) fn net_file(folder: &Path) -> PathBuf {
    folder.join("result.net")
}

/// Trains a network for the game `G`; see [`run`](crate::run).
pub(crate) fn train<G: BotGame>(
    recipe: &Recipe,
    folder: &Path,
    nets: &Path,
    limits: Limits,
) -> anyhow::Result<bool> {
    let starts = recipe.starts::<G>()?;
    let saved = checkpoint::load(folder, recipe, recipe.shape::<G>())?;
    let (mut trainer, mut rows) = match saved {
        Some(saved) => saved,
        None => (begin::<G>(recipe, nets)?, Vec::new()),
    };
    let progress = ProgressBar::new(recipe.games).with_style(ProgressStyle::with_template(
        "{bar:30} {human_pos} of {human_len} games, {eta} left; {msg}",
    )?);
    progress.set_position(trainer.games);
    let earlier = rows.last().map_or(0.0, |row| row.seconds);
    let began = Instant::now();
    let mut since = Batch::default();
    while trainer.games < recipe.games {
        let batch = trainer.batch(recipe, &starts);
        since.games += batch.games;
        since.lessons += batch.lessons;
        since.loss += batch.loss;
        progress.set_position(trainer.games);
        let out_of_time = limits.time.is_some_and(|time| began.elapsed() >= time);
        let report_due = trainer.games / recipe.report_every
            != (trainer.games - batch.games) / recipe.report_every;
        if !(report_due || out_of_time || trainer.games == recipe.games) {
            continue;
        }
        checkpoint::write(&net_file(folder), &trainer.result().to_bytes())?;
        let options = G::Options::from_json(&recipe.tables[0]).unwrap_or_default();
        let result = measure(
            recipe,
            starts[0],
            options,
            &net_file(folder),
            limits.threads,
        )?;
        rows.push(Row {
            games: trainer.games,
            seconds: earlier + began.elapsed().as_secs_f64(),
            loss: since.loss / since.lessons.max(1) as f64,
            lessons: since.lessons as f64 / since.games.max(1) as f64,
            win_share: result.win_share,
            ci95: result.ci95,
        });
        since = Batch::default();
        checkpoint::save(folder, recipe, &trainer, &rows)?;
        report(recipe, folder, &rows)?;
        let share = 100.0 * result.win_share;
        progress.set_message(format!("{share:.0} % against {}", recipe.rival));
        if out_of_time {
            progress.abandon();
            return Ok(trainer.games == recipe.games);
        }
    }
    progress.finish();
    Ok(true)
}

/// A training before its first game.
fn begin<G: BotGame>(recipe: &Recipe, nets: &Path) -> anyhow::Result<Trainer> {
    let Some(name) = &recipe.from else {
        return Ok(Trainer::new::<G>(recipe));
    };
    let file = nets.join(format!("{name}.net"));
    let bytes = fs::read(&file).with_context(|| format!("from: {}", file.display()))?;
    let net = Net::from_bytes(&bytes).with_context(|| format!("from: {}", file.display()))?;
    Trainer::grown::<G>(recipe, &net).with_context(|| format!("from: {name}"))
}

fn report(recipe: &Recipe, folder: &Path, rows: &[Row]) -> anyhow::Result<()> {
    let Recipe {
        game,
        players,
        rival,
        ..
    } = recipe;
    let title = format!("{game}, {players} players: one step ahead against {rival}, and loss");
    let picture = plot(rows, &title, 1.0 / *players as f64);
    checkpoint::write(&folder.join("progress.svg"), picture.as_bytes())?;
    checkpoint::write(&folder.join("progress.md"), table(rows, rival).as_bytes())
}
