//! The books of a review balance, whoever plays and however many.

use bots::{Bot, BotGame, FastDice, Rank, play_out};
use study::{Depth, Judged, Review, review};
use tabletop::{Game as _, Play, Step};

/// A game between bots of all ranks that need no time.
fn play<G: BotGame>(players: usize, seed: u64) -> Play<G> {
    let ranks = [Rank::Random, Rank::Novice, Rank::Scribe];
    let bot = |seat: usize| ranks[(seat + seed as usize) % 3].bot::<G>();
    let mut bots: Vec<_> = (0..players).map(bot).collect();
    for (seat, bot) in bots.iter_mut().enumerate() {
        bot.begin(seed + seat as u64);
    }
    let start = G::new(players, &G::Options::default()).expect("the game is for this many");
    let mut steps = Vec::new();
    let mut note = |_: &G, step: Step<G>| steps.push(step);
    let mut dice = FastDice::new(seed, 0);
    let mut list = G::Actions::default();
    play_out(
        &mut start.clone(),
        &mut bots,
        &mut dice,
        &mut list,
        &mut note,
    );
    let mut play = Play::new(start);
    for step in steps {
        play.repeat(step, &mut tabletop::Silence);
    }
    play
}

fn check<G: BotGame>(depth: Depth, games: u64) {
    for players in G::PLAYERS {
        for seed in 0..games {
            let play = play::<G>(players, seed);
            let reviewed = review(&play, depth, 1, |_| {}).expect("the game is over");
            assert_eq!(reviewed.steps.len(), play.steps().len());
            balances(&reviewed);
            assert_eq!(review(&play, depth, 1, |_| {}), Some(reviewed));
        }
    }
}

/// The steps add up to the accounts, and the accounts explain the result.
fn balances(review: &Review) {
    for (seat, account) in review.accounts.iter().enumerate() {
        assert!(account.imbalance().abs() < 1e-5, "seat {seat}: {account:?}");
        let (mut luck, mut loss) = (0.0, 0.0);
        for step in &review.steps {
            match step {
                Judged::Chance { luck: brought } => luck += brought[seat],
                Judged::Decision { by, loss: lost, .. } if by.index() == seat => loss += lost,
                Judged::Decision { .. } | Judged::Forced { .. } => {}
            }
        }
        assert!((account.luck - luck).abs() < 1e-9);
        assert!((account.loss - loss).abs() < 1e-9 && loss >= 0.0);
    }
    let victory: f64 = review.accounts.iter().map(|account| account.result).sum();
    assert!((victory - 1.0).abs() < 1e-5);
}

#[test]
fn the_books_balance() {
    check::<ra::Position>(Depth::Quick, 3);
    check::<amun_re::Position>(Depth::Quick, 2);
}

#[test]
fn the_books_of_a_search_balance() {
    check::<ra::Position>(Depth::Deep(8), 1);
}

#[test]
fn a_game_in_progress_is_not_reviewed() {
    let play = Play::new(ra::Position::new(3, &ra::Options::default()).expect("three can play"));
    assert_eq!(review(&play, Depth::Quick, 1, |_| {}), None);
}
