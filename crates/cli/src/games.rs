//! The choice between the games: one closed enum here, generics everywhere else.

use std::path::Path;

use arena::Entrant;
use tabletop::Game;
use tabletop::record::{Record, RecordFile};

use crate::draw::Drawn;
use crate::failure::Failure;
use crate::input;
use crate::table_args::TableArgs;

/// Something that is done alike with every game.
pub(crate) trait Task {
    /// Does it with this game.
    fn run<G: Drawn>(self) -> Result<(), Failure>;
}

impl TableArgs {
    /// Does it with the game of the table.
    pub(crate) fn run(&self, task: impl Task) -> Result<(), Failure> {
        match self.game.key() {
            ra::Position::KEY => task.run::<ra::Position>(),
            _ => task.run::<amun_re::Position>(),
        }
    }
}

/// Something that is done alike with the records of every game.
pub(crate) trait RecordTask {
    /// Does it with this record.
    fn run<G: Drawn>(self, record: Record<G>) -> Result<(), Failure>;
}

/// Reads a record of any game and does it with that.
pub(crate) fn with_record(path: &Path, task: impl RecordTask) -> Result<(), Failure> {
    let file = RecordFile::open(input::open(path)?)?;
    match file.game() {
        ra::Position::KEY => task.run(file.read::<ra::Position>()?),
        amun_re::Position::KEY => task.run(file.read::<amun_re::Position>()?),
        _ => Err(file.unknown_game().into()),
    }
}

/// The bots of a comma-separated list: one for each seat, or one for all.
pub(crate) fn read_bots(list: &str, players: usize) -> Result<Vec<Entrant>, Failure> {
    let bots = Entrant::load_list(list).map_err(refuse_bot)?;
    match &bots[..] {
        [bot] => Ok(vec![bot.clone(); players]),
        _ if bots.len() == players => Ok(bots),
        _ => {
            let count = bots.len();
            Err(Failure::input(format!(
                "--bots: {count} bots for {players} players"
            )))
        }
    }
}

/// The list names somebody who cannot play.
pub(crate) fn refuse_bot(why: impl std::fmt::Display) -> Failure {
    Failure::input(format!("--bots: {why}"))
}

/// How many threads to use: as many as were asked for, or all cores.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(all, usize::from)
}
