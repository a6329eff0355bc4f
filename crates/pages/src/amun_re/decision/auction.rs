//! The auction turn: a bid, or the pass of a leader (AR-4).

use amun_re::bid::SPACES;
use amun_re::{Action, Card, Event, Illegal, Position, Province, Space};
use maud::{Markup, html};
use tabletop::Seat;
use text::{Narrated, yes_no};

use super::{own_gold, waiting, your_turn};
use crate::amun_re::board::lands;
use crate::amun_re::scene::{Stage, card_icon, colour, icon, scribe};
use crate::rich::Piece;

pub(crate) fn auction(stage: &Stage<'_>, bribed: bool) -> Markup {
    html! {
        (head(stage, bribed))
        div.lots {
            @let picked = picked(stage);
            @for province in stage.view.open { (lot(stage, province, picked)) }
        }
        (cards(stage))
    }
}

fn head(stage: &Stage<'_>, bribed: bool) -> Markup {
    let Some(player) = stage.mine().filter(|_| stage.asked()) else {
        return waiting::head(stage);
    };
    let gold = own_gold(stage);
    match (player.scribe, player.barred) {
        (Some(bid), _) => {
            let place = stage.province(bid.province);
            let lead = [
                ("province", place.into()),
                ("gold", bid.space.gold().into()),
            ];
            let title = stage.text.tell("ar-ask-lead", &lead);
            your_turn(stage, &title, &stage.say("ar-ask-lead-says"))
        }
        (None, Some(barred)) if bribed => {
            let title = stage.at("ar-ask-bribed", barred);
            your_turn(stage, &title, &stage.gold("ar-ask-bribed-says", gold))
        }
        _ => your_turn(
            stage,
            &stage.say("ar-ask-bid"),
            &stage.gold("ar-ask-bid-says", gold),
        ),
    }
}

/// The lot that is unfolded where there is little room: the first with a possible bid.
fn picked(stage: &Stage<'_>) -> Option<Province> {
    let first = stage.scene.legal.iter().find_map(|action| match action {
        Action::Bid { province, .. } => Some(*province),
        _ => None,
    });
    first.or(stage.view.open.first())
}

fn lot(stage: &Stage<'_>, province: Province, picked: Option<Province>) -> Markup {
    let barred = stage.mine().and_then(|player| player.barred) == Some(province);
    let class = if barred { "lot lot--barred" } else { "lot" };
    html! {
        fieldset class=(class) data-of=(province.key()) {
            legend {
                label.lot__pick {
                    input type="radio" name="province" id={ "pick-" (province.key()) }
                        checked[picked == Some(province)];
                    span { (stage.province(province)) }
                }
            }
            (lands::facts(stage, province))
            (status(stage, province, barred))
            (spaces(stage, province))
            @if barred { (bribe(stage, province)) }
        }
    }
}

/// Who leads, and what that means for the observer.
fn status(stage: &Stage<'_>, province: Province, barred: bool) -> Markup {
    let lead = stage.world.scribe_on(province);
    html! {
        p.lot__st {
            @match lead {
                None if ends(stage, province) => strong.ends { (stage.say("ar-lot-ends")) },
                None => { (stage.say("ar-lot-empty")) }
                Some((seat, space)) => {
                    @let key = if barred { "ar-lot-outbid" } else { "ar-lot-leads" };
                    (stage.rich(key, &[
                        ("who", Piece::Insert(stage.who(seat))),
                        ("you", yes_no(stage.me() == Some(seat)).into()),
                        ("gold", space.gold().into()),
                    ]))
                    @if stage.world.player(seat).is_defended() {
                        " " (icon("ar-defence")) " " b { (stage.say("ar-lot-defended")) }
                    }
                }
            }
        }
    }
}

