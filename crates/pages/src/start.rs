//! The start page.

use bots::Rank;
use club::Problem;
use maud::{Markup, PreEscaped, html};
use text::Text;

use crate::error::sentence;
use crate::game_pages::GamePages;
use crate::glyph::glyph;
use crate::layout::{Page, document, footer, site_header};
use crate::reader::Reader;
use crate::registry::Pages;
use crate::routes;
use crate::rules;

/// All that the start page shows.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// The visitor's tables: running ones first, then finished ones, latest first.
    pub mine: Vec<Entry>,
    /// Tables that wait for players and are listed.
    pub open: Vec<Entry>,
    /// Games in progress that can be watched.
    pub running: Vec<Entry>,
    /// The table that the next quick start opens.
    pub fresh: Fresh,
    /// What went wrong with the last request, if this page answers one.
    pub problem: Option<Problem>,
}

/// A table that does not exist yet, whose seed is promised already.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fresh {
    /// The id it will have.
    pub table: String,
    /// The commitment to its seed, in hexadecimal digits.
    pub commitment: String,
}

impl Fresh {
    /// The fields by which a form opens this table: its id, and the salt that the browser adds.
    pub(crate) fn fields(&self) -> Markup {
        html! {
            @if !self.table.is_empty() { input type="hidden" name="table" value=(self.table); }
            input type="hidden" name="salt" data-salt;
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The table's id in addresses.
    pub table: String,
    /// The game's key.
    pub game: &'static str,
    /// Who sits there, by seat; none where the seat is open.
    pub names: Vec<Option<String>>,
    /// What the table chose, from [`Text::options_summary`](text::Text::options_summary).
    pub summary: Option<String>,
    /// Where it stands.
    pub state: EntryState,
    /// Whether it is a guided game that can be gone on with.
    pub guided: bool,
}

/// Where a table of a list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryState {
    /// It waits for players.
    Waiting,
    /// The game is running.
    Running {
        /// Whether the visitor owes a decision.
        your_turn: bool,
        /// How many watch.
        watchers: usize,
    },
    /// The game is over.
    Over {
        /// The visitor's place, if they played.
        place: Option<u8>,
    },
}

/// The start page.
pub fn start(pages: &Pages, lobby: &Lobby, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let content = html! {
        (site_header(reader))
        main.home #content {
            header.hello { h1 { (text.say("start-hello")) } p { (text.say("start-what")) } }
            @if let Some(problem) = &lobby.problem {
                p.notice.notice--bad role="alert" { (glyph("u-warning")) (sentence(problem, text)) }
            }
            @for pages in pages.iter() { (game(pages, lobby, text)) }
            (list("my-games", "start-mine", "start-mine-none", &lobby.mine, pages, text))
            (list("open-tables", "start-open", "start-open-none", &lobby.open, pages, text))
            (list("running", "start-running", "start-running-none", &lobby.running, pages, text))
            (import(text))
        }
        (footer(reader))
    };
    let page = Page {
        title: &text.say("start-title"),
        class: "page--flow start",
        game: None,
        styles: &["start.css"],
        sprite: "",
        skip: ("#content", "skip-to-content"),
    };
    document(&page, reader, &content)
}

/// A game with its picture: one click starts it against bots.
fn game(pages: &dyn GamePages, lobby: &Lobby, text: &Text) -> Markup {
    let (key, name) = (pages.key(), pages.name(text));
    let id = format!("h-{key}");
    let (least, most) = pages.kind().players().into_inner();
    let ranks = Rank::of_game(key);
    html! {
        section.game aria-labelledby=(id) {
            @if let Some(face) = pages.face() { (PreEscaped(face.picture)) }
            div.game__body {
                div {
                    h2 id=(id) { (name) }
                    @if let Some(face) = pages.face() { p { (text.say(face.kind)) } }
                    p.facts {
                        span { (glyph("u-person")) (text.tell("start-players", &[("least", least.into()), ("most", most.into())])) }
                        @if let Some(face) = pages.face() { span { (glyph("u-clock")) (text.say(face.time)) } }
                        @if pages.face().is_some() { a href=(routes::rules(key)) aria-label=(rules::title_of(&name, text)) { (glyph("u-help")) (text.say("rules-word")) } }
                    }
                }
                form.game__acts method="post" action="/quick" {
                    input type="hidden" name="game" value=(key);
                    (lobby.fresh.fields())
                    button.go { (glyph("u-play")) (text.say("start-play-now")) }
                    label.with {
                        (text.say("start-against")) " "
                        select name="rank" {
                            @for &rank in ranks.iter().rev() {
                                option value=(rank.code()) { (rank_name(rank, text)) }
                            }
                        }
                    }
                    a.key.key--text href=(routes::new_table(key)) { (glyph("u-plus")) (text.say("new-title")) }
                }
                @if pages.kind().course().is_some() { (learn(key, lobby, text)) }
            }
        }
    }
}

