//! New tables, and records from elsewhere.

use std::collections::HashMap;

use axum::extract::multipart::{MultipartError, MultipartRejection};
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Rank;
use club::{MAX_NAME, Pace, SeatPlan, clean_line};
use pages::{NewTable, Shown};
use serde::Deserialize;
use serde_json::Map;
use tabletop::Game as _;

use super::body::{Asked, Fields};
use super::door::{Address, keep_settings};
use super::lobby::{fresh, start_page};
use crate::app::App;
use crate::games::{Task, with_game};
use crate::guest::Guest;
use crate::guided;
use crate::limits;
use crate::opening::{self, Order};
use crate::problem::Problem;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct WhichGame {
    game: Option<String>,
}

/// `GET /new`
pub(super) async fn new(
    State(app): State<App>,
    guest: Guest,
    Asked(which): Asked<WhichGame>,
) -> Result<Html<String>, Problem> {
    let game = which.game.as_deref().unwrap_or(ra::Position::KEY);
    let page = new_page(&app, game, &guest, None);
    Ok(Html(page.ok_or(Problem::NotFound)?))
}

fn new_page(app: &App, game: &str, guest: &Guest, problem: Option<&Problem>) -> Option<String> {
    let problem = problem.map(|problem| problem.told(guest));
    let page = NewTable {
        problem: problem.as_ref(),
        fresh: fresh(app),
    };
    with_game(game, NewPage(&page, guest))
}

struct NewPage<'a>(&'a NewTable<'a>, &'a Guest);

impl Task for NewPage<'_> {
    type Output = String;

    fn run<G: Shown>(self) -> String {
        pages::new_table::<G>(self.0, &self.1.reader()).into_string()
    }
}

/// `POST /tables`
pub(super) async fn open(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    Fields(fields): Fields<HashMap<String, String>>,
) -> Result<Response, Problem> {
    let order = match order(&fields, &guest) {
        Ok(order) => order,
        Err(problem) => return refused(&app, &fields, &guest, problem),
    };
    let name = order.names[0].clone();
    match opening::open(&app, &guest.visitor, address, order).await {
        Ok(table) => Ok(lead_to(&app, &guest, &table, name)),
        Err(problem) => refused(&app, &fields, &guest, problem),
    }
}

/// The form again, with what was wrong with it.
fn refused(
    app: &App,
    fields: &HashMap<String, String>,
    guest: &Guest,
    problem: Problem,
) -> Result<Response, Problem> {
    let game = fields.get("game").map_or("", String::as_str);
    match (&problem, new_page(app, game, guest, Some(&problem))) {
        (Problem::BadForm(_), Some(page)) => {
            Ok((StatusCode::BAD_REQUEST, Html(page)).into_response())
        }
        _ => Err(problem),
    }
}

/// The table that the form of `/new` describes.
fn order(fields: &HashMap<String, String>, guest: &Guest) -> Result<Order, Problem> {
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
            code => SeatPlan::Bot(rank(code)?.code().to_owned()),
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
    let mut names = vec![name_or_usual(field("name"), guest)];
    let others = (1..players).filter(|&seat| local && seats[seat] == SeatPlan::Open);
    names.extend(others.map(|seat| clean_line(field(&format!("name{seat}")), MAX_NAME)));
    Ok(Order {
        table: promised(field("table")),
        options,
        seats,
        names,
        salt: field("salt").to_owned(),
        listed: field("listed") == "yes",
        local,
        pace: Pace::from_code(field("pace")).unwrap_or(guest.settings.pace),
        ..Order::new(field("game"))
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
    Fields(form): Fields<Quick>,
) -> Result<Response, Problem> {
    const USUAL: usize = 4;
    let players = form.players.unwrap_or(USUAL).min(tabletop::MAX_SEATS);
    let bot = SeatPlan::Bot(rank(&form.rank)?.code().to_owned());
    let mut seats = vec![bot; players];
    if let Some(first) = seats.first_mut() {
        *first = SeatPlan::Open;
    }
    let name = name_or_usual(&form.name, &guest);
    let order = Order {
        table: promised(&form.table),
        seats,
        names: vec![name.clone()],
        salt: form.salt,
        pace: guest.settings.pace,
        start: true,
        ..Order::new(&form.game)
    };
    let table = opening::open(&app, &guest.visitor, address, order).await?;
    Ok(lead_to(&app, &guest, &table, name))
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
    Fields(form): Fields<Learn>,
) -> Result<Redirect, Problem> {
    let _alone = app.learning.lock().await;
    let table = match guided::begun(&app, &guest.visitor, &form.game).await? {
        Some(table) => table,
        None => {
            let name = name_or_usual("", &guest);
            let order = guided::order(&form.game, name, guest.settings.pace)?;
            opening::open(&app, &guest.visitor, address, order).await?
        }
    };
    Ok(Redirect::to(&format!("/table/{table}")))
}

/// `POST /import`
pub(super) async fn import(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    form: Result<Multipart, MultipartRejection>,
) -> Result<Response, Problem> {
    let text = record_field(form).await?;
    match opening::import(&app, &guest.visitor, address, &text).await {
        Ok(table) => Ok(Redirect::to(&format!("/replay/{table}")).into_response()),
        Err(problem @ Problem::BadRecord(_)) => {
            let page = start_page(&app, &guest, Some(&problem)).await?;
            Ok((problem.status(), page).into_response())
        }
        Err(problem) => Err(problem),
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
            return match text.len() > limits::IMPORT {
                true => Err(Problem::TooLarge),
                false => Ok(text),
            };
        }
    }
    Err(Problem::BadForm("record is missing".to_owned()))
}

/// The way to a table; the name that was typed is kept for the next time.
pub(super) fn lead_to(app: &App, guest: &Guest, table: &str, name: String) -> Response {
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

/// The name that was typed, or the one he is known by.
pub(super) fn name_or_usual(typed: &str, guest: &Guest) -> String {
    let typed = clean_line(typed, MAX_NAME);
    let names = [typed, guest.settings.name.clone()];
    let name = names.into_iter().find(|name| !name.is_empty());
    name.unwrap_or_else(|| guest.reader().text.say("guest-name"))
}

/// The bot of this code.
pub(super) fn rank(code: &str) -> Result<Rank, Problem> {
    code.parse()
        .map_err(|error| Problem::BadForm(format!("{error}")))
}

/// The pace of this code.
pub(super) fn pace(code: &str) -> Result<Pace, Problem> {
    Pace::from_code(code).ok_or_else(|| Problem::BadForm(format!("there is no pace {code:?}")))
}

fn promised(table: &str) -> Option<String> {
    Some(table.to_owned()).filter(|table| !table.is_empty())
}
