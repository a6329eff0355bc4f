//! The market turn: lots by number and price, and the cards of the market (AR-5).

use amun_re::{Action, Card, Goods, Province, goods};
use maud::{Markup, html};

use super::{own_gold, your_turn};
use crate::amun_re::scene::{Stage, card_icon, icon};

pub(crate) fn market(stage: &Stage<'_>) -> Markup {
    html! {
        (your_turn(
            stage,
            &stage.say("ar-ask-market"),
            &stage.gold("ar-ask-market-says", own_gold(stage)),
        ))
        ul.buys { @for goods in Goods::ALL { li.buy { (lots(stage, goods)) } } }
        (cards(stage))
        p.play {
            (stage.act(Action::Done, "btn btn--go", &html! { span { (stage.say("ar-done-market")) } }))
        }
        p.hint { (stage.say("ar-buy-hint")) }
    }
}

fn lots(stage: &Stage<'_>, goods: Goods) -> Markup {
    let (sign, name) = match goods {
        Goods::Cards => ("ar-card", "ar-goods-cards"),
        Goods::Farmers => ("ar-farmer", "ar-goods-farmers"),
        Goods::Stones => ("ar-stone", "ar-goods-stones"),
    };
    let buy = |number| Action::Buy { goods, number };
    let most = (1..).take_while(|&number| stage.may(buy(number))).count() as u16;
    html! {
        span.buy__k { (icon(sign)) b { (stage.say(name)) } }
        @if most > 0 {
            ol.ladder {
                @for number in 1..=most {
                    li {
                        (stage.act_labelled(buy(number), "rung", &html! {
                            b { (number) } small { (icon("ar-gold")) (goods::price(number)) }
                        }))
                    }
                }
            }
        }
        @if let Some(why) = stage.why_not(buy(most + 1)) {
            small { @if most > 0 { (most + 1) ": " } (why) }
        }
    }
}

/// Architect and Free Farmer, which can be played at any moment of a market turn (AR-5.11).
pub(crate) fn cards(stage: &Stage<'_>) -> Markup {
    let Some(hand) = stage.mine().and_then(|player| player.hand) else {
        return html! {};
    };
    html! {
        @if hand[Card::Architect] > 0 {
            (play(stage, Card::Architect, "ar-play-architect", Action::Architect))
        }
        @if hand[Card::FreeFarmer] > 0 {
            (play(stage, Card::FreeFarmer, "ar-play-free-farmer", Action::FreeFarmer))
        }
    }
}

/// A card on each province where it can be played; where nowhere, the reason.
fn play(stage: &Stage<'_>, card: Card, says: &str, action: fn(Province) -> Action) -> Markup {
    let own = stage
        .mine()
        .map(|player| player.control)
        .unwrap_or_default();
    let possible = |province: &Province| stage.may(action(*province));
    let places: Vec<_> = own.into_iter().filter(possible).collect();
    html! {
        p.play {
            @for &province in &places {
                (stage.act(action(province), "btn btn--card", &html! {
                    (card_icon(card)) span { (stage.at(says, province)) }
                }))
            }
            @if let Some(first) = own.first().filter(|_| places.is_empty()) {
                (stage.act_or_why(action(first), "btn btn--card", &html! {
                    (card_icon(card)) span { (stage.card(card)) }
                }))
            }
        }
    }
}
