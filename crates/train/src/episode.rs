//! One game of a network against itself, and what there is to learn from it.

use bots::value::{Input, Judge, Net, Scratch, win_chances, winners};
use bots::{FastDice, Played, Turn};
use tabletop::{BySeat, Next, Seat, Silence};

use crate::manner::Manner;

/// The positions of a game right after each decision, as numbers, with what the network thought of
/// them and how the game ended.
#[derive(Debug)]
pub struct Episode {
    moments: Vec<Moment>,
    /// The inputs of the moments.
    positions: Positions,
    /// What searches found out about what was not done, clockwise from who could have done it.
    asides: Vec<BySeat<f32>>,
    /// The inputs of the positions that did not come.
    beside: Positions,
    winners: BySeat<f32>,
    players: usize,
}

/// One of the positions.
#[derive(Debug)]
struct Moment {
    /// Who decided.
    focus: Seat,
    /// What was expected, by seat: of the decision, or of the best one if it was another.
    chances: BySeat<f32>,
    /// Whether something else was done than the best.
    strayed: bool,
}

/// The inputs of many positions, one after the other.
#[derive(Debug, Default)]
struct Positions {
    entries: Vec<(u16, f32)>,
    /// Where those of each position end.
    ends: Vec<usize>,
}

impl Positions {
    fn push(&mut self, entries: &[(u16, f32)]) {
        self.entries.extend_from_slice(entries);
        self.ends.push(self.entries.len());
    }

    fn get(&self, number: usize) -> &[(u16, f32)] {
        let begin = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.entries[begin..self.ends[number]]
    }
}

/// Something to learn: inputs, and the shares of the victory that they should give.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<'a> {
    /// The inputs.
    pub inputs: &'a [(u16, f32)],
    /// The shares, clockwise from the focus; those beyond the players are 0.
    pub target: BySeat<f32>,
}

impl Episode {
    /// Plays a game from this start.
    pub fn play<G: Played>(
        net: &Net,
        start: G,
        mut manner: Manner<'_, G>,
        dice: &mut FastDice,
    ) -> Episode {
        let players = start.players();
        let mut position = start;
        let mut list = G::Actions::default();
        let (mut judge, mut scratch) = (Judge::default(), Scratch::default());
        let (mut moments, mut positions) = (Vec::new(), Positions::default());
        let (mut asides, mut beside) = (Vec::new(), Positions::default());
        loop {
            match position.next() {
                Next::Chance(_) => {
                    let outcome = position.sample(dice);
                    position.settle_unchecked(outcome, &mut Silence);
                }
                Next::Decision(seats) => {
                    let seat = seats.first().expect("somebody owes the decision");
                    position.actions(seat, &mut list);
                    if let [only] = list[..] {
                        position.apply_unchecked(seat, only, &mut Silence);
                        continue;
                    }
                    let turn = Turn::new(&position, seat, &list);
                    let mut world = G::imagine(&turn.view(), dice);
                    let choice = manner.decide(&mut judge, net, &world, &turn, dice);
                    for (action, chances) in choice.asides {
                        let mut after = world;
                        after.apply_unchecked(seat, action, &mut Silence);
                        if !after.is_over() {
                            scratch.input.clear();
                            after.encode(seat, &mut scratch.input);
                            beside.push(scratch.input.entries());
                            asides.push(clockwise(&chances, seat, players));
                        }
                    }
                    position.apply_unchecked(seat, choice.action, &mut Silence);
                    world.apply_unchecked(seat, choice.action, &mut Silence);
                    if !world.is_over() {
                        let thought = win_chances(net, &world, seat, &mut scratch);
                        positions.push(scratch.input.entries());
                        moments.push(Moment {
                            focus: seat,
                            chances: choice.promise.unwrap_or(thought),
                            strayed: choice.strays,
                        });
                    }
                }
                Next::Over => break,
            }
        }
        let standing = position.standing().expect("the game is over");
        Episode {
            moments,
            positions,
            asides,
            beside,
            winners: winners(&standing.places, players),
            players,
        }
    }

    /// The lessons, latest first: each position should have been worth what came of it, which is a
    /// mixture of what was expected one decision later (at λ = 0 only that) and of how the game ended
    /// (at λ = 1 only that). What came of straying says nothing about the positions before it: they
    /// learn what was expected of the best. Last comes what searches found out beside.
    pub fn lessons(&self, lambda: f32) -> impl Iterator<Item = Lesson<'_>> {
        let mut came_of_it = self.winners;
        let played = self.moments.iter().enumerate().rev();
        let played = played.map(move |(number, moment)| {
            let target = clockwise(&came_of_it, moment.focus, self.players);
            let lambda = if moment.strayed { 0.0 } else { lambda };
            for seat in Seat::all(self.players) {
                let expected = moment.chances[seat];
                came_of_it[seat] = lambda * came_of_it[seat] + (1.0 - lambda) * expected;
            }
            Lesson {
                inputs: self.positions.get(number),
                target,
            }
        });
        let beside = self.asides.iter().enumerate();
        played.chain(beside.map(|(number, &target)| Lesson {
            inputs: self.beside.get(number),
            target,
        }))
    }
}

/// The chances of the seats in this order: the focus, and those who follow him.
fn clockwise(chances: &BySeat<f32>, focus: Seat, players: usize) -> BySeat<f32> {
    let mut turned = BySeat::default();
    for (to, from) in Seat::all(players).zip(focus.clockwise(players)) {
        turned[to] = chances[from];
    }
    turned
}

/// The inputs of a lesson, for a network to judge.
pub(crate) fn put(inputs: &[(u16, f32)], input: &mut Input) {
    input.clear();
    for &(number, value) in inputs {
        input.from(number.into()).number(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of two that the first won, with what was expected of him after each decision.
    fn episode(expected: &[(f32, bool)]) -> Episode {
        let two = |chance| BySeat::from_fn(|seat: Seat| [chance, 1.0 - chance][seat.index() % 2]);
        let mut positions = Positions::default();
        let moments = expected.iter().map(|&(chance, strayed)| {
            positions.push(&[(0, chance)]);
            Moment {
                focus: Seat::default(),
                chances: two(chance),
                strayed,
            }
        });
        Episode {
            moments: moments.collect(),
            positions,
            asides: vec![two(0.125)],
            beside: Positions {
                entries: vec![(7, 1.0)],
                ends: vec![1],
            },
            winners: two(1.0),
            players: 2,
        }
    }

    fn targets(episode: &Episode) -> Vec<f32> {
        episode
            .lessons(0.5)
            .map(|lesson| lesson.target[Seat::default()])
            .collect()
    }

    #[test]
    fn a_position_learns_from_the_next_and_from_the_end() {
        let episode = episode(&[(0.25, false), (0.5, false), (0.75, false)]);
        assert_eq!(targets(&episode), [1.0, 0.875, 0.6875, 0.125]);
        let inputs: Vec<_> = episode.lessons(0.5).map(|lesson| lesson.inputs).collect();
        assert_eq!(
            inputs,
            [&[(0, 0.75)], &[(0, 0.5)], &[(0, 0.25)], &[(7, 1.0)]]
        );
    }

    #[test]
    fn what_comes_of_straying_is_not_learnt_by_the_positions_before_it() {
        let episode = episode(&[(0.25, false), (0.5, true), (0.75, false)]);
        assert_eq!(targets(&episode), [1.0, 0.875, 0.5, 0.125]);
    }
}
