//! How much each observer has seen happen.

use tabletop::{BySeat, Seat, Seats};

/// A counter for every observer, which goes up with every decision that the observer sees.
///
/// What others do at a sealed point does not count until the point is complete, so that a number
/// tells nothing and makes nobody's page stale (AR-12.8).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Numbers {
    seats: BySeat<u64>,
    spectator: u64,
}

impl Numbers {
    /// Counts a decision of the seat `by`, which only it has seen if it is `hidden`.
    pub(crate) fn count(&mut self, by: Seat, players: usize, hidden: bool) {
        for seat in Seat::all(players) {
            if seat == by || !hidden {
                self.seats[seat] += 1;
            }
        }
        self.spectator += u64::from(!hidden);
    }

    /// The number of somebody with these seats, or of a spectator if there are none.
    pub(crate) fn of(&self, seats: Seats) -> u64 {
        match seats {
            Seats::NONE => self.spectator,
            seats => seats.into_iter().map(|seat| self.seats[seat]).sum(),
        }
    }
}
