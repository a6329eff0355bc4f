//! A table as a lobby lists it.

use tabletop::{Seat, Standing};

use crate::lobby::{LobbyLine, Summary};
use crate::seat::SeatState;
use crate::table::Table;
use crate::visitor::Visitor;

impl Table {
    /// What a lobby shows of the table.
    pub fn lobby_line(&self) -> LobbyLine {
        let name = |(seat, state): (Seat, &SeatState)| state.name(seat).map(str::to_owned);
        let owner = |state: &SeatState| Some(state.person.as_ref()?.visitor.clone());
        let places = |standing: Standing| standing.places.of(self.seats.len()).to_vec();
        let summary = Summary {
            options: self.opened.options.clone(),
            names: self.seats().map(name).collect(),
            visitors: self.seats.iter().map(owner).collect(),
            places: self.game().standing().map(places),
            guided: self.is_guided() && self.seats.iter().all(|state| !state.left),
        };
        LobbyLine {
            state: self.state(),
            listed: self.opened.listed,
            summary: serde_json::to_string(&summary).expect("a summary is plain data"),
        }
    }

    /// What a lobby shows of the table, if that has changed since `before`.
    pub fn new_lobby_line(&self, before: &Table) -> Option<LobbyLine> {
        let same =
            self.state() == before.state() && self.seats().map(shown).eq(before.seats().map(shown));
        debug_assert!(!same || self.lobby_line() == before.lobby_line());
        (!same).then(|| self.lobby_line())
    }
}

/// What a lobby shows of a seat.
fn shown((seat, state): (Seat, &SeatState)) -> (Option<&str>, Option<&Visitor>, bool) {
    let owner = state.person.as_ref().map(|person| &person.visitor);
    (state.name(seat), owner, state.left)
}
