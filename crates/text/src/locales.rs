//! The files of messages, compiled in. Every game lists its own.

use crate::language::Language;
use crate::{amun_re, ra};

/// The files with these names below `locales/`, in this language.
macro_rules! locale_files {
    ($language:expr, [$($name:literal),* $(,)?]) => {
        match $language {
            $crate::Language::English => $crate::locales::locale_files!(@ "en", $($name),*),
            $crate::Language::Russian => $crate::locales::locale_files!(@ "ru", $($name),*),
            $crate::Language::Dutch => $crate::locales::locale_files!(@ "nl", $($name),*),
            $crate::Language::Portuguese => $crate::locales::locale_files!(@ "pt-BR", $($name),*),
        }
    };
    (@ $code:literal, $($name:literal),*) => {
        &[$(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/locales/", $code, "/", $name, ".ftl",
        ))),*]
    };
}
pub(crate) use locale_files;

/// What all pages and commands say, whatever is played.
fn common(language: Language) -> &'static [&'static str] {
    locale_files!(language, ["common", "start", "lessons", "terminal"])
}

/// Every file of a language.
pub(crate) fn files(language: Language) -> impl Iterator<Item = &'static str> {
    let files = [common, ra::locale_files, amun_re::locale_files];
    files
        .into_iter()
        .flat_map(move |files| files(language).iter().copied())
}
