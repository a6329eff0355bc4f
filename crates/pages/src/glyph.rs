//! Drawings by name.

use maud::{Markup, PreEscaped, html};

/// The symbols of the interface and of Ra, which every page has.
pub(crate) const SPRITE: &str = include_str!("../assets/glyphs.svg");

/// A drawing of the sprite as decoration; its meaning must stand beside it in words.
pub(crate) fn glyph(name: &str) -> Markup {
    html! { svg.glyph aria-hidden="true" { use href={ "#" (name) } {} } }
}

/// A sprite as it stands in the page.
pub(crate) fn sprite(svg: &'static str) -> PreEscaped<&'static str> {
    PreEscaped(svg)
}
