//! How strong our bots are, as it was measured.

use std::sync::OnceLock;

use crate::arena::Standings;

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
    use crate::roster::Rank;

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
