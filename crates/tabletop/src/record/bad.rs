//! Why a record is refused (NO-4.11).

use std::fmt;

/// Why a record is refused as a whole: the first bad line, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}: {message}")]
pub struct BadRecord {
    /// The number of the line; the header is line 1.
    pub line: usize,
    /// The kind of fault.
    pub reason: Reason,
    /// The fault in words.
    pub message: String,
}

impl BadRecord {
    /// The longest message. Records come from strangers, and messages repeat parts of them.
    const MAX_MESSAGE: usize = 500;

    pub(super) fn new(line: usize, reason: Reason, message: impl fmt::Display) -> BadRecord {
        BadRecord {
            line,
            reason,
            message: printable(&message.to_string(), Self::MAX_MESSAGE),
        }
    }
}

/// A text that can be shown on one line: invisible characters are escaped, and what exceeds `max`
/// characters is cut off.
pub(super) fn printable(text: &str, max: usize) -> String {
    let mut shown = String::new();
    let mut length = 0;
    for character in text.chars() {
        let escaped = match character {
            '"' | '\'' | '\\' => character.to_string(),
            _ => character.escape_debug().to_string(),
        };
        length += escaped.chars().count();
        if length > max {
            shown.push('…');
            break;
        }
        shown.push_str(&escaped);
    }
    shown
}

/// The kinds of faults of NO-4.11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A line longer than the format allows.
    TooLong,
    /// Not a JSON object, a duplicate field, an empty line, or not UTF-8.
    BadJson,
    /// A header field missing, of the wrong type, or of an unknown version.
    BadHeader,
    /// An option has an unknown value.
    BadOptions,
    /// The game is not for this number of players.
    BadPlayers,
    /// Not a decision, an outcome or an end.
    BadStep,
    /// There is no such seat at this table.
    BadSeat,
    /// The text of the action does not follow the grammar.
    Syntax,
    /// The seat owes no decision.
    NotAsked,
    /// The rules forbid the action now.
    Illegal,
    /// A decision where an outcome of chance is due.
    ChanceExpected,
    /// An outcome where none, or another kind, is due.
    ChanceUnexpected,
    /// The outcome has weight 0.
    Impossible,
    /// A line after the end.
    AfterEnd,
    /// The record says "finished" before the game is over.
    EarlyEnd,
    /// Scores, places or gold are not those of the replay.
    WrongResult,
    /// The seed does not match the commitment.
    CommitMismatch,
    /// An outcome does not follow from the seed.
    SeedMismatch,
}

impl Reason {
    /// Every reason, in the order of NO-4.11.
    pub const ALL: [Reason; 18] = [
        Reason::TooLong,
        Reason::BadJson,
        Reason::BadHeader,
        Reason::BadOptions,
        Reason::BadPlayers,
        Reason::BadStep,
        Reason::BadSeat,
        Reason::Syntax,
        Reason::NotAsked,
        Reason::Illegal,
        Reason::ChanceExpected,
        Reason::ChanceUnexpected,
        Reason::Impossible,
        Reason::AfterEnd,
        Reason::EarlyEnd,
        Reason::WrongResult,
        Reason::CommitMismatch,
        Reason::SeedMismatch,
    ];

    /// Its key in messages.
    pub fn key(self) -> &'static str {
        match self {
            Reason::TooLong => "too-long",
            Reason::BadJson => "bad-json",
            Reason::BadHeader => "bad-header",
            Reason::BadOptions => "bad-options",
            Reason::BadPlayers => "bad-players",
            Reason::BadStep => "bad-step",
            Reason::BadSeat => "bad-seat",
            Reason::Syntax => "syntax",
            Reason::NotAsked => "not-asked",
            Reason::Illegal => "illegal",
            Reason::ChanceExpected => "chance-expected",
            Reason::ChanceUnexpected => "chance-unexpected",
            Reason::Impossible => "impossible",
            Reason::AfterEnd => "after-end",
            Reason::EarlyEnd => "early-end",
            Reason::WrongResult => "wrong-result",
            Reason::CommitMismatch => "commit-mismatch",
            Reason::SeedMismatch => "seed-mismatch",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_strangers_wrote_is_shown_on_one_short_line() {
        assert_eq!(printable("it's \"fine\" ☥ \\", 40), "it's \"fine\" ☥ \\");
        assert_eq!(
            printable("a\nb\r\u{1b}[2J\u{202e}\u{0}", 40),
            "a\\nb\\r\\u{1b}[2J\\u{202e}\\0"
        );
        assert_eq!(printable("abcdef", 3), "abc…");
        assert_eq!(printable("abc", 3), "abc");
        assert_eq!(printable("\u{1b}\u{1b}", 9), "\\u{1b}…");
        let bad = BadRecord::new(7, Reason::BadStep, "x".repeat(70_000));
        assert!(bad.to_string().chars().count() < 600);
    }

    #[test]
    fn keys_are_those_of_the_table_in_its_order() {
        let rules = include_str!("../../../../rules/notation.md");
        let table = rules.split("**NO-4.11**").nth(1).expect("the clause");
        let keys: Vec<_> = table
            .lines()
            .skip_while(|line| !line.starts_with("| ---"))
            .skip(1)
            .map_while(|line| line.strip_prefix("| `")?.split('`').next())
            .collect();
        assert_eq!(keys, Reason::ALL.map(Reason::key));
    }
}
