//! The header's tools, the menu, and notices about seats and refused requests.

use bots::Rank;
use club::{Mode, Occupant, Pace, Sitter};
use maud::{Markup, html};
use tabletop::Seat;
use text::Text;

use super::TablePage;
use crate::error::sentence;
use crate::glyph::glyph;
use crate::reader::Reader;
use crate::routes;
use crate::rules;
use crate::scene::Scene;
use crate::settings::pace_name;
use crate::shown::Shown;
use crate::theme::theme_choice;

/// How many watch, undo, what scores, and the menu.
pub(super) fn tools<G: Shown>(page: &TablePage<'_, G>, text: &Text) -> Markup {
    let watching = text.tell("watchers", &[("count", page.watchers.into())]);
    html! {
        nav.tools aria-label=(text.say("table-tools")) {
            span.watch title=(watching) {
                (glyph("u-eye")) (page.watchers) span.vh { " " (watching) }
            }
            @if plays_with_bots(&page.scene) { (hurry(&page.scene, text)) }
            @if page.scene.mode == Mode::Live && page.scene.observer.seat().is_some() { (undo(page, text)) }
            button.tool type="button" popovertarget="scores" data-key="s" aria-label=(text.say("scoring-reference")) title=(text.say("scoring-reference")) { (glyph("g-tablet")) }
            button.tool type="button" popovertarget="menu" aria-label=(text.say("menu")) { (glyph("u-menu")) }
        }
    }
}

/// Whether the reader plays with bots alone.
fn plays_with_bots<G: Shown>(scene: &Scene<'_, G>) -> bool {
    let bots = |sitter: &Sitter| sitter.you || matches!(sitter.occupant, Occupant::Bot(_));
    scene.mode == Mode::Live && scene.observer.seat().is_some() && scene.sitters.iter().all(bots)
}

/// Lets bots move at once. While the reader is asked the button only keeps its place, so that
/// its neighbours do not move.
fn hurry<G: Shown>(scene: &Scene<'_, G>, text: &Text) -> Markup {
    let says = text.say("skip-to-my-turn");
    if scene.is_asked() {
        return html! {
            button.tool.tool--idle type="button" aria-hidden="true" tabindex="-1" disabled { (glyph("u-skip")) }
        };
    }
    html! {
        form method="post" action=(routes::act(scene.table, "hurry")) data-live {
            button.tool data-key="n" aria-label=(says) title=(says) { (glyph("u-skip")) }
        }
    }
}

fn undo<G: Shown>(page: &TablePage<'_, G>, text: &Text) -> Markup {
    let scene = &page.scene;
    if scene.undoable == 0 {
        let why = text.say("undo-nothing");
        return html! {
            button.tool type="button" aria-disabled="true" aria-label=(text.say("undo")) title=(why) { (glyph("u-undo")) }
        };
    }
    html! {
        form method="post" action=(routes::act(scene.table, "undo")) data-live {
            input type="hidden" name="step" value=(scene.step);
            button.tool data-key="u" aria-label=(text.say("undo")) title=(text.say("undo-last")) { (glyph("u-undo")) }
        }
    }
}

/// The menu. It stays while updates replace the table, so that they do not close it.
pub(super) fn menu<G: Shown>(page: &TablePage<'_, G>, reader: &Reader<'_>) -> Markup {
    let (scene, text) = (&page.scene, reader.text);
    let seated = scene.observer.seat().is_some();
    html! {
        div.menu popover #menu role="dialog" aria-labelledby="h-menu" {
            h2 #h-menu { (text.say("menu")) }
            (theme_choice(&routes::table(scene.table), reader))
            @if let Some(pace) = page.pace { (pace_choice(scene.table, pace, text)) }
            (invitation(page.link, text))
            ul {
                li { a href={ "/settings?back=/table/" (scene.table) } { (glyph("u-settings")) (text.say("settings")) } }
                li { a href=(rules::path::<G>()) target="_blank" { (glyph("u-help")) (rules::title::<G>(text)) } }
                li { a href="/fair" { (glyph("u-lock")) (text.say("fair-link")) } }
                li { button type="button" data-show-keys hidden { (glyph("u-help")) (text.say("keys")) kbd { "?" } } }
                @if seated && scene.mode == Mode::Live {
                    li { form method="post" action=(routes::act(scene.table, "leave")) {
                        button data-slip=(text.say("leave-slip")) { (glyph("u-close")) (text.say("leave")) }
                    } }
                }
            }
        }
        div.menu popover #keys role="dialog" aria-labelledby="h-keys" {
            h2 #h-keys { (text.say("keys")) }
            dl.keys {}
        }
    }
}

/// How fast the bots move at this table, for its host.
fn pace_choice(table: &str, now: Pace, text: &Text) -> Markup {
    html! {
        form.pace-choice method="post" action=(routes::act(table, "pace")) data-live {
            label for="pace" { (text.say("pace")) }
            select #pace name="pace" data-submit {
                @for pace in Pace::ALL {
                    option value=(pace.code()) selected[pace == now] { (pace_name(pace, text)) }
                }
            }
            button.key { (text.say("save")) }
        }
    }
}

/// The address to send to others.
pub(crate) fn invitation(link: &str, text: &Text) -> Markup {
    html! {
        div.invite {
            label for="link" { (text.say("invite")) }
            div.invite__line {
                input #link readonly value=(link);
                button.key type="button" data-copy="#link" data-copied=(text.say("copied")) hidden { (glyph("u-link")) (text.say("copy")) }
            }
        }
    }
}

/// What the reader should know or can do about the seats, and what went wrong.
pub(super) fn notices<G: Shown>(page: &TablePage<'_, G>, text: &Text) -> Markup {
    let scene = &page.scene;
    let live = scene.mode == Mode::Live;
    let seated = scene.observer.seat().is_some() || scene.sitters.iter().any(|sitter| sitter.you);
    html! {
        @if let Some(problem) = page.problem {
            p.notice.notice--bad role="alert" { (glyph("u-warning")) (sentence(problem, text)) }
        }
        @if live && seated {
            @for (seat, sitter) in Seat::all(scene.players()).zip(scene.sitters) {
                (seat_notice(scene.table, seat, sitter, text))
            }
        }
    }
}

fn seat_notice(table: &str, seat: Seat, sitter: &Sitter, text: &Text) -> Markup {
    let name = [("name", sitter.name.as_str().into())];
    match sitter.occupant {
        Occupant::StandIn(_) if sitter.you => html! {
            form.notice method="post" action=(routes::act(table, "return")) {
                (glyph("u-bot")) span { (text.say("bot-plays-for-you")) }
                input type="hidden" name="seat" value=(seat);
                button.key { (text.say("take-seat-back")) }
            }
        },
        Occupant::Empty | Occupant::Person if !sitter.you && !sitter.here => html! {
            form.notice method="post" action=(routes::act(table, "bot")) data-live {
                (glyph("u-person"))
                span { (text.tell(if sitter.occupant == Occupant::Empty { "has-left" } else { "is-away" }, &name)) }
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="rank" value=(Rank::Scribe.code());
                button.key { (text.say("let-bot-play")) }
            }
        },
        _ => html! {},
    }
}
