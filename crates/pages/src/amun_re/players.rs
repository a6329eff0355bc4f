//! Every player's area.

use amun_re::scoring::Category;
use amun_re::{Phase, SeatView};
use maud::{Markup, html};
use tabletop::Seat;
use text::amun_re::category_key;

use super::desk::{Desk, colour, icon, scribe};
use super::scoring::category_icon;
use super::{cues, lands, tips};
use crate::start::rank_name;
use club::Occupant;

pub(super) fn players(desk: &Desk<'_>) -> Markup {
    html! {
        section.pls tabindex="0" aria-labelledby="h-players" {
            h2.vh #h-players { (desk.say("ar-players")) }
            ol.pls__l {
                @for (seat, player) in desk.seats() {
                    li class={ "pl sheet " (colour(seat)) (class(desk, seat)) } data-at=(cues::area(seat)) data-roving {
                        (heading(desk, seat, player))
                        @let states = states(desk, seat, player);
                        p.pl__st { (states.join(" · ")) }
                        (belongings(desk, seat, player))
                        @if !player.control.is_empty() {
                            (lands::owned(desk, player.control))
                            @if desk.view.phase != Phase::Over { (if_scored(desk, seat)) }
                        }
                    }
                }
            }
        }
    }
}

fn class(desk: &Desk<'_>, seat: Seat) -> &'static str {
    match (desk.me() == Some(seat), desk.scene.owing.contains(seat)) {
        (true, true) => " pl--me pl--now",
        (true, false) => " pl--me",
        (false, true) => " pl--now",
        (false, false) => "",
    }
}

fn heading(desk: &Desk<'_>, seat: Seat, player: &SeatView) -> Markup {
    let first = desk.view.first == Some(seat);
    let next = desk.view.next_first == Some(seat);
    html! {
        h3 {
            span.pl__s { (icon(&scribe(seat))) }
            span.pl__n { (desk.scene.sitters[seat.index()].name) }
            @if first { (token(desk, "pl__first", "ar-first-player")) }
            @if next { (token(desk, "pl__first pl__first--next", "ar-next-first-player")) }
            span.pl__pts data-why=(tips::SCORE) {
                (icon("ar-points")) span aria-hidden="true" data-tally={ "score-" (seat) } { (player.points) }
                span.vh { (desk.count("ar-points", player.points)) }
            }
        }
    }
}

/// Who sits there, where it is not just somebody. It stands apart from the name, which needs its
/// whole line.
fn kind(desk: &Desk<'_>, seat: Seat) -> Markup {
    let sitter = &desk.scene.sitters[seat.index()];
    let kind = match sitter.occupant {
        _ if desk.me() == Some(seat) => Some("ar-you"),
        Occupant::Bot(_) => Some("ar-bot"),
        Occupant::StandIn(_) => Some("ar-stand-in"),
        Occupant::Empty => Some("ar-empty-seat"),
        Occupant::Person if !sitter.here => Some("ar-away"),
        Occupant::Person => None,
    };
    let rank = match sitter.occupant {
        Occupant::Bot(rank) | Occupant::StandIn(rank) => Some(rank_name(rank, desk.text)),
        Occupant::Person | Occupant::Empty => None,
    };
    html! {
        @if let Some(kind) = kind { small.pl__kind title=[rank] { (desk.say(kind)) } }
    }
}

fn token(desk: &Desk<'_>, class: &str, name: &str) -> Markup {
    html! { span class=(class) data-why=(tips::FIRST) title=(desk.say(name)) { (icon("ar-first")) span.vh { (desk.say(name)) } } }
}

/// What a player does or has just done, as far as all may know.
fn states(desk: &Desk<'_>, seat: Seat, player: &SeatView) -> Vec<String> {
    let acts = desk.scene.owing.contains(seat);
    let mut states = Vec::new();
    match desk.view.phase {
        Phase::Auction { .. } => {
            if acts && player.scribe.is_none() {
                states.push(desk.say("ar-state-bids"));
            }
            if let Some(bid) = player.scribe {
                let place = desk.province(bid.province);
                let bid = [
                    ("province", place.into()),
                    ("gold", bid.space.gold().into()),
                ];
                states.push(desk.text.tell("ar-state-leads", &bid));
            } else if let Some(barred) = player.barred {
                states.push(desk.at("ar-state-outbid", barred));
            }
            if desk.world.player(seat).is_defended() {
                states.push(desk.say("ar-state-defence"));
            }
        }
        Phase::Offering if player.chosen => states.push(desk.say("ar-state-sealed")),
        Phase::Reveal if player.chosen => states.push(desk.say("ar-state-chosen")),
        Phase::Offering | Phase::Reveal => states.push(desk.say("ar-state-choosing")),
        _ => {
            if acts {
                states.push(desk.say("ar-state-acts"));
            }
            if let Some(offer) = player.offer {
                states.push(match offer.gold {
                    Some(gold) => desk.gold("ar-state-gave", gold.get()),
                    None => desk.say("ar-state-stole"),
                });
            }
        }
    }
    states
}

fn belongings(desk: &Desk<'_>, seat: Seat, player: &SeatView) -> Markup {
    html! {
        p.pl__own {
            (kind(desk, seat))
            span data-why=(tips::GOLD) {
                (icon("ar-gold")) span.vh { (desk.say("ar-gold-word")) " " }
                @match player.gold {
                    Some(gold) => { (gold) }
                    None => { span.hid title=(desk.say("ar-gold-hidden")) { (desk.say("ar-hidden")) } }
                }
            }
            span data-why=(tips::HAND) {
                (icon("ar-card")) span aria-hidden="true" { (player.cards) }
                span.vh { (desk.count("ar-cards", player.cards)) }
            }
            @if desk.view.options.expert {
                span {
                    (icon("ar-at-nile")) span aria-hidden="true" { (player.province_cards) }
                    span.vh { (desk.count("ar-province-cards", player.province_cards)) }
                }
            }
            span data-why=(tips::THEFT) title=(desk.say("ar-theft-ready")) {
                (icon("ar-theft")) span.vh { (desk.say("ar-theft-ready")) }
            }
        }
    }
}

/// What the player's provinces would bring if the epoch ended now; goal cards only for himself.
fn if_scored(desk: &Desk<'_>, seat: Seat) -> Markup {
    let tally = desk.view.tally()[seat];
    let sum: u16 = tally.iter().sum();
    html! {
        p.pl__now data-why=(tips::SCORED) {
            span { (desk.say("ar-if-scored")) }
            @for category in Category::ALL {
                @let points = tally[category as usize];
                @if points > 0 {
                    span.k {
                        (icon(category_icon(category))) (points)
                        @let name = desk.say(category_key(category));
                        span.vh { " " (desk.text.tell("ar-for-category", &[("category", name.into())])) }
                    }
                }
            }
            b { "+" (sum) }
        }
    }
}
