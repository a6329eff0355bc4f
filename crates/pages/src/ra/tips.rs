//! Every kind of tile that lies in the row explains itself.

use maud::{Markup, html};
use ra::tile::Category;
use ra::{Position, Tile};

use super::pieces::tile_glyph;
use super::stage::Stage;
use super::words;
use crate::glyph::glyph;
use crate::rules;

/// The id of a tile's explanation.
pub(super) fn tip_id(tile: Tile) -> String {
    format!("tip-{}", words::id(tile))
}

/// The explanations of all kinds of tiles in the row.
pub(super) fn tips(stage: &Stage<'_>) -> Markup {
    let in_row = |tile: &Tile| stage.position.row().find(*tile).is_some();
    html! {
        div.tips {
            @for tile in Tile::ALL.into_iter().filter(in_row) { (tip(stage, tile)) }
        }
    }
}

fn tip(stage: &Stage<'_>, tile: Tile) -> Markup {
    let text = stage.text;
    let id = tip_id(tile);
    let heading = format!("{id}-h");
    let count = if stage.counts_bag() {
        let left = stage.position.bag()[tile];
        text.tell(
            "ra-tip-count-bag",
            &[("all", tile.copies().into()), ("left", left.into())],
        )
    } else {
        text.tell("ra-tip-count", &[("all", tile.copies().into())])
    };
    html! {
        div.tip popover id=(id) data-cat=(words::colours(tile)) role="dialog" aria-labelledby=(heading) {
            span.tip__tile data-cat=(words::colours(tile)) { (tile_glyph(tile)) }
            div {
                h3 id=(heading) { (words::tile(tile, stage.names, text)) }
                p.tip__kind { (count) }
            }
            p { (text.say(explanation(tile))) }
            p.tip__keep {
                @if tile.is_kept() { (glyph("g-scarab")) (text.say("ra-stays")) }
                @else if tile.is_disaster() { (glyph("u-arrow")) (text.say("ra-strikes")) }
                @else { (glyph("u-arrow")) (text.say("ra-leaves")) }
                (rules::clause::<Position>(clause(tile)))
            }
        }
    }
}

fn explanation(tile: Tile) -> &'static str {
    match tile.category() {
        Category::Ra => "ra-tip-ra",
        Category::God => "ra-tip-god",
        Category::Gold => "ra-tip-gold",
        Category::Pharaoh => "ra-tip-pharaoh",
        Category::River if tile == Tile::Flood => "ra-tip-flood",
        Category::River => "ra-tip-nile",
        Category::Civilization => "ra-tip-civilization",
        Category::Monument => "ra-tip-monument",
        Category::Disaster => match tile {
            Tile::Funeral => "ra-tip-funeral",
            Tile::Drought => "ra-tip-drought",
            Tile::War => "ra-tip-war",
            _ => "ra-tip-earthquake",
        },
    }
}

/// The clause that the explanation is about.
fn clause(tile: Tile) -> &'static str {
    match tile.category() {
        Category::Ra => "RA-4.3",
        Category::God => "RA-8.1",
        Category::Gold => "RA-10.2",
        Category::Pharaoh => "RA-10.3",
        Category::River => "RA-10.4",
        Category::Civilization => "RA-10.5",
        Category::Monument => "RA-10.6",
        Category::Disaster => "RA-7.2",
    }
}
