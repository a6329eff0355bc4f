//! What is still to come: provinces, and the power cards in the piles.

use amun_re::options::Counter;
use amun_re::{Cards, Provinces};
use maud::{Markup, html};

use super::desk::{Desk, card_icon};
use super::{cues, tips};

pub(super) fn supply(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    html! {
        section.supply.sheet data-at=(cues::SUPPLY) data-roving tabindex="0" aria-label=(desk.say("ar-to-come")) {
            (provinces(desk))
            div {
                h3 {
                    (desk.text.tell("ar-deck", &[
                        ("deck", view.deck.into()), ("discards", view.discards.total().into()),
                    ]))
                }
                @if !view.discards.is_empty() { (pile(desk, "ar-discards", &view.discards)) }
            }
            @if view.options.counter == Counter::On {
                div {
                    h3 { (desk.say("ar-unseen")) }
                    (pile(desk, "ar-unseen", &view.unseen()))
                }
            }
        }
    }
}

/// The provinces that have not been auctioned in this epoch, as far as anybody can tell.
fn provinces(desk: &Desk<'_>) -> Markup {
    let seen = desk.seats().fold(desk.view.open, |seen, (_, player)| {
        seen.union(player.control)
    });
    let left: Provinces = desk.view.in_play.difference(seen);
    let rounds = desk.view.players() * 3;
    let out = desk.view.in_play.len().saturating_sub(rounds);
    html! {
        @if !left.is_empty() {
            div {
                h3 {
                    @if out > 0 { (desk.count("ar-to-come-perhaps", out)) }
                    @else { (desk.say("ar-to-come")) }
                }
                ul.supply__p { @for province in left { li { (desk.province(province)) } } }
            }
        }
    }
}

/// A pile by kinds.
fn pile(desk: &Desk<'_>, name: &str, cards: &Cards) -> Markup {
    html! {
        ul.supply__d aria-label=(desk.say(name)) {
            @for (card, number) in cards.iter() {
                li data-why=(tips::card_id(card)) title=(desk.card(card)) {
                    (card_icon(card)) span.vh { (desk.card(card)) } (number)
                }
            }
        }
    }
}
