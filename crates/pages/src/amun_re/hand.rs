//! The observer's cards: each explains itself, and can be sold.

use amun_re::{Action, Card};
use maud::{Markup, html};
use text::amun_re as words;

use super::desk::{Desk, card_icon, icon};
use super::tips;

pub(super) fn hand(desk: &Desk<'_>) -> Markup {
    let Some((player, cards)) = desk.mine().and_then(|player| Some((player, player.hand?))) else {
        return html! {};
    };
    html! {
        section.hand.sheet aria-labelledby="h-hand" {
            h2 #h-hand {
                (desk.say("ar-hand")) " " small { (desk.count("ar-hand-number", player.cards)) }
            }
            ul.hand__c { @for (card, number) in cards.iter() { li { (face(desk, card, number)) } } }
            @if let Some(provinces) = player.province_hand.filter(|hand| !hand.is_empty()) {
                h3 { (desk.say("ar-province-hand")) }
                ul.hand__p { @for province in provinces { li { (desk.province(province)) } } }
            }
            @if !player.sold.is_empty() {
                p.hint { (desk.text.tell("ar-sold-sealed", &[("cards", sold(desk, player.sold).into())])) }
            }
        }
    }
}

fn sold(desk: &Desk<'_>, cards: amun_re::Cards) -> String {
    let names: Vec<_> = cards.kinds().iter().map(|card| desk.card(card)).collect();
    names.join(", ")
}

/// A card that opens what it does, with the offer to sell it.
fn face(desk: &Desk<'_>, card: Card, number: u8) -> Markup {
    let id = format!("card-{}", words::card_key(card));
    let class = if Card::GOALS.contains(&card) {
        "card card--goal"
    } else {
        "card"
    };
    let sale = Action::Sell(card);
    html! {
        button class=(class) type="button" popovertarget=(id) data-why=(tips::card_id(card)) {
            (card_icon(card))
            span.card__n { (desk.card(card)) }
            span.card__ph { (words::card_when(card, desk.text)) }
            @if number > 1 {
                span.card__x { "×" (number) span.vh { (desk.count("ar-hand-copies", number)) } }
            }
            @if playable(desk, card) { span.card__now { (desk.say("ar-play-now")) } }
        }
        div.pop popover="auto" id=(id) {
            h3 { (card_icon(card)) (desk.card(card)) }
            p { (words::card_does(card, desk.text)) }
            @if desk.may(sale) {
                p.pop__b {
                    (desk.act_labelled(sale, "btn", &html! { (icon("ar-gold")) span { (desk.say("ar-sell")) } }))
                }
            } @else {
                p.hint { (desk.say("ar-sell-wait")) }
            }
        }
    }
}

/// Whether the card can be played at this very decision.
fn playable(desk: &Desk<'_>, card: Card) -> bool {
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
    desk.asked() && desk.scene.legal.iter().any(plays)
}
