//! The board: the Ra track as the sun's way over the sky, the centre sun, the row, and who speaks
//! or plays in which order.

pub(super) mod odds;
pub(super) mod side;

use maud::{Markup, html};
use ra::epoch::ra_tiles;
use ra::options::Track;
use ra::{Auction, Kind, Phase, Tile};
use tabletop::Seat;
use text::ra as words;

use crate::glyph::glyph;
use crate::ra::cues;
use crate::ra::explain;
use crate::ra::pieces::{centre_sun, colours, face, god_drawing, small_sun, tile_glyph};
use crate::ra::scene::Stage;

pub(crate) fn board(stage: &Stage<'_>) -> Markup {
    let track = match stage.scene.options.track {
        Track::Tiles => "tiles",
        Track::Barge => "barge",
    };
    html! {
        section.board data-track=(track) aria-labelledby="h-board" {
            h2.vh #h-board { (stage.text.say("ra-board")) }
            div.sky data-roving {
                (ra_track(stage))
                (left_of_sun(stage))
                div.centre {
                    h3.vh { (stage.text.say("ra-centre-sun")) }
                    div.sun--centre { (centre_sun(stage.view.centre())) }
                    span.centre__cap aria-hidden="true" { (stage.text.say("ra-centre-sun")) }
                }
                (right_of_sun(stage))
            }
            (row(stage))
            (order(stage))
        }
    }
}

/// The Ra track in both forms of RA-E03; the style sheet shows the one the table has.
fn ra_track(stage: &Stage<'_>) -> Markup {
    let (count, last) = (stage.view.ra_count(), ra_tiles(stage.view.players()));
    let text = stage.text;
    let label = text.tell(
        "ra-track",
        &[("count", count.into()), ("last", last.into())],
    );
    html! {
        ol.track data-n=(last) data-why=(explain::TRACK) aria-label=(label) {
            @for number in 1..=last {
                @let state = if number == last { "stop stop--end" }
                    else if number < count { "stop stop--past" }
                    else if number == count { "stop stop--now" }
                    else { "stop stop--next" };
                li class=(state) data-i=(number) aria-current=[(number == count).then_some("step")] {
                    @if number == last {
                        (glyph("g-akhet"))
                        span.vh { (text.tell("ra-track-end", &[("number", number.into())])) }
                    } @else if number <= count {
                        span.tile.tile--ra data-cat="ra" data-piece={ "ra-" (number) } data-at=(cues::track(number)) { (glyph("g-ra")) }
                        span.vh { (text.tell("ra-track-ra", &[("number", number.into())])) }
                    } @else {
                        span.vh { (text.tell("ra-track-free", &[("number", number.into())])) }
                    }
                }
            }
            li.boat data-i=(count) data-piece="boat" aria-hidden="true" { (glyph("g-barge")) }
        }
    }
}

fn left_of_sun(stage: &Stage<'_>) -> Markup {
    let (count, last) = (stage.view.ra_count(), ra_tiles(stage.view.players()));
    let text = stage.text;
    html! {
        p.sky__left data-why=(explain::TRACK) {
            b.big { (count) " " small { (text.tell("of-all", &[("all", last.into())])) } }
            span { (text.say("ra-drawn-ra")) }
            span.quiet { (text.tell("ra-more-end", &[("count", (last - count).into())])) }
        }
    }
}

/// What may come next, if the table counts; otherwise how long the row is.
fn right_of_sun(stage: &Stage<'_>) -> Markup {
    let (bag, text) = (stage.view.bag(), stage.text);
    if !stage.counts_bag() {
        return html! {
            p.sky__right data-at=(cues::BAG) data-why=(explain::BAG) {
                b.big { (stage.view.row().len()) " " small { (text.tell("of-all", &[("all", ra::row::SPACES.into())])) } }
                span { (text.say("ra-tiles-in-row")) }
            }
        };
    }
    html! {
        p.sky__right data-at=(cues::BAG) data-why=(explain::BAG) {
            b.big { (bag[Tile::Ra]) " " small { (text.tell("of-all", &[("all", bag.total().into())])) } }
            span { (text.say("ra-bag-ra")) }
            span.quiet { (text.tell("ra-per-draw", &[("percent", odds::percent(bag, 1).into())])) }
        }
    }
}

fn row(stage: &Stage<'_>) -> Markup {
    let (row, text) = (stage.view.row(), stage.text);
    let label = text.tell(
        "ra-row",
        &[("count", row.len().into()), ("spaces", row.0.len().into())],
    );
    html! {
        ol.row aria-label=(label) {
            @for (space, tile) in row.0.iter().enumerate() {
                @match tile {
                    Some(tile) => li.space { (row_tile(stage, space, *tile)) },
                    None => li.space.space--free { span.vh { (text.say("ra-space-free")) } },
                }
            }
        }
    }
}

