//! Games played at random, in several styles so that rare things happen often enough.

use amun_re::{Action, Event, Goods, Options, Position};
use tabletop::{Game, Next, Seat, Step};

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
    /// Provinces that others lead in, with Defence and Bribe.
    Stubborn,
    /// Theft.
    Thieving,
    /// To buy, play and sell cards, so that the deck runs out.
    Trading,
    /// To keep cards, so that they cease to exist.
    Hoarding,
    /// Stones and Architects, and large offerings.
    Building,
}

impl Style {
    pub(crate) const ALL: [Style; 6] = [
        Style::Any,
        Style::Stubborn,
        Style::Thieving,
        Style::Trading,
        Style::Hoarding,
        Style::Building,
    ];

    /// The style of a game with this seed.
    pub(crate) fn of(seed: u64) -> Style {
        Style::ALL[seed as usize % Style::ALL.len()]
    }

    /// How much he likes an action in comparison with the others.
    fn weight(self, position: &Position, action: Action) -> usize {
        match (self, action) {
            (Style::Any, _) => 1,
            (_, Action::Bid { province, gold }) => {
                let fights = matches!(self, Style::Stubborn) && gold < 16;
                let held = position.scribe_on(province).is_some();
                if fights && held { 40 } else { 1 }
            }
            (
                Style::Hoarding,
                Action::Bribe
                | Action::Defend
                | Action::Architect(_)
                | Action::FreeFarmer(_)
                | Action::Harvest(_)
                | Action::Treasury(_)
                | Action::Sell(_)
                | Action::Theft { change: true }
                | Action::Offer { change: true, .. },
            ) => 0,
            (_, Action::Bribe | Action::Defend) => 40,
            (Style::Stubborn | Style::Thieving, Action::TakeCard) => 60,
            (Style::Thieving, Action::Theft { .. }) => 2000,
            (Style::Stubborn, Action::Sell(_)) => 0,
            (
                Style::Trading | Style::Hoarding | Style::Stubborn,
                Action::Buy {
                    goods: Goods::Cards,
                    number,
                },
            ) => 60 * usize::from(number),
            (Style::Trading | Style::Hoarding, Action::TakeCard) => 60,
            (Style::Trading, Action::Sell(_)) => 3,
            (Style::Trading, Action::Decline) => 0,
            (Style::Building, Action::Architect(_)) => 60,
            (
                Style::Building,
                Action::Buy {
                    goods: Goods::Stones,
                    number,
                },
            ) => usize::from(number) * 4,
            (Style::Building, Action::Offer { gold, .. }) => usize::from(gold),
            (Style::Building, Action::Done) => 2,
            (_, Action::FreeFarmer(_) | Action::Harvest(_) | Action::Treasury(_)) => 10,
            (_, Action::Theft { change } | Action::Offer { change, .. }) if change => 3,
            _ => 1,
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

/// A random game, step by step. At a sealed point the seats answer in any order.
pub(crate) struct RandomGame {
    pub(crate) position: Position,
    /// What happened in the last step.
    pub(crate) events: Vec<Event>,
    pub(crate) dice: Dice,
    style: Style,
}

impl RandomGame {
    pub(crate) fn new(players: usize, options: &Options, seed: u64) -> RandomGame {
        let position = Position::new(players, options);
        RandomGame::from(position.expect("3 to 5 can play"), seed)
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
                outcome: self.position.sample(&mut self.dice),
            },
            Next::Decision(seats) => {
                let seats: Vec<Seat> = seats.into_iter().collect();
                let by = *self.dice.pick(&seats);
                let legal = self.position.legal(by);
                let action = self.style.choose(&self.position, &legal, &mut self.dice);
                Step::Decision { by, action }
            }
        };
        step.repeat(&mut self.position, &mut self.events);
        Some(step)
    }
}

/// Every number of players, without and with the expert variant.
pub(crate) fn tables() -> impl Iterator<Item = (usize, Options)> {
    let kinds = [false, true].map(|expert| Options {
        expert,
        ..Options::default()
    });
    (3..=5).flat_map(move |players| kinds.map(|options| (players, options)))
}

/// Shows the events of every step of random games and the position after it, for every kind of
/// table; what is followed up through a game is made anew for each.
pub(crate) fn every_step<T>(
    games: u64,
    begin: impl Fn(&Position) -> T,
    mut look: impl FnMut(&mut T, &[Event], &Position),
) {
    for (players, options) in tables() {
        for seed in 0..games {
            let mut game = RandomGame::new(players, &options, seed);
            let mut followed = begin(&game.position);
            look(&mut followed, &[], &game.position);
            while game.step().is_some() {
                look(&mut followed, &game.events, &game.position);
            }
        }
    }
}
