//! Draining bodies that are too long.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use futures_util::stream::poll_fn;

use crate::app::App;
use crate::limits;

/// How long the rest of a body that is too long is drained.
const PATIENCE: Duration = Duration::from_secs(5);

/// Drains a body that is too long, within reason, before the answer goes out: closing a connection
/// while the client is still sending would lose the answer. Requests that take too long are aborted.
pub(super) async fn drain(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let sent = Arc::new(Mutex::new(body.into_data_stream()));
    let read = || {
        let sent = sent.clone();
        poll_fn(move |context| {
            let mut sent = sent.lock().unwrap_or_else(PoisonError::into_inner);
            sent.poll_next_unpin(context)
        })
    };
    let request = Request::from_parts(parts, Body::from_stream(read()));
    let answered = tokio::time::timeout(app.config.patience, next.run(request)).await;
    let Ok(response) = answered else {
        return (StatusCode::REQUEST_TIMEOUT, "this takes too long\n").into_response();
    };
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let drain = async {
            let (mut rest, mut drained) = (read(), 0);
            while let Some(Ok(part)) = rest.next().await
                && drained < limits::DRAINED
            {
                drained += part.len();
            }
        };
        // A client that takes longer loses the connection.
        let _ = tokio::time::timeout(PATIENCE, drain).await;
    }
    response
}
