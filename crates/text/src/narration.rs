//! What happened, in sentences that know what their words stand for.
//!
//! A narrator makes [`Line`]s out of events, once for the log of a page, the screen reader and the
//! terminal. A terminal prints the words alone; a page gives names, tiles and suns their looks by
//! the marks of the [`Span`]s.

use std::fmt;

use tabletop::{Game, Illegal, Observer, Seat};

use crate::message::{Part, Piece, Text};

/// A game whose events and actions can be told in words.
pub trait Narrated: Game {
    /// What words can stand for besides themselves.
    type Mark: Clone + fmt::Debug;

    /// What happened in one step, line by line. What an earlier line already says is left out.
    fn tell(events: &[Self::Event], telling: &Telling<'_, Self>) -> Vec<Line<Self::Mark>>;

    /// An action as a button or a list says it: "Bid 13".
    fn action_name(action: Self::Action, options: &Self::Options, text: &Text) -> String;

    /// Why an action is not possible, as a whole sentence.
    fn why_not(reason: &Self::Illegal, text: &Text) -> String {
        let told = text.reason(Self::KEY, reason.key(), &reason.args());
        told.unwrap_or_else(|| reason.to_string())
    }
}

/// How a game is told.
#[derive(Debug)]
pub struct Telling<'a, G: Game> {
    /// Who plays, and who is told.
    pub names: &'a Names<'a>,
    /// What the table chose; editions have names of their own.
    pub options: &'a G::Options,
    /// How much is told.
    pub detail: Detail,
    /// The language.
    pub text: &'a Text,
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// What the table itself does not show.
    Brief,
    /// Everything, for readers who have only the words.
    Full,
}

/// The names at a table, for sentences about the players.
#[derive(Clone, Debug)]
pub struct Names<'a> {
    by_seat: Vec<&'a str>,
    reader: Observer,
}

impl<'a> Names<'a> {
    /// The names by seat, and to whom the sentences are told.
    pub fn new(by_seat: impl IntoIterator<Item = &'a str>, reader: Observer) -> Names<'a> {
        Names {
            by_seat: by_seat.into_iter().collect(),
            reader,
        }
    }

    /// The name at a seat; empty if nobody sits there.
    pub fn of(&self, seat: Seat) -> &'a str {
        self.by_seat.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether a sentence about this seat is about its reader.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.reader.is(seat)
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.by_seat.len()
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// Whether a chapter of the game begins or ends here.
    pub heading: bool,
    /// Its words.
    pub phrase: Phrase<M>,
}

impl<M> fmt::Display for Line<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase.fmt(f)
    }
}

/// Some words, and what they stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span<M> {
    /// The words.
    pub words: String,
    /// What they stand for; nothing for the words between.
    pub mark: Option<M>,
}

/// Words in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase<M>(Vec<Span<M>>);

impl<M> Default for Phrase<M> {
    fn default() -> Self {
        Phrase(Vec::new())
    }
}

impl<M> Phrase<M> {
    /// Its words, span by span.
    pub fn spans(&self) -> &[Span<M>] {
        &self.0
    }
}

impl<M: Clone> Phrase<M> {
    /// Words that stand for something.
    pub fn marked(words: impl Into<String>, mark: M) -> Phrase<M> {
        Phrase(vec![Span {
            words: words.into(),
            mark: Some(mark),
        }])
    }

    /// Adds plain words.
    pub fn push(&mut self, words: impl Into<String>) {
        self.0.push(Span {
            words: words.into(),
            mark: None,
        });
    }

    /// Adds the words of another phrase.
    pub fn append(&mut self, mut other: Phrase<M>) {
        self.0.append(&mut other.0);
    }

    /// A message with phrases among its arguments.
    pub fn compose(text: &Text, key: &str, pieces: &[(&str, Piece<'_, Phrase<M>>)]) -> Phrase<M> {
        let mut phrase = Phrase::default();
        for part in text.compose(key, pieces) {
            match part {
                Part::Words(words) => phrase.push(words),
                Part::Insert(insert) => phrase.append(insert),
            }
        }
        phrase
    }

    /// A list in a sentence: "a, b and c".
    pub fn list(items: Vec<Phrase<M>>, text: &Text) -> Phrase<M> {
        let mut items = items;
        let Some(last) = items.pop() else {
            return Phrase::default();
        };
        let mut first = Phrase::default();
        for (number, item) in items.into_iter().enumerate() {
            if number > 0 {
                first.push(", ");
            }
            first.append(item);
        }
        if first.0.is_empty() {
            return last;
        }
        Phrase::compose(
            text,
            "list-and",
            &[("first", first.into()), ("last", last.into())],
        )
    }
}

impl<M> fmt::Display for Phrase<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(&span.words))
    }
}

impl<M> From<Phrase<M>> for Piece<'_, Phrase<M>> {
    fn from(phrase: Phrase<M>) -> Self {
        Piece::Insert(phrase)
    }
}

/// The arguments of a sentence.
pub(crate) type Pieces<'a, M> = Vec<(&'a str, Piece<'a, Phrase<M>>)>;
