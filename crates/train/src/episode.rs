//! One game of a network against itself, and what there is to learn from it.

use bots::search::{Effort, Search};
use bots::value::{Input, Judge, Net, Scratch, Valued, win_chances, winners};
use bots::{Bot, FastDice, Played, Player, Turn};
use tabletop::{BySeat, Dice, Next, Seat, Silence};

use crate::recipe::MILLION;

/// The positions of a game right after each decision, as numbers, with what the network thought of
/// them and how the game ended.
#[derive(Debug)]
pub struct Episode {
    /// The inputs of all positions, one after the other.
    entries: Vec<(u16, f32)>,
    moments: Vec<Moment>,
    winners: BySeat<f32>,
    players: usize,
}

/// One of the positions.
#[derive(Debug)]
struct Moment {
    /// Where its inputs end.
    end: usize,
    /// Who decided.
    focus: Seat,
    /// What the network thought, or what a search found, by seat.
    chances: BySeat<f32>,
}

/// Something to learn: inputs, and the shares of the victory that they should give.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<'a> {
    /// The inputs.
    pub inputs: &'a [(u16, f32)],
    /// The shares, clockwise from the focus; those beyond the players are 0.
    pub target: BySeat<f32>,
}

/// How a game is played for training.
#[derive(Debug)]
pub struct Manner<'a, G: Played> {
    /// How often in a million decisions anything is done instead of the best.
    pub wander: u32,
    /// A search and how many walks it takes; without one the network looks one step ahead.
    pub search: Option<(Search<G>, u32)>,
    /// Who sits where the network does not, by seat.
    pub guests: &'a mut [Option<Player<G>>],
}

impl<G: Played> Manner<'_, G> {
    /// What the seat does in a world that it imagines, and what a search thinks will come of it.
    fn decide(
        &mut self,
        judge: &mut Judge,
        net: &Net,
        world: &G,
        turn: &Turn<'_, G>,
        dice: &mut FastDice,
    ) -> (G::Action, Option<BySeat<f32>>) {
        let seat = turn.seat();
        if dice.below(MILLION) < self.wander {
            return (anything(world, seat, turn.legal(), dice), None);
        }
        if let Some(guest) = &mut self.guests[seat.index()] {
            return (guest.choose(turn), None);
        }
        let Some((search, walks)) = &mut self.search else {
            return (judge.at(net, world, seat).best(turn.legal()), None);
        };
        let found = search.think(net, &turn.view(), seat, Effort::Walks(*walks), dice);
        (found[0].action, Some(found[0].chances))
    }
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
        let (mut entries, mut moments) = (Vec::new(), Vec::new());
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
                    let (action, found) = manner.decide(&mut judge, net, &world, &turn, dice);
                    position.apply_unchecked(seat, action, &mut Silence);
                    world.apply_unchecked(seat, action, &mut Silence);
                    if !world.is_over() {
                        let thought = win_chances(net, &world, seat, &mut scratch);
                        entries.extend_from_slice(scratch.input.entries());
                        moments.push(Moment {
                            end: entries.len(),
                            focus: seat,
                            chances: found.unwrap_or(thought),
                        });
                    }
                }
                Next::Over => break,
            }
        }
        let standing = position.standing().expect("the game is over");
        Episode {
            entries,
            moments,
            winners: winners(&standing.places, players),
            players,
        }
    }

    /// How many lessons there are.
    pub fn len(&self) -> usize {
        self.moments.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// The lessons, latest first: each position should have been worth what came of it, which is a
    /// mixture of what the network thought one decision later (at λ = 0 only that) and of how the
    /// game ended (at λ = 1 only that).
    pub fn lessons(&self, lambda: f32) -> impl Iterator<Item = Lesson<'_>> {
        let mut came_of_it = self.winners;
        self.moments
            .iter()
            .enumerate()
            .rev()
            .map(move |(number, moment)| {
                let begin = number
                    .checked_sub(1)
                    .map_or(0, |before| self.moments[before].end);
                let mut target = BySeat::default();
                for (to, from) in Seat::all(self.players).zip(moment.focus.clockwise(self.players))
                {
                    target[to] = came_of_it[from];
                }
                for seat in Seat::all(self.players) {
                    let thought = moment.chances[seat];
                    came_of_it[seat] = lambda * came_of_it[seat] + (1.0 - lambda) * thought;
                }
                Lesson {
                    inputs: &self.entries[begin..moment.end],
                    target,
                }
            })
    }
}

/// Any action that is worth a thought.
fn anything<G: Valued>(
    world: &G,
    seat: Seat,
    list: &[G::Action],
    dice: &mut FastDice,
) -> G::Action {
    let worth_it = || {
        list.iter()
            .filter(|&&action| world.is_worth_a_thought(seat, action))
    };
    let number = dice.below(worth_it().count() as u32) as usize;
    *worth_it()
        .nth(number)
        .expect("the number is below their count")
}

/// The inputs of a lesson, for a network to judge.
pub(crate) fn put(inputs: &[(u16, f32)], input: &mut Input) {
    input.clear();
    for &(number, value) in inputs {
        input.from(number.into()).number(value);
    }
}
