//! What went wrong, in words that say what to do.

use club::Problem;
use maud::{Markup, html};
use text::Text;

use crate::glyph::glyph;
use crate::layout::sheet;
use crate::reader::Reader;

/// What it is, in one sentence.
pub(crate) fn sentence(problem: &Problem, text: &Text) -> String {
    if let Problem::Illegal(reason) = problem {
        let told = text.reason(reason.game, reason.key, &reason.args);
        return told.unwrap_or_else(|| problem.to_string());
    }
    let key = format!("problem-{}", problem.key());
    match problem.what() {
        Some(what) => text.tell(&key, &[("what", what.into())]),
        None => text.say(&key),
    }
}

/// A page that says what went wrong and leads on.
pub fn error_page(problem: &Problem, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let content = html! {
        div.sheet.prose {
            p { (sentence(problem, text)) }
            p { a.key.key--text href="/" { (glyph("g-akhet")) (text.say("to-start")) } }
        }
    };
    sheet(&text.say("problem-title"), reader, &content)
}
