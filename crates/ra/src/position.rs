//! A position of Ra.

use tabletop::{BySeat, Seat};

use crate::area::Area;
use crate::epoch::EPOCHS;
use crate::options::Options;
use crate::phase::Phase;
use crate::row::Row;
use crate::sun::{FIRST_CENTRE, Sun, Suns};
use crate::tile::Tiles;

/// All there is on the table.
///
/// Every position can be played on from. Positions described by hand are checked by
/// [`from_setup`](tabletop::Game::from_setup).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) epoch: u8,
    pub(crate) ra_count: u8,
    pub(crate) centre: Sun,
    pub(crate) phase: Phase,
    pub(crate) row: Row,
    pub(crate) bag: Tiles,
    pub(crate) areas: BySeat<Area>,
    pub(crate) gains: BySeat<[i16; EPOCHS as usize]>,
}

impl Position {
    /// Everything is ready, and the suns are about to be dealt (RA-2).
    pub(crate) fn start(players: u8, options: Options) -> Position {
        Position {
            options,
            players,
            epoch: 1,
            ra_count: 0,
            centre: FIRST_CENTRE,
            phase: Phase::Deal {
                seat: Seat::default(),
            },
            row: Row::default(),
            bag: Tiles::GAME,
            areas: BySeat::default(),
            gains: BySeat::default(),
        }
    }

    /// The number of players.
    #[inline]
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// What the table chose.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The number of the epoch, from 1 to 3.
    pub fn epoch(&self) -> u8 {
        self.epoch
    }

    /// The number of Ra tiles drawn in this epoch.
    pub fn ra_count(&self) -> u8 {
        self.ra_count
    }

    /// The sun in the centre.
    pub fn centre(&self) -> Sun {
        self.centre
    }

    /// What the table is busy with.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The tiles to be auctioned.
    pub fn row(&self) -> &Row {
        &self.row
    }

    /// What is left in the bag, by kind. Its order is nowhere: it is decided by each draw.
    pub fn bag(&self) -> &Tiles {
        &self.bag
    }

    /// What lies in front of a player.
    pub fn area(&self, seat: Seat) -> &Area {
        &self.areas[seat]
    }

    /// The sums booked for a player in the scorings so far, before the limit of 0 (RA-10.10).
    pub fn gains(&self, seat: Seat) -> &[i16] {
        let scored = if self.phase == Phase::Over {
            self.epoch
        } else {
            self.epoch - 1
        };
        &self.gains[seat][..usize::from(scored)]
    }

    /// A value for each player; seats that nobody has keep the default.
    pub(crate) fn by_seat<T: Default>(&self, value: impl Fn(Seat) -> T) -> BySeat<T> {
        let mut values = BySeat::default();
        for seat in Seat::all(self.players()) {
            values[seat] = value(seat);
        }
        values
    }

    /// Whether nobody has been dealt this set yet.
    pub(crate) fn undealt(&self, set: Suns) -> bool {
        let areas = self.areas.of(self.players()).iter();
        let dealt = areas.fold(Suns::NONE, |dealt, area| dealt.union(area.usable));
        !set.is_empty() && dealt.is_disjoint(set)
    }
}
