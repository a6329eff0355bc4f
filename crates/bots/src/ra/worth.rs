//! What tiles, rows and suns are worth.

use ra::epoch::{EPOCHS, ra_tiles};
use ra::sun::all_suns;
use ra::{Sun, Tile, Tiles, View, scoring};
use tabletop::{BySeat, Seat};

use super::constants::ScribeConstants;
use super::row::with_row;
use crate::constants::logistic;

/// A view as the scribe sees it.
#[derive(Debug)]
pub(super) struct Worth<'a> {
    pub(super) view: &'a View,
    pub(super) constants: &'a ScribeConstants,
    /// What is left of the epoch, from 1 to 0.
    time: f32,
    /// The number of epochs after this one.
    later: f32,
}

impl Worth<'_> {
    pub(super) fn new<'a>(view: &'a View, constants: &'a ScribeConstants) -> Worth<'a> {
        let end = f32::from(ra_tiles(view.players()));
        let left = (end - f32::from(view.ra_count())) / end;
        Worth {
            view,
            constants,
            time: left.powf(constants.time_power),
            later: f32::from(EPOCHS - view.epoch()),
        }
    }

    /// What is left of the epoch, from 1 to 0.
    pub(super) fn time(&self) -> f32 {
        self.time
    }

    /// What is left of it for a player with this many usable suns.
    fn time_with(&self, suns: usize) -> f32 {
        self.time * (suns as f32 / 2.0).min(1.0)
    }

    /// What these tiles would be worth to a player with this many usable suns.
    pub(super) fn holdings(&self, seat: Seat, tiles: &Tiles, suns: usize) -> f32 {
        let time = self.time_with(suns);
        let god = 2.0 + self.constants.god_time * time;
        f32::from(tiles[Tile::God]) * god
            + f32::from(scoring::gold(tiles))
            + self.pharaohs(seat, tiles[Tile::Pharaoh])
            + self.river(tiles, time)
            + self.sets(tiles, suns)
    }

    /// What civilization and monuments are worth: the tiles that a disaster lets a player choose from.
    pub(super) fn sets(&self, tiles: &Tiles, suns: usize) -> f32 {
        let time = self.time_with(suns);
        self.civilization(tiles, time) + self.monuments(tiles, time)
    }

    fn pharaohs(&self, seat: Seat, own: u8) -> f32 {
        let players = self.view.players();
        let others = Seat::all(players).filter(|&other| other != seat);
        let counts = others.map(|other| self.view.area(other).tiles[Tile::Pharaoh]);
        let (lowest, highest) = counts.fold((u8::MAX, 0), |(lowest, highest), count| {
            (lowest.min(count), highest.max(count))
        });
        let constants = self.constants;
        let spread = constants.pharaoh_spread + constants.pharaoh_spread_time * self.time;
        let own = f32::from(own);
        // Equal numbers count as most and as fewest.
        const TIE: f32 = 0.3;
        let most = logistic((own - f32::from(highest) + TIE) / spread);
        let fewest = logistic((f32::from(lowest) - own + TIE) / spread);
        5.0 * most - 2.0 * fewest + constants.pharaoh_later * self.later * own
    }

    fn river(&self, tiles: &Tiles, time: f32) -> f32 {
        let niles = f32::from(tiles[Tile::Nile]);
        let now = if tiles[Tile::Flood] > 0 {
            f32::from(scoring::river(tiles))
        } else {
            self.constants.nile_hope * time * niles
        };
        now + self.constants.nile_later * self.later * niles
    }

    fn civilization(&self, tiles: &Tiles, time: f32) -> f32 {
        let kinds = tiles.different(&Tile::CIVILIZATION);
        f32::from(scoring::civilization(tiles)) + time * self.constants.civilization_hope[kinds]
    }

    fn monuments(&self, tiles: &Tiles, time: f32) -> f32 {
        let constants = self.constants;
        let points = f32::from(scoring::variety(tiles) + scoring::identical(tiles));
        let kinds = tiles.different(&Tile::MONUMENTS) as f32;
        let waiting = |kind: &&Tile| matches!(tiles[**kind], 2 | 4);
        let pairs = Tile::MONUMENTS.iter().filter(waiting).count() as f32;
        let epoch = usize::from(self.view.epoch() - 1);
        let hope = constants.monument_kind[epoch] * kinds + constants.monument_pair[epoch] * pairs;
        if self.view.epoch() == EPOCHS {
            points + time * hope
        } else {
            constants.monument_points * points + hope
        }
    }

    /// What a player gains by taking the row, apart from the suns.
    pub(super) fn gain(&self, seat: Seat) -> f32 {
        let area = self.view.area(seat);
        let suns = area.usable.len();
        let left = suns.saturating_sub(1);
        let row = self.view.row();
        let tiles = with_row(area.tiles, row, |tiles| self.sets(tiles, left));
        self.holdings(seat, &tiles, left) - self.holdings(seat, &area.tiles, suns)
    }

    /// What every active player gains by taking the row.
    pub(super) fn gains(&self) -> BySeat<f32> {
        let mut gains = BySeat::default();
        for seat in Seat::all(self.view.players()) {
            if self.view.area(seat).is_active() {
                gains[seat] = self.gain(seat);
            }
        }
        gains
    }

    fn height(&self, sun: Sun) -> f32 {
        let highest = all_suns(self.view.players()).highest();
        f32::from(sun.0) / f32::from(highest.unwrap_or(Sun::HIGHEST).0)
    }

    /// What a sun is worth in this epoch, because it can be bid.
    fn sun_now(&self, sun: Sun) -> f32 {
        self.time * (self.constants.sun + self.constants.sun_height * self.height(sun))
    }

    /// What a sun is worth in later epochs and at the end.
    fn sun_later(&self, sun: Sun) -> f32 {
        let constants = self.constants;
        let part = if self.later > 0.0 {
            constants.sun_final_early
        } else {
            1.0
        };
        constants.sun_later * self.later * self.height(sun)
            + constants.sun_final * part * f32::from(sun.0)
    }

    /// What it costs to pay with this sun and receive the one in the centre.
    pub(super) fn price(&self, paid: Sun) -> f32 {
        self.sun_now(paid) + self.sun_later(paid) - self.sun_later(self.view.centre())
    }
}
