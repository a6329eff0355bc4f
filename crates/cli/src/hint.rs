//! `heliopolis hint`: what to do in a position of a record, and why.

use std::io::Write;
use std::time::Duration;

use arena::Stopwatch;
use bots::search::Budget;
use bots::{Advice, advise};
use serde::Serialize;
use tabletop::record::Record;
use tabletop::{Observer, Seat};
use text::Text;

use crate::args::HintArgs;
use crate::draw::{Drawn, Reader};
use crate::failure::Failure;
use crate::output;
use crate::show::{no_such_step, player_names};

/// What is printed. The names are stable for scripts.
#[derive(Debug, Serialize)]
struct Answer<R> {
    step: usize,
    seat: Seat,
    #[serde(flatten)]
    advice: Advice<R>,
}

pub(crate) fn run<G: Drawn>(
    record: &Record<G>,
    args: &HintArgs,
    text: &Text,
) -> Result<(), Failure> {
    let last = record.play.steps().len();
    let position = record
        .play
        .position_after(args.at)
        .ok_or_else(|| Failure::input(no_such_step(args.at, last)))?;
    let owing = position.owing();
    let seat = match args.seat {
        Some(number) => Seat::new(number).filter(|&seat| owing.contains(seat)),
        None => owing.first(),
    };
    let Some(seat) = seat else {
        let who = args
            .seat
            .map_or("nobody".to_owned(), |seat| format!("seat {seat}"));
        let step = args.at;
        return Err(Failure::input(match args.seat {
            Some(_) => format!("{who} owes no decision after step {step}"),
            None => format!("{who} owes a decision after step {step}"),
        }));
    };
    let view = position.view(Observer::Seat(seat));
    let time = Stopwatch::start(Duration::from_millis(args.ms));
    let advice = advise::<G>(&view, position.players(), seat, Budget::Until(&time), 1);
    let answer = Answer {
        step: args.at,
        seat,
        advice,
    };
    let mut out = output::open();
    if args.json {
        output::json(&mut out, &answer)?;
    } else {
        let reader = Reader {
            names: &player_names(record),
            text,
        };
        print::<G>(&answer, &reader, &mut out)?;
    }
    Ok(out.flush()?)
}

fn print<G: Drawn>(
    answer: &Answer<G::Reasons>,
    reader: &Reader<'_>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Answer { step, seat, advice } = answer;
    let after = [
        ("step", (*step).into()),
        ("who", reader.name(*seat).into()),
        ("seat", seat.index().into()),
    ];
    writeln!(out, "{}", reader.text.tell("terminal-after-step", &after))?;
    for hint in &advice.moves {
        let chance = 100.0 * hint.chance;
        let error = hint.error.map(|error| format!("± {:.1}", 100.0 * error));
        let error = error.unwrap_or_default();
        writeln!(out, "  {chance:5.1} % {error:<8} {}", hint.action)?;
    }
    for line in G::tell_reasons(&advice.reasons, reader) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
