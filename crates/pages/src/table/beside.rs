//! What stands beside every game: what happened, what was said, and what is known of the shuffle.

use std::sync::Arc;

use club::{ChatLine, Mode, ShuffleReport, Verdict};
use maud::{Markup, html};
use text::Text;

use super::TablePage;
use crate::glyph::glyph;
use crate::rich;
use crate::routes;
use crate::scene::Scene;
use crate::shown::Shown;

/// How many lines of the log the page shows; updates must stay small.
const LINES: usize = 40;

/// The log, the chat and the shuffle.
pub(super) fn beside<G: Shown>(page: &TablePage<'_, G>, text: &Text) -> Markup {
    let seated = page.scene.observer.seat().is_some();
    let replayed = matches!(page.scene.mode, Mode::Replay { .. });
    html! {
        (log(&page.scene, text))
        @if !replayed { (chat(page.scene.table, page.chat, seated, text)) }
        (shuffle(page.shuffle, text))
    }
}

/// What happened, latest first. In a game that is over each line leads to its moment.
fn log<G: Shown>(scene: &Scene<'_, G>, text: &Text) -> Markup {
    let steps = scene.log.iter().rev();
    let lines = steps.flat_map(|told| {
        let lines = scene.tell(told, text);
        lines.into_iter().rev().map(|line| (told.step, line))
    });
    let linked = scene.mode != Mode::Live;
    html! {
        section.sheet.log aria-labelledby="h-log" {
            h2 #h-log { (glyph("u-history")) (text.say("what-happened")) }
            ol reversed tabindex="0" id="log" data-keep-scroll {
                @for (number, (step, line)) in lines.take(LINES).enumerate() {
                    li.log--now[number == 0] {
                        (rich::line(&line, G::marked))
                        @if linked {
                            " " a.log__step href=(routes::replay_step(scene.table, step))
                                aria-label=(text.tell("replay-to-step", &[("step", step.into())])) { (step) }
                        }
                    }
                }
            }
        }
    }
}

/// What was said at the table, and a line for those who sit there.
pub(crate) fn chat(table: &str, lines: &[Arc<ChatLine>], seated: bool, text: &Text) -> Markup {
    html! {
        details.sheet.chat id="chat" open[!lines.is_empty()] {
            summary {
                (glyph("u-chat")) (text.say("chat"))
                " " small { (lines.len()) }
            }
            @if lines.is_empty() { p.quiet { (text.say("chat-empty")) } }
            ol tabindex="0" id="chat-lines" data-keep-scroll aria-label=(text.say("chat")) {
                @for line in lines { li { b { (line.name) } " " (line.text) } }
            }
            @if seated {
                form method="post" action=(routes::act(table, "chat")) data-live {
                    label.vh for="chat-text" { (text.say("chat-say")) }
                    input #chat-text name="text" maxlength="300" required autocomplete="off"
                        placeholder=(text.say("chat-say")) data-keep;
                    button.key { (text.say("chat-send")) }
                }
            }
        }
    }
}

/// The promise made before the first tile, and what became of it.
pub(crate) fn shuffle(report: &ShuffleReport, text: &Text) -> Markup {
    let salt = report.salt.as_deref().filter(|salt| !salt.is_empty());
    let rows = [
        ("fair-commitment", report.commitment.as_deref()),
        ("fair-salt", salt),
        ("fair-seed", report.seed.as_deref()),
    ];
    html! {
        details.sheet.shuffle id="shuffle" {
            summary {
                (glyph("u-lock"))
                @match &report.verdict {
                    Some(Verdict::Fair(outcomes)) => (text.tell("fair-proven", &[("count", (*outcomes).into())])),
                    Some(Verdict::Unproven(_)) => (text.say("fair-unproven")),
                    Some(Verdict::Prepared) => (text.say("fair-prepared")),
                    None => (text.say("fair-promised")),
                }
            }
            @if let Some(Verdict::Unproven(why)) = &report.verdict { p { (why) } }
            @if report.verdict == Some(Verdict::Prepared) { p { (text.say("fair-prepared-why")) } }
            dl {
                @for (key, value) in rows {
                    @if let Some(value) = value { dt { (text.say(key)) } dd { code { (value) } } }
                }
            }
            p { a href="/fair" { (text.say("fair-how")) } }
        }
    }
}
