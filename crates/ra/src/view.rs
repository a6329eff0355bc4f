//! What an observer may know (RA-12).

use serde::{Deserialize, Serialize};
use tabletop::{Faults, Game, Observer, Seat};

use crate::options::Scores;
use crate::phase::Phase;
use crate::position::Position;
use crate::setup::{Fault, Setup};

/// The table as one pair of eyes sees it.
///
/// In Ra everything that has happened was seen by all: tiles and suns lie open (RA-12.1, RA-12.2),
/// what is left in the bag follows from what was drawn (RA-12.5), and the gains of each scoring were
/// shown (RA-12.3). The order of the bag is in no position, so no view can tell it (RA-12.4). What
/// a table may hide are the totals of the others, so [`View::points`] does not give them then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    position: Position,
    observer: Observer,
}

impl View {
    pub(crate) fn new(position: Position, observer: Observer) -> View {
        View { position, observer }
    }

    /// Whose view it is.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// A player's total: his own always, that of others once it may be shown (RA-12.3).
    pub fn points(&self, seat: Seat) -> Option<u16> {
        let open = self.position.options.scores == Scores::Open;
        let over = self.position.phase == Phase::Over;
        (open || over || self.observer.is(seat)).then(|| self.position.points(seat))
    }

    /// What he sees of everybody's total, by seat.
    fn all_points(&self) -> Vec<Option<u16>> {
        let seats = Seat::all(self.position.players());
        seats.map(|seat| self.points(seat)).collect()
    }

    /// The position behind the view, since nothing of it is secret in Ra.
    pub fn position(&self) -> Position {
        self.position
    }
}

/// The JSON of a view: the setup form of the position, with the observer's seat and the totals he
/// may see.
#[derive(Serialize, Deserialize)]
struct Shown {
    observer: Option<Seat>,
    points: Vec<Option<u16>>,
    #[serde(flatten)]
    setup: Setup,
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shown = Shown {
            observer: self.observer.seat(),
            points: self.all_points(),
            setup: self.position.to_setup(),
        };
        shown.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let shown = Shown::deserialize(deserializer)?;
        let position = Position::from_setup(&shown.setup)
            .map_err(|faults: Faults<Fault>| serde::de::Error::custom(faults))?;
        let observer = shown.observer.map_or(Observer::Spectator, Observer::Seat);
        let stranger = |seat: Seat| seat.index() >= position.players();
        if let Some(seat) = shown.observer.filter(|&seat| stranger(seat)) {
            let message = format!("the view is that of seat {seat}, which is not at the table");
            return Err(serde::de::Error::custom(message));
        }
        let view = View { position, observer };
        if shown.points != view.all_points() {
            let message = "the points are not those that follow from the gains (RA-12.3)";
            return Err(serde::de::Error::custom(message));
        }
        Ok(view)
    }
}
