//! The pages of a game, without knowing which.

use std::fmt;
use std::sync::Arc;

use club::{ChatLine, Pace, Problem, Scene, ShuffleReport};
use games::GameKind;
use maud::Markup;
use text::Text;

use crate::reader::Reader;

/// The pages of one game.
///
/// A game has pages of its own if it implements [`Shown`](crate::Shown); every other game of the registry is
/// shown by plain pages, made from what any match can say about itself.
pub trait GamePages: fmt::Debug + Send + Sync {
    /// The game.
    fn kind(&self) -> &'static dyn GameKind;

    /// How lists and the start page show the game, if it has drawings of its own.
    fn face(&self) -> Option<&'static Face>;

    /// Its style sheets among the assets.
    fn styles(&self) -> &'static [&'static str];

    /// Its drawings: one `<svg>` of named symbols.
    fn sprite(&self) -> &'static str;

    /// The page of a table.
    fn table_page(&self, table: &TableView<'_>, reader: &Reader<'_>) -> Markup;

    /// The part of that page which live updates replace: `<div id="live">`.
    fn table_live(&self, table: &TableView<'_>, reader: &Reader<'_>) -> Markup;

    /// Its rules.
    fn rules_page(&self, reader: &Reader<'_>) -> Option<Markup>;

    /// Its pieces at every size.
    fn design_page(&self, reader: &Reader<'_>) -> Option<Markup>;
}

impl dyn GamePages + '_ {
    /// The key of the game.
    pub fn key(&self) -> &'static str {
        self.kind().key()
    }

    /// The name of the game; its key if it has no name.
    pub fn name(&self, text: &Text) -> String {
        let key = format!("{}-name", self.key());
        if text.knows(&key) {
            text.say(&key)
        } else {
            self.key().to_owned()
        }
    }
}

/// How lists and the start page show a game.
#[derive(Debug)]
pub struct Face {
    /// The picture on the start page, as an `<svg>`.
    pub picture: &'static str,
    /// The message that says what kind of game it is.
    pub kind: &'static str,
    /// The message that says how long it takes.
    pub time: &'static str,
    /// The colours of its mark in lists, as the style sheet names them.
    pub colours: &'static str,
    /// The drawing of its mark.
    pub mark: &'static str,
}

/// Everything a table page shows.
#[derive(Debug)]
pub struct TableView<'a> {
    /// The game as the reader sees it.
    pub scene: &'a Scene<'a>,
    /// The chat, oldest line first.
    pub chat: &'a [Arc<ChatLine>],
    /// How many watch without playing.
    pub watchers: usize,
    /// The address to share.
    pub link: &'a str,
    /// How fast bots move, if the reader may change it.
    pub pace: Option<Pace>,
    /// What is known about the shuffle.
    pub shuffle: &'a ShuffleReport,
    /// What went wrong with the last request, if this page answers one.
    pub problem: Option<&'a Problem>,
}
