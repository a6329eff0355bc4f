//! What the targets share: choices made from bytes, and games played by them.
//!
//! A target checks its property for each game, with one line per game.

use tabletop::{Dice, Game, Next, Observer, Seat, Silence, Step};

/// Far more steps than any game has.
const ENDLESS: usize = 20_000;

/// Choices made from bytes, one after the other; when they run out, always the first.
#[derive(Debug)]
pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    /// The choices of these bytes.
    pub fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices(bytes)
    }

    fn byte(&mut self) -> u32 {
        match self.0.split_off_first() {
            Some(&byte) => byte.into(),
            None => 0,
        }
    }

    /// One of these, which must not be empty.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }
}

impl Dice for Choices<'_> {
    fn below(&mut self, limit: u32) -> u32 {
        let number = match limit {
            0..=0x100 => self.byte(),
            _ => self.byte() << 8 | self.byte(),
        };
        number % limit
    }
}

/// Plays on by these choices until the game is over. `visit` sees each step and the position
/// before it.
pub fn play_out<G: Game>(
    mut position: G,
    choices: &mut Choices<'_>,
    mut visit: impl FnMut(&G, Step<G>),
) -> G {
    for _ in 0..ENDLESS {
        let step = match position.next() {
            Next::Over => return position,
            Next::Chance(chance) => {
                let outcome = position.sample(choices);
                Step::Chance { chance, outcome }
            }
            Next::Decision(seats) => {
                let seats: Vec<Seat> = seats.into_iter().collect();
                let by = choices.one_of(&seats);
                let action = choices.one_of(&position.legal(by));
                Step::Decision { by, action }
            }
        };
        visit(&position, step);
        step.repeat(&mut position, &mut Silence);
    }
    panic!("the game does not end: {position:?}");
}

/// The position survives a round trip through its setup, and its views can be determinized.
pub fn through_the_doors<G: Game>(position: &G) {
    let setup = position.to_setup();
    let json = serde_json::to_string(&setup).expect("a setup is JSON");
    assert_eq!(serde_json::from_str(&json).ok().as_ref(), Some(&setup));
    assert_eq!(G::from_setup(&setup).as_ref(), Ok(position));
    let seats = Seat::all(position.players()).map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator]) {
        let view = position.view(observer);
        let world = G::determinize(&view, &mut Choices::new(json.as_bytes()));
        assert_eq!(world.view(observer), view);
    }
}
