//! How strong our bots are, as it was measured.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::ours::Ours;
use crate::roster::Rank;

/// One match of the cross-table: a bot alone against a table of another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// The bot that sits alone.
    pub alone: String,
    /// The bot in all other seats.
    pub others: String,
    /// Games.
    pub games: u64,
    /// What the bot alone wins.
    pub win_share: f64,
    /// Its 95 % interval, with the deal as the unit.
    pub ci95: [f64; 2],
    /// Mean time of its decisions in milliseconds.
    pub ms_mean: f64,
    /// The time that 99 of 100 of them kept to.
    pub ms_p99: f64,
}

/// The place of a bot on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The bot.
    pub name: String,
    /// Its rating: of two bots 400 apart the higher comes before the lower ten times out of eleven.
    /// The first bot has 0.
    pub rating: f64,
    /// Its 95 % interval.
    pub ci95: [f64; 2],
}

/// All that a ladder shows. The names are stable for scripts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standings {
    /// The game.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// How long the bots might think, in milliseconds.
    pub ms: u64,
    /// The luck of all deals.
    pub seed: u64,
    /// The ladder.
    pub ratings: Vec<Rating>,
    /// The cross-table.
    pub cells: Vec<Cell>,
}

impl Standings {
    /// What one bot wins alone against a table of another.
    pub fn cell(&self, alone: &str, others: &str) -> Option<&Cell> {
        let mut cells = self.cells.iter();
        cells.find(|cell| cell.alone == alone && cell.others == others)
    }

    /// The place of a rank on the ladder, whatever its effort was.
    pub fn rating(&self, rank: Rank) -> Option<&Rating> {
        let is_it = |name: &str| name.parse().is_ok_and(|ours: Ours| ours.rank == rank);
        self.ratings.iter().find(|rating| is_it(&rating.name))
    }
}

macro_rules! measured {
    ($($name:literal)*) => {
        &[$(include_str!(concat!("../strength/", $name, ".json"))),*]
    };
}

/// What `heliopolis ladder --json` found for each game and number of players.
const MEASURED: &[&str] = measured! {
    "ra-2" "ra-3" "ra-4" "ra-5" "amun-re-3" "amun-re-4" "amun-re-5"
};

/// The measured ladders of our bots, for each game and number of players.
///
/// # Panics
///
/// If one of them cannot be read, which a test would have found.
pub fn measured() -> &'static [Standings] {
    static READ: OnceLock<Vec<Standings>> = OnceLock::new();
    READ.get_or_init(|| {
        let read = |text: &&str| serde_json::from_str(text).expect("they were written by us");
        MEASURED.iter().map(read).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_our_bots_were_measured_in_enough_games() {
        for standings in measured() {
            let Standings { game, players, .. } = standings;
            assert_eq!(standings.ratings.len(), Rank::ALL.len());
            for rank in Rank::ALL {
                assert!(
                    standings.rating(rank).is_some(),
                    "{rank:?}: {game}, {players} players"
                );
            }
            assert!(standings.cells.iter().all(|cell| cell.games >= 600));
        }
    }
}
