//! The start page.

use axum::extract::State;
use axum::response::Html;
use club::{Listing, Problem, State as TableState, Summary, Which};
use pages::{Entry, EntryState, Fresh, Lobby};

use super::rejection::Rejection;
use crate::app::App;
use crate::guest::Guest;
use crate::identity::random_id;

/// How many tables of each kind are listed.
const LISTED: u32 = 30;

/// `GET /`
pub(super) async fn start(State(app): State<App>, guest: Guest) -> Result<Html<String>, Rejection> {
    start_page(&app, &guest, None).await
}

/// The start page, with what was wrong with the request that it answers.
pub(super) async fn start_page(
    app: &App,
    guest: &Guest,
    problem: Option<&Problem>,
) -> Result<Html<String>, Rejection> {
    let list = async |which| app.storage.tables(which, LISTED).await;
    let mine = list(Which::Of(guest.visitor.id().to_owned())).await?;
    let open = list(Which::Listed(TableState::Waiting)).await?;
    let running = list(Which::Listed(TableState::Playing)).await?;
    let mut entries = Vec::new();
    for listing in &mine {
        entries.extend(entry(app, guest, listing).await);
    }
    // Running ones first; otherwise they keep their order.
    entries.sort_by_key(|entry| matches!(entry.state, EntryState::Over { .. }));
    let mut lobby = Lobby {
        mine: entries,
        fresh: fresh(app),
        problem: problem.cloned(),
        ..Lobby::default()
    };
    let is_mine = |listing: &&Listing| mine.iter().all(|own| own.id != listing.id);
    for listing in open.iter().filter(is_mine) {
        lobby.open.extend(entry(app, guest, listing).await);
    }
    for listing in running.iter().filter(is_mine) {
        lobby.running.extend(entry(app, guest, listing).await);
    }
    Ok(Html(
        pages::start(&app.pages, &lobby, &guest.reader()).into_string(),
    ))
}

/// A table in a list; none if its game is unknown.
async fn entry(app: &App, guest: &Guest, listing: &Listing) -> Option<Entry> {
    let summary: Summary = serde_json::from_str(&listing.summary).ok()?;
    let kind = app.config.games.get(&listing.game)?;
    let text = guest.reader().text;
    let options = text.options_summary(kind.key(), kind.options(), &summary.options);
    let of_visitor = |visitor: &Option<_>| visitor.as_ref() == Some(&guest.visitor);
    let seat = summary.visitors.iter().position(of_visitor);
    let state = match listing.state {
        TableState::Waiting => EntryState::Waiting,
        TableState::Finished => EntryState::Over {
            place: seat.and_then(|seat| summary.places.as_ref()?.get(seat).copied()),
        },
        TableState::Playing => {
            // The visitor's own games are loaded, others are only looked at if they are in memory.
            let handle = match seat {
                Some(_) => app.tables.get(&listing.id).await.ok(),
                None => app.tables.peek(&listing.id),
            };
            let live = handle.map(|handle| handle.now());
            EntryState::Running {
                your_turn: live.as_ref().is_some_and(|live| {
                    let own = live.table.seats_of(&guest.visitor);
                    live.table
                        .game()
                        .owing()
                        .into_iter()
                        .any(|seat| own.contains(seat))
                }),
                watchers: live.map_or(0, |live| live.watchers),
            }
        }
    };
    Some(Entry {
        table: listing.id.clone(),
        game: kind.key(),
        names: summary.names,
        summary: options,
        state,
        guided: summary.guided,
    })
}

/// A table that can be opened from this page: its seed is promised before it exists.
pub(super) fn fresh(app: &App) -> Fresh {
    let table = random_id();
    Fresh {
        commitment: app.keys.seed(&table).commitment().to_string(),
        table,
    }
}
