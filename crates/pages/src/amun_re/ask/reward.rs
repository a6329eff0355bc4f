//! The rewards of a giver (AR-6.8).

use amun_re::Action;
use maud::{Markup, html};

use super::super::desk::{Desk, icon};
use super::{offers, placing, your_turn};

pub(super) fn rewards(desk: &Desk<'_>, left: u8) -> Markup {
    let own = desk.mine().map(|player| player.control).unwrap_or_default();
    let ranking = desk.world.ranking();
    let place = ranking.iter().position(|&giver| Some(giver) == desk.me());
    let rank = place.map_or(0, |place| place + 1);
    let says = desk
        .text
        .tell("ar-ask-reward-says", &[("rank", rank.into())]);
    html! {
        (your_turn(desk, &desk.count("ar-ask-reward", left), &says))
        p.stock aria-hidden="true" { @for _ in 0..left { (icon("ar-offering")) } }
        ul.opts {
            li {
                (desk.act_or_why(Action::TakeCard, "btn btn--w", &html! {
                    (icon("ar-card"))
                    span {
                        b { (desk.say("ar-take-card")) }
                        small { (desk.count("ar-take-card-says", desk.view.deck)) }
                    }
                }))
            }
            @for province in own {
                (placing::option(desk, province, &desk.at("ar-take-stone", province), Action::TakeStone(province)))
            }
            @for province in own {
                (placing::option(desk, province, &desk.at("ar-take-farmer", province), Action::TakeFarmer(province)))
            }
        }
        p.play {
            (desk.act(Action::Decline, "btn btn--q", &html! { span { (desk.say("ar-decline")) } }))
        }
        (offers::shown(desk))
    }
}
