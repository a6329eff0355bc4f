//! Reading requests: axum's extractors with our own rejections.

use axum::Json;
use axum::extract::rejection::{FormRejection, JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Form, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use club::Problem;
use serde::de::DeserializeOwned;

use super::rejection::Rejection;

/// The fields of a form.
#[derive(Debug)]
pub(super) struct FormBody<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for FormBody<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &S) -> Result<FormBody<T>, Rejection> {
        let read: Result<Form<T>, FormRejection> = Form::from_request(request, state).await;
        read.map(|Form(fields)| FormBody(fields))
            .map_err(|bad| unreadable(bad.status(), bad.body_text()))
    }
}

/// The JSON body of a request.
#[derive(Debug)]
pub(super) struct JsonBody<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, Rejection> {
        let read: Result<Json<T>, JsonRejection> = Json::from_request(request, state).await;
        read.map(|Json(sent)| JsonBody(sent))
            .map_err(|bad| unreadable(bad.status(), bad.body_text()))
    }
}

/// The query of a request.
#[derive(Debug)]
pub(super) struct QueryParams<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, Rejection> {
        let read: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        read.map(|Query(asked)| QueryParams(asked))
            .map_err(|bad| unreadable(bad.status(), bad.body_text()))
    }
}

/// The parameters in the path of a request; a path that does not fit is not found.
#[derive(Debug)]
pub(super) struct PathParams<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for PathParams<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParams<T>, Rejection> {
        let read: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        read.map(|Path(named)| PathParams(named))
            .map_err(|_| Problem::NotFound.into())
    }
}

fn unreadable(status: StatusCode, what: String) -> Rejection {
    Rejection(match status {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::BadForm(what),
    })
}
