//! What is still to come: provinces, and the power cards in the piles.

use amun_re::options::Counter;
use amun_re::{Cards, Provinces};
use maud::{Markup, html};

use crate::amun_re::scene::{Stage, card_icon};
use crate::amun_re::{cues, explain};

pub(crate) fn supply(stage: &Stage<'_>) -> Markup {
    let view = stage.view;
    html! {
        section.supply.sheet data-at=(cues::SUPPLY) data-roving tabindex="0" aria-label=(stage.say("ar-to-come")) {
            (provinces(stage))
            div {
                h3 {
                    (stage.text.tell("ar-deck", &[
                        ("deck", view.deck.into()), ("discards", view.discards.total().into()),
                    ]))
                }
                @if !view.discards.is_empty() { (pile(stage, "ar-discards", &view.discards)) }
            }
            @if view.options.counter == Counter::On {
                div {
                    h3 { (stage.say("ar-unseen")) }
                    (pile(stage, "ar-unseen", &view.unseen()))
                }
            }
        }
    }
}

/// The provinces that have not been auctioned in this epoch, as far as anybody can tell.
fn provinces(stage: &Stage<'_>) -> Markup {
    let seen = stage.seats().fold(stage.view.open, |seen, (_, player)| {
        seen.union(player.control)
    });
    let left: Provinces = stage.view.in_play.difference(seen);
    let rounds = stage.view.players() * 3;
    let out = stage.view.in_play.len().saturating_sub(rounds);
    html! {
        @if !left.is_empty() {
            div {
                h3 {
                    @if out > 0 { (stage.count("ar-to-come-perhaps", out)) }
                    @else { (stage.say("ar-to-come")) }
                }
                ul.supply__p { @for province in left { li { (stage.province(province)) } } }
            }
        }
    }
}

/// A pile by kinds.
fn pile(stage: &Stage<'_>, name: &str, cards: &Cards) -> Markup {
    html! {
        ul.supply__d aria-label=(stage.say(name)) {
            @for (card, number) in cards.iter() {
                li data-why=(explain::card_id(card)) title=(stage.card(card)) {
                    (card_icon(card)) span.vh { (stage.card(card)) } (number)
                }
            }
        }
    }
}
