//! A table as a visitor sees it in the browser.

use club::{Problem, SeatState, Stage};
use maud::Markup;
use pages::{GamePages, Pages, Place, TableView, WaitingRoom};
use tabletop::{Observer, Seat};

use crate::guest::Guest;
use crate::table::Snapshot;

/// The part of a table's page that live updates replace, for a visitor whose previous page had the
/// number `since`.
pub(crate) fn live_part(pages: &Pages, live: &Snapshot, guest: &Guest, since: u64) -> Markup {
    let (pages, reader) = (pages_of(pages, live), guest.reader());
    match live.table.stage {
        Stage::Waiting => with_room(live, guest, None, |room| {
            pages::waiting_live(pages, room, &reader)
        }),
        Stage::Begun(_) | Stage::Imported => with_table(live, guest, Some(since), None, |table| {
            pages.table_live(table, &reader)
        }),
    }
}

/// The whole page of a table, with what was wrong with the request that it answers.
pub(crate) fn whole_page(
    pages: &Pages,
    live: &Snapshot,
    guest: &Guest,
    problem: Option<&Problem>,
) -> Markup {
    let (pages, reader) = (pages_of(pages, live), guest.reader());
    match live.table.stage {
        Stage::Waiting => with_room(live, guest, problem, |room| {
            pages::waiting_room(pages, room, &reader)
        }),
        Stage::Begun(_) | Stage::Imported => with_table(live, guest, None, problem, |table| {
            pages.table_page(table, &reader)
        }),
    }
}

/// A finished game after `at` of its steps, as an observer saw it; none if there are fewer.
pub(crate) fn replay_page(
    pages: &Pages,
    live: &Snapshot,
    guest: &Guest,
    observer: Observer,
    at: usize,
) -> Option<Markup> {
    let table = &live.table;
    let view = TableView {
        scene: &table.replay(observer, live.here, at)?,
        chat: &[],
        watchers: 0,
        link: &guest.link(&table.id),
        pace: None,
        shuffle: &table.shuffle_report(),
        problem: None,
    };
    Some(pages_of(pages, live).table_page(&view, &guest.reader()))
}

fn pages_of<'a>(pages: &'a Pages, live: &Snapshot) -> &'a dyn GamePages {
    let pages = pages.of(live.table.game().game());
    pages.expect("there are pages for every game of the registry")
}

fn with_table(
    live: &Snapshot,
    guest: &Guest,
    since: Option<u64>,
    problem: Option<&Problem>,
    render: impl FnOnce(&TableView<'_>) -> Markup,
) -> Markup {
    let table = &live.table;
    render(&TableView {
        scene: &table.scene(&guest.visitor, live.here, since),
        chat: &table.chat,
        watchers: live.watchers,
        link: &guest.link(&table.id),
        pace: table.is_hosted_by(&guest.visitor).then_some(table.pace),
        shuffle: &table.shuffle_report(),
        problem,
    })
}

fn with_room(
    live: &Snapshot,
    guest: &Guest,
    problem: Option<&Problem>,
    render: impl FnOnce(&WaitingRoom<'_>) -> Markup,
) -> Markup {
    let table = &live.table;
    let place = |(seat, state): (Seat, &SeatState)| match (&state.person, state.bot) {
        (Some(person), _) => Place::Person {
            name: person.name.clone(),
            you: person.visitor == guest.visitor,
            here: live.here.contains(seat),
            salt: state.salt.clone(),
        },
        (None, Some(rank)) => Place::Bot(rank),
        (None, None) => Place::Open,
    };
    let places: Vec<Place> = table.seats().map(place).collect();
    render(&WaitingRoom {
        table: &table.id,
        options: &table.opened.options,
        places: &places,
        link: &guest.link(&table.id),
        listed: table.opened.listed,
        local: table.opened.local,
        commitment: &table.commitment(),
        host: table.is_hosted_by(&guest.visitor),
        chat: &table.chat,
        problem,
    })
}
