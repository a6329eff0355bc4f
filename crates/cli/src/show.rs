//! `heliopolis show`: a position of a record, drawn.

use tabletop::record::Record;
use text::Text;

use crate::args::ShowArgs;
use crate::draw::{Drawn, Reader};
use crate::failure::Failure;
use crate::output;

pub(crate) fn run<G: Drawn>(
    record: &Record<G>,
    args: &ShowArgs,
    text: &Text,
) -> Result<(), Failure> {
    let last = record.play.steps().len();
    let at = args.at.unwrap_or(last);
    let position = record
        .play
        .position_after(at)
        .ok_or_else(|| Failure::input(no_such_step(at, last)))?;
    let reader = Reader {
        names: &player_names(record),
        text,
    };
    let drawing = position.draw(&reader);
    let step = [("at", at.into()), ("last", last.into())];
    let step = text.tell("terminal-step", &step);
    output::line(format_args!("{step}\n{}", drawing.trim_end()))
}

/// The names of the players by seat, fit for one line each.
pub(crate) fn player_names<G: Drawn>(record: &Record<G>) -> Vec<String> {
    const MAX_LETTERS: usize = 20;
    let printable = |name: &str| -> String {
        name.chars()
            .filter(|letter| !letter.is_control())
            .take(MAX_LETTERS)
            .collect()
    };
    record
        .header
        .players
        .iter()
        .map(|player| printable(&player.name))
        .collect()
}

pub(crate) fn no_such_step(at: usize, last: usize) -> String {
    format!("--at: there is no step {at}; the last step is {last}")
}
