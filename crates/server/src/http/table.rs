//! The page of a table, and everything that can be asked for there.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use club::{MAX_CHAT, Visitor, clean_line};
use serde::Deserialize;
use tabletop::Seat;

use super::body::{Fields, Named};
use super::door::Address;
use super::opening::{lead_to, name_or_usual, pace, rank};
use crate::app::App;
use crate::guest::Guest;
use crate::opening;
use crate::problem::Problem;
use crate::render;
use crate::table::{Ask, Live, Stage};

/// `GET /table/{id}`
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let handle = app.tables.get(&id).await?;
    let live = handle.now();
    if live.table.stage == Stage::Imported {
        return Ok(Redirect::to(&format!("/replay/{id}")).into_response());
    }
    handle.presence.touch(&guest.visitor);
    Ok(Html(render::whole_page(&live, &guest, None).into_string()).into_response())
}

/// The fields of all forms of a table; each has some of them.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Form {
    step: Option<u64>,
    r#do: String,
    decisions: Option<usize>,
    seat: Option<u8>,
    name: String,
    salt: String,
    text: String,
    rank: String,
    pace: String,
}

impl Form {
    fn seat(&self) -> Result<Option<Seat>, Problem> {
        let seat = self.seat.map(Seat::try_from).transpose();
        seat.map_err(|error| Problem::BadForm(error.to_string()))
    }

    fn step(&self) -> Result<u64, Problem> {
        self.step.ok_or_else(|| missing("step"))
    }

    /// What the form asks for.
    fn ask(&self, what: &str, guest: &Guest) -> Result<Ask, Problem> {
        Ok(match what {
            "act" => Ask::Act {
                seat: self.seat()?,
                step: self.step()?,
                action: self.r#do.clone(),
            },
            "undo" => Ask::Undo {
                step: self.step()?,
                decisions: self.decisions.unwrap_or(1),
            },
            "join" => Ask::Join {
                seat: self.seat()?,
                name: name_or_usual(&self.name, guest),
                salt: self.salt.clone(),
            },
            "salt" => Ask::Salt {
                salt: self.salt.clone(),
            },
            "chat" => Ask::Say {
                text: said(&self.text)?,
            },
            "bot" => Ask::Bot {
                seat: self.seat()?.ok_or_else(|| missing("seat"))?,
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

fn missing(field: &str) -> Problem {
    Problem::BadForm(format!("{field} is missing"))
}

/// A line of chat, if there is anything in it.
pub(super) fn said(text: &str) -> Result<String, Problem> {
    let text = clean_line(text, MAX_CHAT);
    match text.is_empty() {
        true => Err(missing("text")),
        false => Ok(text),
    }
}

/// Asks a table for something; nobody talks without end.
pub(super) async fn ask_table(
    app: &App,
    visitor: &Visitor,
    id: &str,
    ask: &Ask,
) -> Result<Arc<Live>, Problem> {
    if matches!(ask, Ask::Say { .. }) {
        app.meter.chat(visitor)?;
    }
    app.tables.ask(id, visitor, ask).await
}

/// `POST /table/{id}/{what}`
pub(super) async fn ask(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    Named((id, what)): Named<(String, String)>,
    headers: HeaderMap,
    Fields(form): Fields<Form>,
) -> Result<Response, Problem> {
    app.meter.change(&guest.visitor)?;
    if what == "rematch" {
        let table = opening::rematch(&app, &guest.visitor, address, &id).await?;
        return Ok(Redirect::to(&format!("/table/{table}")).into_response());
    }
    let answer = match form.ask(&what, &guest) {
        Ok(ask) => ask_table(&app, &guest.visitor, &id, &ask).await,
        Err(problem @ Problem::NotFound) => return Err(problem),
        Err(problem) => Err(problem),
    };
    match answer {
        Err(problem) => {
            // The page as it is now, with what was wrong.
            let live = app.tables.get(&id).await?.now();
            let page = render::whole_page(&live, &guest, Some(&problem));
            let status = problem.status();
            tracing::debug!(table = id, %problem, "refused");
            Ok((status, Html(page.into_string())).into_response())
        }
        Ok(_) if what == "leave" => Ok(Redirect::to("/").into_response()),
        // The script of the page says so; the stream brings it what changed.
        Ok(_) if headers.contains_key("x-requested-with") => {
            Ok(StatusCode::NO_CONTENT.into_response())
        }
        Ok(_) if what == "join" => {
            let name = name_or_usual(&form.name, &guest);
            Ok(lead_to(&app, &guest, &id, name))
        }
        Ok(_) => Ok(Redirect::to(&format!("/table/{id}")).into_response()),
    }
}
