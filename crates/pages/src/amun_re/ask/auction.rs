//! The auction turn: a bid, or the pass of a leader (AR-4).

use amun_re::bid::SPACES;
use amun_re::{Action, Card, Event, Illegal, Position, Province, Space};
use maud::{Markup, html};
use tabletop::Seat;
use text::{Narrated, yes_no};

use super::super::desk::{Desk, card_icon, colour, icon, scribe};
use super::super::lands;
use super::{own_gold, waiting, your_turn};
use crate::rich::Piece;

pub(super) fn auction(desk: &Desk<'_>, bribed: bool) -> Markup {
    html! {
        (head(desk, bribed))
        div.lots {
            @let picked = picked(desk);
            @for province in desk.view.open { (lot(desk, province, picked)) }
        }
        (cards(desk))
    }
}

fn head(desk: &Desk<'_>, bribed: bool) -> Markup {
    let Some(player) = desk.mine().filter(|_| desk.asked()) else {
        return waiting::head(desk);
    };
    let gold = own_gold(desk);
    match (player.scribe, player.barred) {
        (Some(bid), _) => {
            let place = desk.province(bid.province);
            let lead = [
                ("province", place.into()),
                ("gold", bid.space.gold().into()),
            ];
            let title = desk.text.tell("ar-ask-lead", &lead);
            your_turn(desk, &title, &desk.say("ar-ask-lead-says"))
        }
        (None, Some(barred)) if bribed => {
            let title = desk.at("ar-ask-bribed", barred);
            your_turn(desk, &title, &desk.gold("ar-ask-bribed-says", gold))
        }
        _ => your_turn(
            desk,
            &desk.say("ar-ask-bid"),
            &desk.gold("ar-ask-bid-says", gold),
        ),
    }
}

/// The lot that is unfolded where there is little room: the first with a possible bid.
fn picked(desk: &Desk<'_>) -> Option<Province> {
    let first = desk.scene.legal.iter().find_map(|action| match action {
        Action::Bid { province, .. } => Some(*province),
        _ => None,
    });
    first.or(desk.view.open.first())
}

fn lot(desk: &Desk<'_>, province: Province, picked: Option<Province>) -> Markup {
    let barred = desk.mine().and_then(|player| player.barred) == Some(province);
    let class = if barred { "lot lot--barred" } else { "lot" };
    html! {
        fieldset class=(class) data-of=(province.key()) {
            legend {
                label.lot__pick {
                    input type="radio" name="province" id={ "pick-" (province.key()) }
                        checked[picked == Some(province)];
                    span { (desk.province(province)) }
                }
            }
            (lands::facts(desk, province))
            (status(desk, province, barred))
            (spaces(desk, province))
            @if barred { (bribe(desk, province)) }
        }
    }
}

/// Who leads, and what that means for the observer.
fn status(desk: &Desk<'_>, province: Province, barred: bool) -> Markup {
    let lead = desk.world.scribe_on(province);
    html! {
        p.lot__st {
            @match lead {
                None if ends(desk, province) => strong.ends { (desk.say("ar-lot-ends")) },
                None => { (desk.say("ar-lot-empty")) }
                Some((seat, space)) => {
                    @let key = if barred { "ar-lot-outbid" } else { "ar-lot-leads" };
                    (desk.rich(key, &[
                        ("who", Piece::Insert(desk.who(seat))),
                        ("you", yes_no(desk.me() == Some(seat)).into()),
                        ("gold", space.gold().into()),
                    ]))
                    @if desk.world.player(seat).is_defended() {
                        " " (icon("ar-defence")) " " b { (desk.say("ar-lot-defended")) }
                    }
                }
            }
        }
    }
}

/// Whether a bid here ends the auction (AR-4.10).
fn ends(desk: &Desk<'_>, province: Province) -> bool {
    let events = desk.events_of(Action::Bid { province, gold: 0 });
    events
        .iter()
        .any(|event| matches!(event, Event::ProvinceWon { .. }))
}

/// Neighbouring spaces that are alike for the observer.
enum Run {
    Possible(u16),
    Held(Seat, Space),
    Refused(Vec<u16>, Illegal),
}

fn runs(desk: &Desk<'_>, province: Province) -> Vec<Run> {
    let lead = desk.world.scribe_on(province);
    let mut runs = Vec::new();
    for gold in SPACES {
        let held = lead.filter(|(_, space)| space.gold() == gold);
        match (held, desk.refused(Action::Bid { province, gold })) {
            (Some((seat, space)), _) => runs.push(Run::Held(seat, space)),
            (None, None) => runs.push(Run::Possible(gold)),
            (None, Some(reason)) => match runs.last_mut() {
                Some(Run::Refused(run, same)) if *same == reason => run.push(gold),
                _ => runs.push(Run::Refused(vec![gold], reason)),
            },
        }
    }
    runs
}

