//! Placing stones and farmers, one by one (AR-4.13, AR-5.5, AR-5.6).

use amun_re::{Action, Province};
use maud::{Markup, html};

use super::super::desk::{Desk, icon};
use super::super::pieces;
use super::{market, your_turn};

pub(super) fn stones(desk: &Desk<'_>, left: u8) -> Markup {
    placing(desk, "ar-ask-stones", "ar-stone", left, Action::Stone)
}

pub(super) fn farmers(desk: &Desk<'_>, left: u8) -> Markup {
    placing(desk, "ar-ask-farmers", "ar-farmer", left, Action::Farmer)
}

fn placing(
    desk: &Desk<'_>,
    title: &str,
    sign: &str,
    left: u8,
    action: fn(Province) -> Action,
) -> Markup {
    let own = desk.mine().map(|player| player.control).unwrap_or_default();
    html! {
        (your_turn(desk, &desk.count(title, left), &desk.say("ar-ask-place-says")))
        p.stock aria-hidden="true" { @for _ in 0..left { (icon(sign)) } }
        ul.opts { @for province in own { (option(desk, province, &desk.province(province), action(province))) } }
        (market::cards(desk))
        p.hint { (desk.say("ar-place-hint")) }
    }
}

/// A piece in a province: what it becomes there, or why it cannot be placed.
pub(super) fn option(desk: &Desk<'_>, province: Province, name: &str, action: Action) -> Markup {
    let is_farmer = matches!(action, Action::Farmer(_) | Action::TakeFarmer(_));
    let lying = desk.view.provinces[province].stones;
    let becomes = if is_farmer {
        desk.count("ar-farmer-here", desk.world.free_fields(province))
    } else if pieces::builds(desk, action, province) {
        desk.say("ar-stone-builds")
    } else {
        desk.count("ar-stone-here", lying)
    };
    let sign = if is_farmer { "ar-farmer" } else { "ar-stone" };
    html! {
        li data-of=(province.key()) {
            (desk.act_or_why(action, "btn btn--w", &html! {
                (icon(sign))
                span { b { (name) } @if desk.may(action) { small { (becomes) } } }
            }))
        }
    }
}
