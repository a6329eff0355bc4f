//! What a table page of a running or finished game shows.

use club::{Mode, Sitter};
use games::{Taught, Told};
use tabletop::{Game, Observer, Seat, Seats};
use text::{Detail, Line, Names, Narrated, Telling, Text};

/// A game as one observer sees it now.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// The table's id in addresses: `/table/{id}`.
    pub table: &'a str,
    /// Whose eyes these are; a device that is passed round has those of the seat that owes.
    pub observer: Observer,
    /// What the table chose.
    pub options: &'a G::Options,
    /// What the observer may know.
    pub view: &'a G::View,
    /// What they may do now; empty if nothing.
    pub legal: &'a [G::Action],
    /// Who owes a decision, as far as they may know.
    pub owing: Seats,
    /// The number that forms must name; the server refuses stale ones.
    pub step: u64,
    /// Who sits there, by seat.
    pub sitters: &'a [Sitter],
    /// How many of their own decisions the observer may take back.
    pub undoable: usize,
    /// What happened, as they saw it, from the beginning: scorings are shown long after they happened,
    /// and how many lines the page shows is its own choice.
    pub log: &'a [Told<G>],
    /// How many of the last steps of the log are new since their previous page.
    pub fresh: usize,
    /// Whether the game is running, over, or replayed.
    pub mode: Mode,
    /// What they have been taught, if this is their guided game.
    pub taught: Option<&'a Taught<G>>,
}

impl<'a, G: Game> Scene<'a, G> {
    /// How many play.
    pub fn players(&self) -> usize {
        self.sitters.len()
    }

    /// The names at the table.
    pub fn names(&self) -> Names<'a> {
        let names = self.sitters.iter().map(|sitter| sitter.name.as_str());
        Names::new(names, self.observer)
    }

    /// The name at a seat; empty if nobody sits there.
    pub fn name(&self, seat: Seat) -> &'a str {
        let sitter = self.sitters.get(seat.index());
        sitter.map_or("", |sitter| &sitter.name)
    }

    /// What happened in a step, line by line.
    pub fn tell(&self, told: &Told<G>, text: &Text) -> Vec<Line<G::Mark>>
    where
        G: Narrated,
    {
        let telling = Telling {
            names: &self.names(),
            options: self.options,
            detail: Detail::Brief,
            text,
        };
        G::tell(&told.events, &telling)
    }

    /// Whether the observer owes a decision.
    pub fn is_asked(&self) -> bool {
        let seat = self.observer.seat();
        seat.is_some_and(|seat| self.owing.contains(seat))
    }

    /// The steps that are new to the observer.
    pub fn fresh_log(&self) -> &'a [Told<G>] {
        &self.log[self.log.len().saturating_sub(self.fresh)..]
    }
}
