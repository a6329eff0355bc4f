//! Somebody who watches: his connection is lost with those of all others, and he may be slow.

use std::sync::Arc;
use std::time::Duration;

use super::{Shared, client};

/// How long a slow reader rests after every piece.
const SLOW: Duration = Duration::from_secs(3);
/// How long he waits before he tries again.
const AGAIN: Duration = Duration::from_millis(200);

/// Watches the table at this place until he is told to go. Every tenth reads slowly.
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
            // Whatever ends the stream, he comes back.
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
