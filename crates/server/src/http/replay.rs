//! Finished games: step by step, as a file, and on from any step.

use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::Shown;
use serde::Deserialize;
use tabletop::{Observer, Seat};

use super::body::{Asked, Fields, Named};
use super::door::Address;
use super::opening::{name_or_usual, rank};
use crate::app::App;
use crate::game::Match;
use crate::games::MatchTask;
use crate::guest::Guest;
use crate::opening::{self, Continue};
use crate::problem::{NotNow, Problem};
use crate::render;
use crate::table::Table;

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

/// The observer that a page names: a seat by its number, or nobody in particular.
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
    Named(id): Named<String>,
    Asked(moment): Asked<Moment>,
) -> Result<Response, Problem> {
    let live = app.tables.get(&id).await?.now();
    if live.table.state() != club::State::Finished {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    let observer = moment.observer(live.table.chairs.len())?;
    let page = render::replay_page(&live, &guest, observer, moment.step);
    let page = page.ok_or(Problem::NotFound)?;
    Ok(Html(page.into_string()).into_response())
}

/// `GET /replay/{id}/record`
pub(super) async fn record(
    State(app): State<App>,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let live = app.tables.get(&id).await?.now();
    let text = record_of(&live.table)?;
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

/// The record of a finished game. While it is running it holds secrets and does not leave the
/// server (NO-4.9).
pub(super) fn record_of(table: &Table) -> Result<String, Problem> {
    if table.state() != club::State::Finished {
        return Err(Problem::NotNow(NotNow::Running));
    }
    Ok(table.game.with(WriteRecord(table)))
}

struct WriteRecord<'a>(&'a Table);

impl MatchTask for WriteRecord<'_> {
    type Output = String;

    fn run<G: Shown>(self, game: &Match<G>) -> String {
        game.record(self.0.players(), self.0.shuffled()).to_string()
    }
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
    Named(id): Named<String>,
    Fields(form): Fields<From>,
) -> Result<Redirect, Problem> {
    let live = app.tables.get(&id).await?.now();
    let from = Continue {
        table: &id,
        observer: observer(&form.r#as, live.table.chairs.len())?,
        seen: form.step,
        seat: Seat::try_from(form.seat).map_err(|error| Problem::BadForm(error.to_string()))?,
        name: &name_or_usual(&form.name, &guest),
        rank: rank(&form.rank)?,
        pace: guest.settings.pace,
    };
    let table = opening::go_on(&app, &guest.visitor, address, &from).await?;
    Ok(Redirect::to(&format!("/table/{table}")))
}
