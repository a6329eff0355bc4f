//! The pages of a game that has none of its own: everything that any match can say about itself.

use club::{Mode, Sitter};
use games::{AnyMatch, GameKind};
use maud::{Markup, html};
use tabletop::Seat;
use text::Text;

use crate::error::sentence;
use crate::game_pages::{Face, GamePages, TableView};
use crate::glyph::glyph;
use crate::layout::{Page, brand, document};
use crate::reader::Reader;
use crate::routes;
use crate::table::{chat, narrator, shuffle};

/// The plain pages of a game.
#[derive(Debug)]
pub(crate) struct Plain(&'static dyn GameKind);

impl Plain {
    pub(crate) fn new(kind: &'static dyn GameKind) -> Plain {
        Plain(kind)
    }
}

impl GamePages for Plain {
    fn kind(&self) -> &'static dyn GameKind {
        self.0
    }

    fn face(&self) -> Option<&'static Face> {
        None
    }

    fn styles(&self) -> &'static [&'static str] {
        &[]
    }

    fn sprite(&self) -> &'static str {
        ""
    }

    fn table_page(&self, table: &TableView<'_>, reader: &Reader<'_>) -> Markup {
        let pages: &dyn GamePages = self;
        let page = Page {
            title: &pages.name(reader.text),
            class: "page--table page--flow",
            game: Some(pages.key()),
            styles: &["start.css"],
            sprite: "",
            skip: ("#table", "skip-to-content"),
        };
        let content = html! { (narrator()) (self.table_live(table, reader)) };
        document(&page, reader, &content)
    }

    fn table_live(&self, table: &TableView<'_>, reader: &Reader<'_>) -> Markup {
        let (scene, text) = (table.scene, reader.text);
        let game = scene.game.game();
        let pages: &dyn GamePages = self;
        let name = pages.name(text);
        let live = scene.mode == Mode::Live;
        let asked = scene
            .observer
            .seat()
            .filter(|seat| live && game.owing().contains(*seat));
        let replayed = matches!(scene.mode, Mode::Replay { .. });
        let stream = (!replayed).then(|| routes::act(scene.table, "stream"));
        html! {
            div #live data-title=(name) data-stream=[stream] data-step=(scene.step)
                data-asked=[asked.map(|_| "")] {
                header.top {
                    (brand(reader))
                    h1.top__title { (name) }
                }
                main.page-sheet #table {
                    @if let Some(problem) = table.problem {
                        p.notice.notice--bad role="alert" { (glyph("u-warning")) (sentence(problem, text)) }
                    }
                    section.sheet { ol { @for (seat, sitter) in Seat::all(scene.sitters.len()).zip(&scene.sitters) { (player(game, seat, sitter, text)) } } }
                    @if scene.decides { @if let Some(seat) = asked { (decision(table, seat, text)) } }
                    @if live { @if let Some(seat) = scene.observer.seat() { (undo(table, game.undoable(seat), text)) } }
                    section.sheet { pre #view { (game.view(scene.observer).get()) } }
                    (after(table, text))
                    (log(table, text))
                    @if !replayed { (chat(scene.table, table.chat, scene.observer.seat().is_some(), text)) }
                    (shuffle(table.shuffle, text))
                }
            }
        }
    }

    fn rules_page(&self, _: &Reader<'_>) -> Option<Markup> {
        None
    }

    fn design_page(&self, _: &Reader<'_>) -> Option<Markup> {
        None
    }
}

/// A player: the name, whether it is their turn, and how the game came out for them.
fn player(game: &dyn AnyMatch, seat: Seat, sitter: &Sitter, text: &Text) -> Markup {
    let turn = game.owing().contains(seat);
    html! {
        li aria-current=[turn.then_some("true")] {
            b { (sitter.name) }
            @if sitter.you { " " small { (text.say("waiting-you")) } }
            @if let Some(standing) = game.standing() {
                " " (standing.scores[seat]) ", " (text.tell("start-place", &[("place", standing.places[seat].into())]))
            }
        }
    }
}

/// A form for every legal action.
fn decision(table: &TableView<'_>, seat: Seat, text: &Text) -> Markup {
    let scene = table.scene;
    html! {
        section.sheet #decide aria-label=(text.say("your-turn")) {
            @for action in scene.game.game().legal(seat) {
                form.inline method="post" action=(routes::act(scene.table, "act")) data-live {
                    input type="hidden" name="step" value=(scene.step);
                    button.key name="do" value=(action) { (action) }
                }
            }
        }
    }
}

fn undo(table: &TableView<'_>, undoable: usize, text: &Text) -> Markup {
    let scene = table.scene;
    html! {
        @if undoable > 0 {
            form.inline method="post" action=(routes::act(scene.table, "undo")) data-live {
                input type="hidden" name="step" value=(scene.step);
                button.key { (glyph("u-undo")) (text.say("undo")) }
            }
        }
    }
}

/// Where a finished game leads: a rematch, the replay step by step, the record.
fn after(table: &TableView<'_>, text: &Text) -> Markup {
    let scene = table.scene;
    let seated = scene.observer.seat().is_some();
    let moment = |step: usize, key: &str| {
        html! { a.key.key--text href=(routes::replay_step(scene.table, step)) { (text.say(key)) } }
    };
    html! {
        @match scene.mode {
            Mode::Live => {}
            Mode::Finished => {
                @if seated {
                    form.inline method="post" action=(routes::act(scene.table, "rematch")) {
                        button.go { (glyph("u-play")) (text.say("play-again")) }
                    }
                }
                (moment(0, "replay"))
            }
            Mode::Replay { at, last } => {
                @if at > 0 { (moment(at - 1, "replay-back")) }
                span { (text.tell("replay-at", &[("at", at.into()), ("last", last.into())])) }
                @if at < last { (moment(at + 1, "replay-forward")) }
            }
        }
        @if scene.mode != Mode::Live {
            a.key.key--text href=(routes::record(scene.table)) download { (glyph("u-link")) (text.say("download-record")) }
        }
    }
}

/// What the observer saw happen, latest first.
fn log(table: &TableView<'_>, text: &Text) -> Markup {
    const LINES: usize = 40;
    let scene = table.scene;
    let lines = scene.game.game().log(scene.observer);
    html! {
        section.sheet.log aria-labelledby="h-log" {
            h2 #h-log { (glyph("u-history")) (text.say("what-happened")) }
            ol reversed { @for line in lines.iter().rev().take(LINES) { li { code { (line["did"]) } } } }
        }
    }
}
