//! Everything a person sees in the browser, as pure functions from data to HTML.
//!
//! A page is a plain struct that the server fills and a function that renders it for a [`Reader`]:
//! a language and settings. A game joins by implementing [`Shown`]. Every word comes from
//! [`Text`], every drawing is a named symbol of a sprite, every act is a form that works without
//! JavaScript. Nothing here knows HTTP, a database or a clock.
//!
//! - [`start`], [`new_table`], [`waiting_room`], [`table_page`], [`settings_page`], [`rules_page`],
//!   [`fair_page`], [`error_page`]: whole pages.
//! - [`table_live`], [`waiting_live`]: the part of a page that live updates replace.
//! - [`assets`]: what the pages refer to, compiled in.

mod amun_re;
mod assets;
mod attrs;
mod cues;
mod design;
mod error;
mod fair;
mod game_pages;
mod glyph;
mod layout;
mod lessons;
mod new_table;
mod options;
mod passage;
mod plain;
mod ra;
mod reader;
mod registry;
mod rich;
mod routes;
mod rules;
mod scene;
mod settings;
mod shown;
mod start;
mod table;
mod theme;
mod waiting;
mod why;

pub use assets::{Asset, asset, assets};
pub use attrs::ATTRIBUTES;
pub use cues::{Cues, Sound};
pub use design::design_page;
pub use error::error_page;
pub use fair::fair_page;
pub use game_pages::{Face, GamePages, TableView};
pub use new_table::{NewTable, new_table};
pub use passage::Section;
pub use reader::{MAX_VOLUME, Motion, Reader, Settings, Theme};
pub use registry::Pages;
pub use rules::rules_page;
pub use scene::Scene;
pub use settings::settings_page;
pub use shown::Shown;
pub use start::{Entry, EntryState, Fresh, Lobby, start};
pub use table::{TablePage, table_live, table_page};
pub use text::{Language, Text};
pub use waiting::{Place, WaitingRoom, waiting_live, waiting_room};
