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
    use tabletop::Game;

    #[test]
    fn every_rank_was_measured_at_every_table() {
        let ra = ra::Position::PLAYERS.map(|players| (ra::Position::KEY, players));
        let amun_re = amun_re::Position::PLAYERS.map(|players| (amun_re::Position::KEY, players));
        for (game, players) in ra.chain(amun_re) {
            let standings = measured()
                .iter()
                .find(|s| (s.game.as_str(), s.players) == (game, players));
            let standings = standings.unwrap_or_else(|| panic!("{game}, {players} players"));
            for rank in Rank::ALL {
                assert!(
                    standings.rating(rank).is_some(),
                    "{} in {game}, {players}",
                    rank.code()
                );
            }
            assert!(standings.cells.iter().all(|cell| cell.games >= 600));
        }
    }
}
