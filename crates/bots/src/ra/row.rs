//! What becomes of a player's tiles when they take the row.

use ra::{Row, Tile, Tiles};

/// The number of tiles that each disaster costs (RA-7.2).
const COST: u8 = 2;

/// The tiles of a player after taking the row, disasters included. `worth` says what tiles are worth
/// to the player, who loses those that hurt least.
pub(super) fn with_row(mut tiles: Tiles, row: &Row, worth: impl Fn(&Tiles) -> f32) -> Tiles {
    for tile in row.tiles().filter(|tile| !tile.is_disaster()) {
        tiles[tile] += 1;
    }
    for tile in row.tiles().filter(|tile| tile.is_disaster()) {
        match tile {
            Tile::Funeral => lose(&mut tiles, &[Tile::Pharaoh]),
            Tile::Drought => lose(&mut tiles, &[Tile::Flood, Tile::Nile]),
            Tile::War => lose_least(&mut tiles, &Tile::CIVILIZATION, &worth),
            _ => lose_least(&mut tiles, &Tile::MONUMENTS, &worth),
        }
    }
    tiles
}

/// Loses tiles, the first of these kinds first.
fn lose(tiles: &mut Tiles, kinds: &[Tile]) {
    let mut owed = COST;
    for &kind in kinds {
        let lost = owed.min(tiles[kind]);
        tiles[kind] -= lost;
        owed -= lost;
    }
}

fn lose_least(tiles: &mut Tiles, kinds: &[Tile], worth: impl Fn(&Tiles) -> f32) {
    for _ in 0..COST {
        let owned = kinds.iter().copied().filter(|&kind| tiles[kind] > 0);
        if let Some(tile) = least_loss(tiles, owned, &worth) {
            tiles[tile] -= 1;
        }
    }
}

/// The tile of these whose loss hurts least.
pub(super) fn least_loss(
    tiles: &Tiles,
    kinds: impl Iterator<Item = Tile>,
    worth: impl Fn(&Tiles) -> f32,
) -> Option<Tile> {
    let left = |tile: Tile| {
        let mut left = *tiles;
        left[tile] -= 1;
        worth(&left)
    };
    kinds
        .map(|tile| (tile, left(tile)))
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(tile, _)| tile)
}
