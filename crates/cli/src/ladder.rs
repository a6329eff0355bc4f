//! `heliopolis ladder`: every pair of bots against each other.

use std::io::Write;
use std::time::Duration;

use anyhow::Context;
use arena::{Entrant, Ladder, Match, PlayedDeal, Tally};
use bots::{BotGame, Cell, Rating, Standings};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::LadderArgs;
use crate::bot_args::{refuse_bot, threads};
use crate::failure::Failure;
use crate::output;

pub(crate) fn run<G: BotGame>(args: &LadderArgs) -> Result<(), Failure> {
    let players = args.table.players;
    let (options, start) = args.table.start::<G>()?;
    let levels = Entrant::load_list(&args.bots).map_err(refuse_bot)?;
    if levels.len() < 2 {
        return Err(Failure::input("--bots: a ladder has at least two bots"));
    }
    let mut names: Vec<String> = levels.iter().map(ToString::to_string).collect();
    names.sort_unstable();
    if let Some([twice, _]) = names.array_windows().find(|[one, two]| one == two) {
        return Err(Failure::input(format!("--bots: {twice} is there twice")));
    }
    let mut matches = Vec::new();
    for one in 0..levels.len() {
        for two in one + 1..levels.len() {
            matches.push([one, two]);
            // At a table of two, who is alone is the same the other way round.
            if players > 2 {
                matches.push([two, one]);
            }
        }
    }
    let progress = ProgressBar::new(matches.len() as u64).with_style(
        ProgressStyle::with_template("{bar:40} {pos} of {len} matches, {eta} left; {msg}")
            .context("the template is fixed")?,
    );
    let mut ladder = Ladder::new(levels.iter().map(ToString::to_string).collect());
    let mut cells = Vec::new();
    for [alone, others] in matches {
        progress.set_message(format!("{} v {}", levels[alone], levels[others]));
        let mut bots = vec![levels[others].clone(); players];
        bots[0] = levels[alone].clone();
        let played = Match {
            start,
            options: options.clone(),
            bots,
            seed: args.seed,
            time: Duration::from_millis(args.ms),
            keep_records: false,
        };
        let seatings = played.seatings().len() as u64;
        let (mut tally, mut deals) = (Tally::default(), Vec::new());
        let take = |deal: PlayedDeal| {
            tally.add(&deal);
            deals.push(deal);
            Ok::<(), Failure>(())
        };
        let count = args.games.div_ceil(seatings);
        played
            .play(0..count, threads(args.threads), take)
            .map_err(refuse_bot)??;
        for (result, other) in tally.results().iter().zip([others, alone]) {
            // What the others win is told too where it is no more than the rest.
            if result.name == levels[alone].to_string() || players == 2 {
                cells.push(result.cell(&levels[other].to_string()));
            }
        }
        ladder.add([alone, others], &deals);
        progress.inc(1);
    }
    progress.finish_and_clear();
    let standings = Standings {
        game: G::KEY.to_owned(),
        players,
        ms: args.ms,
        seed: args.seed,
        ratings: ladder.ratings(),
        cells,
    };
    let mut out = output::open();
    if args.json {
        output::json(&mut out, &standings)?;
    } else {
        print(&standings, &mut out)?;
    }
    Ok(out.flush()?)
}

/// The cross-table and the ratings in Markdown.
fn print(standings: &Standings, out: &mut impl Write) -> Result<(), Failure> {
    let Standings {
        game,
        players,
        ratings,
        ..
    } = standings;
    let fair = 100.0 / *players as f64;
    writeln!(
        out,
        "{game}, {players} players: what the bot of the row wins alone against a table of the bot \
         of the column (equal bots: {fair:.1} %)\n"
    )?;
    let names: Vec<&str> = ratings.iter().map(|rating| rating.name.as_str()).collect();
    writeln!(out, "| | {} | rating |", names.join(" | "))?;
    writeln!(out, "| --- |{} ---: |", " ---: |".repeat(names.len()))?;
    for Rating { name, rating, ci95 } in ratings {
        write!(out, "| {name} |")?;
        for other in &names {
            match standings.cell(name, other) {
                Some(cell) => write!(out, " {} |", share(cell))?,
                None => write!(out, " |")?,
            }
        }
        let [low, high] = ci95;
        writeln!(out, " {rating:.0} ({low:.0} to {high:.0}) |")?;
    }
    Ok(())
}

fn share(cell: &Cell) -> String {
    let [low, high] = cell.ci95;
    let half = 50.0 * (high - low);
    format!("{:.1} ± {half:.1}", 100.0 * cell.win_share)
}
