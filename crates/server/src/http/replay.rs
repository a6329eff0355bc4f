//! Finished games: replayed step by step, as a record, and continued from any step.

use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use club::{Problem, State as TableState};
use serde::Deserialize;
use tabletop::{Observer, Seat};

use super::act::read_rank;
use super::extract::{FormBody, PathParams, QueryParams};
use super::middleware::Address;
use super::opening::name_or_default;
use super::rejection::Rejection;
use crate::app::App;
use crate::guest::Guest;
use crate::opening::{self, Continue};
use crate::render;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Moment {
    step: usize,
    r#as: String,
}

impl Moment {
    fn observer(&self, players: usize) -> Result<Observer, Problem> {
        observer(&self.r#as, players)
    }
}

/// The observer that a page names: a seat by its number, or a spectator.
fn observer(name: &str, players: usize) -> Result<Observer, Problem> {
    match name {
        "" | "spectator" => Ok(Observer::Spectator),
        number => {
            let seat = number.parse().ok().and_then(Seat::new);
            let seat = seat.filter(|seat| seat.index() < players);
            seat.map(Observer::Seat).ok_or(Problem::NotFound)
        }
    }
}

/// `GET /replay/{id}`
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    PathParams(id): PathParams<String>,
    QueryParams(moment): QueryParams<Moment>,
) -> Result<Response, Rejection> {
    let live = app.tables.get(&id).await?.now();
    if live.table.state() != TableState::Finished {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    let observer = moment.observer(live.table.seats.len())?;
    let page = render::replay_page(&app.pages, &live, &guest, observer, moment.step);
    let page = page.ok_or(Problem::NotFound)?;
    Ok(Html(page.into_string()).into_response())
}

/// `GET /replay/{id}/record`
pub(super) async fn record(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
) -> Result<Response, Rejection> {
    let live = app.tables.get(&id).await?.now();
    let text = live.table.record()?;
    let disposition = format!(
        "attachment; filename=\"{}-{id}.jsonl\"",
        live.table.opened.game
    );
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, text).into_response())
}

#[derive(Debug, Deserialize)]
pub(super) struct From {
    #[serde(default)]
    step: usize,
    #[serde(default)]
    r#as: String,
    #[serde(default)]
    seat: u8,
    rank: String,
    #[serde(default)]
    name: String,
}

/// `POST /replay/{id}/continue`
pub(super) async fn go_on(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    PathParams(id): PathParams<String>,
    FormBody(form): FormBody<From>,
) -> Result<Redirect, Rejection> {
    let live = app.tables.get(&id).await?.now();
    let from = Continue {
        observer: observer(&form.r#as, live.table.seats.len())?,
        steps: form.step,
        seat: Seat::try_from(form.seat).map_err(|error| Problem::BadForm(error.to_string()))?,
        name: name_or_default(&form.name, &guest),
        rank: read_rank(&form.rank)?,
        pace: guest.settings.pace,
    };
    let table = opening::go_on(&app, &guest.visitor, address, &id, from).await?;
    Ok(Redirect::to(&format!("/table/{table}")))
}
