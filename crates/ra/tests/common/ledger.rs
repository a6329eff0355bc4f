//! A table kept by somebody who only hears what happens.

use ra::{Event, Sun, Suns, Tile, Tiles};
use tabletop::{Game, Seat};

/// Everything the events tell of.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    players: usize,
    pub(crate) epoch: u8,
    pub(crate) ra_count: u8,
    pub(crate) centre: Sun,
    pub(crate) row: [Option<Tile>; 8],
    pub(crate) bag: Tiles,
    pub(crate) removed: Tiles,
    pub(crate) seats: Vec<Account>,
}

/// What a player has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Account {
    /// The tiles, with disasters that have not struck yet.
    pub(crate) tiles: Tiles,
    pub(crate) usable: Suns,
    pub(crate) spent: Suns,
    pub(crate) gains: Vec<i16>,
    /// The points of the scoring under way, not booked yet.
    unbooked: i16,
    pub(crate) placed: Option<(u16, u8)>,
}

impl Ledger {
    /// The start of a game (RA-2).
    pub(crate) fn new(players: usize) -> Ledger {
        Ledger {
            players,
            epoch: 1,
            ra_count: 0,
            centre: Sun(1),
            row: [None; 8],
            bag: Tiles::GAME,
            removed: Tiles::default(),
            seats: vec![Account::default(); players],
        }
    }

    fn seat(&mut self, seat: Seat) -> &mut Account {
        &mut self.seats[seat.index()]
    }

    fn remove_owned(&mut self, seat: Seat, tile: Tile, count: u8) {
        self.seat(seat).tiles[tile] -= count;
        self.removed[tile] += count;
    }

    /// Takes a tile from its space, where it must lie.
    fn clear_space(&mut self, tile: Tile, space: u8) {
        let lying = self.row[usize::from(space)].take();
        assert_eq!(lying, Some(tile), "on space {space}");
    }

    /// Writes down one event.
    pub(crate) fn hear(&mut self, event: Event) {
        match event {
            Event::SetDealt { seat, set } => self.seat(seat).usable = set.suns(self.players),
            Event::EpochBegan { epoch, .. } => {
                self.epoch = epoch;
                for account in &mut self.seats {
                    account.usable = account.usable.union(account.spent);
                    account.spent = Suns::NONE;
                }
            }
            Event::TileDrawn { tile, space, .. } => {
                self.bag[tile] -= 1;
                let before = self.row[usize::from(space)].replace(tile);
                assert_eq!(before, None, "space {space} was free");
            }
            Event::RaDrawn { count, .. } => {
                self.bag[Tile::Ra] -= 1;
                self.ra_count += 1;
                assert_eq!(self.ra_count, count);
            }
            Event::TileTaken { seat, tile, space } => {
                self.clear_space(tile, space);
                self.seat(seat).tiles[tile] += 1;
            }
            Event::TileRemoved { tile, space } => {
                self.clear_space(tile, space);
                self.removed[tile] += 1;
            }
            Event::SunSwapped {
                seat,
                spent,
                centre,
            } => {
                assert_eq!(self.centre, spent);
                self.centre = centre;
                let account = self.seat(seat);
                assert!(account.usable.contains(centre));
                account.usable = account.usable.without(centre);
                account.spent = account.spent.with(spent);
            }
            Event::GodSpent { seat } => self.remove_owned(seat, Tile::God, 1),
            Event::DisasterStruck { seat, disaster } => self.remove_owned(seat, disaster, 1),
            Event::TileLost { seat, tile } => self.remove_owned(seat, tile, 1),
            Event::TilesCleared { seat, tile, count } => self.remove_owned(seat, tile, count),
            Event::EpochEnded { epoch, .. } => {
                assert_eq!(self.epoch, epoch);
                self.removed[Tile::Ra] += std::mem::take(&mut self.ra_count);
            }
            Event::Scored { seat, points, .. } => self.seat(seat).unbooked += points,
            Event::Booked { seat, sum } => {
                let account = self.seat(seat);
                assert_eq!(std::mem::take(&mut account.unbooked), sum);
                account.gains.push(sum);
            }
            Event::Placed {
                seat,
                points,
                place,
            } => self.seat(seat).placed = Some((points, place)),
            Event::RaInvoked { .. }
            | Event::AuctionBegan { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::NobodyBid { .. }
            | Event::AuctionWon { .. } => {}
        }
    }

    /// Compares with the real table.
    pub(crate) fn check(&self, position: &ra::Position) {
        assert_eq!(self.epoch, position.epoch());
        assert_eq!(self.ra_count, position.ra_count());
        assert_eq!(self.centre, position.centre());
        assert_eq!(&self.row, &position.row().0);
        assert_eq!(&self.bag, position.bag());
        for (seat, account) in Seat::all(self.players).zip(&self.seats) {
            let area = position.area(seat);
            assert_eq!(account.tiles, area.tiles, "seat {seat}");
            assert_eq!(account.usable, area.usable, "seat {seat}");
            assert_eq!(account.spent, area.spent, "seat {seat}");
            assert_eq!(account.gains, position.gains(seat), "seat {seat}");
            if let Some((points, place)) = account.placed {
                assert!(position.is_over());
                assert_eq!(
                    (points, place),
                    (position.points(seat), position.places()[seat])
                );
            }
        }
    }

    /// How many tiles of a kind there are in all places together.
    pub(crate) fn count(&self, tile: Tile) -> u8 {
        let in_row = self.row.iter().filter(|space| **space == Some(tile));
        let owned = self.seats.iter().map(|account| account.tiles[tile]);
        let on_track = u8::from(tile == Tile::Ra) * self.ra_count;
        let in_places = self.bag[tile] + self.removed[tile] + on_track;
        in_places + in_row.count() as u8 + owned.sum::<u8>()
    }
}
