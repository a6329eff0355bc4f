//! The market (AR-5).

use amun_re::pieces::{ARCHITECT_STONES, STONES_PER_PYRAMID};
use amun_re::{Card, goods};
use maud::{Markup, html};

use super::play::card;
use crate::amun_re::scene::icon;
use crate::glyph::glyph;
use crate::passage::{Pen, figure, grid};

/// How far the table of prices goes.
const PIECES: u16 = 10;

pub(super) fn market(pen: Pen<'_>) -> Markup {
    let architect = pen.text.tell(
        "rules-ar-market-architect",
        &[("stones", ARCHITECT_STONES.into())],
    );
    html! {
        (pen.says(&["AR-5.1"], "rules-ar-market-turns"))
        (pen.says(&["AR-5.2", "AR-R20"], "rules-ar-market-order"))
        (pen.passage(&["AR-1.4"], &html! { p { (pen.say("rules-ar-market-price")) } (prices(pen)) }))
        (pen.says(&["AR-5.3"], "rules-ar-market-paid"))
        (pen.says(&["AR-5.4", "AR-R21"], "rules-ar-market-cards"))
        (pen.says(&["AR-5.5"], "rules-ar-market-farmers"))
        (pen.says(&["AR-5.6"], "rules-ar-market-stones"))
        (pen.says(&["AR-5.7", "AR-R22"], "rules-ar-market-place"))
        (pen.passage(&["AR-5.8", "AR-R24"], &html! { p { (pen.say("rules-ar-market-build")) } (building(pen)) }))
        (pen.passage(&["AR-5.9"], &card(pen, Card::Architect, &html! { p { (architect) } })))
        (pen.passage(&["AR-5.10", "AR-R26"], &card(pen, Card::FreeFarmer, &html! {
            p { (pen.say("rules-ar-market-free")) }
        })))
        (pen.says(&["AR-5.11", "AR-R23"], "rules-ar-market-when"))
        (pen.says(&["AR-5.12"], "rules-ar-market-done"))
    }
}

fn prices(pen: Pen<'_>) -> Markup {
    let row = |title: &str, number: &dyn Fn(u16) -> u32| {
        let cells = (1..=PIECES).map(|pieces| html! { (number(pieces)) });
        [html! { (pen.say(title)) }]
            .into_iter()
            .chain(cells)
            .collect::<Vec<_>>()
    };
    let head = row("rules-ar-market-pieces", &u32::from);
    let prices = row("rules-ar-market-gold", &goods::price);
    grid(&pen.say("rules-ar-market-price"), &head, &[prices])
}

fn building(pen: Pen<'_>) -> Markup {
    let drawing = html! {
        span.big-icons { @for _ in 0..STONES_PER_PYRAMID { (icon("ar-stone")) } }
        (glyph("u-arrow"))
        span.big-icons { (icon("ar-pyramid")) }
    };
    figure(&pen.say("rules-ar-market-built"), &drawing)
}
