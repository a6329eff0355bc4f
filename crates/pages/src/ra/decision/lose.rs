//! The decision of a player hit by a disaster: which of their tiles to lose.

use maud::{Markup, html};
use ra::disaster::Loss;
use ra::{Action, Position, Tile};
use tabletop::Seat;
use text::{Narrated, ra as words, signed};

use crate::ra::decision::frame;
use crate::ra::pieces::{colours, face, points};
use crate::ra::scene::Stage;
use crate::ra::worth::{self, Worth};

pub(crate) fn lose(stage: &Stage<'_>, seat: Seat, loss: &Loss) -> Markup {
    let text = stage.text;
    let (disaster, key) = if loss.kinds() == &Tile::CIVILIZATION[..] {
        (Tile::War, "ra-lose-civilization")
    } else {
        (Tile::Earthquake, "ra-lose-monument")
    };
    let owned = &stage.view.area(seat).tiles;
    let kinds = loss.kinds().iter().filter(|&&tile| owned[tile] > 0);
    let content = html! { div.picks { @for &tile in kinds { (choice(stage, seat, tile)) } } };
    let why = text.tell(key, &[("count", loss.owed().into())]);
    let heading = words::tile(disaster, stage.names, text);
    frame(stage, &heading, &why, &content)
}

/// A tile that can be lost: how many the player has of its kind, and what the loss of one costs.
fn choice(stage: &Stage<'_>, seat: Seat, tile: Tile) -> Markup {
    let text = stage.text;
    let action = Action::Lose(tile);
    let name = Position::action_name(action, stage.scene.options, text);
    let count = stage.view.area(seat).tiles[tile];
    html! {
        button.pick-tile.pick-tile--lose name="do" value=(action) title=(name) {
            span.vh { (name) ". " (text.tell("ra-lose-of", &[("count", count.into())])) " " }
            span.tile aria-hidden="true" data-cat=(colours(tile)) { (face(tile, stage.names, text)) }
            span.n aria-hidden="true" { (count) }
            span.cost { (cost(stage, worth::of_loss(stage.view, seat, tile))) }
        }
    }
}

/// The points that go, now and at the end; those that stay what they are need no word.
fn cost(stage: &Stage<'_>, worth: Worth) -> Markup {
    let later = [("points", signed(worth.later).into())];
    html! {
        @if worth.now() != 0 || worth.later == 0 { (points(worth.now())) " " }
        @if worth.later != 0 { span.pts.pts--later { (stage.text.tell("ra-later", &later)) } }
    }
}
