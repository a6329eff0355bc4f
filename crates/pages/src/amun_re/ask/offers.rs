//! The offerings when they are shown: what everybody laid, the total, and changing it (AR-6.3 to
//! AR-6.7).

use amun_re::{Action, Direction, Phase, Tile, reward};
use maud::{Markup, html};
use tabletop::Seat;

use super::super::desk::{Desk, icon};
use super::{offering, your_turn};

/// The use of an Offering Change.
pub(super) fn change(desk: &Desk<'_>, total: i16) -> Markup {
    let title = desk.text.tell("ar-ask-change", &[("total", total.into())]);
    html! {
        (your_turn(desk, &title, &desk.say("ar-ask-change-says")))
        p.play {
            @for (direction, key) in [(Direction::Raise, "ar-change-raise"), (Direction::Lower, "ar-change-lower")] {
                @let total = total + direction.amount();
                @let tile = Tile::for_total(total).value();
                @let says = desk.text.tell(key, &[("total", total.into()), ("tile", tile.into())]);
                (desk.act(Action::Change(direction), "btn btn--w", &html! {
                    (icon("ar-change")) span { b { (says) } }
                }))
            }
        }
        (shown(desk))
    }
}

/// Everything that was laid, by rank, with the total so far.
pub(super) fn shown(desk: &Desk<'_>) -> Markup {
    let (Phase::Change { total, .. }
    | Phase::Reward { total, .. }
    | Phase::RewardCard { total, .. }) = desk.view.phase
    else {
        return html! {};
    };
    let ranking = desk.world.ranking();
    let thieves = desk.seats().map(|(seat, _)| seat);
    let thieves = thieves.filter(|seat| !ranking.contains(seat));
    html! {
        section.shown {
            h3 { (desk.text.tell("ar-total", &[("total", total.into())])) }
            (meter(desk, total))
            ol.rev {
                @for (rank, &seat) in (1u8..).zip(&ranking) { (line(desk, seat, Some(rank))) }
                @for seat in thieves { (line(desk, seat, None)) }
            }
            (offering::tiles(desk))
        }
    }
}

fn line(desk: &Desk<'_>, seat: Seat, rank: Option<u8>) -> Markup {
    let Some(offer) = desk.seat(seat).offer else {
        return html! {};
    };
    html! {
        li {
            span.rev__r { @match rank { Some(rank) => (rank), None => "–" } }
            (desk.who(seat))
            span.rev__v {
                @match offer.gold {
                    Some(gold) => { (icon("ar-gold")) (gold) }
                    None => { (icon("ar-theft")) "−3" span.vh { (desk.say("ar-theft")) } }
                }
            }
            small {
                @if let Some(rank) = rank { (desk.count("ar-rewards", reward::rewards(rank))) }
                @if offer.change { " " (desk.say("ar-laid-change")) }
            }
        }
    }
}

/// The width of the scale, and how wide one gold is on it.
const SCALE: i32 = 350;
const GOLD: i32 = 11;

/// The total on the scale of the tiles.
fn meter(desk: &Desk<'_>, total: i16) -> Markup {
    // The scale begins at -3, so that 3, 13 and 23 stand where the tiles change.
    let at = |gold: i32| (gold + 3).clamp(0, SCALE / GOLD) * GOLD;
    let bounds = [at(-3), at(3), at(13), at(23), SCALE];
    let active = Tile::for_total(total).value();
    let pointer = at(total.into()) + GOLD / 2;
    html! {
        div.meter role="img" aria-label=(desk.text.tell("ar-meter", &[("total", total.into())])) {
            svg viewBox="0 0 350 46" {
                @for (value, ends) in (1u8..).zip(bounds.windows(2)) {
                    @let class = (value == active).then_some("on");
                    g class=[class] {
                        rect x=(ends[0]) y="12" width=(ends[1] - ends[0] - 2) height="20" {}
                        text x=((ends[0] + ends[1]) / 2) y="27" { (value) }
                    }
                    @if value > 1 { text x=(ends[0]) y="44" { (10 * i32::from(value) - 17) } }
                }
                path.meter__p d={ "M" (pointer) " 10l-7-10h14z" } {}
            }
        }
    }
}