/// A tile in the row; it explains itself when pressed.
fn row_tile(stage: &Stage<'_>, space: usize, tile: Tile) -> Markup {
    let (text, names) = (stage.text, stage.names);
    let number = stage.history.drawn[space];
    let god = stage.history.god_in_row(space);
    let name = match god {
        Some(god) => words::god(god, names, text),
        None => words::tile(tile, names, text),
    };
    let label = text.tell("explain", &[("what", name.as_str().into())]);
    html! {
        button.tile type="button" data-cat=(colours(tile)) popovertarget=(explain::tip_id(tile)) data-why=(explain::tip_id(tile))
            data-at=(cues::space(space)) data-piece=[number.map(|number| format!("tile-{number}"))]
            aria-label=(label) {
            @match god {
                Some(god) => {
                    (glyph(&god_drawing(god, names)))
                    span.tile__name { (name) }
                }
                None => (face(tile, names, text)),
            }
            @if tile.is_kept() {
                span.keeps title=(text.say("ra-stays")) { (glyph("g-scarab")) }
            }
        }
    }
}

/// Who speaks, or whose turn it is, in order.
fn order(stage: &Stage<'_>) -> Markup {
    match stage.view.phase() {
        Phase::Auction(auction) => bids(stage, &auction),
        _ => turns(stage),
    }
}

fn bids(stage: &Stage<'_>, auction: &Auction) -> Markup {
    let text = stage.text;
    let cause = match auction.kind {
        Kind::Drawn => "ra-cause-drawn",
        Kind::Invoked => "ra-cause-invoked",
        Kind::InvokedFull => "ra-cause-full",
    };
    let cause = text.tell(
        cause,
        &[
            ("who", stage.name(auction.ra_player).into()),
            ("you", stage.you(auction.ra_player).into()),
        ],
    );
    html! {
        section.auction aria-labelledby="h-auction" {
            h3 #h-auction {
                i.tile.tile--ra data-cat="ra" { (glyph("g-ra")) }
                span { (text.say("ra-auction")) " " small { (cause) } }
            }
            ol.bids aria-label=(text.say("ra-bids")) {
                @for seat in stage.speakers(auction.ra_player) { (bid(stage, auction, seat)) }
            }
        }
    }
}

fn bid(stage: &Stage<'_>, auction: &Auction, seat: Seat) -> Markup {
    let text = stage.text;
    let spoken = stage.history.spoken.iter().find(|(who, _)| *who == seat);
    let last = seat == auction.ra_player;
    let name = html! { span.bid__who { (stage.name(seat)) } };
    if seat == auction.speaker {
        let key = if stage.is_you(seat) {
            "ra-your-bid-now"
        } else {
            "ra-bids-now"
        };
        return html! {
            li.bid.bid--now data-at=(cues::bid(seat)) aria-current="step" { (name) span.bid__what { (text.say(key)) } }
        };
    }
    match spoken {
        Some((_, Some(sun))) => {
            let high = auction.high.is_some_and(|bid| bid.seat == seat);
            html! {
                li.bid.bid--high[high] data-at=(cues::bid(seat)) {
                    (name)
                    span.bid__what {
                        (small_sun(*sun))
                        span { (text.say(if high { "ra-highest" } else { "ra-outbid" })) }
                    }
                }
            }
        }
        Some((_, None)) => html! {
            li.bid.bid--pass { (name) span.bid__what { (text.say("ra-passed")) } }
        },
        None => html! {
            li.bid.bid--wait {
                (name)
                span.bid__what {
                    @if last { (text.say("ra-speaks-last")) " " }
                    @for sun in suns_down(stage, seat) { (small_sun(sun)) }
                }
            }
        },
    }
}

fn suns_down(stage: &Stage<'_>, seat: Seat) -> Vec<ra::Sun> {
    let mut suns: Vec<_> = stage.view.area(seat).usable.into_iter().collect();
    suns.reverse();
    suns
}

/// The order of turns, from the one who acts; the same strip as that of the bids, so that nothing
/// jumps when an auction begins.
fn turns(stage: &Stage<'_>) -> Markup {
    let text = stage.text;
    let players = stage.view.players();
    let first = stage.owing().unwrap_or_default();
    let key = match stage.view.phase() {
        Phase::Loss(_) => "ra-loss",
        Phase::Over => "ra-over",
        _ => "ra-turn",
    };
    let epoch = words::epoch(stage.view.epoch(), stage.names, text);
    html! {
        section.auction.auction--turn aria-labelledby="h-auction" {
            h3 #h-auction {
                i.tile data-cat="gold" {
                    @if let Phase::Loss(loss) = stage.view.phase() {
                        (tile_glyph(if loss.civilization > 0 { Tile::War } else { Tile::Earthquake }))
                    } @else {
                        (glyph("u-draw"))
                    }
                }
                span { (text.say(key)) " " small { (epoch) } }
            }
            ol.bids aria-label=(text.say("ra-turn-order")) {
                @for seat in first.clockwise(players) {
                    @let now = Some(seat) == stage.owing();
                    @let active = stage.view.area(seat).is_active();
                    li.bid.bid--now[now].bid--pass[!active].bid--wait[!now && active]
                        aria-current=[now.then_some("step")] {
                        span.bid__who { (stage.name(seat)) }
                        span.bid__what {
                            @if now { (text.say("ra-to-act")) }
                            @else if active { @for sun in suns_down(stage, seat) { (small_sun(sun)) } }
                            @else { (text.say("ra-no-suns")) }
                        }
                    }
                }
            }
        }
    }
}
