//! Which crate depends on which, as cargo sees it.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// The crates of the workspace, each with the crates of the workspace it depends on (tests and
/// build scripts aside).
pub(crate) fn workspace() -> BTreeMap<String, BTreeSet<String>> {
    let text = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&text).expect("cargo metadata prints JSON");
    let packages = metadata["packages"].as_array().expect("a list of packages");
    let name = |value: &Value| value["name"].as_str().expect("a name").to_owned();
    packages
        .iter()
        .map(|package| {
            let dependencies = package["dependencies"].as_array().expect("a list");
            let ours = dependencies
                .iter()
                .filter(|dependency| dependency["kind"].is_null() && dependency["path"].is_string())
                .map(name);
            (name(package), ours.collect())
        })
        .collect()
}

/// Everything that is linked when a crate is used as a library, itself included.
pub(crate) fn linked(package: &str) -> BTreeSet<String> {
    let tree = [
        "tree", "--edges", "normal", "--prefix", "none", "--format", "{p}",
    ];
    let text = cargo(&[&tree[..], &["--package", package]].concat());
    text.lines()
        .filter_map(|line| line.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

/// What an allowed arrow leads to, directly or through other crates.
pub(crate) fn reachable<'a>(arrows: &[(&'a str, &[&'a str])], from: &str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(name) = open.pop() {
        let row = arrows.iter().find(|(user, _)| *user == name);
        for &next in row.map_or(&[][..], |(_, used)| used) {
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

fn cargo(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo can be started");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "cargo {arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("cargo prints UTF-8")
}
