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
    let title = match problem {
        Problem::NotFound => "problem-title-not-found",
        _ => "problem-title",
    };
    sheet(&text.say(title), reader, &content)
}

#[cfg(test)]
mod tests {
    use club::{NotNow, TooMany};
    use text::Language;

    use super::*;

    #[test]
    fn every_problem_has_a_sentence_of_its_own_in_every_language() {
        let plain = [
            Problem::NotFound,
            Problem::NotYours,
            Problem::Stale,
            Problem::NotAsked,
            Problem::SeatTaken,
            Problem::TableExists,
            Problem::BadForm("players".to_owned()),
            Problem::BadRecord("line 1".to_owned()),
            Problem::TooLarge,
            Problem::Foreign,
            Problem::NoToken,
            Problem::Damaged,
            Problem::NotWritten,
            Problem::Unavailable,
        ];
        let not_now = NotNow::ALL.map(Problem::NotNow);
        let too_many = TooMany::ALL.map(Problem::TooMany);
        let all = plain.into_iter().chain(not_now).chain(too_many);
        let problems: Vec<Problem> = all.collect();
        for language in Language::ALL {
            let text = Text::of(language);
            let mut sentences: Vec<_> = problems.iter().map(|it| sentence(it, text)).collect();
            sentences.sort();
            sentences.dedup();
            assert_eq!(sentences.len(), problems.len(), "{language:?}");
        }
    }
}