/// The row of spaces: those one can take as buttons, the others with the reason. Where nothing can
/// be taken for one reason, that reason is all.
fn spaces(desk: &Desk<'_>, province: Province) -> Markup {
    let bidding = desk.asked() && desk.mine().is_some_and(|player| player.scribe.is_none());
    if !bidding {
        return html! {};
    }
    let runs = runs(desk, province);
    let reasons = || {
        runs.iter().filter_map(|run| match run {
            Run::Refused(numbers, reason) => Some((numbers, *reason)),
            _ => None,
        })
    };
    let possible = runs.iter().any(|run| matches!(run, Run::Possible(_)));
    let mut all = reasons().map(|(_, reason)| reason);
    if let Some(only) = all
        .next()
        .filter(|first| !possible && all.all(|other| other == *first))
    {
        return html! { p.lot__no { (Position::why_not(&only, desk.text)) } };
    }
    html! {
        ol.spaces aria-label=(desk.at("ar-spaces", province)) {
            @for run in &runs { (space(desk, province, run)) }
        }
        // That gold is short stands in the heading already, for all provinces.
        @let shown = reasons().filter(|(_, reason)| *reason != Illegal::BidTooHigh);
        @let shown: Vec<_> = shown.map(|(numbers, reason)| because(desk, numbers, reason)).collect();
        @if !shown.is_empty() { p.lot__why { (shown.join(" ")) } }
    }
}

/// The numbers in a list.
fn list(numbers: &[u16]) -> String {
    let numbers: Vec<_> = numbers.iter().map(u16::to_string).collect();
    numbers.join(", ")
}

fn because(desk: &Desk<'_>, numbers: &[u16], reason: Illegal) -> String {
    let why = Position::why_not(&reason, desk.text);
    let arguments = [("numbers", list(numbers).into()), ("why", why.into())];
    desk.text.tell("ar-because", &arguments)
}

fn space(desk: &Desk<'_>, province: Province, run: &Run) -> Markup {
    match run {
        Run::Possible(gold) => {
            let bid = Action::Bid {
                province,
                gold: *gold,
            };
            html! { li.sp { (desk.act_labelled(bid, "", &html! { (gold) })) } }
        }
        Run::Held(seat, space) => html! {
            li class={ "sp sp--lead " (colour(*seat)) } {
                span {
                    (icon(&scribe(*seat))) b { (space) }
                    span.vh {
                        " " (desk.rich("ar-held-by", &[("who", desk.scene.name(*seat).into())]))
                    }
                }
            }
        },
        Run::Refused(numbers, reason) => html! {
            li.sp.sp--no title=(Position::why_not(reason, desk.text)) {
                @for number in numbers { s aria-hidden="true" { (number) } }
                span.vh { (because(desk, numbers, *reason)) }
            }
        },
    }
}

fn bribe(desk: &Desk<'_>, province: Province) -> Markup {
    let held = desk.mine().and_then(|player| player.hand);
    let has_bribe = held.is_some_and(|hand| hand[Card::Bribe] > 0);
    html! {
        @if has_bribe && desk.asked() {
            p.lot__play {
                (desk.act_or_why(Action::Bribe, "btn btn--card", &html! {
                    (card_icon(Card::Bribe)) span { (desk.at("ar-play-bribe", province)) }
                }))
            }
        }
    }
}

/// Defence, and the pass of a leader.
fn cards(desk: &Desk<'_>) -> Markup {
    let Some(player) = desk.mine().filter(|_| desk.asked()) else {
        return html! {};
    };
    let has_defence = player.hand.is_some_and(|hand| hand[Card::Defence] > 0);
    let says = match player.scribe {
        Some(bid) => desk.gold("ar-play-defence-lead", bid.space.gold()),
        None => desk.say("ar-play-defence-bid"),
    };
    html! {
        p.play {
            @if has_defence {
                (desk.act_or_why(Action::Defend, "btn btn--card", &html! {
                    (card_icon(Card::Defence)) span { (says) }
                }))
            }
            @if desk.may(Action::Pass) {
                (desk.act(Action::Pass, "btn btn--go", &html! { span { (desk.say("ar-pass")) } }))
            }
        }
    }
}
