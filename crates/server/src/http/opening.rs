//! New tables, and imported records.

use std::collections::HashMap;

use axum::extract::multipart::{MultipartError, MultipartRejection};
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use club::{MAX_NAME, OpenTable, Pace, Problem, SeatPlan, clean_line};
use pages::NewTable;
use serde::Deserialize;
use serde_json::Map;

use super::act::{read_rank, typed_name};
use super::extract::{FormBody, QueryParams};
use super::lobby::{fresh, start_page};
use super::middleware::{Address, keep_settings};
use super::rejection::Rejection;
use crate::app::App;
use crate::guest::Guest;
use crate::limits;
use crate::opening;
use crate::problem::status;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct WhichGame {
    game: Option<String>,
}

/// `GET /new`
pub(super) async fn new(
    State(app): State<App>,
    guest: Guest,
    QueryParams(which): QueryParams<WhichGame>,
) -> Result<Html<String>, Rejection> {
    let first = app.config.games.iter().next().map(|kind| kind.key());
    let game = which.game.as_deref().or(first).unwrap_or_default();
    let page = new_page(&app, game, &guest, None);
    Ok(Html(page.ok_or(Problem::NotFound)?))
}

fn new_page(app: &App, game: &str, guest: &Guest, problem: Option<&Problem>) -> Option<String> {
    let page = NewTable {
        problem,
        fresh: fresh(app),
    };
    let pages = app.pages.of(game)?;
    let markup = pages::new_table(pages, &app.pages, &page, &guest.reader());
    Some(markup.into_string())
}

/// `POST /tables`
pub(super) async fn open(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    FormBody(fields): FormBody<HashMap<String, String>>,
) -> Result<Response, Rejection> {
    let new = match described(&fields, &guest) {
        Ok(new) => new,
        Err(problem) => return refused(&app, &fields, &guest, problem),
    };
    let name = new.names[0].clone();
    let promised = promised(fields.get("table"));
    match opening::open(&app, &guest.visitor, address, promised, &new).await {
        Ok(table) => Ok(go_to(&app, &guest, &table, name)),
        Err(problem) => refused(&app, &fields, &guest, problem),
    }
}

/// The form again, with what was wrong with it.
fn refused(
    app: &App,
    fields: &HashMap<String, String>,
    guest: &Guest,
    problem: Problem,
) -> Result<Response, Rejection> {
    let game = fields.get("game").map_or("", String::as_str);
    match (&problem, new_page(app, game, guest, Some(&problem))) {
        (Problem::BadForm(_), Some(page)) => {
            Ok((StatusCode::BAD_REQUEST, Html(page)).into_response())
        }
        _ => Err(problem.into()),
    }
}

/// The table that the form of `/new` describes.
fn described(fields: &HashMap<String, String>, guest: &Guest) -> Result<OpenTable, Problem> {
    let field = |name: &str| fields.get(name).map_or("", String::as_str);
    let bad = |name: &str| Problem::BadForm(name.to_owned());
    let players: usize = field("players").parse().map_err(|_| bad("players"))?;
    if players > tabletop::MAX_SEATS {
        return Err(bad("players"));
    }
    let mut seats = vec![SeatPlan::Open];
    for seat in 1..players {
        seats.push(match field(&format!("seat{seat}")) {
            "" | "open" => SeatPlan::Open,
            code => SeatPlan::Bot(read_rank(code)?.code().to_owned()),
        });
    }
    let mut options = Map::new();
    for (name, value) in fields {
        if let Some(option) = name.strip_prefix("option.")
            && !value.is_empty()
        {
            let value = serde_json::from_str(value).map_err(|_| bad(option))?;
            options.insert(option.to_owned(), value);
        }
    }
    let local = field("local") == "yes";
    let mut names = vec![name_or_default(field("name"), guest)];
    let others = (1..players).filter(|&seat| local && seats[seat] == SeatPlan::Open);
    names.extend(others.map(|seat| clean_line(field(&format!("name{seat}")), MAX_NAME)));
    Ok(OpenTable {
        options,
        seats,
        names,
        salt: field("salt").to_owned(),
        listed: field("listed") == "yes",
        local,
        pace: Pace::from_code(field("pace")).unwrap_or(guest.settings.pace),
        ..OpenTable::new(field("game"))
    })
}

