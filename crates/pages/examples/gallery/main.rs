//! Writes the pages of many states into a folder, a folder in it for each language, to be looked at
//! in a browser: `cargo run -p pages --example gallery -- FOLDER`, then serve the folder at `/`.
//! `e2e/shots FOLDER` takes pictures of all of them.

#[path = "../../tests/support/amun_re_states.rs"]
mod amun_re_states;
#[path = "../../tests/support/guided.rs"]
mod guided;
#[path = "../../tests/support/ra_states.rs"]
mod ra_states;
#[path = "../../tests/support/sheets.rs"]
mod sheets;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::fs;
use std::path::PathBuf;

use pages::{Language, Settings};

fn main() -> std::io::Result<()> {
    let folder: PathBuf = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "gallery".into())
        .into();
    fs::create_dir_all(folder.join("assets"))?;
    for asset in pages::assets() {
        fs::write(folder.join(&asset.path()[1..]), asset.bytes)?;
    }
    for language in Language::ALL {
        let settings = Settings {
            language: Some(language),
            ..Settings::default()
        };
        let folder = folder.join(language.code());
        fs::create_dir_all(&folder)?;
        let write = |name: &str, page: String| fs::write(folder.join(format!("{name}.html")), page);
        for state in ra_states::all() {
            let page = state.sample.html(state.observer, state.mode, &settings);
            write(&format!("ra-{}", state.name), page)?;
        }
        for state in amun_re_states::all() {
            let page = state.sample.html(state.observer, state.mode, &settings);
            write(&format!("amun-re-{}", state.name), page)?;
        }
        for (name, page) in guided::pages(&settings) {
            write(&name, page)?;
        }
        for (name, page) in sheets::all(language) {
            write(name, page)?;
        }
    }
    Ok(())
}
