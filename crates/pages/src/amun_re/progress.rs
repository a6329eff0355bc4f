//! How far the game is: kingdoms and rounds, the phase, the active tile.

use amun_re::phase::Part;
use amun_re::{Phase, Tile};
use maud::{Markup, html};
use text::{amun_re as words, yes_no};

use crate::amun_re::scene::{Stage, icon};
use crate::amun_re::{cues, explain};

const PARTS: [(Part, &str); 4] = [
    (Part::Auction, "ar-scribe"),
    (Part::Market, "ar-stone"),
    (Part::Offering, "ar-offering"),
    (Part::Harvest, "ar-harvest"),
];

pub(super) fn progress(stage: &Stage<'_>) -> Markup {
    let now = stage.view.phase.part();
    html! {
        ol.king aria-label=(stage.say("ar-kingdoms")) {
            @for epoch in [1, 2] { (kingdom(stage, epoch)) }
        }
        ol.phases aria-label=(stage.say("ar-phases")) {
            @for (part, sign) in PARTS {
                @let current = (now == Some(part)).then_some("step");
                li.ph aria-current=[current] data-at=[(part == Part::Offering).then_some(cues::ALTAR)] { (icon(sign)) span { (words::part(part, stage.text)) } }
            }
        }
        @if let Some(tile) = stage.view.tile { (active(stage, tile)) }
    }
}

fn kingdom(stage: &Stage<'_>, epoch: u8) -> Markup {
    let over = stage.view.phase == Phase::Over;
    let (class, label, played) = match epoch.cmp(&stage.view.epoch) {
        std::cmp::Ordering::Less => ("king__done", stage.say("ar-rounds-played"), 3),
        std::cmp::Ordering::Equal if over => ("king__now", stage.say("ar-rounds-played"), 3),
        std::cmp::Ordering::Equal => {
            let round = stage.view.round;
            let label = stage.text.tell("ar-round-of", &[("round", round.into())]);
            ("king__now", label, round - 1)
        }
        std::cmp::Ordering::Greater => ("king__next", stage.say("ar-rounds-to-come"), 0),
    };
    let running = class == "king__now" && !over;
    html! {
        li class=(class) aria-current=[running.then_some("step")] {
            span.king__t { (words::epoch(epoch, stage.text)) }
            span.king__r aria-hidden="true" {
                @for round in 0..3 {
                    @if round < played { i.d {} } @else if running && round == played { i.n {} } @else { i {} }
                }
            }
            span.vh { (label) }
        }
    }
}

fn active(stage: &Stage<'_>, tile: Tile) -> Markup {
    let value = tile.value();
    html! {
        p.tilebox data-why=(explain::TILE) {
            (icon(&format!("ar-tile-{value}")))
            span {
                b { (stage.text.tell("ar-tile", &[("value", value.into())])) } " "
                (stage.text.tell("ar-tile-pays", &[
                    ("value", value.into()),
                    ("camel", yes_no(tile.has_camel()).into()),
                ]))
            }
        }
    }
}