/// The guided first game; one that was left is gone on with.
fn learn(game: &str, lobby: &Lobby, text: &Text) -> Markup {
    let is_begun = |entry: &Entry| {
        let running = matches!(entry.state, EntryState::Running { .. });
        entry.guided && running && entry.game == game
    };
    let begun = lobby.mine.iter().any(is_begun);
    let (name, says) = match begun {
        true => ("start-learn-on", "start-learn-on-says"),
        false => ("start-learn", "start-learn-says"),
    };
    html! {
        form.game__learn method="post" action="/guided" {
            input type="hidden" name="game" value=(game);
            button.key.learn {
                (glyph("g-akhet"))
                span { b { (text.say(name)) } small { (text.say(says)) } }
            }
        }
    }
}

/// What a bot of a rank is called, by how it plays.
pub(crate) fn rank_name(rank: Rank, text: &Text) -> String {
    text.say(match rank {
        Rank::Random => "rank-random",
        Rank::Novice => "rank-novice",
        Rank::Scribe => "rank-scribe",
        Rank::Vizier => "rank-vizier",
        Rank::Pharaoh => "rank-pharaoh",
    })
}

fn list(
    id: &str,
    title: &str,
    nothing: &str,
    entries: &[Entry],
    pages: &Pages,
    text: &Text,
) -> Markup {
    let heading = format!("h-{id}");
    html! {
        section.sheet.list id=(id) aria-labelledby=(heading) {
            h2 id=(heading) { (text.say(title)) @if !entries.is_empty() { " " small { (entries.len()) } } }
            @if entries.is_empty() { p.quiet { (text.say(nothing)) } }
            ul { @for entry in entries { li { (line(entry, pages.of(entry.game), text)) } } }
        }
    }
}

fn line(entry: &Entry, pages: Option<&dyn GamePages>, text: &Text) -> Markup {
    let face = pages.and_then(GamePages::face);
    let over = matches!(entry.state, EntryState::Over { .. });
    let (colours, drawing) = match face {
        Some(face) if !over => (face.colours, face.mark),
        None if !over => ("gold", "g-akhet"),
        _ => ("gold", "g-crown"),
    };
    let taken: Vec<&str> = entry.names.iter().flatten().map(String::as_str).collect();
    let game = pages.map_or_else(|| entry.game.to_owned(), |pages| pages.name(text));
    html! {
        a href=(routes::table(&entry.table)) {
            span.mark data-cat=(colours) { (glyph(drawing)) }
            span {
                b { (taken.join(", ")) }
                small { (game) @if entry.guided { ", " (text.say("start-guided")) } @if let Some(summary) = &entry.summary { ", " (summary) } }
            }
            (state(entry, taken.len(), text))
        }
    }
}

fn state(entry: &Entry, taken: usize, text: &Text) -> Markup {
    match entry.state {
        EntryState::Waiting => html! {
            span.seats role="img" aria-label=(text.tell("start-seats", &[("taken", taken.into()), ("all", entry.names.len().into())])) {
                @for name in &entry.names { i.on[name.is_some()] {} }
            }
            em.join { (text.say("start-join")) }
        },
        EntryState::Running {
            your_turn: true, ..
        } => html! { em.turn { (text.say("your-turn")) } },
        EntryState::Running { watchers: 0, .. } => html! { em { (text.say("start-is-running")) } },
        EntryState::Running { watchers, .. } => {
            html! { em { (text.tell("watchers", &[("count", watchers.into())])) } }
        }
        EntryState::Over { place: Some(place) } => {
            html! { em { (text.tell("start-place", &[("place", place.into())])) } }
        }
        EntryState::Over { place: None } => html! { em { (text.say("start-over")) } },
    }
}

/// The form that opens the record of a game.
fn import(text: &Text) -> Markup {
    html! {
        form.sheet.import #import method="post" action="/import" enctype="multipart/form-data" {
            label for="record" { b { (text.say("start-import")) } small { (text.say("start-import-help")) } }
            input #record type="file" name="record" accept=".jsonl,application/jsonl" required;
            button.key { (text.say("start-import-open")) }
        }
    }
}
