use std::io::BufRead;
use std::ops::RangeInclusive;

use games::{AnyMatch, Course};
use serde_json::json;
use tabletop::Affects;
use tabletop::record::{BadRecord, RecordFile};

use super::*;

/// A game of which nothing is known but its list of options.
#[derive(Debug)]
struct Listed(&'static [OptionSpec]);

impl GameKind for Listed {
    fn key(&self) -> &'static str {
        "senet"
    }

    fn rules(&self) -> u64 {
        1
    }

    fn players(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn options(&self) -> &'static [OptionSpec] {
        self.0
    }

    fn course(&self) -> Option<Course> {
        None
    }

    fn read_options(&self, json: &Map<String, Value>) -> Result<Map<String, Value>, Vec<String>> {
        Ok(json.clone())
    }

    fn open(&self, _: usize, _: &Map<String, Value>) -> Result<Box<dyn AnyMatch>, NoSuchTable> {
        Err(NoSuchTable::Players("nobody plays it".to_owned()))
    }

    fn read_record(
        &self,
        file: RecordFile<Box<dyn BufRead + '_>>,
    ) -> Result<Box<dyn AnyMatch>, BadRecord> {
        Err(file.unknown_game())
    }
}

const fn option(key: &'static str, values: Values) -> OptionSpec {
    OptionSpec {
        key,
        values,
        affects: Affects::Play,
        clause: "SE-1",
    }
}

const STICKS: OptionSpec = option("throwing_sticks", Values::OneOf(&["four", "five"]));
const EXPERT: OptionSpec = option("expert", Values::Flag);
const COUNTER: OptionSpec = option("counter", Values::Seat { default: "off" });

fn registry(options: &'static Listed) -> Registry {
    Registry::standard().with(options)
}

fn command(registry: &Registry) -> Command {
    Command::new("record").args(table_args(registry))
}

fn read(registry: &Registry, arguments: &str) -> Result<TableArgs, clap::Error> {
    let arguments = std::iter::once("record").chain(arguments.split_whitespace());
    let matches = command(registry).try_get_matches_from(arguments)?;
    Ok(TableArgs::read(registry, &matches))
}

fn options(registry: &Registry, arguments: &str) -> Result<Value, String> {
    let table = read(registry, arguments).map_err(|error| error.to_string())?;
    match table.options() {
        Ok(options) => Ok(Value::Object(options)),
        Err(Failure::Input(message)) => Err(message),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn an_entry_in_the_list_of_options_is_a_flag_with_help() {
    static WITHOUT: Listed = Listed(&[]);
    static WITH: Listed = Listed(&[STICKS]);
    let arguments = "--game senet --players 2 --throwing-sticks five";
    assert!(options(&registry(&WITHOUT), arguments).is_err());
    assert_eq!(
        options(&registry(&WITH), arguments),
        Ok(json!({"throwing_sticks": "five"}))
    );
    let help = command(&registry(&WITH)).render_help().to_string();
    let (_, own) = help.split_once("Options of senet:").expect("its heading");
    assert!(own.contains("--throwing-sticks <four|five>"), "{help}");
    assert!(
        own.contains("throwing sticks (SE-1) [default: four]"),
        "{help}"
    );
}

#[test]
fn a_value_is_refused_with_the_flag_and_what_is_expected() {
    static SENET: Listed = Listed(&[STICKS]);
    let registry = registry(&SENET);
    assert_eq!(
        options(&registry, "--game senet --players 2 --throwing-sticks six"),
        Err("--throwing-sticks: expected four or five, not \"six\"".to_owned())
    );
    assert_eq!(
        options(&registry, "--game ra --players 2 --throwing-sticks five"),
        Err("--throwing-sticks is not an option of ra".to_owned())
    );
}

/// What one game reads as a flag or a list, another may read otherwise.
#[test]
fn games_share_a_flag_and_each_reads_it_its_own_way() {
    static SENET: Listed = Listed(&[EXPERT, COUNTER]);
    let registry = registry(&SENET);
    let table =
        |game: &str, more: &str| options(&registry, &format!("--game {game} --players 3 {more}"));
    assert_eq!(table("ra", "--counter on"), Ok(json!({"counter": "on"})));
    assert_eq!(table("senet", "--counter 1"), Ok(json!({"counter": 1})));
    assert!(table("senet", "--counter on").is_err());
    assert_eq!(table("amun-re", "--expert"), Ok(json!({"expert": true})));
    assert_eq!(table("senet", "--expert"), Ok(json!({"expert": true})));
    let help = command(&registry).render_help().to_string();
    assert!(
        help.contains("Options of Ra and Amun-Re and senet:"),
        "{help}"
    );
    assert!(help.contains("--counter <VALUE>"), "{help}");
}

#[test]
fn every_option_of_the_standard_games_has_a_flag() {
    let help = command(&Registry::standard()).render_help().to_string();
    for kind in Registry::standard().iter() {
        for spec in kind.options() {
            assert!(help.contains(&format!("--{}", flag(spec.key))), "{help}");
            assert!(help.contains(spec.clause), "{help}");
        }
    }
    command(&Registry::standard()).debug_assert();
}
