//! Whole games that must replay line for line.
//!
//! Each golden game is a record and its transcript, as `heliopolis replay` and `heliopolis show`
//! print it. `GOLDEN=write cargo test -p cli --test golden` writes all of them anew; their change
//! is then read line by line.

mod amun_re;
mod ra;
mod styled;
mod versions;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tabletop::record::{Header, Player, Record, RecordFile};
use tabletop::{FairDice, Game, Options, Play, Seed, Silence, Step};

use styled::Styled;

/// A game to be played for the collection.
struct Plan {
    name: &'static str,
    players: usize,
    /// The options as JSON; `CUSTOM` stands for a board of our own.
    options: &'static str,
    style: &'static [(&'static str, u32)],
    seed: u64,
}

/// Names for the seats.
const NAMES: [&str; 5] = ["Anne", "Carl", "Marc", "Herman", "Ana"];

/// How often the transcript draws the whole position.
const DRAWN_EVERY: usize = 40;

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../golden")
        .join(game)
}

/// Plays the planned game.
fn play<G: Game>(plan: &Plan) -> Record<G> {
    let options = plan.options.replace("CUSTOM", include_str!("board.json"));
    let json: Value = serde_json::from_str(&options).expect("the plan's options are JSON");
    let options =
        G::Options::from_json(json.as_object().expect("an object")).expect("good options");
    let start = G::new(plan.players, &options).expect("this many can play");
    let seed = Seed::from_number(plan.seed);
    let mut bots = vec![Styled::new(plan.style); plan.players];
    for (seat, bot) in (0..).zip(&mut bots) {
        bots::Bot::<G>::begin(bot, plan.seed * 10 + seat);
    }
    let mut play = Play::new(start);
    let mut watch = |_: &G, step: Step<G>| match step {
        Step::Decision { by, action } => play.decide(by, action, &mut Silence).expect("legal"),
        Step::Chance { outcome, .. } => play.settle(outcome, &mut Silence).expect("possible"),
    };
    let mut dice = FairDice::new(&seed, "");
    let mut position = start;
    bots::play_out(
        &mut position,
        &mut bots,
        &mut dice,
        &mut G::Actions::default(),
        &mut watch,
    );
    let player = |name: &&str| Player {
        name: (*name).to_owned(),
        ..Player::default()
    };
    let players = NAMES[..plan.players].iter().map(player).collect();
    Record::new(
        Header::new(options, players).with_seed(seed),
        play.in_turn_order(),
    )
}

fn heliopolis(arguments: &[&str]) -> String {
    let program = Command::new(env!("CARGO_BIN_EXE_heliopolis"))
        .args(arguments)
        .env("LC_ALL", "C")
        .output();
    let output = program.expect("the program starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the program prints UTF-8")
}

/// What people read: every step in words, and the whole position now and then.
fn transcript(record: &Path) -> String {
    let file = record.to_str().expect("the path is text");
    let mut text = String::new();
    let replay = heliopolis(&["replay", file]);
    let mut drawn = 0;
    let step_number = |line: &str| -> Option<usize> {
        line.get(..5)
            .filter(|head| !head.trim().is_empty())?
            .trim()
            .parse()
            .ok()
    };
    for line in replay.lines() {
        if let Some(step) = step_number(line)
            && step > drawn + DRAWN_EVERY
        {
            drawn = step - 1;
            let _ = writeln!(
                text,
                "\n{}",
                heliopolis(&["show", file, "--at", &drawn.to_string()])
            );
        }
        let _ = writeln!(text, "{line}");
    }
    let _ = write!(text, "\n{}", heliopolis(&["show", file]));
    text
}

/// Whether the collection is to be written anew.
fn writing() -> bool {
    std::env::var("GOLDEN").as_deref() == Ok("write")
}

/// Compares what is in the collection with what the program says today, or writes it anew.
fn check<G: Game>(plans: &[Plan]) {
    let folder = folder(G::KEY);
    if writing() {
        fs::create_dir_all(&folder).expect("the folder can be made");
        for plan in plans {
            let record = folder.join(plan.name).with_extension("jsonl");
            fs::write(&record, play::<G>(plan).to_string()).expect("the record can be written");
            let text = transcript(&record);
            fs::write(record.with_extension("txt"), text).expect("the transcript can be written");
        }
    }
    let mut expected = BTreeSet::new();
    for plan in plans {
        let record = folder.join(plan.name).with_extension("jsonl");
        let text = fs::read_to_string(record.with_extension("txt")).expect("a golden transcript");
        assert_eq!(transcript(&record), text, "{}", plan.name);
        heliopolis(&["verify", record.to_str().expect("the path is text")]);
        expected.insert(record.with_extension("txt"));
        expected.insert(record);
    }
    let found: BTreeSet<_> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    assert_eq!(found, expected, "every golden file has its plan");
}

/// Walks through the golden games: each step with the position before it and what came of it.
fn walk<G: Game>(plans: &[Plan], mut visit: impl FnMut(&G, Step<G>, &[G::Event])) {
    for plan in plans {
        let path = folder(G::KEY).join(plan.name).with_extension("jsonl");
        let text = fs::read(path).expect("a golden record");
        let record: Record<G> = RecordFile::open(&text[..])
            .and_then(RecordFile::read)
            .expect("a good record");
        let mut position = *record.play.start();
        for &step in record.play.steps() {
            let before = position;
            let mut events = Vec::new();
            step.repeat(&mut position, &mut events);
            visit(&before, step, &events);
        }
    }
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}
