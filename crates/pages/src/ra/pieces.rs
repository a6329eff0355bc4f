//! The pieces of the box: tiles, suns, points.

use maud::{Markup, html};
use ra::{NameSet, Sun, Tile};

use super::{tips, words};
use crate::glyph::glyph;
use crate::text::Text;

/// The drawing of a tile.
pub(crate) fn tile_glyph(tile: Tile) -> Markup {
    glyph(&format!("g-{}", words::id(tile)))
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

/// A tile in a sentence, in its colour.
pub(crate) fn coloured(tile: Tile, name: &str) -> Markup {
    html! { i class={ "w-" (words::colours(tile)) } { (name) } }
}

/// A large sun, as it lies on the table. It has a name of its own when the page changes, so that
/// it is seen to move.
pub(crate) fn sun(sun: Sun) -> Markup {
    html! { span.sun data-why=(tips::SUN) data-vt={ "sun-" (sun) } { (glyph("g-sun")) b { (sun) } } }
}

/// The sun in the centre.
pub(crate) fn centre_sun(sun: Sun) -> Markup {
    html! { span.sun data-why=(tips::CENTRE) data-vt={ "sun-" (sun) } { (glyph("g-sun")) b { (sun) } } }
}

/// The same in a picture, where nothing moves.
pub(crate) fn drawn_sun(sun: Sun) -> Markup {
    html! { span.sun { (glyph("g-sun")) b { (sun) } } }
}

/// A spent sun.
pub(crate) fn spent_sun(sun: Sun) -> Markup {
    html! {
        span.sun.sun--spent data-why=(tips::SPENT) data-vt={ "sun-" (sun) } { (glyph("g-sun-spent")) b { (sun) } }
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
        span.tile data-cat=(words::colours(tile)) { (face(tile, NameSet::Classic, text)) }
    }
}

/// Tiles of one kind in a picture or in a table: the drawing, and how many there are.
pub(crate) fn chip(tile: Tile, count: u8, names: NameSet, text: &Text) -> Markup {
    html! {
        span.chip data-cat=(words::colours(tile)) {
            span.vh { (words::tile(tile, names, text)) " " }
            (tile_glyph(tile)) i { (count) }
        }
    }
}

/// Points with their sign: "+5", "−2", "0".
pub(crate) fn signed(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("\u{2212}{}", points.unsigned_abs()),
    }
}

/// Points with their sign, in the colour of gain or loss.
pub(crate) fn points(points: i16) -> Markup {
    html! {
        span.pts.pts--good[points > 0].pts--bad[points < 0] { (signed(points)) }
    }
}
