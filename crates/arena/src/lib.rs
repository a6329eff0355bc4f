//! Matches between bots, with all that makes their result worth believing.
//!
//! A *deal* fixes the luck. Every deal is played once for each way the bots can sit when they move
//! round the table together, so nobody gains by the seat or by the luck of the draw. A deal depends
//! on the seed and its number alone, never on the threads that happen to play it.
//!
//! Three words name three things:
//!
//! - An [`Entrant`] is a bot as a list names it: a built-in rank, perhaps with an effort or a network
//!   file of its own, or the command line of a program.
//! - A [`Program`](program::Program) is an external bot: a process that speaks the [`protocol`].
//! - An [`ArenaBot`] is an entrant at a table: a built-in bot (`bots::RankBot`) or a program.
//!
//! The files, processes and clocks that `bots` does without are here.

mod answering;
mod arena_bot;
mod deal;
mod effort;
mod entrant;
mod forfeits;
mod ladder;
mod log;
mod matches;
pub mod program;
pub mod protocol;
mod result;
mod stopwatch;
mod thinking;

pub use answering::answer_questions;
pub use arena_bot::ArenaBot;
pub use deal::{Conduct, PlayedGame};
pub use effort::Effort;
pub use entrant::{BadEntrant, CannotPlay, Entrant, NetFile};
pub use forfeits::{Forfeits, Reason};
pub use ladder::Ladder;
pub use log::{BadLog, Log};
pub use matches::{Match, PlayedDeal};
pub use result::{BotResult, Tally};
pub use stopwatch::Stopwatch;
pub use thinking::Thinking;
