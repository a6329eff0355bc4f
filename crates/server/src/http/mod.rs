//! The routes, and what every request passes on its way to them.

mod api;
mod assets;
mod body;
mod door;
mod lobby;
mod opening;
mod operations;
mod pack;
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

use crate::app::App;
use crate::limits;

pub use api::document as openapi;
pub(crate) use operations::tidy;

/// The whole server as a service.
pub(crate) fn router(app: App) -> Router {
    operations::prepare();
    let pages = Router::new()
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
        .route("/table/{id}/{what}", post(table::ask))
        .route("/replay/{id}", get(replay::page))
        .route("/replay/{id}/record", get(replay::record))
        .route("/replay/{id}/continue", post(replay::go_on))
        .fallback(door::nothing_here)
        .layer(from_fn_with_state(app.clone(), door::greet));
    let api = Router::new()
        .nest("/api/v1", api::router())
        .route("/api/openapi.json", get(api::openapi))
        .layer(MapResponseLayer::new(api::tell_problems));
    // What stands together in one builder is passed as one: between two calls of `layer` every
    // request is put into a box, and what is behind it copied. The first is the outermost.
    let asking = ServiceBuilder::new()
        .layer(from_fn_with_state(app.clone(), body::hear_out))
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(from_fn_with_state(app.clone(), door::check));
    let all = ServiceBuilder::new()
        .layer(from_fn(operations::measure))
        .layer(CatchPanicLayer::custom(door::after_panic))
        .layer(MapResponseLayer::new(door::headers))
        .layer(compression());
    pages
        .merge(api)
        .layer(asking)
        .route("/assets/{name}", get(assets::asset))
        .route("/healthz", get(operations::health))
        .route("/metrics", get(operations::metrics))
        .layer(all)
        .with_state(app)
}

/// Pages are packed for browsers. Answers to programs are small, and packing one costs as much as
/// making it.
fn compression() -> CompressionLayer<impl Predicate> {
    let pages = DefaultPredicate::new().and(NotForContentType::const_new("application/json"));
    CompressionLayer::new()
        .gzip(true)
        .br(true)
        .compress_when(pages)
}
