//! Every piece and every number of the table explains itself.

use maud::{Markup, html};
use ra::tile::TileCategory;
use ra::{NameSet, Position, Tile};
use text::{Text, ra as words};

use crate::glyph::glyph;
use crate::ra::pieces::{colours, tile_glyph};
use crate::why::{Why, why};

/// What is explained besides the tiles: the key of the words, which is the id as well, the drawing,
/// and the clause.
const THINGS: [(&str, &str, &str); 8] = [
    (SUN, "g-sun", "RA-6.1"),
    (SPENT, "g-sun-spent", "RA-10.9"),
    (CENTRE, "g-sun", "RA-6.1"),
    (TRACK, "g-ra", "RA-4.3"),
    (NOW, "g-scarab", "RA-10.10"),
    (ROW, "u-arrow", "RA-6.1"),
    (SCORE, "g-scarab", "RA-10.10"),
    (BAG, "g-bag", "RA-12.5"),
];

pub(super) const SUN: &str = "why-ra-sun";
pub(super) const SPENT: &str = "why-ra-spent";
pub(super) const CENTRE: &str = "why-ra-centre";
pub(super) const TRACK: &str = "why-ra-track";
pub(super) const NOW: &str = "why-ra-now";
pub(super) const ROW: &str = "why-ra-row";
pub(super) const SCORE: &str = "why-ra-score";
pub(super) const BAG: &str = "why-ra-bag";

/// The id of a tile's explanation.
pub(super) fn tip_id(tile: Tile) -> String {
    format!("tip-{}", words::tile_key(tile))
}

/// All explanations.
pub(super) fn explanations(names: NameSet, text: &Text) -> Markup {
    html! {
        @for tile in Tile::ALL { (tip(tile, names, text)) }
        @for (id, drawing, clause) in THINGS {
            (why::<Position>(&Why {
                id,
                drawing: glyph(drawing),
                colours: "",
                name: text.say(id),
                says: html! { (text.say(&format!("{id}.says"))) },
                clause,
            }))
        }
    }
}

fn tip(tile: Tile, names: NameSet, text: &Text) -> Markup {
    let says = html! {
        (text.say(explanation(tile))) " "
        span.tip__keep {
            @if tile.is_kept() { (glyph("g-scarab")) (text.say("ra-stays")) }
            @else if tile.is_disaster() { (glyph("u-arrow")) (text.say("ra-strikes")) }
            @else { (glyph("u-arrow")) (text.say("ra-leaves")) }
        }
        span.tip__kind { (text.tell("ra-tip-count", &[("all", tile.copies().into())])) }
    };
    let tip = Why {
        id: &tip_id(tile),
        drawing: tile_glyph(tile),
        colours: colours(tile),
        name: words::tile(tile, names, text),
        says,
        clause: clause(tile),
    };
    why::<Position>(&tip)
}

fn explanation(tile: Tile) -> &'static str {
    match tile.category() {
        TileCategory::Ra => "ra-tip-ra",
        TileCategory::God => "ra-tip-god",
        TileCategory::Gold => "ra-tip-gold",
        TileCategory::Pharaoh => "ra-tip-pharaoh",
        TileCategory::River if tile == Tile::Flood => "ra-tip-flood",
        TileCategory::River => "ra-tip-nile",
        TileCategory::Civilization => "ra-tip-civilization",
        TileCategory::Monument => "ra-tip-monument",
        TileCategory::Disaster => match tile {
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
        TileCategory::Ra => "RA-4.3",
        TileCategory::God => "RA-8.1",
        TileCategory::Gold => "RA-10.2",
        TileCategory::Pharaoh => "RA-10.3",
        TileCategory::River => "RA-10.4",
        TileCategory::Civilization => "RA-10.5",
        TileCategory::Monument => "RA-10.6",
        TileCategory::Disaster => "RA-7.2",
    }
}
