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
        "start.css": "text/css; charset=utf-8",
        "ra.css": "text/css; charset=utf-8",
        "ra-scoring.css": "text/css; charset=utf-8",
        "amun-re.css": "text/css; charset=utf-8",
        "amun-re-ask.css": "text/css; charset=utf-8",
        "amun-re-map.css": "text/css; charset=utf-8",
        "amun-re-land.svg": "image/svg+xml",
        "amun-re-river.svg": "image/svg+xml",
        "heliopolis.js": "text/javascript; charset=utf-8",
        "icon.svg": "image/svg+xml",
    };
    let asset = |(name, kind, bytes): (&'static str, &'static str, &'static [u8])| Asset {
        name,
        kind,
        bytes,
        hash: Sha256::digest(bytes)[..6]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect(),
    };
    files.into_iter().map(asset).collect()
});

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
