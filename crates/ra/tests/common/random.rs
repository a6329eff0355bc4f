//! Games played at random, in several styles so that rare things happen often enough.

use ra::{Action, Event, Options, Outcome, Position, Tile};
use tabletop::{Game, Next, Step};

/// A small generator (SplitMix64); the tests are the same every time.
pub(crate) struct Dice(pub(crate) u64);

impl tabletop::Dice for Dice {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % u64::from(limit)) as u32
    }
}

impl Dice {
    pub(crate) fn index(&mut self, limit: usize) -> usize {
        tabletop::Dice::below(self, limit as u32) as usize
    }

    pub(crate) fn one_in(&mut self, times: usize) -> bool {
        self.index(times) == 0
    }

    /// One of these.
    pub(crate) fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.index(things.len())]
    }
}

/// What a random player likes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Style {
    /// Everything alike.
    Any,
    /// To draw and to pass, so that the Ra tiles end the epochs.
    Quiet,
    /// Long rows, which he wants or leaves; gods wait for a full row.
    Patient,
    /// Rows with gods, and to spend them.
    Devout,
    /// To invoke Ra and to bid, so that the suns end the epochs.
    Loud,
    /// To draw, at a table where every kind of tile comes as often as any other, so that there are
    /// many disasters and few Ra tiles.
    Stormy,
}

impl Style {
    pub(crate) const ALL: [Style; 6] = [
        Style::Any,
        Style::Quiet,
        Style::Patient,
        Style::Devout,
        Style::Loud,
        Style::Stormy,
    ];

    /// The style of a game with this seed.
    pub(crate) fn of(seed: u64) -> Style {
        Style::ALL[seed as usize % Style::ALL.len()]
    }

    /// How much he likes an action in comparison with the others.
    fn weight(self, position: &Position, action: Action) -> usize {
        let row = position.row();
        let gods = |seat| position.area(seat).tiles[Tile::God];
        let has_gods = position.phase().owing().map_or(0, gods) > 1;
        match (self, action) {
            (Style::Quiet, Action::Draw | Action::Pass) => 20,
            (Style::Patient, Action::Draw) => 60,
            (Style::Patient, Action::God(_)) if row.is_full() => 6,
            (Style::Patient, Action::Pass) if row.len() < 6 => 20,
            (Style::Patient, Action::Pass | Action::Bid(_)) => 2,
            (Style::Devout, Action::Draw) => 30,
            (Style::Devout, Action::God(_)) if has_gods || row.is_full() => 12,
            (Style::Devout, Action::Done) => 30,
            (Style::Devout, Action::Pass) if row.find(Tile::God).is_none() => 20,
            (Style::Devout, Action::Bid(_)) => 4,
            (Style::Stormy, Action::Draw) => 12,
            (Style::Loud, Action::Invoke | Action::Bid(_)) => 3,
            _ => 1,
        }
    }

    /// What chance brings.
    pub(crate) fn settle(self, position: &Position, dice: &mut Dice) -> Outcome {
        if let Style::Stormy = self {
            let outcomes: Vec<_> = position.outcomes().collect();
            dice.pick(&outcomes).0
        } else {
            position.sample(dice)
        }
    }

    /// What he says.
    pub(crate) fn choose(self, position: &Position, legal: &[Action], dice: &mut Dice) -> Action {
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

/// A random game, step by step.
pub(crate) struct RandomGame {
    pub(crate) position: Position,
    /// What happened in the last step.
    pub(crate) events: Vec<Event>,
    pub(crate) dice: Dice,
    style: Style,
}

impl RandomGame {
    pub(crate) fn new(players: usize, seed: u64) -> RandomGame {
        let position = Position::new(players, &Options::default());
        RandomGame::from(position.expect("2 to 5 can play"), seed)
    }

    pub(crate) fn from(position: Position, seed: u64) -> RandomGame {
        RandomGame {
            position,
            events: Vec::new(),
            dice: Dice(seed),
            style: Style::of(seed),
        }
    }

    /// The next step at random; nothing once the game is over.
    pub(crate) fn step(&mut self) -> Option<Step<Position>> {
        self.events.clear();
        let step = match self.position.next() {
            Next::Over => return None,
            Next::Chance(chance) => Step::Chance {
                chance,
                outcome: self.style.settle(&self.position, &mut self.dice),
            },
            Next::Decision(seats) => {
                let by = seats.first().expect("somebody decides");
                let legal = self.position.legal(by);
                let action = self.style.choose(&self.position, &legal, &mut self.dice);
                Step::Decision { by, action }
            }
        };
        step.repeat(&mut self.position, &mut self.events);
        Some(step)
    }
}

/// Shows every position of random games for every number of players.
pub(crate) fn every_position(games: u64, mut look: impl FnMut(&Position)) {
    for players in 2..=5 {
        for seed in 0..games {
            let mut game = RandomGame::new(players, seed);
            look(&game.position);
            while game.step().is_some() {
                look(&game.position);
            }
        }
    }
}
