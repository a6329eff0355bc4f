//! The pieces of the box: tiles, suns, points.

use maud::{Markup, html};
use ra::{NameSet, Sun, Tile};

use super::{tips, words};
use crate::glyph::glyph;
use crate::text::Text;

/// The drawing of a tile.
pub(super) fn tile_glyph(tile: Tile) -> Markup {
    glyph(&format!("g-{}", words::id(tile)))
}

/// The face of a tile: its drawing and its name.
pub(super) fn face(tile: Tile, names: NameSet, text: &Text) -> Markup {
    let name = words::tile(tile, names, text);
    let long = name.chars().count() > 9;
    html! {
        (tile_glyph(tile))
        span.tile__name.is-long[long] { (name) }
    }
}

/// A tile in a sentence, in its colour.
pub(super) fn coloured(tile: Tile, name: &str) -> Markup {
    html! { i class={ "w-" (words::colours(tile)) } { (name) } }
}

/// A large sun, as it lies on the table. It has a name of its own when the page changes, so that
/// it is seen to move.
pub(super) fn sun(sun: Sun) -> Markup {
    html! { span.sun data-why=(tips::SUN) data-vt={ "sun-" (sun) } { (glyph("g-sun")) b { (sun) } } }
}

/// The sun in the centre.
pub(super) fn centre_sun(sun: Sun) -> Markup {
    html! { span.sun data-why=(tips::CENTRE) data-vt={ "sun-" (sun) } { (glyph("g-sun")) b { (sun) } } }
}

/// A spent sun.
pub(super) fn spent_sun(sun: Sun) -> Markup {
    html! {
        span.sun.sun--spent data-why=(tips::SPENT) data-vt={ "sun-" (sun) } { (glyph("g-sun-spent")) b { (sun) } }
    }
}

/// A sun in a sentence.
pub(super) fn small_sun(sun: Sun) -> Markup {
    html! { span.sun.sun--s { (glyph("g-sun-small")) b { (sun) } } }
}

/// A sun in a sentence that lies face down now.
pub(super) fn small_spent_sun(sun: Sun) -> Markup {
    html! { span.sun.sun--s.sun--spent { (glyph("g-sun-spent")) b { (sun) } } }
}

/// Points with their sign: "+5", "−2", "0".
pub(super) fn signed(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("\u{2212}{}", points.unsigned_abs()),
    }
}

/// Points with their sign, in the colour of gain or loss.
pub(super) fn points(points: i16) -> Markup {
    html! {
        span.pts.pts--good[points > 0].pts--bad[points < 0] { (signed(points)) }
    }
}
