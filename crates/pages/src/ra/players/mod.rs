//! The players: one's own area, and the others round the table.

mod shelf;

use club::{Occupant, Sitter};
use maud::{Markup, html};
use ra::{Phase, Sun, Tile};
use tabletop::Seat;
use text::{Text, signed};

use crate::glyph::glyph;
use crate::ra::cues;
use crate::ra::explain;
use crate::ra::pieces::{points, small_sun, spent_sun, sun};
use crate::ra::players::shelf::shelf;
use crate::ra::scene::Stage;
use crate::start::rank_name;

/// The area of the reader; to somebody who watches, that of the first seat.
pub(crate) fn own_area(stage: &Stage<'_>) -> Markup {
    let (text, seat) = (stage.text, stage.own_seat());
    let area = stage.view.area(seat);
    let name = if stage.is_watched() {
        stage.scene.name(seat).to_owned()
    } else {
        text.say("you")
    };
    html! {
        section.me aria-labelledby="h-me" data-at=(cues::area(seat)) data-roving {
            header.me__head {
                span.face.face--me { (face(stage, seat)) }
                h2 #h-me { (name) }
                div.mysuns {
                    h3 {
                        (text.say("ra-suns")) " "
                        small { (text.tell("ra-suns-in-all", &[("sum", area.suns().sum().into())])) }
                    }
                    (suns(stage, seat))
                }
                (summary(stage, seat))
                (tally(stage, seat))
                (expander(stage, seat))
            }
            (shelf(stage, seat, 3))
        }
    }
}

/// The areas of the others, clockwise.
pub(crate) fn other_areas(stage: &Stage<'_>) -> Markup {
    html! {
        section.opps aria-labelledby="h-opps" {
            h2.vh #h-opps { (stage.text.say("ra-other-players")) }
            @for seat in stage.others() { (other_area(stage, seat)) }
        }
    }
}

fn other_area(stage: &Stage<'_>, seat: Seat) -> Markup {
    let heading = format!("h-seat-{seat}");
    html! {
        article.player aria-labelledby=(heading) data-at=(cues::area(seat)) data-roving {
            header.player__head {
                span.face { (face(stage, seat)) }
                h3 id=(heading) {
                    (stage.scene.name(seat))
                    (bot_mark(&stage.scene.sitters[seat.index()], stage.text))
                }
                (tag(stage, seat))
            }
            div.player__line {
                (suns(stage, seat))
                (summary(stage, seat))
                (tally(stage, seat))
            }
            (expander(stage, seat))
            (shelf(stage, seat, 4))
        }
    }
}

/// Says of a bot that it is one, and of which sort.
pub(crate) fn bot_mark(sitter: &Sitter, text: &Text) -> Markup {
    match sitter.occupant {
        Occupant::Bot(rank) | Occupant::StandIn(rank) => html! {
            " " small title=(rank_name(rank, text)) { (text.say("bot")) }
        },
        Occupant::Person | Occupant::Empty => html! {},
    }
}

fn face(stage: &Stage<'_>, seat: Seat) -> Markup {
    match stage.scene.sitters[seat.index()].occupant {
        Occupant::Bot(_) | Occupant::StandIn(_) => glyph("u-bot"),
        Occupant::Person | Occupant::Empty => glyph("u-person"),
    }
}

/// What a player is doing, in a word.
fn tag(stage: &Stage<'_>, seat: Seat) -> Markup {
    let text = stage.text;
    if !stage.view.area(seat).is_active() {
        return html! { span.tag { (glyph("g-sun-spent")) (text.say("ra-no-suns")) } };
    }
    match stage.view.phase() {
        Phase::Auction(auction) => {
            let spoken = stage.history.spoken.iter().find(|(who, _)| *who == seat);
            match spoken {
                _ if auction.speaker == seat => {
                    html! { span.tag.tag--now { (text.say("ra-bids-now")) } }
                }
                Some((_, Some(sun))) => html! {
                    span.tag.tag--bid { (text.say("ra-bid-word")) " " (small_sun(*sun)) }
                },
                Some((_, None)) => html! { span.tag { (glyph("u-pass")) (text.say("ra-passed")) } },
                None if auction.ra_player == seat => html! {
                    span.tag { (glyph("g-statue-ra")) (text.say("ra-speaks-last")) }
                },
                None => html! {},
            }
        }
        _ if stage.owing() == Some(seat) => html! { span.tag.tag--now { (text.say("ra-to-act")) } },
        _ => html! {},
    }
}

