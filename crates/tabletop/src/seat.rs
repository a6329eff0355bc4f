//! Seats round the table, sets of them, and values by seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::set::Member;

/// The largest number of players of any game.
pub const MAX_SEATS: usize = 5;

/// A place at the table, numbered clockwise from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(Number);

/// The numbers of seats. An enum, so that the compiler knows that indexing an array by seat is
/// always in bounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Number {
    #[default]
    Zero,
    One,
    Two,
    Three,
    Four,
}

/// No seat has this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct NoSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NoSeat;

    fn try_from(number: u8) -> Result<Seat, NoSeat> {
        Seat::new(number.into()).ok_or(NoSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0 as u8
    }
}

impl Seat {
    /// The seat with this number, if a table can have it.
    pub fn new(number: usize) -> Option<Seat> {
        (number < MAX_SEATS).then(|| Seat::of(number as u32))
    }

    const NUMBERS: [Seat; MAX_SEATS] = [
        Seat(Number::Zero),
        Seat(Number::One),
        Seat(Number::Two),
        Seat(Number::Three),
        Seat(Number::Four),
    ];

    /// The seat with this number, which must be below [`MAX_SEATS`].
    #[inline]
    fn of(number: u32) -> Seat {
        Seat(match number {
            0 => Number::Zero,
            1 => Number::One,
            2 => Number::Two,
            3 => Number::Three,
            _ => Number::Four,
        })
    }

    /// The first `players` seats in clockwise order, from seat 0.
    pub fn all(
        players: usize,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Self::NUMBERS.into_iter().take(players)
    }

    /// Its bit in a set of seats.
    #[inline]
    const fn mask(self) -> u8 {
        1 << self.0 as u8
    }

    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    #[must_use]
    pub fn left(self, players: usize) -> Seat {
        let next = match self.0 {
            Number::Zero => Number::One,
            Number::One => Number::Two,
            Number::Two => Number::Three,
            Number::Three => Number::Four,
            Number::Four => Number::Zero,
        };
        if (next as usize) < players {
            Seat(next)
        } else {
            Seat(Number::Zero)
        }
    }

    /// All seats of a table of `players` clockwise, beginning with this one.
    #[inline]
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        (0..players).map(move |_| {
            let seat = left;
            left = seat.left(players);
            seat
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.index().fmt(f)
    }
}

crate::bit_set! {
    /// A set of seats; it iterates in ascending order.
    pub struct Seats(u8) of Seat
}

impl Seats {
    /// Only this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(seat.mask())
    }

    /// Every seat of a table of `players`.
    #[inline]
    pub fn all(players: usize) -> Seats {
        Seats((1 << players.min(MAX_SEATS)) - 1)
    }
}

impl Member for Seat {
    #[inline]
    fn of_bit(bit: u32) -> Seat {
        Seat::of(bit)
    }
}

/// One `T` for every seat a table can have.
///
/// Seats beyond the number of players hold their default and stay untouched; a game that knows its
/// number of players asks with [`BySeat::of`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// The value that `make` gives for each seat.
    pub fn from_fn(make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::NUMBERS.map(make))
    }

    /// The seats whose value satisfies `such`.
    ///
    /// All seats a table can have are asked, also those beyond the number of players, so that the
    /// number of steps is fixed and no branch is mispredicted.
    #[inline]
    pub fn seats_where(&self, such: impl Fn(&T) -> bool) -> Seats {
        let bit = |seat: Seat| u8::from(such(&self[seat])) << seat.0 as u8;
        Seats(
            Seat::NUMBERS
                .into_iter()
                .fold(0, |bits, seat| bits | bit(seat)),
        )
    }

    /// The values of the first `players` seats, in seat order.
    #[inline]
    pub fn of(&self, players: usize) -> &[T] {
        &self.0[..players.min(MAX_SEATS)]
    }

    /// The values of the first `players` seats, to be changed.
    #[inline]
    pub fn of_mut(&mut self, players: usize) -> &mut [T] {
        &mut self.0[..players.min(MAX_SEATS)]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn left_goes_round_the_table() {
        assert_eq!(seat(0).left(3), seat(1));
        assert_eq!(seat(2).left(3), seat(0));
        assert_eq!(seat(4).left(5), seat(0));
        let round: Vec<_> = seat(2).clockwise(4).map(Seat::index).collect();
        assert_eq!(round, [2, 3, 0, 1]);
    }

    #[test]
    fn there_is_no_sixth_seat() {
        assert_eq!(Seat::new(MAX_SEATS), None);
        assert_eq!(Seat::new(usize::MAX), None);
    }

    #[test]
    fn a_set_of_seats_is_ordered() {
        let seats: Seats = [seat(4), seat(0), seat(2)].into_iter().collect();
        assert_eq!(
            seats.into_iter().collect::<Vec<_>>(),
            [seat(0), seat(2), seat(4)]
        );
        assert_eq!(seats.first(), Some(seat(0)));
        assert_eq!(seats.len(), 3);
        assert!(
            seats
                .without(seat(0))
                .without(seat(2))
                .without(seat(4))
                .is_empty()
        );
        assert!(seats.without(seat(2)).is_subset(seats) && seats.is_subset(seats));
        assert!(!seats.is_subset(seats.without(seat(2))));
        assert_eq!(format!("{seats:?}"), "{0, 2, 4}");
        assert_eq!(Seats::all(2), Seats::only(seat(0)).with(seat(1)));
        assert_eq!(Seats::all(9), Seat::all(MAX_SEATS).collect());
        assert_eq!(seats.difference(Seats::all(3)), Seats::only(seat(4)));
    }

    #[test]
    fn seats_are_found_by_what_they_have() {
        let numbers = BySeat::from_fn(Seat::index);
        let even: Seats = [seat(0), seat(2), seat(4)].into_iter().collect();
        assert_eq!(numbers.seats_where(|number| number % 2 == 0), even);
    }
}
