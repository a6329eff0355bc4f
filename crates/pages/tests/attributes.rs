//! The contract of data attributes: pages write what scripts and style sheets read, and nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use pages::ATTRIBUTES;

/// What scripts note for themselves; no page writes it.
const SCRIPTS_OWN: [&str; 2] = ["data-default", "data-touched"];

fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
}

fn read(folder: &str, extension: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths = Vec::new();
    files(&folder, extension, &mut paths);
    // The list itself is not a use.
    paths.retain(|path| !path.ends_with("src/attrs.rs"));
    let texts = paths
        .iter()
        .map(|path| fs::read_to_string(path).expect("it is text"));
    texts.collect()
}

/// The attributes that are spelled out: `data-key`.
fn spelled(source: &str) -> BTreeSet<String> {
    let parts = source.split("data-").skip(1);
    let names = parts.map(|part| {
        let end = part.find(|letter: char| !letter.is_ascii_lowercase() && letter != '-');
        part[..end.unwrap_or(part.len())].trim_end_matches('-')
    });
    let names = names.filter(|name| !name.is_empty());
    names.map(|name| format!("data-{name}")).collect()
}

/// The attributes that a script reads by property: `dataset.keepScroll`, `'live' in form.dataset`.
fn properties(script: &str) -> BTreeSet<String> {
    let after = script.split(".dataset.").skip(1).map(|part| {
        let end = part.find(|letter: char| !letter.is_ascii_alphanumeric());
        &part[..end.unwrap_or(part.len())]
    });
    let within = script
        .split("' in ")
        .filter_map(|before| before.rsplit_once('\''));
    let names = after.chain(within.map(|(_, name)| name));
    let kebab = |name: &str| {
        let letters = name.chars().flat_map(|letter| {
            let dash = letter.is_ascii_uppercase().then_some('-');
            dash.into_iter().chain([letter.to_ascii_lowercase()])
        });
        format!("data-{}", letters.collect::<String>())
    };
    names.map(kebab).collect()
}

#[test]
fn pages_write_exactly_the_attributes_of_the_contract() {
    let listed: BTreeSet<String> = ATTRIBUTES
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    assert_eq!(
        listed.len(),
        ATTRIBUTES.len(),
        "no attribute is listed twice"
    );
    assert_eq!(spelled(&read("src", "rs")), listed);
}

#[test]
fn scripts_and_style_sheets_read_every_attribute_and_no_other() {
    let scripts = read("assets", "js");
    let mut used = spelled(&scripts);
    used.extend(spelled(&read("assets", "css")));
    let by_property = properties(&scripts);
    let unread: Vec<_> = ATTRIBUTES
        .iter()
        .map(|(name, _)| *name)
        .filter(|name| !used.contains(*name) && !by_property.contains(*name))
        .collect();
    assert_eq!(unread, Vec::<&str>::new(), "nobody reads these");
    used.retain(|name| !ATTRIBUTES.iter().any(|(listed, _)| listed == name));
    used.retain(|name| !SCRIPTS_OWN.contains(&name.as_str()));
    assert_eq!(used, BTreeSet::new(), "no page writes these");
}
