//! The scribe of Ra.

use ra::{Action, Auction, Kind, Phase, Position, Tile, View};
use tabletop::Seat;

use super::bid::Bidding;
use super::constants::ScribeConstants;
use super::row::least_loss;
use super::worth::Worth;
use crate::script::{self, Script};

/// Judges what tiles and suns are worth to everybody, now and later.
pub type Scribe = script::Scribe<ScribeConstants>;

impl Script<Position> for Scribe {
    fn decide(&self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        let constants = self.constants(view.players());
        let worth = Worth::new(view, constants);
        match view.phase() {
            Phase::Auction(auction) => Bidding::new(&worth, auction).best(legal),
            Phase::Loss(_) => lose(&worth, seat, legal),
            Phase::Turn { .. } => god(&worth, seat, legal)
                .or_else(|| invoke(&worth, seat))
                .unwrap_or(legal[0]),
            _ => god(&worth, seat, legal).unwrap_or(legal[0]),
        }
    }
}

/// The tile that a god should take, if one is worth it. Otherwise the first legal action is what to
/// do: draw, invoke where the row is full, or take no further tile.
fn god(worth: &Worth<'_>, seat: Seat, legal: &[Action]) -> Option<Action> {
    let area = worth.view.area(seat);
    let suns = area.usable.len();
    let constants = worth.constants;
    let least = constants.god_least + constants.god_least_time * worth.time();
    let kept = worth.holdings(seat, &area.tiles, suns) + least;
    let taken = |tile: Tile| {
        let mut tiles = area.tiles;
        tiles[Tile::God] -= 1;
        tiles[tile] += 1;
        worth.holdings(seat, &tiles, suns)
    };
    let useful = legal.iter().filter_map(|&action| match action {
        Action::God(tile) if !tile.is_disaster() => Some((action, taken(tile))),
        _ => None,
    });
    useful
        .filter(|&(_, worth)| worth > kept)
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(action, _)| action)
}

fn lose(worth: &Worth<'_>, seat: Seat, legal: &[Action]) -> Action {
    let area = worth.view.area(seat);
    let suns = area.usable.len();
    let kinds = legal.iter().filter_map(|&action| match action {
        Action::Lose(tile) => Some(tile),
        _ => None,
    });
    let tile = least_loss(&area.tiles, kinds, |tiles| worth.sets(tiles, suns));
    tile.map_or(legal[0], Action::Lose)
}

/// Ra is invoked for a row that is worth more to the player than to anybody else, before it grows into
/// one that others want too. The gain alone is a bad guide.
fn invoke(worth: &Worth<'_>, seat: Seat) -> Option<Action> {
    let auction = Auction {
        kind: Kind::Invoked,
        ra_player: seat,
        speaker: seat,
        high: None,
    };
    let constants = worth.constants;
    let least = constants.invoke_least + constants.invoke_least_time * worth.time();
    let (surplus, rival) = Bidding::new(worth, auction).won_last()?;
    (surplus - constants.invoke_rival * rival > least).then_some(Action::Invoke)
}
