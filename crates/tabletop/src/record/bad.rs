//! Why a record is refused (NO-4.11).

use std::fmt;

/// A record that is refused as a whole: the first bad line, and what is wrong with it.
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
    /// The longest message, in characters. It may repeat what the record says, and a record may
    /// say anything.
    const LONGEST: usize = 1_000;

    pub(super) fn new(line: usize, reason: Reason, message: impl fmt::Display) -> BadRecord {
        BadRecord {
            line,
            reason,
            message: one_line(&message.to_string()),
        }
    }
}

/// The text without what would confuse a terminal or a log, and not too long.
fn one_line(text: &str) -> String {
    let printable = |letter: char| {
        if letter.is_control() {
            '\u{fffd}'
        } else {
            letter
        }
    };
    let mut line: String = text
        .chars()
        .take(BadRecord::LONGEST)
        .map(printable)
        .collect();
    if text.chars().nth(BadRecord::LONGEST).is_some() {
        line.push('…');
    }
    line
}

/// The kinds of faults of NO-4.11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A line longer than the format allows.
    TooLong,
    /// Not a JSON object, a field twice, an empty line, not UTF-8.
    BadJson,
    /// A header field missing, of the wrong type, or of an unknown version.
    BadHeader,
    /// An option has a value we do not know.
    BadOptions,
    /// The game cannot be played by so many.
    BadPlayers,
    /// Neither a decision nor an outcome nor an end.
    BadStep,
    /// There is no such seat at this table.
    BadSeat,
    /// The action text is not of the grammar.
    Syntax,
    /// The seat has no decision to make.
    NotAsked,
    /// The rules forbid the action now.
    Illegal,
    /// A decision stands where chance must decide.
    ChanceExpected,
    /// An outcome stands where none, or another kind, is due.
    ChanceUnexpected,
    /// The outcome has weight 0.
    Impossible,
    /// Something stands behind the end.
    AfterEnd,
    /// The record says "finished" before the game is.
    EarlyEnd,
    /// Scores, places or gold are not those of the replay.
    WrongResult,
    /// The seed is not the one that was promised.
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

    /// The word that stands for it in messages.
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
    fn a_message_is_one_line_that_can_be_read() {
        let message = format!("no \u{1b}[2J\n{}", "x".repeat(60_000));
        let bad = BadRecord::new(3, Reason::BadOptions, message).to_string();
        assert!(
            bad.starts_with("line 3: bad-options: no \u{fffd}[2J\u{fffd}xxx"),
            "{bad}"
        );
        assert!(bad.len() < 1_100);
    }
}
