//! What a game must bring to be shown.

use bots::BotGame;
use maud::Markup;
use text::{Narrated, Text};

use crate::cues::Cues;
use crate::game_pages::Face;
use crate::passage::Section;
use crate::scene::Scene;

/// A game as the pages show it.
pub trait Shown: BotGame + Narrated {
    /// How lists and the start page show it.
    const FACE: &'static Face;

    /// What the parts of a table are made from: the scene, and all that they ask for again and
    /// again.
    type Stage<'a>;

    /// Its style sheets among the assets.
    const STYLES: &'static [&'static str];

    /// Those of them, and no others, that its pieces need on other pages than tables.
    const PIECES: &'static [&'static str];

    /// Whether players keep things from each other, so that a device that is passed round must be
    /// covered meanwhile.
    const HIDES: bool;

    /// The message with which the page of its rules begins; it is told how many play.
    const RULES_LEAD: &'static str;

    /// Its drawings: one `<svg>` of named symbols, put into the page once, outside the part that
    /// updates replace.
    fn sprite() -> &'static str;

    /// Its name.
    fn name(text: &Text) -> String;

    /// Prepares the parts of a table, once per page.
    fn stage<'a>(scene: &'a Scene<'a, Self>, text: &'a Text) -> Self::Stage<'a>;

    /// What the game waits for, in two or three words: "Your bid", "Nour draws". It is part of the
    /// page's title.
    fn headline(stage: &Self::Stage<'_>) -> String;

    /// How far the game is (epochs, rounds), for the header of the table.
    fn progress(stage: &Self::Stage<'_>) -> Markup;

    /// The table: `<main class="table" id="table">` with the public state, every player's area,
    /// the decision with its forms and the scoring panels. `beside` are the log and the chat, to
    /// be placed in it.
    fn table(stage: &Self::Stage<'_>, beside: &Markup) -> Markup;

    /// Its pieces at every size, for the page of designs.
    fn pieces(text: &Text) -> Markup;

    /// What is printed on its board and never changes: drawings that the table refers to by their
    /// ids. They stand outside the part that updates replace.
    fn printed(options: &Self::Options, text: &Text) -> Markup;

    /// What explains the pieces and numbers of the table, each by its id; see `data-why`.
    fn explanations(options: &Self::Options, text: &Text) -> Markup;

    /// Words of the log that stand for something, as they are drawn.
    fn marked(words: &str, mark: &Self::Mark) -> Markup;

    /// What the events that are new to the reader let them see move and hear.
    fn cues<'a>(events: impl Iterator<Item = &'a Self::Event>) -> Cues;

    /// Its rules, for who has never played it first.
    fn rules(text: &Text) -> Vec<Section>;

    /// What scores when and how much, on one small sheet.
    fn scoring(text: &Text) -> Markup;
}
