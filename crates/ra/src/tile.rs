//! The tiles of the game (RA-1.1), and piles in which they are counted by kind.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeMap, Serializer};
use tabletop::json;

/// A kind of tile; tiles of one kind are alike in play (RA-1.1). The order is the canonical one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // The names are those of the table.
pub enum Tile {
    Ra,
    God,
    Gold,
    Pharaoh,
    Nile,
    Flood,
    Art,
    Agriculture,
    Religion,
    Astronomy,
    Writing,
    Fortress,
    Obelisk,
    Palace,
    Pyramid,
    Sphinx,
    Statue,
    StepPyramid,
    Temple,
    Funeral,
    Drought,
    War,
    Earthquake,
}

/// What a tile counts as (RA-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names are those of the table.
pub enum TileCategory {
    Ra,
    God,
    Gold,
    Pharaoh,
    River,
    Civilization,
    Monument,
    Disaster,
}

impl Tile {
    /// How many kinds there are.
    pub const KINDS: usize = 23;

    /// Every kind, in canonical order.
    pub const ALL: [Tile; Tile::KINDS] = {
        use Tile::*;
        [
            Ra,
            God,
            Gold,
            Pharaoh,
            Nile,
            Flood,
            Art,
            Agriculture,
            Religion,
            Astronomy,
            Writing,
            Fortress,
            Obelisk,
            Palace,
            Pyramid,
            Sphinx,
            Statue,
            StepPyramid,
            Temple,
            Funeral,
            Drought,
            War,
            Earthquake,
        ]
    };

    /// The kinds of civilization tiles.
    pub const CIVILIZATION: [Tile; 5] = [
        Tile::Art,
        Tile::Agriculture,
        Tile::Religion,
        Tile::Astronomy,
        Tile::Writing,
    ];

    /// The kinds of monuments.
    pub const MONUMENTS: [Tile; 8] = [
        Tile::Fortress,
        Tile::Obelisk,
        Tile::Palace,
        Tile::Pyramid,
        Tile::Sphinx,
        Tile::Statue,
        Tile::StepPyramid,
        Tile::Temple,
    ];

    /// The disasters, in the order in which they are resolved; it does not matter (RA-7.5).
    pub const DISASTERS: [Tile; 4] = [Tile::Funeral, Tile::Drought, Tile::War, Tile::Earthquake];

    /// The kinds that their owner gives back at the end of an epoch (RA-9.2, RA-R36).
    pub const PASSING: [Tile; 8] = [
        Tile::God,
        Tile::Gold,
        Tile::Flood,
        Tile::Art,
        Tile::Agriculture,
        Tile::Religion,
        Tile::Astronomy,
        Tile::Writing,
    ];

    /// How many copies the game has (RA-1.1).
    pub const fn copies(self) -> u8 {
        match self {
            Tile::Ra => 30,
            Tile::God => 8,
            Tile::Gold => 5,
            Tile::Pharaoh | Tile::Nile => 25,
            Tile::Flood => 12,
            Tile::Funeral | Tile::Drought | Tile::Earthquake => 2,
            Tile::War => 4,
            _ => 5,
        }
    }

    /// What it counts as.
    pub const fn category(self) -> TileCategory {
        match self {
            Tile::Ra => TileCategory::Ra,
            Tile::God => TileCategory::God,
            Tile::Gold => TileCategory::Gold,
            Tile::Pharaoh => TileCategory::Pharaoh,
            Tile::Nile | Tile::Flood => TileCategory::River,
            Tile::Art | Tile::Agriculture | Tile::Religion | Tile::Astronomy | Tile::Writing => {
                TileCategory::Civilization
            }
            Tile::Funeral | Tile::Drought | Tile::War | Tile::Earthquake => TileCategory::Disaster,
            _ => TileCategory::Monument,
        }
    }

    /// Whether it is a disaster, which strikes and is never kept (RA-7.1).
    #[inline]
    pub const fn is_disaster(self) -> bool {
        self as u8 >= Tile::Funeral as u8
    }

    /// Whether a player can own it between two steps (RA-13.6).
    pub const fn can_be_owned(self) -> bool {
        !matches!(self, Tile::Ra) && !self.is_disaster()
    }

    /// Whether its owner keeps it from one epoch to the next (RA-9.2).
    pub fn is_kept(self) -> bool {
        self.can_be_owned() && !Tile::PASSING.contains(&self)
    }

    /// Its key in texts (RA-1.1).
    pub const fn key(self) -> &'static str {
        match self {
            Tile::Ra => "ra",
            Tile::God => "god",
            Tile::Gold => "gold",
            Tile::Pharaoh => "pharaoh",
            Tile::Nile => "nile",
            Tile::Flood => "flood",
            Tile::Art => "civ.art",
            Tile::Agriculture => "civ.agriculture",
            Tile::Religion => "civ.religion",
            Tile::Astronomy => "civ.astronomy",
            Tile::Writing => "civ.writing",
            Tile::Fortress => "mon.fortress",
            Tile::Obelisk => "mon.obelisk",
            Tile::Palace => "mon.palace",
            Tile::Pyramid => "mon.pyramid",
            Tile::Sphinx => "mon.sphinx",
            Tile::Statue => "mon.statue",
            Tile::StepPyramid => "mon.step_pyramid",
            Tile::Temple => "mon.temple",
            Tile::Funeral => "dis.funeral",
            Tile::Drought => "dis.drought",
            Tile::War => "dis.war",
            Tile::Earthquake => "dis.earthquake",
        }
    }

    /// The kind with this key.
    pub fn from_key(key: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.key() == key)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let key = String::deserialize(deserializer)?;
        Tile::from_key(&key).ok_or_else(|| D::Error::custom(format!("unknown tile {key:?}")))
    }
}

