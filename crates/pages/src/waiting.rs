//! The page of a table before its game begins.

use std::sync::Arc;

use bots::Rank;
use club::{ChatLine, Problem};
use maud::{Markup, html};
use serde_json::{Map, Value};
use text::Text;

use crate::error::sentence;
use crate::game_pages::GamePages;
use crate::glyph::glyph;
use crate::layout::{Page, brand, document, footer};
use crate::reader::Reader;
use crate::routes;
use crate::start::rank_name;
use crate::table::{chat, invitation, narrator};

/// All that a waiting room shows.
#[derive(Debug)]
pub struct WaitingRoom<'a> {
    /// The table's id in addresses.
    pub table: &'a str,
    /// What the table chose.
    pub options: &'a Map<String, Value>,
    /// Who sits there already, by seat.
    pub places: &'a [Place],
    /// The address to send to others.
    pub link: &'a str,
    /// Whether strangers find the table on the start page.
    pub listed: bool,
    /// Whether one device is passed round.
    pub local: bool,
    /// The commitment to the seed, in hexadecimal digits.
    pub commitment: &'a str,
    /// Whether the reader may start the game and give seats to bots.
    pub host: bool,
    /// What the people at the table said.
    pub chat: &'a [Arc<ChatLine>],
    /// What went wrong with the last request, if this page answers one.
    pub problem: Option<&'a Problem>,
}

/// A seat before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nobody has it yet.
    Open,
    /// A bot will play.
    Bot(Rank),
    /// A person will play.
    Person {
        /// The name.
        name: String,
        /// Whether it is the reader.
        you: bool,
        /// Whether a page of the table is open there.
        here: bool,
        /// What they added to the seed; none until they have been asked.
        salt: Option<String>,
    },
}

/// The whole page.
pub fn waiting_room(pages: &dyn GamePages, room: &WaitingRoom<'_>, reader: &Reader<'_>) -> Markup {
    let title = reader.text.say("waiting-title");
    let styles: Vec<&'static str> = [&["start.css"], pages.styles()].concat();
    let head = Page {
        title: &title,
        class: "page--table page--flow",
        game: Some(pages.key()),
        styles: &styles,
        sprite: pages.sprite(),
        skip: ("#content", "skip-to-content"),
    };
    let content = html! { (narrator()) (waiting_live(pages, room, reader)) };
    document(&head, reader, &content)
}

/// The part of the page that live updates replace: `<div id="live">`. When the game starts, the
/// update is the part of its [table page](crate::table_live), and the browser loads that page.
pub fn waiting_live(pages: &dyn GamePages, room: &WaitingRoom<'_>, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let (game, specs) = (pages.name(text), pages.kind().options());
    let seated = room
        .places
        .iter()
        .any(|place| matches!(place, Place::Person { you: true, .. }));
    let title = text.tell("waiting-at", &[("game", game.as_str().into())]);
    html! {
        div #live data-waiting data-title=(text.say("waiting-title")) data-stream=(routes::act(room.table, "stream")) {
            header.top {
                (brand(reader))
                p.top__title {
                    (game)
                    @if let Some(options) = text.options_summary(pages.key(), specs, room.options) { " " small { (options) } }
                }
            }
            main.page-sheet #content {
                h1 { (title) }
                @if let Some(problem) = room.problem {
                    p.notice.notice--bad role="alert" { (glyph("u-warning")) (sentence(problem, text)) }
                }
                section.sheet aria-labelledby="h-seats" {
                    h2 #h-seats { (text.say("waiting-seats")) }
                    ol.places {
                        @for (seat, place) in room.places.iter().enumerate() {
                            li { (place_line(pages, room, seat, place, seated, reader)) }
                        }
                    }
                }
                (start_form(room, text))
                @if !room.local { section.sheet { (invitation(room.link, text)) p.quiet { (text.say(if room.listed { "waiting-listed" } else { "waiting-private" })) } } }
                (shuffle(room, seated, text))
                (chat(room.table, room.chat, seated, text))
            }
            (footer(reader))
        }
    }
}

