//! The page that says how to check a shuffle.

use maud::{Markup, html};

use crate::layout::sheet;
use crate::reader::Reader;

/// How anybody can check that a shuffle was fair (NO-5).
pub fn fair_page(reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    sheet(
        &text.say("fair-title"),
        reader,
        &html! { p { (text.say("fair-why")) } },
    )
}
