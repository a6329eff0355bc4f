//! `heliopolis record`: one game, as a record.

use std::io::Write;

use arena::{ArenaBot, Entrant, Forfeits};
use bots::{Bot, BotGame, play_out};
use tabletop::record::{Header, Player as Named, Record};
use tabletop::{FairDice, Play, Seed, Silence, Step};

use crate::args::RecordArgs;
use crate::bot_args::{read_bots, refuse_bot};
use crate::failure::Failure;
use crate::output;

pub(crate) fn run<G: BotGame>(args: &RecordArgs) -> Result<(), Failure> {
    let (options, start) = args.table.start::<G>()?;
    let bots = read_bots(&args.bots, args.table.players)?;
    let (seed, number) = read_seed(&args.seed)?;
    let ready = |bot: &Entrant| bot.ready_bot(bots.len()).map_err(refuse_bot);
    let mut players: Vec<ArenaBot<G>> = bots.iter().map(ready).collect::<Result<_, _>>()?;
    for (seat, player) in (1_u64..).zip(&mut players) {
        player.begin(number.wrapping_add(seat));
    }
    let salt = args.salt.as_deref().unwrap_or_default();
    let play = play::<G>(start, &mut players, &mut FairDice::new(&seed, salt));
    for (bot, player) in bots.iter().zip(&mut players) {
        warn_of_forfeits(bot, &player.take_forfeits());
    }
    let names = bots.iter().enumerate().map(|(seat, bot)| Named {
        name: format!("{bot} {seat}"),
        bot: Some(bot.to_string()),
        ..Named::default()
    });
    let mut header = Header::new(options, names.collect()).with_seed(seed);
    header.salt.clone_from(&args.salt);
    let mut out = output::open();
    Record::new(header, play.in_turn_order()).write(&mut out)?;
    Ok(out.flush()?)
}

/// Plays a game to its end and keeps its steps.
fn play<G: BotGame>(start: G, players: &mut [ArenaBot<G>], dice: &mut FairDice) -> Play<G> {
    let mut play = Play::new(start);
    let mut position = start;
    let mut watch = |_: &G, step: Step<G>| {
        let done = match step {
            Step::Decision { by, action } => play.decide(by, action, &mut Silence).is_ok(),
            Step::Chance { outcome, .. } => play.settle(outcome, &mut Silence).is_ok(),
        };
        assert!(done, "bots do only what is legal");
    };
    play_out(
        &mut position,
        players,
        dice,
        &mut G::Actions::default(),
        &mut watch,
    );
    play
}

/// Says on standard error what a program forfeited.
fn warn_of_forfeits(bot: &Entrant, forfeits: &Forfeits) {
    if forfeits.count() > 0 {
        let examples = forfeits.examples().join("; ");
        let mut errors = std::io::stderr();
        // If nobody hears that, the record is good nevertheless.
        let _ = writeln!(
            errors,
            "heliopolis: {bot} forfeited: {forfeits} ({examples})"
        );
    }
}

/// The seed of the table, and a number from which the bots draw theirs.
fn read_seed(text: &str) -> Result<(Seed, u64), Failure> {
    // 64 digits are a seed even if all of them are decimal.
    if let Ok(seed) = text.parse() {
        return Ok((seed, 0));
    }
    match text.parse() {
        Ok(number) => Ok((Seed::from_number(number), number)),
        Err(_) => {
            let message = format!("--seed: {text:?} is neither a number nor 64 hexadecimal digits");
            Err(Failure::input(message))
        }
    }
}
