//! The map: a drawing that never changes, tinted provinces, and everything that lies on it.
//!
//! The land and the river are two files that the browser keeps, and what is printed stands in the page
//! once; an update carries only the tints and the pieces.

use amun_re::board::Bank;
use amun_re::{Action, Phase, Province};
use maud::{Markup, html};

use super::desk::{Desk, act_id, colour, icon};
use super::key::pop_head;
use super::slots::SIZE;
use super::{cues, lands, pieces, printed, tips};
use crate::assets::asset;

/// The map, or where there is no drawing of the board, its provinces in words.
pub(super) fn map(desk: &Desk<'_>) -> Markup {
    let drawn = desk.view.options.board.is_standard();
    html! {
        section.map aria-label=(desk.say("ar-map")) {
            @if drawn {
                (drawing(desk))
                (strip(desk))
                (tools(desk))
            } @else {
                (lands::schematic(desk))
            }
        }
    }
}

fn drawing(desk: &Desk<'_>) -> Markup {
    let size = format!("0 0 {} {}", SIZE.0, SIZE.1);
    html! {
        div.map__pan #map-pan data-keep-scroll tabindex="0" role="region" aria-label=(desk.say("ar-map-pan")) {
            div.map__in {
                (art("amun-re-land.svg"))
                svg.ar-map viewBox=(size) aria-hidden="true" { (regions(desk)) }
                (art("amun-re-river.svg"))
                svg.ar-map viewBox=(size) role="img" aria-labelledby="m-title m-desc" {
                    title #m-title { (desk.say("ar-map")) }
                    desc #m-desc { (desk.say("ar-map-says")) }
                    (printed::here())
                    (pieces::pieces(desk))
                }
                div.map__hits { (hits(desk)) }
            }
        }
    }
}

fn art(name: &str) -> Markup {
    let (width, height) = SIZE;
    html! {
        img.map__art src=(asset(name).path()) alt="" width=(width) height=(height) decoding="sync";
    }
}

/// The provinces as tints of the land.
fn regions(desk: &Desk<'_>) -> Markup {
    html! {
        @for province in Province::ALL {
            @let key = province.key();
            @let state = state(desk, province);
            g class={ "prov " (state.as_deref().unwrap_or_default()) } data-of=(key) data-at=(cues::land(province)) data-why=(tips::land_id(province)) {
                use.reg href={ "#r-" (key) } {}
                @if state.is_some_and(|state| state != "out") {
                    g clip-path={ "url(#clip-" (key) ")" } {
                        use.rim.soft href={ "#r-" (key) } {}
                        use.rim href={ "#r-" (key) } {}
                    }
                }
            }
        }
    }
}

/// What a province is now, as classes.
fn state(desk: &Desk<'_>, province: Province) -> Option<String> {
    let barred = desk.mine().and_then(|seat| seat.barred) == Some(province);
    if desk.view.open.contains(province) {
        Some(if barred { "open barred" } else { "open" }.to_owned())
    } else if let Some(seat) = desk.world.controller(province) {
        Some(format!("held {}", colour(seat)))
    } else if !desk.view.in_play.contains(province) {
        Some("out".to_owned())
    } else {
        None
    }
}

/// What can be clicked on the map. It only points at what stands in the decision: a label for the
/// button or for the choice of a province there.
fn hits(desk: &Desk<'_>) -> Markup {
    let bidding = matches!(desk.view.phase, Phase::Auction { .. });
    html! {
        @for province in Province::ALL {
            @if let Some(action) = act_at(desk, province) {
                label class={ "hit hit--put at-" (province.key()) } data-why=(tips::land_id(province)) for=(act_id(action)) {
                    span.put aria-hidden="true" { (icon(put_icon(desk, action, province))) "+1" }
                }
            } @else if bidding && desk.view.open.contains(province) {
                label class={ "hit at-" (province.key()) } data-why=(tips::land_id(province)) for={ "pick-" (province.key()) } {
                    span.vh { (desk.at("ar-show-bids", province)) }
                }
            }
        }
    }
}

/// The act that a click on a province means, if there is just one.
fn act_at(desk: &Desk<'_>, province: Province) -> Option<Action> {
    let action = match desk.view.phase {
        Phase::PlaceFarmer { .. } => Action::Farmer(province),
        Phase::PlaceStone { .. } | Phase::InstantStone { .. } => Action::Stone(province),
        Phase::Reward { .. } => Action::TakeStone(province),
        _ => return None,
    };
    desk.may(action).then_some(action)
}

fn put_icon(desk: &Desk<'_>, action: Action, province: Province) -> &'static str {
    match action {
        Action::Farmer(_) => "ar-farmer",
        _ if pieces::builds(desk, action, province) => "ar-pyramid",
        _ => "ar-stone",
    }
}

/// Below the whole map on a phone: what is open, or what is yours.
fn strip(desk: &Desk<'_>) -> Markup {
    let own = desk.mine().map(|seat| seat.control);
    html! {
        div.strip {
            @if !desk.view.open.is_empty() {
                h3 { (desk.say("ar-strip-open")) }
                ul.strip__l {
                    @for province in desk.view.open {
                        li { label for="tab-ask" {
                            b { (desk.province(province)) }
                            @match desk.world.scribe_on(province) {
                                Some((seat, space)) => {
                                    (desk.who(seat)) strong { (space) }
                                }
                                None => { i { (desk.say("ar-nobody-leads")) } }
                            }
                        } }
                    }
                }
            } @else if let Some(own) = own {
                h3 { (desk.say("ar-strip-own")) }
                (lands::owned(desk, own))
            }
        }
    }
}

fn tools(desk: &Desk<'_>) -> Markup {
    html! {
        div.map__tools {
            button.mapb type="button" popovertarget="signs" { (desk.say("ar-key")) }
            button.mapb type="button" popovertarget="lands" { (desk.say("ar-lands")) }
            fieldset.zoom {
                legend.vh { (desk.say("ar-map-size")) }
                label {
                    input #zoom-1 type="radio" name="zoom" checked;
                    span { (desk.say("ar-map-whole")) }
                }
                label {
                    input #zoom-2 type="radio" name="zoom";
                    span { (desk.say("ar-map-close")) }
                }
            }
        }
        div.pop.lands popover="auto" #lands role="dialog" aria-labelledby="h-lands" {
            (pop_head("lands", &desk.say("ar-lands-title"), desk.text))
            (lands::schematic(desk))
        }
    }
}

/// The key of a bank in messages, and its drawing.
pub(super) fn bank_key(bank: Bank) -> &'static str {
    match bank {
        Bank::West => "ar-west",
        Bank::East => "ar-east",
    }
}
