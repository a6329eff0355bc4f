//! Every piece of Ra at every size, for the page of designs.

use maud::{Markup, html};
use ra::{NameSet, Sun, Tile};
use text::{Text, ra as words};

use crate::glyph::glyph;
use crate::ra::pieces::{chip, colours, drawn_sun, face, god_drawing, small_spent_sun, small_sun};

/// The suns of the box.
const SUNS: std::ops::RangeInclusive<u8> = 1..=16;

pub(super) fn pieces(text: &Text) -> Markup {
    html! {
        @for names in NameSet::ALL {
            h3 { (words::edition(names, text)) }
            div.kinds {
                @for tile in Tile::ALL {
                    span.tile data-cat=(colours(tile)) { (face(tile, names, text)) }
                }
            }
        }
        h3 { (text.say("ra-gods")) }
        div.row-of {
            @for god in 0..8 {
                span.chip data-cat="god" {
                    (glyph(&god_drawing(god, NameSet::Classic)))
                    (words::god(god, NameSet::Classic, text))
                }
            }
        }
        div.row-of { @for tile in Tile::ALL { (chip(tile, tile.copies(), NameSet::Classic, text)) } }
        h3 { (text.say("ra-suns")) }
        div.row-of { @for sun in SUNS { (drawn_sun(Sun(sun))) } }
        div.row-of { @for sun in SUNS { (small_sun(Sun(sun))) (small_spent_sun(Sun(sun))) } }
    }
}
