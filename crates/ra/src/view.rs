//! What an observer may know (RA-12).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Faults, Game, Observer, Refusal, Seat, Standing};

use crate::action::Action;
use crate::area::Area;
use crate::illegal::Illegal;
use crate::options::{Options, Scores};
use crate::phase::Phase;
use crate::position::Position;
use crate::row::Row;
use crate::scoring::Tally;
use crate::setup::{Fault, Setup};
use crate::sun::Sun;
use crate::tile::Tiles;

/// The table as one pair of eyes sees it.
///
/// In Ra everything that has happened was seen by all: tiles and suns lie open (RA-12.1, RA-12.2),
/// what is left in the bag follows from what was drawn (RA-12.5), and the gains of each scoring were
/// shown (RA-12.3). The order of the bag is in no position, so no view can tell it (RA-12.4). What
/// a table may hide are the totals of the other players, so [`View::points`] guards them, and the
/// position itself is not handed out.
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

    /// The number of players.
    pub fn players(&self) -> usize {
        self.position.players()
    }

    /// What the table chose.
    pub fn options(&self) -> Options {
        self.position.options
    }

    /// The number of the epoch, from 1 to 3.
    pub fn epoch(&self) -> u8 {
        self.position.epoch
    }

    /// The number of Ra tiles drawn in this epoch.
    pub fn ra_count(&self) -> u8 {
        self.position.ra_count
    }

    /// The sun in the centre.
    pub fn centre(&self) -> Sun {
        self.position.centre
    }

    /// What the table is busy with.
    pub fn phase(&self) -> Phase {
        self.position.phase
    }

    /// The tiles to be auctioned.
    pub fn row(&self) -> &Row {
        &self.position.row
    }

    /// What is left in the bag, by kind (RA-12.5).
    pub fn bag(&self) -> &Tiles {
        &self.position.bag
    }

    /// What lies in front of a player.
    pub fn area(&self, seat: Seat) -> &Area {
        &self.position.areas[seat]
    }

    /// The sums booked for a player in the scorings so far; they were shown to all (RA-12.3).
    pub fn gains(&self, seat: Seat) -> &[i16] {
        self.position.gains(seat)
    }

    /// What each player would score if the epoch ended now, category by category.
    pub fn tally(&self) -> BySeat<Tally> {
        self.position.tally()
    }

    /// The same if this player had these tiles.
    pub fn tally_with(&self, seat: Seat, tiles: &Tiles) -> BySeat<Tally> {
        self.position.tally_with(seat, tiles)
    }

    /// Whether `seat` may do this now.
    ///
    /// # Errors
    ///
    /// The reason why not, as [`Game::check`] gives it.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal<Illegal>> {
        self.position.check(seat, action)
    }

    /// The table written out, for asking the rules what would happen if something were different.
    pub fn to_setup(&self) -> Setup {
        self.position.to_setup()
    }

    /// A player's total: one's own always, that of others once it may be shown (RA-12.3).
    pub fn points(&self, seat: Seat) -> Option<u16> {
        let open = self.position.options.scores == Scores::Open;
        let over = self.position.phase == Phase::Over;
        (open || over || self.observer.is(seat)).then(|| self.position.points(seat))
    }

    /// The result, once the game is over (RA-11).
    pub fn standing(&self) -> Option<Standing> {
        self.position.standing()
    }

    /// A position that gives this view. Nothing is left to be filled in: in Ra only totals are
    /// hidden, and those follow from the gains.
    pub(crate) fn determinize(&self) -> Position {
        self.position
    }

    /// What the observer sees of everybody's total, by seat.
    fn all_points(&self) -> Vec<Option<u16>> {
        let seats = Seat::all(self.position.players());
        seats.map(|seat| self.points(seat)).collect()
    }
}

/// The JSON of a view: the setup form of the position, with the observer's seat and the totals
/// that may be shown.
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
            let message = format!("the observer is seat {seat}, which is not at the table");
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
