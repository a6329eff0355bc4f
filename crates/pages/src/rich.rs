//! Messages with markup in them, and what a narrator tells as markup.

use maud::{Markup, PreEscaped, Render, html};
use text::{Line, Part, Span, Text};

/// An argument of a message with markup.
pub(crate) type Piece<'a> = text::Piece<'a, Markup>;

/// A message with markup among its arguments; the rest of it is escaped.
pub(crate) fn rich(text: &Text, key: &str, pieces: &[(&str, Piece<'_>)]) -> Markup {
    let mut html = String::new();
    for part in text.compose(key, pieces) {
        match part {
            Part::Words(words) => words.render_to(&mut html),
            Part::Insert(markup) => markup.render_to(&mut html),
        }
    }
    PreEscaped(html)
}

/// A line of the log, with its marked words as `show` draws them.
pub(crate) fn line<M>(line: &Line<M>, show: impl Fn(&str, &M) -> Markup) -> Markup {
    let words = html! {
        @for Span { words, mark } in line.phrase.spans() {
            @match mark {
                Some(mark) => (show(words, mark)),
                None => (words),
            }
        }
    };
    if line.heading {
        html! { b.log__h { (words) } }
    } else {
        words
    }
}
