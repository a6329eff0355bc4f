//! What went wrong, in words that say what to do.

use maud::{Markup, html};
use text::Text;

use crate::glyph::glyph;
use crate::layout::sheet;
use crate::reader::Reader;

/// Why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no such page or table.
    NotFound,
    /// The visitor does not sit at this table, or not at this seat.
    NotYours,
    /// Another decision was made meanwhile; the page shows the table as it is now.
    Stale,
    /// The rules forbid it; the sentence comes from [`Shown::why_not`](crate::Shown::why_not).
    Illegal(String),
    /// Nothing is to be decided by the visitor now.
    NotAsked,
    /// The seat is taken.
    SeatTaken,
    /// What was asked for is not possible at this moment of the table: it has begun, or has not.
    NotNow,
    /// The form was not filled in as it must be; the words say what is wrong.
    BadForm(String),
    /// The file is no record of a game; the words say what is wrong and where.
    BadRecord(String),
    /// Too much at once: wait a little.
    TooMany,
    /// The request came from another site.
    Foreign,
    /// What the server has written down about the table is not as it was written.
    Damaged,
    /// The server cannot do it now.
    Unavailable,
}

impl Problem {
    /// What it is, in one sentence.
    pub fn sentence(&self, text: &Text) -> String {
        match self {
            Problem::NotFound => text.say("problem-not-found"),
            Problem::NotYours => text.say("problem-not-yours"),
            Problem::Stale => text.say("problem-stale"),
            Problem::Illegal(why) => why.clone(),
            Problem::NotAsked => text.say("problem-not-asked"),
            Problem::SeatTaken => text.say("problem-seat-taken"),
            Problem::NotNow => text.say("problem-not-now"),
            Problem::BadForm(what) => {
                text.tell("problem-bad-form", &[("what", what.as_str().into())])
            }
            Problem::BadRecord(what) => {
                text.tell("problem-bad-record", &[("what", what.as_str().into())])
            }
            Problem::TooMany => text.say("problem-too-many"),
            Problem::Foreign => text.say("problem-foreign"),
            Problem::Damaged => text.say("problem-damaged"),
            Problem::Unavailable => text.say("problem-unavailable"),
        }
    }
}

/// A page that says what went wrong and leads on.
pub fn error_page(problem: &Problem, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let content = html! {
        div.sheet.prose {
            p { (problem.sentence(text)) }
            p { a.key.key--text href="/" { (glyph("g-akhet")) (text.say("to-start")) } }
        }
    };
    sheet(&text.say("problem-title"), reader, &content)
}
