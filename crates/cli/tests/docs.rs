//! The documentation says what the program does.

use std::fmt::Write as _;

use games::Registry;
use tabletop::{Affects, OptionSpec, Values};

/// The table of options in docs/commands.md, from the lists of the games.
fn options_table() -> String {
    let mut table = "| game | option | flag | values | changes | clause |\n\
                     | --- | --- | --- | --- | --- | --- |\n"
        .to_owned();
    for kind in Registry::standard().iter() {
        for spec in kind.options() {
            let (game, key, clause) = (kind.key(), spec.key, spec.clause);
            let (flag, values) = (flag(spec), values(spec));
            let changes = match spec.affects {
                Affects::Play => "play",
                Affects::Information => "what players are shown",
                Affects::Looks => "names and drawings",
            };
            writeln!(
                table,
                "| `{game}` | `{key}` | `{flag}` | {values} | {changes} | {clause} |"
            )
            .expect("a string takes everything");
        }
    }
    table
}

fn flag(spec: &OptionSpec) -> String {
    let flag = format!("--{}", spec.key.replace('_', "-"));
    match spec.values {
        Values::Flag => flag,
        Values::OneOf(_) => flag + " VALUE",
        Values::Seat { .. } => flag + " SEAT",
        Values::Object { .. } => flag + " FILE",
    }
}

/// The values as JSON, the default first.
fn values(spec: &OptionSpec) -> String {
    let code = |text: &str| format!("`\"{text}\"`");
    match spec.values {
        Values::OneOf(texts) => texts
            .iter()
            .map(|text| code(text))
            .collect::<Vec<_>>()
            .join(", "),
        Values::Flag => "`false`, `true`".to_owned(),
        Values::Seat { default } => format!("{}, or the number of a seat", code(default)),
        Values::Object { default, .. } => format!("{}, or an object", code(default)),
    }
}

#[test]
fn the_table_of_options_is_that_of_the_games() {
    let page = include_str!("../../../docs/commands.md");
    let table = options_table();
    assert!(
        page.contains(&table),
        "docs/commands.md should have this table:\n{table}"
    );
}
