//! `heliopolis simulate`: many games, measured.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

use anyhow::Context;
use arena::{ArenaBot, Entrant, Forfeits};
use bots::{Bot, BotGame, FastDice, Random, Rank, Score, Steps, play_out};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{BySeat, Game, MAX_SEATS, Seat};

use crate::args::SimulateArgs;
use crate::bot_args::{read_bots, refuse_bot};
use crate::failure::Failure;
use crate::output;

/// Games that one thread plays in a row.
const BATCH: u64 = 1_000;

pub(crate) fn run<G: BotGame>(args: &SimulateArgs) -> Result<(), Failure> {
    let (_, start) = args.table.start::<G>()?;
    let bots = read_bots(&args.bots, args.table.players)?;
    for bot in &bots {
        bot.ready_bot::<G>(bots.len()).map_err(refuse_bot)?;
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0).into())
        .build()
        .context("cannot start threads")?;
    let progress = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
            .context("the template is fixed")?,
    );
    let began = Instant::now();
    let batches = args.games.div_ceil(BATCH);
    let totals = pool.install(|| {
        (0..batches)
            .into_par_iter()
            .map(|batch| {
                let first = batch * BATCH;
                let games = first..args.games.min(first + BATCH);
                progress.inc(games.end - games.start);
                play_batch(&start, &bots, args.seed, games)
            })
            .reduce(Totals::default, |totals, other| totals.and(&other))
    });
    let seconds = began.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let report = totals.report::<G>(args, &bots, seconds);
    let mut out = output::open();
    if args.json {
        output::json(&mut out, &report)?;
    } else {
        report.print(&mut out)?;
    }
    Ok(out.flush()?)
}

/// Plays games of these numbers; a game depends on the seed and its number alone.
fn play_batch<G: BotGame>(
    start: &G,
    bots: &[Entrant],
    seed: u64,
    games: std::ops::Range<u64>,
) -> Totals {
    // Bots that do not think are asked directly: the question which bot it is would be the dearest
    // part of their decision.
    let random = Entrant::from(Rank::Random);
    if bots.iter().all(|bot| *bot == random) {
        return play_games(start, &mut vec![Random::default(); bots.len()], seed, games);
    }
    let mut players: Vec<ArenaBot<G>> = bots.iter().map(Entrant::bot).collect();
    let mut totals = play_games(start, &mut players, seed, games);
    for player in &mut players {
        totals.forfeits.add_all(&player.take_forfeits());
    }
    totals
}

fn play_games<G: BotGame, B: Bot<G>>(
    start: &G,
    players: &mut [B],
    seed: u64,
    games: std::ops::Range<u64>,
) -> Totals {
    let mut totals = Totals::default();
    let mut list = G::Actions::default();
    for game in games {
        // Stream 0 of a game is chance; the bots have those behind it.
        let streams = game * (players.len() as u64 + 1);
        let mut dice = FastDice::new(seed, streams);
        for (stream, player) in (streams + 1..).zip(&mut *players) {
            player.begin(seed.wrapping_add(stream));
        }
        let mut position = *start;
        let mut steps = Steps::default();
        play_out(&mut position, players, &mut dice, &mut list, &mut steps);
        let score = Score::of(&position).expect("the game was played to its end");
        totals.add(steps, &score);
    }
    totals
}

/// Whole numbers only, so that the order of adding up has no effect.
#[derive(Clone, Debug, Default)]
struct Totals {
    games: u64,
    decisions: u64,
    chances: u64,
    points: BySeat<i64>,
    squares: BySeat<i64>,
    victories: BySeat<u64>,
    forfeits: Forfeits,
}

impl Totals {
    fn add(&mut self, steps: Steps, score: &Score) {
        self.games += 1;
        self.decisions += steps.decisions;
        self.chances += steps.chances;
        for seat in Seat::all(MAX_SEATS) {
            let points = i64::from(score.points[seat]);
            self.points[seat] += points;
            self.squares[seat] += points * points;
            self.victories[seat] += score.victory[seat];
        }
    }

