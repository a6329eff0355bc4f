//! The routes, and the middleware around them.

mod act;
mod api;
mod assets;
mod drain;
mod extract;
mod gzip;
mod lobby;
mod middleware;
mod monitoring;
mod opening;
mod rejection;
mod replay;
mod rules;
mod settings;
mod stream;
mod table;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use tower::ServiceBuilder;
use tower::util::MapResponseLayer;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use self::act::Act;
use crate::app::App;
use crate::limits;

pub use api::document as openapi;
pub(crate) use monitoring::tidy;

/// The whole server as a service.
pub(crate) fn router(app: App) -> Router {
    monitoring::prepare();
    let mut pages = Router::new()
        .route("/", get(lobby::start))
        .route("/new", get(opening::new))
        .route("/tables", post(opening::open))
        .route("/quick", post(opening::quick))
        .route("/guided", post(opening::guided))
        .route(
            "/import",
            // The envelope of the form comes on top of the record.
            post(opening::import).layer(DefaultBodyLimit::max(limits::IMPORT + limits::BODY)),
        )
        .route("/settings", get(settings::page).post(settings::save))
        .route("/settings/theme", post(settings::theme))
        .route("/fair", get(settings::fair))
        .route("/rules/{game}", get(rules::page))
        .route("/design", get(rules::design))
        .route("/design/{game}", get(rules::design_of))
        .route("/table/{id}", get(table::page))
        .route("/table/{id}/stream", get(stream::page))
        .route("/replay/{id}", get(replay::page))
        .route("/replay/{id}/record", get(replay::record))
        .route("/replay/{id}/continue", post(replay::go_on))
        .fallback(middleware::not_found);
    for act in Act::ALL {
        let path = format!("/table/{{id}}/{}", act.name());
        let handler = move |app, guest, address, id, headers, form| {
            table::act(act, app, guest, address, id, headers, form)
        };
        pages = pages.route(&path, post(handler));
    }
    let pages = pages.layer(from_fn_with_state(app.clone(), middleware::identify));
    let api = Router::new()
        .nest("/api/v1", api::router())
        .route("/api/openapi.json", get(api::openapi))
        .layer(MapResponseLayer::new(api::tell_problems));
    // One builder is one layer: between two calls of `layer` every request is boxed and the service
    // behind it cloned. The first is the outermost.
    let guarded = ServiceBuilder::new()
        .layer(from_fn_with_state(app.clone(), drain::drain))
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(from_fn_with_state(app.clone(), middleware::guard));
    let all = ServiceBuilder::new()
        .layer(from_fn(monitoring::measure))
        .layer(CatchPanicLayer::custom(middleware::after_panic))
        .layer(MapResponseLayer::new(middleware::security_headers))
        .layer(compression());
    pages
        .merge(api)
        .layer(guarded)
        .route("/assets/{name}", get(assets::asset))
        .route("/healthz", get(monitoring::health))
        .route("/metrics", get(monitoring::metrics))
        .layer(all)
        .with_state(app)
}

/// Pages are compressed. Answers of the API are small, and compressing one costs as much as making it.
fn compression() -> CompressionLayer<impl Predicate> {
    let pages = DefaultPredicate::new().and(NotForContentType::const_new("application/json"));
    CompressionLayer::new()
        .gzip(true)
        .br(true)
        .compress_when(pages)
}
