//! How strong bots are, and how strong ours were when they were measured.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::rank::Rank;

/// The result of a ladder: every bot against every other. The names are stable for scripts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standings {
    /// The key of the game.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// The time for a decision in milliseconds.
    pub ms: u64,
    /// The seed of all deals.
    pub seed: u64,
    /// The ladder.
    pub ratings: Vec<Rating>,
    /// The cross-table.
    pub cells: Vec<Cell>,
}

/// The place of a bot on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The bot.
    pub name: String,
    /// Its rating on the Elo scale: of two bots 400 apart, the higher comes before the lower ten
    /// times out of eleven. The first bot has 0.
    pub rating: f64,
    /// The 95 % interval of the rating.
    pub ci95: [f64; 2],
}

/// One match of the cross-table: a bot alone against a table of another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// The bot that sits alone.
    pub alone: String,
    /// The bot in all other seats.
    pub others: String,
    /// The number of games.
    pub games: u64,
    /// The share of the victories that the bot alone wins.
    pub win_share: f64,
    /// The 95 % interval of the win share, with the deal as the unit.
    pub ci95: [f64; 2],
    /// The mean time of its decisions in milliseconds.
    pub ms_mean: f64,
    /// The 99 % quantile of that time.
    pub ms_p99: f64,
}

impl Standings {
    /// What one bot wins alone against a table of another.
    pub fn cell(&self, alone: &str, others: &str) -> Option<&Cell> {
        let mut cells = self.cells.iter();
        cells.find(|cell| cell.alone == alone && cell.others == others)
    }

    /// The rating of the first bot of this rank, whatever its effort or network was.
    pub fn rating(&self, rank: Rank) -> Option<&Rating> {
        let has_rank = |name: &str| name.split([':', '@']).next() == Some(rank.code());
        self.ratings.iter().find(|rating| has_rank(&rating.name))
    }
}

macro_rules! measured {
    ($($name:literal)*) => {
        &[$(include_str!(concat!("../strength/", $name, ".json"))),*]
    };
}

/// The output of `heliopolis ladder --json` for each game and number of players.
const MEASURED: &[&str] = measured! {
    "ra-2" "ra-3" "ra-4" "ra-5" "amun-re-3" "amun-re-4" "amun-re-5"
};

/// The measured ladders of our bots, for each game and number of players.
///
/// # Panics
///
/// If one of them cannot be read. A test rules that out.
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
