//! What the program does with a game, by the key of the game.

use std::path::Path;

use tabletop::record::RecordFile;
use text::Text;

use crate::args::{
    ArenaArgs, HintArgs, LadderArgs, PerftArgs, RecordArgs, ReplayArgs, ShowArgs, SimulateArgs,
};
use crate::draw::Drawn;
use crate::failure::Failure;
use crate::input::{self, Input};
use crate::table_args::TableArgs;
use crate::{arena, hint, ladder, perft, record, replay, show, simulate};

type Done = Result<(), Failure>;
type File = RecordFile<Input>;

/// The commands that know the type of a game.
#[derive(Clone, Copy)]
pub(crate) struct GameCommands {
    key: &'static str,
    pub(crate) arena: fn(&ArenaArgs) -> Done,
    pub(crate) ladder: fn(&LadderArgs) -> Done,
    pub(crate) perft: fn(&PerftArgs) -> Done,
    pub(crate) record: fn(&RecordArgs) -> Done,
    pub(crate) simulate: fn(&SimulateArgs) -> Done,
    pub(crate) hint: fn(File, &HintArgs, &Text) -> Done,
    pub(crate) replay: fn(File, &ReplayArgs, &Text) -> Done,
    pub(crate) show: fn(File, &ShowArgs, &Text) -> Done,
}

const GAMES: [GameCommands; 2] = [
    GameCommands::of::<ra::Position>(),
    GameCommands::of::<amun_re::Position>(),
];

impl GameCommands {
    const fn of<G: Drawn>() -> GameCommands {
        GameCommands {
            key: G::KEY,
            arena: arena::run::<G>,
            ladder: ladder::run::<G>,
            perft: perft::run::<G>,
            record: record::run::<G>,
            simulate: simulate::run::<G>,
            hint: |file, args, text| hint::run::<G>(&file.read()?, args, text),
            replay: |file, args, text| replay::run::<G>(&file.read()?, args, text),
            show: |file, args, text| show::run::<G>(&file.read()?, args, text),
        }
    }

    fn find(key: &str) -> Option<GameCommands> {
        GAMES.into_iter().find(|game| game.key == key)
    }

    /// The commands for the game of a table.
    pub(crate) fn of_table(table: &TableArgs) -> GameCommands {
        GameCommands::find(table.game.key()).expect("every standard game has its commands")
    }

    /// Opens a record, and finds the commands for its game.
    pub(crate) fn of_record(path: &Path) -> Result<(GameCommands, File), Failure> {
        let file = RecordFile::open(input::open(path)?)?;
        let game = GameCommands::find(file.game()).ok_or_else(|| file.unknown_game())?;
        Ok((game, file))
    }
}

#[cfg(test)]
mod tests {
    use games::Registry;

    use super::*;

    #[test]
    fn every_standard_game_has_its_commands() {
        for kind in Registry::standard().iter() {
            assert!(GameCommands::find(kind.key()).is_some(), "{}", kind.key());
        }
    }
}
