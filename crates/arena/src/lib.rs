//! Matches between bots, with all that makes their result worth believing.
//!
//! A *deal* fixes the luck. Every deal is played once for each way the bots can sit when they move
//! round the table together, so nobody gains by the seat or by the luck of the draw. A deal depends
//! on the seed and its number alone, never on the threads that happen to play it.
//!
//! Besides the bots of this project, programs of others can play: they speak the [`protocol`].

mod contestant;
mod court;
mod deal;
mod forfeits;
mod ladder;
mod log;
mod matches;
pub mod program;
pub mod protocol;
mod result;
mod thinking;

pub use contestant::{CannotPlay, Contestant, Entrant, NoContestant};
pub use court::attend;
pub use deal::{Conduct, PlayedGame};
pub use forfeits::{Forfeits, Reason};
pub use ladder::Ladder;
pub use log::{BadLog, Log};
pub use matches::{Match, PlayedDeal};
pub use result::{BotResult, Tally};
pub use thinking::Thinking;
