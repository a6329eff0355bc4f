//! What tiles and suns are worth, and who wins (RA-10, RA-11).

use maud::{Markup, html};
use ra::scoring::{
    Category, START_POINTS, civilization, gods, gold, identical, pharaohs, river, suns, variety,
};
use ra::{Position, Suns, Tile, Tiles};
use tabletop::{BySeat, Seat};
use text::{ra as words, signed};

use super::ends::chips;
use super::examples;
use crate::passage::{Pen, figure, grid, row};
use crate::ra::pieces::points;
use crate::shown::Shown;

pub(super) fn scoring(pen: Pen<'_>) -> Markup {
    let one = |tile| Tiles::from_iter([(tile, 1)]);
    let (most, fewest) = extremes(&pharaohs(&[2, 1, 0]));
    let (highest, lowest) = extremes(&suns(&[2, 1, 0]));
    html! {
        (pen.passage(&[], &html! { p { (pen.say("rules-ra-scoring-lead")) } div.sheet { (Position::scoring(pen.text)) } }))
        h3 { (pen.say("rules-ra-every-epoch")) }
        (pen.tells(&["RA-10.1"], "rules-ra-score-gods", &[("points", gods(&one(Tile::God)).into())]))
        (pen.tells(&["RA-10.2"], "rules-ra-score-gold", &[("points", gold(&one(Tile::Gold)).into())]))
        (pen.tells(&["RA-10.3", "RA-R12"], "rules-ra-score-pharaohs", &[
            ("most", most.into()), ("fewest", fewest.into()),
        ]))
        (pen.passage(&["RA-T02"], &html! { p.example { (compared(pen, "rules-ra-example-pharaohs", &[3, 3, 2, 2], pharaohs)) } }))
        (pen.passage(&["RA-10.4"], &html! { p { (pen.say("rules-ra-score-river")) } (rivers(pen)) }))
        (pen.passage(&["RA-10.5"], &html! {
            p { (pen.say("rules-ra-score-civilization")) }
            (kinds(pen, &Tile::CIVILIZATION, "rules-ra-score-civilization", civilization))
        }))
        h3 { (pen.say("rules-ra-last-epoch")) }
        (pen.passage(&["RA-10.6"], &html! {
            p { (pen.say("rules-ra-score-variety")) }
            (kinds(pen, &Tile::MONUMENTS, "rules-ra-score-variety", variety))
        }))
        (pen.passage(&["RA-10.7", "RA-R33"], &html! { p { (pen.say("rules-ra-score-identical")) } (alike(pen)) }))
        (pen.says(&["RA-10.8"], "rules-ra-score-both"))
        (pen.passage(&["RA-T01"], &monuments(pen)))
        (pen.tells(&["RA-10.9"], "rules-ra-score-suns", &[
            ("most", highest.into()), ("fewest", lowest.into()),
        ]))
        (pen.passage(&["RA-T03"], &html! { p.example { (compared(pen, "rules-ra-example-suns", &hands(), suns)) } }))
        (pen.says(&["RA-10.10", "RA-R11"], "rules-ra-booked"))
        (pen.says(&["RA-10.11"], "rules-ra-together"))
        (pen.passage(&["RA-T20"], &whole(pen)))
    }
}

/// What the first gains and the last loses.
fn extremes(points: &BySeat<i16>) -> (i16, u16) {
    let points = points.of(3);
    (points[0], points[2].unsigned_abs())
}

/// The sums of suns of four players (RA-T03).
fn hands() -> [u16; 4] {
    let hands = [[13, 3, 1], [12, 7, 6], [9, 8, 4], [10, 5, 2]];
    hands.map(|hand| Suns::of(&hand).sum())
}

/// What four players with these numbers score.
fn compared(
    pen: Pen<'_>,
    key: &str,
    counts: &[u16; 4],
    score: fn(&[u16]) -> BySeat<i16>,
) -> String {
    let scored = score(counts);
    let scored = scored.of(counts.len()).iter().map(|&points| signed(points));
    let numbers = counts.map(|count| count.to_string());
    pen.text.tell(
        key,
        &[
            ("counts", numbers.join(", ").into()),
            ("points", scored.collect::<Vec<_>>().join(", ").into()),
        ],
    )
}

