//! The end of the game: places, points epoch by epoch, and the last scoring.

use maud::{Markup, html};
use ra::scoring::START_POINTS;
use tabletop::{Seat, Standing};
use text::{ra as words, signed};

use super::players::bot_mark;
use super::scoring;
use super::stage::Stage;
use crate::glyph::glyph;
use crate::table::after_the_game;

/// How high a point is in the drawing of the result.
const UNIT: i16 = 3;

pub(super) fn result(stage: &Stage<'_>, beside: &Markup) -> Markup {
    let text = stage.text;
    let standing = stage.view.standing().expect("the game is over");
    let mut seats: Vec<Seat> = stage.seats().collect();
    seats.sort_by_key(|&seat| standing.places[seat]);
    let epoch = words::epoch(ra::epoch::EPOCHS, stage.names, text);
    html! {
        main.scoring.ra #table {
            section.panel.final #decide aria-labelledby="h-final" tabindex="-1" {
                div.final__hero {
                    p.eyebrow { (text.tell("ra-has-ended", &[("epoch", epoch.into())])) }
                    h2 #h-final { (winner(stage, &standing, &seats)) }
                    ol.steles aria-label=(text.say("ra-result")) data-count=(seats.len()) {
                        @for &seat in &seats { (stele(stage, &standing, seat)) }
                    }
                    (after_the_game(stage.scene, text))
                }
                @if let Some(last) = scoring::last(stage) {
                    div.final__table.scroll tabindex="0" role="region" aria-labelledby="h-last" {
                        h2 #h-last { (text.say("ra-last-scoring")) }
                        div.score--final { (scoring::score_table(stage, last, &text.say("ra-last-scoring"))) }
                    }
                }
            }
            (beside)
            (scoring::panels(stage))
        }
    }
}

/// Who has won, and by how much.
fn winner(stage: &Stage<'_>, standing: &Standing, seats: &[Seat]) -> Markup {
    let text = stage.text;
    let [first, second, ..] = seats else {
        return html! {};
    };
    let lead = standing.scores[*first] - standing.scores[*second];
    let by = if lead == 0 {
        text.say("ra-by-sun")
    } else {
        let points = words::points(lead, stage.names, text);
        text.tell("ra-by-points", &[("points", points.into())])
    };
    html! {
        (text.tell("ra-wins", &[("who", stage.name(*first).into()), ("you", stage.you(*first).into())]))
        " " small { (by) }
    }
}

/// A player's points as a stone: what he started with, and what each epoch added.
fn stele(stage: &Stage<'_>, standing: &Standing, seat: Seat) -> Markup {
    let text = stage.text;
    let (points, place) = (standing.scores[seat], standing.places[seat]);
    let won = place == 1;
    let sitter = &stage.scene.sitters[seat.index()];
    let gains = stage.view.gains(seat);
    html! {
        li.stele.stele--win[won] {
            @if won { span.stele__crown { (glyph("g-crown")) } }
            div.stele__body {
                strong.stele__score { (points) }
                @for (gain, roman) in gains.iter().zip(["I", "II", "III"]).rev() {
                    (band("", roman, &signed(*gain), *gain))
                }
                (band("band--0", &text.say("ra-start"), &START_POINTS.to_string(), 10))
            }
            span.stele__name {
                b { (place) } " " (stage.name(seat))
                (bot_mark(sitter, text))
            }
        }
    }
}

/// A layer of the stone, as high as its points. The height is an attribute of a drawing, because
/// styles in attributes are not allowed.
fn band(class: &str, name: &str, says: &str, points: i16) -> Markup {
    html! {
        span.band.(class) {
            svg width="0" height=(points.max(0) * UNIT) aria-hidden="true" {}
            small { (name) } span { (says) }
        }
    }
}
