//! The start page, new tables, records from elsewhere, settings.

use std::collections::HashMap;

use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Rank;
use pages::{Entry, EntryState, Fresh, Lobby, NewTable, Pace, Shown};
use serde::Deserialize;
use serde_json::Map;
use store::{Listing, State as TableState, Which};
use tabletop::Game as _;

use super::body::{Asked, Fields};
use super::door::{Address, keep_settings};
use crate::app::App;
use crate::games::{Task, with_game};
use crate::guest::{Guest, LONGEST_NAME, SettingsForm, clean_line};
use crate::limits;
use crate::opening::{self, Order};
use crate::problem::Problem;
use crate::render::told_problem;
use crate::table::{Plan, Summary};
use crate::visitor::random_id;

/// So many tables of each kind are listed.
const LISTED: u32 = 30;

/// `GET /`
pub(super) async fn start(State(app): State<App>, guest: Guest) -> Result<Html<String>, Problem> {
    let list = async |which| app.store.tables(which, LISTED).await;
    let mine = list(Which::Of(guest.visitor.id().to_owned())).await?;
    let open = list(Which::Listed(TableState::Waiting)).await?;
    let running = list(Which::Listed(TableState::Playing)).await?;
    let mut entries = Vec::new();
    for listing in &mine {
        entries.extend(entry(&app, &guest, listing).await);
    }
    // Running ones first; otherwise they keep their order.
    entries.sort_by_key(|entry| matches!(entry.state, EntryState::Over { .. }));
    let mut lobby = Lobby {
        mine: entries,
        fresh: fresh(&app),
        ..Lobby::default()
    };
    let is_mine = |listing: &&Listing| mine.iter().all(|own| own.id != listing.id);
    for listing in open.iter().filter(is_mine) {
        lobby.open.extend(entry(&app, &guest, listing).await);
    }
    for listing in running.iter().filter(is_mine) {
        lobby.running.extend(entry(&app, &guest, listing).await);
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
        let words = options.and_then(|options| G::options_summary(&options, guest.reader().text));
        (G::KEY, words)
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct WhichGame {
    game: Option<String>,
}

/// `GET /new`
pub(super) async fn new(
    State(app): State<App>,
    guest: Guest,
    Asked(which): Asked<WhichGame>,
) -> Result<Html<String>, Problem> {
    let game = which.game.as_deref().unwrap_or(ra::Position::KEY);
    let page = new_page(&app, game, &guest, None);
    Ok(Html(page.ok_or(Problem::NotFound)?))
}

/// A table that could be opened from this page: its seed is promised before anybody asks for it.
fn fresh(app: &App) -> Fresh {
    let table = random_id();
    Fresh {
        commitment: app.keys.seed(&table).commitment().to_string(),
        table,
    }
}

fn new_page(app: &App, game: &str, guest: &Guest, problem: Option<&Problem>) -> Option<String> {
    let problem = problem.map(|problem| told_problem(problem, guest));
    let page = NewTable {
        problem: problem.as_ref(),
        fresh: fresh(app),
    };
    with_game(game, NewPage(&page, guest))
}

struct NewPage<'a>(&'a NewTable<'a>, &'a Guest);

impl Task for NewPage<'_> {
    type Output = String;

    fn run<G: Shown>(self) -> String {
        pages::new_table::<G>(self.0, &self.1.reader()).into_string()
    }
}

/// `POST /tables`
pub(super) async fn open(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    Fields(fields): Fields<HashMap<String, String>>,
) -> Result<Response, Problem> {
    let order = match order(&fields, &guest) {
        Ok(order) => order,
        Err(problem) => return refused(&app, &fields, &guest, problem),
    };
    let name = order.names[0].clone();
    match opening::open(&app, &guest.visitor, address, order).await {
        Ok(table) => Ok(lead_to(&app, &guest, &table, name)),
        Err(problem) => refused(&app, &fields, &guest, problem),
    }
}

/// The form again, with what was wrong with it.
fn refused(
    app: &App,
    fields: &HashMap<String, String>,
    guest: &Guest,
    problem: Problem,
) -> Result<Response, Problem> {
    let game = fields.get("game").map_or("", String::as_str);
    match (&problem, new_page(app, game, guest, Some(&problem))) {
        (Problem::BadForm(_), Some(page)) => {
            Ok((StatusCode::BAD_REQUEST, Html(page)).into_response())
        }
        _ => Err(problem),
    }
}

/// The table that the form of `/new` describes.
fn order(fields: &HashMap<String, String>, guest: &Guest) -> Result<Order, Problem> {
    let field = |name: &str| fields.get(name).map_or("", String::as_str);
    let bad = |name: &str| Problem::BadForm(name.to_owned());
    let players: usize = field("players").parse().map_err(|_| bad("players"))?;
    if players > tabletop::MAX_SEATS {
        return Err(bad("players"));
    }
    let mut seats = vec![Plan::Open];
    for seat in 1..players {
        seats.push(match field(&format!("seat{seat}")) {
            "" | "open" => Plan::Open,
            code => Plan::Bot(rank(code)?.code().to_owned()),
        });
    }
    let mut options = Map::new();
    for (name, value) in fields {
        if let Some(option) = name.strip_prefix("option.")
            && !value.is_empty()
        {
            let value = serde_json::from_str(value).map_err(|_| bad(option))?;
            options.insert(option.to_owned(), value);
        }
    }
    let local = field("local") == "yes";
    let mut names = vec![name_or_usual(field("name"), guest)];
    let others = (1..players).map(|seat| clean_line(field(&format!("name{seat}")), LONGEST_NAME));
    names.extend(others.take_while(|name| local && !name.is_empty()));
    Ok(Order {
        table: promised(field("table")),
        options,
        seats,
        names,
        salt: field("salt").to_owned(),
        listed: field("listed") == "yes",
        local,
        pace: Pace::from_code(field("pace")).unwrap_or(guest.settings.pace),
        ..Order::new(field("game"))
    })
}

