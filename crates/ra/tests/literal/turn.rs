//! Sections 3, 4 and 8 of the rules: the turn, its three actions, and the spending of gods.

use super::auction::AuctionKind;
use super::components::{SPACES, TILES, Tile, ra_tiles_that_end_the_epoch};
use super::disaster::Cause;
use super::{Chance, Literal, Point};

impl Literal {
    /// RA-3.6: the legal actions at the start of a turn.
    pub(super) fn turn_choices(&self, seat: usize) -> Vec<String> {
        let mut choices = vec!["invoke".to_string()];
        if self.row().len() < SPACES {
            choices.push("draw".to_string());
        }
        choices.extend(self.god_choices(seat));
        choices
    }

    /// RA-8.4: after each tile the player may go on or stop.
    pub(super) fn god_step_choices(&self, seat: usize) -> Vec<String> {
        let mut choices = vec!["done".to_string()];
        choices.extend(self.god_choices(seat));
        choices
    }

    /// RA-8.1, RA-8.2, RA-8.5: the owner of a god may take any tile of the row that is not a god. Tiles
    /// of one kind are not told apart (NO-1.3).
    fn god_choices(&self, seat: usize) -> Vec<String> {
        let mut choices = Vec::new();
        if self.players[seat].owned(Tile::God) == 0 {
            return choices;
        }
        for tile in self.row() {
            let choice = format!("god {}", tile.key());
            if tile != Tile::God && !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        choices
    }

    /// NO-2.6 `draw`: each kind of tile, weighted with its copies left in the bag (RA-4.1).
    pub(super) fn draw_chance(&self) -> Chance {
        let mut outcomes = Vec::new();
        for (tile, key, _) in TILES {
            let copies = self.bag.iter().filter(|inside| **inside == tile).count();
            let weight = u32::try_from(copies).expect("there are only 180 tiles");
            if weight > 0 {
                outcomes.push((key.to_string(), weight));
            }
        }
        assert!(!outcomes.is_empty(), "RA-13.3: the bag never runs out");
        Chance {
            kind: "draw".to_string(),
            to: None,
            outcomes,
        }
    }

    /// RA-4.1: the tile leaves the bag and is shown. RA-4.2 and RA-4.3 say what it does.
    pub(super) fn show_drawn_tile(&mut self, seat: usize, tile: Tile) {
        let position = self.bag.iter().position(|inside| *inside == tile);
        self.bag
            .remove(position.expect("a drawn tile was in the bag"));
        if tile == Tile::Ra {
            self.ra_tile_drawn(seat);
        } else {
            self.put_into_row(tile);
            self.next_turn_left_of(seat);
        }
    }

    /// RA-4.2: the tile goes on the leftmost free space of the row.
    fn put_into_row(&mut self, tile: Tile) {
        let free = self.spaces.iter().position(Option::is_none);
        let free = free.expect("RA-4.1 forbids drawing while the row is full");
        self.spaces[free] = Some(tile);
    }

    /// RA-4.3: the Ra count rises; either the epoch ends without an auction or one of kind A starts.
    fn ra_tile_drawn(&mut self, seat: usize) {
        self.ra_count += 1;
        if self.ra_count == ra_tiles_that_end_the_epoch(self.players.len()) {
            self.end_epoch();
        } else {
            self.start_auction(AuctionKind::RaDrawn, seat);
        }
    }

    /// RA-4.4, RA-4.5: the auction is of kind C if the row is full, otherwise of kind B.
    pub(super) fn invoke(&mut self, seat: usize) {
        let kind = if self.row().len() == SPACES {
            AuctionKind::InvokedFull
        } else {
            AuctionKind::InvokedNotFull
        };
        self.start_auction(kind, seat);
    }

    /// RA-8.3, RA-8.4: one god is removed, one tile is taken into the area, and a disaster strikes at
    /// once (RA-R05).
    pub(super) fn spend_god(&mut self, seat: usize, tile: Tile) {
        self.remove_from_area(seat, Tile::God);
        let space = self.spaces.iter().position(|lying| *lying == Some(tile));
        let space = space.expect("a god takes only what lies in the row (RA-8.1)");
        self.spaces[space] = None;
        self.players[seat].area.push(tile);
        self.resolve_disasters(seat, Cause::God);
    }

    /// NO-2.3: the player is asked again as long as another god could be spent; otherwise the turn ends.
    pub(super) fn after_god(&mut self, seat: usize) {
        if self.god_choices(seat).is_empty() {
            self.next_turn_left_of(seat);
        } else {
            self.point = Point::GodStep { seat };
        }
    }

    /// RA-3.5: the turn passes to the next active player left of this one. RA-3.3: players without a
    /// usable sun are left out. RA-3.4: a lone active player follows on their own turn.
    pub(super) fn next_turn_left_of(&mut self, seat: usize) {
        let next = self.active_clockwise_from_left_of(seat).first().copied();
        let next = next.expect("without an active player the epoch has ended (RA-9.1)");
        self.point = Point::Turn { seat: next };
    }

    /// The active players in clockwise order, beginning left of this seat and ending with it.
    pub(super) fn active_clockwise_from_left_of(&self, seat: usize) -> Vec<usize> {
        let mut seats = self.clockwise_from_left_of(seat);
        seats.retain(|&each| self.players[each].is_active());
        seats
    }
}
