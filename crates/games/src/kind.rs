//! One game of the registry.

use std::fmt;
use std::io::BufRead;
use std::ops::RangeInclusive;

use serde_json::{Map, Value};
use tabletop::record::{BadRecord, RecordFile};
use tabletop::{Game, NoSuchTable, OptionSpec, Options, Play};

use crate::any_match::AnyMatch;
use crate::guide::{Course, Guide};
use crate::typed::Match;

/// A game, without knowing which.
pub trait GameKind: fmt::Debug + Send + Sync {
    /// Its key in records, addresses and commands.
    fn key(&self) -> &'static str;

    /// The version of its rules that is played here.
    fn rules(&self) -> u64;

    /// How many can play.
    fn players(&self) -> RangeInclusive<usize>;

    /// What a table may choose.
    fn options(&self) -> &'static [OptionSpec];

    /// The prepared game of the guided first game, if there is one.
    fn course(&self) -> Option<Course>;

    /// Reads options and writes them out in full.
    ///
    /// # Errors
    ///
    /// All bad values.
    fn read_options(&self, json: &Map<String, Value>) -> Result<Map<String, Value>, Vec<String>>;

    /// A match before its first step.
    ///
    /// # Errors
    ///
    /// If this many players cannot play with these options.
    fn open(
        &self,
        players: usize,
        options: &Map<String, Value>,
    ) -> Result<Box<dyn AnyMatch>, NoSuchTable>;

    /// Reads a record of this game and checks every step of it.
    ///
    /// # Errors
    ///
    /// If it is not a readable record of this game.
    fn read_record(
        &self,
        file: RecordFile<Box<dyn BufRead + '_>>,
    ) -> Result<Box<dyn AnyMatch>, BadRecord>;
}

/// The [`GameKind`] of any [`Game`].
pub struct Kind<G: Game> {
    guide: Option<&'static Guide<G>>,
}

impl<G: Game> Kind<G> {
    /// A game without a guided first game.
    pub const fn new() -> Kind<G> {
        Kind { guide: None }
    }

    /// A game that teaches itself.
    pub const fn guided(guide: &'static Guide<G>) -> Kind<G> {
        Kind { guide: Some(guide) }
    }
}

impl<G: Game> GameKind for Kind<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn rules(&self) -> u64 {
        G::RULES
    }

    fn players(&self) -> RangeInclusive<usize> {
        G::PLAYERS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }

    fn course(&self) -> Option<Course> {
        Some(self.guide?.course)
    }

    fn read_options(&self, json: &Map<String, Value>) -> Result<Map<String, Value>, Vec<String>> {
        G::Options::from_json(json).map(|options| options.to_json())
    }

    fn open(
        &self,
        players: usize,
        options: &Map<String, Value>,
    ) -> Result<Box<dyn AnyMatch>, NoSuchTable> {
        let options = G::Options::from_json(options)
            .map_err(|faults| NoSuchTable::Options(faults.join("; ")))?;
        let start = G::new(players, &options)?;
        Ok(Box::new(Match::new(options, Play::new(start), self.guide)))
    }

    fn read_record(
        &self,
        file: RecordFile<Box<dyn BufRead + '_>>,
    ) -> Result<Box<dyn AnyMatch>, BadRecord> {
        let record = file.read::<G>()?;
        Ok(Box::new(Match::from_record(record, self.guide)))
    }
}

impl<G: Game> Default for Kind<G> {
    fn default() -> Kind<G> {
        Kind::new()
    }
}

impl<G: Game> fmt::Debug for Kind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Kind").field(&G::KEY).finish()
    }
}