#[derive(Debug, Deserialize)]
pub(super) struct Quick {
    game: String,
    rank: String,
    players: Option<usize>,
    #[serde(default)]
    table: String,
    #[serde(default)]
    salt: String,
    #[serde(default)]
    name: String,
}

/// `POST /quick`: one click, and the game is on.
pub(super) async fn quick(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    FormBody(form): FormBody<Quick>,
) -> Result<Response, Rejection> {
    const DEFAULT_PLAYERS: usize = 4;
    let players = form
        .players
        .unwrap_or(DEFAULT_PLAYERS)
        .min(tabletop::MAX_SEATS);
    let bot = SeatPlan::Bot(read_rank(&form.rank)?.code().to_owned());
    let mut seats = vec![bot; players];
    if let Some(first) = seats.first_mut() {
        *first = SeatPlan::Open;
    }
    let name = name_or_default(&form.name, &guest);
    let new = OpenTable {
        seats,
        names: vec![name.clone()],
        salt: form.salt,
        pace: guest.settings.pace,
        start: true,
        ..OpenTable::new(&form.game)
    };
    let promised = promised(Some(&form.table));
    let table = opening::open(&app, &guest.visitor, address, promised, &new).await?;
    Ok(go_to(&app, &guest, &table, name))
}

#[derive(Debug, Deserialize)]
pub(super) struct Learn {
    game: String,
}

/// `POST /guided`: one click, and the first game is on, or goes on.
pub(super) async fn guided(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    FormBody(form): FormBody<Learn>,
) -> Result<Redirect, Rejection> {
    let (name, pace) = (name_or_default("", &guest), guest.settings.pace);
    let table = opening::guided(&app, &guest.visitor, address, &form.game, name, pace).await?;
    Ok(Redirect::to(&format!("/table/{table}")))
}

/// `POST /import`
pub(super) async fn import(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    form: Result<Multipart, MultipartRejection>,
) -> Result<Response, Rejection> {
    let text = record_field(form).await?;
    match opening::import(&app, &guest.visitor, address, &text).await {
        Ok(table) => Ok(Redirect::to(&format!("/replay/{table}")).into_response()),
        Err(problem @ Problem::BadRecord(_)) => {
            let page = start_page(&app, &guest, Some(&problem)).await?;
            Ok((status(&problem), page).into_response())
        }
        Err(problem) => Err(problem.into()),
    }
}

/// The file in the form.
async fn record_field(form: Result<Multipart, MultipartRejection>) -> Result<String, Problem> {
    let bad = |error: MultipartError| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::BadForm(error.body_text()),
    };
    let mut form = form.map_err(|error| Problem::BadForm(error.body_text()))?;
    while let Some(field) = form.next_field().await.map_err(bad)? {
        if field.name() == Some("record") {
            let text = field.text().await.map_err(bad)?;
            return if text.len() > limits::IMPORT {
                Err(Problem::TooLarge)
            } else {
                Ok(text)
            };
        }
    }
    Err(Problem::BadForm("record is missing".to_owned()))
}

/// Redirects to a table; the name that was typed is kept for the next time.
pub(super) fn go_to(app: &App, guest: &Guest, table: &str, name: String) -> Response {
    let mut response = Redirect::to(&format!("/table/{table}")).into_response();
    if guest.settings.name != name {
        let settings = pages::Settings {
            name,
            ..guest.settings.clone()
        };
        keep_settings(app, &mut response, &settings);
    }
    response
}

/// The name that was typed, or the one in the settings, or a default.
pub(super) fn name_or_default(typed: &str, guest: &Guest) -> String {
    let known = || Some(guest.settings.name.clone()).filter(|name| !name.is_empty());
    let name = typed_name(typed).or_else(known);
    name.unwrap_or_else(|| guest.reader().text.say("guest-name"))
}

/// The id of a table whose seed was promised, if there is one.
fn promised(table: Option<&String>) -> Option<String> {
    table.filter(|table| !table.is_empty()).cloned()
}
