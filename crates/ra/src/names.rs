//! What the editions call things (RA-E20 to RA-E24). Names have no effect on play.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::tile::Tile;

/// A set of names, by the edition that has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NameSet {
    /// The words of our rules.
    #[default]
    #[serde(rename = "classic")]
    Classic,
    /// The first edition.
    #[serde(rename = "1999")]
    Alea,
    /// The edition of 2016.
    #[serde(rename = "2016")]
    Windrider,
    /// The Brazilian edition.
    #[serde(rename = "brazilian")]
    Brazilian,
    /// The edition of 2023, with the sun barge.
    #[serde(rename = "2023")]
    Barge,
}

/// The names that differ between editions, in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// The disaster that strikes civilization (RA-E20).
    pub war: &'static str,
    /// The monument that the rules call fortress (RA-E21).
    pub fortress: &'static str,
    /// The monument that the rules call palace (RA-E21).
    pub palace: &'static str,
    /// The eight gods (RA-E22, RA-R32).
    pub gods: [&'static str; 8],
    /// The three epochs (RA-E23).
    pub epochs: [&'static str; 3],
    /// What is scored (RA-E24).
    pub points: &'static str,
}

const GODS_1999: [&str; 8] = [
    "Anubis", "Bastet", "Khnum", "Horus", "Set", "Sobek", "Thoth", "Wadjet",
];

const GODS_BRAZILIAN: [&str; 8] = [
    "Hathor", "Isis", "Osiris", "Ptah", "Sekhmet", "Seshat", "Sobek", "Thoth",
];

const CLASSIC: Names = Names {
    war: "war",
    fortress: "fortress",
    palace: "palace",
    gods: GODS_1999,
    epochs: ["epoch 1", "epoch 2", "epoch 3"],
    points: "points",
};

impl NameSet {
    /// Every set.
    pub const ALL: [NameSet; 5] = [
        NameSet::Classic,
        NameSet::Alea,
        NameSet::Windrider,
        NameSet::Brazilian,
        NameSet::Barge,
    ];

    /// The names of the set.
    pub const fn names(self) -> Names {
        match self {
            NameSet::Classic | NameSet::Windrider => CLASSIC,
            NameSet::Alea => Names {
                war: "unrest",
                epochs: ["Old Kingdom", "Middle Kingdom", "New Kingdom"],
                points: "fame points",
                ..CLASSIC
            },
            NameSet::Brazilian => Names {
                gods: GODS_BRAZILIAN,
                epochs: ["era 1", "era 2", "era 3"],
                ..CLASSIC
            },
            // RA-R31: mausoleum and sanctuary take the place of fortress and palace.
            NameSet::Barge => Names {
                fortress: "mausoleum",
                palace: "sanctuary",
                points: "victory points",
                ..CLASSIC
            },
        }
    }

    /// How many can play the edition (RA-E01).
    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            NameSet::Alea => 3..=5,
            _ => 2..=5,
        }
    }

    /// What this set calls a tile.
    pub const fn tile(self, tile: Tile) -> &'static str {
        match tile {
            Tile::War => self.names().war,
            Tile::Fortress => self.names().fortress,
            Tile::Palace => self.names().palace,
            Tile::Ra => "Ra",
            Tile::God => "god",
            Tile::Gold => "gold",
            Tile::Pharaoh => "pharaoh",
            Tile::Nile => "Nile",
            Tile::Flood => "flood",
            Tile::Art => "art",
            Tile::Agriculture => "agriculture",
            Tile::Religion => "religion",
            Tile::Astronomy => "astronomy",
            Tile::Writing => "writing",
            Tile::Obelisk => "obelisk",
            Tile::Pyramid => "pyramid",
            Tile::Sphinx => "sphinx",
            Tile::Statue => "statue",
            Tile::StepPyramid => "step pyramid",
            Tile::Temple => "temple",
            Tile::Funeral => "funeral",
            Tile::Drought => "drought",
            Tile::Earthquake => "earthquake",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RA-E20 to RA-E24, RA-R31, RA-R32
    #[test]
    fn editions_differ_where_the_table_says_so() {
        assert_eq!(NameSet::Alea.tile(Tile::War), "unrest");
        assert_eq!(NameSet::Windrider.tile(Tile::War), "war");
        assert_eq!(NameSet::Barge.tile(Tile::Fortress), "mausoleum");
        assert_eq!(NameSet::Barge.tile(Tile::Palace), "sanctuary");
        assert_eq!(NameSet::Classic.tile(Tile::Palace), "palace");
        assert_eq!(NameSet::Classic.names().gods, NameSet::Alea.names().gods);
        assert!(NameSet::Brazilian.names().gods.contains(&"Isis"));
        assert_eq!(NameSet::Alea.names().epochs[0], "Old Kingdom");
        assert_eq!(NameSet::Alea.names().points, "fame points");
        assert_eq!(NameSet::Barge.names().points, "victory points");
    }

    #[test]
    fn no_set_gives_two_tiles_the_same_name() {
        for set in NameSet::ALL {
            let names: std::collections::BTreeSet<_> = Tile::ALL.map(|tile| set.tile(tile)).into();
            assert_eq!(names.len(), Tile::KINDS);
        }
    }
}
