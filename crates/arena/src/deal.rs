//! One deal: the same luck for every seating of the bots.

use std::time::{Duration, Instant};

use bots::{Bot, BotGame, FastDice, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::record::{Header, Player as Named, Record};
use tabletop::{Chance, Next, Play, Seat, Silence, Step};

use crate::arena_bot::ArenaBot;
use crate::forfeits::Forfeits;
use crate::thinking::Thinking;

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Places by seat, 1 for the winner; equal places are shared.
    pub places: Vec<u8>,
    /// The bots at work, by seat.
    pub seats: Vec<Conduct>,
    /// The lines of its record, if records are kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub record: Vec<Value>,
}

/// How a bot played a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Conduct {
    /// The bot.
    pub bot: String,
    /// The times of its decisions, where there was more than one legal action.
    pub thinking: Thinking,
    /// What it forfeited.
    pub forfeits: Forfeits,
}

/// The luck of a deal.
///
/// Each kind of chance has dice of its own, so the n-th outcome of a kind is drawn with the same
/// random number, whatever the bots have done and whatever else was drawn before.
#[derive(Clone, Debug)]
pub(crate) struct Luck {
    seed: u64,
    deal: u64,
    dice: Vec<(&'static str, FastDice)>,
}

impl Luck {
    pub(crate) fn new(seed: u64, deal: u64) -> Luck {
        let dice = Vec::new();
        Luck { seed, deal, dice }
    }

    fn dice(&mut self, kind: &'static str) -> &mut FastDice {
        let known = self.dice.iter().position(|(name, _)| *name == kind);
        let number = known.unwrap_or_else(|| {
            let letters = kind.bytes().map(u64::from);
            let seed = mix([self.seed, self.deal].into_iter().chain(letters));
            self.dice.push((kind, FastDice::new(seed, 0)));
            self.dice.len() - 1
        });
        &mut self.dice[number].1
    }

    /// The seed of the bot at this seat. It belongs to the seat, not to the bot, so that equal bots
    /// play equal games.
    fn seed_of(&self, seat: Seat) -> u64 {
        // No byte has such a number.
        mix([self.seed, self.deal, 1_000 + seat.index() as u64])
    }
}

/// Mixes several numbers into one; similar numbers give very different ones.
fn mix(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(0, |mixed: u64, number| {
        // The mixer of SplitMix64.
        let mut mixed = (mixed ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    })
}

/// A table of a match.
pub(crate) struct Table<'a, G: BotGame> {
    pub(crate) start: G,
    pub(crate) options: &'a G::Options,
    pub(crate) names: &'a [String],
    pub(crate) time: Duration,
    pub(crate) keep_record: bool,
}

impl<G: BotGame> Table<'_, G> {
    /// Plays a game; `sitting` has for each seat the index of its bot.
    pub(crate) fn play(
        &self,
        players: &mut [ArenaBot<G>],
        sitting: &[usize],
        mut luck: Luck,
    ) -> PlayedGame {
        let mut position = self.start;
        let mut steps = Vec::new();
        let mut list = G::Actions::default();
        let name = |&number: &usize| Conduct {
            bot: self.names[number].clone(),
            ..Conduct::default()
        };
        let mut seats: Vec<Conduct> = sitting.iter().map(name).collect();
        for (seat, &number) in Seat::all(sitting.len()).zip(sitting) {
            players[number].begin(luck.seed_of(seat));
        }
        loop {
            let step = match position.next() {
                Next::Chance(chance) => {
                    let outcome = position.sample(luck.dice(chance.kind()));
                    Step::Chance { chance, outcome }
                }
                Next::Decision(owing) => {
                    let by = owing.first().expect("somebody owes the decision");
                    position.actions(by, &mut list);
                    let turn = Turn::new(&position, by, &list).within(self.time);
                    let began = Instant::now();
                    let action = players[sitting[by.index()]].choose(&turn);
                    if list.len() > 1 {
                        seats[by.index()].thinking.add(began.elapsed());
                    }
                    Step::Decision { by, action }
                }
                Next::Over => break,
            };
            if self.keep_record {
                steps.push(step);
            }
            step.repeat(&mut position, &mut Silence);
        }
        for (conduct, &number) in seats.iter_mut().zip(sitting) {
            conduct.forfeits = players[number].take_forfeits();
        }
        let standing = position.standing().expect("the game is over");
        PlayedGame {
            scores: standing.scores.of(sitting.len()).to_vec(),
            places: standing.places.of(sitting.len()).to_vec(),
            record: self.record(&steps, sitting),
            seats,
        }
    }

    /// The lines of the record.
    fn record(&self, steps: &[Step<G>], sitting: &[usize]) -> Vec<Value> {
        if !self.keep_record {
            return Vec::new();
        }
        let mut play = Play::new(self.start);
        for step in steps {
            let done = match *step {
                Step::Decision { by, action } => play.decide(by, action, &mut Silence).is_ok(),
                Step::Chance { outcome, .. } => play.settle(outcome, &mut Silence).is_ok(),
            };
            assert!(done, "bots do only what is legal");
        }
        let named = |(seat, &number): (usize, &usize)| Named {
            name: format!("{} {seat}", self.names[number]),
            bot: Some(self.names[number].clone()),
            ..Named::default()
        };
        let players = sitting.iter().enumerate().map(named).collect();
        let header = Header::new(self.options.clone(), players);
        let text = Record::new(header, play.in_turn_order()).to_string();
        let line = |line| serde_json::from_str(line).expect("a record is lines of JSON");
        text.lines().map(line).collect()
    }
}
