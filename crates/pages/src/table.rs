//! The page of a table at which a game is running, over, or replayed.

use maud::{Markup, html};
use tabletop::Game;

use crate::error::Problem;
use crate::layout::{Page, brand, document};
use crate::reader::Reader;
use crate::scene::Scene;
use crate::shown::Shown;

/// All that a table page shows.
#[derive(Debug)]
pub struct TablePage<'a, G: Game> {
    /// The game.
    pub scene: Scene<'a, G>,
    /// What the players said, oldest first.
    pub chat: &'a [ChatLine],
    /// How many watch without playing.
    pub watchers: usize,
    /// The address to send to others.
    pub link: &'a str,
    /// What is known about the shuffle.
    pub fairness: Fairness<'a>,
    /// What went wrong with the last request, if this page answers one.
    pub problem: Option<&'a Problem>,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Who said it.
    pub name: String,
    /// What he said.
    pub text: String,
}

/// What is known about the shuffle of a game (NO-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fairness<'a> {
    /// The commitment, in hexadecimal digits; an imported game may have none.
    pub commitment: Option<&'a str>,
    /// What the players added.
    pub salt: Option<&'a str>,
    /// The seed, once the game is over.
    pub seed: Option<&'a str>,
    /// What a check of the whole record said.
    pub verdict: Option<&'a Verdict>,
}

/// What a check of a record said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All of this many outcomes follow from the seed.
    Fair(u64),
    /// They do not, or it cannot be known, for this reason.
    Unproven(String),
}

/// The whole page.
pub fn table_page<G: Shown>(page: &TablePage<'_, G>, reader: &Reader<'_>) -> Markup {
    let title = title(page, reader);
    let head = Page {
        title: &title,
        styles: &[G::STYLE],
        sprite: G::sprite(),
        skip: ("#decide", "skip-to-decision"),
    };
    document(&head, reader, &table_live(page, reader))
}

fn title<G: Shown>(page: &TablePage<'_, G>, reader: &Reader<'_>) -> String {
    let headline = G::headline(&page.scene, reader.text);
    format!("{headline} · {}", G::name(reader.text))
}

/// The part of the page that live updates replace: `<div id="live">`.
pub fn table_live<G: Shown>(page: &TablePage<'_, G>, reader: &Reader<'_>) -> Markup {
    let (scene, text) = (&page.scene, reader.text);
    let beside = html! { (log(page, reader)) };
    html! {
        div #live data-title=(title(page, reader)) data-step=(scene.step) {
            header.top {
                (brand(reader))
                h1.top__title { (G::name(text)) }
                (G::progress(scene, text))
            }
            (G::table(scene, &beside, text))
        }
    }
}

fn log<G: Shown>(page: &TablePage<'_, G>, reader: &Reader<'_>) -> Markup {
    let (scene, text) = (&page.scene, reader.text);
    let told = scene
        .log
        .iter()
        .rev()
        .flat_map(|told| told.events.iter().rev());
    let lines = told.filter_map(|event| G::tell(event, &scene.names(), scene.options, text));
    html! {
        section.panel.log {
            h2 { (text.say("what-happened")) }
            ol { @for line in lines { li { (line) } } }
        }
    }
}
