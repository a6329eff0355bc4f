//! The end of the game: places, points epoch by epoch, and the last scoring.

use maud::{Markup, html};
use ra::scoring::START_POINTS;
use tabletop::{Seat, Standing};
use text::{ra as words, signed};

use crate::glyph::glyph;
use crate::ra::players::bot_mark;
use crate::ra::scene::Stage;
use crate::ra::scoring;
use crate::table::after_the_game;

/// The height of the winner's stone in pixels; the others are in proportion.
const HIGHEST: i32 = 200;
/// The height of a stone without points.
const LOWEST: i32 = 8;

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
                    ol.steles aria-label=(text.say("ra-result")) {
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

/// A player's points as a stone, and below it what the points are made of.
fn stele(stage: &Stage<'_>, standing: &Standing, seat: Seat) -> Markup {
    let text = stage.text;
    let (points, place) = (standing.scores[seat], standing.places[seat]);
    let most = stage.seats().map(|seat| standing.scores[seat]).max();
    let most = most.unwrap_or_default();
    let won = place == 1;
    let sitter = &stage.scene.sitters[seat.index()];
    html! {
        li.stele.stele--win[won] {
            div.stele__top {
                @if won { span.stele__crown { (glyph("g-crown")) } }
                strong.stele__score { (points) }
                // The height is an attribute, because styles in attributes are not allowed.
                svg.stele__stone height=(height(points, most)) aria-hidden="true" {}
            }
            div.stele__foot {
                span.stele__name {
                    b { (place) } " " (stage.name(seat))
                    (bot_mark(sitter, text))
                }
                ul.stele__gains {
                    li { small { (text.say("ra-start")) } " " (START_POINTS) }
                    @for (gain, roman) in stage.view.gains(seat).iter().zip(["I", "II", "III"]) {
                        li { small { (roman) } " " (signed(*gain)) }
                    }
                }
            }
        }
    }
}

/// The height of a stone, where the highest has `most` points: in proportion to the total,
/// so that nobody with fewer points looks like the winner.
fn height(points: i32, most: i32) -> i32 {
    (HIGHEST * points / most.max(1)).max(LOWEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_in_proportion_to_the_points() {
        assert_eq!(height(47, 47), HIGHEST);
        assert!(height(43, 47) < height(47, 47));
        assert_eq!(height(6, 48), HIGHEST / 8);
        assert_eq!(height(0, 48), LOWEST);
        assert_eq!(height(0, 0), LOWEST);
    }
}
