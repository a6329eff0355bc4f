//! Everything that can be counted on the table, under names, to be compared with an engine.

use std::collections::BTreeMap;

use super::Literal;
use super::components::{TILES, Tile};

/// Named numbers; a number that is 0 is left out.
type Facts = BTreeMap<String, i64>;

/// Counts one more piece under this name.
fn count_one(facts: &mut Facts, name: String) {
    *facts.entry(name).or_insert(0) += 1;
}

/// Counts these tiles under the prefix and the key of their kind.
fn count_tiles(facts: &mut Facts, prefix: &str, tiles: &[Tile]) {
    for (tile, key, _) in TILES {
        let copies = tiles.iter().filter(|other| **other == tile).count();
        if copies > 0 {
            let copies = i64::try_from(copies).expect("there are only 180 tiles");
            facts.insert(format!("{prefix}.{key}"), copies);
        }
    }
}

/// States a number under this name, unless it is 0.
fn state(facts: &mut Facts, name: String, number: i64) {
    if number != 0 {
        facts.insert(name, number);
    }
}

impl Literal {
    /// All countable facts of the position, zero entries left out.
    #[must_use]
    pub(crate) fn facts(&self) -> BTreeMap<String, i64> {
        let mut facts = Facts::new();
        self.board_facts(&mut facts);
        self.seat_facts(&mut facts);
        self.gain_facts(&mut facts);
        facts
    }

    /// The board, the bag and the box (RA-13.1).
    fn board_facts(&self, facts: &mut Facts) {
        let ra_count = i64::try_from(self.ra_count).expect("there are only 30 Ra tiles");
        let epoch = i64::try_from(self.epoch).expect("there are only three epochs");
        state(facts, "epoch".to_string(), epoch);
        state(facts, "ra_count".to_string(), ra_count);
        state(facts, "centre".to_string(), i64::from(self.centre));
        count_tiles(facts, "bag", &self.bag);
        count_tiles(facts, "row", &self.row());
        count_tiles(facts, "removed", &self.removed);
        for (number, space) in self.spaces.iter().enumerate() {
            if let Some(tile) = space {
                count_one(facts, format!("space{number}.{}", tile.key()));
            }
        }
    }

    /// The players' tiles, suns and points (RA-1.6, RA-1.7).
    fn seat_facts(&self, facts: &mut Facts) {
        for (seat, player) in self.players.iter().enumerate() {
            count_tiles(facts, &format!("seat{seat}"), &player.area);
            for sun in &player.usable {
                count_one(facts, format!("seat{seat}.usable.{sun}"));
            }
            for sun in &player.spent {
                count_one(facts, format!("seat{seat}.spent.{sun}"));
            }
            state(facts, format!("seat{seat}.points"), player.points);
        }
    }

    /// The sums booked at the scorings so far (RA-10.10), before the limit of 0.
    fn gain_facts(&self, facts: &mut Facts) {
        for (finished, sums) in self.gains.iter().enumerate() {
            let epoch = finished + 1;
            for (seat, sum) in sums.iter().enumerate() {
                state(facts, format!("gain.epoch{epoch}.seat{seat}"), *sum);
            }
        }
    }
}
