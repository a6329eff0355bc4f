//! The page of a table before its game begins.

use bots::Rank;
use maud::{Markup, html};
use tabletop::Game;

use crate::error::Problem;
use crate::layout::{Page, brand, document};
use crate::reader::Reader;
use crate::shown::Shown;
use crate::table::ChatLine;

/// All that a waiting room shows.
#[derive(Debug)]
pub struct WaitingRoom<'a, G: Game> {
    /// The table's id in addresses.
    pub table: &'a str,
    /// What the table chose.
    pub options: &'a G::Options,
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
    pub chat: &'a [ChatLine],
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
        /// His name.
        name: String,
        /// Whether he is the reader.
        you: bool,
        /// Whether a page of the table is open there.
        here: bool,
        /// What he added to the seed; none so far if he has not been asked.
        salt: Option<String>,
    },
}

/// The whole page.
pub fn waiting_room<G: Shown>(room: &WaitingRoom<'_, G>, reader: &Reader<'_>) -> Markup {
    let title = reader.text.say("waiting-title");
    let head = Page {
        title: &title,
        class: "page--flow",
        styles: G::STYLES,
        sprite: G::sprite(),
        skip: ("#content", "skip-to-content"),
    };
    document(&head, reader, &waiting_live(room, reader))
}

/// The part of the page that live updates replace: `<div id="live">`. When the game starts, the
/// part of its [table page](crate::table_live) takes its place.
pub fn waiting_live<G: Shown>(room: &WaitingRoom<'_, G>, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let address = |what: &str| format!("/table/{}/{what}", room.table);
    html! {
        div #live data-title=(text.say("waiting-title")) {
            header.top { (brand(reader)) h1.top__title { (G::name(text)) } }
            main.sheet #content {
                p { (room.link) }
                p { (room.commitment) }
                ol {
                    @for (seat, place) in room.places.iter().enumerate() {
                        li {
                            @match place {
                                Place::Open => form method="post" action=(address("join")) {
                                    input name="name" value=(reader.settings.name);
                                    input name="salt" data-salt;
                                    button name="seat" value=(seat) { (text.say("sit-here")) }
                                },
                                Place::Bot(rank) => (rank.code()),
                                Place::Person { name, .. } => (name),
                            }
                        }
                    }
                }
                @if room.host {
                    form method="post" action=(address("start")) {
                        button { (text.say("start-game")) }
                    }
                }
            }
        }
    }
}
