//! What the pages of rules are written with: sections of passages that cite their clauses.

use maud::{Markup, html};
use tabletop::Seat;
use text::Text;

use crate::rich::{Piece, rich};

/// A part of the rules with a heading.
#[derive(Debug)]
pub struct Section {
    /// Its anchor: the chapter of the document, like `RA-5`.
    pub(crate) id: &'static str,
    pub(crate) title: String,
    pub(crate) body: Markup,
}

impl Section {
    pub(crate) fn new(id: &'static str, title: String, body: Markup) -> Section {
        Section { id, title, body }
    }
}

/// A row of a table with a cell for each of this many players.
pub(crate) fn row(players: usize, name: Markup, cell: impl Fn(Seat) -> Markup) -> Vec<Markup> {
    let cells = Seat::all(players).map(cell);
    [name].into_iter().chain(cells).collect()
}

/// Writes passages in a language.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) text: &'a Text,
}

impl Pen<'_> {
    /// A message.
    pub(crate) fn say(self, key: &str) -> String {
        self.text.say(key)
    }

    /// A paragraph that tells these clauses.
    pub(crate) fn says(self, clauses: &[&str], key: &str) -> Markup {
        self.passage(clauses, &html! { p { (self.say(key)) } })
    }

    /// A paragraph with arguments that tells these clauses.
    pub(crate) fn tells(self, clauses: &[&str], key: &str, pieces: &[(&str, Piece<'_>)]) -> Markup {
        self.passage(clauses, &html! { p { (rich(self.text, key, pieces)) } })
    }

    /// Steps in their order.
    pub(crate) fn steps(self, clauses: &[&str], lead: &str, keys: &[&str]) -> Markup {
        let steps = html! {
            p { (self.say(lead)) }
            ol.steps { @for key in keys { li { (self.say(key)) } } }
        };
        self.passage(clauses, &steps)
    }

    /// Anything that tells these clauses. Each of them is an anchor before it, and stands beside it
    /// as a link to itself, to be copied.
    pub(crate) fn passage(self, clauses: &[&str], content: &Markup) -> Markup {
        html! {
            div.rule {
                @for clause in clauses { span.anchor id=(clause) {} }
                div.rule__says { (content) }
                @if !clauses.is_empty() {
                    ul.cites aria-label=(self.say("rules-cites")) {
                        @for clause in clauses { li { a href={ "#" (clause) } { (clause) } } }
                    }
                }
            }
        }
    }

    /// A table; the first cell of each row is its heading.
    pub(crate) fn table(self, caption: &str, head: &[&str], rows: &[Vec<Markup>]) -> Markup {
        let head: Vec<Markup> = head.iter().map(|key| html! { (self.say(key)) }).collect();
        grid(&self.say(caption), &head, rows)
    }
}

/// A table that scrolls in a box of its own.
pub(crate) fn grid(caption: &str, head: &[Markup], rows: &[Vec<Markup>]) -> Markup {
    html! {
        div.scroll tabindex="0" role="group" aria-label=(caption) {
            table.grid {
                caption.vh { (caption) }
                thead { tr { @for cell in head { th scope="col" { (cell) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                @if column == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A drawing with its caption.
pub(crate) fn figure(caption: &str, drawing: &Markup) -> Markup {
    html! { figure.fig { div.fig__in { (drawing) } figcaption { (caption) } } }
}

/// A line of a reference: a sign, what it is called, and what it is worth.
pub(crate) fn line(sign: &Markup, name: &str, says: &str) -> Markup {
    html! { li { (sign) span { b { (name) } " " small { (says) } } } }
}
