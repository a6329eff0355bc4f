//! What the tests share: dice, and random games to look at.
#![allow(dead_code, reason = "not every test needs all of it")]

use amun_re::options::{Gold, InstantStones};
use amun_re::{Action, Actions, Event, Options, Position};
use tabletop::{Dice, Game, Next, Observer, Seat, Silence};

/// Dice that are small, fast, and the same for the same number: Marsaglia's xorshift generator.
#[derive(Debug)]
pub(crate) struct XorShift(u64);

impl XorShift {
    /// The dice with this number.
    pub(crate) fn new(number: u64) -> XorShift {
        // The multiplier spreads small numbers over all bits; the state must not be 0.
        XorShift(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// One of these, all alike.
    pub(crate) fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len() as u32) as usize]
    }
}

impl Dice for XorShift {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) % u64::from(limit)) as u32
    }
}

/// Every number of players with several kinds of tables.
fn tables() -> impl Iterator<Item = (usize, Options)> {
    let kinds = [
        (false, InstantStones::Any),
        (true, InstantStones::Any),
        (true, InstantStones::Won),
    ];
    (3..=5).flat_map(move |players| {
        kinds
            .into_iter()
            .zip([Gold::Hidden, Gold::Open, Gold::Hidden])
            .map(move |((expert, instant_stones), gold)| {
                let options = Options {
                    expert,
                    instant_stones,
                    gold,
                    ..Options::default()
                };
                (players, options)
            })
    })
}

/// Every seat and a spectator.
pub(crate) fn observers(players: usize) -> impl Iterator<Item = Observer> {
    let seats = Seat::all(players).map(Observer::Seat);
    seats.chain([Observer::Spectator])
}

/// Plays random games at every kind of table; `look` sees each position with the step that led
/// there and the events it told.
pub(crate) fn play(games: u64, mut look: impl FnMut(&Position, &[Event], &mut XorShift)) {
    for (number, (players, options)) in tables().enumerate() {
        for game in 0..games {
            let mut dice = XorShift::new(31 * game + number as u64 + 1);
            let mut position = Position::new(players, &options).unwrap();
            let mut events = Vec::new();
            let mut list = Actions::default();
            look(&position, &events, &mut dice);
            loop {
                events.clear();
                match position.next() {
                    Next::Over => break,
                    Next::Chance(_) => {
                        let outcome = position.sample(&mut dice);
                        position.settle(outcome, &mut events).unwrap();
                    }
                    Next::Decision(seats) => {
                        let seat = seats
                            .into_iter()
                            .nth(dice.below(seats.len() as u32) as usize);
                        let seat = seat.unwrap();
                        position.actions(seat, &mut list);
                        let action = choose(&list, &mut dice);
                        position.apply(seat, action, &mut events).unwrap();
                    }
                }
                look(&position, &events, &mut dice);
            }
        }
    }
}

/// Half of the time at random, otherwise something that random play does too rarely.
fn choose(list: &[Action], dice: &mut XorShift) -> Action {
    let rare = |action: &&Action| {
        matches!(
            action,
            Action::Bribe
                | Action::Defend
                | Action::TakeCard
                | Action::Sell(_)
                | Action::Buy { .. }
        )
    };
    let preferred: Vec<&Action> = list.iter().filter(rare).collect();
    if preferred.is_empty() || dice.below(2) == 0 {
        dice.pick(list)
    } else {
        *dice.pick(&preferred)
    }
}

/// Plays a game to its end, choosing at random.
pub(crate) fn play_on(mut position: Position, dice: &mut XorShift) {
    let mut list = Actions::default();
    loop {
        match position.next() {
            Next::Over => break,
            Next::Chance(_) => {
                let outcome = position.sample(dice);
                position.settle(outcome, &mut Silence).unwrap();
            }
            Next::Decision(seats) => {
                let seat = seats.first().unwrap();
                position.actions(seat, &mut list);
                position
                    .apply(seat, dice.pick(&list), &mut Silence)
                    .unwrap();
            }
        }
    }
}
