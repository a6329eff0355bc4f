//! Bids: the nine spaces, and a scribe on one of them (AR-1.3).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::province::Province;

/// The gold of the nine spaces, by place (AR-1.3).
pub const SPACES: [u16; 9] = [0, 1, 3, 6, 10, 15, 21, 28, 36];

/// One of the nine places for a bid (AR-1.3). As JSON it is its gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct Space(u8);

impl Space {
    /// The space of this much gold.
    pub fn of_gold(gold: u16) -> Option<Space> {
        let place = SPACES.iter().position(|&space| space == gold);
        place.map(|place| Space(place as u8))
    }

    /// Its gold.
    #[inline]
    pub fn gold(self) -> u16 {
        SPACES[self.place()]
    }

    /// Its place in the row, from 0 to 8. "Two spaces above" counts places.
    #[inline]
    pub fn place(self) -> usize {
        self.0.into()
    }

    /// The place of the first space that costs more than this.
    #[inline]
    pub(crate) fn beyond(gold: u16) -> usize {
        SPACES.iter().filter(|&&space| space <= gold).count()
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.gold().fmt(f)
    }
}

impl From<Space> for u16 {
    fn from(space: Space) -> u16 {
        space.gold()
    }
}

/// An amount that has no space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no space of {0} gold")]
pub struct NoSpace(u16);

impl TryFrom<u16> for Space {
    type Error = NoSpace;

    fn try_from(gold: u16) -> Result<Space, NoSpace> {
        Space::of_gold(gold).ok_or(NoSpace(gold))
    }
}

/// A scribe on a space of an open province (AR-4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// The province.
    pub province: Province,
    /// The space.
    #[serde(rename = "gold")]
    pub space: Space,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-1.3
    #[test]
    fn spaces_are_known_by_their_gold() {
        for (place, gold) in SPACES.into_iter().enumerate() {
            let space = Space::of_gold(gold).unwrap();
            assert_eq!((space.place(), space.gold()), (place, gold));
        }
        for gold in [2, 7, 35, 37, u16::MAX] {
            assert_eq!(Space::of_gold(gold), None);
        }
    }

    /// AR-4.4, AR-T24, AR-T32
    #[test]
    fn spaces_are_affordable_up_to_the_gold_in_hand() {
        let highest = |gold| SPACES[Space::beyond(gold) - 1];
        assert_eq!(
            [0, 9, 10, 12, 14, 35, 36, 500].map(highest),
            [0, 6, 10, 10, 10, 28, 36, 36]
        );
    }
}