/// Whether a bid here ends the auction (AR-4.10).
fn ends(stage: &Stage<'_>, province: Province) -> bool {
    let events = stage.events_of(Action::Bid { province, gold: 0 });
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

fn runs(stage: &Stage<'_>, province: Province) -> Vec<Run> {
    let lead = stage.world.scribe_on(province);
    let mut runs = Vec::new();
    for gold in SPACES {
        let held = lead.filter(|(_, space)| space.gold() == gold);
        match (held, stage.refused(Action::Bid { province, gold })) {
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
fn spaces(stage: &Stage<'_>, province: Province) -> Markup {
    let bidding = stage.asked() && stage.mine().is_some_and(|player| player.scribe.is_none());
    if !bidding {
        return html! {};
    }
    let runs = runs(stage, province);
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
        return html! { p.lot__no { (Position::why_not(&only, stage.text)) } };
    }
    html! {
        ol.spaces aria-label=(stage.at("ar-spaces", province)) {
            @for run in &runs { (space(stage, province, run)) }
        }
        // That gold is short stands in the heading already, for all provinces.
        @let shown = reasons().filter(|(_, reason)| *reason != Illegal::BidTooHigh);
        @let shown: Vec<_> = shown.map(|(numbers, reason)| because(stage, numbers, reason)).collect();
        @if !shown.is_empty() { p.lot__why { (shown.join(" ")) } }
    }
}

/// The numbers in a list.
fn list(numbers: &[u16]) -> String {
    let numbers: Vec<_> = numbers.iter().map(u16::to_string).collect();
    numbers.join(", ")
}

fn because(stage: &Stage<'_>, numbers: &[u16], reason: Illegal) -> String {
    let why = Position::why_not(&reason, stage.text);
    let arguments = [("numbers", list(numbers).into()), ("why", why.into())];
    stage.text.tell("ar-because", &arguments)
}

fn space(stage: &Stage<'_>, province: Province, run: &Run) -> Markup {
    match run {
        Run::Possible(gold) => {
            let bid = Action::Bid {
                province,
                gold: *gold,
            };
            html! { li.sp { (stage.act_labelled(bid, "", &html! { (gold) })) } }
        }
        Run::Held(seat, space) => html! {
            li class={ "sp sp--lead " (colour(*seat)) } {
                span {
                    (icon(&scribe(*seat))) b { (space) }
                    span.vh {
                        " " (stage.rich("ar-held-by", &[("who", stage.scene.name(*seat).into())]))
                    }
                }
            }
        },
        Run::Refused(numbers, reason) => html! {
            li.sp.sp--no title=(Position::why_not(reason, stage.text)) {
                @for number in numbers { s aria-hidden="true" { (number) } }
                span.vh { (because(stage, numbers, *reason)) }
            }
        },
    }
}

fn bribe(stage: &Stage<'_>, province: Province) -> Markup {
    let held = stage.mine().and_then(|player| player.hand);
    let has_bribe = held.is_some_and(|hand| hand[Card::Bribe] > 0);
    html! {
        @if has_bribe && stage.asked() {
            p.lot__play {
                (stage.act_or_why(Action::Bribe, "btn btn--card", &html! {
                    (card_icon(Card::Bribe)) span { (stage.at("ar-play-bribe", province)) }
                }))
            }
        }
    }
}

/// Defence, and the pass of a leader.
fn cards(stage: &Stage<'_>) -> Markup {
    let Some(player) = stage.mine().filter(|_| stage.asked()) else {
        return html! {};
    };
    let has_defence = player.hand.is_some_and(|hand| hand[Card::Defence] > 0);
    let says = match player.scribe {
        Some(bid) => stage.gold("ar-play-defence-lead", bid.space.gold()),
        None => stage.say("ar-play-defence-bid"),
    };
    html! {
        p.play {
            @if has_defence {
                (stage.act_or_why(Action::Defend, "btn btn--card", &html! {
                    (card_icon(Card::Defence)) span { (says) }
                }))
            }
            @if stage.may(Action::Pass) {
                (stage.act(Action::Pass, "btn btn--go", &html! { span { (stage.say("ar-pass")) } }))
            }
        }
    }
}