#[derive(Debug, Deserialize)]
pub(super) struct Quick {
    game: String,
    rank: String,
    players: Option<usize>,
    #[serde(default)]
    table: String,
    #[serde(default)]
    salt: String,
    #[serde(default)]
    name: String,
}

/// `POST /quick`: one click, and the game is on.
pub(super) async fn quick(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    Fields(form): Fields<Quick>,
) -> Result<Response, Problem> {
    const USUAL: usize = 4;
    let players = form.players.unwrap_or(USUAL).min(tabletop::MAX_SEATS);
    let bot = Plan::Bot(rank(&form.rank)?.code().to_owned());
    let mut seats = vec![bot; players];
    if let Some(first) = seats.first_mut() {
        *first = Plan::Open;
    }
    let name = name_or_usual(&form.name, &guest);
    let order = Order {
        table: promised(&form.table),
        seats,
        names: vec![name.clone()],
        salt: form.salt,
        pace: guest.settings.pace,
        start: true,
        ..Order::new(&form.game)
    };
    let table = opening::open(&app, &guest.visitor, address, order).await?;
    Ok(lead_to(&app, &guest, &table, name))
}

/// `POST /import`
pub(super) async fn import(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    form: Result<Multipart, axum::extract::multipart::MultipartRejection>,
) -> Result<Redirect, Problem> {
    let bad = |what: String| Problem::BadForm(what);
    let mut form = form.map_err(|error| bad(error.body_text()))?;
    while let Some(field) = form
        .next_field()
        .await
        .map_err(|error| bad(error.body_text()))?
    {
        if field.name() != Some("record") {
            continue;
        }
        let text = field.text().await.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            _ => bad(error.body_text()),
        })?;
        if text.len() > limits::IMPORT {
            return Err(Problem::TooLarge);
        }
        let table = opening::import(&app, &guest.visitor, address, &text).await?;
        return Ok(Redirect::to(&format!("/replay/{table}")));
    }
    Err(bad("record".to_owned()))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Back {
    back: String,
}

/// `GET /settings`
pub(super) async fn settings(guest: Guest, Asked(Back { back }): Asked<Back>) -> Html<String> {
    Html(pages::settings_page(own_path(&back), &guest.reader()).into_string())
}

#[derive(Debug, Deserialize)]
pub(super) struct Saved {
    #[serde(flatten)]
    settings: SettingsForm,
    #[serde(default)]
    back: String,
}

/// `POST /settings`
pub(super) async fn save_settings(
    State(app): State<App>,
    Fields(saved): Fields<Saved>,
) -> Response {
    let mut response = Redirect::to(own_path(&saved.back)).into_response();
    keep_settings(&app, &mut response, &saved.settings.read());
    response
}

/// A path of ours to return to; nobody is led elsewhere by a link to the settings.
fn own_path(path: &str) -> &str {
    let own = path.starts_with('/')
        && !path.starts_with("//")
        && path
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if own { path } else { "/" }
}

/// `GET /fair`
pub(super) async fn fair(guest: Guest) -> Html<String> {
    Html(pages::fair_page(&guest.reader()).into_string())
}

/// The way to a table; the name that was typed is kept for the next time.
pub(super) fn lead_to(app: &App, guest: &Guest, table: &str, name: String) -> Response {
    let mut response = Redirect::to(&format!("/table/{table}")).into_response();
    if guest.settings.name != name {
        let settings = pages::Settings {
            name,
            ..guest.settings.clone()
        };
        keep_settings(app, &mut response, &settings);
    }
    response
}

/// The name that was typed, or the one he is known by.
pub(super) fn name_or_usual(typed: &str, guest: &Guest) -> String {
    let typed = clean_line(typed, LONGEST_NAME);
    let names = [typed, guest.settings.name.clone()];
    let name = names.into_iter().find(|name| !name.is_empty());
    name.unwrap_or_else(|| guest.reader().text.say("guest-name"))
}

/// The bot of this code.
pub(super) fn rank(code: &str) -> Result<Rank, Problem> {
    code.parse()
        .map_err(|error| Problem::BadForm(format!("{error}")))
}

fn promised(table: &str) -> Option<String> {
    Some(table.to_owned()).filter(|table| !table.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_lead_back_to_our_own_pages_only() {
        assert_eq!(own_path("/table/1?a=b"), "/table/1?a=b");
        for foreign in [
            "",
            "x",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/\nx",
        ] {
            assert_eq!(own_path(foreign), "/", "{foreign}");
        }
    }
}
