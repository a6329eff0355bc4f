//! A spectator, who loses the connection when the server is killed, and may read slowly.

use std::sync::Arc;
use std::time::Duration;

use super::{Shared, client};

/// How long a slow reader rests after every piece.
const SLOW: Duration = Duration::from_secs(3);
/// How long a spectator waits before reconnecting.
const AGAIN: Duration = Duration::from_millis(200);

/// Watches the table at this place until told to stop. Every tenth spectator reads slowly.
pub(super) async fn watch(number: usize, place: usize, shared: Arc<Shared>) {
    let mut storm = shared.storm.clone();
    let mut table = shared.tables[place].subscribe();
    let slow = number % 10 == 9;
    loop {
        storm.mark_unchanged();
        let id = table.borrow_and_update().clone();
        let url = shared.url.borrow().clone();
        let stream = client().get(format!("{url}/table/{id}/stream"));
        let reading = async {
            // The spectator reconnects, however the stream ended.
            if let Ok(mut stream) = stream.send().await {
                while let Ok(Some(_)) = stream.chunk().await {
                    if slow {
                        tokio::time::sleep(SLOW).await;
                    }
                }
            }
            tokio::time::sleep(AGAIN).await;
        };
        tokio::select! {
            () = reading => {}
            _ = storm.changed() => {}
            _ = table.changed() => {}
        }
    }
}
