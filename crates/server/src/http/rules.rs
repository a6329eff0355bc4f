//! The rules of the games, and their pieces.

use axum::extract::{Path, State};
use axum::response::Html;
use club::Problem;

use super::rejection::Rejection;
use crate::app::App;
use crate::guest::Guest;
use crate::shown::pages_of;

/// `GET /rules/{game}`
pub(super) async fn page(
    guest: Guest,
    Path(game): Path<String>,
) -> Result<Html<String>, Rejection> {
    let pages = pages_of(&game).ok_or(Problem::NotFound)?;
    Ok(Html(pages.rules(&guest.reader()).into_string()))
}

/// `GET /design`
pub(super) async fn design(
    State(app): State<App>,
    guest: Guest,
) -> Result<Html<String>, Rejection> {
    let first = app.config.games.iter().next().ok_or(Problem::NotFound)?;
    design_of(guest, Path(first.key().to_owned())).await
}

/// `GET /design/{game}`
pub(super) async fn design_of(
    guest: Guest,
    Path(game): Path<String>,
) -> Result<Html<String>, Rejection> {
    let pages = pages_of(&game).ok_or(Problem::NotFound)?;
    Ok(Html(pages.design(&guest.reader()).into_string()))
}
