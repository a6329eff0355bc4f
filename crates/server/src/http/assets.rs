//! The files of the pages.

use axum::body::Body;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use club::Problem;

use crate::problem::status;

/// A file. Its address changes with its content, so it can be cached for ever.
pub(super) async fn asset(Path(name): Path<String>) -> Response {
    let asset = name.split_once('-').and_then(|(hash, name)| {
        pages::assets()
            .iter()
            .find(|asset| asset.name == name && asset.hash == hash)
    });
    let Some(asset) = asset else {
        return status(&Problem::NotFound).into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, Body::from(asset.bytes)).into_response()
}
