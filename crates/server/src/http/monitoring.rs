//! Health and metrics, for the host.

use std::sync::OnceLock;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::app::App;

/// The recorder is global to the program, however many servers run in it.
static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Installs the recorder.
pub(super) fn prepare() {
    METRICS.get_or_init(|| PrometheusBuilder::new().install_recorder().ok());
}

/// Aggregates what was measured since the last time. Reading `/metrics` does so too, but nobody may
/// be reading it.
pub(crate) fn tidy() {
    if let Some(metrics) = METRICS.get().and_then(Option::as_ref) {
        metrics.run_upkeep();
    }
}

/// `/healthz`: whether the data can be read and written.
pub(super) async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.storage.check().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the storage does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the data cannot be used\n")
        }
    }
}

/// `/metrics`, as Prometheus reads them.
pub(super) async fn metrics(State(app): State<App>) -> String {
    metrics::gauge!("heliopolis_tables_in_memory").set(app.tables.len() as f64);
    let handle = METRICS.get().and_then(Option::as_ref);
    handle.map_or_else(String::new, PrometheusHandle::render)
}

/// The method if it is a known one, so that strangers cannot create metrics at will.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Counts and times a request by its route.
pub(super) async fn measure(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or_else(|| "other".to_owned(), |path| path.as_str().to_owned());
    let method = known(request.method());
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    metrics::counter!(
        "heliopolis_requests_total", "route" => route.clone(), "method" => method, "status" => status
    )
    .increment(1);
    metrics::histogram!("heliopolis_request_seconds", "route" => route).record(begun.elapsed());
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_added_up_is_not_lost() {
        prepare();
        metrics::histogram!("of_this_test").record(1.0);
        tidy();
        metrics::histogram!("of_this_test").record(1.0);
        tidy();
        let metrics = METRICS.get().and_then(Option::as_ref);
        let metrics = metrics.expect("nobody else counts").render();
        assert!(metrics.contains("of_this_test_count 2"), "{metrics}");
    }
}
