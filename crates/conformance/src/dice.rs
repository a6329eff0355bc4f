//! Dice for tests.

use tabletop::Dice;

/// The same numbers for the same seed, on every machine: the generator SplitMix64.
#[derive(Clone, Debug)]
pub struct TestDice(u64);

impl TestDice {
    /// Dice with this seed.
    pub fn new(seed: u64) -> TestDice {
        TestDice(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// `true` once in `times` on average.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    /// An index into a list of length `limit`.
    pub fn index(&mut self, limit: usize) -> usize {
        let limit = u32::try_from(limit).expect("lists in tests are short");
        self.below(limit) as usize
    }

    /// One of these; `None` if the list is empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        (!list.is_empty()).then(|| self.one_of(list))
    }

    /// One of these.
    ///
    /// # Panics
    ///
    /// If the list is empty.
    pub fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.index(list.len())]
    }
}

impl Dice for TestDice {
    fn below(&mut self, limit: u32) -> u32 {
        assert!(limit > 0, "there is no number below 0");
        // The upper half of a product of 64 and 32 bits; the bias is far below what tests notice.
        ((u128::from(self.bits()) * u128::from(limit)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_limit_comes_up_about_equally_often() {
        let mut dice = TestDice::new(7);
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_500..10_500).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let roll = |seed| {
            let mut dice = TestDice::new(seed);
            [dice.bits(), dice.bits(), dice.bits()]
        };
        assert_eq!(roll(1), roll(1));
        assert_ne!(roll(1), roll(2));
        assert_eq!(TestDice::new(0).bits(), 0xe220_a839_7b1d_cdaf);
    }
}
