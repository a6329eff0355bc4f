//! Sections 1 and 2 of the rules: the tiles, the sun sets and the length of the Ra track.

/// RA-1.4: the row has 8 spaces.
pub(super) const SPACES: usize = 8;

/// The kinds of tiles (RA-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tile {
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

/// RA-1.1: every kind of tile with its key and its number of copies, in the order of the table.
pub(super) const TILES: [(Tile, &str, usize); 23] = [
    (Tile::Ra, "ra", 30),
    (Tile::God, "god", 8),
    (Tile::Gold, "gold", 5),
    (Tile::Pharaoh, "pharaoh", 25),
    (Tile::Nile, "nile", 25),
    (Tile::Flood, "flood", 12),
    (Tile::Art, "civ.art", 5),
    (Tile::Agriculture, "civ.agriculture", 5),
    (Tile::Religion, "civ.religion", 5),
    (Tile::Astronomy, "civ.astronomy", 5),
    (Tile::Writing, "civ.writing", 5),
    (Tile::Fortress, "mon.fortress", 5),
    (Tile::Obelisk, "mon.obelisk", 5),
    (Tile::Palace, "mon.palace", 5),
    (Tile::Pyramid, "mon.pyramid", 5),
    (Tile::Sphinx, "mon.sphinx", 5),
    (Tile::Statue, "mon.statue", 5),
    (Tile::StepPyramid, "mon.step_pyramid", 5),
    (Tile::Temple, "mon.temple", 5),
    (Tile::Funeral, "dis.funeral", 2),
    (Tile::Drought, "dis.drought", 2),
    (Tile::War, "dis.war", 4),
    (Tile::Earthquake, "dis.earthquake", 2),
];

/// RA-1.1: the five kinds of civilization tiles.
pub(super) const CIVILIZATION: [Tile; 5] = [
    Tile::Art,
    Tile::Agriculture,
    Tile::Religion,
    Tile::Astronomy,
    Tile::Writing,
];

/// RA-1.1: the eight kinds of monuments.
pub(super) const MONUMENTS: [Tile; 8] = [
    Tile::Fortress,
    Tile::Obelisk,
    Tile::Palace,
    Tile::Pyramid,
    Tile::Sphinx,
    Tile::Statue,
    Tile::StepPyramid,
    Tile::Temple,
];

impl Tile {
    /// The key of this kind (RA-1.1).
    pub(super) fn key(self) -> &'static str {
        TILES
            .iter()
            .find(|(tile, _, _)| *tile == self)
            .map(|(_, key, _)| *key)
            .expect("the table of RA-1.1 lists every kind of tile")
    }

    /// The kind with this key (RA-1.1).
    pub(super) fn with_key(wanted: &str) -> Self {
        TILES
            .iter()
            .find(|(_, key, _)| *key == wanted)
            .map(|(tile, _, _)| *tile)
            .expect("the key is one of the table of RA-1.1")
    }
}

/// RA-2.2: all 180 tiles go into the bag.
pub(super) fn full_bag() -> Vec<Tile> {
    let mut bag = Vec::new();
    for (tile, _, copies) in TILES {
        for _ in 0..copies {
            bag.push(tile);
        }
    }
    bag
}

/// RA-2.4: the sun sets for this number of players, set A first.
fn sun_sets(players: usize) -> Vec<(&'static str, Vec<u32>)> {
    match players {
        2 => vec![("A", vec![9, 6, 5, 2]), ("B", vec![8, 7, 4, 3])],
        3 => vec![
            ("A", vec![13, 8, 5, 2]),
            ("B", vec![12, 9, 6, 3]),
            ("C", vec![11, 10, 7, 4]),
        ],
        4 => vec![
            ("A", vec![13, 6, 2]),
            ("B", vec![12, 7, 3]),
            ("C", vec![11, 8, 4]),
            ("D", vec![10, 9, 5]),
        ],
        5 => vec![
            ("A", vec![16, 7, 2]),
            ("B", vec![15, 8, 3]),
            ("C", vec![14, 9, 4]),
            ("D", vec![13, 10, 5]),
            ("E", vec![12, 11, 6]),
        ],
        _ => panic!("RA-2.4 has no sun sets for {players} players"),
    }
}

/// RA-2.4: the names of the sets that are dealt with this number of players.
pub(super) fn names_of_sun_sets(players: usize) -> Vec<&'static str> {
    let sets = sun_sets(players).into_iter();
    sets.map(|(name, _)| name).collect()
}

/// RA-2.4: the suns of the set with this name.
pub(super) fn sun_set(players: usize, wanted: &str) -> Vec<u32> {
    let mut sets = sun_sets(players).into_iter();
    sets.find(|(name, _)| *name == wanted)
        .map(|(_, suns)| suns)
        .expect("the set is one of the table of RA-2.4")
}

/// RA-2.5: R(n), the number of the Ra tile that ends the epoch.
pub(super) fn ra_tiles_that_end_the_epoch(players: usize) -> usize {
    match players {
        2 => 6,
        3 => 8,
        4 => 9,
        5 => 10,
        _ => panic!("RA-2.5 has no Ra track for {players} players"),
    }
}
