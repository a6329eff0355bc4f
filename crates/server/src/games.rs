//! The games there are: one closed enum here, generics everywhere else.

use club::{Opened, Origin};
use pages::Shown;
use tabletop::Game;
use tabletop::record::{BadRecord, Player, RecordFile};

use crate::game::Match;
use crate::table::Fault;

/// A game of either kind at a table.
#[derive(Clone, Debug)]
pub(crate) enum AnyGame {
    /// Ra.
    Ra(Box<Match<ra::Position>>),
    /// Amun-Re.
    AmunRe(Box<Match<amun_re::Position>>),
}

/// Something that is done alike with every game.
pub(crate) trait Task {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn run<G: Shown>(self) -> Self::Output;
}

/// Does it with the game of this key; nothing if there is no such game.
pub(crate) fn with_game<T: Task>(key: &str, task: T) -> Option<T::Output> {
    match key {
        ra::Position::KEY => Some(task.run::<ra::Position>()),
        amun_re::Position::KEY => Some(task.run::<amun_re::Position>()),
        _ => None,
    }
}

/// Something that is done alike with a match of every game.
pub(crate) trait MatchTask {
    /// What comes of it.
    type Output;

    /// Does it with this match.
    fn run<G: Shown>(self, game: &Match<G>) -> Self::Output;
}

/// The same expression for a match of either game.
macro_rules! each {
    ($any:expr, $game:ident => $answer:expr) => {
        match $any {
            $crate::games::AnyGame::Ra($game) => $answer,
            $crate::games::AnyGame::AmunRe($game) => $answer,
        }
    };
}
pub(crate) use each;

impl AnyGame {
    /// The game of a table that was just opened.
    pub(crate) fn open(opened: &Opened) -> Result<AnyGame, Fault> {
        match opened.game.as_str() {
            ra::Position::KEY => Match::open(opened).map(Box::new).map(AnyGame::Ra),
            amun_re::Position::KEY => Match::open(opened).map(Box::new).map(AnyGame::AmunRe),
            other => Err(Fault(format!("there is no game {other:?}"))),
        }
    }

    /// Does it with this match.
    pub(crate) fn with<T: MatchTask>(&self, task: T) -> T::Output {
        each!(self, game => task.run(game))
    }

    /// Who played the game before it came here.
    pub(crate) fn played(&self) -> impl Iterator<Item = &Player> {
        each!(self, game => game.came_from.as_ref().map(|header| header.players.as_slice()))
            .unwrap_or_default()
            .iter()
    }

    /// The seats that owe a decision.
    pub(crate) fn owing(&self) -> tabletop::Seats {
        each!(self, game => game.position().owing())
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        each!(self, game => game.position().is_over())
    }
}

/// A record of either game, as far as a table needs it: it was read whole and every step checked.
#[derive(Clone, Debug)]
pub(crate) struct ReadRecord {
    /// How a table begins that shows it.
    pub(crate) origin: Origin,
    /// The game.
    pub(crate) game: &'static str,
    /// Its options.
    pub(crate) options: serde_json::Map<String, serde_json::Value>,
    /// How many played.
    pub(crate) players: usize,
}

/// Reads a record of either game.
pub(crate) fn read_record(text: &str) -> Result<ReadRecord, BadRecord> {
    let file = RecordFile::open(text.as_bytes())?;
    match file.game() {
        ra::Position::KEY => read::<ra::Position>(file, text),
        amun_re::Position::KEY => read::<amun_re::Position>(file, text),
        _ => Err(file.unknown_game()),
    }
}

fn read<G: Game>(file: RecordFile<&[u8]>, text: &str) -> Result<ReadRecord, BadRecord> {
    use tabletop::Options as _;
    let record = file.read::<G>()?;
    Ok(ReadRecord {
        origin: Origin::Imported(text.to_owned()),
        game: G::KEY,
        options: record.header.options.to_json(),
        players: record.header.players.len(),
    })
}
