//! Reading and replaying records (NO-4.10, NO-4.11).

use std::collections::BTreeMap;
use std::io::BufRead;

use serde_json::{Map, Value};

use super::bad::{BadRecord, Reason, printable};
use super::lines::Lines;
use super::{End, Ending, FORMAT, Header, Player, Record};
use crate::chance::{Chance, Spelling};
use crate::commitment::METHOD;
use crate::events::Silence;
use crate::game::{Game, Next, NoSuchTable, Refusal};
use crate::options::Options;
use crate::play::Play;
use crate::seat::Seat;

type Object = Map<String, Value>;
type Fallible<T> = Result<T, BadRecord>;

/// Unknown fields of steps are kept up to this many bytes of lines in total, so that a file full of
/// them does not fill the memory (NO-4.8).
const MAX_NOTES: usize = 1 << 20;

/// A record of which only the name of the game has been read.
#[derive(Debug)]
pub struct RecordFile<R> {
    lines: Lines<R>,
    header: Object,
    game: String,
}

impl<R: BufRead> RecordFile<R> {
    /// Reads the first line.
    ///
    /// # Errors
    ///
    /// If it is not a JSON object, or of another format.
    pub fn open(reader: R) -> Fallible<RecordFile<R>> {
        let mut lines = Lines::new(reader);
        let Some(mut header) = lines.next()? else {
            return Err(BadRecord::new(1, Reason::BadHeader, "the file is empty"));
        };
        let bad = |message: String| lines.bad(Reason::BadHeader, message);
        let format = take_number(&mut header, "format").map_err(bad)?;
        if format != FORMAT {
            return Err(bad(format!(
                "unsupported format {format} (this build supports {FORMAT})"
            )));
        }
        let game = take_text(&mut header, "game").map_err(bad)?;
        Ok(RecordFile {
            lines,
            header,
            game,
        })
    }

    /// The game that the header names. It may be unknown.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The refusal of a game that the caller does not know.
    pub fn unknown_game(&self) -> BadRecord {
        self.lines.bad(
            Reason::BadHeader,
            format!("unknown game {}", quoted(&self.game)),
        )
    }

    /// Reads the rest and replays it step by step.
    ///
    /// # Errors
    ///
    /// The first bad line, and what is wrong with it.
    pub fn read<G: Game>(mut self) -> Fallible<Record<G>> {
        if self.game != G::KEY {
            return Err(self.unknown_game());
        }
        let mut header: Header<G> = read_header(&mut self.header, &self.lines)?;
        let start = G::new(header.players.len(), &header.options).map_err(|error| {
            let reason = match error {
                NoSuchTable::Players(_) => Reason::BadPlayers,
                NoSuchTable::Options(_) => Reason::BadOptions,
            };
            self.lines.bad(reason, error)
        })?;
        header.extra = self.header;
        let mut record = Record {
            header,
            play: Play::new(start),
            end: None,
            notes: BTreeMap::new(),
        };
        let mut noted = 0;
        while let Some(line) = self.lines.next()? {
            let note = read_line(line, &mut record)
                .map_err(|(reason, message)| self.lines.bad(reason, message))?;
            if !note.is_empty() && noted + self.lines.length <= MAX_NOTES {
                noted += self.lines.length;
                let step = record.play.steps().len() - 1;
                record.notes.insert(step, note);
            }
        }
        Ok(record)
    }
}

/// Reads and removes the known fields of the header.
fn read_header<G: Game, R: BufRead>(fields: &mut Object, lines: &Lines<R>) -> Fallible<Header<G>> {
    let bad = |message: String| lines.bad(Reason::BadHeader, message);
    let rules = take_number(fields, "rules").map_err(bad)?;
    if rules != G::RULES {
        let known = G::RULES;
        return Err(bad(format!(
            "unsupported rules version {rules} (this build supports {known})"
        )));
    }
    let written = match fields.shift_remove("options") {
        None => None,
        Some(Value::Object(written)) => Some(written),
        Some(_) => return Err(bad(must_be("options", "an object"))),
    };
    let options = match &written {
        None => G::Options::default(),
        Some(written) => G::Options::from_json(written)
            .map_err(|faults| lines.bad(Reason::BadOptions, faults.join("; ")))?,
    };
    let players = match fields.shift_remove("players") {
        Some(Value::Array(players)) => players,
        Some(_) => return Err(bad(must_be("players", "an array"))),
        None => return Err(bad(missing("players"))),
    };
    let players = players
        .into_iter()
        .map(read_player)
        .collect::<Result<_, _>>()
        .map_err(bad)?;
    let method = take_optional_text(fields, "rng").map_err(bad)?;
    let commit = take_parsed(fields, "commit").map_err(bad)?;
    if commit.is_some() && method.is_none() {
        return Err(bad(missing("rng") + " although there is \"commit\""));
    }
    let salt = take_optional_text(fields, "salt").map_err(bad)?;
    let seed = take_parsed(fields, "seed").map_err(bad)?;
    Ok(Header {
        options_as_written: written.filter(|written| *written != options.to_json()),
        options,
        players,
        method: method.filter(|method| method != METHOD),
        commit,
        salt,
        seed,
        extra: Map::new(),
    })
}

