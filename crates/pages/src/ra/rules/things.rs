//! What is in the box, and how a game begins (RA-1, RA-2).

use maud::{Markup, html};
use ra::epoch::ra_tiles;
use ra::row::SPACES;
use ra::scoring::START_POINTS;
use ra::sun::{self, FIRST_CENTRE};
use ra::tile::TileCategory;
use ra::{NameSet, Position, Sun, Tile, Tiles};
use tabletop::Game;
use text::ra as words;

use crate::glyph::glyph;
use crate::passage::Pen;
use crate::ra::pieces::{colours, small_sun, tile_glyph};
use crate::rich::{Piece, rich};

pub(super) fn tiles(pen: Pen<'_>) -> Markup {
    let all = Tiles::GAME.total();
    let ra = Tiles::GAME[Tile::Ra];
    let rows: Vec<Vec<Markup>> = Tile::ALL.map(|tile| row(pen, tile)).into();
    let head = [
        "rules-ra-box-tile",
        "rules-ra-box-copies",
        "rules-ra-box-hit",
        "rules-ra-box-stays",
    ];
    html! {
        (pen.passage(&["RA-1.1"], &html! {
            p { (pen.text.tell("rules-ra-box-tiles", &[("tiles", all.into())])) }
            (pen.table("rules-ra-box", &head, &rows))
        }))
        (pen.tells(&["RA-1.2"], "rules-ra-box-sums", &[
            ("ra", ra.into()), ("others", (all - u32::from(ra)).into()),
        ]))
        (pen.tells(&["RA-1.3"], "rules-ra-box-suns", &[("suns", Sun::HIGHEST.0.into())]))
        (pen.tells(&["RA-1.4"], "rules-ra-box-board", &[("spaces", SPACES.into())]))
        (pen.says(&["RA-1.5"], "rules-ra-box-statue"))
        (pen.says(&["RA-1.6", "RA-R22"], "rules-ra-box-points"))
        (pen.says(&["RA-1.7"], "rules-ra-box-area"))
    }
}

fn row(pen: Pen<'_>, tile: Tile) -> Vec<Markup> {
    let name = |tile| words::tile(tile, NameSet::Classic, pen.text);
    let hit_by = match tile.category() {
        TileCategory::Pharaoh => Some(Tile::Funeral),
        TileCategory::River => Some(Tile::Drought),
        TileCategory::Civilization => Some(Tile::War),
        TileCategory::Monument => Some(Tile::Earthquake),
        TileCategory::Ra | TileCategory::God | TileCategory::Gold | TileCategory::Disaster => None,
    };
    vec![
        html! { span.named { span.cat data-cat=(colours(tile)) { (tile_glyph(tile)) } (name(tile)) } },
        html! { (tile.copies()) },
        html! { (hit_by.map_or("–".to_owned(), name)) },
        html! { @if tile.is_kept() { span.named { (glyph("g-scarab")) (pen.say("rules-ra-yes")) } } @else { "–" } },
    ]
}

pub(super) fn setup(pen: Pen<'_>) -> Markup {
    let (least, most) = (*Position::PLAYERS.start(), *Position::PLAYERS.end());
    html! {
        (pen.tells(&["RA-2.1"], "rules-ra-setup-players", &[
            ("least", least.into()), ("most", most.into()),
        ]))
        (pen.says(&["RA-2.2"], "rules-ra-setup-bag"))
        (pen.tells(&["RA-2.3"], "rules-ra-setup-points", &[("points", START_POINTS.into())]))
        (pen.passage(&["RA-2.4", "RA-R02"], &html! {
            p { (rich(pen.text, "rules-ra-setup-suns", &[("first", Piece::Insert(small_sun(FIRST_CENTRE)))])) }
            (sets(pen))
        }))
        (pen.says(&["RA-2.5", "RA-R01"], "rules-ra-setup-track"))
        (pen.says(&["RA-2.6"], "rules-ra-setup-start"))
        (pen.says(&["RA-2.7"], "rules-ra-setup-first"))
    }
}

/// The suns and the length of the Ra track, by number of players.
fn sets(pen: Pen<'_>) -> Markup {
    let row = |players: usize| {
        let sets = html! {
            span.sets { @for &set in sun::sets(players) { span.set { @for sun in set { (small_sun(sun)) } } } }
        };
        vec![html! { (players) }, sets, html! { (ra_tiles(players)) }]
    };
    let rows: Vec<_> = Position::PLAYERS.map(row).collect();
    let head = [
        "rules-ra-setup-players-word",
        "rules-ra-setup-sets-word",
        "rules-ra-setup-last-word",
    ];
    pen.table("rules-ra-setup-sets-table", &head, &rows)
}
