//! Messages by key, with their arguments filled in.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use tabletop::Arg;

use crate::language::Language;
use crate::locales;

/// The messages of one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

static TEXTS: LazyLock<Vec<Text>> =
    LazyLock::new(|| Language::ALL.into_iter().map(Text::read).collect());

impl Text {
    /// The messages of this language.
    pub fn of(language: Language) -> &'static Text {
        &TEXTS[language as usize]
    }

    fn read(language: Language) -> Text {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The isolation marks would end up in titles, attributes and copied text.
        bundle.set_use_isolating(false);
        for file in locales::files(language) {
            let resource = FluentResource::try_new(file.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.code()));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{}: {errors:?}", language.code()));
        }
        Text { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this key, or an attribute if the key has a dot.
    pub fn knows(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    /// A message without arguments. A key with a dot (`ra-tile-nile.one`) names an attribute of a
    /// message, here and below.
    pub fn say(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// A message with arguments.
    pub fn tell(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs<'_> = values.iter().cloned().collect();
        self.format(key, Some(&args))
    }

    /// A message with inserts of any type `T` among its arguments: words and inserts in the order
    /// that the language asks for.
    ///
    /// Where an insert goes, the message is given a mark that no text contains, so nothing a
    /// visitor typed can become an insert.
    pub fn compose<T: Clone>(&self, key: &str, pieces: &[(&str, Piece<'_, T>)]) -> Vec<Part<T>> {
        let mut args = FluentArgs::new();
        for (number, (name, piece)) in pieces.iter().enumerate() {
            match piece {
                Piece::Value(value) => args.set(*name, value.clone()),
                Piece::Insert(_) => args.set(*name, format!("{OPEN}{number}{CLOSE}")),
            }
        }
        let text = self.format(key, Some(&args));
        let mut parts = Vec::new();
        let words = |words: &str, parts: &mut Vec<Part<T>>| {
            if !words.is_empty() {
                parts.push(Part::Words(words.to_owned()));
            }
        };
        let mut rest = text.split(OPEN);
        words(rest.next().unwrap_or_default(), &mut parts);
        for part in rest {
            let (number, after) = part.split_once(CLOSE).unwrap_or(("", part));
            let piece = number.parse().ok().and_then(|at: usize| pieces.get(at));
            if let Some((_, Piece::Insert(insert))) = piece {
                parts.push(Part::Insert(insert.clone()));
            }
            words(after, &mut parts);
        }
        parts
    }

    /// A list in a sentence: "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                let pieces = [("first", first.into()), ("last", last.as_str().into())];
                self.tell("list-and", &pieces)
            }
        }
    }

    /// Why the rules of a game forbid something, from the key and the arguments of the reason:
    /// the message `{game}-why-{key}`. None if the game has no such message.
    pub fn reason(&self, game: &str, key: &str, args: &[(&'static str, Arg)]) -> Option<String> {
        let message = format!("{game}-why-{key}");
        let value = |&(name, arg): &(&'static str, Arg)| match arg {
            Arg::Number(number) => (name, number.into()),
            Arg::Key(key) => (name, self.thing(game, name, key).into()),
        };
        let values: Vec<(&str, FluentValue<'_>)> = args.iter().map(value).collect();
        self.knows(&message).then(|| self.tell(&message, &values))
    }

    /// The name of a thing of a game by its key in the notation: the message `{game}-{kind}-{key}`.
    pub fn thing(&self, game: &str, kind: &str, key: &str) -> String {
        self.say(&format!("{game}-{kind}-{}", key.replace(['.', '_'], "-")))
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        let (name, attribute) = key
            .split_once('.')
            .map_or((key, None), |(name, attribute)| (name, Some(attribute)));
        let message = self.bundle.get_message(name)?;
        match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
            None => message.value(),
        }
    }

    /// A missing key shows itself; the tests ensure that none is missing.
    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.pattern(key) else {
            debug_assert!(false, "no message {key:?} in {}", self.language.code());
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Text").field(&self.language).finish()
    }
}

/// The value by which a message selects one of two wordings.
pub fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The text with its first letter as a capital.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// A number with its sign, and a real minus: `+3`, `−2`, `0`.
pub fn signed(number: i16) -> String {
    match number {
        0 => "0".to_owned(),
        _ if number > 0 => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// Private-use characters around the number of an insert; [`clean`] keeps them out of values.
const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';

/// An argument of [`Text::compose`].
#[derive(Clone, Debug)]
pub enum Piece<'a, T> {
    /// A text or number, which the message may also select by.
    Value(FluentValue<'a>),
    /// Something to be inserted as it is.
    Insert(T),
}

/// A part of what [`Text::compose`] makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part<T> {
    /// Words of the message.
    Words(String),
    /// What was inserted.
    Insert(T),
}

impl<'a, T> From<&'a str> for Piece<'a, T> {
    fn from(text: &'a str) -> Self {
        Piece::Value(FluentValue::String(clean(text)))
    }
}

impl<T> From<String> for Piece<'_, T> {
    fn from(text: String) -> Self {
        Piece::Value(FluentValue::String(Cow::Owned(clean(&text).into_owned())))
    }
}

macro_rules! piece_from_numbers {
    ($($number:ty),*) => {$(
        impl<T> From<$number> for Piece<'_, T> {
            fn from(number: $number) -> Self {
                Piece::Value(number.into())
            }
        }
    )*};
}
piece_from_numbers!(u8, u16, u32, u64, i16, i32, usize);

/// The text without the marks of inserts.
fn clean(text: &str) -> Cow<'_, str> {
    if text.contains([OPEN, CLOSE]) {
        Cow::Owned(text.replace([OPEN, CLOSE], ""))
    } else {
        Cow::Borrowed(text)
    }
}
