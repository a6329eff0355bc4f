//! Writing records.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use super::{End, Ending, FORMAT, Header, Player, Record};
use crate::chance::Chance;
use crate::commitment::METHOD;
use crate::game::{Game, Options, Standing};
use crate::play::Step;

impl<G: Game> Record<G> {
    /// Writes the record, line by line.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        write_line(&self.header.to_json(), to)?;
        for (number, step) in self.play.steps().iter().enumerate() {
            let note = self.notes.get(&number).cloned().unwrap_or_default();
            write_line(&with(step.to_json(), note), to)?;
        }
        match &self.end {
            Some(end) => write_line(&end.to_json(self.play.position()), to),
            None => Ok(()),
        }
    }
}

/// The record as text.
impl<G: Game> std::fmt::Display for Record<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = Vec::new();
        self.write(&mut text).map_err(|_| std::fmt::Error)?;
        f.write_str(&String::from_utf8_lossy(&text))
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
        line.insert("options".into(), Value::Object(self.options.to_json()));
        line.insert("players".into(), players.collect());
        if self.commit.is_some() || self.seed.is_some() {
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

fn with(mut line: Map<String, Value>, extra: Map<String, Value>) -> Map<String, Value> {
    line.extend(extra);
    line
}

fn write_line(line: &Map<String, Value>, to: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *to, line)?;
    to.write_all(b"\n")
}
