//! How a [`Problem`] appears over HTTP and in the log of the server.

use axum::http::StatusCode;
use club::Problem;
use tracing::Level;

/// The status of the answer.
pub(crate) fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::NotFound => StatusCode::NOT_FOUND,
        Problem::NotYours | Problem::Foreign => StatusCode::FORBIDDEN,
        Problem::Stale
        | Problem::NotAsked
        | Problem::SeatTaken
        | Problem::TableExists
        | Problem::NotNow(_) => StatusCode::CONFLICT,
        Problem::Illegal(_) | Problem::BadRecord(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Problem::BadForm(_) => StatusCode::BAD_REQUEST,
        Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Problem::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
        Problem::NoToken => StatusCode::UNAUTHORIZED,
        Problem::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        Problem::NotWritten | Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// Reports a problem in the log. What any stranger can cause as often as they like must not fill
/// it.
pub(crate) fn trace(problem: &Problem) {
    let kind = problem.kind();
    match level(problem) {
        Level::ERROR => tracing::error!(%problem, kind),
        _ => tracing::debug!(%problem, kind),
    }
}

fn level(problem: &Problem) -> Level {
    match problem {
        Problem::Damaged | Problem::NotWritten | Problem::Unavailable => Level::ERROR,
        Problem::TooMany(_)
        | Problem::Foreign
        | Problem::NotFound
        | Problem::NotYours
        | Problem::Stale
        | Problem::Illegal(_)
        | Problem::NotAsked
        | Problem::SeatTaken
        | Problem::TableExists
        | Problem::NotNow(_)
        | Problem::BadForm(_)
        | Problem::BadRecord(_)
        | Problem::TooLarge
        | Problem::NoToken => Level::DEBUG,
    }
}
