//! Every word of the program in every language, and the narrators of the games.
//!
//! - [`Language`] is what a person reads; [`Text`] is its messages by key.
//! - [`Narrated`] tells the events of a game as [`Line`]s, once for pages, screen readers and
//!   terminals.
//! - [`ra`] and [`amun_re`] name the things of the games.
//!
//! The messages are [Fluent](https://projectfluent.org) files below `locales/`; the tests demand the
//! same keys, arguments and choices of every language.

pub mod amun_re;
mod language;
mod locales;
mod message;
mod narration;
mod options;
pub mod ra;

pub use language::Language;
pub use message::{Part, Piece, Text, capitalized, signed, yes_no};
pub use narration::{Detail, Line, Names, Narrated, Phrase, Span, Telling};
