//! The scoring at the end of an epoch, category by category.

use club::{Mode, Occupant};
use maud::{Markup, html};
use ra::event::EpochEnd;
use ra::scoring::Category;
use ra::{Tile, Tiles, epoch::EPOCHS};
use tabletop::{Seat, Seen, Step};
use text::ra as words;

use crate::glyph::glyph;
use crate::ra::explain;
use crate::ra::history::Scoring;
use crate::ra::pieces::{chip, god_drawing, points, small_sun};
use crate::ra::scene::Stage;

/// The panels of all scorings so far. The latest one stands open until the reader has acted again
/// or closed it; the others are opened by the list of epochs.
pub(super) fn panels(stage: &Stage<'_>) -> Markup {
    let latest = stage.history.scorings.len();
    html! {
        @for (number, scoring) in stage.history.scorings.iter().enumerate() {
            @let open = number + 1 == latest && is_news(stage, scoring);
            dialog.panel.panel--over id={ "epoch-" (scoring.epoch) } open[open] popover[!open]
                aria-labelledby={ "h-epoch-" (scoring.epoch) } {
                (panel(stage, scoring))
                footer.panel__foot {
                    p.keepers {
                        (glyph("g-scarab"))
                        span { (stage.text.say("ra-keepers")) }
                    }
                    @if open {
                        form method="dialog" { button.go { (onward(stage, scoring)) } }
                    } @else {
                        button.key.key--text type="button" popovertarget={ "epoch-" (scoring.epoch) }
                            popovertargetaction="hide" { (glyph("u-close")) (stage.text.say("close")) }
                    }
                }
            }
        }
    }
}

fn onward(stage: &Stage<'_>, scoring: &Scoring) -> String {
    let next = words::epoch(scoring.epoch + 1, stage.names, stage.text);
    stage.text.tell("ra-begin-epoch", &[("epoch", next.into())])
}

/// Whether the reader has not decided anything since; somebody who only watches sees it for as
/// long as nobody has.
fn is_news(stage: &Stage<'_>, scoring: &Scoring) -> bool {
    let since = &stage.scene.log[scoring.steps.min(stage.scene.log.len())..];
    let acted = |seat: Seat| match stage.scene.observer.seat() {
        Some(own) => own == seat,
        None => true,
    };
    let decided = since.iter().any(|told| match told.seen {
        Seen::Whole(Step::Decision { by, .. }) => acted(by),
        _ => false,
    });
    stage.scene.mode == Mode::Live && !decided
}

fn panel(stage: &Stage<'_>, scoring: &Scoring) -> Markup {
    let text = stage.text;
    let epoch = words::epoch(scoring.epoch, stage.names, text);
    let title = text.tell("ra-epoch-ends", &[("epoch", epoch.into())]);
    let why = match (scoring.why, scoring.by) {
        (EpochEnd::RaTrack, Some(seat)) => {
            let who = stage.name(seat);
            text.tell(
                "ra-ended-by-ra",
                &[("who", who.into()), ("you", stage.you(seat).into())],
            )
        }
        (EpochEnd::RaTrack, None) => text.say("ra-ended-by-track"),
        (EpochEnd::Suns, _) => text.say("ra-ended-by-suns"),
    };
    html! {
        header.panel__head {
            span.seal { (glyph("g-akhet")) }
            div { h2 id={ "h-epoch-" (scoring.epoch) } { (title) } p { (why) } }
        }
        div.scroll tabindex="0" role="region" aria-label=(title) {
            (score_table(stage, scoring, &title))
        }
    }
}

