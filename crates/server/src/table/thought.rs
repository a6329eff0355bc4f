//! A bot that thinks about the game as it is now.

use std::future::Future;
use std::pin::Pin;

use bots::Rank;
use tabletop::Seat;
use tokio::time::Instant;

/// A bot that has to decide.
pub(super) struct Thought {
    pub(super) seat: Seat,
    pub(super) rank: Rank,
    /// When its decision is carried out.
    pub(super) due: Instant,
    thinking: Pin<Box<dyn Future<Output = Option<String>> + Send>>,
    /// What it has decided, once it has.
    decided: Option<Option<String>>,
}

impl Thought {
    /// A bot of this rank begins to think; what it decides is carried out when it is due.
    pub(super) fn new(
        seat: Seat,
        rank: Rank,
        due: Instant,
        thinking: impl Future<Output = Option<String>> + Send + 'static,
    ) -> Thought {
        Thought {
            seat,
            rank,
            due,
            thinking: Box::pin(thinking),
            decided: None,
        }
    }
}

/// The next decision of a bot; pending for ever if none thinks. Cancelling it loses nothing.
pub(super) async fn think(thought: &mut Option<Thought>) -> Option<(Seat, String)> {
    let Some(thought) = thought else {
        return std::future::pending().await;
    };
    if thought.decided.is_none() {
        thought.decided = Some(thought.thinking.as_mut().await);
    }
    tokio::time::sleep_until(thought.due).await;
    Some((thought.seat, thought.decided.take().flatten()?))
}
