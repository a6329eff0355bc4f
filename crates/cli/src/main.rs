//! The `heliopolis` program: play, record, replay, check and measure games.

mod arena;
mod args;
mod backup;
mod bot;
mod bot_args;

mod draw;
mod failure;
mod games;
mod hint;
mod input;
mod ladder;
mod output;
mod perft;
mod record;
mod replay;
mod roster;
mod serve;
mod show;
mod simulate;
mod table_args;
mod verify;

use std::process::ExitCode;

use clap::Parser;
use text::Text;

use crate::args::{Command, Options, ServeArgs};
use crate::failure::Failure;
use crate::games::GameCommands;

fn main() -> ExitCode {
    let result = match Options::try_parse() {
        Ok(options) => run(Text::of(options.language()), options.command),
        Err(error) => explain(&error),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(text: &Text, command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => serve::run(&ServeArgs::default()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Backup(args)) => backup::run(&args),
        Some(Command::Simulate(args)) => (GameCommands::of_table(&args.table).simulate)(&args),
        Some(Command::Record(args)) => (GameCommands::of_table(&args.table).record)(&args),
        Some(Command::Replay(args)) => {
            let (game, record) = GameCommands::of_record(&args.file)?;
            (game.replay)(record, &args, text)
        }
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Show(args)) => {
            let (game, record) = GameCommands::of_record(&args.file)?;
            (game.show)(record, &args, text)
        }
        Some(Command::Arena(args)) => (GameCommands::of_table(&args.table).arena)(&args),
        Some(Command::Ladder(args)) => (GameCommands::of_table(&args.table).ladder)(&args),
        Some(Command::Hint(args)) => {
            let (game, record) = GameCommands::of_record(&args.file)?;
            (game.hint)(record, &args, text)
        }
        Some(Command::Perft(args)) => (GameCommands::of_table(&args.table).perft)(&args),
        Some(Command::Bot(args)) => bot::run(&args),
        Some(Command::Bots(args)) => roster::run(&args),
    }
}

/// Arguments without a command to run: help that was asked for, or nonsense.
fn explain(error: &clap::Error) -> Result<(), Failure> {
    let text = error.render().to_string();
    let text = text.trim_end();
    if error.use_stderr() {
        return Err(Failure::input(text.trim_start_matches("error: ")));
    }
    output::line(format_args!("{text}"))
}
