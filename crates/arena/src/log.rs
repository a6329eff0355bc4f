//! The log of a match: a file from which it can be continued.
//!
//! The first line has the settings of the match; each further line is a game, deal by deal.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Seek, Write};
use std::path::Path;

use bots::BotGame;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use tabletop::Options;

use crate::{Match, PlayedDeal, PlayedGame};

/// The log of a match, open for appending.
#[derive(Debug)]
pub struct Log {
    file: File,
}

/// Why a log cannot be continued.
#[derive(Debug, thiserror::Error)]
pub enum BadLog {
    /// The file cannot be read or written.
    #[error("{0}")]
    File(#[from] io::Error),
    /// It is the log of another match.
    #[error("this is the log of another match: its {name} is {theirs}, here it is {ours}")]
    OtherMatch {
        /// The setting that differs.
        name: String,
        /// What the log says.
        theirs: String,
        /// What is asked for now.
        ours: String,
    },
    /// A line cannot be read.
    #[error("line {line} of the log: {why}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
}

/// The line of a game.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    deal: u64,
    seating: usize,
    #[serde(flatten)]
    game: PlayedGame,
}

/// The longest line that is read, in bytes. A game with its record has far less.
const MAX_LINE: u64 = 16 << 20;

impl Log {
    /// Opens the log of this match, or creates it. Passes the deals that it holds to `take` in order,
    /// and cuts off an unfinished deal at its end.
    ///
    /// # Errors
    ///
    /// If the file cannot be used, or is not the log of this match.
    pub fn open<G: BotGame>(
        path: &Path,
        played: &Match<G>,
        mut take: impl FnMut(PlayedDeal),
    ) -> Result<Log, BadLog> {
        let mut options = File::options();
        let file = options.read(true).append(true).create(true).open(path)?;
        let mut log = Log { file };
        let settings = played.settings();
        let mut lines = Lines::new(log.file.try_clone()?);
        let Some(first) = lines.next()? else {
            // Only an unfinished first line of this very log may be cut off.
            let line = serde_json::to_vec(&settings).map_err(io::Error::from)?;
            if !line.starts_with(&std::fs::read(path)?) {
                return Err(lines.bad("not a log of the arena"));
            }
            log.file.set_len(0)?;
            log.write(&mut [Value::Object(settings)].iter())?;
            return Ok(log);
        };
        let theirs = first.as_object().and_then(|line| line.get("arena"));
        let Some(theirs) = theirs.and_then(Value::as_object) else {
            return Err(lines.bad("not a log of the arena"));
        };
        let ours = settings["arena"].as_object();
        same(theirs, ours.unwrap_or(&Map::new()))?;
        let seatings = played.seatings().len();
        let mut whole = lines.end;
        let mut deal = PlayedDeal {
            number: 0,
            games: Vec::new(),
        };
        while let Some(line) = lines.next()? {
            let line = Line::deserialize(line).map_err(|error| lines.bad(error))?;
            let expected = (deal.number, deal.games.len());
            if (line.deal, line.seating) != expected {
                let (deal, seating) = expected;
                return Err(lines.bad(format_args!("expected deal {deal}, seating {seating}")));
            }
            let players = played.start.players();
            let game = &line.game;
            let lengths = [game.scores.len(), game.places.len(), game.seats.len()];
            if lengths != [players; 3] || !game.places.contains(&1) {
                return Err(lines.bad("not a result of this game"));
            }
            deal.games.push(line.game);
            if deal.games.len() == seatings {
                whole = lines.end;
                let number = deal.number + 1;
                let games = Vec::new();
                take(std::mem::replace(&mut deal, PlayedDeal { number, games }));
            }
        }
        log.file.set_len(whole)?;
        log.file.seek(io::SeekFrom::End(0))?;
        Ok(log)
    }

    /// Appends a deal.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn append(&mut self, deal: PlayedDeal) -> io::Result<()> {
        let number = deal.number;
        let line = |(seating, game)| {
            serde_json::to_value(Line {
                deal: number,
                seating,
                game,
            })
        };
        let lines: Result<Vec<Value>, _> = deal.games.into_iter().enumerate().map(line).collect();
        self.write(&mut lines?.iter())
    }

    /// Writes lines in one call.
    fn write(&mut self, lines: &mut dyn Iterator<Item = &Value>) -> io::Result<()> {
        let mut text = Vec::new();
        for line in lines {
            serde_json::to_writer(&mut text, line)?;
            text.push(b'\n');
        }
        self.file.write_all(&text)
    }
}

impl<G: BotGame> Match<G> {
    /// The first line of the log: everything that the games depend on.
    fn settings(&self) -> Map<String, Value> {
        let bots: Vec<String> = self.bots.iter().map(ToString::to_string).collect();
        let settings = json!({
            "version": 1,
            "game": G::KEY,
            "rules": G::RULES,
            "options": self.options.to_json(),
            "bots": bots,
            "seed": self.seed,
            "ms": self.time.as_millis() as u64,
        });
        Map::from_iter([("arena".to_owned(), settings)])
    }
}

/// Checks that the settings are the same.
fn same(theirs: &Map<String, Value>, ours: &Map<String, Value>) -> Result<(), BadLog> {
    for (name, value) in ours {
        let other = theirs.get(name).unwrap_or(&Value::Null);
        if other != value {
            return Err(BadLog::OtherMatch {
                name: name.clone(),
                theirs: other.to_string(),
                ours: value.to_string(),
            });
        }
    }
    Ok(())
}

/// The lines of the file, and where the last whole one ends.
struct Lines {
    file: BufReader<File>,
    number: usize,
    end: u64,
}

impl Lines {
    fn new(file: File) -> Lines {
        Lines {
            file: BufReader::new(file),
            number: 0,
            end: 0,
        }
    }

    /// The next whole line.
    fn next(&mut self) -> Result<Option<Value>, BadLog> {
        use io::Read as _;
        let mut line = Vec::new();
        let length = (&mut self.file)
            .take(MAX_LINE)
            .read_until(b'\n', &mut line)? as u64;
        self.number += 1;
        if line.last() != Some(&b'\n') {
            return match length {
                MAX_LINE => Err(self.bad("the line is too long")),
                // The writer was interrupted.
                _ => Ok(None),
            };
        }
        self.end += length;
        let value = serde_json::from_slice(&line).map_err(|error| self.bad(error))?;
        Ok(Some(value))
    }

    fn bad(&self, why: impl std::fmt::Display) -> BadLog {
        BadLog::Line {
            line: self.number,
            why: why.to_string(),
        }
    }
}
