//! What was luck in a game, what was a mistake, and what would have been better.
//!
//! [`review`] walks through a finished game and keeps its books. After every step there is a chance
//! to win for every seat, by one opinion for all: the mean of what the network thinks of the true
//! position through each player's eyes. Each change of those chances goes to one of four accounts:
//!
//! - **luck**: what an outcome of chance brought, against the mean of everything it could have
//!   brought;
//! - **loss**: what a decision gave away, against the best one its player could find. Both are
//!   judged in one search by what that player could know; a loss is never the difference between
//!   two searches;
//! - **surprise**: what a sealed decision, and the reveal that ends a sealed point, changed;
//! - **rest**: what is left, because a network does not fully agree with itself from one step to the
//!   next. It is shown, not hidden: it tells how far to trust the other three.
//!
//! So the books of every seat balance: start + luck - own losses + gains from the losses of others +
//! surprise + rest = result.
//!
//! The crate is pure, like `bots`: no files, no clock, and the same seed gives the same review.

mod account;
mod chart;
mod judge;
mod moments;
mod review;
mod rollout;

pub use account::Account;
pub use chart::{svg, text_line};
pub use judge::{Candidate, Depth};
pub use moments::{Mark, Mistake, Stroke};
pub use review::{Judged, Review, review};
pub use rollout::{Rolled, rollout};
