//! Province cards put up in secret (AR-10.3).

use amun_re::Action;
use maud::{Markup, html};

use super::super::desk::{Desk, icon};
use super::super::lands;
use super::{heading, offering, waiting};

pub(super) fn reveal(desk: &Desk<'_>) -> Markup {
    let over = desk.say("ar-ask-sealed");
    let Some(player) = desk.mine() else {
        return html! { (waiting::head(desk)) (offering::who_has_chosen(desk)) };
    };
    if let Some(province) = player.revealing {
        let title = desk.at("ar-revealed-mine", province);
        let says = html! { (desk.say("ar-wait-sealed")) };
        return html! { (heading(&over, &title, &says)) (offering::who_has_chosen(desk)) };
    }
    let hand = player.province_hand.unwrap_or_default();
    let says = html! { (desk.say("ar-ask-reveal-says")) };
    html! {
        (heading(&over, &desk.say("ar-ask-reveal"), &says))
        ul.opts {
            @for province in hand {
                li data-of=(province.key()) {
                    @let name = html! {
                        (icon("ar-seal")) span { b { (desk.province(province)) } }
                    };
                    @if desk.may(Action::Reveal(province)) {
                        (desk.act_labelled(Action::Reveal(province), "btn btn--w", &name))
                    } @else {
                        p { (name) }
                    }
                    (lands::facts(desk, province))
                }
            }
        }
        (offering::who_has_chosen(desk))
    }
}
