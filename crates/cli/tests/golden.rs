//! Whole games that must replay line for line.
//!
//! Each golden game is a record and its transcript, as `heliopolis replay` and `heliopolis show`
//! print it. `GOLDEN=write cargo test -p cli --test golden` writes all of them anew; their change
//! is then read line by line.

mod styled;

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
    let json: Value = serde_json::from_str(plan.options).expect("the plan's options are JSON");
    let options =
        G::Options::from_json(json.as_object().expect("an object")).expect("good options");
    let start = G::new(plan.players, &options).expect("the game is for so many");
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

mod ra_games {
    use ra::{Action, Event, Phase};

    use super::*;

    /// Random play fills no rows and seldom uses gods; these styles do.
    const PLAIN: &[(&str, u32)] = &[];
    const PATIENT: &[(&str, u32)] = &[("draw", 30), ("god", 4), ("pass", 6)];
    const PIOUS: &[(&str, u32)] = &[("draw", 20), ("god", 8), ("done", 16), ("pass", 5)];
    const SILENT: &[(&str, u32)] = &[("draw", 60), ("pass", 40)];

    const PLANS: &[Plan] = &[
        Plan {
            name: "two-players",
            players: 2,
            options: "{}",
            style: PATIENT,
            seed: 1,
        },
        Plan {
            name: "three-players",
            players: 3,
            options: r#"{"scores":"open"}"#,
            style: PATIENT,
            seed: 2,
        },
        Plan {
            name: "four-players",
            players: 4,
            options: r#"{"track":"barge","names":"2023"}"#,
            style: PATIENT,
            seed: 3,
        },
        Plan {
            name: "five-players",
            players: 5,
            options: r#"{"counter":"on","names":"1999"}"#,
            style: PATIENT,
            seed: 4,
        },
        Plan {
            name: "plain",
            players: 4,
            options: "{}",
            style: PLAIN,
            seed: 5,
        },
        Plan {
            name: "gods",
            players: 3,
            options: "{}",
            style: PIOUS,
            seed: 46,
        },
        Plan {
            name: "gods-of-two",
            players: 2,
            options: "{}",
            style: PIOUS,
            seed: 7,
        },
        Plan {
            name: "silence",
            players: 5,
            options: "{}",
            style: SILENT,
            seed: 8,
        },
        Plan {
            name: "tie",
            players: 4,
            options: "{}",
            style: PLAIN,
            seed: 70,
        },
    ];

    #[test]
    fn golden_games_replay_line_for_line() {
        check::<ra::Position>(PLANS);
    }

    /// What a position, a step and its events show of the game.
    fn sights(before: &ra::Position, step: Step<ra::Position>, events: &[Event]) -> Vec<String> {
        let mut sights = vec![format!("{} players", before.players())];
        if let Step::Decision { action, .. } = step {
            sights.push(format!("verb {}", first_word(&action.to_string())));
            match action {
                Action::God(_) if before.row().is_full() => sights.push("god on a full row".into()),
                Action::God(tile) if tile.is_disaster() => sights.push("god on a disaster".into()),
                Action::Invoke if before.row().is_empty() => sights.push("empty auction".into()),
                _ => {}
            }
        }
        let auction = match before.phase() {
            Phase::Auction(auction) => Some(auction.kind),
            _ => None,
        };
        for event in events {
            match *event {
                Event::AuctionWon { .. } => sights.push(format!("{auction:?} is won")),
                Event::NobodyBid { .. } => sights.push(format!("{auction:?} without bids")),
                Event::DisasterStruck { disaster, .. } => {
                    sights.push(format!("{disaster} strikes"));
                }
                Event::EpochEnded { why, .. } => sights.push(format!("epoch ends by {why:?}")),
                _ => {}
            }
        }
        let points = |event: &Event| match *event {
            Event::Placed {
                points,
                place: 1 | 2,
                ..
            } => Some(points),
            _ => None,
        };
        let best: Vec<_> = events.iter().filter_map(points).collect();
        if matches!(best[..], [first, second] if first == second) {
            sights.push("tie for the victory".into());
        }
        sights
    }

    #[test]
    fn together_they_show_everything() {
        if writing() {
            return;
        }
        let mut seen = BTreeSet::new();
        walk::<ra::Position>(PLANS, |before, step, events| {
            seen.extend(sights(before, step, events));
        });
        let wanted = [
            "2 players",
            "3 players",
            "4 players",
            "5 players",
            "verb draw",
            "verb invoke",
            "verb god",
            "verb done",
            "verb pass",
            "verb bid",
            "verb lose",
            "Some(A) is won",
            "Some(B) is won",
            "Some(C) is won",
            "Some(A) without bids",
            "Some(C) without bids",
            "dis.funeral strikes",
            "dis.drought strikes",
            "dis.war strikes",
            "dis.earthquake strikes",
            "epoch ends by RaTrack",
            "epoch ends by Suns",
            "god on a full row",
            "god on a disaster",
            "empty auction",
            "tie for the victory",
        ];
        let missing: Vec<_> = wanted
            .iter()
            .filter(|&&sight| !seen.contains(sight))
            .collect();
        assert!(missing.is_empty(), "no golden game shows {missing:?}");
    }
}
