//! Positions described by hand: for tests, puzzles, editors and files.

mod check;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Faults, Seat};

use crate::area::Area;
use crate::auction::Kind;
use crate::epoch::EPOCHS;
use crate::options::Options;
use crate::phase::Phase;
use crate::position::Position;
use crate::row::Row;
use crate::sun::{Sun, Suns};
use crate::tile::{Tile, Tiles};

/// A position written out. It may be nonsense: [`from_setup`](tabletop::Game::from_setup) checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What the table chose.
    #[serde(default)]
    pub options: Options,
    /// The number of the epoch.
    pub epoch: u8,
    /// Ra tiles drawn in this epoch.
    pub ra_count: u8,
    /// The sun in the centre.
    pub centre: Sun,
    /// What the table is busy with.
    pub phase: Phase,
    /// The tiles to be auctioned, space by space.
    pub row: Row,
    /// What is left in the bag. What is in no place at all has been removed.
    pub bag: Tiles,
    /// The players, by seat.
    pub seats: Vec<SeatSetup>,
}

/// A player in a [`Setup`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    /// The tiles the player owns.
    #[serde(default)]
    pub tiles: Tiles,
    /// The suns that lie face up.
    #[serde(default)]
    pub usable: Suns,
    /// The suns that lie face down.
    #[serde(default)]
    pub spent: Suns,
    /// The sums booked in the scorings so far (RA-10.10).
    #[serde(default)]
    pub gains: Vec<i16>,
}

/// Something that keeps a setup from being a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Fault {
    /// The game or the edition is not for this number of players.
    #[error("{0} players are not supported (RA-2.1, RA-E01)")]
    Players(usize),
    /// There are three epochs.
    #[error("there is no epoch {0} (RA-3.1)")]
    Epoch(u8),
    /// The epoch would have ended before.
    #[error("{0} Ra tiles are too many for an epoch (RA-2.5)")]
    RaCount(u8),
    /// More copies than the game has.
    #[error("there are {count} tiles of kind {tile}, more than the game has (RA-1.1)")]
    Copies {
        /// The kind.
        tile: Tile,
        /// How many the setup has.
        count: u16,
    },
    /// The bag would run out of Ra tiles.
    #[error("the bag has {has} Ra tiles, but the rest of the game may need {needs} (RA-13.3)")]
    FewRaTiles {
        /// How many are in the bag.
        has: u8,
        /// How many may be drawn.
        needs: u8,
    },
    /// A Ra tile cannot lie in the row.
    #[error("a Ra tile lies in the row (RA-13.6)")]
    RaInRow,
    /// A Ra tile or a disaster cannot be owned.
    #[error("seat {seat} owns {tile}, which nobody can own (RA-13.6)")]
    Owned {
        /// Whose area.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// The suns are not those of the table, each in one place.
    #[error("the suns on the table are not those for this number of players, each once (RA-13.2)")]
    Suns,
    /// All players have the same number of suns.
    #[error("seat {0} has too many or too few suns (RA-13.2)")]
    SunsEach(Seat),
    /// There is one sum for every scoring.
    #[error("seat {0} must have one gain for every scoring so far (RA-10.10)")]
    Gains(Seat),
    /// A gain is outside the range of a scoring.
    #[error("seat {0} has a gain that no scoring can give (RA-10)")]
    AbsurdGain(Seat),
    /// The phase names a seat that is not there.
    #[error("the phase names seat {0}, which is not at the table")]
    NoSuchSeat(Seat),
    /// Only active players act.
    #[error("seat {0} is to act but has no usable sun (RA-3.3)")]
    Inactive(Seat),
    /// Nothing can be drawn into a full row.
    #[error("a tile is drawn while the row is full (RA-4.1)")]
    DrawIntoFullRow,
    /// The god step is there only while another god can be spent.
    #[error("seat {0} cannot spend another god (NO-2.3)")]
    NoGodStep(Seat),
    /// The kind of auction does not fit the row or the Ra count.
    #[error("an auction of kind {0} does not fit the row and the Ra count (RA-5.2)")]
    AuctionKind(Kind),
    /// The highest bid could not have been made before the speaker's turn.
    #[error("the highest bid is not a usable sun of a player who has spoken (RA-5.3, RA-5.4)")]
    HighBid,
    /// Losses without a choice are not asked.
    #[error("seat {0} has no choice of what to lose (RA-7.6)")]
    NoChoice(Seat),
    /// More is to be lost than the disasters of one acquisition can cost.
    #[error("seat {0} is to lose more than the disasters of one acquisition cost (RA-7.2)")]
    Debt(Seat),
    /// Row and suns are not those after winning an auction or spending a god.
    #[error("seat {0} cannot just have taken a disaster: row or suns do not fit (RA-6.1, RA-8.4)")]
    NotAcquired(Seat),
    /// Row, tiles or suns are not those of a game that begins.
    #[error("the suns are being dealt, but the game has begun (RA-2)")]
    DealTooLate,
    /// The game is over only after the last scoring.
    #[error("the game is over, but not after the scoring of epoch 3 (RA-11.1)")]
    OverTooEarly,
}

impl Setup {
    pub(crate) fn of(position: &Position) -> Setup {
        let seat = |seat: Seat| {
            let Area {
                tiles,
                usable,
                spent,
            } = *position.area(seat);
            SeatSetup {
                tiles,
                usable,
                spent,
                gains: position.gains(seat).to_vec(),
            }
        };
        Setup {
            options: position.options,
            epoch: position.epoch,
            ra_count: position.ra_count,
            centre: position.centre,
            phase: position.phase,
            row: position.row,
            bag: position.bag,
            seats: Seat::all(position.players()).map(seat).collect(),
        }
    }

    pub(crate) fn position(&self) -> Result<Position, Faults<Fault>> {
        Faults(self.faults()).into_result()?;
        let seat = |seat: Seat| self.seats.get(seat.index());
        Ok(Position {
            options: self.options,
            players: self.seats.len() as u8,
            epoch: self.epoch,
            ra_count: self.ra_count,
            centre: self.centre,
            phase: self.phase,
            row: self.row,
            bag: self.bag,
            areas: BySeat::from_fn(|number| seat(number).map(SeatSetup::area).unwrap_or_default()),
            gains: BySeat::from_fn(|number| {
                let mut gains = [0; EPOCHS as usize];
                if let Some(seat) = seat(number) {
                    gains[..seat.gains.len()].copy_from_slice(&seat.gains);
                }
                gains
            }),
        })
    }
}

impl SeatSetup {
    fn area(&self) -> Area {
        Area {
            tiles: self.tiles,
            usable: self.usable,
            spent: self.spent,
        }
    }
}
