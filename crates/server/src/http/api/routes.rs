//! The routes of the API.

use std::convert::Infallible;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use club::{MAX_NAME, Pace, SeatPlan, State as TableState, Summary, clean_line};
use futures_util::Stream;
use pages::{Language, Text};
use serde::Deserialize;
use store::Which;
use tabletop::{MAX_SEATS, Seat};
use utoipa::IntoParams;

use super::super::body::{Asked, Named, Sent};
use super::super::door::{Address, newcomer};
use super::super::opening::{pace, rank};
use super::super::replay::record_of;
use super::super::stream::follow;
use super::super::table::{ask_table, said};
use super::Client;
use super::types::{Act, Listed, NewTable, Opened, ProblemJson, TableView, Token};
use super::view::{state, view};
use crate::app::App;
use crate::limits;
use crate::opening::{self, Order};
use crate::problem::Problem;
use crate::table::Ask;
use crate::visitor::Purpose;

/// A new token, for a new player; sent by a browser, for the visitor who uses it.
#[utoipa::path(post, path = "/api/v1/tokens", responses((status = 201, body = Token)))]
pub(super) async fn token(State(app): State<App>, headers: HeaderMap) -> (StatusCode, Json<Token>) {
    let token = app.keys.sign(&newcomer(&app, &headers), Purpose::Token);
    (StatusCode::CREATED, Json(Token { token }))
}

/// Listed tables that wait for players or are in play.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn tables(State(app): State<App>) -> Result<Json<Vec<Listed>>, Problem> {
    const MOST: u32 = 100;
    let mut listed = Vec::new();
    for which in [TableState::Waiting, TableState::Playing] {
        let tables = app.store.tables(Which::Listed(which), MOST).await?;
        listed.extend(tables.into_iter().filter_map(|table| {
            let summary: Summary = serde_json::from_str(&table.summary).ok()?;
            Some(Listed {
                table: table.id,
                game: table.game,
                state: state(table.state),
                players: summary.names,
            })
        }));
    }
    Ok(Json(listed))
}

/// Opens a table.
#[utoipa::path(
    post, path = "/api/v1/tables", request_body = NewTable, security(("token" = [])),
    responses(
        (status = 201, body = TableView),
        (status = "4XX", body = ProblemJson, content_type = "application/problem+json")
    )
)]
pub(super) async fn open(
    State(app): State<App>,
    Client(visitor): Client,
    Address(address): Address,
    Sent(new): Sent<NewTable>,
) -> Result<(StatusCode, Json<TableView>), Problem> {
    if new.seats.len() > MAX_SEATS {
        return Err(Problem::BadForm("too many seats".to_owned()));
    }
    let plan = |code: &String| match code.as_str() {
        "open" => Ok(SeatPlan::Open),
        code => Ok(SeatPlan::Bot(rank(code)?.code().to_owned())),
    };
    let order = Order {
        options: new.options,
        seats: new.seats.iter().map(plan).collect::<Result<_, Problem>>()?,
        names: vec![name(&new.name)],
        salt: new.salt,
        listed: new.listed,
        local: new.local,
        pace: new.pace.as_deref().map_or(Ok(Pace::default()), pace)?,
        sit: new.sit,
        start: new.start,
        ..Order::new(&new.game)
    };
    let table = opening::open(&app, &visitor, address, order).await?;
    let live = app.tables.get(&table).await?.now();
    Ok((
        StatusCode::CREATED,
        Json(view(&live, &visitor, None, false)?),
    ))
}

fn name(sent: &str) -> String {
    let name = clean_line(sent, MAX_NAME);
    match name.is_empty() {
        true => Text::of(Language::default()).say("guest-name"),
        false => name,
    }
}

/// How a view is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(super) struct Eyes {
    /// As this seat, if you have several.
    seat: Option<u8>,
    /// Whether the log comes with it.
    log: bool,
}

impl Eyes {
    fn seat(&self) -> Result<Option<Seat>, Problem> {
        read_seat(self.seat)
    }
}

fn read_seat(number: Option<u8>) -> Result<Option<Seat>, Problem> {
    let seat = number.map(Seat::try_from).transpose();
    seat.map_err(|error| Problem::BadForm(error.to_string()))
}

/// A table as you see it.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}", params(("id" = String, Path), Eyes), security(("token" = [])),
    responses(
        (status = 200, body = TableView),
        (status = "4XX", body = ProblemJson, content_type = "application/problem+json")
    )
)]
pub(super) async fn view_table(
    State(app): State<App>,
    Client(visitor): Client,
    Named(id): Named<String>,
    Asked(eyes): Asked<Eyes>,
) -> Result<Json<TableView>, Problem> {
    let handle = app.tables.get(&id).await?;
    let live = handle.now();
    // Whoever asks again and again is there, as whoever follows the stream.
    handle.presence.touch(&visitor);
    Ok(Json(view(&live, &visitor, eyes.seat()?, eyes.log)?))
}