fn read_player(player: Value) -> Result<Player, String> {
    let Value::Object(mut fields) = player else {
        return Err("a player must be an object".to_owned());
    };
    let name = take_text(&mut fields, "name")?;
    let bot = take_optional_text(&mut fields, "bot")?;
    Ok(Player {
        name,
        bot,
        extra: fields,
    })
}

type LineResult<T> = Result<T, (Reason, String)>;

/// Reads one line after the header and carries it out. Returns the unknown fields of a step.
fn read_line<G: Game>(mut line: Object, record: &mut Record<G>) -> LineResult<Object> {
    if record.end.is_some() {
        return Err((
            Reason::AfterEnd,
            "unexpected line after the end line".to_owned(),
        ));
    }
    let has = |name: &str| line.contains_key(name);
    let decision = has("by") || has("do");
    let chance = has("chance") || has("is");
    let end = has("end");
    match (decision, chance, end) {
        (true, false, false) => read_decision(&mut line, &mut record.play)?,
        (false, true, false) => read_outcome(&mut line, &mut record.play)?,
        (false, false, true) => {
            let how = read_end(&mut line, record.play.position())?;
            record.end = Some(End { how, extra: line });
            return Ok(Object::new());
        }
        (false, false, false) => {
            return Err(bad_step("not a decision, an outcome or an end"));
        }
        _ => return Err(bad_step("fields of more than one kind of line")),
    }
    Ok(line)
}

fn read_decision<G: Game>(line: &mut Object, play: &mut Play<G>) -> LineResult<()> {
    let seat = take_seat(line, "by", play.position().players())?;
    let text = take_text(line, "do").map_err(bad_step)?;
    let action: G::Action = text
        .parse()
        .map_err(|error| (Reason::Syntax, format!("{error}")))?;
    play.decide(seat, action, &mut Silence)
        .map_err(|refusal| match refusal {
            Refusal::ChanceDue => (Reason::ChanceExpected, expected(play.position(), &text)),
            Refusal::Over => (Reason::AfterEnd, format!("{}: {refusal}", shown(&text))),
            Refusal::NotAsked(_) => (Reason::NotAsked, format!("{}: {refusal}", shown(&text))),
            Refusal::Illegal(_) => (Reason::Illegal, format!("{} {refusal}", shown(&text))),
        })
}

fn read_outcome<G: Game>(line: &mut Object, play: &mut Play<G>) -> LineResult<()> {
    let kind = take_text(line, "chance").map_err(bad_step)?;
    let to = if line.contains_key("to") {
        Some(take_seat(line, "to", play.position().players())?)
    } else {
        None
    };
    let spelling = match line.shift_remove("is") {
        Some(Value::String(key)) => Spelling::Key(key),
        Some(Value::Number(number)) if number.is_u64() => {
            Spelling::Number(number.as_u64().unwrap_or(u64::MAX))
        }
        Some(_) => {
            return Err(bad_step(must_be(
                "is",
                "a string or a non-negative integer",
            )));
        }
        None => return Err(bad_step(missing("is"))),
    };
    let kind = shown(&kind);
    let due = match play.position().next() {
        Next::Chance(due) => due,
        Next::Decision(seats) => {
            let message = format!("{kind} is not due: seats {seats:?} owe a decision");
            return Err((Reason::ChanceUnexpected, message));
        }
        Next::Over => return Err((Reason::AfterEnd, format!("{kind}: the game is over"))),
    };
    if due.kind() != kind || due.to() != to {
        let message = format!(
            "{} is due, not {}",
            due_text(due.kind(), due.to()),
            due_text(&kind, to)
        );
        return Err((Reason::ChanceUnexpected, message));
    }
    let impossible = || {
        (
            Reason::Impossible,
            format!("{kind} cannot be {} now", shown(&spelling.to_string())),
        )
    };
    let outcome = due.read(&spelling).ok_or_else(impossible)?;
    play.settle(outcome, &mut Silence).map_err(|_| impossible())
}

