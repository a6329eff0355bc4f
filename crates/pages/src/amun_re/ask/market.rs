//! The market turn: lots by number and price, and the cards of the market (AR-5).

use amun_re::{Action, Card, Goods, Province, goods};
use maud::{Markup, html};

use super::super::desk::{Desk, card_icon, icon};
use super::{own_gold, your_turn};

pub(super) fn market(desk: &Desk<'_>) -> Markup {
    html! {
        (your_turn(
            desk,
            &desk.say("ar-ask-market"),
            &desk.gold("ar-ask-market-says", own_gold(desk)),
        ))
        ul.buys { @for goods in Goods::ALL { li.buy { (lots(desk, goods)) } } }
        (cards(desk))
        p.play {
            (desk.act(Action::Done, "btn btn--go", &html! { span { (desk.say("ar-done-market")) } }))
        }
        p.hint { (desk.say("ar-buy-hint")) }
    }
}

fn lots(desk: &Desk<'_>, goods: Goods) -> Markup {
    let (sign, name) = match goods {
        Goods::Cards => ("ar-card", "ar-goods-cards"),
        Goods::Farmers => ("ar-farmer", "ar-goods-farmers"),
        Goods::Stones => ("ar-stone", "ar-goods-stones"),
    };
    let buy = |number| Action::Buy { goods, number };
    let most = (1..).take_while(|&number| desk.may(buy(number))).count() as u16;
    html! {
        span.buy__k { (icon(sign)) b { (desk.say(name)) } }
        @if most > 0 {
            ol.ladder {
                @for number in 1..=most {
                    li {
                        (desk.act_labelled(buy(number), "rung", &html! {
                            b { (number) } small { (icon("ar-gold")) (goods::price(number)) }
                        }))
                    }
                }
            }
        }
        @if let Some(why) = desk.why_not(buy(most + 1)) {
            small { @if most > 0 { (most + 1) ": " } (why) }
        }
    }
}

/// Architect and Free Farmer, which can be played at any moment of a market turn (AR-5.11).
pub(super) fn cards(desk: &Desk<'_>) -> Markup {
    let Some(hand) = desk.mine().and_then(|player| player.hand) else {
        return html! {};
    };
    html! {
        @if hand[Card::Architect] > 0 {
            (play(desk, Card::Architect, "ar-play-architect", Action::Architect))
        }
        @if hand[Card::FreeFarmer] > 0 {
            (play(desk, Card::FreeFarmer, "ar-play-free-farmer", Action::FreeFarmer))
        }
    }
}

/// A card on each province where it can be played; where nowhere, the reason.
fn play(desk: &Desk<'_>, card: Card, says: &str, action: fn(Province) -> Action) -> Markup {
    let own = desk.mine().map(|player| player.control).unwrap_or_default();
    let possible = |province: &Province| desk.may(action(*province));
    let places: Vec<_> = own.into_iter().filter(possible).collect();
    html! {
        p.play {
            @for &province in &places {
                (desk.act(action(province), "btn btn--card", &html! {
                    (card_icon(card)) span { (desk.at(says, province)) }
                }))
            }
            @if let Some(first) = own.first().filter(|_| places.is_empty()) {
                (desk.act_or_why(action(first), "btn btn--card", &html! {
                    (card_icon(card)) span { (desk.card(card)) }
                }))
            }
        }
    }
}
