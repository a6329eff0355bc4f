//! Measures what takes a few minutes, and writes it to `docs/results.json` and as tables to
//! `docs/results.md`: `./results`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use benches::{dashboard, instructions};
use serde_json::{Map, Value, json};

/// The measurements of one area: rows with the same fields.
type Rows = Vec<Map<String, Value>>;

fn main() -> Result<()> {
    let results = json!({
        "date": said("date", &["-u", "+%F"])?,
        "commit": said("git", &["describe", "--always", "--dirty"])?,
        "machine": machine()?,
        "compiler": said("rustc", &["--version"])?,
        "engine": engine()?,
        "instructions": counted()?,
        "bots": thinking()?,
        "server": load(&[])?,
        "layers": load(&["--layers"])?,
        "page": weights()?,
    });
    let text = serde_json::to_string_pretty(&results)?;
    std::fs::write(root().join("docs/results.json"), text + "\n")?;
    let page = root().join("docs/results.md");
    let tables = dashboard::tables(&results);
    let text = std::fs::read_to_string(&page)?;
    std::fs::write(&page, dashboard::put(&text, &tables)?)?;
    std::io::stdout().write_all(tables.as_bytes())?;
    Ok(())
}

/// Random games by the clock, on one core.
fn engine() -> Result<Rows> {
    let mut rows = Rows::new();
    for (game, players, games) in [("ra", 2..=5, "100000"), ("amun-re", 3..=5, "20000")] {
        for count in players {
            let count = count.to_string();
            let table = ["simulate", "--json", "--threads", "1", "--game", game];
            let rest = ["--players", &count, "--games", games];
            let report = heliopolis(&[&table[..], &rest].concat())?;
            rows.push(chosen(
                &report,
                &[
                    "game",
                    "players",
                    "games_per_second",
                    "actions_per_game",
                    "chances_per_game",
                    "mean_score",
                ],
            ));
        }
    }
    Ok(rows)
}

fn counted() -> Result<Rows> {
    let counts = instructions::count()?;
    let row = |(name, count)| {
        Map::from_iter([
            ("benchmark".to_owned(), Value::String(name)),
            ("instructions".to_owned(), Value::from(count)),
        ])
    };
    Ok(counts.into_iter().map(row).collect())
}

/// How long the bots with a network think about a decision, given 50 ms.
fn thinking() -> Result<Rows> {
    let mut rows = Rows::new();
    for game in ["ra", "amun-re"] {
        let table = [
            "arena",
            "--json",
            "--threads",
            "1",
            "--game",
            game,
            "--players",
            "4",
        ];
        let bots = [
            "--ms",
            "50",
            "--games",
            "4",
            "--bots",
            "pharaoh,vizier,vizier,vizier",
        ];
        let report = heliopolis(&[&table[..], &bots].concat())?;
        for bot in report["bots"].as_array().context("a list of bots")? {
            let mut row = Map::from_iter([("game".to_owned(), game.into())]);
            row.extend(chosen(bot, &["name", "decisions", "ms_mean", "ms_p99"]));
            rows.push(row);
        }
    }
    Ok(rows)
}

/// A server under a short load, as the `load` program reports it: a table with a header.
fn load(more: &[&str]) -> Result<Rows> {
    let mut program = Command::new(release().join("load"));
    let told = output(
        program
            .args(["--tables", "10,100", "--seconds", "3"])
            .args(more),
    )?;
    let cells = |line: &str| -> Vec<String> {
        let line = line.trim().trim_matches('|');
        line.split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let mut lines = told.lines();
    let head = cells(lines.next().context("load printed nothing")?);
    let row = |line| {
        let values = cells(line).into_iter().map(Value::String);
        head.iter().cloned().zip(values).collect()
    };
    Ok(lines.skip(1).map(row).collect())
}

/// The size of a visit, as the browser test reports it: `Ra: first visit 37.5 kB, JavaScript ...`.
fn weights() -> Result<Rows> {
    let told = output(
        Command::new(root().join("e2e/run"))
            .arg("weights")
            .env("WEIGHTS", "1")
            .env("HELIOPOLIS", release().join("heliopolis")),
    )?;
    let row = |line: &str| -> Option<Map<String, Value>> {
        let (game, figures) = line.trim().split_once(": first visit ")?;
        let mut row = Map::from_iter([("game".to_owned(), game.into())]);
        for figure in format!("first visit {figures}").split(", ") {
            let (name, weight) = figure.strip_suffix(" kB")?.rsplit_once(' ')?;
            row.insert(format!("{name} kB"), weight.parse::<f64>().ok()?.into());
        }
        Some(row)
    };
    let rows: Rows = told.lines().filter_map(row).collect();
    ensure!(
        !rows.is_empty(),
        "the browser test reported no sizes:\n{told}"
    );
    Ok(rows)
}

fn heliopolis(arguments: &[&str]) -> Result<Value> {
    let text = output(Command::new(release().join("heliopolis")).args(arguments))?;
    serde_json::from_str(&text).context("the report is not JSON")
}

fn machine() -> Result<String> {
    let about = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = about
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let model = model.map_or("unknown processor", |rest| {
        rest.trim_start_matches([' ', '\t', ':'])
    });
    let cores = std::thread::available_parallelism()?;
    Ok(format!("{model}, {cores} cores"))
}

fn said(program: &str, arguments: &[&str]) -> Result<String> {
    let text = output(Command::new(program).args(arguments))?;
    Ok(text.trim().to_owned())
}

fn output(command: &mut Command) -> Result<String> {
    let output = command
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output();
    let output = output.with_context(|| format!("cannot start {command:?}"))?;
    ensure!(output.status.success(), "{command:?} failed");
    Ok(String::from_utf8(output.stdout)?)
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn release() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from);
    target.join("release")
}

/// Some fields of a report, in this order.
fn chosen(report: &Value, fields: &[&str]) -> Map<String, Value> {
    let field = |&name: &&str| (name.to_owned(), report[name].clone());
    fields.iter().map(field).collect()
}