/// The table of one scoring: a row for each category, a column for each player.
pub(super) fn score_table(stage: &Stage<'_>, scoring: &Scoring, caption: &str) -> Markup {
    let text = stage.text;
    let seats: Vec<Seat> = stage.own_seat().clockwise(stage.view.players()).collect();
    let past: usize = scoring.epoch.into();
    html! {
        table.score {
            caption.vh { (caption) }
            thead {
                tr {
                    th scope="col" { span.vh { (text.say("ra-category")) } }
                    @for &seat in &seats { (column_head(stage, seat)) }
                }
            }
            tbody {
                @for &category in Category::of_epoch(scoring.epoch) {
                    tr.sc.sc--done data-step=(category as usize + 1) {
                        (row_head(stage, category))
                        @for &seat in &seats { (cell(stage, scoring, category, seat)) }
                    }
                }
            }
            tfoot {
                tr.sc.sum {
                    th scope="row" { div.rowhead {
                        span.cat.cat--plain { (glyph("g-tablet")) }
                        span { b { (text.say("ra-sum")) } small { (text.say("ra-sum-help")) } }
                    } }
                    @for &seat in &seats {
                        td.is-me[stage.is_you(seat)] { (points(scoring.sums[seat])) }
                    }
                }
                tr.sc.tot {
                    th scope="row" { div.rowhead {
                        span.cat.cat--plain { (glyph("g-crown")) }
                        span { b { (text.say("ra-score-title")) } }
                    } }
                    @for &seat in &seats {
                        td.is-me[stage.is_you(seat)] { (total(stage, seat, past)) }
                    }
                }
            }
        }
    }
}

fn column_head(stage: &Stage<'_>, seat: Seat) -> Markup {
    let bot = matches!(
        stage.scene.sitters[seat.index()].occupant,
        Occupant::Bot(_) | Occupant::StandIn(_)
    );
    let you = stage.is_you(seat);
    html! {
        th.is-me[you] scope="col" {
            span.face.face--me[you] { (glyph(if bot { "u-bot" } else { "u-person" })) }
            (stage.name(seat))
        }
    }
}

fn row_head(stage: &Stage<'_>, category: Category) -> Markup {
    let tip = match category {
        Category::Gods => explain::tip_id(Tile::God),
        Category::Gold => explain::tip_id(Tile::Gold),
        Category::Pharaohs => explain::tip_id(Tile::Pharaoh),
        Category::River => explain::tip_id(Tile::Nile),
        Category::Civilization => explain::tip_id(Tile::CIVILIZATION[0]),
        Category::Variety | Category::Identical => explain::tip_id(Tile::MONUMENTS[0]),
        Category::Suns => explain::SPENT.to_owned(),
    };
    html! {
        th scope="row" { div.rowhead data-why=(tip) {
            (sign(category))
            span {
                b { (text::capitalized(&words::category(category, stage.text))) }
                small { (stage.text.say(help(category))) }
            }
        } }
    }
}

/// The drawing of a category.
pub(super) fn sign(category: Category) -> Markup {
    let (colours, drawing) = match category {
        Category::Gods => ("god", "g-god"),
        Category::Gold => ("gold", "g-gold"),
        Category::Pharaohs => ("pharaoh", "g-pharaoh"),
        Category::River => ("nile", "g-nile"),
        Category::Civilization => ("civ", "g-civ-religion"),
        Category::Variety => ("mon", "g-mon-temple"),
        Category::Identical => ("mon", "g-mon-step-pyramid"),
        Category::Suns => ("sun", "g-sun"),
    };
    html! { span.cat data-cat=(colours) { (glyph(drawing)) } }
}

/// The message that says what a category is worth.
pub(super) fn help(category: Category) -> &'static str {
    match category {
        Category::Gods => "ra-gods-help",
        Category::Gold => "ra-gold-help",
        Category::Pharaohs => "ra-pharaohs-help",
        Category::River => "ra-river-help",
        Category::Civilization => "ra-civilization-help",
        Category::Variety => "ra-variety-help",
        Category::Identical => "ra-identical-help",
        Category::Suns => "ra-suns-help",
    }
}

