//! Placing stones and farmers, one by one (AR-4.13, AR-5.5, AR-5.6).

use amun_re::{Action, Province};
use maud::{Markup, html};

use super::{market, your_turn};
use crate::amun_re::pieces;
use crate::amun_re::scene::{Stage, icon};

pub(crate) fn stones(stage: &Stage<'_>, left: u8) -> Markup {
    placing(stage, "ar-ask-stones", "ar-stone", left, Action::Stone)
}

pub(crate) fn farmers(stage: &Stage<'_>, left: u8) -> Markup {
    placing(stage, "ar-ask-farmers", "ar-farmer", left, Action::Farmer)
}

fn placing(
    stage: &Stage<'_>,
    title: &str,
    sign: &str,
    left: u8,
    action: fn(Province) -> Action,
) -> Markup {
    let own = stage
        .mine()
        .map(|player| player.control)
        .unwrap_or_default();
    html! {
        (your_turn(stage, &stage.count(title, left), &stage.say("ar-ask-place-says")))
        p.stock aria-hidden="true" { @for _ in 0..left { (icon(sign)) } }
        ul.opts { @for province in own { (option(stage, province, &stage.province(province), action(province))) } }
        (market::cards(stage))
        p.hint { (stage.say("ar-place-hint")) }
    }
}

/// A piece in a province: what it becomes there, or why it cannot be placed.
pub(crate) fn option(stage: &Stage<'_>, province: Province, name: &str, action: Action) -> Markup {
    let is_farmer = matches!(action, Action::Farmer(_) | Action::TakeFarmer(_));
    let lying = stage.view.provinces[province].stones;
    let becomes = if is_farmer {
        stage.count("ar-farmer-here", stage.world.free_fields(province))
    } else if pieces::builds(stage, action, province) {
        stage.say("ar-stone-builds")
    } else {
        stage.count("ar-stone-here", lying)
    };
    let sign = if is_farmer { "ar-farmer" } else { "ar-stone" };
    html! {
        li data-of=(province.key()) {
            (stage.act_or_why(action, "btn btn--w", &html! {
                (icon(sign))
                span { b { (name) } @if stage.may(action) { small { (becomes) } } }
            }))
        }
    }
}
