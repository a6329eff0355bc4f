//! `heliopolis replay`: a record, step by step.

use std::io::Write;

use serde_json::{Map, Value, json};
use tabletop::record::Record;
use tabletop::{Chance, Game, Next, Observer, Seat, Seen, SeenStep, Step};
use text::Text;

use crate::args::ReplayArgs;
use crate::draw::{Drawn, Reader};
use crate::failure::Failure;
use crate::output::{self, Out};
use crate::show::{no_such_step, player_names};

pub(crate) fn run<G: Drawn>(
    record: &Record<G>,
    args: &ReplayArgs,
    text: &Text,
) -> Result<(), Failure> {
    let seat = read_seat(args.seat, record.play.position().players())?;
    let reader = Reader {
        names: &player_names(record),
        text,
    };
    let steps = match seat {
        None => all_steps(record),
        Some(seat) => record.play.seen_by(Observer::Seat(seat)).collect(),
    };
    let last = steps.len();
    if let Some(at) = args.at.filter(|&at| at > last) {
        return Err(Failure::input(no_such_step(at, last)));
    }
    let mut out = output::open();
    let start = Frame {
        number: 0,
        step: None,
        after: record.play.start(),
        seat,
    };
    let later = steps.iter().enumerate().map(|(number, step)| Frame {
        number: number + 1,
        step: Some(step),
        after: &step.after,
        seat,
    });
    for frame in std::iter::once(start).chain(later) {
        if args.at.is_some_and(|at| at != frame.number) {
            continue;
        }
        if args.json {
            output::json(&mut out, &frame.json())?;
        } else {
            frame.print(&record.header.options, &reader, args.at.is_some(), &mut out)?;
        }
    }
    Ok(out.flush()?)
}

/// The seat whose eyes were asked for, if it is at the table.
fn read_seat(number: Option<usize>, players: usize) -> Result<Option<Seat>, Failure> {
    let Some(number) = number else {
        return Ok(None);
    };
    match Seat::new(number).filter(|_| number < players) {
        Some(seat) => Ok(Some(seat)),
        None => Err(Failure::input(format!(
            "--as: there is no seat {number} at this table"
        ))),
    }
}

/// Every step with everything in it.
fn all_steps<G: Game>(record: &Record<G>) -> Vec<SeenStep<G>> {
    let mut after = *record.play.start();
    let steps = record.play.steps().iter().map(|step| {
        let mut events = Vec::new();
        step.repeat(&mut after, &mut events);
        SeenStep {
            seen: Seen::Whole(*step),
            events,
            after,
        }
    });
    steps.collect()
}

/// A step and where it led; without a step, the start.
struct Frame<'a, G: Game> {
    number: usize,
    step: Option<&'a SeenStep<G>>,
    after: &'a G,
    /// Whose view is shown; without one, everything.
    seat: Option<Seat>,
}

impl<G: Drawn> Frame<'_, G> {
    fn json(&self) -> Value {
        let mut frame = Map::new();
        frame.insert("step".into(), self.number.into());
        frame.insert(
            "did".into(),
            self.step.map_or(Value::Null, |step| step.seen.to_json()),
        );
        let events = self.step.map_or(&[][..], |step| &step.events);
        frame.insert("events".into(), json!(events));
        frame.insert(
            "owes".into(),
            json!(self.after.owing().into_iter().collect::<Vec<_>>()),
        );
        frame.insert("chance".into(), self.chance());
        frame.insert("result".into(), self.result());
        frame.insert("legal".into(), self.legal());
        match self.seat {
            None => frame.insert("position".into(), json!(self.after.to_setup())),
            Some(seat) => frame.insert("view".into(), json!(self.after.view(Observer::Seat(seat)))),
        };
        Value::Object(frame)
    }

    /// What is left to chance now: its kind, the seat it happens to, and what can come of it.
    fn chance(&self) -> Value {
        let Next::Chance(chance) = self.after.next() else {
            return Value::Null;
        };
        // What can come of a secret draw would tell a seat what the others hold.
        let outcomes = self.seat.is_none().then(|| {
            let spelled = |(outcome, weight)| json!([chance.spell(outcome), weight]);
            self.after.outcomes().map(spelled).collect::<Vec<_>>()
        });
        json!({"kind": chance.kind(), "to": chance.to(), "outcomes": outcomes})
    }

    /// Scores and places, once the game is over.
    fn result(&self) -> Value {
        let players = self.after.players();
        self.after.standing().map_or(Value::Null, |standing| {
            json!({"scores": standing.scores.of(players), "places": standing.places.of(players)})
        })
    }

    /// The legal actions by seat, of the seats that owe a decision; a seat sees only its own.
    fn legal(&self) -> Value {
        let legal = self
            .shown_deciders()
            .map(|seat| (seat.to_string(), json!(self.texts(seat))));
        Value::Object(legal.collect())
    }

    fn print_legal(&self, reader: &Reader<'_>, out: &mut Out) -> Result<(), Failure> {
        for seat in self.shown_deciders() {
            writeln!(
                out,
                "       > {}: {}",
                reader.name(seat),
                self.texts(seat).join(" | ")
            )?;
        }
        Ok(())
    }

    fn texts(&self, seat: Seat) -> Vec<String> {
        self.after
            .legal(seat)
            .iter()
            .map(G::Action::to_string)
            .collect()
    }

    fn shown_deciders(&self) -> impl Iterator<Item = Seat> {
        let seat = self.seat;
        self.after
            .owing()
            .into_iter()
            .filter(move |&other| seat.is_none_or(|own| own == other))
    }

    fn print(
        &self,
        options: &G::Options,
        reader: &Reader<'_>,
        draw: bool,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let number = self.number;
        let did = self.step.map_or_else(
            || reader.say("terminal-start"),
            |step| did_text(&step.seen, reader),
        );
        writeln!(out, "{number:>5}  {did}")?;
        let events = self.step.map_or(&[][..], |step| &step.events);
        for line in reader.tell::<G>(events, options) {
            writeln!(out, "         {line}")?;
        }
        if draw && self.seat.is_none() {
            writeln!(out, "\n{}", self.after.draw(reader).trim_end())?;
        } else {
            self.print_legal(reader, out)?;
        }
        Ok(())
    }
}

fn did_text<G: Game>(seen: &Seen<G>, reader: &Reader<'_>) -> String {
    let tell = |chance: &G::Chance, keys: [&str; 2], outcome: Option<String>| {
        let [key, to_somebody] = keys;
        let mut arguments = vec![("what", chance.kind().into())];
        arguments.extend(outcome.map(|outcome| ("outcome", outcome.into())));
        match chance.to() {
            Some(seat) => {
                arguments.push(("who", reader.name(seat).into()));
                reader.text.tell(to_somebody, &arguments)
            }
            None => reader.text.tell(key, &arguments),
        }
    };
    match *seen {
        Seen::Whole(Step::Decision { by, action }) => format!("{}: {action}", reader.name(by)),
        Seen::Whole(Step::Chance { chance, outcome }) => {
            let outcome = chance.spell(outcome).to_string();
            tell(
                &chance,
                ["terminal-outcome", "terminal-outcome-to"],
                Some(outcome),
            )
        }
        Seen::Chosen(seat) => {
            let who = [("who", reader.name(seat).into())];
            reader.text.tell("terminal-chosen", &who)
        }
        Seen::Hidden(chance) => tell(&chance, ["terminal-unseen", "terminal-unseen-to"], None),
    }
}
