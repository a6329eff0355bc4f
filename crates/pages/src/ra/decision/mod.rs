//! The decision bar: what may be done, what it leads to, and why something cannot be done.

mod act;
mod lose;
mod waiting;

use club::Mode;
use maud::{Markup, html};
use ra::{Action, Auction, Kind, Phase, Position, Tile};
use tabletop::{Refusal, Seat};
use text::{Narrated, ra as words};

use crate::glyph::glyph;
use crate::lessons;
use crate::ra::board::odds;
use crate::ra::pieces::{colours, face, god_drawing};
use crate::ra::scene::Stage;
use crate::routes;

/// What the game waits for, in two or three words.
pub(crate) fn headline(stage: &Stage<'_>) -> String {
    let text = stage.text;
    let asked = stage.scene.is_asked();
    match (stage.view.phase(), stage.owing()) {
        (Phase::Auction(_), _) if asked => text.say("ra-your-bid"),
        (_, Some(_)) if asked => text.say("your-turn"),
        (_, Some(seat)) => text.tell(
            "ra-decides",
            &[
                ("who", stage.name(seat).into()),
                ("you", stage.you(seat).into()),
            ],
        ),
        (_, None) => stage.nobody_decides(),
    }
}

/// The bar at the foot of a phone, under the board elsewhere.
pub(crate) fn decision(stage: &Stage<'_>) -> Markup {
    let seat = stage.scene.observer.seat();
    if let Mode::Replay { .. } = stage.scene.mode {
        return html! {}; // The bar of the replay takes its place.
    }
    let asked = stage.scene.mode == Mode::Live && stage.scene.is_asked();
    match (seat, stage.view.phase()) {
        (Some(seat), Phase::Turn { .. }) if asked => turn(stage, seat),
        (Some(seat), Phase::Gods { .. }) if asked => god_step(stage, seat),
        (Some(seat), Phase::Auction(auction)) if asked => bid(stage, seat, &auction),
        (Some(seat), Phase::Loss(loss)) if asked => lose::lose(stage, seat, &loss),
        _ => waiting::wait(stage),
    }
}

/// The frame of a decision: a form that names the step it answers.
pub(crate) fn frame(stage: &Stage<'_>, heading: &str, why: &str, content: &Markup) -> Markup {
    html! {
        section.decide #decide aria-labelledby="h-decide" tabindex="-1" {
            (lessons::card(stage.scene, stage.text))
            header { h2 #h-decide { (heading) } p { (why) } }
            form method="post" action=(routes::act(stage.scene.table, "act")) data-live {
                input type="hidden" name="step" value=(stage.scene.step);
                (content)
            }
        }
    }
}

fn turn(stage: &Stage<'_>, seat: Seat) -> Markup {
    let (text, position) = (stage.text, &stage.view);
    let refused = |action| refusal(stage, seat, action);
    let free = ra::row::SPACES - position.row().len();
    let draw = act::Act {
        class: "act--go",
        icon: glyph("u-draw"),
        action: Action::Draw,
        says: draw_says(stage, free),
        key: "d",
        slip: None,
    };
    let invoke = act::Act {
        class: if free == 0 { "act--go" } else { "" },
        icon: glyph("u-invoke"),
        action: Action::Invoke,
        says: html! { (text.say(if free == 0 { "ra-invoke-full" } else { "ra-invoke-says" })) },
        key: "r",
        slip: None,
    };
    let why = if free == 0 {
        "ra-your-turn-full"
    } else {
        "ra-your-turn-why"
    };
    let acts = html! {
        div.acts {
            (draw.show(stage, refused(Action::Draw)))
            (invoke.show(stage, refused(Action::Invoke)))
            (spend_god(stage, seat))
        }
    };
    frame(stage, &text.say("your-turn"), &text.say(why), &acts)
}

fn draw_says(stage: &Stage<'_>, free: usize) -> Markup {
    let text = stage.text;
    html! {
        @if stage.counts_bag() {
            (text.tell("ra-draw-odds", &[("percent", odds::percent(stage.view.bag(), 1).into())])) " "
        }
        (text.tell("ra-draw-space", &[("count", free.into())]))
    }
}

/// The third act of a turn: it unfolds the tiles that a god can take.
fn spend_god(stage: &Stage<'_>, seat: Seat) -> Markup {
    let (text, names) = (stage.text, stage.names);
    let god = stage.history.next_god(seat);
    let (name, drawing) = match god {
        Some(god) => {
            let name = words::god(god, names, text);
            (
                text.tell("ra-spend", &[("god", name.into())]),
                god_drawing(god, names),
            )
        }
        None => (text.say("ra-spend-a-god"), "g-god".to_owned()),
    };
    let tiles: Vec<Tile> = takeable(stage);
    if tiles.is_empty() {
        let owned = stage.view.area(seat).tiles[Tile::God];
        let why = text.say(if owned == 0 {
            "ra-why-no-god"
        } else {
            "ra-nothing-for-gods"
        });
        return act::disabled("act--wide", &glyph(&drawing), &name, &why);
    }
    html! {
        button.act.act--wide type="button" popovertarget="gods" data-key="g" {
            (glyph(&drawing))
            span.act__t { strong { (name) } span { (text.say("ra-spend-says")) } }
            kbd { "G" }
        }
        div.gods popover #gods role="dialog" aria-labelledby="h-gods" {
            h3 #h-gods { (name) }
            p { (text.say("ra-choose-tile")) }
            (picks(stage, &tiles))
        }
    }
}

