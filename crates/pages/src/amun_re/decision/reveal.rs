//! Province cards put up in secret (AR-10.3).

use amun_re::Action;
use maud::{Markup, html};

use super::{heading, offering, waiting};
use crate::amun_re::board::lands;
use crate::amun_re::scene::{Stage, icon};

pub(crate) fn reveal(stage: &Stage<'_>) -> Markup {
    let over = stage.say("ar-ask-sealed");
    let Some(player) = stage.mine() else {
        return html! { (waiting::head(stage)) (offering::who_has_chosen(stage)) };
    };
    if let Some(province) = player.revealing {
        let title = stage.at("ar-revealed-mine", province);
        let says = html! { (stage.say("ar-wait-sealed")) };
        return html! { (heading(&over, &title, &says)) (offering::who_has_chosen(stage)) };
    }
    let hand = player.province_hand.unwrap_or_default();
    let says = html! { (stage.say("ar-ask-reveal-says")) };
    html! {
        (heading(&over, &stage.say("ar-ask-reveal"), &says))
        ul.opts {
            @for province in hand {
                li data-of=(province.key()) {
                    @let name = html! {
                        (icon("ar-seal")) span { b { (stage.province(province)) } }
                    };
                    @if stage.may(Action::Reveal(province)) {
                        (stage.act_labelled(Action::Reveal(province), "btn btn--w", &name))
                    } @else {
                        p { (name) }
                    }
                    (lands::facts(stage, province))
                }
            }
        }
        (offering::who_has_chosen(stage))
    }
}
