//! The novice of Ra.

use ra::{Action, Phase, Position, Tile, Tiles, View, scoring};
use tabletop::{BySeat, Seat};

use super::row::{least_loss, with_row};
use crate::script::Script;

/// Counts what the row would score as if the game ended now. It knows neither what a sun is worth nor
/// what the others want.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

/// Points that make a row worth a sun.
const WORTH_A_SUN: i16 = 3;

/// Points that make a row worth invoking Ra.
const WORTH_INVOKING: i16 = 7;

/// Points that make a tile worth a god, which scores 2 itself.
const WORTH_A_GOD: i16 = 3;

impl Script<Position> for Novice {
    fn decide(&self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        let tiles = &view.area(seat).tiles;
        let now = points(view, seat, tiles);
        let gain = || {
            let score = |tiles: &Tiles| f32::from(points(view, seat, tiles));
            points(view, seat, &with_row(*tiles, view.row(), score)) - now
        };
        match view.phase() {
            Phase::Auction(_) => {
                let bids = legal.iter().filter(|action| **action != Action::Pass);
                let lowest = bids.copied().next();
                match lowest {
                    Some(bid) if gain() >= WORTH_A_SUN || legal[0] != Action::Pass => bid,
                    _ => Action::Pass,
                }
            }
            Phase::Loss(_) => {
                let kinds = legal.iter().filter_map(|&action| match action {
                    Action::Lose(tile) => Some(tile),
                    _ => None,
                });
                let score = |tiles: &Tiles| f32::from(points(view, seat, tiles));
                least_loss(tiles, kinds, score).map_or(legal[0], Action::Lose)
            }
            phase => {
                let taken = |tile: Tile| {
                    let mut tiles = *tiles;
                    tiles[tile] += 1;
                    points(view, seat, &tiles) - now
                };
                let gods = legal.iter().filter_map(|&action| match action {
                    Action::God(tile) if !tile.is_disaster() => Some((action, taken(tile))),
                    _ => None,
                });
                let best = gods.max_by_key(|&(_, points)| points);
                match best {
                    Some((god, points)) if points >= WORTH_A_GOD => god,
                    _ if matches!(phase, Phase::Turn { .. }) && gain() >= WORTH_INVOKING => {
                        Action::Invoke
                    }
                    _ => legal[0],
                }
            }
        }
    }
}

/// What a player would score with these tiles if the game ended now.
fn points(view: &View, seat: Seat, tiles: &Tiles) -> i16 {
    let players = view.players();
    let mut pharaohs = BySeat::default();
    for other in Seat::all(players) {
        pharaohs[other] = view.area(other).tiles[Tile::Pharaoh].into();
    }
    pharaohs[seat] = tiles[Tile::Pharaoh].into();
    scoring::pharaohs(pharaohs.of(players))[seat]
        + scoring::gods(tiles)
        + scoring::gold(tiles)
        + scoring::river(tiles)
        + scoring::civilization(tiles)
        + scoring::variety(tiles)
        + scoring::identical(tiles)
}
