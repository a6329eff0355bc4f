//! Writing records.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use super::{End, Ending, FORMAT, Header, MAX_LINE, Player, Record};
use crate::chance::Chance;
use crate::commitment::METHOD;
use crate::game::{Game, Standing};
use crate::options::Options;
use crate::play::Step;

impl<G: Game> Record<G> {
    /// Writes the record, line by line.
    ///
    /// # Errors
    ///
    /// If writing fails, or unknown fields or names make a line longer than [`MAX_LINE`], which no
    /// reader would accept.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        for (number, line) in (1..).zip(self.lines()) {
            let mut line = serde_json::to_vec(&line)?;
            if line.len() > MAX_LINE {
                let message =
                    format!("line {number} of the record is longer than {MAX_LINE} bytes");
                return Err(io::Error::new(io::ErrorKind::InvalidData, message));
            }
            line.push(b'\n');
            to.write_all(&line)?;
        }
        Ok(())
    }

    /// The lines of the record.
    fn lines(&self) -> impl Iterator<Item = Map<String, Value>> {
        let steps = self.play.steps().iter().enumerate().map(|(number, step)| {
            let note = self.notes.get(&number).cloned().unwrap_or_default();
            with(step.to_json(), note)
        });
        let end = self.end.iter();
        let end = end.map(|end| end.to_json(self.play.position()));
        std::iter::once(self.header.to_json())
            .chain(steps)
            .chain(end)
    }
}

/// The record as text.
impl<G: Game> std::fmt::Display for Record<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.lines()
            .try_for_each(|line| writeln!(f, "{}", Value::Object(line)))
    }
}

impl<G: Game> Header<G> {
    fn to_json(&self) -> Map<String, Value> {
        let players = self
            .players
            .iter()
            .map(|player| Value::Object(player.to_json()));
        let mut line = Map::new();
        line.insert("format".into(), FORMAT.into());
        line.insert("game".into(), G::KEY.into());
        line.insert("rules".into(), G::RULES.into());
        line.insert("options".into(), Value::Object(self.written_options()));
        line.insert("players".into(), players.collect());
        if let Some(method) = &self.method {
            line.insert("rng".into(), method.as_str().into());
        } else if self.commit.is_some() || self.seed.is_some() {
            line.insert("rng".into(), METHOD.into());
        }
        if let Some(commit) = self.commit {
            line.insert("commit".into(), commit.to_string().into());
        }
        if let Some(salt) = &self.salt {
            line.insert("salt".into(), salt.as_str().into());
        }
        if let Some(seed) = self.seed {
            line.insert("seed".into(), seed.to_string().into());
        }
        with(line, self.extra.clone())
    }

    fn written_options(&self) -> Map<String, Value> {
        let written = self.options_as_written.clone().unwrap_or_default();
        let unchanged = G::Options::from_json(&written).as_ref() == Ok(&self.options);
        if self.options_as_written.is_some() && unchanged {
            written
        } else {
            with(self.options.to_json(), written)
        }
    }
}

impl Player {
    fn to_json(&self) -> Map<String, Value> {
        let mut player = Map::new();
        player.insert("name".into(), self.name.as_str().into());
        if let Some(bot) = &self.bot {
            player.insert("bot".into(), bot.as_str().into());
        }
        with(player, self.extra.clone())
    }
}

impl<G: Game> Step<G> {
    /// The step as the line of a record (NO-4.4).
    pub fn to_json(&self) -> Map<String, Value> {
        let mut line = Map::new();
        match *self {
            Step::Decision { by, action } => {
                line.insert("by".into(), by.index().into());
                line.insert("do".into(), action.to_string().into());
            }
            Step::Chance { chance, outcome } => {
                line.insert("chance".into(), chance.kind().into());
                if let Some(to) = chance.to() {
                    line.insert("to".into(), to.index().into());
                }
                line.insert("is".into(), json!(chance.spell(outcome)));
            }
        }
        line
    }
}

impl End {
    fn to_json<G: Game>(&self, position: &G) -> Map<String, Value> {
        let mut line = Map::new();
        match (&self.how, position.standing()) {
            (Ending::Stopped(why), _) => {
                line.insert("end".into(), "stopped".into());
                line.insert("why".into(), why.as_str().into());
            }
            (Ending::Finished, standing) => {
                line.insert("end".into(), "finished".into());
                line.extend(
                    standing
                        .into_iter()
                        .flat_map(|s| s.lists(position.players())),
                );
            }
        }
        with(line, self.extra.clone())
    }
}

impl Standing {
    /// The lists of the end line: scores, places, and what else the game adds (NO-4.7).
    pub(super) fn lists(&self, players: usize) -> Vec<(String, Value)> {
        let mut lists = vec![
            ("scores".to_owned(), json!(self.scores.of(players))),
            ("places".to_owned(), json!(self.places.of(players))),
        ];
        lists.extend(
            self.also
                .map(|(name, list)| (name.to_owned(), json!(list.of(players)))),
        );
        lists
    }
}

/// The line with further fields, which never replace its own.
fn with(mut line: Map<String, Value>, extra: Map<String, Value>) -> Map<String, Value> {
    for (name, value) in extra {
        line.entry(name).or_insert(value);
    }
    line
}
