//! The table at which a game is played, on the command line: `--game`, `--players`, and a flag for
//! every option of every game, made from the registry.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, value_parser};
use games::{GameKind, Registry};
use serde_json::{Map, Value};
use tabletop::{Game, NoSuchTable, OptionSpec, Options, Values};
use text::{Language, Text};

use crate::failure::Failure;
use crate::input;

/// The largest file that an option may name; a board of fifteen provinces has a few thousand bytes.
const MAX_FILE: u64 = 65_536;

/// A table that the arguments describe.
#[derive(Debug)]
pub(crate) struct TableArgs {
    /// The game.
    pub(crate) game: &'static dyn GameKind,
    /// How many play.
    pub(crate) players: usize,
    /// The options that were given, by key, as they were typed.
    given: BTreeMap<&'static str, String>,
}

impl TableArgs {
    /// The options that the arguments name, and the start of a game with them.
    pub(crate) fn start<G: Game>(&self) -> Result<(G::Options, G), Failure> {
        let options = G::Options::from_json(&self.options()?)
            .map_err(|faults| Failure::input(faults.join("; ")))?;
        let start = G::new(self.players, &options).map_err(|error| match error {
            NoSuchTable::Players(message) => Failure::input(format!("--players: {message}")),
            NoSuchTable::Options(message) => Failure::input(message),
        })?;
        Ok((options, start))
    }

    /// The options that were given, as a record has them.
    fn options(&self) -> Result<Map<String, Value>, Failure> {
        let read = |(key, text): (&&str, &String)| {
            let mut specs = self.game.options().iter();
            let spec = specs.find(|spec| spec.key == *key).ok_or_else(|| {
                let (flag, game) = (flag(key), self.game.key());
                Failure::input(format!("--{flag} is not an option of {game}"))
            })?;
            Ok(((*key).to_owned(), read_value(spec, text)?))
        };
        self.given.iter().map(read).collect()
    }

    fn read(registry: &Registry, matches: &ArgMatches) -> TableArgs {
        let game: &String = matches.get_one("game").expect("it is required");
        let given = shared_options(registry)
            .into_iter()
            .filter_map(|(key, specs)| {
                let text = if takes_value(&specs) {
                    matches.get_one::<String>(key)?.clone()
                } else {
                    matches.get_flag(key).then(|| true.to_string())?
                };
                Some((key, text))
            });
        TableArgs {
            game: registry
                .get(game)
                .expect("only games of the registry are accepted"),
            players: *matches.get_one("players").expect("it is required"),
            given: given.collect(),
        }
    }
}

impl Args for TableArgs {
    fn augment_args(command: Command) -> Command {
        command.args(table_args(&Registry::standard()))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for TableArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<TableArgs, clap::Error> {
        Ok(TableArgs::read(&Registry::standard(), matches))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = TableArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

/// All arguments of a table of one of these games.
fn table_args(registry: &Registry) -> Vec<Arg> {
    let games: Vec<_> = registry.iter().map(GameKind::key).collect();
    let mut args = vec![
        Arg::new("game")
            .long("game")
            .value_name("GAME")
            .required(true)
            .value_parser(PossibleValuesParser::new(games))
            .help("Which game"),
        Arg::new("players")
            .long("players")
            .required(true)
            .value_name("N")
            .value_parser(value_parser!(usize))
            .help("How many play"),
    ];
    let options = shared_options(registry).into_iter();
    args.extend(options.map(|(key, specs)| option_arg(key, &specs)));
    args
}

/// An option of a game.
type GameOption = (&'static dyn GameKind, &'static OptionSpec);

/// The options of all games, those with the same key together, in the order of the games.
fn shared_options(registry: &Registry) -> Vec<(&'static str, Vec<GameOption>)> {
    let mut all: Vec<(&'static str, Vec<GameOption>)> = Vec::new();
    for kind in registry.iter() {
        for spec in kind.options() {
            match all.iter_mut().find(|(key, _)| *key == spec.key) {
                Some((_, specs)) => specs.push((kind, spec)),
                None => all.push((spec.key, vec![(kind, spec)])),
            }
        }
    }
    all
}

/// The flag of an option, under the heading of the games that have it.
fn option_arg(key: &'static str, specs: &[GameOption]) -> Arg {
    let names: Vec<String> = specs.iter().map(|(kind, _)| game_name(*kind)).collect();
    let helps: Vec<String> = specs
        .iter()
        .zip(&names)
        .map(|((kind, spec), name)| match specs {
            [_] => help(*kind, spec),
            _ => format!("{name}: {}", help(*kind, spec)),
        })
        .collect();
    let arg = Arg::new(key)
        .long(flag(key))
        .help(helps.join("; "))
        .help_heading(format!("Options of {}", names.join(" and ")));
    if takes_value(specs) {
        arg.value_name(value_name(specs)).action(ArgAction::Set)
    } else {
        arg.action(ArgAction::SetTrue)
    }
}

fn takes_value(specs: &[GameOption]) -> bool {
    specs
        .iter()
        .any(|(_, spec)| !matches!(spec.values, Values::Flag))
}

fn value_name(specs: &[GameOption]) -> String {
    let mut names = specs.iter().map(|(_, spec)| match spec.values {
        Values::OneOf(texts) => texts.join("|"),
        Values::Flag => "true|false".to_owned(),
        Values::Seat { default } => format!("{default}|SEAT"),
        Values::Object { .. } => "FILE".to_owned(),
    });
    let first = names.next().expect("some game has the option");
    match names.all(|name| name == first) {
        true => first,
        false => "VALUE".to_owned(),
    }
}

fn help(kind: &dyn GameKind, spec: &OptionSpec) -> String {
    let text = Text::of(Language::English);
    let name = text.option_name(kind.key(), spec);
    let clause = spec.clause;
    match spec.values {
        Values::Flag => {
            let value = text.option_value(kind.key(), spec, &true.into());
            format!("{name}: {value} ({clause})")
        }
        Values::OneOf(_) | Values::Seat { .. } | Values::Object { .. } => {
            let default = spec.default();
            let default = default.as_str().unwrap_or_default();
            format!("{name} ({clause}) [default: {default}]")
        }
    }
}

fn game_name(kind: &dyn GameKind) -> String {
    let (text, key) = (Text::of(Language::English), kind.key());
    let message = format!("{key}-name");
    match text.knows(&message) {
        true => text.say(&message),
        false => key.to_owned(),
    }
}

fn flag(key: &str) -> String {
    key.replace('_', "-")
}

/// The value of an option as a record has it. An object is the JSON of a file; whether it is a good
/// one, the game says.
fn read_value(spec: &OptionSpec, text: &str) -> Result<Value, Failure> {
    let flag = flag(spec.key);
    match spec.values {
        Values::Object { default, .. } if text != default => read_file(&flag, Path::new(text)),
        _ => spec
            .parse(text)
            .map_err(|fault| Failure::input(format!("--{flag}: {fault}"))),
    }
}

fn read_file(flag: &str, path: &Path) -> Result<Value, Failure> {
    let bad =
        |why: &dyn std::fmt::Display| Failure::input(format!("--{flag} {}: {why}", path.display()));
    let mut text = String::new();
    input::open(path)?
        .take(MAX_FILE + 1)
        .read_to_string(&mut text)
        .map_err(|error| bad(&error))?;
    if text.len() as u64 > MAX_FILE {
        return Err(bad(&format!("more than {MAX_FILE} bytes")));
    }
    tabletop::json::read(&text).map_err(|error| bad(&error))
}

#[cfg(test)]
mod tests;