fn read_end<G: Game>(line: &mut Object, position: &G) -> LineResult<Ending> {
    match take_text(line, "end").map_err(bad_step)?.as_str() {
        "stopped" => Ok(Ending::Stopped(take_text(line, "why").map_err(bad_step)?)),
        "finished" => {
            let Some(standing) = position.standing() else {
                return Err((Reason::EarlyEnd, "the game is not over yet".to_owned()));
            };
            let also = standing.also.map(|(name, _)| name);
            for (name, replayed) in standing.lists(position.players()) {
                let stated = line.shift_remove(&name);
                match stated {
                    Some(Value::Array(_)) if stated.as_ref() == Some(&replayed) => {}
                    Some(stated @ Value::Array(_)) => {
                        let message = format!("{name} are {replayed}, not {stated}");
                        return Err((Reason::WrongResult, message));
                    }
                    None if also == Some(name.as_str()) => {}
                    None => return Err(bad_step(missing(&name))),
                    Some(_) => return Err(bad_step(must_be(&name, "an array"))),
                }
            }
            Ok(Ending::Finished)
        }
        other => Err(bad_step(format!(
            "the end must be \"finished\" or \"stopped\", not {}",
            quoted(other)
        ))),
    }
}

fn bad_step(message: impl Into<String>) -> (Reason, String) {
    (Reason::BadStep, message.into())
}

fn expected<G: Game>(position: &G, text: &str) -> String {
    match position.next() {
        Next::Chance(due) => {
            let due = due_text(due.kind(), due.to());
            format!("{due} is due before {}", shown(text))
        }
        Next::Decision(_) | Next::Over => format!("{} comes too early", shown(text)),
    }
}

fn due_text(kind: &str, to: Option<Seat>) -> String {
    match to {
        Some(seat) => format!("{kind} to {seat}"),
        None => kind.to_owned(),
    }
}

/// A part of the record as a message repeats it, shortened.
fn shown(text: &str) -> String {
    printable(text, 40)
}

/// The same in quotation marks.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", shown(text))
}

fn missing(name: &str) -> String {
    format!("missing field {name:?}")
}

fn must_be(name: &str, what: &str) -> String {
    format!("field {name:?} must be {what}")
}

fn take_seat(line: &mut Object, name: &str, players: usize) -> LineResult<Seat> {
    match line.shift_remove(name) {
        Some(Value::Number(number)) if !number.is_f64() => {
            let seat = number
                .as_u64()
                .and_then(|number| usize::try_from(number).ok());
            seat.filter(|&number| number < players)
                .and_then(Seat::new)
                .ok_or_else(|| {
                    (
                        Reason::BadSeat,
                        format!("there is no seat {number} at a table of {players}"),
                    )
                })
        }
        Some(_) => Err(bad_step(must_be(name, "an integer"))),
        None => Err(bad_step(missing(name))),
    }
}

fn take_number(fields: &mut Object, name: &str) -> Result<u64, String> {
    match fields.shift_remove(name) {
        Some(Value::Number(number)) if number.is_u64() => Ok(number.as_u64().unwrap_or(u64::MAX)),
        Some(_) => Err(must_be(name, "a non-negative integer")),
        None => Err(missing(name)),
    }
}

fn take_text(fields: &mut Object, name: &str) -> Result<String, String> {
    take_optional_text(fields, name)?.ok_or_else(|| missing(name))
}

fn take_optional_text(fields: &mut Object, name: &str) -> Result<Option<String>, String> {
    match fields.shift_remove(name) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(must_be(name, "a string")),
    }
}

fn take_parsed<T: std::str::FromStr<Err: std::fmt::Display>>(
    fields: &mut Object,
    name: &str,
) -> Result<Option<T>, String> {
    let text = take_optional_text(fields, name)?;
    text.map(|text| {
        text.parse()
            .map_err(|error| format!("field {name:?} {error}"))
    })
    .transpose()
}
