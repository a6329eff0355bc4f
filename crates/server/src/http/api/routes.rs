//! The routes of the API.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use club::{OpenTable, Pace, Problem, SeatPlan, State as TableState, Summary, Which};
use futures_util::Stream;
use serde::Deserialize;
use serde::de::IgnoredAny;
use tabletop::{MAX_SEATS, Seat};
use text::{Language, Text};
use utoipa::IntoParams;

use super::super::act::{
    Act, ActFields, Actor, Performed, read_pace, read_rank, read_seat, typed_name,
};
use super::super::extract::{JsonBody, PathParams, QueryParams};
use super::super::middleware::{Address, visitor_of};
use super::super::rejection::Rejection;
use super::super::stream::follow;
use super::Client;
use super::types::{Listed, NewTable, Opened, ProblemJson, TableView, Token};
use super::view::view;
use crate::app::App;
use crate::identity::Purpose;
use crate::limits;
use crate::opening;
use crate::table::Snapshot;

/// A new token, for a new player; sent by a browser, for the visitor who uses it.
#[utoipa::path(post, path = "/api/v1/tokens", responses((status = 201, body = Token)))]
pub(super) async fn token(State(app): State<App>, headers: HeaderMap) -> (StatusCode, Json<Token>) {
    let token = app.keys.sign(&visitor_of(&app, &headers), Purpose::Token);
    (StatusCode::CREATED, Json(Token { token }))
}

/// Listed tables that wait for players or are in play.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn tables(State(app): State<App>) -> Result<Json<Vec<Listed>>, Rejection> {
    const MAX_LISTED: u32 = 100;
    let mut listed = Vec::new();
    for which in [TableState::Waiting, TableState::Playing] {
        let tables = app.storage.tables(Which::Listed(which), MAX_LISTED).await?;
        listed.extend(tables.into_iter().filter_map(|table| {
            let summary: Summary = serde_json::from_str(&table.summary).ok()?;
            Some(Listed {
                table: table.id,
                game: table.game,
                state: table.state.key(),
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
    JsonBody(new): JsonBody<NewTable>,
) -> Result<(StatusCode, Json<TableView>), Rejection> {
    if new.seats.len() > MAX_SEATS {
        return Err(Problem::BadForm("too many seats".to_owned()).into());
    }
    let plan = |code: &String| match code.as_str() {
        "open" => Ok(SeatPlan::Open),
        code => Ok(SeatPlan::Bot(read_rank(code)?.code().to_owned())),
    };
    let open = OpenTable {
        options: new.options,
        seats: new.seats.iter().map(plan).collect::<Result<_, Problem>>()?,
        names: vec![name(&new.name)],
        salt: new.salt,
        listed: new.listed,
        local: new.local,
        pace: new.pace.as_deref().map_or(Ok(Pace::default()), read_pace)?,
        sit: new.sit,
        start: new.start,
        ..OpenTable::new(&new.game)
    };
    let table = opening::open(&app, &visitor, address, None, &open).await?;
    let live = app.tables.get(&table).await?.now();
    Ok((
        StatusCode::CREATED,
        Json(view(&live, &visitor, None, false)?),
    ))
}

fn name(sent: &str) -> String {
    typed_name(sent).unwrap_or_else(|| Text::of(Language::default()).say("guest-name"))
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
    PathParams(id): PathParams<String>,
    QueryParams(eyes): QueryParams<Eyes>,
) -> Result<Json<TableView>, Rejection> {
    let handle = app.tables.get(&id).await?;
    let live = handle.now();
    // A program that polls is present, like one that follows the stream.
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
    PathParams(id): PathParams<String>,
    QueryParams(eyes): QueryParams<Eyes>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Rejection> {
    let seat = eyes.seat()?;
    // What cannot be seen now is refused at once, not within the stream.
    view(&app.tables.get(&id).await?.now(), &visitor, seat, false)?;
    let watcher = visitor.clone();
    let show = move |live: &Arc<Snapshot>| {
        // A visitor who has left the seat sees nothing from it.
        let view = view(live, &watcher, seat, eyes.log).ok()?;
        let json = serde_json::to_string(&view).ok()?;
        Some((view.step, json.into()))
    };
    follow(&app, &visitor, address, &id, show).await
}

/// The fields of an act, none of them unknown.
#[derive(Debug, Deserialize)]
pub(super) struct ActBody {
    #[serde(flatten)]
    fields: ActFields,
    #[serde(flatten)]
    unknown: BTreeMap<String, IgnoredAny>,
}

/// Does something at a table. When it is answered, it is durable.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/{act}", request_body = ActFields, security(("token" = [])),
    params(("id" = String, Path)),
    responses(
        (status = 200, body = TableView),
        (status = "4XX", body = ProblemJson, content_type = "application/problem+json"),
        (status = 503, body = ProblemJson, content_type = "application/problem+json")
    )
)]
pub(super) async fn act(
    act: Act,
    State(app): State<App>,
    Client(visitor): Client,
    Address(address): Address,
    PathParams(id): PathParams<String>,
    JsonBody(body): JsonBody<ActBody>,
) -> Result<Response, Rejection> {
    app.meter.change(&visitor)?;
    if let Some(field) = body.unknown.keys().next() {
        return Err(Problem::BadForm(format!("unknown field {field:?}")).into());
    }
    let fields = body.fields;
    let actor = Actor {
        app: &app,
        visitor: &visitor,
        address,
        table: &id,
    };
    match actor.perform(act, &fields, &name(&fields.name)).await? {
        Performed::Rematch(table) => Ok(Json(Opened { table }).into_response()),
        Performed::Changed(live) => {
            let own = live.table.seats_of(&visitor);
            let seat = fields.seat()?.filter(|&seat| own.contains(seat));
            Ok(Json(view(&live, &visitor, seat, false)?).into_response())
        }
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
    PathParams(id): PathParams<String>,
) -> Result<Response, Rejection> {
    let live = app.tables.get(&id).await?.now();
    let headers = [(header::CONTENT_TYPE, "application/jsonl")];
    Ok((headers, live.table.record()?).into_response())
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
) -> Result<(StatusCode, Json<Opened>), Rejection> {
    let body = body.map_err(|_| Problem::TooLarge)?;
    if body.len() > limits::IMPORT {
        return Err(Problem::TooLarge.into());
    }
    let text = str::from_utf8(&body).map_err(|error| Problem::BadRecord(error.to_string()))?;
    let table = opening::import(&app, &visitor, address, text).await?;
    Ok((StatusCode::CREATED, Json(Opened { table })))
}
