//! Lessons on the page: the card in the decision, the list of all, and the way on.

use bots::Rank;
use club::Mode;
use games::{Lesson, Taught};
use maud::{Markup, html};
use tabletop::Game;
use text::Text;

use crate::glyph::glyph;
use crate::routes;
use crate::scene::Scene;
use crate::shown::Shown;

/// What a guided game tells now, for the top of the decision; nothing at other tables.
///
/// The card can be folded; each lesson has an id of its own, so that the next one comes unfolded.
pub(crate) fn card<G: Shown>(scene: &Scene<'_, G>, text: &Text) -> Markup {
    let Some(taught) = scene.taught.filter(|_| scene.mode == Mode::Live) else {
        return html! {};
    };
    html! {
        div.lesson role="note" aria-label=(text.say("lesson-label")) data-points-at=[taught.now.map(|lesson| lesson.points_at)] {
            @match taught.now {
                Some(lesson) => details id=(lesson.key) open {
                    summary { (glyph("g-akhet")) b { (head(lesson, text)) } }
                    p { (words(lesson, text)) " " (clause(lesson, text)) }
                },
                None if taught.is_complete() => details #lesson-all open {
                    summary { (glyph("g-akhet")) b { (text.say("lesson-all-head")) } }
                    p { (text.say("lesson-all-text")) }
                    (ways_on::<G>(text))
                },
                None => p.lesson__quiet { (glyph("g-akhet")) (text.say("lesson-none")) },
            }
            (progress(taught, text))
        }
        (list(taught, text))
    }
}

/// What is said when the guided game is over.
pub(crate) fn farewell<G: Shown>(scene: &Scene<'_, G>, text: &Text) -> Markup {
    let Some(taught) = scene.taught.filter(|_| scene.mode == Mode::Finished) else {
        return html! {};
    };
    html! {
        div.lesson.lesson--end role="note" aria-label=(text.say("lesson-label")) {
            p { b { (text.say("lesson-end-head")) } " " (text.say("lesson-end-text")) }
            (progress(taught, text))
            (ways_on::<G>(text))
        }
        (list(taught, text))
    }
}

/// The lesson for those who listen.
pub(crate) fn spoken<G: Shown>(scene: &Scene<'_, G>, text: &Text) -> Option<String> {
    let lesson = scene.taught?.now.filter(|_| scene.is_asked())?;
    Some(format!("{}: {}", head(lesson, text), words(lesson, text)))
}

fn head<G: Game>(lesson: &Lesson<G>, text: &Text) -> String {
    text.say(&format!("{}.head", lesson.key))
}

fn words<G: Game>(lesson: &Lesson<G>, text: &Text) -> String {
    text.say(&format!("{}.text", lesson.key))
}

/// The link to the rule that a lesson tells.
fn clause<G: Game>(lesson: &Lesson<G>, text: &Text) -> Markup {
    let label = text.tell("lesson-rule", &[("clause", lesson.clause.into())]);
    html! {
        a.lesson__rule href=(routes::clause(G::KEY, lesson.clause)) aria-label=(label) { (lesson.clause) }
    }
}

/// How much is learnt; pressed, it shows what.
fn progress<G: Shown>(taught: &Taught<G>, text: &Text) -> Markup {
    let (learnt, all) = (taught.learnt.len(), taught.all);
    let label = text.tell(
        "lesson-progress",
        &[("learnt", learnt.into()), ("all", all.into())],
    );
    html! {
        button.lesson__count type="button" popovertarget="learnt" aria-label=(label) title=(label) {
            (learnt) "/" (all)
        }
    }
}

/// What was told so far, to be read again.
fn list<G: Shown>(taught: &Taught<G>, text: &Text) -> Markup {
    let (learnt, all) = (taught.learnt.len(), taught.all);
    html! {
        div.learnt popover #learnt role="dialog" aria-labelledby="h-learnt" {
            div.learnt__head {
                h2 #h-learnt { (text.say("lesson-list")) }
                button.tool type="button" popovertarget="learnt" popovertargetaction="hide" aria-label=(text.say("lesson-close")) { (glyph("u-close")) }
            }
            progress max=(all) value=(learnt) aria-labelledby="h-learnt" {}
            ol {
                @for lesson in &taught.learnt {
                    li { h3 { (head(lesson, text)) } p { (words(lesson, text)) " " (clause(lesson, text)) } }
                }
            }
        }
    }
}

/// A game of one's own, and the rules.
fn ways_on<G: Shown>(text: &Text) -> Markup {
    html! {
        div.lesson__on {
            form method="post" action="/quick" {
                input type="hidden" name="game" value=(G::KEY);
                input type="hidden" name="rank" value=(Rank::Scribe.code());
                input type="hidden" name="salt" data-salt;
                button.key { (glyph("u-play")) (text.say("lesson-new-game")) }
            }
            a.key href=(routes::rules(G::KEY)) { (glyph("u-help")) (text.say("lesson-rules")) }
        }
    }
}
