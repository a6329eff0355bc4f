//! What the table waits for, told to those who are not asked.

use amun_re::Phase;
use maud::{Markup, html};
use tabletop::Seat;

use super::super::desk::Desk;
use super::{heading, offers};
use crate::rich::Piece;

pub(super) fn waiting(desk: &Desk<'_>) -> Markup {
    html! {
        (head(desk))
        (order(desk))
        (offers::shown(desk))
    }
}

/// The heading for those who wait.
pub(super) fn head(desk: &Desk<'_>) -> Markup {
    heading(&desk.say("ar-ask-waiting"), &headline(desk), &says(desk))
}

/// What the table waits for, in few words.
pub(in super::super) fn headline(desk: &Desk<'_>) -> String {
    let view = desk.view;
    if view.phase == Phase::Over {
        return desk.say("ar-over-says");
    }
    if desk.asked() {
        return desk.say("ar-ask-your-turn");
    }
    let waited_for = desk
        .scene
        .owing
        .into_iter()
        .map(|seat| desk.scene.name(seat));
    let names: Vec<_> = waited_for.collect();
    if names.is_empty() {
        desk.say("ar-wait-chance")
    } else {
        desk.text
            .tell("ar-wait-for", &[("who", names.join(", ").into())])
    }
}

/// What the one who is asked does.
fn says(desk: &Desk<'_>) -> Markup {
    let of = |key: &str, seat: Seat| desk.rich(key, &[("who", Piece::Insert(desk.who(seat)))]);
    match desk.view.phase {
        Phase::Auction { seat, .. } if desk.seat(seat).scribe.is_some() => of("ar-wait-lead", seat),
        Phase::Auction { seat, .. } => of("ar-wait-auction", seat),
        Phase::InstantStone { seat, .. } => of("ar-wait-stone", seat),
        Phase::Market { seat, .. }
        | Phase::PlaceFarmer { seat, .. }
        | Phase::PlaceStone { seat, .. } => of("ar-wait-market", seat),
        Phase::Change { seat, total } => desk.rich(
            "ar-wait-change",
            &[
                ("who", Piece::Insert(desk.who(seat))),
                ("total", total.into()),
            ],
        ),
        Phase::Reward { seat, left, .. } => {
            let rewards = desk.count("ar-rewards", left);
            let pieces = [
                ("who", Piece::Insert(desk.who(seat))),
                ("rewards", rewards.into()),
            ];
            desk.rich("ar-wait-reward", &pieces)
        }
        Phase::Harvest { seat, .. } => of("ar-wait-harvest", seat),
        Phase::Offering | Phase::Reveal => html! { (desk.say("ar-wait-watch")) },
        Phase::Over
        | Phase::First
        | Phase::Deal { .. }
        | Phase::TurnUp
        | Phase::InstantCard { .. }
        | Phase::BoughtCard { .. }
        | Phase::RewardCard { .. } => html! { (desk.say("ar-wait-draw")) },
    }
}

/// The turn order of this round, with whose turn it is.
fn order(desk: &Desk<'_>) -> Markup {
    let Some(first) = desk.view.first else {
        return html! {};
    };
    html! {
        ol.order aria-label=(desk.say("ar-order")) {
            @for seat in first.clockwise(desk.view.players()) {
                @let now = desk.scene.owing.contains(seat).then_some("step");
                li aria-current=[now] { (desk.who(seat)) @if now.is_some() { small { (desk.say("ar-order-now")) } } }
            }
        }
    }
}
