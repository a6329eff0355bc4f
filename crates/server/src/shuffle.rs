//! What may be known about the shuffle of a game (NO-5).

use pages::{Fairness, Verdict};
use tabletop::Game;

use crate::game::Match;
use crate::table::Table;

/// What is known about the shuffle of a game, as texts.
#[derive(Debug, Default)]
pub(crate) struct ShuffleReport {
    /// The promise.
    pub(crate) commitment: Option<String>,
    /// What the players added.
    pub(crate) salt: Option<String>,
    /// The seed, once the game is over.
    pub(crate) seed: Option<String>,
    /// Whether it was kept.
    pub(crate) verdict: Option<Verdict>,
}

impl ShuffleReport {
    /// What may be known about the shuffle of this game now.
    pub(crate) fn of<G: Game>(table: &Table, game: &Match<G>) -> ShuffleReport {
        if table.is_guided() {
            return ShuffleReport {
                verdict: Some(Verdict::Prepared),
                ..ShuffleReport::default()
            };
        }
        let over = table.state() == club::State::Finished;
        if !over && game.came_from.is_some() {
            return ShuffleReport::default();
        }
        let fair = table.shuffled();
        if !over {
            return ShuffleReport {
                commitment: Some(table.commitment()),
                salt: fair.map(|fair| fair.salt.clone()),
                ..ShuffleReport::default()
            };
        }
        let record = game.record(table.players(), fair);
        let verdict = match record.verify() {
            Ok(outcomes) => Verdict::Fair(outcomes),
            Err(why) => Verdict::Unproven(why.to_string()),
        };
        ShuffleReport {
            commitment: record.header.commit.map(|commit| commit.to_string()),
            salt: record.header.salt,
            seed: record.header.seed.map(|seed| seed.to_string()),
            verdict: Some(verdict),
        }
    }

    /// For a page.
    pub(crate) fn shown(&self) -> Fairness<'_> {
        Fairness {
            commitment: self.commitment.as_deref(),
            salt: self.salt.as_deref(),
            seed: self.seed.as_deref(),
            verdict: self.verdict.as_ref(),
        }
    }
}
