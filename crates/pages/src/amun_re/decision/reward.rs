//! The rewards of a giver (AR-6.8).

use amun_re::Action;
use maud::{Markup, html};

use super::{offers, placing, your_turn};
use crate::amun_re::scene::{Stage, icon};

pub(crate) fn rewards(stage: &Stage<'_>, left: u8) -> Markup {
    let own = stage
        .mine()
        .map(|player| player.control)
        .unwrap_or_default();
    let ranking = stage.world.ranking();
    let place = ranking.iter().position(|&giver| Some(giver) == stage.me());
    let rank = place.map_or(0, |place| place + 1);
    let says = stage
        .text
        .tell("ar-ask-reward-says", &[("rank", rank.into())]);
    html! {
        (your_turn(stage, &stage.count("ar-ask-reward", left), &says))
        p.stock aria-hidden="true" { @for _ in 0..left { (icon("ar-offering")) } }
        ul.opts {
            li {
                (stage.act_or_why(Action::TakeCard, "btn btn--w", &html! {
                    (icon("ar-card"))
                    span {
                        b { (stage.say("ar-take-card")) }
                        small { (stage.count("ar-take-card-says", stage.view.deck)) }
                    }
                }))
            }
            @for province in own {
                (placing::option(stage, province, &stage.at("ar-take-stone", province), Action::TakeStone(province)))
            }
            @for province in own {
                (placing::option(stage, province, &stage.at("ar-take-farmer", province), Action::TakeFarmer(province)))
            }
        }
        p.play {
            (stage.act(Action::Decline, "btn btn--q", &html! { span { (stage.say("ar-decline")) } }))
        }
        (offers::shown(stage))
    }
}
