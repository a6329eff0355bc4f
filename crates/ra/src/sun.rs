//! Sun disks, and the sets in which they are dealt (RA-2.4).

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Member;

/// A sun disk by its number. The game has those from 1 to 16 (RA-1.3); a text may name others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sun(pub u8);

impl Sun {
    /// The sun of the highest number.
    pub const HIGHEST: Sun = Sun(16);

    /// Its bit in a set; no bit for numbers the game does not have.
    const fn mask(self) -> u16 {
        match self.0 {
            1..=16 => 1 << (self.0 - 1),
            _ => 0,
        }
    }
}

impl fmt::Display for Sun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

tabletop::bit_set! {
    /// A set of sun disks; it iterates from the lowest to the highest.
    ///
    /// As JSON it is the list of the numbers.
    #[derive(Serialize, Deserialize)]
    #[serde(into = "Vec<Sun>", try_from = "Vec<Sun>")]
    pub struct Suns(u16) of Sun
}

impl Suns {
    /// The suns with these numbers.
    pub const fn of(numbers: &[u8]) -> Suns {
        let mut suns = Suns::NONE;
        let mut index = 0;
        while index < numbers.len() {
            suns = suns.with(Sun(numbers[index]));
            index += 1;
        }
        suns
    }

    /// The suns above this one.
    #[inline]
    #[must_use]
    pub const fn above(self, sun: Sun) -> Suns {
        let numbers = if sun.0 < 16 { sun.0 } else { 16 };
        Suns((self.0 as u32 >> numbers << numbers) as u16)
    }

    /// The suns of a player from the lowest to the highest, padded with numbers without a sun; and
    /// how many there are.
    #[inline]
    pub(crate) fn padded(self) -> ([Sun; MAX_SUNS_EACH], usize) {
        let mut left = self.0;
        // Counted on the way: not every processor counts bits at once.
        let mut count = 0;
        let suns = [(); MAX_SUNS_EACH].map(|()| {
            count += usize::from(left != 0);
            let lowest = Sun::of_bit(left.trailing_zeros());
            left &= left.wrapping_sub(1);
            lowest
        });
        (suns, count)
    }

    /// The highest sun.
    pub fn highest(self) -> Option<Sun> {
        // The leading zeros of a set that is not empty are at most 15.
        (!self.is_empty()).then(|| Sun(16 - self.0.leading_zeros() as u8))
    }

    /// The sum of the numbers.
    pub fn sum(self) -> u16 {
        self.into_iter().map(|sun| u16::from(sun.0)).sum()
    }
}

impl Member for Sun {
    #[inline]
    fn of_bit(bit: u32) -> Sun {
        // A set has 16 bits.
        Sun(bit as u8 + 1)
    }
}

impl From<Suns> for Vec<Sun> {
    fn from(suns: Suns) -> Vec<Sun> {
        suns.into_iter().collect()
    }
}

/// A list that is not a set of suns of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a sun of the game, or is listed twice")]
pub struct NotASun(Sun);

impl TryFrom<Vec<Sun>> for Suns {
    type Error = NotASun;

    fn try_from(list: Vec<Sun>) -> Result<Suns, NotASun> {
        list.into_iter().try_fold(Suns::NONE, |suns, sun| {
            let known = sun.mask() != 0;
            if known && !suns.contains(sun) {
                Ok(suns.with(sun))
            } else {
                Err(NotASun(sun))
            }
        })
    }
}

/// One of the sets in which suns are dealt (RA-2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)] // The names are those of the table.
pub enum SunSet {
    A,
    B,
    C,
    D,
    E,
}

/// The most suns a player has, at any number of players (RA-6.2).
pub(crate) const MAX_SUNS_EACH: usize = 4;

/// The sun in the centre at the start of a game (RA-2.4).
pub const FIRST_CENTRE: Sun = Sun(1);

/// The sun sets by number of players, from 2 on (RA-2.4).
const SETS: [&[Suns]; 4] = [
    &[Suns::of(&[9, 6, 5, 2]), Suns::of(&[8, 7, 4, 3])],
    &[
        Suns::of(&[13, 8, 5, 2]),
        Suns::of(&[12, 9, 6, 3]),
        Suns::of(&[11, 10, 7, 4]),
    ],
    &[
        Suns::of(&[13, 6, 2]),
        Suns::of(&[12, 7, 3]),
        Suns::of(&[11, 8, 4]),
        Suns::of(&[10, 9, 5]),
    ],
    &[
        Suns::of(&[16, 7, 2]),
        Suns::of(&[15, 8, 3]),
        Suns::of(&[14, 9, 4]),
        Suns::of(&[13, 10, 5]),
        Suns::of(&[12, 11, 6]),
    ],
];

