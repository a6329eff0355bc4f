//! The rules of the games, and their pieces.

use axum::extract::State;
use axum::response::Html;
use club::Problem;

use super::extract::PathParams;
use super::rejection::Rejection;
use crate::app::App;
use crate::guest::Guest;

/// `GET /rules/{game}`
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    PathParams(game): PathParams<String>,
) -> Result<Html<String>, Rejection> {
    let pages = app.pages.of(&game).ok_or(Problem::NotFound)?;
    let page = pages.rules_page(&guest.reader()).ok_or(Problem::NotFound)?;
    Ok(Html(page.into_string()))
}

/// `GET /design`
pub(super) async fn design(
    State(app): State<App>,
    guest: Guest,
) -> Result<Html<String>, Rejection> {
    let mut pages = app.pages.iter();
    let page = pages.find_map(|pages| pages.design_page(&guest.reader()));
    Ok(Html(page.ok_or(Problem::NotFound)?.into_string()))
}

/// `GET /design/{game}`
pub(super) async fn design_of(
    State(app): State<App>,
    guest: Guest,
    PathParams(game): PathParams<String>,
) -> Result<Html<String>, Rejection> {
    let pages = app.pages.of(&game).ok_or(Problem::NotFound)?;
    let page = pages
        .design_page(&guest.reader())
        .ok_or(Problem::NotFound)?;
    Ok(Html(page.into_string()))
}
