//! What the pages refer to, compiled into the program.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file for the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its name.
    pub name: &'static str,
    /// Its content type.
    pub kind: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
    /// The beginning of the SHA-256 of its content, in hexadecimal digits.
    pub hash: String,
}

impl Asset {
    fn new(name: &'static str, bytes: &'static [u8]) -> Asset {
        let hash = &Sha256::digest(bytes)[..6];
        Asset {
            name,
            kind: kind(name),
            bytes,
            hash: hash.iter().map(|byte| format!("{byte:02x}")).collect(),
        }
    }

    /// Where the pages expect it; the address changes with the content, so that it can be kept
    /// for ever.
    pub fn path(&self) -> String {
        format!("/assets/{}-{}", self.hash, self.name)
    }
}

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../assets/", $name)))),*]
    };
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let files = files! {
        "tokens.css",
        "common.css",
        "design.css",
        "start.css",
        "rules.css",
        "lessons.css",
        "ra.css",
        "ra-scoring.css",
        "amun-re.css",
        "amun-re-ask.css",
        "amun-re-map.css",
        "amun-re-land.svg",
        "amun-re-river.svg",
        "icon.svg",
        "icon-turn.svg",
    };
    // A module comes after those it imports, because it names their hashes.
    let modules = files! {
        "dom.js",
        "toast.js",
        "theme.js",
        "enhance.js",
        "carry.js",
        "notify.js",
        "motion.js",
        "sound.js",
        "why.js",
        "live.js",
        "stream.js",
        "forms.js",
        "keys.js",
        "heliopolis.js",
    };
    let mut assets: Vec<Asset> = Vec::new();
    for (name, source) in files {
        assets.push(Asset::new(name, keep(compact(source))));
    }
    for (name, source) in modules {
        let source = with_hashed_imports(&compact(source), &assets);
        assets.push(Asset::new(name, keep(source)));
    }
    let icon = assets.iter().find(|asset| asset.name == "icon.svg");
    let manifest = manifest(&icon.expect("there is an icon").path());
    assets.push(Asset::new(MANIFEST, keep(manifest)));
    assets
});

/// The content type that belongs to the ending of a name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// Keeps what is made once for as long as the program runs.
fn keep(text: String) -> &'static [u8] {
    Box::leak(text.into_bytes().into_boxed_slice())
}

/// Leaves out what only readers of the source need: blank lines, indentation, and comments that
/// have lines of their own.
fn compact(source: &str) -> String {
    let mut compact = String::new();
    let mut in_comment = false;
    for line in source
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        let is_comment = in_comment || line.starts_with("//") || line.starts_with("/*");
        if is_comment {
            let is_block = in_comment || line.starts_with("/*");
            in_comment = is_block && !line.ends_with("*/");
        } else {
            compact.push_str(line);
            compact.push('\n');
        }
    }
    compact
}

/// Lets a module import others by the names they are served under: `'./dom.js'` becomes
/// `'./0123456789ab-dom.js'`, so that every file can be cached for ever.
fn with_hashed_imports(source: &str, known: &[Asset]) -> String {
    known.iter().fold(source.to_owned(), |source, asset| {
        let import = format!("'./{}'", asset.name);
        source.replace(&import, &format!("'./{}-{}'", asset.hash, asset.name))
    })
}

/// The name of the file that lets a browser install the pages like an app.
pub(crate) const MANIFEST: &str = "heliopolis.webmanifest";

/// What a home screen shows, and how the pages open from it.
fn manifest(icon: &str) -> String {
    format!(
        r##"{{
  "name": "Heliopolis",
  "short_name": "Heliopolis",
  "start_url": "/",
  "scope": "/",
  "display": "standalone",
  "background_color": "#0a1230",
  "theme_color": "#0a1230",
  "icons": [
    {{"src": "{icon}", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}},
    {{"src": "{icon}", "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"}}
  ]
}}
"##
    )
}

/// Every file.
pub fn assets() -> &'static [Asset] {
    &ASSETS
}

/// The file with this name. There is no page without its files, so a wrong name is a fault of
/// this crate.
pub fn asset(name: &str) -> &'static Asset {
    let found = ASSETS.iter().find(|asset| asset.name == name);
    found.unwrap_or_else(|| panic!("there is no asset {name}"))
}

/// The module that a page runs; it imports the others.
pub(crate) const MAIN_MODULE: &str = "heliopolis.js";

/// The modules that the main one imports, so that a page can ask for all of them at once.
pub(crate) fn imported_modules() -> impl Iterator<Item = &'static Asset> {
    let imported = |asset: &&Asset| asset.name.ends_with(".js") && asset.name != MAIN_MODULE;
    ASSETS.iter().filter(imported)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_are_left_out() {
        let source = "/** A note\n * in two lines. */\n\n// A word.\na {\n  b: c; /* why */\n}\n";
        assert_eq!(compact(source), "a {\nb: c; /* why */\n}\n");
    }

    #[test]
    fn every_import_names_a_served_file() {
        for module in ASSETS.iter().filter(|asset| asset.name.ends_with(".js")) {
            let source = std::str::from_utf8(module.bytes).expect("scripts are UTF-8");
            for import in source.split("'./").skip(1) {
                let path = format!("/assets/{}", import.split('\'').next().expect("it ends"));
                let served = ASSETS.iter().any(|asset| asset.path() == path);
                assert!(served, "{} imports {path}", module.name);
            }
        }
    }
}
