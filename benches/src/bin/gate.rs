//! Fails if a benchmark needs clearly more instructions than the baseline: `benches/gate`.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use benches::gate::{Line, compare};
use benches::instructions;

fn main() -> Result<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let accept = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--accept"] => true,
        _ => bail!("usage: benches/gate [--accept]"),
    };
    let mut out = std::io::stdout();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("baseline.json");
    let now = instructions::count()?;
    if accept {
        let text = serde_json::to_string_pretty(&now)?;
        std::fs::write(&file, text + "\n").context("cannot write the baseline")?;
        writeln!(out, "{} counts are accepted", now.len())?;
        return Ok(ExitCode::SUCCESS);
    }
    let text = std::fs::read_to_string(&file).context("cannot read the baseline")?;
    let lines = compare(&serde_json::from_str(&text)?, &now);
    writeln!(
        out,
        "{:<28} {:>12} {:>12}",
        "instructions", "accepted", "now"
    )?;
    for line in &lines {
        writeln!(out, "{line}")?;
    }
    if lines.iter().any(Line::fails) {
        writeln!(
            out,
            "If this is intended, run benches/gate --accept and say why in the commit."
        )?;
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}