impl SunSet {
    /// Every set, in canonical order.
    pub const ALL: [SunSet; 5] = [SunSet::A, SunSet::B, SunSet::C, SunSet::D, SunSet::E];

    /// The suns of the set at a table of `players`; none if that table does not use it.
    pub fn suns(self, players: usize) -> Suns {
        sets(players)
            .get(self as usize)
            .copied()
            .unwrap_or(Suns::NONE)
    }

    /// Its key in texts.
    pub const fn key(self) -> &'static str {
        match self {
            SunSet::A => "A",
            SunSet::B => "B",
            SunSet::C => "C",
            SunSet::D => "D",
            SunSet::E => "E",
        }
    }

    /// The set with this key.
    pub fn from_key(key: &str) -> Option<SunSet> {
        SunSet::ALL.into_iter().find(|set| set.key() == key)
    }
}

/// The sun sets dealt at a table of `players` (RA-2.4).
pub fn sets(players: usize) -> &'static [Suns] {
    SETS.get(players.wrapping_sub(2)).copied().unwrap_or(&[])
}

/// All suns used at a table of `players`, the first centre sun among them (RA-2.4).
pub fn all_suns(players: usize) -> Suns {
    sets(players)
        .iter()
        .fold(Suns::NONE.with(FIRST_CENTRE), |all, &set| all.union(set))
}

/// How many suns each player has at a table of `players`, at all times (RA-6.2).
pub fn suns_each(players: usize) -> usize {
    sets(players).first().map_or(0, |set| set.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RA-T07
    #[test]
    fn the_sets_are_a_partition_with_the_printed_sums() {
        let sums: [&[u16]; 4] = [
            &[22, 22],
            &[28, 30, 32],
            &[21, 22, 23, 24],
            &[25, 26, 27, 28, 29],
        ];
        for (players, sums) in (2..).zip(sums) {
            let sets = sets(players);
            assert_eq!(sets.len(), players);
            assert_eq!(sets.iter().map(|set| set.sum()).collect::<Vec<_>>(), sums);
            let highest = [9, 13, 13, 16][players - 2];
            let dealt: usize = sets.iter().map(|set| set.len()).sum();
            assert_eq!(dealt, usize::from(highest) - 1);
            assert!(all_suns(players).into_iter().eq((1..=highest).map(Sun)));
            assert!(sets.iter().all(|set| set.len() == suns_each(players)));
            assert!(suns_each(players) <= MAX_SUNS_EACH);
        }
    }

    #[test]
    fn above_leaves_only_higher_suns() {
        let suns = Suns::of(&[1, 7, 15, 16]);
        assert_eq!(suns.above(Sun(0)), suns);
        assert_eq!(suns.above(Sun(7)), Suns::of(&[15, 16]));
        assert_eq!(suns.above(Sun(15)), Suns::of(&[16]));
        assert_eq!(suns.above(Sun(16)), Suns::NONE);
        assert_eq!(suns.above(Sun(255)), Suns::NONE);
    }

    #[test]
    fn a_padded_set_begins_with_its_suns() {
        for suns in [Suns::NONE, Suns::of(&[16]), Suns::of(&[2, 5, 6, 9])] {
            let (padded, count) = suns.padded();
            assert_eq!(count, suns.len());
            let (there, beyond) = padded.split_at(count);
            assert!(suns.into_iter().eq(there.iter().copied()));
            assert!(beyond.iter().all(|&sun| sun > Sun::HIGHEST));
        }
    }

    #[test]
    fn numbers_without_a_sun_are_in_no_set() {
        let all = Suns(u16::MAX);
        assert!(!all.contains(Sun(0)) && !all.contains(Sun(17)) && !all.contains(Sun(255)));
        assert_eq!(all.highest(), Some(Sun::HIGHEST));
        assert_eq!(Suns::NONE.highest(), None);
    }

    #[test]
    fn lists_with_strange_or_repeated_numbers_are_refused() {
        assert_eq!(Suns::try_from(vec![Sun(3), Sun(3)]), Err(NotASun(Sun(3))));
        assert_eq!(Suns::try_from(vec![Sun(0)]), Err(NotASun(Sun(0))));
        assert_eq!(Suns::try_from(vec![Sun(17)]), Err(NotASun(Sun(17))));
        assert_eq!(Suns::try_from(vec![Sun(9), Sun(2)]), Ok(Suns::of(&[2, 9])));
    }
}
