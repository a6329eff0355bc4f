//! Section 9 of the rules: the end of an epoch.

use super::components::{CIVILIZATION, Tile};
use super::{Literal, Point};

impl Literal {
    /// RA-9.2: the steps at the end of an epoch, in their order.
    pub(super) fn end_epoch(&mut self) {
        self.clear_board();
        self.score_epoch();
        if self.epoch == 3 {
            self.point = Point::Over;
            return;
        }
        for seat in 0..self.players.len() {
            self.remove_tiles_that_do_not_stay(seat);
            self.turn_suns_face_up(seat);
        }
        self.epoch += 1;
        self.highest_sun_begins();
    }

    /// RA-9.2.1: the tiles in the row and the Ra tiles of the epoch are removed.
    fn clear_board(&mut self) {
        let tiles = self.clear_row();
        self.removed.extend(tiles);
        for _ in 0..self.ra_count {
            self.removed.push(Tile::Ra);
        }
        self.ra_count = 0;
    }

    /// RA-9.2.4: gods, gold, floods and civilization tiles are removed. RA-9.2.5: the others stay.
    fn remove_tiles_that_do_not_stay(&mut self, seat: usize) {
        for tile in self.players[seat].area.clone() {
            let goes = [Tile::God, Tile::Gold, Tile::Flood].contains(&tile)
                || CIVILIZATION.contains(&tile);
            if goes {
                self.remove_from_area(seat, tile);
            }
        }
    }

    /// RA-9.2.6: all suns of the player become usable. RA-9.2.7: the centre sun is not touched.
    fn turn_suns_face_up(&mut self, seat: usize) {
        let player = &mut self.players[seat];
        player.usable.append(&mut player.spent);
    }
}
