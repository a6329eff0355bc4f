//! Scoring and the end of the game (AR-8, AR-9).

use amun_re::scoring::{Category, PROVINCES_EACH, gold_points};
use amun_re::{Card, Position, Tile};
use maud::{Markup, html};
use tabletop::Seat;
use text::amun_re as words;
use text::amun_re::category_key;

use super::contents::cards;
use super::examples;
use super::play::player;
use crate::amun_re::scene::icon;
use crate::amun_re::scoring::category_icon;
use crate::passage::{Pen, grid, row};
use crate::shown::Shown;

pub(super) fn scoring(pen: Pen<'_>) -> Markup {
    html! {
        (pen.passage(&[], &html! { p { (pen.say("rules-ar-scoring-lead")) } div.sheet { (Position::scoring(pen.text)) } }))
        (pen.tells(&["AR-8.1"], "rules-ar-scoring-when", &[("provinces", PROVINCES_EACH.into())]))
        (pen.says(&["AR-8.2", "AR-R40"], "rules-ar-score-temples"))
        (pen.says(&["AR-8.3"], "rules-ar-score-pyramids"))
        (pen.says(&["AR-8.4", "AR-R41"], "rules-ar-score-sets"))
        (pen.says(&["AR-8.5", "AR-R42"], "rules-ar-score-banks"))
        (pen.says(&["AR-8.6"], "rules-ar-score-goals"))
        (pen.passage(&["AR-8.7", "AR-R44"], &html! { (cards(pen, &Card::GOALS)) p { (pen.say("rules-ar-symbols-count")) } }))
        (pen.says(&["AR-8.8", "AR-R43"], "rules-ar-goals-played"))
        (pen.passage(&["AR-T63"], &example(pen)))
        (pen.says(&["AR-8.9", "AR-R45"], "rules-ar-between"))
        (pen.says(&["AR-R46"], "rules-ar-between-deck"))
        (pen.says(&["AR-8.10"], "rules-ar-take-over"))
    }
}

/// A kingdom scored by the rules.
fn example(pen: Pen<'_>) -> Markup {
    let kingdom = examples::kingdom();
    let tally = kingdom.tally();
    let row = |name: Markup, cell: &dyn Fn(Seat) -> Markup| row(kingdom.players(), name, cell);
    let mut rows = vec![row(
        html! { (pen.say("rules-ar-example-provinces")) },
        &|seat| estate(pen, &kingdom, seat),
    )];
    for category in Category::ALL {
        let name = html! { span.named { (icon(category_icon(category))) (pen.say(category_key(category))) } };
        rows.push(row(
            name,
            &|seat| html! { (tally[seat][category as usize]) },
        ));
    }
    rows.push(row(html! { (pen.say("rules-ar-example-sum")) }, &|seat| {
        html! { b { (tally[seat].iter().sum::<u16>()) } }
    }));
    let head = row(html! { (pen.say("ar-category")) }, &|seat| {
        player(seat, pen)
    });
    let tile = kingdom.tile().map_or(0, Tile::value);
    let caption = pen
        .text
        .tell("rules-ar-example-scoring", &[("tile", tile.into())]);
    html! { p.example { (caption) } (grid(&caption, &head, &rows)) }
}

/// The provinces of a player, with what is built there.
fn estate(pen: Pen<'_>, kingdom: &Position, seat: Seat) -> Markup {
    html! {
        ul.estate {
            @for province in kingdom.player(seat).control {
                @let pieces = kingdom.pieces(province);
                li {
                    (words::province(province, pen.text)) " "
                    span { (icon("ar-pyramid")) (pieces.pyramids) (icon("ar-stone")) (pieces.stones) }
                }
            }
        }
    }
}

pub(super) fn end(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["AR-9.1", "AR-R48"], "rules-ar-end-sale"))
        (pen.tells(&["AR-9.2", "AR-R49"], "rules-ar-end-gold", &[
            ("first", gold_points(1).into()),
            ("second", gold_points(2).into()),
            ("third", gold_points(3).into()),
        ]))
        (pen.says(&["AR-9.3"], "rules-ar-end-winner"))
        (pen.says(&["AR-9.4", "AR-R50"], "rules-ar-end-tie"))
        (pen.says(&["AR-9.5"], "rules-ar-end-places"))
    }
}