/// Tiles counted by kind: what lies in the bag, or in front of a player.
///
/// As JSON it is an object of the kinds that are there, `{"nile":2,"mon.temple":1}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles([u8; Tile::KINDS]);

impl Tiles {
    /// All 180 tiles of the game (RA-1.1).
    pub const GAME: Tiles = {
        let mut counts = [0; Tile::KINDS];
        let mut kind = 0;
        while kind < Tile::KINDS {
            counts[kind] = Tile::ALL[kind].copies();
            kind += 1;
        }
        Tiles(counts)
    };

    /// How many tiles there are.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// How many there are of these kinds together.
    #[inline]
    pub fn count(&self, kinds: &[Tile]) -> u8 {
        kinds.iter().map(|&kind| self[kind]).sum()
    }

    /// How many different kinds of these there are.
    #[inline]
    pub fn different(&self, kinds: &[Tile]) -> usize {
        kinds.iter().filter(|&&kind| self[kind] > 0).count()
    }

    /// The `number`-th tile, counted from 0 in canonical order.
    #[inline]
    pub(crate) fn nth(&self, number: u32) -> Tile {
        let mut left = number;
        for (kind, &count) in Tile::ALL.iter().zip(&self.0) {
            match left.checked_sub(u32::from(count)) {
                Some(rest) => left = rest,
                None => return *kind,
            }
        }
        unreachable!("there are fewer than {number} tiles")
    }

    /// The kinds that are there with their counts, in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> {
        Tile::ALL
            .into_iter()
            .zip(self.0)
            .filter(|&(_, count)| count > 0)
    }
}

impl Index<Tile> for Tiles {
    type Output = u8;

    #[inline]
    fn index(&self, tile: Tile) -> &u8 {
        &self.0[tile as usize]
    }
}

impl IndexMut<Tile> for Tiles {
    #[inline]
    fn index_mut(&mut self, tile: Tile) -> &mut u8 {
        &mut self.0[tile as usize]
    }
}

impl FromIterator<(Tile, u8)> for Tiles {
    fn from_iter<I: IntoIterator<Item = (Tile, u8)>>(counts: I) -> Tiles {
        let mut tiles = Tiles::default();
        for (tile, count) in counts {
            tiles[tile] += count;
        }
        tiles
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (tile, count) in self.iter() {
            map.serialize_entry(&tile, &count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let (mut tiles, mut seen) = (Tiles::default(), 0_u32);
        json::fields(deserializer, |tile: Tile, count| {
            let bit = 1 << tile as u32;
            let new = seen & bit == 0;
            seen |= bit;
            tiles[tile] = count;
            new
        })?;
        Ok(tiles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RA-1.2
    #[test]
    fn the_subtotals_are_right() {
        let total = |category| -> u32 {
            let kinds = Tile::ALL
                .into_iter()
                .filter(|tile| tile.category() == category);
            kinds.map(|tile| u32::from(tile.copies())).sum()
        };
        assert_eq!(total(TileCategory::Ra), 30);
        assert_eq!(total(TileCategory::God), 8);
        assert_eq!(total(TileCategory::Gold), 5);
        assert_eq!(total(TileCategory::Pharaoh), 25);
        assert_eq!(total(TileCategory::River), 37);
        assert_eq!(total(TileCategory::Civilization), 25);
        assert_eq!(total(TileCategory::Monument), 40);
        assert_eq!(total(TileCategory::Disaster), 10);
        assert_eq!(Tiles::GAME.total(), 180);
        assert_eq!(Tiles::GAME.total() - u32::from(Tiles::GAME[Tile::Ra]), 150);
    }

    /// RA-1.1, RA-R36
    #[test]
    fn pharaohs_nile_and_monuments_are_kept() {
        let kept = Tile::ALL.into_iter().filter(|tile| tile.is_kept());
        let expected = [Tile::Pharaoh, Tile::Nile]
            .into_iter()
            .chain(Tile::MONUMENTS);
        assert!(kept.eq(expected));
    }

    #[test]
    fn keys_are_unique_and_read_back() {
        for tile in Tile::ALL {
            assert_eq!(Tile::from_key(tile.key()), Some(tile));
        }
        assert_eq!(Tile::from_key("mon.tower"), None);
    }

    #[test]
    fn the_nth_tile_counts_through_the_kinds_in_canonical_order() {
        let tiles: Tiles = [(Tile::Nile, 2), (Tile::Ra, 1), (Tile::Temple, 1)]
            .into_iter()
            .collect();
        let order: Vec<_> = (0..tiles.total()).map(|number| tiles.nth(number)).collect();
        assert_eq!(order, [Tile::Ra, Tile::Nile, Tile::Nile, Tile::Temple]);
    }
}
