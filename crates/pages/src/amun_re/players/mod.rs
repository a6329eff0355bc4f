//! Every player's area.

pub(super) mod hand;

use amun_re::scoring::Category;
use amun_re::{Phase, SeatView};
use maud::{Markup, html};
use tabletop::Seat;
use text::amun_re::category_in_sentence;

use crate::amun_re::board::lands;
use crate::amun_re::cues;
use crate::amun_re::explain;
use crate::amun_re::scene::{Stage, colour, icon, scribe};
use crate::amun_re::scoring::category_icon;
use crate::start::rank_name;
use club::Occupant;

pub(crate) fn players(stage: &Stage<'_>) -> Markup {
    html! {
        section.pls tabindex="0" aria-labelledby="h-players" {
            h2.vh #h-players { (stage.say("ar-players")) }
            ol.pls__l {
                @for (seat, player) in stage.seats() {
                    li class={ "pl sheet " (colour(seat)) (class(stage, seat)) } data-at=(cues::area(seat)) data-roving {
                        (heading(stage, seat, player))
                        @let states = states(stage, seat, player);
                        p.pl__st { (states.join(" · ")) }
                        (belongings(stage, seat, player))
                        @if !player.control.is_empty() {
                            (lands::owned(stage, player.control))
                            @if stage.view.phase != Phase::Over { (if_scored(stage, seat)) }
                        }
                    }
                }
            }
        }
    }
}

fn class(stage: &Stage<'_>, seat: Seat) -> &'static str {
    match (stage.me() == Some(seat), stage.scene.owing.contains(seat)) {
        (true, true) => " pl--me pl--now",
        (true, false) => " pl--me",
        (false, true) => " pl--now",
        (false, false) => "",
    }
}

fn heading(stage: &Stage<'_>, seat: Seat, player: &SeatView) -> Markup {
    let first = stage.view.first == Some(seat);
    let next = stage.view.next_first == Some(seat);
    html! {
        h3 {
            span.pl__s { (icon(&scribe(seat))) }
            span.pl__n { (stage.scene.sitters[seat.index()].name) }
            @if first { (token(stage, "pl__first", "ar-first-player")) }
            @if next { (token(stage, "pl__first pl__first--next", "ar-next-first-player")) }
            span.pl__pts data-why=(explain::SCORE) {
                (icon("ar-points")) span aria-hidden="true" data-tally={ "score-" (seat) } { (player.points) }
                span.vh { (stage.count("ar-points", player.points)) }
            }
        }
    }
}

/// Who sits there, where it is not just somebody. It stands apart from the name, which needs its
/// whole line.
fn kind(stage: &Stage<'_>, seat: Seat) -> Markup {
    let sitter = &stage.scene.sitters[seat.index()];
    let kind = match sitter.occupant {
        _ if stage.me() == Some(seat) => Some("ar-you"),
        Occupant::Bot(_) => Some("ar-bot"),
        Occupant::StandIn(_) => Some("ar-stand-in"),
        Occupant::Empty => Some("ar-empty-seat"),
        Occupant::Person if !sitter.here => Some("ar-away"),
        Occupant::Person => None,
    };
    let rank = match sitter.occupant {
        Occupant::Bot(rank) | Occupant::StandIn(rank) => Some(rank_name(rank, stage.text)),
        Occupant::Person | Occupant::Empty => None,
    };
    html! {
        @if let Some(kind) = kind { small.pl__kind title=[rank] { (stage.say(kind)) } }
    }
}

fn token(stage: &Stage<'_>, class: &str, name: &str) -> Markup {
    html! { span class=(class) data-why=(explain::FIRST) title=(stage.say(name)) { (icon("ar-first")) span.vh { (stage.say(name)) } } }
}

/// What a player does or has just done, as far as all may know.
fn states(stage: &Stage<'_>, seat: Seat, player: &SeatView) -> Vec<String> {
    let acts = stage.scene.owing.contains(seat);
    let mut states = Vec::new();
    match stage.view.phase {
        Phase::Auction { .. } => {
            if acts && player.scribe.is_none() {
                states.push(stage.say("ar-state-bids"));
            }
            if let Some(bid) = player.scribe {
                let place = stage.province(bid.province);
                let bid = [
                    ("province", place.into()),
                    ("gold", bid.space.gold().into()),
                ];
                states.push(stage.text.tell("ar-state-leads", &bid));
            } else if let Some(barred) = player.barred {
                states.push(stage.at("ar-state-outbid", barred));
            }
            if stage.world.player(seat).is_defended() {
                states.push(stage.say("ar-state-defence"));
            }
        }
        Phase::Offering if player.chosen => states.push(stage.say("ar-state-sealed")),
        Phase::Reveal if player.chosen => states.push(stage.say("ar-state-chosen")),
        Phase::Offering | Phase::Reveal => states.push(stage.say("ar-state-choosing")),
        _ => {
            if acts {
                states.push(stage.say("ar-state-acts"));
            }
            if let Some(offer) = player.offer {
                states.push(match offer.gold {
                    Some(gold) => stage.gold("ar-state-gave", gold.get()),
                    None => stage.say("ar-state-stole"),
                });
            }
        }
    }
    states
}

fn belongings(stage: &Stage<'_>, seat: Seat, player: &SeatView) -> Markup {
    html! {
        p.pl__own {
            (kind(stage, seat))
            span data-why=(explain::GOLD) {
                (icon("ar-gold")) span.vh { (stage.say("ar-gold-word")) " " }
                @match player.gold {
                    Some(gold) => { (gold) }
                    None => { span.hid title=(stage.say("ar-gold-hidden")) { (stage.say("ar-hidden")) } }
                }
            }
            span data-why=(explain::HAND) {
                (icon("ar-card")) span aria-hidden="true" { (player.cards) }
                span.vh { (stage.count("ar-cards", player.cards)) }
            }
            @if stage.view.options.expert {
                span {
                    (icon("ar-at-nile")) span aria-hidden="true" { (player.province_cards) }
                    span.vh { (stage.count("ar-province-cards", player.province_cards)) }
                }
            }
            span data-why=(explain::THEFT) title=(stage.say("ar-theft-ready")) {
                (icon("ar-theft")) span.vh { (stage.say("ar-theft-ready")) }
            }
        }
    }
}

/// What the player's provinces would bring if the epoch ended now; goal cards only for himself.
fn if_scored(stage: &Stage<'_>, seat: Seat) -> Markup {
    let tally = stage.view.tally()[seat];
    let sum: u16 = tally.iter().sum();
    html! {
        p.pl__now data-why=(explain::SCORED) {
            span { (stage.say("ar-if-scored")) }
            @for category in Category::ALL {
                @let points = tally[category as usize];
                @if points > 0 {
                    span.k {
                        (icon(category_icon(category))) (points)
                        @let name = stage.say(&category_in_sentence(category));
                        span.vh { " " (stage.text.tell("ar-for-category", &[("category", name.into())])) }
                    }
                }
            }
            b { "+" (sum) }
        }
    }
}
