//! Moving through a game that is over, and what can be done after it.

use bots::Rank;
use club::Mode;
use maud::{Markup, html};
use tabletop::Seat;
use text::Text;

use crate::glyph::glyph;
use crate::lessons;
use crate::routes;
use crate::scene::Scene;
use crate::shown::Shown;

/// The bar of a replay; nothing in other modes.
pub(super) fn bar<G: Shown>(scene: &Scene<'_, G>, headline: &str, text: &Text) -> Markup {
    let Mode::Replay { at, last } = scene.mode else {
        return html! {};
    };
    let own = eyes(scene.observer.seat());
    let address = |step: usize| format!("{}&as={own}", routes::replay_step(scene.table, step));
    let step = |key: &str, drawing: &str, step: usize, possible: bool, shortcut: &str| {
        html! {
            @if possible {
                a.key href=(address(step)) aria-label=(text.say(key)) title=(text.say(key)) data-key=(shortcut) { (glyph(drawing)) }
            } @else {
                span.key aria-disabled="true" { (glyph(drawing)) span.vh { (text.say(key)) } }
            }
        }
    };
    html! {
        nav.replay aria-label=(text.say("replay")) {
            h2 { (headline) }
            div.replay__steps {
                (step("replay-first", "u-first", 0, at > 0, "Home"))
                (step("replay-back", "u-back", at.saturating_sub(1), at > 0, "ArrowLeft"))
                span.replay__at { (text.tell("replay-at", &[("at", at.into()), ("last", last.into())])) }
                (step("replay-forward", "u-play", at + 1, at < last, "ArrowRight"))
                (step("replay-last", "u-step", last, at < last, "End"))
            }
            form.replay__eyes method="get" action=(routes::replay(scene.table)) {
                input type="hidden" name="step" value=(at);
                label { span.vh { (text.say("replay-eyes")) } (glyph("u-eye"))
                    select name="as" data-submit {
                        option value="" selected[scene.observer.seat().is_none()] { (text.say("replay-spectator")) }
                        @for (seat, sitter) in Seat::all(scene.players()).zip(scene.sitters) {
                            option value=(eyes(Some(seat))) selected[scene.observer.is(seat)] { (sitter.name) }
                        }
                    }
                }
                button.key { (text.say("replay-look")) }
            }
            (continue_form(scene, at, text))
            a.key.key--text href=(routes::record(scene.table)) download { (glyph("u-link")) (text.say("download-record")) }
        }
    }
}

/// Whose eyes, in addresses and forms: the number of a seat, or nothing for a spectator.
fn eyes(seat: Option<Seat>) -> String {
    seat.map_or_else(String::new, |seat| seat.to_string())
}

/// The form that plays on from a step against bots.
fn continue_form<G: Shown>(scene: &Scene<'_, G>, at: usize, text: &Text) -> Markup {
    let seat = scene.observer.seat().unwrap_or_default();
    html! {
        form.replay__on method="post" action=(routes::play_on(scene.table)) {
            input type="hidden" name="step" value=(at);
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="as" value=(eyes(scene.observer.seat()));
            input type="hidden" name="rank" value=(Rank::Scribe.code());
            button.key.key--text { (glyph("u-bot")) (text.say("replay-continue")) }
        }
    }
}

/// What can be done when the game is over.
pub(crate) fn after_the_game<G: Shown>(scene: &Scene<'_, G>, text: &Text) -> Markup {
    let seated = scene.observer.seat().is_some();
    html! {
        div.final__acts {
            @if scene.mode == Mode::Finished {
                @if seated {
                    form method="post" action=(routes::act(scene.table, "rematch")) {
                        button.go { (glyph("u-play")) (text.say("play-again")) }
                    }
                }
                a.key.key--text href=(routes::replay_step(scene.table, 0)) { (glyph("u-history")) (text.say("replay")) }
                a.key.key--text href=(routes::record(scene.table)) download { (glyph("u-link")) (text.say("download-record")) }
            }
        }
        (lessons::farewell(scene, text))
    }
}
