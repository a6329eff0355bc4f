//! Every word on the pages, by key and language.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use maud::{Markup, PreEscaped, Render};
use unic_langid::LanguageIdentifier;

/// A language of the pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Russian.
    Russian,
    /// Dutch.
    Dutch,
    /// Portuguese as it is spoken in Brazil.
    Portuguese,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::Russian,
        Language::Dutch,
        Language::Portuguese,
    ];

    /// Its code in `lang` attributes, settings and headers.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Dutch => "nl",
            Language::Portuguese => "pt-BR",
        }
    }

    /// The language with this code, or whose dialect it is (`en-GB`, `pt`).
    pub fn from_code(code: &str) -> Option<Language> {
        let primary = |code: &'static str| code.split('-').next().unwrap_or(code);
        let asked = code.split('-').next()?;
        let named = |language: &Language| primary(language.code()).eq_ignore_ascii_case(asked);
        Language::ALL.into_iter().find(named)
    }

    /// What the language calls itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Russian => "Русский",
            Language::Dutch => "Nederlands",
            Language::Portuguese => "Português",
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        let identifier = self.code().parse();
        identifier.expect("codes of languages are well-formed")
    }

    /// Its messages, one text for each area.
    fn areas(self) -> [&'static str; 10] {
        macro_rules! areas {
            ($code:literal) => {
                [
                    include_str!(concat!("../locales/", $code, "/common.ftl")),
                    include_str!(concat!("../locales/", $code, "/start.ftl")),
                    include_str!(concat!("../locales/", $code, "/lessons.ftl")),
                    include_str!(concat!("../locales/", $code, "/ra.ftl")),
                    include_str!(concat!("../locales/", $code, "/amun-re.ftl")),
                    include_str!(concat!("../locales/", $code, "/amun-re-names.ftl")),
                    include_str!(concat!("../locales/", $code, "/amun-re-words.ftl")),
                    include_str!(concat!("../locales/", $code, "/why.ftl")),
                    include_str!(concat!("../locales/", $code, "/rules-ra.ftl")),
                    include_str!(concat!("../locales/", $code, "/rules-amun-re.ftl")),
                ]
            };
        }
        match self {
            Language::English => areas!("en"),
            Language::Russian => areas!("ru"),
            Language::Dutch => areas!("nl"),
            Language::Portuguese => areas!("pt-BR"),
        }
    }
}

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
        for area in language.areas() {
            let resource = FluentResource::try_new(area.to_owned())
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

    /// A message with markup among its arguments; the rest of it is escaped.
    ///
    /// Where markup goes, the message is given a mark that no text contains, so the language
    /// decides on the order and nothing a visitor typed can become markup.
    pub fn rich(&self, key: &str, pieces: &[(&str, Piece<'_>)]) -> Markup {
        let mut args = FluentArgs::new();
        for (number, (name, piece)) in pieces.iter().enumerate() {
            match piece {
                Piece::Value(value) => args.set(*name, value.clone()),
                Piece::Markup(_) => args.set(*name, format!("{OPEN}{number}{CLOSE}")),
            }
        }
        let text = self.format(key, Some(&args));
        let mut html = String::new();
        let mut parts = text.split(OPEN);
        parts.next().unwrap_or_default().render_to(&mut html);
        for part in parts {
            let (number, rest) = part.split_once(CLOSE).unwrap_or(("", part));
            let piece = number.parse().ok().and_then(|at: usize| pieces.get(at));
            if let Some((_, Piece::Markup(markup))) = piece {
                markup.render_to(&mut html);
            }
            rest.render_to(&mut html);
        }
        PreEscaped(html)
    }

    /// A key that is missing shows itself; the tests see to it that none is.
    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let (name, attribute) = key
            .split_once('.')
            .map_or((key, None), |(n, a)| (n, Some(a)));
        let message = self.bundle.get_message(name);
        let pattern = message.and_then(|found| match attribute {
            Some(attribute) => found.get_attribute(attribute).map(|found| found.value()),
            None => found.value(),
        });
        let Some(pattern) = pattern else {
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

/// Private-use characters round the number of a piece of markup; [`clean`] keeps them out of
/// values.
const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';

/// An argument of [`Text::rich`].
#[derive(Debug)]
pub enum Piece<'a> {
    /// A text or number, which the message may also select by.
    Value(FluentValue<'a>),
    /// Markup, placed as it is.
    Markup(Markup),
}

impl From<Markup> for Piece<'_> {
    fn from(markup: Markup) -> Self {
        Piece::Markup(markup)
    }
}

impl<'a> From<&'a str> for Piece<'a> {
    fn from(text: &'a str) -> Self {
        Piece::Value(FluentValue::String(clean(text)))
    }
}

impl From<String> for Piece<'_> {
    fn from(text: String) -> Self {
        Piece::Value(FluentValue::String(Cow::Owned(clean(&text).into_owned())))
    }
}

macro_rules! piece_from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Piece<'_> {
            fn from(number: $number) -> Self {
                Piece::Value(number.into())
            }
        }
    )*};
}
piece_from_numbers!(u8, u16, u32, u64, i16, i32, usize);

/// The text without the marks of [`Text::rich`].
fn clean(text: &str) -> Cow<'_, str> {
    if text.contains([OPEN, CLOSE]) {
        Cow::Owned(text.replace([OPEN, CLOSE], ""))
    } else {
        Cow::Borrowed(text)
    }
}
