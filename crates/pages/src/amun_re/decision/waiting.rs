//! What the table waits for, told to those who are not asked.

use amun_re::Phase;
use maud::{Markup, html};
use tabletop::Seat;

use super::{heading, offers};
use crate::amun_re::scene::Stage;
use crate::rich::Piece;

pub(crate) fn waiting(stage: &Stage<'_>) -> Markup {
    html! {
        (head(stage))
        (order(stage))
        (offers::shown(stage))
    }
}

/// The heading for those who wait.
pub(crate) fn head(stage: &Stage<'_>) -> Markup {
    heading(&stage.say("ar-ask-waiting"), &headline(stage), &says(stage))
}

/// What the table waits for, in few words.
pub(crate) fn headline(stage: &Stage<'_>) -> String {
    let view = stage.view;
    if view.phase == Phase::Over {
        return stage.say("ar-over-says");
    }
    if stage.asked() {
        return stage.say("ar-ask-your-turn");
    }
    let waited_for = stage
        .scene
        .owing
        .into_iter()
        .map(|seat| stage.scene.name(seat));
    let names: Vec<_> = waited_for.collect();
    if names.is_empty() {
        stage.say("ar-wait-chance")
    } else {
        stage
            .text
            .tell("ar-wait-for", &[("who", names.join(", ").into())])
    }
}

/// What the one who is asked does.
fn says(stage: &Stage<'_>) -> Markup {
    let of = |key: &str, seat: Seat| stage.rich(key, &[("who", Piece::Insert(stage.who(seat)))]);
    match stage.view.phase {
        Phase::Auction { seat, .. } if stage.seat(seat).scribe.is_some() => {
            of("ar-wait-lead", seat)
        }
        Phase::Auction { seat, .. } => of("ar-wait-auction", seat),
        Phase::InstantStone { seat, .. } => of("ar-wait-stone", seat),
        Phase::Market { seat, .. }
        | Phase::PlaceFarmer { seat, .. }
        | Phase::PlaceStone { seat, .. } => of("ar-wait-market", seat),
        Phase::Change { seat, total } => stage.rich(
            "ar-wait-change",
            &[
                ("who", Piece::Insert(stage.who(seat))),
                ("total", total.into()),
            ],
        ),
        Phase::Reward { seat, left, .. } => {
            let rewards = stage.count("ar-rewards", left);
            let pieces = [
                ("who", Piece::Insert(stage.who(seat))),
                ("rewards", rewards.into()),
            ];
            stage.rich("ar-wait-reward", &pieces)
        }
        Phase::Harvest { seat, .. } => of("ar-wait-harvest", seat),
        Phase::Offering | Phase::Reveal => html! { (stage.say("ar-wait-watch")) },
        Phase::Over
        | Phase::First
        | Phase::Deal { .. }
        | Phase::TurnUp
        | Phase::InstantCard { .. }
        | Phase::BoughtCard { .. }
        | Phase::RewardCard { .. } => html! { (stage.say("ar-wait-draw")) },
    }
}

/// The turn order of this round, with whose turn it is.
fn order(stage: &Stage<'_>) -> Markup {
    let Some(first) = stage.view.first else {
        return html! {};
    };
    html! {
        ol.order aria-label=(stage.say("ar-order")) {
            @for seat in first.clockwise(stage.view.players()) {
                @let now = stage.scene.owing.contains(seat).then_some("step");
                li aria-current=[now] { (stage.who(seat)) @if now.is_some() { small { (stage.say("ar-order-now")) } } }
            }
        }
    }
}
