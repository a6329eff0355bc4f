//! What lies in front of a player (RA-1.7).

use tabletop::Seat;

use crate::sun::{Sun, Suns};
use crate::tile::Tiles;

/// A player's tiles and suns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Area {
    /// The tiles the player owns.
    pub tiles: Tiles,
    /// The suns that lie face up.
    pub usable: Suns,
    /// The suns that lie face down.
    pub spent: Suns,
}

impl Area {
    /// Whether the player still takes turns and bids in this epoch (RA-3.3).
    #[inline]
    pub fn is_active(&self) -> bool {
        !self.usable.is_empty()
    }

    /// All suns, usable and spent.
    pub fn suns(&self) -> Suns {
        self.usable.union(self.spent)
    }

    /// The highest sun, usable or spent. It decides who begins an epoch and who wins a tie.
    pub fn highest_sun(&self) -> Option<Sun> {
        self.suns().highest()
    }

    /// Pays with one sun and takes the one from the centre, face down (RA-6.1).
    pub(crate) fn swap_sun(&mut self, paid: Sun, centre: Sun) {
        self.usable = self.usable.without(paid);
        self.spent = self.spent.with(centre);
    }

    /// Turns all suns face up (RA-9.2).
    pub(crate) fn turn_up_suns(&mut self) {
        self.usable = self.suns();
        self.spent = Suns::NONE;
    }
}

/// The next player after this one, clockwise, who still takes turns and bids in this epoch: the same
/// player if nobody else does (RA-3.3, RA-3.4).
#[inline]
pub(crate) fn next_active(areas: &[Area], after: Seat) -> Option<Seat> {
    let mut seats = after.left(areas.len()).clockwise(areas.len());
    seats.find(|seat| areas[seat.index()].is_active())
}

/// The seat with the highest key, the first of them if several are equal; `None` without seats.
pub(crate) fn highest<K: Ord>(seats: impl Iterator<Item = (Seat, K)>) -> Option<Seat> {
    seats
        .fold(None, |best, (seat, key)| match best {
            Some((_, ref high)) if *high >= key => best,
            _ => Some((seat, key)),
        })
        .map(|(seat, _)| seat)
}
