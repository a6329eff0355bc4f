//! Live updates: server-sent events with the latest state for one visitor.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use club::Visitor;
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::Deserialize;
use tokio::sync::watch;

use super::extract::{PathParams, QueryParams};
use super::gzip::gzip;
use super::middleware::Address;
use super::rejection::Rejection;
use crate::app::App;
use crate::guest::Guest;
use crate::limits::OpenStream;
use crate::table::{Snapshot, Visit};

/// Proxies and browsers close connections that are silent for too long.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct After {
    after: Option<u64>,
}

/// `GET /table/{id}/stream`
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    PathParams(id): PathParams<String>,
    QueryParams(After { after }): QueryParams<After>,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let since = last.and_then(|id| id.parse().ok()).or(after);
    let visitor = guest.visitor.clone();
    let mut since = since.unwrap_or(u64::MAX);
    let (shared, renderings) = (app.clone(), app.renderings.of(&id));
    let show = move |live: &Arc<Snapshot>| {
        let number = live.table.step_for(&guest.visitor);
        let html = renderings.live_part(&shared.pages, live, &guest, since.min(number));
        since = number;
        Some((number, html))
    };
    let stream = follow(&app, &visitor, address, &id, show).await?;
    Ok(gzip(&headers, stream.into_response()))
}

/// A stream of what `show` makes of the table, whenever that changes. It ends when there is nothing
/// to show any more.
pub(super) async fn follow<F>(
    app: &App,
    visitor: &Visitor,
    address: std::net::IpAddr,
    table: &str,
    show: F,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>> + use<F>>, Rejection>
where
    F: FnMut(&Arc<Snapshot>) -> Option<(u64, Arc<str>)> + Send + 'static,
{
    let open = app.meter.stream(visitor, address)?;
    let handle = app.tables.get(table).await?;
    let state = Following {
        table: handle.follow(),
        closing: app.closing.subscribe(),
        show,
        shown: None,
        _visit: handle.presence.enter(visitor),
        _open: open,
    };
    let events = unfold(state, async |mut state| {
        let event = state.next().await?;
        Some((Ok(event), state))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

/// A visitor who follows a table. A slow reader gets the next update when they have read the last
/// one: the latest state only, and nothing piles up.
struct Following<F> {
    table: watch::Receiver<Arc<Snapshot>>,
    closing: watch::Receiver<bool>,
    show: F,
    /// What was sent last. The same is not sent again: that somebody has done something at a sealed
    /// point must not show, not even by an empty update.
    shown: Option<Arc<str>>,
    _visit: Visit,
    _open: OpenStream,
}

impl<F: FnMut(&Arc<Snapshot>) -> Option<(u64, Arc<str>)>> Following<F> {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.shown.is_some() {
                tokio::select! {
                    changed = self.table.changed() => changed.ok()?,
                    _ = self.closing.wait_for(|closing| *closing) => return None,
                }
            }
            let live = self.table.borrow_and_update().clone();
            let (number, text) = (self.show)(&live)?;
            if self.shown.as_ref() != Some(&text) {
                self.shown = Some(Arc::clone(&text));
                let event = Event::default().event("update").id(number.to_string());
                return Some(event.data(text));
            }
        }
    }
}
