//! What it would be worth to win the row now, or to lose a tile, asked of the rules themselves.

use ra::scoring::{Category, identical, variety};
use ra::{Action, Auction, Event, Kind, Phase, Position, Sun, Tile, Tiles, View};
use tabletop::{Game, Seat};

/// What changes for a player who wins the row or loses a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Worth {
    /// The change of what the player would score now, category by category.
    pub(super) change: [i16; Category::ALL.len()],
    /// The change of what their monuments are worth at the end of the game, if that is not now.
    pub(super) later: i16,
}

impl Worth {
    /// The change of what the player would score now.
    pub(super) fn now(&self) -> i16 {
        self.change.iter().sum()
    }

    /// What their choices aim at.
    fn all(&self) -> i16 {
        self.now() + self.later
    }
}

/// What a player's monuments are worth at the end of the game.
pub(super) fn monuments(tiles: &Tiles) -> i16 {
    variety(tiles) + identical(tiles)
}

/// What a player would gain by winning the row with this sun, losing to disasters what hurts
/// least; nothing if they cannot bid it.
pub(super) fn of_row(view: &View, seat: Seat, sun: Sun) -> Option<Worth> {
    let kind = if view.row().is_full() {
        Kind::InvokedFull
    } else {
        Kind::Invoked
    };
    let mut setup = view.to_setup();
    setup.phase = Phase::Auction(Auction {
        kind,
        ra_player: seat,
        speaker: seat,
        high: None,
    });
    let mut won = Position::from_setup(&setup).ok()?;
    let mut events = Vec::new();
    won.apply(seat, Action::Bid(sun), &mut events).ok()?;
    Some(after_losses(view, seat, won, &events, None))
}

/// What the loss of one tile changes for its owner.
pub(super) fn of_loss(view: &View, seat: Seat, tile: Tile) -> Worth {
    let mut left = view.area(seat).tiles;
    left[tile] -= 1;
    let points = view.tally_with(seat, &left)[seat];
    difference(view, seat, points, &left)
}

/// The best that the choice of losses can make of it. Losses of one kind of tile after the other,
/// in the order of the actions, reach every result; other orders would repeat them.
fn after_losses(
    before: &View,
    seat: Seat,
    won: Position,
    events: &[Event],
    last: Option<Action>,
) -> Worth {
    if !matches!(won.phase(), Phase::Loss(_)) {
        return compare(before, seat, &won, events);
    }
    let legal = won.legal(seat);
    let onward: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|&action| last.is_none_or(|last| action >= last))
        .collect();
    let choices = if onward.is_empty() {
        &legal[..]
    } else {
        &onward
    };
    let results = choices.iter().map(|&action| {
        let (mut next, mut events) = (won, events.to_vec());
        next.apply_unchecked(seat, action, &mut events);
        after_losses(before, seat, next, &events, Some(action))
    });
    results
        .max_by_key(Worth::all)
        .expect("who must lose a tile has one")
}

/// The difference between two positions. If the epoch ended in between, what was scored then
/// counts.
fn compare(before: &View, seat: Seat, after: &Position, events: &[Event]) -> Worth {
    let ended = after.epoch() != before.epoch() || after.phase() == Phase::Over;
    let points = if ended {
        scored(seat, events)
    } else {
        after.tally()[seat]
    };
    difference(before, seat, points, &after.area(seat).tiles)
}

/// The difference to a score of these points, with these tiles in the end.
fn difference(
    before: &View,
    seat: Seat,
    points: [i16; Category::ALL.len()],
    tiles: &Tiles,
) -> Worth {
    let mut change = before.tally()[seat];
    for (change, points) in change.iter_mut().zip(points) {
        *change = points - *change;
    }
    let last = before.epoch() == ra::epoch::EPOCHS;
    let later = if last {
        0
    } else {
        monuments(tiles) - monuments(&before.area(seat).tiles)
    };
    Worth { change, later }
}

fn scored(seat: Seat, events: &[Event]) -> [i16; Category::ALL.len()] {
    let mut scored = [0; Category::ALL.len()];
    for event in events {
        match *event {
            Event::Scored {
                seat: scorer,
                category,
                points,
            } if scorer == seat => scored[category as usize] = points,
            _ => {}
        }
    }
    scored
}
