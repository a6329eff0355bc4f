//! The offerings when they are shown: what everybody laid, the total, and changing it (AR-6.3 to
//! AR-6.7).

use amun_re::{Action, Direction, Phase, Tile, reward};
use maud::{Markup, html};
use tabletop::Seat;

use super::{offering, your_turn};
use crate::amun_re::scene::{Stage, icon};

/// The use of an Offering Change.
pub(crate) fn change(stage: &Stage<'_>, total: i16) -> Markup {
    let title = stage.text.tell("ar-ask-change", &[("total", total.into())]);
    html! {
        (your_turn(stage, &title, &stage.say("ar-ask-change-says")))
        p.play {
            @for (direction, key) in [(Direction::Raise, "ar-change-raise"), (Direction::Lower, "ar-change-lower")] {
                @let total = total + direction.amount();
                @let tile = Tile::for_total(total).value();
                @let says = stage.text.tell(key, &[("total", total.into()), ("tile", tile.into())]);
                (stage.act(Action::Change(direction), "btn btn--w", &html! {
                    (icon("ar-change")) span { b { (says) } }
                }))
            }
        }
        (shown(stage))
    }
}

/// Everything that was laid, by rank, with the total so far.
pub(crate) fn shown(stage: &Stage<'_>) -> Markup {
    let (Phase::Change { total, .. }
    | Phase::Reward { total, .. }
    | Phase::RewardCard { total, .. }) = stage.view.phase
    else {
        return html! {};
    };
    let ranking = stage.world.ranking();
    let thieves = stage.seats().map(|(seat, _)| seat);
    let thieves = thieves.filter(|seat| !ranking.contains(seat));
    html! {
        section.shown {
            h3 { (stage.text.tell("ar-total", &[("total", total.into())])) }
            (meter(stage, total))
            ol.rev {
                @for (rank, &seat) in (1u8..).zip(&ranking) { (line(stage, seat, Some(rank))) }
                @for seat in thieves { (line(stage, seat, None)) }
            }
            (offering::tiles(stage))
        }
    }
}

fn line(stage: &Stage<'_>, seat: Seat, rank: Option<u8>) -> Markup {
    let Some(offer) = stage.seat(seat).offer else {
        return html! {};
    };
    html! {
        li {
            span.rev__r { @match rank { Some(rank) => (rank), None => "–" } }
            (stage.who(seat))
            span.rev__v {
                @match offer.gold {
                    Some(gold) => { (icon("ar-gold")) (gold) }
                    None => { (icon("ar-theft")) "−3" span.vh { (stage.say("ar-theft")) } }
                }
            }
            small {
                @if let Some(rank) = rank { (stage.count("ar-rewards", reward::rewards(rank))) }
                @if offer.change { " " (stage.say("ar-laid-change")) }
            }
        }
    }
}

/// The width of the scale, and how wide one gold is on it.
const SCALE: i32 = 350;
const GOLD: i32 = 11;

/// The total on the scale of the tiles.
fn meter(stage: &Stage<'_>, total: i16) -> Markup {
    // The scale begins at -3, so that 3, 13 and 23 stand where the tiles change.
    let at = |gold: i32| (gold + 3).clamp(0, SCALE / GOLD) * GOLD;
    let bounds = [at(-3), at(3), at(13), at(23), SCALE];
    let active = Tile::for_total(total).value();
    let pointer = at(total.into()) + GOLD / 2;
    html! {
        div.meter role="img" aria-label=(stage.text.tell("ar-meter", &[("total", total.into())])) {
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