/// The same, again whenever it changes, as server-sent events named `update`. It ends when you leave
/// the seat you asked for.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/stream", params(("id" = String, Path), Eyes),
    security(("token" = [])),
    responses((status = 200, body = TableView, content_type = "text/event-stream"))
)]
pub(super) async fn stream(
    State(app): State<App>,
    Client(visitor): Client,
    Address(address): Address,
    Named(id): Named<String>,
    Asked(eyes): Asked<Eyes>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let seat = eyes.seat()?;
    // What cannot be seen now is refused at once, not within the stream.
    view(&app.tables.get(&id).await?.now(), &visitor, seat, false)?;
    let watcher = visitor.clone();
    let show = move |live: &crate::table::Live| {
        // Whoever has left the seat sees nothing from it.
        let view = view(live, &watcher, seat, eyes.log).ok()?;
        let json = serde_json::to_string(&view).ok()?;
        Some((view.step, json.into()))
    };
    follow(&app, &visitor, address, &id, show).await
}

/// Does something at a table: `join`, `salt`, `start`, `act`, `undo`, `chat`, `bot`, `return`,
/// `pace`, `hurry`, `leave`, or `rematch`. When it is answered, it is on disk.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/{what}", request_body = Act, security(("token" = [])),
    params(("id" = String, Path), ("what" = String, Path)),
    responses(
        (status = 200, body = TableView),
        (status = "4XX", body = ProblemJson, content_type = "application/problem+json"),
        (status = 503, body = ProblemJson, content_type = "application/problem+json")
    )
)]
pub(super) async fn ask(
    State(app): State<App>,
    Client(visitor): Client,
    Address(address): Address,
    Named((id, what)): Named<(String, String)>,
    Sent(act): Sent<Act>,
) -> Result<Response, Problem> {
    app.meter.change(&visitor)?;
    if what == "rematch" {
        let table = opening::rematch(&app, &visitor, address, &id).await?;
        return Ok(Json(Opened { table }).into_response());
    }
    let seat = read_seat(act.seat)?;
    let ask = act.read(&what, seat)?;
    let live = ask_table(&app, &visitor, &id, &ask).await?;
    let seat = seat.filter(|&seat| live.table.seats_of(&visitor).contains(seat));
    Ok(Json(view(&live, &visitor, seat, false)?).into_response())
}

impl Act {
    fn read(self, what: &str, seat: Option<Seat>) -> Result<Ask, Problem> {
        let missing = |field: &str| Problem::BadForm(format!("{field} is missing"));

        Ok(match what {
            "act" => Ask::Act {
                seat,
                step: self.step.ok_or_else(|| missing("step"))?,
                action: self.r#do.ok_or_else(|| missing("do"))?,
            },
            "undo" => Ask::Undo {
                step: self.step.ok_or_else(|| missing("step"))?,
                decisions: self.decisions.unwrap_or(1),
            },
            "join" => Ask::Join {
                seat,
                name: name(&self.name),
                salt: self.salt,
            },
            "salt" => Ask::Salt { salt: self.salt },
            "chat" => Ask::Say {
                text: said(&self.text)?,
            },
            "bot" => Ask::Bot {
                seat: seat.ok_or_else(|| missing("seat"))?,
                rank: rank(&self.rank)?,
            },
            "start" => Ask::Start,
            "leave" => Ask::Leave,
            "return" => Ask::Return,
            "hurry" => Ask::Hurry,
            "pace" => Ask::Pace {
                pace: pace(&self.pace)?,
            },
            _ => return Err(Problem::NotFound),
        })
    }
}

/// The record of a finished game.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/record", params(("id" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "application/jsonl"),
        (status = 409, body = ProblemJson, content_type = "application/problem+json")
    )
)]
pub(super) async fn record(
    State(app): State<App>,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let live = app.tables.get(&id).await?.now();
    let headers = [(header::CONTENT_TYPE, "application/jsonl")];
    Ok((headers, record_of(&live.table)?).into_response())
}

/// Keeps a record as a table to be replayed.
#[utoipa::path(
    post, path = "/api/v1/records", security(("token" = [])),
    request_body(content = String, content_type = "application/jsonl"),
    responses(
        (status = 201, body = Opened),
        (status = "4XX", body = ProblemJson, content_type = "application/problem+json")
    )
)]
pub(super) async fn import(
    State(app): State<App>,
    Client(visitor): Client,
    Address(address): Address,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let body = body.map_err(|_| Problem::TooLarge)?;
    if body.len() > limits::IMPORT {
        return Err(Problem::TooLarge);
    }
    let text = str::from_utf8(&body).map_err(|error| Problem::BadRecord(error.to_string()))?;
    let table = opening::import(&app, &visitor, address, text).await?;
    Ok((StatusCode::CREATED, Json(Opened { table })))
}
