//! Games played at random, in several styles so that rare things happen often enough.

use conformance::{StyledGame, Taste, TestDice};
use ra::{Action, Options, Outcome, Position, Tile};
use tabletop::Game;

/// A random game of Ra.
pub(crate) type RandomGame = StyledGame<Position, Style>;

/// What a random player likes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Style {
    /// Everything alike.
    Any,
    /// To draw and to pass, so that the Ra tiles end the epochs.
    Quiet,
    /// Long rows, wanted or left; gods wait for a full row.
    Patient,
    /// Rows with gods, and to spend them.
    Devout,
    /// To invoke Ra and to bid, so that the suns end the epochs.
    Loud,
    /// To draw, at a table where every kind of tile comes as often as any other, so that there are
    /// many disasters and few Ra tiles.
    Stormy,
}

impl Taste<Position> for Style {
    const ALL: &'static [Style] = &[
        Style::Any,
        Style::Quiet,
        Style::Patient,
        Style::Devout,
        Style::Loud,
        Style::Stormy,
    ];

    fn weight(self, position: &Position, action: Action) -> usize {
        let row = position.row();
        let gods = |seat| position.area(seat).tiles[Tile::God];
        let has_gods = position.phase().owing().map_or(0, gods) > 1;
        match (self, action) {
            (Style::Quiet, Action::Draw | Action::Pass) => 20,
            (Style::Patient, Action::Draw) => 60,
            (Style::Patient, Action::God(_)) if row.is_full() => 6,
            (Style::Patient, Action::Pass) if row.len() < 6 => 20,
            (Style::Patient, Action::Pass | Action::Bid(_)) => 2,
            (Style::Devout, Action::Draw) => 30,
            (Style::Devout, Action::God(_)) if has_gods || row.is_full() => 12,
            (Style::Devout, Action::Done) => 30,
            (Style::Devout, Action::Pass) if row.find(Tile::God).is_none() => 20,
            (Style::Devout, Action::Bid(_)) => 4,
            (Style::Stormy, Action::Draw) => 12,
            (Style::Loud, Action::Invoke | Action::Bid(_)) => 3,
            _ => 1,
        }
    }

    fn settle(self, position: &Position, dice: &mut TestDice) -> Outcome {
        if let Style::Stormy = self {
            let outcomes: Vec<_> = position.outcomes().collect();
            dice.one_of(&outcomes).0
        } else {
            position.sample(dice)
        }
    }
}

/// Shows every position of random games for every number of players.
pub(crate) fn every_position(games: u64, mut look: impl FnMut(&Position)) {
    for players in 2..=5 {
        for seed in 0..games {
            let mut game = RandomGame::new(players, &Options::default(), seed);
            look(&game.position);
            while game.step().is_some() {
                look(&game.position);
            }
        }
    }
}
