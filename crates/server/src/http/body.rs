//! Reading what visitors send, with our own words when it cannot be read.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::{FormRejection, JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Form, FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use futures_util::stream::poll_fn;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::limits;
use crate::problem::Problem;

/// The fields of a form.
#[derive(Debug)]
pub(super) struct Fields<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Fields<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Fields<T>, Problem> {
        let read: Result<Form<T>, FormRejection> = Form::from_request(request, state).await;
        read.map(|Form(fields)| Fields(fields))
            .map_err(|bad| unreadable(bad.status(), bad.body_text()))
    }
}

/// The JSON of a request to the API.
#[derive(Debug)]
pub(super) struct Sent<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Problem> {
        let read: Result<Json<T>, JsonRejection> = Json::from_request(request, state).await;
        read.map(|Json(sent)| Sent(sent))
            .map_err(|bad| unreadable(bad.status(), bad.body_text()))
    }
}

/// What stands behind the question mark.
#[derive(Debug)]
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        let read: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        read.map(|Query(asked)| Asked(asked))
            .map_err(|bad| unreadable(bad.status(), bad.body_text()))
    }
}

/// The parts of the path; what does not fit is not there.
#[derive(Debug)]
pub(super) struct Named<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named<T>, Problem> {
        let read: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        read.map(|Path(named)| Named(named))
            .map_err(|_| Problem::NotFound)
    }
}

fn unreadable(status: StatusCode, what: String) -> Problem {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::BadForm(what),
    }
}

/// How long somebody who sends too much is listened to.
const PATIENCE: Duration = Duration::from_secs(5);

/// Hears out who sends too much, within reason: a connection that is closed on somebody who still
/// sends takes the answer with it. Who never comes to an end is not waited for.
pub(super) async fn hear_out(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let sent = Arc::new(Mutex::new(body.into_data_stream()));
    let read = || {
        let sent = sent.clone();
        poll_fn(move |context| {
            let mut sent = sent.lock().unwrap_or_else(PoisonError::into_inner);
            sent.poll_next_unpin(context)
        })
    };
    let request = Request::from_parts(parts, Body::from_stream(read()));
    let answered = tokio::time::timeout(app.config.patience, next.run(request)).await;
    let Ok(response) = answered else {
        return (StatusCode::REQUEST_TIMEOUT, "this takes too long\n").into_response();
    };
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let hear = async {
            let (mut rest, mut heard) = (read(), 0);
            while let Some(Ok(part)) = rest.next().await
                && heard < limits::HEARD
            {
                heard += part.len();
            }
        };
        // Whoever takes longer loses the connection.
        let _ = tokio::time::timeout(PATIENCE, hear).await;
    }
    response
}