/// The tiles a god of the observer can take now.
fn takeable(stage: &Stage<'_>) -> Vec<Tile> {
    let legal = stage.scene.legal.iter();
    let takes = legal.filter_map(|action| match *action {
        Action::God(tile) => Some(tile),
        _ => None,
    });
    takes.collect()
}

/// A button for each tile that a god can take.
fn picks(stage: &Stage<'_>, tiles: &[Tile]) -> Markup {
    html! {
        div.picks {
            @for &tile in tiles {
                @let action = Action::God(tile);
                @let name = Position::action_name(action, stage.scene.options, stage.text);
                button.pick-tile name="do" value=(action) aria-label=(name) title=(name)
                    data-slip=[slip(stage, action)] {
                    span.tile data-cat=(colours(tile)) { (face(tile, stage.names, stage.text)) }
                }
            }
        }
    }
}

fn god_step(stage: &Stage<'_>, seat: Seat) -> Markup {
    let text = stage.text;
    let left = stage.view.area(seat).tiles[Tile::God];
    let done = act::Act {
        class: "act--go",
        icon: glyph("u-check"),
        action: Action::Done,
        says: html! { (text.say("ra-done-says")) },
        key: "Enter",
        slip: None,
    };
    let content = html! {
        (picks(stage, &takeable(stage)))
        div.acts { (done.show(stage, None)) }
    };
    let why = text.tell("ra-god-step-why", &[("count", left.into())]);
    frame(stage, &text.say("ra-god-step"), &why, &content)
}

fn bid(stage: &Stage<'_>, seat: Seat, auction: &Auction) -> Markup {
    let text = stage.text;
    let heading = text.say(if auction.must_bid() {
        "ra-must-bid"
    } else {
        "ra-your-bid"
    });
    let mut suns: Vec<_> = stage.view.area(seat).usable.into_iter().collect();
    suns.reverse();
    let pass = act::Act {
        class: "act--pass",
        icon: glyph("u-pass"),
        action: Action::Pass,
        says: pass_says(stage, seat, auction),
        key: "p",
        slip: None,
    };
    let acts = html! {
        div.acts {
            @for sun in suns { (act::bid(stage, seat, sun, refusal(stage, seat, Action::Bid(sun)))) }
            (pass.show(stage, refusal(stage, seat, Action::Pass)))
        }
    };
    frame(stage, &heading, &bid_why(stage, seat, auction), &acts)
}

/// What must be outbid, and who speaks after the observer.
fn bid_why(stage: &Stage<'_>, seat: Seat, auction: &Auction) -> String {
    let text = stage.text;
    if auction.must_bid() {
        return text.say("ra-must-bid-why");
    }
    let above = match auction.high {
        Some(bid) => text.tell("ra-bid-above", &[("sun", bid.sun.0.into())]),
        None => text.say("ra-bid-any"),
    };
    let after = match stage.later_speakers(seat)[..] {
        [] => text.say("ra-nobody-after"),
        [only] => text.tell("ra-one-after", &[("who", stage.name(only).into())]),
        ref several => text.tell("ra-some-after", &[("count", several.len().into())]),
    };
    format!("{above} {after}")
}

/// What happens if the observer passes.
fn pass_says(stage: &Stage<'_>, seat: Seat, auction: &Auction) -> Markup {
    let text = stage.text;
    let later = stage.later_speakers(seat);
    let says = match auction.high {
        Some(bid) => {
            let key = if later.is_empty() {
                "ra-pass-goes"
            } else {
                "ra-pass-stands"
            };
            let who = stage.name(bid.seat);
            text.tell(key, &[("who", who.into()), ("sun", bid.sun.0.into())])
        }
        None if !later.is_empty() => text.say("ra-pass-no-bid-yet"),
        None if auction.kind == Kind::InvokedFull => text.say("ra-pass-row-lost"),
        None => text.say("ra-pass-row-stays"),
    };
    html! { (says) }
}

/// Why an act of the observer is not possible now.
fn refusal(stage: &Stage<'_>, seat: Seat, action: Action) -> Option<String> {
    match stage.view.check(seat, action) {
        Ok(()) => None,
        Err(Refusal::Illegal(reason)) => Some(Position::why_not(&reason, stage.text)),
        Err(_) => Some(stage.text.say("problem-not-asked")),
    }
}

/// The question before an act that looks like a slip: a god that fetches a disaster for nothing.
fn slip(stage: &Stage<'_>, action: Action) -> Option<String> {
    match action {
        Action::God(tile) if tile.is_disaster() => {
            let name = words::one(tile, stage.names, stage.text);
            Some(
                stage
                    .text
                    .tell("ra-slip-disaster", &[("disaster", name.into())]),
            )
        }
        _ => None,
    }
}
