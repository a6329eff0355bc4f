//! Whatever is sent, there is an answer without a fault of ours: the inputs that the fuzz target
//! `http` begins with, and changes to them.
//!
//! `PROPTEST_CASES=10000 cargo test -p server --test doors` takes longer and finds more; fuzzing
//! (`fuzz/run 300 http`) finds more still.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod site;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestRunner};

use site::Site;

/// The scripts that fuzzing begins with.
fn seeds() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/http");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    files
        .iter()
        .map(|file| std::fs::read_to_string(file).unwrap())
        .collect()
}

#[test]
fn every_seed_is_answered() {
    let site = Site::open();
    for seed in seeds() {
        site.answer(&seed);
    }
}

/// Once every word that somebody called a method had a counter of its own for ever; it was found as
/// a visitor's id that the metrics told everybody, because it had been sent as a method.
#[test]
fn made_up_methods_are_counted_together() {
    let site = Site::open();
    site.answer("MADE-UP /");
    assert!(!site.text("GET /metrics").contains("MADE-UP"));
}

/// A change to a text, in characters.
#[derive(Clone, Debug)]
enum Change {
    /// Some are left out.
    Cut(Index, usize),
    /// This is put in.
    Insert(Index, String),
    /// A part stands there many times.
    Repeat(Index, usize, usize),
    /// From here on it goes on like another text.
    GoOn(Index, Index, Index),
}

fn change() -> impl Strategy<Value = Change> {
    let word = prop_oneof![
        Just("{RA}"),
        Just("{AMUN}"),
        Just("{WAIT}"),
        Just("{OVER}"),
        Just("{A}"),
        Just("{b}"),
        Just("18446744073709551616"),
        Just("-1"),
        Just("%00"),
        Just("%ff"),
        Just("\u{0}"),
        Just("\r\n"),
        Just("é"),
        Just("null"),
        Just("[[[[["),
        Just("\"\\ud800\""),
        Just("&"),
    ];
    let text = prop_oneof![4 => word.prop_map(str::to_owned), 1 => ".{0,20}"];
    let place = any::<Index>;
    prop_oneof![
        3 => (place(), 1..30_usize).prop_map(|(at, length)| Change::Cut(at, length)),
        4 => (place(), text).prop_map(|(at, text)| Change::Insert(at, text)),
        1 => (place(), 1..40_usize, 2..200_usize).prop_map(|(at, length, times)| Change::Repeat(at, length, times)),
        3 => (place(), place(), place()).prop_map(|(at, other, from)| Change::GoOn(at, other, from)),
    ]
}

impl Change {
    fn make(&self, text: &str, seeds: &[String]) -> String {
        let characters: Vec<char> = text.chars().collect();
        let place = |at: &Index| at.index(characters.len() + 1);
        let (before, middle, after): (usize, String, usize) = match self {
            Change::Cut(at, length) => (place(at), String::new(), place(at) + length),
            Change::Insert(at, text) => (place(at), text.clone(), place(at)),
            Change::Repeat(at, length, times) => {
                let end = (place(at) + length).min(characters.len());
                let part: String = characters[place(at)..end].iter().collect();
                (place(at), part.repeat(*times), end)
            }
            Change::GoOn(at, other, from) => {
                let other: Vec<char> = other.get(seeds).chars().collect();
                let rest = other[from.index(other.len() + 1)..].iter().collect();
                (place(at), rest, characters.len())
            }
        };
        let head = characters[..before].iter().copied();
        let tail = characters[after.min(characters.len())..].iter().copied();
        head.chain(middle.chars()).chain(tail).collect()
    }
}

#[test]
fn whatever_is_changed_in_them_there_is_an_answer() {
    let (site, seeds) = (Site::open(), seeds());
    let scripts = (any::<Index>(), prop::collection::vec(change(), 1..6));
    let mut runner = TestRunner::new(Config::default());
    let outcome = runner.run(&scripts, |(seed, changes)| {
        let script = changes
            .iter()
            .fold(seed.get(&seeds).clone(), |text, change| {
                change.make(&text, &seeds)
            });
        site.answer(&script);
        Ok(())
    });
    outcome.unwrap();
}
