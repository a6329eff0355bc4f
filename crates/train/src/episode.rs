//! One game of self-play, and what there is to learn from it.

use bots::net::{Evaluator, Input, Net, Scratch, win_chances, winners};
use bots::{BotGame, FastDice, Turn};
use tabletop::{BySeat, Next, Seat, Silence};

use crate::self_play::SelfPlayPolicy;

/// The afterstates of a game as inputs of a network, with what the network thought of them and how
/// the game ended.
#[derive(Debug)]
pub struct Episode {
    moments: Vec<Moment>,
    /// The inputs of the moments.
    positions: Positions,
    /// Side targets: what searches found out about actions not taken, clockwise from the mover.
    side_targets: Vec<BySeat<f32>>,
    /// The inputs of their afterstates.
    side_positions: Positions,
    winners: BySeat<f32>,
    players: usize,
}

/// One afterstate.
#[derive(Debug)]
struct Moment {
    /// The mover.
    focus: Seat,
    /// The value of the best action, by seat.
    chances: BySeat<f32>,
    /// Whether another action was taken, to explore.
    explored: bool,
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

/// A training example: inputs, and the outputs that they should give.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<'a> {
    /// The inputs.
    pub inputs: &'a [(u16, f32)],
    /// The chance of each seat to win, clockwise from the focus; 0 beyond the players.
    pub target: BySeat<f32>,
}

impl Episode {
    /// Plays a game from this start.
    pub fn play<G: BotGame>(
        net: &Net,
        start: G,
        mut policy: SelfPlayPolicy<'_, G>,
        dice: &mut FastDice,
    ) -> Episode {
        let players = start.players();
        let mut position = start;
        let mut list = G::Actions::default();
        let (mut evaluator, mut scratch) = (Evaluator::default(), Scratch::default());
        let (mut moments, mut positions) = (Vec::new(), Positions::default());
        let (mut side_targets, mut side_positions) = (Vec::new(), Positions::default());
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
                    let choice = policy.decide(&mut evaluator, net, &world, &turn, dice);
                    for (action, chances) in choice.side_targets {
                        let mut after = world;
                        after.apply_unchecked(seat, action, &mut Silence);
                        if !after.is_over() {
                            scratch.input.clear();
                            after.encode(seat, &mut scratch.input);
                            side_positions.push(scratch.input.entries());
                            side_targets.push(clockwise(&chances, seat, players));
                        }
                    }
                    position.apply_unchecked(seat, choice.action, &mut Silence);
                    world.apply_unchecked(seat, choice.action, &mut Silence);
                    if !world.is_over() {
                        let thought = win_chances(net, &world, seat, &mut scratch);
                        positions.push(scratch.input.entries());
                        moments.push(Moment {
                            focus: seat,
                            chances: choice.value.unwrap_or(thought),
                            explored: choice.is_exploratory,
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
            side_targets,
            side_positions,
            winners: winners(&standing.places, players),
            players,
        }
    }

    /// The lessons of TD(λ), latest first: the target of each position is a mixture of the value one
    /// decision later (at λ = 0 only that) and of the result of the game (at λ = 1 only that). The
    /// trace is cut at exploratory actions: what came of them says nothing about the positions before,
    /// which learn the value of the best action instead. The side targets come last.
    pub fn lessons(&self, lambda: f32) -> impl Iterator<Item = Lesson<'_>> {
        let mut came_of_it = self.winners;
        let played = self.moments.iter().enumerate().rev();
        let played = played.map(move |(number, moment)| {
            let target = clockwise(&came_of_it, moment.focus, self.players);
            let lambda = if moment.explored { 0.0 } else { lambda };
            for seat in Seat::all(self.players) {
                let expected = moment.chances[seat];
                came_of_it[seat] = lambda * came_of_it[seat] + (1.0 - lambda) * expected;
            }
            Lesson {
                inputs: self.positions.get(number),
                target,
            }
        });
        let aside = self.side_targets.iter().enumerate();
        played.chain(aside.map(|(number, &target)| Lesson {
            inputs: self.side_positions.get(number),
            target,
        }))
    }
}

/// The chances of the seats, clockwise from the focus.
fn clockwise(chances: &BySeat<f32>, focus: Seat, players: usize) -> BySeat<f32> {
    let mut turned = BySeat::default();
    for (to, from) in Seat::all(players).zip(focus.clockwise(players)) {
        turned[to] = chances[from];
    }
    turned
}

/// Writes the inputs of a lesson for a network to evaluate.
pub(crate) fn put(inputs: &[(u16, f32)], input: &mut Input) {
    input.clear();
    for &(number, value) in inputs {
        input.from(number.into()).number(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of two that seat 0 won, with its expected chance after each decision.
    fn episode(expected: &[(f32, bool)]) -> Episode {
        let two = |chance| BySeat::from_fn(|seat: Seat| [chance, 1.0 - chance][seat.index() % 2]);
        let mut positions = Positions::default();
        let moments = expected.iter().map(|&(chance, explored)| {
            positions.push(&[(0, chance)]);
            Moment {
                focus: Seat::default(),
                chances: two(chance),
                explored,
            }
        });
        Episode {
            moments: moments.collect(),
            positions,
            side_targets: vec![two(0.125)],
            side_positions: Positions {
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
    fn the_trace_is_cut_at_an_exploratory_action() {
        let episode = episode(&[(0.25, false), (0.5, true), (0.75, false)]);
        assert_eq!(targets(&episode), [1.0, 0.875, 0.5, 0.125]);
    }
}
