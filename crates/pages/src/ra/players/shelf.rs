//! A player's tiles in fixed places; what is missing is a ghost.

use maud::{Markup, html};
use ra::scoring::Category;
use ra::{Tile, epoch::EPOCHS};
use tabletop::Seat;
use text::ra as words;

use crate::glyph::glyph;
use crate::ra::pieces::{colours, god_drawing, points, tile_glyph};
use crate::ra::scene::Stage;
use crate::ra::worth::monuments;
use crate::ra::{cues, explain};
use crate::rich::{Piece, rich};

/// All slots of a player; the headings are of this level.
pub(crate) fn shelf(stage: &Stage<'_>, seat: Seat, level: u8) -> Markup {
    let tally = stage.view.tally()[seat];
    let now = |category: Category| points(tally[category as usize]);
    let tiles = &stage.view.area(seat).tiles;
    let text = stage.text;
    let kinds = |kinds: &[Tile]| text.tell("ra-kinds", &[("count", tiles.different(kinds).into())]);
    let later = if stage.view.epoch() == EPOCHS {
        points(tally[Category::Variety as usize] + tally[Category::Identical as usize])
    } else {
        html! {
            span.pts.pts--later title=(text.say("ra-monuments-later")) {
                (rich(text, "ra-at-the-end", &[("points", Piece::Insert(html! { (monuments(tiles)) }))]))
            }
        }
    };
    let group = |class: &str, name: &str, more: Option<String>, points: Markup, kinds: &[Tile]| {
        let title = html! {
            span.grp__n { (text.say(name)) } " "
            @if let Some(more) = more { small { (more) } " " }
            (points)
        };
        html! {
            section.grp.{ "grp--" (class) } {
                @if level == 3 { h3 { (title) } } @else { h4 { (title) } }
                ul { @for &kind in kinds { (slot(stage, seat, kind)) } }
            }
        }
    };
    html! {
        div.shelf {
            (group("ph", "ra-pharaohs", None, now(Category::Pharaohs), &[Tile::Pharaoh]))
            (group("river", "ra-river", None, now(Category::River), &[Tile::Nile, Tile::Flood]))
            (group("gold", "ra-gold", None, now(Category::Gold), &[Tile::Gold]))
            (group("god", "ra-gods", None, now(Category::Gods), &[Tile::God]))
            (group("civ", "ra-civilization", Some(kinds(&Tile::CIVILIZATION)), now(Category::Civilization), &Tile::CIVILIZATION))
            (group("mon", "ra-monuments", Some(kinds(&Tile::MONUMENTS)), later, &Tile::MONUMENTS))
        }
    }
}

fn slot(stage: &Stage<'_>, seat: Seat, tile: Tile) -> Markup {
    let (text, names) = (stage.text, stage.names);
    let count = stage.view.area(seat).tiles[tile];
    let label = match tile {
        Tile::God if count > 0 => gods(stage, seat),
        _ => {
            let name = words::tile(tile, names, text);
            text.tell("ra-slot", &[("tile", name.into()), ("count", count.into())])
        }
    };
    // Of kinds that count by number the number stands there even if it is 1.
    let counted = !matches!(
        tile.category(),
        ra::tile::TileCategory::Civilization | ra::tile::TileCategory::Monument
    );
    html! {
        li.slot.slot--none[count == 0] data-at=(cues::shelf(seat, tile)) data-why=(explain::tip_id(tile)) data-cat=(colours(tile)) title=(label) {
            span.vh { (label) }
            @match stage.history.next_god(seat) {
                Some(god) if tile == Tile::God && count > 0 => (glyph(&god_drawing(god, names))),
                _ => (tile_glyph(tile)),
            }
            @if count > 1 || (counted && count == 1) { b.n aria-hidden="true" { (count) } }
        }
    }
}

/// A player's gods by name: "Gods: Thoth and Horus".
fn gods(stage: &Stage<'_>, seat: Seat) -> String {
    let text = stage.text;
    let names: Vec<String> = stage.history.gods[seat]
        .iter()
        .map(|&god| words::god(god, stage.names, text))
        .collect();
    let count = stage.view.area(seat).tiles[Tile::God];
    if names.len() == usize::from(count) {
        text.tell("ra-gods-named", &[("names", text.list(&names).into())])
    } else {
        let name = words::tile(Tile::God, stage.names, text);
        text.tell("ra-slot", &[("tile", name.into()), ("count", count.into())])
    }
}