    fn and(mut self, other: &Totals) -> Totals {
        self.games += other.games;
        self.decisions += other.decisions;
        self.chances += other.chances;
        for seat in Seat::all(MAX_SEATS) {
            self.points[seat] += other.points[seat];
            self.squares[seat] += other.squares[seat];
            self.victories[seat] += other.victories[seat];
        }
        self.forfeits.add_all(&other.forfeits);
        self
    }

    fn report<G: Game>(&self, args: &SimulateArgs, bots: &[Entrant], seconds: f64) -> Report {
        let games = self.games as f64;
        let (points, squares) = (self.points.of(bots.len()), self.squares.of(bots.len()));
        let victories = self.victories.of(bots.len());
        let scores = games * bots.len() as f64;
        let mean_score = points.iter().sum::<i64>() as f64 / scores;
        let mean_square = squares.iter().sum::<i64>() as f64 / scores;
        let share = |victories: u64| victories as f64 / (games * Score::WHOLE as f64);
        let mut win_share_by_bot = BTreeMap::new();
        for (bot, &victories) in bots.iter().zip(victories) {
            *win_share_by_bot.entry(bot.to_string()).or_insert(0.0) += share(victories);
        }
        Report {
            game: G::KEY,
            players: bots.len(),
            bots: bots.iter().map(ToString::to_string).collect(),
            seed: args.seed,
            games: self.games,
            seconds,
            games_per_second: games / seconds,
            actions_per_second: self.decisions as f64 / seconds,
            actions_per_game: self.decisions as f64 / games,
            chances_per_game: self.chances as f64 / games,
            mean_score,
            score_deviation: (mean_square - mean_score * mean_score).max(0.0).sqrt(),
            mean_score_by_seat: points.iter().map(|&sum| sum as f64 / games).collect(),
            win_share_by_seat: victories.iter().map(|&sum| share(sum)).collect(),
            win_share_by_bot,
            forfeits: self.forfeits.count(),
            forfeit_examples: self.forfeits.examples().to_vec(),
        }
    }
}

/// What is printed. The names are stable for scripts.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    bots: Vec<String>,
    seed: u64,
    games: u64,
    seconds: f64,
    games_per_second: f64,
    actions_per_second: f64,
    actions_per_game: f64,
    chances_per_game: f64,
    mean_score: f64,
    score_deviation: f64,
    mean_score_by_seat: Vec<f64>,
    win_share_by_seat: Vec<f64>,
    win_share_by_bot: BTreeMap<String, f64>,
    forfeits: u64,
    forfeit_examples: Vec<String>,
}

impl Report {
    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (games, game, seconds) = (self.games, self.game, self.seconds);
        let bots = self.bots.join(", ");
        writeln!(
            out,
            "{games} games of {game} between {bots} in {seconds:.2} s"
        )?;
        writeln!(out, "{:>14.0} games per second", self.games_per_second)?;
        writeln!(out, "{:>14.0} actions per second", self.actions_per_second)?;
        writeln!(out, "{:>14.1} actions per game", self.actions_per_game)?;
        writeln!(
            out,
            "{:>14.1} outcomes of chance per game",
            self.chances_per_game
        )?;
        let (mean, deviation) = (self.mean_score, self.score_deviation);
        writeln!(
            out,
            "{mean:>14.2} points on average, deviation {deviation:.2}"
        )?;
        writeln!(out, "seat   bot         points   wins")?;
        let seats = self
            .mean_score_by_seat
            .iter()
            .zip(&self.win_share_by_seat)
            .zip(&self.bots);
        for (seat, ((points, wins), bot)) in seats.enumerate() {
            writeln!(
                out,
                "{seat:>4}   {bot:<10} {points:>7.2} {:>5.1} %",
                wins * 100.0
            )?;
        }
        if self.forfeits > 0 {
            let examples = self.forfeit_examples.join("; ");
            writeln!(
                out,
                "{:>14} decisions forfeited ({examples})",
                self.forfeits
            )?;
        }
        Ok(())
    }
}