/// A player's suns, the highest first, the spent ones last.
fn suns(stage: &Stage<'_>, seat: Seat) -> Markup {
    let (area, text) = (stage.view.area(seat), stage.text);
    let down = |suns: ra::Suns| suns.into_iter().collect::<Vec<Sun>>().into_iter().rev();
    html! {
        ul.suns aria-label=(text.say("ra-suns")) {
            @for usable in down(area.usable) {
                li { span.vh { (text.say("ra-usable")) " " } (sun(usable)) }
            }
            @for spent in down(area.spent) {
                li { span.vh { (text.say("ra-spent")) " " } (spent_sun(spent)) }
            }
        }
    }
}

/// What a player has, in one line for narrow screens.
fn summary(stage: &Stage<'_>, seat: Seat) -> Markup {
    let (tiles, text) = (&stage.view.area(seat).tiles, stage.text);
    let civilization = u8::try_from(tiles.different(&Tile::CIVILIZATION)).unwrap_or(u8::MAX);
    let items = [
        ("pharaoh", "g-pharaoh", "ra-pharaohs", tiles[Tile::Pharaoh]),
        ("nile", "g-nile", "ra-nile", tiles[Tile::Nile]),
        ("flood", "g-flood", "ra-floods", tiles[Tile::Flood]),
        (
            "civ",
            "g-civ-religion",
            "ra-kinds-of-civilization",
            civilization,
        ),
        (
            "mon",
            "g-mon-pyramid",
            "ra-monuments",
            tiles.count(&Tile::MONUMENTS),
        ),
        ("gold", "g-gold", "ra-gold", tiles[Tile::Gold]),
        ("god", "g-god", "ra-gods", tiles[Tile::God]),
    ];
    html! {
        ul.sumline {
            @for (colours, drawing, name, count) in items {
                li.mini.mini--none[count == 0] data-cat=(colours) {
                    span.vh { (text.say(name)) " " } (glyph(drawing)) b { (count) }
                }
            }
        }
    }
}

/// A player's score, what they would score now, and what the row would change.
fn tally(stage: &Stage<'_>, seat: Seat) -> Markup {
    let text = stage.text;
    let own = seat == stage.own_seat();
    let score = html! {
        div.tally__score data-why=(explain::SCORE) {
            dt { (text.say("ra-score")) }
            @match stage.scene.view.points(seat) {
                Some(points) => dd data-tally={ "score-" (seat) } { (points) },
                None => dd title=(text.say("ra-hidden-until-end")) {
                    (glyph("u-lock")) span.vh { (text.say("ra-hidden")) }
                },
            }
        }
    };
    html! {
        dl.tally.tally--me[own] {
            @if own { (score) }
            div data-why=(explain::NOW) { dt { (text.say("ra-now")) } dd data-tally={ "now-" (seat) } { (points(stage.score_now(seat))) } }
            @if let Some(worth) = stage.row_worth(seat) {
                div.tally__row data-why=(explain::ROW) title=(text.say("ra-row-change")) {
                    dt { (text.say("ra-row-word")) }
                    dd { (points(worth.now())) @if worth.later != 0 { small.vh { (text.tell("ra-later", &[("points", signed(worth.later).into())])) } } }
                }
            }
            @if !own { (score) }
        }
    }
}

/// Unfolds an area on narrow screens, without script.
fn expander(stage: &Stage<'_>, seat: Seat) -> Markup {
    let label = stage.text.tell(
        "ra-show-tiles",
        &[
            ("who", stage.name(seat).into()),
            ("you", stage.you(seat).into()),
        ],
    );
    html! {
        label.expand {
            input type="checkbox" id={ "unfold-" (seat) } aria-label=(label);
            (glyph("u-chevron"))
        }
    }
}
