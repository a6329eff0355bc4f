//! Running the instruction benchmarks and reading their counts.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Instructions by benchmark.
pub type Counts = BTreeMap<String, u64>;

/// Runs all instruction benchmarks; they need valgrind and `gungraun-runner`.
pub fn count() -> Result<Counts> {
    let command = "bench --quiet --package benches --bench instructions -- --output-format=json";
    let output = Command::new("cargo")
        .args(command.split(' '))
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    ensure!(output.status.success(), "the benchmarks did not run");
    let text = String::from_utf8(output.stdout)?;
    let counts: Counts = text.lines().map(read).collect::<Result<_>>()?;
    ensure!(!counts.is_empty(), "the benchmarks counted nothing");
    Ok(counts)
}

/// One line of the runner: the name of a benchmark and its number of instructions.
fn read(line: &str) -> Result<(String, u64)> {
    let report: Value = serde_json::from_str(line).context("the runner prints JSON")?;
    let text = |field: &str| report[field].as_str().unwrap_or_default();
    let count = report
        .pointer("/profiles/0/data/total/metrics/Ir/values/new")
        .and_then(Value::as_u64)
        .with_context(|| format!("no count of instructions in {line}"))?;
    Ok((format!("{} {}", text("function_name"), text("id")), count))
}
