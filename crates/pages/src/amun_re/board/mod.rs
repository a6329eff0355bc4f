//! The map: a drawing that never changes, tinted provinces, and everything that lies on it.
//!
//! The land and the river are two files that the browser keeps, and what is printed stands in the page
//! once; an update carries only the tints and the pieces.

pub(super) mod key;
pub(super) mod lands;
pub(super) mod printed;
pub(super) mod slots;
pub(super) mod supply;

use amun_re::board::Bank;
use amun_re::{Action, Phase, Province};
use maud::{Markup, html};

use crate::amun_re::board::key::pop_head;
use crate::amun_re::board::slots::SIZE;
use crate::amun_re::cues;
use crate::amun_re::explain;
use crate::amun_re::pieces;
use crate::amun_re::scene::{Stage, act_id, colour, icon};
use crate::assets::asset;

/// The map, or where there is no drawing of the board, its provinces in words.
pub(crate) fn board(stage: &Stage<'_>) -> Markup {
    let drawn = stage.view.options.board.is_standard();
    html! {
        section.map aria-label=(stage.say("ar-map")) {
            @if drawn {
                (drawing(stage))
                (strip(stage))
                (tools(stage))
            } @else {
                (lands::schematic(stage))
            }
        }
    }
}

fn drawing(stage: &Stage<'_>) -> Markup {
    let size = format!("0 0 {} {}", SIZE.0, SIZE.1);
    html! {
        div.map__pan #map-pan data-keep-scroll tabindex="0" role="region" aria-label=(stage.say("ar-map-pan")) {
            div.map__in {
                (art("amun-re-land.svg"))
                svg.ar-map viewBox=(size) aria-hidden="true" { (regions(stage)) }
                (art("amun-re-river.svg"))
                svg.ar-map viewBox=(size) role="img" aria-labelledby="m-title m-desc" {
                    title #m-title { (stage.say("ar-map")) }
                    desc #m-desc { (stage.say("ar-map-says")) }
                    (printed::here())
                    (pieces::pieces(stage))
                }
                div.map__hits { (hits(stage)) }
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
fn regions(stage: &Stage<'_>) -> Markup {
    html! {
        @for province in Province::ALL {
            @let key = province.key();
            @let state = state(stage, province);
            g class={ "prov " (state.as_deref().unwrap_or_default()) } data-of=(key) data-at=(cues::land(province)) data-why=(explain::land_id(province)) {
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
fn state(stage: &Stage<'_>, province: Province) -> Option<String> {
    let barred = stage.mine().and_then(|seat| seat.barred) == Some(province);
    if stage.view.open.contains(province) {
        Some(if barred { "open barred" } else { "open" }.to_owned())
    } else if let Some(seat) = stage.world.controller(province) {
        Some(format!("held {}", colour(seat)))
    } else if !stage.view.in_play.contains(province) {
        Some("out".to_owned())
    } else {
        None
    }
}

/// What can be clicked on the map. It only points at what stands in the decision: a label for the
/// button or for the choice of a province there.
fn hits(stage: &Stage<'_>) -> Markup {
    let bidding = matches!(stage.view.phase, Phase::Auction { .. });
    html! {
        @for province in Province::ALL {
            @if let Some(action) = act_at(stage, province) {
                label class={ "hit hit--put at-" (province.key()) } data-why=(explain::land_id(province)) for=(act_id(action)) {
                    span.put aria-hidden="true" { (icon(put_icon(stage, action, province))) "+1" }
                }
            } @else if bidding && stage.view.open.contains(province) {
                label class={ "hit at-" (province.key()) } data-why=(explain::land_id(province)) for={ "pick-" (province.key()) } {
                    span.vh { (stage.at("ar-show-bids", province)) }
                }
            }
        }
    }
}

/// The act that a click on a province means, if there is just one.
fn act_at(stage: &Stage<'_>, province: Province) -> Option<Action> {
    let action = match stage.view.phase {
        Phase::PlaceFarmer { .. } => Action::Farmer(province),
        Phase::PlaceStone { .. } | Phase::InstantStone { .. } => Action::Stone(province),
        Phase::Reward { .. } => Action::TakeStone(province),
        _ => return None,
    };
    stage.may(action).then_some(action)
}

fn put_icon(stage: &Stage<'_>, action: Action, province: Province) -> &'static str {
    match action {
        Action::Farmer(_) => "ar-farmer",
        _ if pieces::builds(stage, action, province) => "ar-pyramid",
        _ => "ar-stone",
    }
}

/// Below the whole map on a phone: what is open, or what is yours.
fn strip(stage: &Stage<'_>) -> Markup {
    let own = stage.mine().map(|seat| seat.control);
    html! {
        div.strip {
            @if !stage.view.open.is_empty() {
                h3 { (stage.say("ar-strip-open")) }
                ul.strip__l {
                    @for province in stage.view.open {
                        li { label for="tab-ask" {
                            b { (stage.province(province)) }
                            @match stage.world.scribe_on(province) {
                                Some((seat, space)) => {
                                    (stage.who(seat)) strong { (space) }
                                }
                                None => { i { (stage.say("ar-nobody-leads")) } }
                            }
                        } }
                    }
                }
            } @else if let Some(own) = own {
                h3 { (stage.say("ar-strip-own")) }
                (lands::owned(stage, own))
            }
        }
    }
}

fn tools(stage: &Stage<'_>) -> Markup {
    html! {
        div.map__tools {
            button.mapb type="button" popovertarget="signs" { (stage.say("ar-key")) }
            button.mapb type="button" popovertarget="lands" { (stage.say("ar-lands")) }
            fieldset.zoom {
                legend.vh { (stage.say("ar-map-size")) }
                label {
                    input #zoom-1 type="radio" name="zoom" checked;
                    span { (stage.say("ar-map-whole")) }
                }
                label {
                    input #zoom-2 type="radio" name="zoom";
                    span { (stage.say("ar-map-close")) }
                }
            }
        }
        div.pop.lands popover="auto" #lands role="dialog" aria-labelledby="h-lands" {
            (pop_head("lands", &stage.say("ar-lands-title"), stage.text))
            (lands::schematic(stage))
        }
    }
}

/// The key of a bank in messages, and its drawing.
pub(crate) fn bank_key(bank: Bank) -> &'static str {
    match bank {
        Bank::West => "ar-west",
        Bank::East => "ar-east",
    }
}