fn place_line(
    pages: &dyn GamePages,
    room: &WaitingRoom<'_>,
    seat: usize,
    place: &Place,
    seated: bool,
    reader: &Reader<'_>,
) -> Markup {
    let text = reader.text;
    match place {
        Place::Open => html! {
            span.face { (glyph("u-plus")) }
            span.place__who { (text.say("waiting-open")) }
            @if !seated { (join_form(room.table, seat, reader)) }
            @if room.host { (bot_form(pages, room.table, seat, text)) }
        },
        Place::Bot(rank) => html! {
            span.face { (glyph("u-bot")) }
            span.place__who { b { (text.tell("new-seat-bot", &[("rank", rank_name(*rank, text).into())])) } }
        },
        Place::Person {
            name,
            you,
            here,
            salt,
        } => html! {
            span.face.face--me[*you] { (glyph("u-person")) }
            span.place__who {
                b { (name) }
                @if *you { " " small { (text.say("waiting-you")) } }
                @if !*here { " " small { (text.say("waiting-away")) } }
            }
            span.place__salt {
                @match salt {
                    Some(salt) => { (glyph("u-check")) (text.say("waiting-salted")) " " code { (salt) } }
                    None => (text.say("waiting-unsalted")),
                }
            }
        },
    }
}

fn join_form(table: &str, seat: usize, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    html! {
        form.inline method="post" action=(routes::act(table, "join")) {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="salt" data-salt;
            label.vh for={ "name-" (seat) } { (text.say("your-name")) }
            input id={ "name-" (seat) } name="name" maxlength="24" required autocomplete="nickname"
                placeholder=(text.say("your-name")) value=(reader.settings.name) data-keep;
            button.key { (text.say("sit-here")) }
        }
    }
}

fn bot_form(pages: &dyn GamePages, table: &str, seat: usize, text: &Text) -> Markup {
    html! {
        form.inline method="post" action=(routes::act(table, "bot")) data-live {
            input type="hidden" name="seat" value=(seat);
            label.vh for={ "rank-" (seat) } { (text.say("waiting-bot-rank")) }
            select id={ "rank-" (seat) } name="rank" {
                @for &rank in Rank::of_game(pages.key()).iter().rev() { option value=(rank.code()) { (rank_name(rank, text)) } }
            }
            button.key { (text.say("waiting-add-bot")) }
        }
    }
}

/// The start, or the reason why there is none yet.
fn start_form(room: &WaitingRoom<'_>, text: &Text) -> Markup {
    let open = room
        .places
        .iter()
        .filter(|place| **place == Place::Open)
        .count();
    html! {
        @if !room.host {
            p.quiet { (text.say("waiting-host-starts")) }
        } @else if open > 0 {
            div.start-line {
                button.go type="button" aria-disabled="true" { (text.say("start-game")) }
                span.quiet { (text.tell("waiting-open-seats", &[("count", open.into())])) }
            }
        } @else {
            form.start-line method="post" action=(routes::act(room.table, "start")) data-live {
                button.go { (glyph("u-play")) (text.say("start-game")) }
            }
        }
    }
}

/// The promise, and one's own salt.
fn shuffle(room: &WaitingRoom<'_>, seated: bool, text: &Text) -> Markup {
    html! {
        section.sheet.shuffle aria-labelledby="h-shuffle" {
            h2 #h-shuffle { (glyph("u-lock")) (text.say("waiting-shuffle")) }
            p { (text.say("waiting-promise")) }
            p { code { (room.commitment) } }
            @if seated {
                form.inline method="post" action=(routes::act(room.table, "salt")) data-live {
                    label for="own-salt" { (text.say("waiting-own-salt")) }
                    input #own-salt name="salt" maxlength="64" required autocomplete="off" data-keep;
                    button.key { (text.say("waiting-add-salt")) }
                }
            }
            p { a href="/fair" { (text.say("fair-how")) } }
        }
    }
}
