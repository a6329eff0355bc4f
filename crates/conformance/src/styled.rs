//! Games played at random in several styles, so that rare things happen often enough.

use tabletop::{Game, Next, Outcome, Seat, Step};

use crate::dice::TestDice;

/// What the random players of a game like; a type has all the tastes there are.
pub trait Taste<G: Game>: Copy + 'static {
    /// Every taste.
    const ALL: &'static [Self];

    /// How much an action is liked in comparison with the others; 0 if it is never chosen.
    fn weight(self, position: &G, action: G::Action) -> usize;

    /// What chance brings.
    fn settle(self, position: &G, dice: &mut TestDice) -> Outcome<G> {
        position.sample(dice)
    }

    /// The taste of a game with this seed.
    fn of(seed: u64) -> Self {
        Self::ALL[seed as usize % Self::ALL.len()]
    }

    /// One of the legal actions, by how much it is liked.
    fn choose(self, position: &G, legal: &[G::Action], dice: &mut TestDice) -> G::Action {
        let weights = legal.iter().map(|&action| self.weight(position, action));
        let mut left = dice.index(weights.clone().sum());
        for (&action, weight) in legal.iter().zip(weights) {
            match left.checked_sub(weight) {
                Some(rest) => left = rest,
                None => return action,
            }
        }
        unreachable!("the weights add up");
    }
}

/// A random game, step by step. At a sealed point the seats answer in any order.
#[derive(Debug)]
pub struct StyledGame<G: Game, T> {
    /// Where it stands.
    pub position: G,
    /// What happened in the last step.
    pub events: Vec<G::Event>,
    /// What decides.
    pub dice: TestDice,
    taste: T,
}

impl<G: Game, T: Taste<G>> StyledGame<G, T> {
    /// A game from the start, at a table that there must be.
    pub fn new(players: usize, options: &G::Options, seed: u64) -> StyledGame<G, T> {
        let start = G::new(players, options).expect("the game is for this many players");
        StyledGame::from(start, seed)
    }

    /// A game that goes on from this position.
    pub fn from(position: G, seed: u64) -> StyledGame<G, T> {
        StyledGame {
            position,
            events: Vec::new(),
            dice: TestDice::new(seed),
            taste: T::of(seed),
        }
    }

    /// The next step at random; nothing once the game is over.
    pub fn step(&mut self) -> Option<Step<G>> {
        self.events.clear();
        let step = match self.position.next() {
            Next::Over => return None,
            Next::Chance(chance) => Step::Chance {
                chance,
                outcome: self.taste.settle(&self.position, &mut self.dice),
            },
            Next::Decision(seats) => {
                let seats: Vec<Seat> = seats.into_iter().collect();
                let by = *self.dice.one_of(&seats);
                let legal = self.position.legal(by);
                let action = self.taste.choose(&self.position, &legal, &mut self.dice);
                Step::Decision { by, action }
            }
        };
        step.repeat(&mut self.position, &mut self.events);
        Some(step)
    }
}
