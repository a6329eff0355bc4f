//! Going through a set that is kept as bits.

use std::marker::PhantomData;

/// Something that sets hold as a bit.
pub trait Member {
    /// The member with this bit, counted from 0; only bits that a set has are asked for.
    fn of_bit(bit: u32) -> Self;
}

/// The members of a set, lowest bit first.
#[derive(Clone, Debug)]
pub struct Members<T> {
    left: u16,
    member: PhantomData<T>,
}

impl<T> Members<T> {
    /// The members with these bits.
    #[inline]
    pub fn of_bits(bits: u16) -> Members<T> {
        Members {
            left: bits,
            member: PhantomData,
        }
    }
}

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.left == 0 {
            return None;
        }
        let lowest = T::of_bit(self.left.trailing_zeros());
        self.left &= self.left - 1;
        Some(lowest)
    }
}