/// Some rivers and what they score (RA-T05).
fn rivers(pen: Pen<'_>) -> Markup {
    let rivers = [(1, 3), (2, 0), (0, 4)]
        .map(|(floods, nile)| Tiles::from_iter([(Tile::Flood, floods), (Tile::Nile, nile)]));
    let drawing = html! {
        @for river_tiles in &rivers {
            span.pair { (chips(river_tiles, pen)) (points(river(river_tiles))) }
        }
    };
    figure(&pen.say("rules-ra-example-river"), &drawing)
}

/// The points for none, one, two … of these kinds.
fn kinds(pen: Pen<'_>, kinds: &[Tile], caption: &str, score: fn(&Tiles) -> i16) -> Markup {
    let columns = 0..=kinds.len();
    let scored = columns.clone().map(|number| {
        let tiles: Tiles = kinds[..number].iter().map(|&kind| (kind, 1)).collect();
        score(&tiles)
    });
    table(pen, "rules-ra-different", caption, columns, scored)
}

/// The points for this many monuments of one kind.
fn alike(pen: Pen<'_>) -> Markup {
    let columns = 0..=usize::from(Tile::Pyramid.copies());
    let scored = (0..=Tile::Pyramid.copies())
        .map(|number| identical(&Tiles::from_iter([(Tile::Pyramid, number)])));
    table(
        pen,
        "rules-ra-alike",
        "rules-ra-score-identical",
        columns,
        scored,
    )
}

fn table(
    pen: Pen<'_>,
    title: &str,
    caption: &str,
    columns: impl Iterator<Item = usize>,
    scored: impl Iterator<Item = i16>,
) -> Markup {
    let head: Vec<Markup> = [html! { (pen.say(title)) }]
        .into_iter()
        .chain(columns.map(|number| html! { (number) }))
        .collect();
    let cells = [html! { (pen.say("rules-ra-points")) }]
        .into_iter()
        .chain(scored.map(points));
    grid(&pen.say(caption), &head, &[cells.collect()])
}

/// Some monuments and what they score (RA-T01).
fn monuments(pen: Pen<'_>) -> Markup {
    let tiles = Tiles::from_iter([
        (Tile::Pyramid, 4),
        (Tile::Temple, 3),
        (Tile::Fortress, 2),
        (Tile::Sphinx, 1),
    ]);
    let (kinds, alike) = (variety(&tiles), identical(&tiles));
    let caption = pen.text.tell(
        "rules-ra-example-monuments",
        &[
            ("variety", kinds.into()),
            ("identical", alike.into()),
            ("sum", (kinds + alike).into()),
        ],
    );
    figure(&caption, &chips(&tiles, pen))
}

/// The end of an epoch, scored by the rules.
fn whole(pen: Pen<'_>) -> Markup {
    let [before, after] = examples::epoch();
    let tally = before.tally();
    let row = |name: Markup, cell: &dyn Fn(Seat) -> Markup| row(before.players(), name, cell);
    let mut rows = vec![row(
        html! { (pen.say("rules-ra-example-tiles")) },
        &|seat| chips(&before.area(seat).tiles, pen),
    )];
    for &category in Category::of_epoch(before.epoch()) {
        let name = text::capitalized(&words::category(category, pen.text));
        rows.push(row(html! { (name) }, &|seat| {
            points(tally[seat][category as usize])
        }));
    }
    rows.push(row(html! { (pen.say("rules-ra-example-sum")) }, &|seat| {
        points(tally[seat].iter().sum())
    }));
    rows.push(row(
        html! { (pen.say("rules-ra-example-score")) },
        &|seat| {
            html! { b { (after.points(seat)) } }
        },
    ));
    let head: Vec<Markup> = [html! { (pen.say("ra-category")) }]
        .into_iter()
        .chain(PLAYERS.map(|key| html! { (pen.say(key)) }))
        .collect();
    let caption = pen
        .text
        .tell("rules-ra-example", &[("start", START_POINTS.into())]);
    html! { p.example { (caption) } (grid(&caption, &head, &rows)) }
}

/// The names of the players of the example.
const PLAYERS: [&str; 3] = [
    "rules-ra-example-player-1",
    "rules-ra-example-player-2",
    "rules-ra-example-player-3",
];

pub(super) fn winner(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["RA-11.1"], "rules-ra-game-winner"))
        (pen.says(&["RA-11.2"], "rules-ra-game-tie"))
        (pen.says(&["RA-11.3", "RA-R29"], "rules-ra-game-places"))
    }
}
