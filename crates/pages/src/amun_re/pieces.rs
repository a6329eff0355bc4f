//! What lies on the map and changes: farmers, pyramids, stones, scribes.

use amun_re::bid::SPACES;
use amun_re::event::Event;
use amun_re::{Action, Pieces, Province, Space};
use maud::{Markup, html};
use tabletop::Seat;

use crate::amun_re::board::printed::{mark, on_field};
use crate::amun_re::board::slots::Slot;
use crate::amun_re::scene::{Stage, colour, scribe};

/// The longest name that fits on the banner of a controller.
const BANNER: usize = 9;

/// Everything that lies in the provinces.
pub(super) fn pieces(stage: &Stage<'_>) -> Markup {
    html! { g.pieces { @for province in Province::ALL { (in_province(stage, province)) } } }
}

fn in_province(stage: &Stage<'_>, province: Province) -> Markup {
    let slot = Slot::of(province);
    let there = stage.view.provinces[province];
    html! {
        g transform=(slot.place()) {
            (lying(slot, &there))
            @if stage.view.open.contains(province) {
                (track(stage, province))
            } @else if let Some(seat) = stage.world.controller(province) {
                (banner(stage, seat))
            } @else if !stage.view.in_play.contains(province) {
                @let (x, y) = Slot::REMARK;
                text.note x=(x) y=(y) { (stage.say("ar-not-in-play")) }
            }
        }
    }
}

/// Farmers on fields, pyramids, stones and free farmers.
pub(super) fn lying(slot: Slot, there: &Pieces) -> Markup {
    html! {
        @for number in 0..there.field_farmers { (on_field("m-farmer", slot, number)) }
        (pyramids(slot, there.pyramids))
        @for number in 0..there.stones {
            g.stn { (mark("ar-stone", slot.stone(number), 28)) }
        }
        @for number in 0..there.free_farmers {
            g.mk { (mark("ar-free-farmer", Slot::free_farmer(number), 32)) }
        }
    }
}

/// Up to three pyramids side by side; from two on a number says how many.
fn pyramids(slot: Slot, number: u8) -> Markup {
    let (x, y) = slot.site();
    let (size, first, step) = match number {
        0 => return html! {},
        1 => (54, x + 17, 0),
        2 => (52, x + 3, 30),
        _ => (48, x - 1, 21),
    };
    html! {
        g.pyr {
            @for place in 0..i16::from(number.min(3)) {
                (mark("ar-pyramid", (first + step * place, y + 54 - size), size))
            }
        }
        @if number > 1 {
            g.count {
                circle cx=(x + 82) cy=(y + 10) r="12" {}
                text x=(x + 82) y=(y + 16) { (number) }
            }
        }
    }
}

fn banner(stage: &Stage<'_>, seat: Seat) -> Markup {
    let name = stage.scene.name(seat);
    let short: String = match name.chars().count() {
        0..=BANNER => name.to_owned(),
        _ => name.chars().take(BANNER - 1).chain(['…']).collect(),
    };
    let (x, y) = Slot::SCRIBE;
    let width = 42 + 12 * short.chars().count();
    html! {
        g class={ "own " (colour(seat)) } {
            rect x=(x + 16) y=(y + 8) width=(width) height="30" rx="15" {}
            text x=(x + 44) y=(y + 29) { (short) }
            (mark(&scribe(seat), (x - 6, y - 2), 44))
        }
    }
}

/// The nine spaces, with the scribe that stands on one of them.
fn track(stage: &Stage<'_>, province: Province) -> Markup {
    let lead = stage.world.scribe_on(province);
    let (x, y) = Slot::space(0);
    html! {
        g.track {
            rect.bed x=(x - 4) y=(y - 3) width="233" height="42" rx="5" {}
            @for (place, gold) in SPACES.into_iter().enumerate() {
                @let (x, y) = Slot::space(place);
                g class=(space_class(stage, province, gold, lead)) {
                    rect x=(x) y=(y) width="24" height="36" rx="3" {}
                    text x=(x + 12) y=(y + 24) { (gold) }
                }
            }
            @if let Some((seat, space)) = lead { (leader(stage, seat, space)) }
            @if stage.mine().and_then(|seat| seat.barred) == Some(province) {
                g.bar { (mark("ar-barred", Slot::BARRED, 26)) }
            }
        }
    }
}

fn space_class(
    stage: &Stage<'_>,
    province: Province,
    gold: u16,
    lead: Option<(Seat, Space)>,
) -> &'static str {
    if stage.may(Action::Bid { province, gold }) {
        "sp legal"
    } else if lead.is_some_and(|(_, space)| gold < space.gold()) {
        "sp past"
    } else {
        "sp"
    }
}

fn leader(stage: &Stage<'_>, seat: Seat, space: Space) -> Markup {
    let (x, y) = Slot::space(space.place());
    html! {
        g class={ "lead " (colour(seat)) } {
            rect x=(x - 1) y=(y - 1) width="27" height="39" rx="4" {}
            text x=(x + 12) y=(y + 25) { (space) }
            (mark(&scribe(seat), (x - 10, y - 38), 44))
            @if stage.world.player(seat).is_defended() {
                g.shield { (mark("ar-defence", (x + 28, y - 30), 26)) }
            }
        }
    }
}

/// Whether a stone of this act is the third of its province.
pub(super) fn builds(stage: &Stage<'_>, action: Action, province: Province) -> bool {
    let built = |event: &Event| matches!(event, Event::PyramidBuilt { province: at, .. } if *at == province);
    stage.events_of(action).iter().any(built)
}
