//! Sections 10 and 11 of the rules: scoring and the places at the end.

use super::components::{CIVILIZATION, MONUMENTS, Tile};
use super::{Literal, Player};

impl Literal {
    /// RA-10.10: all gains and losses of an epoch are added up first, then booked once with the lower
    /// limit of 0. RA-10.11: all players are scored at the same time.
    pub(super) fn score_epoch(&mut self) {
        let sums = self.sums_of_epoch();
        for (player, sum) in self.players.iter_mut().zip(&sums) {
            player.points = (player.points + sum).max(0);
        }
        self.gains.push(sums);
    }

    /// RA-10.1 to RA-10.9: the sum of gains and losses of each seat in this epoch.
    fn sums_of_epoch(&self) -> Vec<i64> {
        let mut sums = self.pharaoh_points();
        for (sum, player) in sums.iter_mut().zip(&self.players) {
            *sum += god_points(player);
            *sum += gold_points(player);
            *sum += river_points(player);
            *sum += civilization_points(player);
        }
        if self.epoch == 3 {
            let sun_points = self.sun_points();
            for (seat, player) in self.players.iter().enumerate() {
                sums[seat] += monument_variety_points(player);
                sums[seat] += identical_monument_points(player);
                sums[seat] += sun_points[seat];
            }
        }
        sums
    }

    /// RA-10.3: the most pharaohs gain 5, the fewest lose 2.
    fn pharaoh_points(&self) -> Vec<i64> {
        let players = self.players.iter();
        let counts = players.map(|player| copies(player, Tile::Pharaoh));
        points_for_most_and_fewest(&counts.collect::<Vec<_>>(), 5, -2)
    }

    /// RA-10.9: the highest total of suns gains 5, the lowest loses 5.
    fn sun_points(&self) -> Vec<i64> {
        let players = self.players.iter();
        let totals = players.map(|player| player.suns().into_iter().map(i64::from).sum());
        points_for_most_and_fewest(&totals.collect::<Vec<_>>(), 5, -5)
    }

    /// RA-11.1 to RA-11.3: a seat's place is one more than the number of seats that rank before it, by
    /// points and then by the highest single sun.
    pub(super) fn places(&self) -> Vec<usize> {
        let rank = |player: &Player| (player.points, player.highest_sun());
        let ahead_of =
            |player| (self.players.iter()).filter(move |other| rank(other) > rank(player));
        let players = self.players.iter();
        players.map(|player| 1 + ahead_of(player).count()).collect()
    }
}

/// RA-10.3, RA-10.9: everybody with the highest count gains and everybody with the lowest one loses; if
/// all counts are equal, nothing happens.
fn points_for_most_and_fewest(counts: &[i64], gain: i64, loss: i64) -> Vec<i64> {
    let most = *counts.iter().max().expect("there are players to compare");
    let fewest = *counts.iter().min().expect("there are players to compare");
    let points = |count: &i64| {
        if most == fewest {
            0
        } else if *count == most {
            gain
        } else if *count == fewest {
            loss
        } else {
            0
        }
    };
    counts.iter().map(points).collect()
}

/// How many tiles of this kind a player owns, as a number to calculate points with.
fn copies(player: &Player, tile: Tile) -> i64 {
    i64::try_from(player.owned(tile)).expect("there are only 180 tiles")
}

/// How many of these kinds a player owns at least once.
fn different_kinds(player: &Player, kinds: &[Tile]) -> usize {
    let owned = kinds.iter().filter(|kind| player.owned(**kind) > 0);
    owned.count()
}

/// RA-10.1: 2 points for each unspent god.
fn god_points(player: &Player) -> i64 {
    2 * copies(player, Tile::God)
}

/// RA-10.2: 3 points for each gold.
fn gold_points(player: &Player) -> i64 {
    3 * copies(player, Tile::Gold)
}

/// RA-10.4: with at least one flood, 1 point for each flood and each Nile.
fn river_points(player: &Player) -> i64 {
    let floods = copies(player, Tile::Flood);
    if floods == 0 {
        return 0;
    }
    floods + copies(player, Tile::Nile)
}

/// RA-10.5: points for the different kinds of civilization tiles.
fn civilization_points(player: &Player) -> i64 {
    match different_kinds(player, &CIVILIZATION) {
        0 => -5,
        1 | 2 => 0,
        3 => 5,
        4 => 10,
        5 => 15,
        kinds => panic!("RA-10.5 knows no {kinds} kinds"),
    }
}

/// RA-10.6: points for the different kinds of monuments.
fn monument_variety_points(player: &Player) -> i64 {
    match different_kinds(player, &MONUMENTS) {
        0 => 0,
        1 => 1,
        2 => 2,
        3 => 3,
        4 => 4,
        5 => 5,
        6 => 6,
        7 => 10,
        8 => 15,
        kinds => panic!("RA-10.6 knows no {kinds} kinds"),
    }
}

/// RA-10.7: points for copies of one monument, for each kind separately.
fn identical_monument_points(player: &Player) -> i64 {
    let points = |kind: &Tile| match player.owned(*kind) {
        0..=2 => 0,
        3 => 5,
        4 => 10,
        5 => 15,
        copies => panic!("RA-10.7 knows no {copies} copies"),
    };
    MONUMENTS.iter().map(points).sum()
}
