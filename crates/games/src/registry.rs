//! The games of a program.

use std::io::BufRead;

use tabletop::record::{BadRecord, RecordFile};

use crate::any_match::AnyMatch;
use crate::guide;
use crate::kind::{GameKind, Kind};

static RA: Kind<ra::Position> = Kind::guided(&guide::ra::GUIDE);
static AMUN_RE: Kind<amun_re::Position> = Kind::guided(&guide::amun_re::GUIDE);

/// The games that a program plays, in the order in which it offers them.
#[derive(Clone, Debug)]
pub struct Registry(Vec<&'static dyn GameKind>);

impl Registry {
    /// Ra and Amun-Re.
    pub fn standard() -> Registry {
        Registry(vec![&RA, &AMUN_RE])
    }

    /// The same registry with one more game.
    ///
    /// # Panics
    ///
    /// If there is a game with this key already.
    #[must_use]
    pub fn with(mut self, kind: &'static dyn GameKind) -> Registry {
        let key = kind.key();
        assert!(self.get(key).is_none(), "two games with the key {key}");
        self.0.push(kind);
        self
    }

    /// The game with this key.
    pub fn get(&self, key: &str) -> Option<&'static dyn GameKind> {
        self.iter().find(|kind| kind.key() == key)
    }

    /// The games in order.
    pub fn iter(&self) -> impl Iterator<Item = &'static dyn GameKind> {
        self.0.iter().copied()
    }

    /// Reads a record of any of the games and checks every step of it.
    ///
    /// # Errors
    ///
    /// If it is not a readable record, or of a game that is not in the registry.
    pub fn read_record<'a>(
        &self,
        reader: impl BufRead + 'a,
    ) -> Result<Box<dyn AnyMatch>, BadRecord> {
        let reader: Box<dyn BufRead + 'a> = Box::new(reader);
        let file = RecordFile::open(reader)?;
        match self.get(file.game()) {
            Some(kind) => kind.read_record(file),
            None => Err(file.unknown_game()),
        }
    }
}
