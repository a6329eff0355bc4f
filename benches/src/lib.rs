//! What both benchmarks measure: the calls that a simulation or a search makes. And the reports made
//! of the figures.

pub mod dashboard;
pub mod fused;
pub mod gate;
pub mod instructions;

use bots::{Bot, BotGame, FastDice, Rank, RankBot, Steps, play_out};
use serde::Serialize;
use tabletop::{Game, Next, Observer, Seat, Silence};

/// A game under way: every position of one random game in which a decision is owed.
pub fn decisions<G: BotGame>(players: usize) -> Vec<G> {
    let mut decisions = Vec::new();
    let mut position = start::<G>(players);
    let mut watch = |before: &G, _| {
        if let Next::Decision(_) = before.next() {
            decisions.push(*before);
        }
    };
    play_out(
        &mut position,
        &mut bots::<G>(players),
        &mut dice(),
        &mut list::<G>(),
        &mut watch,
    );
    decisions
}

/// Lists the legal actions of all seats that owe a decision in these positions.
pub fn list_actions<G: Game>(positions: &[G]) -> usize {
    let mut list = G::Actions::default();
    let mut listed = 0;
    for position in positions {
        for seat in position.owing() {
            position.actions(seat, &mut list);
            listed += list.len();
        }
    }
    listed
}

/// Copies each of these positions and carries out the last legal action.
pub fn apply<G: Game>(turns: &[(G, G::Action)]) -> usize {
    let mut over = 0;
    for (position, action) in turns {
        let mut after = *position;
        if let Some(seat) = position.owing().first() {
            after.apply_unchecked(seat, *action, &mut Silence);
        }
        over += usize::from(std::hint::black_box(&after).is_over());
    }
    over
}

/// The positions of [`decisions`] with an action that is legal there.
pub fn turns<G: BotGame>(players: usize) -> Vec<(G, G::Action)> {
    let turn = |position: G| {
        let seat = position.owing().first()?;
        position
            .legal(seat)
            .last()
            .map(|&action| (position, action))
    };
    decisions::<G>(players)
        .into_iter()
        .filter_map(turn)
        .collect()
}

/// Copies each of these positions.
pub fn copy<G: Game>(positions: &[G]) {
    for position in positions {
        std::hint::black_box(*std::hint::black_box(position));
    }
}

/// Makes the view of every seat for each of these positions.
pub fn look<G: Game>(positions: &[G]) {
    for position in positions {
        for seat in Seat::all(position.players()) {
            std::hint::black_box(position.view(Observer::Seat(seat)));
        }
    }
}

/// Views of the first seat of the positions of [`decisions`].
pub fn views<G: BotGame>(players: usize) -> Vec<G::View> {
    let view = |position: G| {
        Seat::all(players)
            .next()
            .map(|seat| position.view(Observer::Seat(seat)))
    };
    decisions::<G>(players)
        .into_iter()
        .filter_map(view)
        .collect()
}

/// Writes each of these as JSON; returns the number of bytes.
pub fn write_json(all: &[impl Serialize]) -> usize {
    let mut text = Vec::new();
    let mut bytes = 0;
    for one in all {
        text.clear();
        serde_json::to_writer(&mut text, one).expect("it has a form in JSON");
        bytes += text.len();
    }
    bytes
}

/// The positions of [`decisions`] as texts.
pub fn texts<G: BotGame>(players: usize) -> Vec<String> {
    let text = |position: G| {
        serde_json::to_string(&position.to_setup()).expect("a position has a form in JSON")
    };
    decisions::<G>(players).into_iter().map(text).collect()
}

/// Reads positions from their texts, with every check; returns how many of them are over.
pub fn read_json<G: Game>(texts: &[String]) -> usize {
    let read = |text: &String| {
        let setup = serde_json::from_str(text).expect("we wrote it");
        G::from_setup(&setup).expect("it was played")
    };
    texts.iter().map(read).filter(G::is_over).count()
}

/// Plays this many random games one after the other; returns the number of steps.
pub fn play<G: BotGame>(players: usize, games: u64) -> Steps {
    let start = start::<G>(players);
    let (mut bots, mut dice, mut list) = (bots::<G>(players), dice(), list::<G>());
    let mut steps = Steps::default();
    for _ in 0..games {
        let mut position = start;
        play_out(&mut position, &mut bots, &mut dice, &mut list, &mut steps);
        std::hint::black_box(position.standing());
    }
    steps
}

/// The same for Ra, without the engine.
pub fn play_fused(players: usize, games: u64) {
    let mut dice = dice();
    for _ in 0..games {
        std::hint::black_box(fused::play(players, &mut dice));
    }
}

fn start<G: Game>(players: usize) -> G {
    G::new(players, &G::Options::default()).expect("the game is for this many")
}

fn bots<G: BotGame>(players: usize) -> Vec<RankBot<G>> {
    let mut bots = vec![Rank::Random.bot(); players];
    for (seed, bot) in (1..).zip(&mut bots) {
        bot.begin(seed);
    }
    bots
}

fn dice() -> FastDice {
    FastDice::new(1, 0)
}

fn list<G: Game>() -> G::Actions {
    G::Actions::default()
}
