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
    fn new(name: &'static str, kind: &'static str, bytes: &'static [u8]) -> Asset {
        let hash = &Sha256::digest(bytes)[..6];
        Asset {
            name,
            kind,
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
    ($($name:literal: $kind:literal),* $(,)?) => {
        [$(($name, $kind, include_bytes!(concat!("../assets/", $name)).as_slice())),*]
    };
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let files = files! {
        "tokens.css": "text/css; charset=utf-8",
        "common.css": "text/css; charset=utf-8",
        "design.css": "text/css; charset=utf-8",
        "start.css": "text/css; charset=utf-8",
        "rules.css": "text/css; charset=utf-8",
        "lessons.css": "text/css; charset=utf-8",
        "ra.css": "text/css; charset=utf-8",
        "ra-scoring.css": "text/css; charset=utf-8",
        "amun-re.css": "text/css; charset=utf-8",
        "amun-re-ask.css": "text/css; charset=utf-8",
        "amun-re-map.css": "text/css; charset=utf-8",
        "amun-re-land.svg": "image/svg+xml",
        "amun-re-river.svg": "image/svg+xml",
        "heliopolis.js": "text/javascript; charset=utf-8",
        "motion.js": "text/javascript; charset=utf-8",
        "sound.js": "text/javascript; charset=utf-8",
        "why.js": "text/javascript; charset=utf-8",
        "icon.svg": "image/svg+xml",
        "icon-turn.svg": "image/svg+xml",
    };
    let files = files.into_iter();
    let mut assets: Vec<Asset> = files
        .map(|file| Asset::new(file.0, file.1, file.2))
        .collect();
    let icon = assets.iter().find(|asset| asset.name == "icon.svg");
    let manifest = manifest(&icon.expect("there is an icon").path());
    // Made once, and kept as long as the program runs.
    let manifest: &'static [u8] = Box::leak(manifest.into_bytes().into_boxed_slice());
    assets.push(Asset::new(MANIFEST, "application/manifest+json", manifest));
    assets
});

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
