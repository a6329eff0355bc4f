//! The page that says how to check a shuffle.

use maud::{Markup, html};

use crate::layout::sheet;
use crate::reader::Reader;

/// How anybody can check that a shuffle was fair (NO-5).
pub fn fair_page(reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let steps = [
        "fair-step-seed",
        "fair-step-salt",
        "fair-step-draw",
        "fair-step-open",
    ];
    let content = html! {
        div.sheet.prose {
            p { (text.say("fair-why")) }
            ol { @for step in steps { li { (text.say(step)) } } }
            h2 { (text.say("fair-check-title")) }
            p { (text.say("fair-check-page")) }
            p { (text.say("fair-check-program")) }
            pre { code { "heliopolis verify game.jsonl" } }
            p { (text.say("fair-check-hand")) }
            pre { code { "printf %s SEED | xxd -r -p | sha256sum" } }
            p { (text.say("fair-check-method")) }
        }
    };
    sheet(&text.say("fair-title"), reader, &content)
}
