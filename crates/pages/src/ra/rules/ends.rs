//! Disasters, gods, and the end of an epoch (RA-7 to RA-9).

use maud::{Markup, html};
use ra::{NameSet, Tile, Tiles};
use text::ra as words;

use super::examples;
use crate::glyph::glyph;
use crate::passage::{Pen, figure};
use crate::ra::pieces::{chip, plaque};

pub(super) fn disasters(pen: Pen<'_>) -> Markup {
    let costs = [
        (Tile::Funeral, "rules-ra-disaster-funeral"),
        (Tile::Drought, "rules-ra-disaster-drought"),
        (Tile::War, "rules-ra-disaster-war"),
        (Tile::Earthquake, "rules-ra-disaster-earthquake"),
    ];
    let costs = html! {
        p { (pen.say("rules-ra-disaster-cost")) }
        ul.plaques {
            @for (disaster, cost) in costs { li { (plaque(disaster, pen.text)) span { (pen.say(cost)) } } }
        }
    };
    html! {
        (pen.says(&["RA-7.1"], "rules-ra-disaster-strikes"))
        (pen.passage(&["RA-7.2"], &costs))
        (pen.says(&["RA-7.3", "RA-R16"], "rules-ra-disaster-safe"))
        (pen.says(&["RA-7.4"], "rules-ra-disaster-new"))
        (pen.says(&["RA-7.5", "RA-R15"], "rules-ra-disaster-several"))
        (pen.says(&["RA-7.6", "RA-R13"], "rules-ra-disaster-choice"))
        (pen.says(&["RA-7.7"], "rules-ra-disaster-free"))
        (pen.passage(&["RA-T06"], &example(pen)))
    }
}

fn example(pen: Pen<'_>) -> Markup {
    let [before, after] = examples::disasters();
    let names = examples::STRIKING.map(|tile| words::one(tile, NameSet::Classic, pen.text));
    let names = pen.text.list(&names);
    let caption = pen
        .text
        .tell("rules-ra-disaster-example", &[("disasters", names.into())]);
    let tiles = |title: &str, tiles: &Tiles| {
        html! {
            span.tiles { small { (pen.say(title)) } (chips(tiles, pen)) }
        }
    };
    let drawing = html! {
        (tiles("rules-ra-before", &before))
        (glyph("u-arrow"))
        (tiles("rules-ra-after", &after))
    };
    figure(&caption, &drawing)
}

/// Tiles, each kind with its number.
pub(super) fn chips(tiles: &Tiles, pen: Pen<'_>) -> Markup {
    html! {
        span.chips {
            @for (tile, count) in tiles.iter() { (chip(tile, count, NameSet::Classic, pen.text)) }
            @if tiles.total() == 0 { "–" }
        }
    }
}

pub(super) fn gods(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["RA-8.1"], "rules-ra-god-spend"))
        (pen.says(&["RA-8.2", "RA-R04", "RA-R06"], "rules-ra-god-any"))
        (pen.says(&["RA-8.3"], "rules-ra-god-gone"))
        (pen.says(&["RA-8.4", "RA-R05"], "rules-ra-god-by-one"))
        (pen.says(&["RA-8.5"], "rules-ra-god-limit"))
        (pen.says(&["RA-8.6", "RA-R19", "RA-R34"], "rules-ra-god-quiet"))
        (pen.says(&["RA-8.7"], "rules-ra-god-epoch"))
    }
}

pub(super) fn epoch(pen: Pen<'_>) -> Markup {
    let owned = || Tile::ALL.into_iter().filter(|tile| tile.can_be_owned());
    let all = |title: &str, kept: bool| {
        html! {
            div.keeps-box {
                h3 { (pen.say(title)) }
                span.tiles { @for tile in owned().filter(|tile| tile.is_kept() == kept) { (plaque(tile, pen.text)) } }
            }
        }
    };
    html! {
        (pen.says(&["RA-9.1"], "rules-ra-epoch-when"))
        (pen.steps(&["RA-9.2", "RA-R26", "RA-R27", "RA-R28"], "rules-ra-epoch-steps", &[
            "rules-ra-epoch-clear", "rules-ra-epoch-score", "rules-ra-epoch-give",
            "rules-ra-epoch-suns", "rules-ra-epoch-first",
        ]))
        (pen.passage(&["RA-R36"], &html! {
            div.keeps-both { (all("rules-ra-stay", true)) (all("rules-ra-leave", false)) }
        }))
        (pen.says(&["RA-9.3"], "rules-ra-epoch-empty"))
    }
}
