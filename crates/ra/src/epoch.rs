//! The beginning and the end of an epoch (RA-9).

use tabletop::{Events, Seat};

use crate::area::highest;
use crate::event::{EpochEnd, Event};
use crate::phase::Phase;
use crate::position::Position;
use crate::tile::Tile;

/// How many epochs a game has (RA-3.1).
pub const EPOCHS: u8 = 3;

/// R(n), by number of players from 2 on: the Ra tile that ends an epoch (RA-2.5, RA-R01).
const RA_TILES: [u8; 4] = [6, 8, 9, 10];

/// R(n): the number of the Ra tile that ends an epoch of n players (RA-2.5).
///
/// # Panics
///
/// If Ra cannot be played by `players`, who are 2 to 5 (RA-2.1).
pub fn ra_tiles(players: usize) -> u8 {
    RA_TILES[players - 2]
}

impl Position {
    /// The holder of the highest sun takes the first turn; the centre sun does not count (RA-2.7,
    /// RA-9.2).
    pub(crate) fn begin_epoch(&mut self, events: &mut impl Events<Event>) {
        let seats = Seat::all(self.players());
        let first = highest(seats.map(|seat| (seat, self.areas[seat].usable.highest())))
            .expect("there are players");
        events.tell(Event::EpochBegan {
            epoch: self.epoch,
            first,
        });
        self.phase = Phase::Turn { seat: first };
    }

    /// The epoch ends at once (RA-9.2).
    pub(crate) fn end_epoch(&mut self, why: EpochEnd, events: &mut impl Events<Event>) {
        events.tell(Event::EpochEnded {
            epoch: self.epoch,
            why,
        });
        self.clear_row(events);
        self.ra_count = 0;
        self.score(events);
        if self.epoch == EPOCHS {
            return self.end_game(events);
        }
        for seat in Seat::all(self.players()) {
            let area = &mut self.areas[seat];
            for tile in Tile::PASSING {
                let count = std::mem::take(&mut area.tiles[tile]);
                if count > 0 {
                    events.tell(Event::TilesCleared { seat, tile, count });
                }
            }
            area.turn_up_suns();
        }
        self.epoch += 1;
        self.begin_epoch(events);
    }

    /// The game is over after the third scoring (RA-11.1).
    fn end_game(&mut self, events: &mut impl Events<Event>) {
        self.phase = Phase::Over;
        let places = self.places();
        for seat in Seat::all(self.players()) {
            let (points, place) = (self.points(seat), places[seat]);
            events.tell(Event::Placed {
                seat,
                points,
                place,
            });
        }
    }
}
