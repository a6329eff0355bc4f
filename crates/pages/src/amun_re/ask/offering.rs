//! The sealed offering (AR-6.1).

use amun_re::harvest::Income;
use amun_re::{Action, Card, Tile};
use maud::{Markup, html};
use text::{amun_re as words, yes_no};

use super::super::desk::{Desk, card_icon, icon};
use super::{heading, own_gold, waiting};

const TILES: [Tile; 4] = [Tile::One, Tile::Two, Tile::Three, Tile::Four];

pub(super) fn offering(desk: &Desk<'_>) -> Markup {
    html! {
        @match desk.mine().map(|player| player.offer) {
            None => { (waiting::head(desk)) }
            Some(Some(offer)) => {
                @let laid = words::offer(offer, desk.text);
                @let title = desk.text.tell("ar-sealed-mine", &[("offer", laid.into())]);
                (heading(&desk.say("ar-ask-sealed"), &title, &html! { (desk.say("ar-wait-sealed")) }))
            }
            Some(None) => { (choice(desk)) }
        }
        (tiles(desk))
        (who_has_chosen(desk))
    }
}

fn choice(desk: &Desk<'_>) -> Markup {
    let gold = own_gold(desk);
    let says = html! { (desk.gold("ar-ask-offering-says", gold)) };
    let has_change = desk.may(Action::Theft { change: true });
    html! {
        (heading(&desk.say("ar-ask-sealed"), &desk.say("ar-ask-offering"), &says))
        @if has_change {
            // The box decides which of the two sets of buttons is there; it needs no script.
            label.chk {
                input #with-change type="checkbox";
                (card_icon(Card::Change)) span { (desk.say("ar-with-change")) }
            }
        }
        (offers(desk, gold, false))
        @if has_change { (offers(desk, gold, true)) }
    }
}

/// Every amount and Theft, all with or all without Offering Change.
fn offers(desk: &Desk<'_>, gold: u16, change: bool) -> Markup {
    let class = if change {
        "offer offer--change"
    } else {
        "offer"
    };
    let theft = Action::Theft { change };
    let steal = if change {
        "ar-steal-change-act"
    } else {
        "ar-steal-act"
    };
    html! {
        div class=(class) {
            fieldset.give {
                legend { (desk.say("ar-give")) }
                @if gold == 0 { p.hint { (desk.say("ar-give-none")) } }
                ol.amounts {
                    @for gold in 1..=gold {
                        @let offer = Action::Offer { gold, change };
                        @if desk.may(offer) {
                            li { (desk.act_labelled(offer, "amount", &html! { (gold) })) }
                        }
                    }
                }
                p.hint { (desk.say("ar-give-hint")) }
            }
            fieldset.give.give--t {
                legend { (desk.say("ar-steal")) small { (desk.say("ar-steal-hint")) } }
                @if desk.may(theft) {
                    (desk.act(theft, "btn btn--bad", &html! { (icon("ar-theft")) span { (desk.say(steal)) } }))
                }
            }
        }
    }
}

/// The four tiles, with what each would bring the observer.
pub(super) fn tiles(desk: &Desk<'_>) -> Markup {
    html! {
        ol.tiles aria-label=(desk.say("ar-tiles")) {
            @for tile in TILES {
                @let value = tile.value();
                @let active = (desk.view.tile == Some(tile)).then_some("true");
                li.tilec aria-current=[active] {
                    (icon(&format!("ar-tile-{value}")))
                    b { (desk.text.tell("ar-tile-range", &[("tile", value.into())])) }
                    span {
                        (value) " " (icon("ar-gold")) " / " (icon("ar-farmer"))
                    }
                    span { (value) " " (icon("ar-points")) " / " (icon("ar-temple")) }
                    @let camel = yes_no(tile.has_camel());
                    span class=(camel) {
                        (icon("ar-caravan"))
                        span.vh { (desk.text.tell("ar-tile-caravans", &[("camel", camel.into())])) }
                    }
                    span.vh {
                        (desk.text.tell("ar-tile-pays", &[("value", value.into()), ("camel", camel.into())]))
                    }
                    @if let Some(gold) = income(desk, tile) {
                        small { (desk.gold("ar-tile-income", gold)) }
                    }
                }
            }
        }
    }
}

/// The income of the observer if this tile became active.
fn income(desk: &Desk<'_>, tile: Tile) -> Option<u16> {
    let own = desk.mine()?.control;
    let board = &desk.view.options.board;
    let of = |province| {
        let pieces = &desk.view.provinces[province];
        Income::of(&board[province], pieces, tile, false, false).gold()
    };
    Some(own.into_iter().map(of).sum())
}

/// Who has chosen at a sealed point; what, nobody sees.
pub(super) fn who_has_chosen(desk: &Desk<'_>) -> Markup {
    html! {
        ul.sealed aria-label=(desk.say("ar-who-chose")) {
            @for (seat, player) in desk.seats() {
                li {
                    @if player.chosen { (icon("ar-seal")) }
                    (desk.who(seat))
                    (desk.say(if player.chosen { "ar-sealed" } else { "ar-state-choosing" }))
                }
            }
        }
    }
}
