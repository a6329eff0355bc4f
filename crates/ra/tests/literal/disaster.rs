//! Section 7 of the rules: disasters and the tiles they cost.

use super::components::{CIVILIZATION, MONUMENTS, Tile};
use super::{Literal, Point};

/// How a player acquired disasters (RA-7.1), which decides what follows once they are resolved.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cause {
    Auction { ra_player: usize },
    God,
}

/// A choice of tiles to lose that is going on (RA-7.6).
#[derive(Clone, Debug)]
pub(super) struct Loss {
    pub(super) owner: usize,
    disaster: Tile,
    /// How many tiles must still be given up (RA-7.5).
    debt: usize,
    cause: Cause,
}

/// RA-7.2: the kinds of tiles a disaster hits. Those that must go first stand first.
fn kinds_hit_by(disaster: Tile) -> &'static [Tile] {
    match disaster {
        Tile::Funeral => &[Tile::Pharaoh],
        Tile::Drought => &[Tile::Flood, Tile::Nile],
        Tile::War => &CIVILIZATION,
        Tile::Earthquake => &MONUMENTS,
        _ => panic!("{} is not a disaster (RA-7.2)", disaster.key()),
    }
}

/// RA-7.2: only for war and earthquake does the owner choose.
fn lets_owner_choose(disaster: Tile) -> bool {
    disaster == Tile::War || disaster == Tile::Earthquake
}

impl Literal {
    /// RA-7.5: the disasters in a player's area are resolved one kind after the other, wars before
    /// earthquakes (NO-2.4), and funerals and droughts before both because they ask nothing. Equal ones
    /// are one debt. When none is left, the game goes on where the disasters interrupted it.
    pub(super) fn resolve_disasters(&mut self, owner: usize, cause: Cause) {
        for disaster in [Tile::Funeral, Tile::Drought, Tile::War, Tile::Earthquake] {
            let equal_ones = self.players[owner].owned(disaster);
            if equal_ones > 0 {
                let tiles_hit = self.tiles_hit(owner, disaster).len();
                let debt = tiles_hit.min(2 * equal_ones);
                self.go_on_losing(Loss {
                    owner,
                    disaster,
                    debt,
                    cause,
                });
                return;
            }
        }
        match cause {
            Cause::Auction { ra_player } => self.after_won_auction(ra_player),
            Cause::God => self.after_god(owner),
        }
    }

    /// RA-7.2: the tiles of a player that this disaster can hit, those that must go first in front.
    fn tiles_hit(&self, owner: usize, disaster: Tile) -> Vec<Tile> {
        let mut tiles = Vec::new();
        for kind in kinds_hit_by(disaster) {
            for _ in 0..self.players[owner].owned(*kind) {
                tiles.push(*kind);
            }
        }
        tiles
    }

    /// RA-7.6: either the owner is asked for a tile, or what is left of the debt is carried out without
    /// asking and the disasters of this kind are removed (RA-7.1).
    fn go_on_losing(&mut self, loss: Loss) {
        if self.leaves_a_choice(&loss) {
            self.point = Point::Loss(loss);
            return;
        }
        let tiles = self.tiles_hit(loss.owner, loss.disaster);
        for tile in tiles.into_iter().take(loss.debt) {
            self.remove_from_area(loss.owner, tile);
        }
        for _ in 0..self.players[loss.owner].owned(loss.disaster) {
            self.remove_from_area(loss.owner, loss.disaster);
        }
        self.resolve_disasters(loss.owner, loss.cause);
    }

    /// RA-7.6: there is a decision only if a tile is still owed, the owner has more tiles of the category
    /// than must be lost, and they are not all of one kind.
    fn leaves_a_choice(&self, loss: &Loss) -> bool {
        let tiles = self.tiles_hit(loss.owner, loss.disaster);
        let not_all_alike = tiles.iter().any(|tile| *tile != tiles[0]);
        lets_owner_choose(loss.disaster)
            && loss.debt > 0
            && tiles.len() > loss.debt
            && not_all_alike
    }

    /// RA-7.7: the owner chooses freely among the kinds owned, one tile at a time (NO-2.4).
    pub(super) fn loss_choices(&self, loss: &Loss) -> Vec<String> {
        let mut tiles = self.tiles_hit(loss.owner, loss.disaster);
        tiles.dedup();
        tiles
            .iter()
            .map(|tile| format!("lose {}", tile.key()))
            .collect()
    }

    /// RA-7.7: the owner gives up one tile of this kind, and the debt is one tile smaller.
    pub(super) fn give_up(&mut self, tile: Tile) {
        let Point::Loss(mut loss) = self.point.clone() else {
            panic!("tiles are given up only to a disaster (RA-3.7)");
        };
        self.remove_from_area(loss.owner, tile);
        loss.debt -= 1;
        self.go_on_losing(loss);
    }
}
