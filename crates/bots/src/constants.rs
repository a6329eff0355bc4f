//! The constants of a script, each declared once with its meaning, so that a tuner can change them by
//! name.

use std::fmt::Debug;

/// A table of the constants that a script judges by.
pub trait Constants: Copy + Debug + Send + Sync + 'static {
    /// The table that was tuned for this number of players.
    ///
    /// # Panics
    ///
    /// If the game is not for this many players.
    fn tuned(players: usize) -> &'static Self;

    /// Visits every constant in order, with its name; an array as a whole.
    fn each(&mut self, visit: impl FnMut(&'static str, &mut [f32]));
}

/// What a constant may be: a number, or an array of them.
pub(crate) trait Numbers {
    fn numbers(&mut self) -> &mut [f32];
}

impl Numbers for f32 {
    fn numbers(&mut self) -> &mut [f32] {
        std::slice::from_mut(self)
    }
}

impl<const N: usize> Numbers for [f32; N] {
    fn numbers(&mut self) -> &mut [f32] {
        self
    }
}

/// Declares a table of constants. It needs an associated `TUNED`, a table for each number of players
/// from the game's smallest on.
macro_rules! constants {
    ($(#[$about:meta])* pub struct $name:ident for $game:ty { $($(#[$meaning:meta])+ $field:ident: $kind:ty,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $name {
            $($(#[$meaning])+ pub $field: $kind,)+
        }

        impl $crate::constants::Constants for $name {
            fn tuned(players: usize) -> &'static $name {
                let fewest = *<$game as tabletop::Game>::PLAYERS.start();
                &$name::TUNED[players - fewest]
            }

            fn each(&mut self, mut visit: impl FnMut(&'static str, &mut [f32])) {
                $(visit(
                    stringify!($field),
                    $crate::constants::Numbers::numbers(&mut self.$field),
                );)+
            }
        }
    };
}

pub(crate) use constants;

/// The logistic function: from 0 to 1, a half at 0.
#[inline]
pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
