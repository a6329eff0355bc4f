//! The rules of Ra, from `rules/ra.md`.
//!
//! First what one must know to play, in the order in which it comes up; then the box, what is
//! secret, rare cases and editions.

mod ends;
mod examples;
mod lookup;
mod play;
mod scoring;
mod things;

use maud::{Markup, html};
use ra::epoch::EPOCHS;
use ra::sun::FIRST_CENTRE;
use ra::{Position, Tile, Tiles, sun};
use tabletop::Game;
use text::Text;

use crate::passage::{Pen, Section, figure};
use crate::ra::pieces::{drawn_sun, plaque};

/// All sections.
pub(crate) fn sections(text: &Text) -> Vec<Section> {
    let pen = Pen { text };
    let section = |id, title: &str, body| Section::new(id, pen.say(title), body);
    vec![
        section("minute", "rules-minute", minute(pen)),
        section("RA-3", "rules-ra-turn", play::turn(pen)),
        section("RA-5", "rules-ra-auction", play::auction(pen)),
        section("RA-6", "rules-ra-winning", play::winning(pen)),
        section("RA-7", "rules-ra-disasters", ends::disasters(pen)),
        section("RA-8", "rules-ra-gods", ends::gods(pen)),
        section("RA-9", "rules-ra-epoch-end", ends::epoch(pen)),
        section("RA-10", "rules-ra-scoring", scoring::scoring(pen)),
        section("RA-11", "rules-ra-game-end", scoring::winner(pen)),
        section("RA-14", "rules-ra-rare", lookup::rare(pen)),
        section("RA-1", "rules-ra-box", things::tiles(pen)),
        section("RA-2", "rules-ra-setup", things::setup(pen)),
        section("RA-12", "rules-ra-secrets", lookup::secrets(pen)),
        section("RA-15", "rules-ra-editions", lookup::editions(pen)),
    ]
}

fn minute(pen: Pen<'_>) -> Markup {
    let suns: Vec<usize> = Position::PLAYERS.map(sun::suns_each).collect();
    let suns = suns.iter().min().zip(suns.iter().max());
    let suns = suns.map_or(String::new(), |(least, most)| {
        format!("{least}\u{2013}{most}")
    });
    let row = [Tile::Pharaoh, Tile::Nile, Tile::Temple, Tile::Flood];
    let drawing = html! {
        span.tiles { @for tile in row { (plaque(tile, pen.text)) } }
        span.with-sun { (drawn_sun(FIRST_CENTRE)) small { (pen.say("rules-ra-centre-says")) } }
    };
    html! {
        (pen.tells(&[], "rules-ra-minute-row", &[
            ("tiles", Tiles::GAME.total().into()), ("suns", suns.into()),
        ]))
        (figure(&pen.say("rules-ra-row-figure"), &drawing))
        (pen.says(&[], "rules-ra-minute-suns"))
        (pen.says(&[], "rules-ra-minute-risk"))
        (pen.tells(&[], "rules-ra-minute-score", &[("epochs", EPOCHS.into())]))
    }
}
