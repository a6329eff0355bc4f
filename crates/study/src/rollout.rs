//! Two moves compared by playing the game to its end, many times.

use std::ops::ControlFlow;

use bots::net::winners;
use bots::{Bot, BotGame, FastDice, Steps, Vizier, play_out};
use serde::Serialize;
use tabletop::{Observer, Seat, Silence};

/// What a rollout found.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rolled {
    /// The pairs of games played.
    pub games: u32,
    /// How much more often the first move won.
    pub difference: f64,
    /// The standard error of that difference.
    pub error: f64,
}

/// Plays on from a decision of `seat`, once with each of two actions, `games` times over.
///
/// Both games of a pair have the same hidden things and the same dice, so that most of the luck
/// cancels out; `vizier` plays for everybody. `progress` is told the pairs played so far and can end
/// the rollout.
pub fn rollout<G: BotGame>(
    position: &G,
    seat: Seat,
    actions: [G::Action; 2],
    games: u32,
    seed: u64,
    mut progress: impl FnMut(u32) -> ControlFlow<()>,
) -> Rolled {
    let view = position.view(Observer::Seat(seat));
    let players = position.players();
    let mut bots = vec![Vizier::new(None); players];
    let mut list = G::Actions::default();
    let (mut count, mut sum, mut squares) = (0, 0.0, 0.0);
    while count < games {
        let pair = u64::from(count);
        let world = G::imagine(&view, &mut FastDice::new(seed, 2 * pair));
        let [one, other] = actions.map(|action| {
            let mut end = world;
            end.apply_unchecked(seat, action, &mut Silence);
            for bot in &mut bots {
                Bot::<G>::begin(bot, seed ^ pair);
            }
            let mut dice = FastDice::new(seed, 2 * pair + 1);
            play_out(
                &mut end,
                &mut bots,
                &mut dice,
                &mut list,
                &mut Steps::default(),
            );
            let standing = end.standing().expect("the game was played to its end");
            f64::from(winners(&standing.places, players)[seat])
        });
        count += 1;
        sum += one - other;
        squares += (one - other) * (one - other);
        if progress(count).is_break() {
            break;
        }
    }
    let pairs = f64::from(count.max(1));
    let mean = sum / pairs;
    let variance = (squares / pairs - mean * mean).max(0.0);
    Rolled {
        games: count,
        difference: mean,
        error: (variance / (pairs - 1.0).max(1.0)).sqrt(),
    }
}
