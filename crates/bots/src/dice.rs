//! Fast dice for simulations and for bots.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletop::Dice;

/// A small fast generator. The same numbers give the same dice on every machine.
#[derive(Clone, Debug)]
pub struct FastDice(Xoshiro256PlusPlus);

impl FastDice {
    /// Dice number `stream` of this seed; different streams have nothing to do with each other.
    pub fn new(seed: u64, stream: u64) -> FastDice {
        // An odd multiplier maps different streams to different numbers; the generator's own
        // seeding scatters them.
        let scattered = seed ^ stream.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32);
        FastDice(Xoshiro256PlusPlus::seed_from_u64(scattered))
    }
}

impl Dice for FastDice {
    #[inline]
    fn below(&mut self, limit: u32) -> u32 {
        self.0.random_range(0..limit)
    }
}
