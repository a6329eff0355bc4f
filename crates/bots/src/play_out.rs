//! Playing a game to its end.

use tabletop::{BySeat, Dice, Game, Next, Seat, Silence, Step};

use crate::bot::{Bot, Turn};

/// Follows a game step by step.
pub trait Watcher<G: Game> {
    /// A step is about to be carried out in this position.
    fn step(&mut self, before: &G, step: Step<G>);
}

/// The number of steps of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    /// Decisions of players.
    pub decisions: u64,
    /// Outcomes of chance.
    pub chances: u64,
}

impl<G: Game> Watcher<G> for Steps {
    #[inline]
    fn step(&mut self, _: &G, step: Step<G>) {
        match step {
            Step::Decision { .. } => self.decisions += 1,
            Step::Chance { .. } => self.chances += 1,
        }
    }
}

impl<G: Game, F: FnMut(&G, Step<G>)> Watcher<G> for F {
    fn step(&mut self, before: &G, step: Step<G>) {
        self(before, step);
    }
}

/// Plays on from this position until the game is over.
///
/// The bots are those of the seats in order; `list` is room for their legal actions.
#[inline]
pub fn play_out<G: Game, B: Bot<G>>(
    position: &mut G,
    bots: &mut [B],
    dice: &mut impl Dice,
    list: &mut G::Actions,
    watcher: &mut impl Watcher<G>,
) {
    loop {
        match position.next() {
            Next::Chance(chance) => {
                let outcome = position.sample(dice);
                watcher.step(position, Step::Chance { chance, outcome });
                position.settle_unchecked(outcome, &mut Silence);
            }
            Next::Decision(seats) => {
                let by = seats.first().expect("somebody owes the decision");
                position.actions(by, list);
                let action = bots[by.index()].choose(&Turn::new(position, by, list));
                watcher.step(position, Step::Decision { by, action });
                position.apply_unchecked(by, action, &mut Silence);
            }
            Next::Over => return,
        }
    }
}

/// The result of a finished game for each seat, with shared victories in exact parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The points of each seat.
    pub points: BySeat<i32>,
    /// The share of each seat in the victory, in units of [`Score::WHOLE`].
    pub victory: BySeat<u64>,
}

impl Score {
    /// A whole victory: divisible by every number of players that may share it.
    pub const WHOLE: u64 = 60;

    /// The score, if the game is over.
    pub fn of<G: Game>(position: &G) -> Option<Score> {
        let standing = position.standing()?;
        let players = position.players();
        let winners = standing
            .places
            .of(players)
            .iter()
            .filter(|&&place| place == 1)
            .count();
        let mut victory = BySeat::default();
        for seat in Seat::all(players).filter(|&seat| standing.places[seat] == 1) {
            victory[seat] = Score::WHOLE / winners as u64;
        }
        Some(Score {
            points: standing.scores,
            victory,
        })
    }
}