fn cell(stage: &Stage<'_>, scoring: &Scoring, category: Category, seat: Seat) -> Markup {
    let scored = scoring.points[seat][category as usize];
    let compared = matches!(category, Category::Pharaohs | Category::Suns);
    let (win, lose) = (compared && scored > 0, compared && scored < 0);
    let (most, fewest) = if category == Category::Suns {
        ("ra-highest-total", "ra-lowest-total")
    } else {
        ("ra-most", "ra-fewest")
    };
    html! {
        td.win[win].lose[lose] {
            div.cell {
                span.what {
                    (what(stage, scoring, category, seat))
                    @if win { em { (stage.text.say(most)) } }
                    @if lose { em { (stage.text.say(fewest)) } }
                }
                (points(scored))
            }
        }
    }
}

/// What a player had in a category.
fn what(stage: &Stage<'_>, scoring: &Scoring, category: Category, seat: Seat) -> Markup {
    let tiles = &scoring.tiles[seat];
    match category {
        Category::Gods => {
            let gods = &scoring.gods[seat];
            html! {
                @for &god in gods {
                    @let name = words::god(god, stage.names, stage.text);
                    span.chip data-why=(explain::tip_id(Tile::God)) data-cat="god" { span.vh { (name) " " } (glyph(&god_drawing(god, stage.names))) }
                }
                @if gods.is_empty() { (chips(stage, tiles, &[Tile::God], 1)) }
            }
        }
        Category::Gold => chips(stage, tiles, &[Tile::Gold], 1),
        Category::Pharaohs => chips(stage, tiles, &[Tile::Pharaoh], 1),
        Category::River => chips(stage, tiles, &[Tile::Nile, Tile::Flood], 1),
        Category::Civilization => chips(stage, tiles, &Tile::CIVILIZATION, 1),
        Category::Variety => {
            let kinds = tiles.different(&Tile::MONUMENTS);
            html! { em { (stage.text.tell("ra-kinds", &[("count", kinds.into())])) } }
        }
        Category::Identical => chips(stage, tiles, &Tile::MONUMENTS, 3),
        Category::Suns => {
            let mut suns: Vec<_> = stage.view.area(seat).suns().into_iter().collect();
            suns.reverse();
            html! {
                span.sunset { @for sun in suns { (small_sun(sun)) } }
                em { (stage.view.area(seat).suns().sum()) }
            }
        }
    }
}

/// The kinds of which a player had at least this many.
fn chips(stage: &Stage<'_>, tiles: &Tiles, kinds: &[Tile], least: u8) -> Markup {
    let had: Vec<Tile> = kinds
        .iter()
        .copied()
        .filter(|&kind| tiles[kind] >= least)
        .collect();
    html! {
        @if had.is_empty() { span.nil { span.vh { (stage.text.say("none")) } span aria-hidden="true" { "–" } } }
        @for tile in had {
            (chip(tile, tiles[tile], stage.names, stage.text))
        }
    }
}

/// A player's score before and after the scoring of an epoch, if it may be seen.
fn total(stage: &Stage<'_>, seat: Seat, epoch: usize) -> Markup {
    if stage.scene.view.points(seat).is_none() {
        return html! { (glyph("u-lock")) span.vh { (stage.text.say("ra-hidden")) } };
    }
    let gains = stage.view.gains(seat);
    let after = |epochs: usize| {
        let book = |points: u16, gain: &i16| points.saturating_add_signed(*gain);
        gains
            .iter()
            .take(epochs)
            .fold(ra::scoring::START_POINTS, book)
    };
    html! {
        span.was { (after(epoch - 1)) } (glyph("u-arrow")) b { (after(epoch)) }
    }
}

/// The last scoring of a finished game.
pub(super) fn last<'a>(stage: &'a Stage<'_>) -> Option<&'a Scoring> {
    let scorings = stage.history.scorings.iter();
    scorings.rev().find(|scoring| scoring.epoch == EPOCHS)
}
