//! The sealed offering (AR-6.1).

use amun_re::harvest::Income;
use amun_re::{Action, Card, Tile};
use maud::{Markup, html};
use text::{amun_re as words, yes_no};

use super::{heading, own_gold, waiting};
use crate::amun_re::scene::{Stage, card_icon, icon};

const TILES: [Tile; 4] = [Tile::One, Tile::Two, Tile::Three, Tile::Four];

pub(crate) fn offering(stage: &Stage<'_>) -> Markup {
    html! {
        @match stage.mine().map(|player| player.offer) {
            None => { (waiting::head(stage)) }
            Some(Some(offer)) => {
                @let laid = words::offer(offer, stage.text);
                @let title = stage.text.tell("ar-sealed-mine", &[("offer", laid.into())]);
                (heading(&stage.say("ar-ask-sealed"), &title, &html! { (stage.say("ar-wait-sealed")) }))
            }
            Some(None) => { (choice(stage)) }
        }
        (tiles(stage))
        (who_has_chosen(stage))
    }
}

fn choice(stage: &Stage<'_>) -> Markup {
    let gold = own_gold(stage);
    let says = html! { (stage.gold("ar-ask-offering-says", gold)) };
    let has_change = stage.may(Action::Theft { change: true });
    html! {
        (heading(&stage.say("ar-ask-sealed"), &stage.say("ar-ask-offering"), &says))
        @if has_change {
            // The box decides which of the two sets of buttons is there; it needs no script.
            label.chk {
                input #with-change type="checkbox";
                (card_icon(Card::Change)) span { (stage.say("ar-with-change")) }
            }
        }
        (offers(stage, gold, false))
        @if has_change { (offers(stage, gold, true)) }
    }
}

/// Every amount and Theft, all with or all without Offering Change.
fn offers(stage: &Stage<'_>, gold: u16, change: bool) -> Markup {
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
                legend { (stage.say("ar-give")) }
                @if gold == 0 { p.hint { (stage.say("ar-give-none")) } }
                ol.amounts {
                    @for gold in 1..=gold {
                        @let offer = Action::Offer { gold, change };
                        @if stage.may(offer) {
                            li { (stage.act_labelled(offer, "amount", &html! { (gold) })) }
                        }
                    }
                }
                p.hint { (stage.say("ar-give-hint")) }
            }
            fieldset.give.give--t {
                legend { (stage.say("ar-steal")) small { (stage.say("ar-steal-hint")) } }
                @if stage.may(theft) {
                    (stage.act(theft, "btn btn--bad", &html! { (icon("ar-theft")) span { (stage.say(steal)) } }))
                }
            }
        }
    }
}

/// The four tiles, with what each would bring the observer.
pub(crate) fn tiles(stage: &Stage<'_>) -> Markup {
    html! {
        ol.tiles aria-label=(stage.say("ar-tiles")) {
            @for tile in TILES {
                @let value = tile.value();
                @let active = (stage.view.tile == Some(tile)).then_some("true");
                li.tilec aria-current=[active] {
                    (icon(&format!("ar-tile-{value}")))
                    b { (stage.text.tell("ar-tile-range", &[("tile", value.into())])) }
                    span {
                        (value) " " (icon("ar-gold")) " / " (icon("ar-farmer"))
                    }
                    span { (value) " " (icon("ar-points")) " / " (icon("ar-temple")) }
                    @let camel = yes_no(tile.has_camel());
                    span class=(camel) {
                        (icon("ar-caravan"))
                        span.vh { (stage.text.tell("ar-tile-caravans", &[("camel", camel.into())])) }
                    }
                    span.vh {
                        (stage.text.tell("ar-tile-pays", &[("value", value.into()), ("camel", camel.into())]))
                    }
                    @if let Some(gold) = income(stage, tile) {
                        small { (stage.gold("ar-tile-income", gold)) }
                    }
                }
            }
        }
    }
}

/// The income of the observer if this tile became active.
fn income(stage: &Stage<'_>, tile: Tile) -> Option<u16> {
    let own = stage.mine()?.control;
    let board = &stage.view.options.board;
    let of = |province| {
        let pieces = &stage.view.provinces[province];
        Income::of(&board[province], pieces, tile, false, false).gold()
    };
    Some(own.into_iter().map(of).sum())
}

/// Who has chosen at a sealed point; what, nobody sees.
pub(crate) fn who_has_chosen(stage: &Stage<'_>) -> Markup {
    html! {
        ul.sealed aria-label=(stage.say("ar-who-chose")) {
            @for (seat, player) in stage.seats() {
                li {
                    @if player.chosen { (icon("ar-seal")) }
                    (stage.who(seat))
                    (stage.say(if player.chosen { "ar-sealed" } else { "ar-state-choosing" }))
                }
            }
        }
    }
}
