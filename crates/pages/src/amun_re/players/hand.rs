//! The observer's cards: each explains itself, and can be sold.

use amun_re::{Action, Card};
use maud::{Markup, html};
use text::amun_re as words;

use crate::amun_re::explain;
use crate::amun_re::scene::{Stage, card_icon, icon};

pub(crate) fn hand(stage: &Stage<'_>) -> Markup {
    let Some((player, cards)) = stage.mine().and_then(|player| Some((player, player.hand?))) else {
        return html! {};
    };
    html! {
        section.hand.sheet aria-labelledby="h-hand" {
            h2 #h-hand {
                (stage.say("ar-hand")) " " small { (stage.count("ar-hand-number", player.cards)) }
            }
            ul.hand__c { @for (card, number) in cards.iter() { li { (face(stage, card, number)) } } }
            @if let Some(provinces) = player.province_hand.filter(|hand| !hand.is_empty()) {
                h3 { (stage.say("ar-province-hand")) }
                ul.hand__p { @for province in provinces { li { (stage.province(province)) } } }
            }
            @if !player.sold.is_empty() {
                p.hint { (stage.text.tell("ar-sold-sealed", &[("cards", sold(stage, player.sold).into())])) }
            }
        }
    }
}

fn sold(stage: &Stage<'_>, cards: amun_re::Cards) -> String {
    let names: Vec<_> = cards.kinds().iter().map(|card| stage.card(card)).collect();
    names.join(", ")
}

/// A card that opens what it does, with the offer to sell it.
fn face(stage: &Stage<'_>, card: Card, number: u8) -> Markup {
    let id = format!("card-{}", words::card_key(card));
    let class = if Card::GOALS.contains(&card) {
        "card card--goal"
    } else {
        "card"
    };
    let sale = Action::Sell(card);
    html! {
        button class=(class) type="button" popovertarget=(id) data-why=(explain::card_id(card)) {
            (card_icon(card))
            span.card__n { (stage.card(card)) }
            span.card__ph { (words::card_when(card, stage.text)) }
            @if number > 1 {
                span.card__x { "×" (number) span.vh { (stage.count("ar-hand-copies", number)) } }
            }
            @if playable(stage, card) { span.card__now { (stage.say("ar-play-now")) } }
        }
        div.pop popover="auto" id=(id) {
            h3 { (card_icon(card)) (stage.card(card)) }
            p { (words::card_does(card, stage.text)) }
            @if stage.may(sale) {
                p.pop__b {
                    (stage.act_labelled(sale, "btn", &html! { (icon("ar-gold")) span { (stage.say("ar-sell")) } }))
                }
            } @else {
                p.hint { (stage.say("ar-sell-wait")) }
            }
        }
    }
}

/// Whether the card can be played at this very decision.
fn playable(stage: &Stage<'_>, card: Card) -> bool {
    let plays = |action: &Action| match action {
        Action::Defend => card == Card::Defence,
        Action::Bribe => card == Card::Bribe,
        Action::Architect(_) => card == Card::Architect,
        Action::FreeFarmer(_) => card == Card::FreeFarmer,
        Action::Offer { change, .. } | Action::Theft { change } => *change && card == Card::Change,
        Action::Harvest(_) => card == Card::Harvest,
        Action::Treasury(_) => card == Card::Treasury,
        _ => false,
    };
    stage.asked() && stage.scene.legal.iter().any(plays)
}
