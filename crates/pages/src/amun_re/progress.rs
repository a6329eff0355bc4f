//! How far the game is: kingdoms and rounds, the phase, the active tile.

use amun_re::phase::Part;
use amun_re::{Phase, Tile};
use maud::{Markup, html};
use text::{amun_re as words, yes_no};

use super::desk::{Desk, icon};
use super::{cues, tips};

const PARTS: [(Part, &str); 4] = [
    (Part::Auction, "ar-scribe"),
    (Part::Market, "ar-stone"),
    (Part::Offering, "ar-offering"),
    (Part::Harvest, "ar-harvest"),
];

pub(super) fn progress(desk: &Desk<'_>) -> Markup {
    let now = desk.view.phase.part();
    html! {
        ol.king aria-label=(desk.say("ar-kingdoms")) {
            @for epoch in [1, 2] { (kingdom(desk, epoch)) }
        }
        ol.phases aria-label=(desk.say("ar-phases")) {
            @for (part, sign) in PARTS {
                @let current = (now == Some(part)).then_some("step");
                li.ph aria-current=[current] data-at=[(part == Part::Offering).then_some(cues::ALTAR)] { (icon(sign)) span { (words::part(part, desk.text)) } }
            }
        }
        @if let Some(tile) = desk.view.tile { (active(desk, tile)) }
    }
}

fn kingdom(desk: &Desk<'_>, epoch: u8) -> Markup {
    let over = desk.view.phase == Phase::Over;
    let (class, label, played) = match epoch.cmp(&desk.view.epoch) {
        std::cmp::Ordering::Less => ("king__done", desk.say("ar-rounds-played"), 3),
        std::cmp::Ordering::Equal if over => ("king__now", desk.say("ar-rounds-played"), 3),
        std::cmp::Ordering::Equal => {
            let round = desk.view.round;
            let label = desk.text.tell("ar-round-of", &[("round", round.into())]);
            ("king__now", label, round - 1)
        }
        std::cmp::Ordering::Greater => ("king__next", desk.say("ar-rounds-to-come"), 0),
    };
    let running = class == "king__now" && !over;
    html! {
        li class=(class) aria-current=[running.then_some("step")] {
            span.king__t { (words::epoch(epoch, desk.text)) }
            span.king__r aria-hidden="true" {
                @for round in 0..3 {
                    @if round < played { i.d {} } @else if running && round == played { i.n {} } @else { i {} }
                }
            }
            span.vh { (label) }
        }
    }
}

fn active(desk: &Desk<'_>, tile: Tile) -> Markup {
    let value = tile.value();
    html! {
        p.tilebox data-why=(tips::TILE) {
            (icon(&format!("ar-tile-{value}")))
            span {
                b { (desk.text.tell("ar-tile", &[("value", value.into())])) } " "
                (desk.text.tell("ar-tile-pays", &[
                    ("value", value.into()),
                    ("camel", yes_no(tile.has_camel()).into()),
                ]))
            }
        }
    }
}
