//! The pieces of the box: tiles, suns, points.

use maud::{Markup, html};
use ra::tile::TileCategory;
use ra::{NameSet, Sun, Tile};
use text::ra::Mark;
use text::{Text, ra as words, signed};

use crate::glyph::glyph;
use crate::ra::explain;

/// The drawing of a tile.
pub(crate) fn tile_glyph(tile: Tile) -> Markup {
    glyph(&format!("g-{}", words::tile_key(tile)))
}

/// The face of a tile: its drawing and its name.
pub(crate) fn face(tile: Tile, names: NameSet, text: &Text) -> Markup {
    let name = words::tile(tile, names, text);
    let long = name.chars().count() > 9;
    html! {
        (tile_glyph(tile))
        span.tile__name.is-long[long] { (name) }
    }
}

/// The drawing of the `number`-th god of a game.
pub(crate) fn god_drawing(number: usize, names: NameSet) -> String {
    format!("g-god-{}", words::god_key(number, names))
}

/// The colours of a tile: a value of `data-cat`.
pub(crate) fn colours(tile: Tile) -> &'static str {
    match tile.category() {
        TileCategory::Ra => "ra",
        TileCategory::God => "god",
        TileCategory::Gold => "gold",
        TileCategory::Pharaoh => "pharaoh",
        TileCategory::River if tile == Tile::Flood => "flood",
        TileCategory::River => "nile",
        TileCategory::Civilization => "civ",
        TileCategory::Monument => "mon",
        TileCategory::Disaster => "dis",
    }
}

/// Marked words of the log: names in bold, tiles in their colours, suns as drawings.
pub(super) fn marked(words: &str, mark: &Mark) -> Markup {
    match *mark {
        Mark::Player(_) => html! { b { (words) } },
        Mark::Tile(tile) => html! { i class={ "w-" (colours(tile)) } { (words) } },
        Mark::Sun(sun) => small_sun(sun),
        Mark::SpentSun(sun) => small_spent_sun(sun),
    }
}

/// A large sun, as it lies on the table. It has a name of its own when the page changes, so that
/// it is seen to move.
pub(crate) fn sun(sun: Sun) -> Markup {
    html! { span.sun data-why=(explain::SUN) data-piece={ "sun-" (sun) } { (glyph("g-sun")) b { (sun) } } }
}

/// The sun in the centre.
pub(crate) fn centre_sun(sun: Sun) -> Markup {
    html! { span.sun data-why=(explain::CENTRE) data-piece={ "sun-" (sun) } { (glyph("g-sun")) b { (sun) } } }
}

/// The same in a picture, where nothing moves.
pub(crate) fn drawn_sun(sun: Sun) -> Markup {
    html! { span.sun { (glyph("g-sun")) b { (sun) } } }
}

/// A spent sun.
pub(crate) fn spent_sun(sun: Sun) -> Markup {
    html! {
        span.sun.sun--spent data-why=(explain::SPENT) data-piece={ "sun-" (sun) } { (glyph("g-sun-spent")) b { (sun) } }
    }
}

/// A sun in a sentence.
pub(crate) fn small_sun(sun: Sun) -> Markup {
    html! { span.sun.sun--s { (glyph("g-sun-small")) b { (sun) } } }
}

/// A sun in a sentence that lies face down now.
pub(crate) fn small_spent_sun(sun: Sun) -> Markup {
    html! { span.sun.sun--s.sun--spent { (glyph("g-sun-spent")) b { (sun) } } }
}

/// A tile as a plaque in a picture.
pub(crate) fn plaque(tile: Tile, text: &Text) -> Markup {
    html! {
        span.tile data-cat=(colours(tile)) { (face(tile, NameSet::Classic, text)) }
    }
}

/// Tiles of one kind in a picture or in a table: the drawing, and how many there are.
pub(crate) fn chip(tile: Tile, count: u8, names: NameSet, text: &Text) -> Markup {
    html! {
        span.chip data-cat=(colours(tile)) {
            span.vh { (words::tile(tile, names, text)) " " }
            (tile_glyph(tile)) i { (count) }
        }
    }
}

/// Points with their sign, in the colour of gain or loss.
pub(crate) fn points(points: i16) -> Markup {
    html! {
        span.pts.pts--good[points > 0].pts--bad[points < 0] { (signed(points)) }
    }
}
