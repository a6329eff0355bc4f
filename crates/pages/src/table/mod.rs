//! The page of a table at which a game is running, over, or replayed.

mod beside;
mod passed;
mod replay;
mod tools;

use std::sync::Arc;

use club::{ChatLine, Mode, Pace, Problem, ShuffleReport};
use maud::{Markup, html};
use tabletop::{Game, Options as _};
use text::Text;

use crate::layout::{Page, brand, document};
use crate::reader::Reader;
use crate::routes;
use crate::scene::Scene;
use crate::shown::Shown;
use crate::{lessons, rich, rules};

pub(crate) use beside::{chat, shuffle};
pub(crate) use replay::after_the_game;
pub(crate) use tools::invitation;

/// All that a table page shows.
#[derive(Debug)]
pub struct TablePage<'a, G: Game> {
    /// The game.
    pub scene: Scene<'a, G>,
    /// What the players said, oldest first.
    pub chat: &'a [Arc<ChatLine>],
    /// How many watch without playing.
    pub watchers: usize,
    /// The address to send to others.
    pub link: &'a str,
    /// How fast bots move, if the reader may change it.
    pub pace: Option<Pace>,
    /// What is known about the shuffle.
    pub shuffle: &'a ShuffleReport,
    /// What went wrong with the last request, if this page answers one.
    pub problem: Option<&'a Problem>,
}

/// The whole page.
pub fn table_page<G: Shown>(page: &TablePage<'_, G>, reader: &Reader<'_>) -> Markup {
    let stage = G::stage(&page.scene, reader.text);
    let title = title::<G>(&stage, reader);
    let skip = match page.scene.mode {
        Mode::Replay { .. } => ("#table", "skip-to-content"),
        Mode::Live | Mode::Finished => ("#decide", "skip-to-decision"),
    };
    let lessons = page.scene.taught.map(|_| "lessons.css");
    let styles: Vec<_> = G::STYLES.iter().copied().chain(lessons).collect();
    let head = Page {
        title: &title,
        class: "page--table",
        game: Some(G::KEY),
        styles: &styles,
        sprite: G::sprite(),
        skip,
    };
    let content = html! {
        (tools::menu(page, reader))
        (rules::reference::<G>(reader.text))
        (narrator())
        (G::printed(page.scene.options, reader.text))
        (live(page, &stage, reader))
        div.tips { (G::explanations(page.scene.options, reader.text)) }
    };
    document(&head, reader, &content)
}

fn title<G: Shown>(stage: &G::Stage<'_>, reader: &Reader<'_>) -> String {
    format!("{} · {}", G::headline(stage), G::name(reader.text))
}

/// Where live updates are spoken. It stays while they replace the rest, or else screen readers
/// would not notice the change.
pub(crate) fn narrator() -> Markup {
    html! { p.vh #narrator role="status" aria-live="polite" {} }
}

/// The part of the page that live updates replace: `<div id="live">`.
pub fn table_live<G: Shown>(page: &TablePage<'_, G>, reader: &Reader<'_>) -> Markup {
    live(page, &G::stage(&page.scene, reader.text), reader)
}

fn live<G: Shown>(page: &TablePage<'_, G>, stage: &G::Stage<'_>, reader: &Reader<'_>) -> Markup {
    let (scene, text) = (&page.scene, reader.text);
    let asked = scene.is_asked() && scene.mode == Mode::Live;
    let stream = match scene.mode {
        Mode::Live | Mode::Finished => Some(routes::act(scene.table, "stream")),
        Mode::Replay { .. } => None,
    };
    let fresh = scene.fresh_log().iter().flat_map(|told| &told.events);
    let cues = G::cues(fresh);
    html! {
        div #live data-title=(title::<G>(stage, reader)) data-stream=[stream] data-step=(scene.step)
            data-asked=[asked.then_some("")] data-seen=[cues.seen()] data-heard=[cues.sounds()] {
            header.top {
                (brand(reader))
                h1.top__title { (G::name(text)) @if let Some(options) = text.options_summary(G::KEY, G::Options::SPECS, &scene.options.to_json()) { " " small { (options) } } }
                (G::progress(stage))
                (tools::tools(page, text))
            }
            (passed::passed(scene, text))
            (tools::notices(page, text))
            (replay::bar(scene, &G::headline(stage), text))
            (G::table(stage, &beside::beside(page, text)))
            div #narration hidden { (narration(scene, stage, text)) }
        }
    }
}

/// What is new, in words, and whether the reader is asked.
fn narration<G: Shown>(scene: &Scene<'_, G>, stage: &G::Stage<'_>, text: &Text) -> Markup {
    let told = scene.fresh_log().iter();
    let lines = told.flat_map(|told| scene.tell(told, text));
    html! {
        @for line in lines { (rich::line(&line, G::marked)) " " }
        @if scene.is_asked() { (G::headline(stage)) ". " }
        @if let Some(lesson) = lessons::spoken(scene, text) { (lesson) }
    }
}
