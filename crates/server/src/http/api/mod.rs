//! The JSON API: the same acts as on the pages, for programs.

mod routes;
mod types;
mod view;

use axum::extract::{DefaultBodyLimit, FromRequestParts};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use club::Visitor;
use utoipa::OpenApi;

use crate::app::App;
use crate::limits;
use crate::problem::Problem;
use crate::visitor::Purpose;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/tokens", post(routes::token))
        .route("/tables", get(routes::tables).post(routes::open))
        .route("/tables/{id}", get(routes::view_table))
        .route("/tables/{id}/stream", get(routes::stream))
        .route("/tables/{id}/record", get(routes::record))
        .route("/tables/{id}/{what}", post(routes::ask))
        .route(
            "/records",
            post(routes::import).layer(DefaultBodyLimit::max(limits::IMPORT)),
        )
        .fallback(super::door::nothing_here)
}

/// The OpenAPI document.
#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "Heliopolis",
        description = "Play Ra and Amun-Re from a program. A token stands for a player: keep it, \
                       it is the key to its seats. Actions are written in the notation of \
                       rules/notation.md, views as docs/protocol.md describes them."
    ),
    paths(
        routes::token,
        routes::tables,
        routes::open,
        routes::view_table,
        routes::stream,
        routes::record,
        routes::ask,
        routes::import
    ),
    modifiers(&Bearer)
)]
struct Document;

struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
        let components = document.components.get_or_insert_default();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("token", bearer);
    }
}

/// The OpenAPI document as a value.
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

/// `GET /api/openapi.json`
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(document())
}

/// Gives problems the form of RFC 9457.
pub(super) fn tell_problems(mut response: Response) -> Response {
    let Some(problem) = response.extensions_mut().remove::<Problem>() else {
        return response;
    };
    let told = types::ProblemJson {
        kind: format!("urn:heliopolis:{}", problem.key()),
        title: problem.key(),
        status: problem.status().as_u16(),
        detail: problem.to_string(),
    };
    let headers = [(CONTENT_TYPE, "application/problem+json")];
    (problem.status(), headers, Json(told)).into_response()
}

/// The program that asks, by its token.
#[derive(Debug)]
struct Client(Visitor);

impl FromRequestParts<App> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Client, Problem> {
        let header = parts.headers.get(AUTHORIZATION);
        let token = header
            .and_then(|header| header.to_str().ok())
            .and_then(|header| header.strip_prefix("Bearer "));
        let visitor = token.and_then(|token| app.keys.read(token.trim(), Purpose::Token));
        visitor.map(Client).ok_or(Problem::NoToken)
    }
}
