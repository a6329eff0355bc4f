//! A table as a visitor sees it in the browser.

use club::{Problem, SeatState, Stage};
use maud::Markup;
use pages::{ChatLine, Place};
use tabletop::{Observer, Seat};

use crate::guest::Guest;
use crate::shown::{GamePages, RoomParts, TableParts, pages_of};
use crate::table::Snapshot;

/// The part of a table's page that live updates replace, for a visitor whose previous page had the
/// number `since`.
pub(crate) fn live_part(live: &Snapshot, guest: &Guest, since: u64) -> Markup {
    markup(live, guest, Some(since), None, false)
}

/// The whole page of a table.
pub(crate) fn whole_page(live: &Snapshot, guest: &Guest, problem: Option<&Problem>) -> Markup {
    markup(live, guest, None, problem, true)
}

fn markup(
    live: &Snapshot,
    guest: &Guest,
    since: Option<u64>,
    problem: Option<&Problem>,
    whole: bool,
) -> Markup {
    match live.table.stage {
        Stage::Waiting => waiting(live, guest, problem, whole),
        Stage::Begun(_) | Stage::Imported => table(live, guest, since, problem, whole),
    }
}

fn waiting(live: &Snapshot, guest: &Guest, problem: Option<&Problem>, whole: bool) -> Markup {
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
    let room = RoomParts {
        table: &table.id,
        places: &places,
        link: &guest.link(&table.id),
        listed: table.opened.listed,
        local: table.opened.local,
        commitment: &table.commitment(),
        host: table.is_hosted_by(&guest.visitor),
        chat: &chat(live),
        problem,
        whole,
    };
    game_pages(live).waiting(table.game(), &room, &guest.reader())
}

fn table(
    live: &Snapshot,
    guest: &Guest,
    since: Option<u64>,
    problem: Option<&Problem>,
    whole: bool,
) -> Markup {
    let table = &live.table;
    let page = TableParts {
        chat: &chat(live),
        watchers: live.watchers,
        link: &guest.link(&table.id),
        pace: table.is_hosted_by(&guest.visitor).then_some(table.pace),
        shuffle: &table.shuffle_report(),
        problem,
        whole,
    };
    let scene = table.scene(&guest.visitor, live.here, since);
    game_pages(live).table(&scene, &page, &guest.reader())
}

/// A finished game after `at` of its steps, as an observer saw it; none if there are fewer.
pub(crate) fn replay_page(
    live: &Snapshot,
    guest: &Guest,
    observer: Observer,
    at: usize,
) -> Option<Markup> {
    let table = &live.table;
    let scene = table.replay(observer, live.here, at)?;
    let page = TableParts {
        chat: &[],
        watchers: 0,
        link: &guest.link(&table.id),
        pace: None,
        shuffle: &table.shuffle_report(),
        problem: None,
        whole: true,
    };
    Some(game_pages(live).table(&scene, &page, &guest.reader()))
}

fn game_pages(live: &Snapshot) -> &'static dyn GamePages {
    pages_of(live.table.game().game()).expect("every game has pages")
}

fn chat(live: &Snapshot) -> Vec<ChatLine> {
    let line = |line: &std::sync::Arc<club::ChatLine>| ChatLine {
        name: line.name.clone(),
        text: line.text.clone(),
    };
    live.table.chat.iter().map(line).collect()
}
