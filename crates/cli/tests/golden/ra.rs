//! The golden games of Ra.

use std::collections::BTreeSet;

use ::ra::{Action, Event, Phase, Position};

use tabletop::Step;

use super::{Plan, check, first_word, walk, writing};

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
    check::<Position>(PLANS);
}

/// What a position, a step and its events show of the game.
fn sights(before: &Position, step: Step<Position>, events: &[Event]) -> Vec<String> {
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
    walk::<Position>(PLANS, |before, step, events| {
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
        "Some(Drawn) is won",
        "Some(Invoked) is won",
        "Some(InvokedFull) is won",
        "Some(Drawn) without bids",
        "Some(InvokedFull) without bids",
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
