//! Sets of a few things, kept as bits.

use std::marker::PhantomData;

/// Something that a [`bit_set!`](crate::bit_set) holds as one bit.
pub trait Member: Copy {
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

/// Defines a set type whose members are bits of a small integer: a `Copy` value with the operations
/// of [`BTreeSet`](std::collections::BTreeSet) under their names there.
///
/// The member type implements [`Member`] and `Display`, and has a `const fn mask(self)` that gives
/// its bit; a member whose mask is 0 is in no set. The macro makes a type of the game's own, so that
/// the game can add what only its sets can do, and everything stays usable in constants.
///
/// ```
/// use std::fmt;
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Season { Flood, Growth, Harvest }
///
/// impl Season {
///     const fn mask(self) -> u8 {
///         1 << self as u8
///     }
/// }
///
/// impl fmt::Display for Season {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         fmt::Debug::fmt(self, f)
///     }
/// }
///
/// impl tabletop::Member for Season {
///     fn of_bit(bit: u32) -> Season {
///         [Season::Flood, Season::Growth, Season::Harvest][bit as usize]
///     }
/// }
///
/// tabletop::bit_set! {
///     /// Seasons of the year.
///     struct Seasons(u8) of Season
/// }
///
/// let wet = Seasons::NONE.with(Season::Flood);
/// let busy = Seasons::from_iter([Season::Harvest, Season::Flood]);
/// assert_eq!(wet.union(busy).len(), 2);
/// assert_eq!(busy.difference(wet).first(), Some(Season::Harvest));
/// assert_eq!(format!("{busy:?}"), "{Flood, Harvest}");
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$attribute:meta])* $vis:vis struct $Set:ident($Bits:ident) of $Member:ident) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $vis struct $Set($Bits);

        impl $Set {
            /// The empty set.
            pub const NONE: $Set = $Set(0);

            /// Whether this is a member of the set.
            #[inline]
            pub const fn contains(self, member: $Member) -> bool {
                self.0 & member.mask() != 0
            }

            /// The set with this member added.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $Member) -> $Set {
                $Set(self.0 | member.mask())
            }

            /// The set with this member removed.
            #[inline]
            #[must_use]
            pub const fn without(self, member: $Member) -> $Set {
                $Set(self.0 & !member.mask())
            }

            /// The members of either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// The members of both sets.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// The members of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// Whether every member of this set is in the other.
            #[inline]
            pub const fn is_subset(self, other: $Set) -> bool {
                self.difference(other).is_empty()
            }

            /// Whether the sets have no member in common.
            #[inline]
            pub const fn is_disjoint(self, other: $Set) -> bool {
                self.intersection(other).is_empty()
            }

            /// The number of members.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is no member.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first member in the order of iteration.
            #[inline]
            pub fn first(self) -> Option<$Member> {
                self.iter().next()
            }

            /// The members in order.
            #[inline]
            pub fn iter(self) -> $crate::Members<$Member> {
                $crate::Members::of_bits(u16::from(self.0))
            }
        }

        impl IntoIterator for $Set {
            type Item = $Member;
            type IntoIter = $crate::Members<$Member>;

            #[inline]
            fn into_iter(self) -> $crate::Members<$Member> {
                self.iter()
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> $Set {
                members.into_iter().fold($Set::NONE, $Set::with)
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let mut set = f.debug_set();
                for member in self.iter() {
                    set.entry(&format_args!("{member}"));
                }
                set.finish()
            }
        }
    };
}
