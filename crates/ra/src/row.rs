//! The auction track: eight spaces for the tiles to be auctioned (RA-1.4).

use serde::{Deserialize, Serialize};

use crate::tile::Tile;

/// How many spaces the row has.
pub const SPACES: usize = 8;

/// The tiles to be auctioned, space by space.
///
/// Gods can leave gaps, which later draws fill from the left (RA-8.6, RA-R19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Row(pub [Option<Tile>; SPACES]);

impl Row {
    /// The tiles from left to right, without gaps.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.0.iter().filter_map(|&space| space)
    }

    /// How many tiles lie in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.tiles().count()
    }

    /// Whether no tile lies in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether no space is free.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.free_space().is_none()
    }

    /// The leftmost free space.
    #[inline]
    fn free_space(&self) -> Option<usize> {
        self.0.iter().position(Option::is_none)
    }

    /// The space of the leftmost tile of this kind.
    #[inline]
    pub fn find(&self, tile: Tile) -> Option<usize> {
        self.0.iter().position(|&space| space == Some(tile))
    }

    /// Whether a god could take something from it (RA-8.2).
    #[inline]
    pub fn has_more_than_gods(&self) -> bool {
        self.tiles().any(|tile| tile != Tile::God)
    }

    /// Puts a tile on the leftmost free space and tells which one (RA-4.2).
    #[inline]
    pub(crate) fn place(&mut self, tile: Tile) -> usize {
        let space = self.free_space().expect("nobody draws into a full row");
        self.0[space] = Some(tile);
        space
    }
}
