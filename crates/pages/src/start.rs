//! The start page.

use maud::{Markup, html};
use ra::Position as Ra;

use crate::layout::{Page, brand, document, footer};
use crate::reader::Reader;
use crate::shown::Shown;

/// All that the start page shows.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// The visitor's tables: running ones first, then finished ones, latest first.
    pub mine: Vec<Entry>,
    /// Tables that wait for players and are listed.
    pub open: Vec<Entry>,
    /// Games in progress that can be watched.
    pub running: Vec<Entry>,
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
    /// What the table chose, from [`Shown::options_summary`].
    pub summary: Option<String>,
    /// Where it stands.
    pub state: EntryState,
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
        /// The visitor's place, if he played.
        place: Option<u8>,
    },
}

/// The start page.
pub fn start(lobby: &Lobby, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let content = html! {
        header.top { (brand(reader)) }
        main.home #content {
            @for (game, name) in [("ra", Ra::name(text)), ("amun-re", amun_re::Position::name(text))] {
                form method="post" action="/quick" {
                    h2 { (name) }
                    input type="hidden" name="game" value=(game);
                    button name="rank" value="scribe" { (text.say("start-play-now")) }
                }
            }
            @for entry in lobby.mine.iter().chain(&lobby.open).chain(&lobby.running) {
                p { a href={ "/table/" (entry.table) } { (entry.game) " " (entry.table) } }
            }
            form method="post" action="/import" enctype="multipart/form-data" {
                input type="file" name="record";
                button { (text.say("start-import")) }
            }
        }
        (footer(reader))
    };
    let page = Page {
        title: &text.say("start-title"),
        class: "page--flow start",
        styles: &["start.css"],
        sprite: "",
        skip: ("#content", "skip-to-content"),
    };
    document(&page, reader, &content)
}
