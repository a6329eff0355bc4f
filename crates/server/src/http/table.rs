//! The page of a table, and its forms.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use club::Stage;

use super::act::{Act, ActFields, Actor, Performed};
use super::extract::{FormBody, PathParams};
use super::middleware::Address;
use super::opening::{go_to, name_or_default};
use super::rejection::Rejection;
use crate::app::App;
use crate::guest::Guest;
use crate::problem::status;
use crate::render;

/// `GET /table/{id}`
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    PathParams(id): PathParams<String>,
) -> Result<Response, Rejection> {
    let handle = app.tables.get(&id).await?;
    let live = handle.now();
    if live.table.stage == Stage::Imported {
        return Ok(Redirect::to(&format!("/replay/{id}")).into_response());
    }
    handle.presence.touch(&guest.visitor);
    Ok(Html(render::whole_page(&app.pages, &live, &guest, None).into_string()).into_response())
}

/// `POST /table/{id}/{act}`
pub(super) async fn act(
    act: Act,
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    PathParams(id): PathParams<String>,
    headers: HeaderMap,
    FormBody(fields): FormBody<ActFields>,
) -> Result<Response, Rejection> {
    app.meter.change(&guest.visitor)?;
    let name = name_or_default(&fields.name, &guest);
    let actor = Actor {
        app: &app,
        visitor: &guest.visitor,
        address,
        table: &id,
    };
    let performed = match actor.perform(act, &fields, &name).await {
        Ok(performed) => performed,
        Err(problem) if act == Act::Rematch => return Err(problem.into()),
        Err(problem) => {
            // The page as it is now, with what was wrong.
            let live = app.tables.get(&id).await?.now();
            let page = render::whole_page(&app.pages, &live, &guest, Some(&problem));
            tracing::debug!(table = id, %problem, "refused");
            return Ok((status(&problem), Html(page.into_string())).into_response());
        }
    };
    let table = match performed {
        Performed::Rematch(table) => table,
        Performed::Changed(_) => id,
    };
    Ok(match act {
        Act::Rematch => Redirect::to(&format!("/table/{table}")).into_response(),
        Act::Leave => Redirect::to("/").into_response(),
        // Sent by the script of the page: the stream brings what has changed.
        _ if headers.contains_key("x-requested-with") => StatusCode::NO_CONTENT.into_response(),
        Act::Join => go_to(&app, &guest, &table, name),
        _ => Redirect::to(&format!("/table/{table}")).into_response(),
    })
}
