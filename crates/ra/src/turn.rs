//! A player's turn: draw a tile, invoke Ra, or spend gods (RA-3, RA-4, RA-8).

use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::area::next_active;
use crate::auction::Kind;
use crate::disaster::Cause;
use crate::epoch::ra_tiles;
use crate::event::{EpochEnd, Event};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::position::Position;
use crate::tile::Tile;

impl Position {
    /// The next active player left of this one: the same player if nobody else is active, `None` if
    /// no player has a usable sun (RA-3.3, RA-3.4).
    #[inline]
    pub(crate) fn next_active(&self, after: Seat) -> Option<Seat> {
        next_active(self.areas.of(self.players()), after)
    }

    /// Whether this player could spend a god now: there is one to spend, and something to take
    /// (RA-8.5).
    #[inline]
    fn may_spend_god(&self, seat: Seat) -> bool {
        self.areas[seat].tiles[Tile::God] > 0 && self.row.has_more_than_gods()
    }

    #[inline]
    pub(crate) fn list_turn(&self, seat: Seat, list: &mut Actions) {
        if !self.row.is_full() {
            list.push(Action::Draw);
        }
        list.push(Action::Invoke);
        self.list_gods(seat, list);
    }

    pub(crate) fn list_god_step(&self, seat: Seat, list: &mut Actions) {
        list.push(Action::Done);
        self.list_gods(seat, list);
    }

    /// A god for each kind in the row that is not a god (NO-1.3).
    fn list_gods(&self, seat: Seat, list: &mut Actions) {
        if self.areas[seat].tiles[Tile::God] == 0 {
            return;
        }
        let mut listed = 1_u32 << Tile::God as u32;
        for tile in self.row.tiles() {
            let bit = 1 << tile as u32;
            if listed & bit == 0 {
                listed |= bit;
                list.push(Action::God(tile));
            }
        }
    }

    pub(crate) fn check_turn(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Draw if self.row.is_full() => Err(Illegal::RowFull),
            Action::Draw | Action::Invoke => Ok(()),
            Action::God(tile) => self.check_god(seat, tile),
            Action::Done => Err(Illegal::NothingToEnd),
            Action::Pass | Action::Bid(_) => Err(Illegal::NoAuction),
            Action::Lose(_) => Err(Illegal::NothingToLose),
        }
    }

    pub(crate) fn check_god_step(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Done => Ok(()),
            Action::God(tile) => self.check_god(seat, tile),
            Action::Draw | Action::Invoke => Err(Illegal::NotAtTurn),
            Action::Pass | Action::Bid(_) => Err(Illegal::NoAuction),
            Action::Lose(_) => Err(Illegal::NothingToLose),
        }
    }

    fn check_god(&self, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        if self.areas[seat].tiles[Tile::God] == 0 {
            Err(Illegal::NoGod)
        } else if matches!(tile, Tile::God | Tile::Ra) {
            Err(Illegal::NotForGods)
        } else if self.row.find(tile).is_none() {
            Err(Illegal::NotInRow)
        } else {
            Ok(())
        }
    }

    /// The drawn tile goes into the row, or is a Ra tile (RA-4.2, RA-4.3).
    pub(crate) fn draw(&mut self, seat: Seat, tile: Tile, events: &mut impl Events<Event>) {
        self.bag[tile] -= 1;
        if tile == Tile::Ra {
            return self.draw_ra(seat, events);
        }
        let space = self.row.place(tile) as u8;
        events.tell(Event::TileDrawn { seat, tile, space });
        self.pass_turn(seat);
    }

    /// A Ra tile ends the epoch or starts an auction (RA-4.3).
    fn draw_ra(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.ra_count += 1;
        events.tell(Event::RaDrawn {
            seat,
            count: self.ra_count,
        });
        if self.ra_count == ra_tiles(self.players()) {
            self.end_epoch(EpochEnd::RaTrack, events);
        } else {
            self.begin_auction(Kind::Drawn, seat, events);
        }
    }

    /// The player on turn invokes Ra (RA-4.4).
    pub(crate) fn invoke(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        events.tell(Event::RaInvoked { seat });
        let kind = if self.row.is_full() {
            Kind::InvokedFull
        } else {
            Kind::Invoked
        };
        self.begin_auction(kind, seat, events);
    }

    /// A god is spent for a tile of the row; a disaster strikes at once (RA-8.4).
    pub(crate) fn spend_god(&mut self, seat: Seat, tile: Tile, events: &mut impl Events<Event>) {
        self.areas[seat].tiles[Tile::God] -= 1;
        events.tell(Event::GodSpent { seat });
        let space = self
            .row
            .find(tile)
            .expect("only a tile of the row can be taken");
        self.row.0[space] = None;
        events.tell(Event::TileTaken {
            seat,
            tile,
            space: space as u8,
        });
        self.areas[seat].tiles[tile] += 1;
        self.strike(seat, Cause::God, events);
    }

    /// The player is asked again as long as there is another god to spend (NO-2.3).
    pub(crate) fn after_god(&mut self, seat: Seat) {
        if self.may_spend_god(seat) {
            self.phase = Phase::Gods { seat };
        } else {
            self.pass_turn(seat);
        }
    }

    /// The turn passes to the next active player left of the one who acted (RA-3.5).
    pub(crate) fn pass_turn(&mut self, acted: Seat) {
        let seat = self
            .next_active(acted)
            .expect("the player who acted is active");
        self.phase = Phase::Turn { seat };
    }
}
