//! The JSON API: the same acts as on the pages, for programs.

mod options;
mod routes;
mod types;
mod view;

use axum::extract::{DefaultBodyLimit, FromRequestParts, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use club::{Problem, Registry, Visitor};
use utoipa::OpenApi;

use super::act::Act;
use super::middleware::not_found;
use super::rejection::Rejection;
use crate::app::App;
use crate::identity::Purpose;
use crate::limits;
use crate::problem::status;

pub(super) fn router() -> Router<App> {
    let mut router = Router::new()
        .route("/tokens", post(routes::token))
        .route("/tables", get(routes::tables).post(routes::open))
        .route("/tables/{id}", get(routes::view_table))
        .route("/tables/{id}/stream", get(routes::stream))
        .route("/tables/{id}/record", get(routes::record))
        .route(
            "/records",
            post(routes::import).layer(DefaultBodyLimit::max(limits::IMPORT)),
        )
        .fallback(not_found);
    for act in Act::ALL {
        let path = format!("/tables/{{id}}/{}", act.name());
        let handler =
            move |app, client, address, id, body| routes::act(act, app, client, address, id, body);
        router = router.route(&path, post(handler));
    }
    router
}

/// The OpenAPI document.
#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "Heliopolis",
        description = "Play from a program what people play in the browser. A token stands for a player: keep it, \
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
        routes::act,
        routes::import
    ),
    modifiers(&Bearer, &Acts)
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

/// Documents every act under its own path.
struct Acts;

impl utoipa::Modify for Acts {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        const TEMPLATE: &str = "/api/v1/tables/{id}/{act}";
        let paths = &mut document.paths.paths;
        let Some(template) = paths.remove(TEMPLATE) else {
            return;
        };
        for act in Act::ALL {
            let mut item = template.clone();
            if let Some(post) = &mut item.post {
                post.operation_id = Some(act.name().to_owned());
                post.summary = Some(act.summary().to_owned());
            }
            paths.insert(TEMPLATE.replace("{act}", act.name()), item);
        }
    }
}

/// The OpenAPI document of a server that plays these games.
pub fn document(games: &Registry) -> utoipa::openapi::OpenApi {
    let mut document = Document::openapi();
    options::document(&mut document, games);
    document
}

/// `GET /api/openapi.json`
pub(super) async fn openapi(State(app): State<App>) -> Json<utoipa::openapi::OpenApi> {
    Json(document(&app.config.games))
}

/// Writes problems as RFC 9457 asks.
pub(super) fn tell_problems(mut response: Response) -> Response {
    let Some(Rejection(problem)) = response.extensions_mut().remove::<Rejection>() else {
        return response;
    };
    let told = types::ProblemJson {
        kind: format!("urn:heliopolis:{}", problem.kind()),
        title: problem.kind(),
        status: status(&problem).as_u16(),
        detail: problem.to_string(),
    };
    let headers = [(CONTENT_TYPE, "application/problem+json")];
    (status(&problem), headers, Json(told)).into_response()
}

/// The program behind a request, by its token.
#[derive(Debug)]
struct Client(Visitor);

impl FromRequestParts<App> for Client {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Client, Rejection> {
        let header = parts.headers.get(AUTHORIZATION);
        let token = header
            .and_then(|header| header.to_str().ok())
            .and_then(|header| header.strip_prefix("Bearer "));
        let visitor = token.and_then(|token| app.keys.read(token.trim(), Purpose::Token));
        Ok(visitor.map(Client).ok_or(Problem::NoToken)?)
    }
}
