//! The numbers of a script, each declared once with its meaning, so that a tuner can turn them by name.

/// A table of the numbers that a script judges by.
pub trait Constants: Copy {
    /// Shows every constant, in order, with its name; one that is a row of numbers as a whole.
    fn each(&mut self, show: impl FnMut(&'static str, &mut [f32]));
}

/// What a constant may be: a number, or a row of them.
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

/// Declares a table of constants.
macro_rules! constants {
    ($(#[$about:meta])* pub struct $name:ident { $($(#[$meaning:meta])+ $field:ident: $kind:ty,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $name {
            $($(#[$meaning])+ pub $field: $kind,)+
        }

        impl $crate::constants::Constants for $name {
            fn each(&mut self, mut show: impl FnMut(&'static str, &mut [f32])) {
                $(show(
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
