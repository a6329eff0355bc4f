//! A turn, the auction, and winning it (RA-3 to RA-6).

use maud::{Markup, html};
use ra::epoch::EPOCHS;
use ra::row::SPACES;
use ra::{Position, Sun, Tile};
use tabletop::Seat;

use super::examples;
use crate::glyph::glyph;
use crate::passage::{Pen, figure};
use crate::ra::pieces::{drawn_sun, plaque, small_spent_sun};

pub(super) fn turn(pen: Pen<'_>) -> Markup {
    let act =
        |drawing: &str, title: &str| html! { h3.act-title { (glyph(drawing)) (pen.say(title)) } };
    html! {
        (pen.tells(&["RA-3.1"], "rules-ra-epochs", &[("epochs", EPOCHS.into())]))
        (pen.says(&["RA-3.2", "RA-R30"], "rules-ra-one-act"))
        span.anchor #RA-4 {}
        (act("u-draw", "rules-ra-draw"))
        (pen.tells(&["RA-4.1", "RA-4.2"], "rules-ra-draw-says", &[("spaces", SPACES.into())]))
        (pen.passage(&["RA-4.3", "RA-R35"], &html! {
            div.beside { (plaque(Tile::Ra, pen.text)) p { (pen.say("rules-ra-draw-ra")) } }
        }))
        (act("u-invoke", "rules-ra-invoke"))
        (pen.says(&["RA-4.4"], "rules-ra-invoke-says"))
        (pen.says(&["RA-4.5"], "rules-ra-invoke-empty"))
        (act("g-god", "rules-ra-spend"))
        (pen.says(&["RA-4.6"], "rules-ra-spend-says"))
        (pen.passage(&["RA-3.6"], &acts(pen)))
        (pen.says(&["RA-3.5", "RA-R23"], "rules-ra-next"))
        (pen.says(&["RA-3.3"], "rules-ra-inactive"))
        (pen.says(&["RA-3.4"], "rules-ra-alone"))
        (pen.says(&["RA-3.7"], "rules-ra-decisions"))
    }
}

/// What is possible, asked of the rules for each sort of row.
fn acts(pen: Pen<'_>) -> Markup {
    let gods = [Tile::God; 7];
    let full: Vec<Tile> = gods.into_iter().chain([Tile::Nile]).collect();
    let rows: [(&str, &[Tile]); 4] = [
        ("rules-ra-acts-empty", &[]),
        ("rules-ra-acts-some", &[Tile::Nile, Tile::God]),
        ("rules-ra-acts-gods", &gods),
        ("rules-ra-acts-full", &full),
    ];
    let answer = |possible: bool| {
        pen.say(if possible {
            "rules-ra-yes"
        } else {
            "rules-ra-no"
        })
    };
    let rows: Vec<Vec<Markup>> = rows
        .into_iter()
        .map(|(name, row)| {
            let acts = examples::acts(row).map(answer);
            let cells = [pen.say(name)].into_iter().chain(acts);
            cells.map(|cell| html! { (cell) }).collect()
        })
        .collect();
    let head = [
        "rules-ra-acts-row",
        "rules-ra-draw",
        "rules-ra-invoke",
        "rules-ra-acts-owner",
    ];
    pen.table("rules-ra-acts-table", &head, &rows)
}

pub(super) fn auction(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["RA-5.1"], "rules-ra-auction-what"))
        (pen.says(&["RA-5.3"], "rules-ra-auction-order"))
        (pen.says(&["RA-5.4"], "rules-ra-auction-bid"))
        (pen.says(&["RA-5.5"], "rules-ra-auction-pass"))
        (pen.says(&["RA-5.8"], "rules-ra-auction-stay"))
        (pen.passage(&["RA-5.2"], &html! { p { (pen.say("rules-ra-kinds")) } (kinds(pen)) }))
        (pen.says(&["RA-R24", "RA-R25"], "rules-ra-kind-others"))
        (pen.says(&["RA-5.7"], "rules-ra-auction-alone"))
        (pen.says(&["RA-5.6"], "rules-ra-auction-gods"))
        (pen.says(&["RA-5.9"], "rules-ra-auction-auto"))
    }
}

fn kinds(pen: Pen<'_>) -> Markup {
    let row = |keys: [&str; 4]| keys.map(|key| html! { (pen.say(key)) }).to_vec();
    let rows = [
        row([
            "rules-ra-kind-must",
            "rules-ra-kind-may-pass",
            "rules-ra-kind-must-bid",
            "rules-ra-kind-may-pass",
        ]),
        row([
            "rules-ra-kind-nobody",
            "rules-ra-kind-stays",
            "rules-ra-kind-never",
            "rules-ra-kind-lost",
        ]),
    ];
    let head = [
        "rules-ra-auction",
        "rules-ra-kind-drawn",
        "rules-ra-kind-invoked",
        "rules-ra-kind-full",
    ];
    pen.table("rules-ra-kinds-table", &head, &rows)
}

pub(super) fn winning(pen: Pen<'_>) -> Markup {
    let bid = Sun(8);
    let [before, after] = examples::exchange(bid);
    let drawing = html! {
        (suns(pen, "rules-ra-before", &before))
        (glyph("u-arrow"))
        (suns(pen, "rules-ra-after", &after))
    };
    let caption = pen
        .text
        .tell("rules-ra-win-example", &[("bid", bid.0.into())]);
    html! {
        (pen.steps(&["RA-6.1", "RA-R14"], "rules-ra-winning-steps", &[
            "rules-ra-win-take", "rules-ra-win-place", "rules-ra-win-old", "rules-ra-win-new",
            "rules-ra-win-strike",
        ]))
        (pen.says(&[], "rules-ra-win-end"))
        (pen.passage(&["RA-T28"], &figure(&caption, &drawing)))
        (pen.says(&["RA-6.2"], "rules-ra-win-same"))
        (pen.says(&["RA-6.3"], "rules-ra-win-spent"))
    }
}

/// The suns of the first player, and the one in the centre.
fn suns(pen: Pen<'_>, title: &str, position: &Position) -> Markup {
    let area = position.area(Seat::default());
    html! {
        dl.suns-now {
            dt.suns-now__title { (pen.say(title)) }
            dt { (pen.say("rules-ra-usable")) }
            dd { @for sun in area.usable { (drawn_sun(sun)) } }
            dt { (pen.say("rules-ra-spent")) }
            dd { @for sun in area.spent { (small_spent_sun(sun)) } @if area.spent.is_empty() { "–" } }
            dt { (pen.say("rules-ra-in-centre")) }
            dd { (drawn_sun(position.centre())) }
        }
    }
}
