//! Rare cases, what is secret, and editions (RA-12, RA-14, RA-15).

use maud::{Markup, html};
use ra::{NameSet, Tile};
use text::ra as words;

use crate::passage::Pen;

pub(super) fn rare(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["RA-R07", "RA-T38"], "rules-ra-rare-alone"))
        (pen.says(&["RA-R09", "RA-T39"], "rules-ra-rare-empty"))
        (pen.says(&["RA-R08", "RA-T32"], "rules-ra-rare-full"))
        (pen.says(&["RA-R10", "RA-T37"], "rules-ra-rare-last"))
        (pen.says(&["RA-T35"], "rules-ra-rare-order"))
        (pen.says(&["RA-T36"], "rules-ra-rare-drought"))
        (pen.says(&["RA-R20", "RA-13.3"], "rules-ra-rare-bag"))
        (pen.says(&["RA-R21"], "rules-ra-rare-last-sun"))
    }
}

pub(super) fn secrets(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["RA-12.1"], "rules-ra-public"))
        (pen.says(&["RA-12.2", "RA-R18"], "rules-ra-spent-open"))
        (pen.says(&["RA-12.3", "RA-R17"], "rules-ra-scores-hidden"))
        (pen.says(&["RA-12.4"], "rules-ra-order-hidden"))
        (pen.says(&["RA-12.5"], "rules-ra-counter"))
        (pen.says(&["RA-12.6"], "rules-ra-options"))
    }
}

pub(super) fn editions(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["RA-15.1"], "rules-ra-editions-same"))
        (pen.says(&["RA-E01", "RA-E02"], "rules-ra-editions-two"))
        (pen.says(&["RA-E03", "RA-E04", "RA-R03"], "rules-ra-editions-track"))
        (pen.says(&[
            "RA-E05", "RA-E06", "RA-E07", "RA-E08", "RA-E09", "RA-E10", "RA-E11", "RA-E12",
            "RA-E13", "RA-E14", "RA-E15", "RA-E19",
        ], "rules-ra-editions-unclear"))
        (pen.says(&["RA-E16", "RA-E17", "RA-E18"], "rules-ra-editions-pieces"))
        (pen.passage(&[
            "RA-E20", "RA-E21", "RA-E22", "RA-E23", "RA-E24", "RA-R31", "RA-R32",
        ], &html! { p { (pen.say("rules-ra-editions-names")) } (names(pen)) }))
    }
}

/// The names that differ, a row for each set.
fn names(pen: Pen<'_>) -> Markup {
    let row = |names: NameSet| {
        let gods = names.names().gods.len();
        let gods: Vec<String> = (0..gods)
            .map(|number| words::god(number, names, pen.text))
            .collect();
        let cells = [
            text::capitalized(&words::edition(names, pen.text)),
            words::tile(Tile::War, names, pen.text),
            words::tile(Tile::Fortress, names, pen.text),
            words::tile(Tile::Palace, names, pen.text),
            words::epoch(1, names, pen.text),
            words::points(10, names, pen.text),
        ];
        let cells = cells.into_iter().map(|cell| html! { (cell) });
        let gods = html! { span.long { (gods.join(", ")) } };
        cells.chain([gods]).collect::<Vec<_>>()
    };
    let rows: Vec<_> = NameSet::ALL.into_iter().map(row).collect();
    let head = [
        "rules-ra-editions-edition",
        "rules-ra-editions-war",
        "rules-ra-editions-fortress",
        "rules-ra-editions-palace",
        "rules-ra-editions-epoch",
        "rules-ra-editions-point",
        "rules-ra-editions-gods",
    ];
    pen.table("rules-ra-editions", &head, &rows)
}
