//! The languages, and the choice between them.

use std::cmp::Reverse;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Russian.
    Russian,
    /// Dutch.
    Dutch,
    /// Brazilian Portuguese.
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
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Dutch => "nl",
            Language::Portuguese => "pt-BR",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Russian => "Русский",
            Language::Dutch => "Nederlands",
            Language::Portuguese => "Português",
        }
    }

    /// The language with this code, or the one closest to it (`en-GB`, `pt`).
    pub fn from_code(code: &str) -> Option<Language> {
        Language::negotiate(&[code.parse().ok()?])
    }

    /// The best language for an `Accept-Language` header, by the weights it gives.
    pub fn accepted(header: &str) -> Option<Language> {
        let mut ranges: Vec<(LanguageIdentifier, u16)> = header
            .split(',')
            .filter_map(|range| {
                let mut parts = range.split(';').map(str::trim);
                let language = parts.next()?.parse().ok()?;
                let weight = parts.find_map(|part| part.strip_prefix("q="));
                Some((language, weight.map_or(Some(1000), thousandths)?))
            })
            .filter(|&(_, weight)| weight > 0)
            .collect();
        // Stable: ranges of equal weight keep the order of the header.
        ranges.sort_by_key(|&(_, weight)| Reverse(weight));
        let requested: Vec<LanguageIdentifier> = ranges.into_iter().map(|range| range.0).collect();
        Language::negotiate(&requested)
    }

    /// The language of a POSIX locale, as `LC_ALL` and `LANG` have it: `pt_BR.UTF-8`.
    pub fn from_posix(locale: &str) -> Option<Language> {
        let name = locale.split(['.', '@']).next()?;
        Language::from_code(&name.replace('_', "-"))
    }

    /// The best language for those requested, most wanted first.
    fn negotiate(requested: &[LanguageIdentifier]) -> Option<Language> {
        let available = Language::ALL.map(Language::identifier);
        let best = negotiate_languages(requested, &available, None, NegotiationStrategy::Filtering);
        let best = best.first()?;
        let at = available.iter().position(|language| language == *best)?;
        Some(Language::ALL[at])
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        let identifier = self.code().parse();
        identifier.expect("codes of languages are well-formed")
    }
}

/// The weight of a language range in thousandths: `0.8`, `1`, `0.725`.
fn thousandths(weight: &str) -> Option<u16> {
    let weight: f32 = weight.parse().ok()?;
    (0.0..=1.0)
        .contains(&weight)
        .then_some((weight * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialect_is_understood() {
        assert_eq!(Language::from_code("en-GB"), Some(Language::English));
        assert_eq!(Language::from_code("pt"), Some(Language::Portuguese));
        assert_eq!(Language::from_code("pt-PT"), Some(Language::Portuguese));
        assert_eq!(Language::from_code("PT-br"), Some(Language::Portuguese));
        assert_eq!(Language::from_code("tlh"), None);
        assert_eq!(Language::from_code("browser"), None);
        assert_eq!(Language::from_code(""), None);
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
    }

    #[test]
    fn the_greatest_weight_wins_wherever_it_stands() {
        let accepted = [
            ("nl", Some(Language::Dutch)),
            ("de, nl;q=0.8, en;q=0.5", Some(Language::Dutch)),
            ("en;q=0.5, ru;q=0.9", Some(Language::Russian)),
            ("en;q=0.3, de;q=1.0, pt;q=0.7", Some(Language::Portuguese)),
            ("en;q=0, ru;q=0.1", Some(Language::Russian)),
            ("ru-RU,ru;q=0.9,en-US;q=0.8", Some(Language::Russian)),
            ("de-AT, fr", None),
            ("en;q=nonsense", None),
            ("", None),
        ];
        for (header, expected) in accepted {
            assert_eq!(Language::accepted(header), expected, "{header:?}");
        }
    }

    #[test]
    fn the_locale_of_a_terminal_names_a_language() {
        assert_eq!(
            Language::from_posix("pt_BR.UTF-8"),
            Some(Language::Portuguese)
        );
        assert_eq!(
            Language::from_posix("ru_RU.KOI8-R"),
            Some(Language::Russian)
        );
        assert_eq!(Language::from_posix("nl_NL@euro"), Some(Language::Dutch));
        assert_eq!(Language::from_posix("C"), None);
        assert_eq!(Language::from_posix("POSIX"), None);
        assert_eq!(Language::from_posix(""), None);
    }
}
