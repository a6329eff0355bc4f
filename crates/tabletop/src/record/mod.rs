//! Games as text: one JSON object per line (NO-4).
//!
//! A [`RecordFile`] is opened, asked which game it holds, and then [read](RecordFile::read) as a
//! [`Record`] of that game: every step is checked against the rules while it is read, so a `Record`
//! is a game that could have been played.

mod bad;
mod lines;
mod read;
mod verify;
mod write;

use std::collections::BTreeMap;

use serde_json::{Map, Value};

pub use bad::{BadRecord, Reason};
pub use lines::MAX_LINE;
pub use read::RecordFile;
pub use verify::CannotVerify;

use crate::commitment::{Commitment, Seed};
use crate::game::Game;
use crate::play::Play;

/// The version of the record format (NO-4.3).
pub const FORMAT: u64 = 1;

/// A game with everything its file says about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// The first line.
    pub header: Header<G>,
    /// The steps.
    pub play: Play<G>,
    /// The last line, if the game has ended.
    pub end: Option<End>,
    /// Unknown fields of steps, by the index of the step (NO-4.8). Reading keeps about a megabyte of
    /// them.
    pub notes: BTreeMap<usize, Map<String, Value>>,
}

/// The header of a record (NO-4.3).
#[derive(Clone, Debug, PartialEq)]
pub struct Header<G: Game> {
    /// What the table chose.
    pub options: G::Options,
    /// The options as the file spells them, if that differs from how they are written here: without
    /// some, or with unknown ones. It is written again as long as it means the same (NO-4.8).
    pub options_as_written: Option<Map<String, Value>>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The method by which the outcomes follow from the seed, if it is not [`METHOD`](crate::METHOD).
    /// Such a record can be replayed but not verified (NO-5.4).
    pub method: Option<String>,
    /// The commitment to the seed, made before the first outcome of chance.
    pub commit: Option<Commitment>,
    /// What the players added to the seed after they saw the commitment.
    pub salt: Option<String>,
    /// The seed. A record that leaves the server while the game is running must not have it.
    pub seed: Option<Seed>,
    /// Unknown fields (NO-4.8).
    pub extra: Map<String, Value>,
}

/// A player in the header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name as the table shows it.
    pub name: String,
    /// The code of the bot, if it is one.
    pub bot: Option<String>,
    /// Unknown fields (NO-4.8).
    pub extra: Map<String, Value>,
}

/// The end line of a record (NO-4.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// How the game ended.
    pub how: Ending,
    /// Unknown fields (NO-4.8).
    pub extra: Map<String, Value>,
}

/// How a recorded game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It was played to its end.
    Finished,
    /// It was abandoned, for this reason.
    Stopped(String),
}

impl<G: Game> Record<G> {
    /// A record of this game, with an end line if the game is over.
    pub fn new(header: Header<G>, play: Play<G>) -> Record<G> {
        let finished = || End {
            how: Ending::Finished,
            extra: Map::new(),
        };
        let end = play.position().is_over().then(finished);
        Record {
            header,
            play,
            end,
            notes: BTreeMap::new(),
        }
    }

    /// The same record with the steps of every sealed point in turn order, as a finished game is
    /// exported (NO-4.6). Unknown fields stay with their steps.
    #[must_use]
    pub fn in_turn_order(&self) -> Record<G> {
        let order = self.play.turn_order().into_iter().enumerate();
        let note = |(now, before)| Some((now, self.notes.get(&before)?.clone()));
        Record {
            header: self.header.clone(),
            play: self.play.in_turn_order(),
            end: self.end.clone(),
            notes: order.filter_map(note).collect(),
        }
    }
}

impl<G: Game> Header<G> {
    /// A header with these options and players, without a seed.
    pub fn new(options: G::Options, players: Vec<Player>) -> Header<G> {
        Header {
            options,
            options_as_written: None,
            players,
            method: None,
            commit: None,
            salt: None,
            seed: None,
            extra: Map::new(),
        }
    }

    /// The same header with a seed and its commitment.
    #[must_use]
    pub fn with_seed(self, seed: Seed) -> Header<G> {
        Header {
            commit: Some(seed.commitment()),
            seed: Some(seed),
            ..self
        }
    }
}
