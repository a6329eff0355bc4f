//! The files of messages, compiled in: a list for what all games share, and one for each game.

use crate::language::Language;

/// The files with these names below `locales/`, in this language.
macro_rules! files {
    ($language:expr, [$($name:literal),* $(,)?]) => {
        match $language {
            Language::English => files!(@ "en", $($name),*),
            Language::Russian => files!(@ "ru", $($name),*),
            Language::Dutch => files!(@ "nl", $($name),*),
            Language::Portuguese => files!(@ "pt-BR", $($name),*),
        }
    };
    (@ $code:literal, $($name:literal),*) => {
        &[$(include_str!(concat!("../locales/", $code, "/", $name, ".ftl"))),*]
    };
}

/// What all pages and commands say, whatever is played.
fn common(language: Language) -> &'static [&'static str] {
    files!(language, ["common", "start", "lessons", "terminal"])
}

/// The words of Ra.
fn ra(language: Language) -> &'static [&'static str] {
    files!(
        language,
        [
            "ra/table",
            "ra/explain",
            "ra/lessons",
            "ra/options",
            "ra/rules",
            "ra/terminal"
        ]
    )
}

/// The words of Amun-Re.
fn amun_re(language: Language) -> &'static [&'static str] {
    files!(
        language,
        [
            "amun-re/names",
            "amun-re/words",
            "amun-re/table",
            "amun-re/explain",
            "amun-re/lessons",
            "amun-re/options",
            "amun-re/rules",
            "amun-re/terminal"
        ]
    )
}

/// Every file of a language.
pub(crate) fn files(language: Language) -> impl Iterator<Item = &'static str> {
    let files = [common, ra, amun_re].map(|files| files(language));
    files.into_iter().flatten().copied()
}
