//! The choice between the games: one closed enum here, generics everywhere else.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use anyhow::Context;
use arena::Entrant;
use serde_json::{Map, Value};
use tabletop::record::{Record, RecordFile};
use tabletop::{Game, NoSuchTable, Options};

use crate::args::{GameKey, OptionArgs, TableArgs};
use crate::draw::Drawn;
use crate::failure::Failure;

/// Something that is done alike with every game.
pub(crate) trait Task {
    /// Does it with this game.
    fn run<G: Drawn>(self) -> Result<(), Failure>;
}

impl GameKey {
    /// Does it with the game of this key.
    pub(crate) fn run(self, task: impl Task) -> Result<(), Failure> {
        match self {
            GameKey::Ra => task.run::<ra::Position>(),
            GameKey::AmunRe => task.run::<amun_re::Position>(),
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
    let file = RecordFile::open(open(path)?)?;
    match file.game() {
        ra::Position::KEY => task.run(file.read::<ra::Position>()?),
        amun_re::Position::KEY => task.run(file.read::<amun_re::Position>()?),
        _ => Err(file.unknown_game().into()),
    }
}

fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::new(std::io::stdin())));
    }
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()));
    match file {
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(error) => Err(Failure::input(format!("{error:#}"))),
    }
}

impl TableArgs {
    /// The options that the arguments name, and the start of a game with them.
    pub(crate) fn start<G: Game>(&self) -> Result<(G::Options, G), Failure> {
        let options = self.options.read::<G>()?;
        let start = G::new(self.players, &options).map_err(|error| match error {
            NoSuchTable::Players(message) => Failure::input(format!("--players: {message}")),
            NoSuchTable::Options(message) => Failure::input(message),
        })?;
        Ok((options, start))
    }
}

impl OptionArgs {
    fn read<G: Game>(&self) -> Result<G::Options, Failure> {
        let named = self.named()?;
        let known = G::Options::default().to_json();
        if let Some(name) = named.keys().find(|name| !known.contains_key(*name)) {
            let flag = name.replace('_', "-");
            return Err(Failure::input(format!(
                "--{flag} is no option of {}",
                G::KEY
            )));
        }
        G::Options::from_json(&named).map_err(|faults| Failure::input(faults.join("; ")))
    }

    /// The options that were given, as a record would have them.
    fn named(&self) -> Result<Map<String, Value>, Failure> {
        let texts = [
            ("scores", &self.scores),
            ("track", &self.track),
            ("counter", &self.counter),
            ("names", &self.names),
            ("instant_stones", &self.instant_stones),
            ("gold", &self.gold),
        ];
        let given = texts
            .into_iter()
            .filter_map(|(name, text)| Some((name, text.clone()?)));
        let mut named: Map<_, _> = given
            .map(|(name, text)| (name.to_owned(), Value::String(text)))
            .collect();
        if self.expert {
            named.insert("expert".to_owned(), Value::Bool(true));
        }
        if let Some(first) = &self.first {
            let seat = first.parse::<u64>().map(Value::from);
            named.insert(
                "first".to_owned(),
                seat.unwrap_or_else(|_| Value::from(first.as_str())),
            );
        }
        if let Some(path) = &self.board {
            named.insert("board".to_owned(), read_board(path)?);
        }
        Ok(named)
    }
}

/// The JSON of a board file. Whether it is a board, the game says.
fn read_board(path: &Path) -> Result<Value, Failure> {
    /// A board of fifteen provinces has a few thousand bytes.
    const LARGEST: u64 = 65_536;
    let mut text = String::new();
    let bad =
        |why: &dyn std::fmt::Display| Failure::input(format!("--board {}: {why}", path.display()));
    open(path)?
        .take(LARGEST + 1)
        .read_to_string(&mut text)
        .map_err(|error| bad(&error))?;
    if text.len() as u64 > LARGEST {
        return Err(bad(&format!("more than {LARGEST} bytes")));
    }
    serde_json::from_str(&text).map_err(|error| bad(&error))
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
