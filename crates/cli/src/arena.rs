//! `heliopolis arena`: matches between bots.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context;
use arena::{BadLog, BotResult, Log, Match, PlayedDeal, Tally};
use bots::BotGame;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::args::ArenaArgs;
use crate::bot_args::{read_bots, refuse_bot, threads};
use crate::failure::Failure;
use crate::output;

pub(crate) fn run<G: BotGame>(args: &ArenaArgs) -> Result<(), Failure> {
    let (options, start) = args.table.start::<G>()?;
    let played = Match {
        start,
        options,
        bots: read_bots(&args.bots, args.table.players)?,
        seed: args.seed,
        time: Duration::from_millis(args.ms),
        keep_records: args.log.is_some(),
    };
    let seatings = played.seatings().len() as u64;
    let deals = args.games.div_ceil(seatings);
    let mut tally = Tally::default();
    let mut log = None;
    if let Some(path) = &args.log {
        log = Some(open_log(path, &played, deals, &mut tally)?);
    }
    let (resumed, next) = (tally.games(), tally.deals());
    let progress = ProgressBar::new(deals * seatings).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
            .context("the template is fixed")?,
    );
    progress.set_position(resumed);
    let began = Instant::now();
    let take = |deal: PlayedDeal| {
        tally.add(&deal);
        progress.set_position(tally.games());
        log.as_mut().map_or(Ok(()), |log| log.append(deal))
    };
    let done = played.play(next..deals, threads(args.threads), take);
    progress.finish_and_clear();
    let done = done.map_err(refuse_bot)?;
    done.with_context(|| format!("cannot write {}", name(args.log.as_deref())))?;
    let report = Report {
        game: G::KEY,
        players: args.table.players,
        seed: args.seed,
        ms: args.ms,
        deals: tally.deals(),
        seatings,
        games: tally.games(),
        resumed,
        seconds: began.elapsed().as_secs_f64(),
        bots: tally.results(),
    };
    let mut out = output::open();
    if args.json {
        output::json(&mut out, &report)?;
    } else {
        report.print(&mut out)?;
    }
    Ok(out.flush()?)
}

/// Opens the log and counts what it holds of the deals that are wanted.
fn open_log<G: BotGame>(
    path: &Path,
    played: &Match<G>,
    deals: u64,
    tally: &mut Tally,
) -> Result<Log, Failure> {
    let count = |deal: PlayedDeal| {
        if deal.number < deals {
            tally.add(&deal);
        }
    };
    let refuse = |error: BadLog| Failure::input(format!("--log {}: {error}", path.display()));
    Log::open(path, played, count).map_err(refuse)
}

fn name(path: Option<&Path>) -> String {
    path.map(|path| path.display().to_string())
        .unwrap_or_default()
}

/// What is printed. The names are stable for scripts.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    seed: u64,
    ms: u64,
    deals: u64,
    seatings: u64,
    games: u64,
    resumed: u64,
    seconds: f64,
    bots: Vec<BotResult>,
}

impl Report {
    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Report {
            game,
            players,
            deals,
            seatings,
            games,
            seconds,
            ..
        } = self;
        writeln!(
            out,
            "{games} games of {game} with {players} players in {seconds:.2} s: \
             each of {deals} deals was played {seatings} times"
        )?;
        if self.resumed > 0 {
            writeln!(out, "{} of them were in the log", self.resumed)?;
        }
        let fair = 100.0 / *players as f64;
        writeln!(out, "Equal bots win {fair:.1} % for each seat they have.")?;
        let width = self.bots.iter().map(|bot| bot.name.chars().count()).max();
        let width = width.unwrap_or_default().max(3);
        writeln!(
            out,
            "{:<width$} {:>7} {:>7}  {:<16} {:>5} {:>7} {:>9} {:>9} {:>8}",
            "bot", "games", "wins", "95 %", "place", "points", "ms", "p99 ms", "forfeits"
        )?;
        for bot in &self.bots {
            let [low, high] = bot.ci95.map(|bound| bound * 100.0);
            writeln!(
                out,
                "{:<width$} {:>7} {:>5.1} %  {:<16} {:>5.2} {:>7.2} {:>9.4} {:>9.4} {:>8}",
                bot.name,
                bot.games,
                bot.win_share * 100.0,
                format!("{low:.1} to {high:.1} %"),
                bot.mean_place,
                bot.mean_points,
                bot.ms_mean,
                bot.ms_p99,
                bot.forfeits
            )?;
        }
        for bot in self.bots.iter().filter(|bot| bot.forfeits > 0) {
            let reasons = bot.forfeit_reasons.iter();
            let reasons: Vec<String> = reasons
                .map(|(reason, count)| format!("{count} {reason}"))
                .collect();
            writeln!(out, "{} forfeited: {}", bot.name, reasons.join(", "))?;
            for example in &bot.forfeit_examples {
                writeln!(out, "  {example}")?;
            }
        }
        Ok(())
    }
}
