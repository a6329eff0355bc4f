//! The golden games of Amun-Re.

use std::collections::BTreeSet;

use ::amun_re::options::InstantStones;
use ::amun_re::{Card, Event, Position};

use tabletop::Step;

use super::{Plan, check, first_word, walk, writing};

/// Styles that bring out cards, thieves and gifts.
const PLAIN: &[(&str, u32)] = &[];
const CARDS: &[(&str, u32)] = &[
    ("buy cards", 60),
    ("take card", 12),
    ("sell", 3),
    ("defend", 12),
    ("bribe", 60),
    ("architect", 12),
    ("free-farmer", 12),
    ("harvest", 12),
    ("treasury", 12),
];
const HOARD: &[(&str, u32)] = &[("buy cards", 400), ("take card", 60), ("sell", 0)];
const THIEVES: &[(&str, u32)] = &[("offer theft", 40), ("buy", 9)];

const PLANS: &[Plan] = &[
    Plan {
        name: "three-players",
        players: 3,
        options: "{}",
        style: CARDS,
        seed: 1,
    },
    Plan {
        name: "four-players",
        players: 4,
        options: r#"{"gold":"open","instant_stones":"won"}"#,
        style: CARDS,
        seed: 2,
    },
    Plan {
        name: "five-players",
        players: 5,
        options: r#"{"first":2,"counter":"on"}"#,
        style: CARDS,
        seed: 3,
    },
    Plan {
        name: "expert-three",
        players: 3,
        options: r#"{"expert":true}"#,
        style: CARDS,
        seed: 4,
    },
    Plan {
        name: "expert-four",
        players: 4,
        options: r#"{"expert":true,"first":0}"#,
        style: PLAIN,
        seed: 5,
    },
    Plan {
        name: "expert-five",
        players: 5,
        options: r#"{"expert":true}"#,
        style: CARDS,
        seed: 6,
    },
    Plan {
        name: "custom-board",
        players: 3,
        options: r#"{"board":CUSTOM}"#,
        style: PLAIN,
        seed: 7,
    },
    Plan {
        name: "thieves",
        players: 5,
        options: "{}",
        style: THIEVES,
        seed: 0,
    },
    Plan {
        name: "tie",
        players: 5,
        options: "{}",
        style: HOARD,
        seed: 1,
    },
    Plan {
        name: "shared-victory",
        players: 5,
        options: "{}",
        style: HOARD,
        seed: 2,
    },
    Plan {
        name: "farmers",
        players: 5,
        options: "{}",
        style: HOARD,
        seed: 19,
    },
    Plan {
        name: "no-cards-left",
        players: 5,
        options: "{}",
        style: HOARD,
        seed: 286,
    },
];

/// What a position, a step and its events show of the game.
fn sights(before: &Position, step: Step<Position>, events: &[Event]) -> Vec<String> {
    let players = before.players();
    let variant = if before.options().expert {
        "expert"
    } else {
        "basic"
    };
    let mut sights = vec![format!("{players} players, {variant}")];
    if !before.board().is_standard() {
        sights.push("board of our own".into());
    }
    if before.options().instant_stones == InstantStones::Won {
        sights.push("stones in the province won".into());
    }
    if let Step::Decision { action, .. } = step {
        sights.push(format!("verb {}", first_word(&action.to_string())));
    }
    let mut gold_places = BTreeSet::new();
    let mut offers = Vec::new();
    let mut finals = Vec::new();
    for event in events {
        match *event {
            Event::CardPlayed { card, .. } => sights.push(format!("{card} is played")),
            Event::GoalFulfilled { card, .. } => sights.push(format!("{card} is played")),
            Event::TotalChanged { .. } => sights.push("change is played".into()),
            Event::DiscardsShuffled { .. } => sights.push("reshuffle".into()),
            Event::NoCardsLeft { .. } => sights.push("no cards left".into()),
            Event::TotalCounted { total } if i32::from(total) == -3 * players as i32 => {
                sights.push("all thieves".into());
            }
            Event::OfferShown { offer, .. } => offers.extend(offer.gold),
            Event::GoldRanked { place, .. } if !gold_places.insert(place) => {
                sights.push("tie in gold".into());
            }
            Event::Placed { points, place, .. } => finals.push((place, points)),
            _ => {}
        }
    }
    offers.sort_unstable();
    if offers.windows(2).any(|pair| pair[0] == pair[1]) {
        sights.push("equal offerings".into());
    }
    finals.sort_unstable();
    if let [(1, first), (second_place, second), ..] = finals[..] {
        if second_place == 1 {
            sights.push("shared victory".into());
        } else if first == second {
            sights.push("tie for the victory".into());
        }
    }
    sights
}

#[test]
fn golden_games_replay_line_for_line() {
    check::<Position>(PLANS);
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
    let verbs = [
        "pass",
        "defend",
        "bribe",
        "done",
        "decline",
        "reveal",
        "bid",
        "buy",
        "farmer",
        "stone",
        "architect",
        "free-farmer",
        "harvest",
        "treasury",
        "offer",
        "change",
        "take",
        "sell",
    ];
    let mut wanted: Vec<String> = verbs.iter().map(|verb| format!("verb {verb}")).collect();
    wanted.extend(Card::ALL.iter().map(|card| format!("{card} is played")));
    for players in 3..=5 {
        wanted.extend(["basic", "expert"].map(|variant| format!("{players} players, {variant}")));
    }
    let others = [
        "reshuffle",
        "no cards left",
        "all thieves",
        "equal offerings",
        "tie in gold",
        "tie for the victory",
        "shared victory",
        "board of our own",
        "stones in the province won",
    ];
    wanted.extend(others.map(str::to_owned));
    let missing: Vec<_> = wanted
        .iter()
        .filter(|&sight| !seen.contains(sight))
        .collect();
    assert!(missing.is_empty(), "no golden game shows {missing:?}");
}
