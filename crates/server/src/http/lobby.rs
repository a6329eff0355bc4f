//! The start page.

use axum::extract::State;
use axum::response::Html;
use club::{State as TableState, Summary};
use pages::{Entry, EntryState, Fresh, Lobby, Shown};
use store::{Listing, Which};

use crate::app::App;
use crate::games::{Task, with_game};
use crate::guest::Guest;
use crate::problem::Problem;
use crate::visitor::random_id;

/// So many tables of each kind are listed.
const LISTED: u32 = 30;

/// `GET /`
pub(super) async fn start(State(app): State<App>, guest: Guest) -> Result<Html<String>, Problem> {
    start_page(&app, &guest, None).await
}

/// The start page, with what was wrong with a request that it answers.
pub(super) async fn start_page(
    app: &App,
    guest: &Guest,
    problem: Option<&Problem>,
) -> Result<Html<String>, Problem> {
    let list = async |which| app.store.tables(which, LISTED).await;
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
        problem: problem.map(|problem| problem.told(guest)),
        ..Lobby::default()
    };
    let is_mine = |listing: &&Listing| mine.iter().all(|own| own.id != listing.id);
    for listing in open.iter().filter(is_mine) {
        lobby.open.extend(entry(app, guest, listing).await);
    }
    for listing in running.iter().filter(is_mine) {
        lobby.running.extend(entry(app, guest, listing).await);
    }
    Ok(Html(pages::start(&lobby, &guest.reader()).into_string()))
}

/// A table in a list; nothing if it is of a game we do not know.
async fn entry(app: &App, guest: &Guest, listing: &Listing) -> Option<Entry> {
    let summary: Summary = serde_json::from_str(&listing.summary).ok()?;
    let (game, options) = with_game(&listing.game, Describe(&summary, guest))?;
    let of_visitor = |visitor: &Option<_>| visitor.as_ref() == Some(&guest.visitor);
    let seat = summary.visitors.iter().position(of_visitor);
    let state = match listing.state {
        TableState::Waiting => EntryState::Waiting,
        TableState::Finished => EntryState::Over {
            place: seat.and_then(|seat| summary.places.as_ref()?.get(seat).copied()),
        },
        TableState::Playing => {
            // One's own games are looked at, others only if they are in memory anyway.
            let handle = match seat {
                Some(_) => app.tables.get(&listing.id).await.ok(),
                None => app.tables.peek(&listing.id),
            };
            let live = handle.map(|handle| handle.now());
            EntryState::Running {
                your_turn: live.as_ref().is_some_and(|live| {
                    let own = live.table.seats_of(&guest.visitor);
                    live.table
                        .game
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
        game,
        names: summary.names,
        summary: options,
        state,
        guided: summary.guided,
    })
}

/// The key of a game, and what a table chose in a few words.
struct Describe<'a>(&'a Summary, &'a Guest);

impl Task for Describe<'_> {
    type Output = (&'static str, Option<String>);

    fn run<G: Shown>(self) -> Self::Output {
        use tabletop::Options as _;
        let Describe(summary, guest) = self;
        let options = G::Options::from_json(&summary.options).ok();
        let text = guest.reader().text;
        let words = options.and_then(|options| {
            text.options_summary(G::KEY, G::Options::SPECS, &options.to_json())
        });
        (G::KEY, words)
    }
}

/// A table that could be opened from this page: its seed is promised before anybody asks for it.
pub(super) fn fresh(app: &App) -> Fresh {
    let table = random_id();
    Fresh {
        commitment: app.keys.seed(&table).commitment().to_string(),
        table,
    }
}
