//! Tunes the constants of a scribe: `cargo run --release -p bots --example tune -- ra 4 200`.
//!
//! With `NAME=VALUE` or `NAME.INDEX=VALUE` instead of a number of trials, it tries out that change.
//!
//! A challenger differs from the champion in a few constants, changed at random. They play with
//! every other seat each, on both sides, and the challenger becomes champion if it wins clearly more.
//! The last champion is printed.

// A program prints on purpose.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use bots::{BotGame, Constants, FastDice, RankBot, Score, Scribe, Steps, play_out};
use tabletop::{Dice, Seat};

/// The games of a first test, and of the second that confirms it.
const TESTS: [u64; 2] = [2_000, 8_000];

/// Standard errors by which the second test must be won.
const CLEARLY: f64 = 1.7;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse().ok());
    let (players, trials) = (number(2).unwrap_or(4), number(3).unwrap_or(100));
    let seed = number(4).unwrap_or(1) as u64;
    let changes = arguments.get(3..).unwrap_or_default();
    let trying = changes.iter().any(|change| change.contains('='));
    match (arguments.get(1).map(String::as_str), trying) {
        (Some("ra"), false) => tune::<ra::Position, _>(players, trials, seed),
        (Some("ra"), true) => try_out::<ra::Position, _>(players, changes),
        (Some("amun-re"), false) => tune::<amun_re::Position, _>(players, trials, seed),
        (Some("amun-re"), true) => try_out::<amun_re::Position, _>(players, changes),
        _ => eprintln!("usage: tune ra|amun-re PLAYERS (TRIALS SEED | NAME=VALUE...)"),
    }
}

fn tune<G, C>(players: usize, trials: usize, seed: u64)
where
    G: BotGame<Scribe = Scribe<C>>,
    C: Constants,
{
    let mut dice = FastDice::new(seed, 0);
    let mut champion = *C::tuned(players);
    for trial in 1..=trials as u64 {
        let challenger = changed(champion, &mut dice);
        let won = TESTS.iter().zip(0_u64..).all(|(&games, test)| {
            // Every test has deals of its own.
            let deals = seed + trial + (test << 32);
            let (share, error) = contest::<G, C>(players, challenger, champion, games, deals);
            share > if test == 0 { error } else { CLEARLY * error }
        });
        if won {
            champion = challenger;
            eprintln!("trial {trial}: {champion:.3?}");
        }
    }
    let (share, error) = contest::<G, C>(players, champion, *C::tuned(players), 20_000, seed);
    println!(
        "{champion:#.3?}\nabove a fair share by {share:.4} ± {:.4}",
        1.96 * error
    );
}

fn try_out<G, C>(players: usize, changes: &[String])
where
    G: BotGame<Scribe = Scribe<C>>,
    C: Constants,
{
    let mut table = *C::tuned(players);
    for change in changes {
        let (name, value) = change.split_once('=').expect("NAME=VALUE");
        let (field, index) = name.split_once('.').unwrap_or((name, "0"));
        table.each(|known, numbers| {
            if known == field {
                numbers[index.parse::<usize>().expect("an index")] =
                    value.parse().expect("a number");
            }
        });
    }
    let (share, error) = contest::<G, C>(players, table, *C::tuned(players), 10_000, 99);
    println!("{changes:?}: {share:+.4} ± {:.4}", 1.96 * error);
}

/// The table with one to four constants changed by up to a half, or moved a little near 0.
fn changed<T: Constants>(mut table: T, dice: &mut FastDice) -> T {
    let mut count = 0;
    table.each(|_, numbers| count += numbers.len());
    for _ in 0..=dice.below(4) {
        let mut left = dice.below(count as u32) as usize;
        let change = (dice.below(2001) as f32 / 1000.0 - 1.0) / 2.0;
        table.each(|_, numbers| {
            if let Some(number) = numbers.get_mut(left) {
                *number += change * (number.abs() + 0.1);
            }
            left = left.wrapping_sub(numbers.len());
        });
    }
    table
}

/// How much more than its fair share the first table wins per pair of games against the second, and
/// the standard error of that. The two games of a pair have the same dice, with the seats exchanged.
fn contest<G, C>(players: usize, one: C, other: C, games: u64, seed: u64) -> (f64, f64)
where
    G: BotGame<Scribe = Scribe<C>>,
    C: Constants,
{
    let (mut sum, mut squares) = (0.0, 0.0);
    let mut list = G::Actions::default();
    let pairs = games / 2;
    for pair in 0..pairs {
        let mut both = 0.0;
        for side in 0..2 {
            let is_first = |seat: usize| (seat + side + pair as usize).is_multiple_of(2);
            let scribe = |seat| Scribe::with(if is_first(seat) { one } else { other });
            let mut bots: Vec<RankBot<G>> = (0..players)
                .map(|seat| RankBot::Scribe(Box::new(scribe(seat))))
                .collect();
            let mut position = G::new(players, &G::Options::default()).expect("a table");
            let mut dice = FastDice::new(seed, pair);
            let mut steps = Steps::default();
            play_out(&mut position, &mut bots, &mut dice, &mut list, &mut steps);
            let score = Score::of(&position).expect("the game is over");
            for seat in Seat::all(players).filter(|seat| is_first(seat.index())) {
                let share = score.victory[seat] as f64 / Score::WHOLE as f64;
                both += share - 1.0 / players as f64;
            }
        }
        sum += both;
        squares += both * both;
    }
    let pairs = pairs as f64;
    let (mean, square) = (sum / pairs, squares / pairs);
    (mean, ((square - mean * mean) / pairs).sqrt())
}
