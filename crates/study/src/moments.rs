//! The moments of a game that are worth a look.

use serde::Serialize;
use tabletop::Seat;

use crate::review::Judged;
use crate::rollout::Rolled;

/// How bad a decision was.
///
/// The games here have two or three times as many decisions as chess, with smaller stakes; so the
/// limits are lower than those chess sites use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Gave away two points of winning chance.
    Inaccuracy,
    /// Five points.
    Mistake,
    /// Ten points.
    Blunder,
}

impl Mark {
    /// The mark of a decision that gave this much away.
    pub fn of(loss: f64) -> Option<Mark> {
        match loss {
            loss if loss >= 0.10 => Some(Mark::Blunder),
            loss if loss >= 0.05 => Some(Mark::Mistake),
            loss if loss >= 0.02 => Some(Mark::Inaccuracy),
            _ => None,
        }
    }

    /// The name of its message.
    pub fn key(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }
}

/// A decision that cost its player something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mistake {
    /// The number of the step; the table before it is that after the step before.
    pub step: usize,
    /// Who made it.
    pub by: Seat,
    /// What was done.
    #[serde(rename = "do")]
    pub action: String,
    /// What would have been better.
    pub better: String,
    /// What it gave away.
    pub loss: f64,
    /// The chance to win with the better move.
    pub chance: f64,
    /// How bad that is.
    pub mark: Mark,
    /// What games played to the end from there say, if they were asked for.
    pub rolled: Option<Rolled>,
}

/// An outcome of chance that changed much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Stroke {
    /// The number of the step.
    pub step: usize,
    /// For whom it changed most.
    pub seat: Seat,
    /// What it brought them.
    pub luck: f64,
}

/// Moments this close to a greater one are left out.
const APART: usize = 10;
const MOST_MISTAKES: usize = 7;
const MOST_STROKES: usize = 3;

/// The decisions that gave away most.
pub(crate) fn mistakes(steps: &[Judged]) -> Vec<Mistake> {
    let marked = steps
        .iter()
        .enumerate()
        .filter_map(|(at, step)| match step {
            Judged::Decision {
                by,
                action,
                loss,
                mark: Some(mark),
                best,
                ..
            } => best.first().map(|better| Mistake {
                step: at + 1,
                by: *by,
                action: action.clone(),
                better: better.action.clone(),
                loss: *loss,
                chance: better.chance,
                mark: *mark,
                rolled: None,
            }),
            _ => None,
        });
    greatest(marked.collect(), MOST_MISTAKES, |one| (one.loss, one.step))
}

/// The strokes of luck, good or bad, that changed most.
pub(crate) fn strokes(steps: &[Judged]) -> Vec<Stroke> {
    let all = steps.iter().enumerate().filter_map(|(at, step)| {
        let Judged::Chance { luck } = step else {
            return None;
        };
        let by_seat = Seat::all(luck.len()).zip(luck.iter().copied());
        let (seat, luck) = by_seat.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
        (luck != 0.0).then_some(Stroke {
            step: at + 1,
            seat,
            luck,
        })
    });
    greatest(all.collect(), MOST_STROKES, |one| {
        (one.luck.abs(), one.step)
    })
}

/// The greatest of these that are not too close to a greater one, in order of the game.
fn greatest<T>(mut all: Vec<T>, most: usize, size_and_step: impl Fn(&T) -> (f64, usize)) -> Vec<T> {
    all.sort_by(|a, b| size_and_step(b).0.total_cmp(&size_and_step(a).0));
    let mut kept: Vec<T> = Vec::new();
    for one in all {
        let step = size_and_step(&one).1;
        let close = |other: &T| size_and_step(other).1.abs_diff(step) < APART;
        if kept.len() < most && !kept.iter().any(close) {
            kept.push(one);
        }
    }
    kept.sort_by_key(|one| size_and_step(one).1);
    kept
}
