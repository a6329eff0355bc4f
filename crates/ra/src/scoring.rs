//! What tiles and suns are worth (RA-10), and who wins (RA-11).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Events, Seat};

use crate::epoch::EPOCHS;
use crate::event::Event;
use crate::position::Position;
use crate::tile::{Tile, Tiles};

/// Points every player starts with (RA-2.3).
pub const START_POINTS: u16 = 10;

/// What points are given for (RA-10), in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// RA-10.1
    Gods,
    /// RA-10.2
    Gold,
    /// RA-10.3
    Pharaohs,
    /// RA-10.4
    River,
    /// RA-10.5
    Civilization,
    /// RA-10.6, epoch 3 only
    Variety,
    /// RA-10.7, epoch 3 only
    Identical,
    /// RA-10.9, epoch 3 only
    Suns,
}

/// Points by [`Category`], in the order of [`Category::ALL`].
pub type Tally = [i16; Category::ALL.len()];

impl Category {
    /// Every category.
    pub const ALL: [Category; 8] = [
        Category::Gods,
        Category::Gold,
        Category::Pharaohs,
        Category::River,
        Category::Civilization,
        Category::Variety,
        Category::Identical,
        Category::Suns,
    ];

    /// The categories that count in this epoch.
    pub fn of_epoch(epoch: u8) -> &'static [Category] {
        const EVERY_EPOCH: usize = 5;
        if epoch == EPOCHS {
            &Category::ALL
        } else {
            &Category::ALL[..EVERY_EPOCH]
        }
    }
}

/// Points for unspent gods (RA-10.1).
pub fn gods(tiles: &Tiles) -> i16 {
    2 * i16::from(tiles[Tile::God])
}

/// Points for gold (RA-10.2).
pub fn gold(tiles: &Tiles) -> i16 {
    3 * i16::from(tiles[Tile::Gold])
}

/// Points for the river: nothing without a flood (RA-10.4).
pub fn river(tiles: &Tiles) -> i16 {
    match tiles[Tile::Flood] {
        0 => 0,
        floods => i16::from(floods) + i16::from(tiles[Tile::Nile]),
    }
}

/// Points for different kinds of civilization (RA-10.5).
pub fn civilization(tiles: &Tiles) -> i16 {
    const POINTS: [i16; 6] = [-5, 0, 0, 5, 10, 15];
    POINTS[tiles.different(&Tile::CIVILIZATION)]
}

/// Points for different kinds of monuments (RA-10.6).
pub fn variety(tiles: &Tiles) -> i16 {
    const POINTS: [i16; 9] = [0, 1, 2, 3, 4, 5, 6, 10, 15];
    POINTS[tiles.different(&Tile::MONUMENTS)]
}

/// Points for monuments of one kind, for each kind (RA-10.7).
pub fn identical(tiles: &Tiles) -> i16 {
    const POINTS: [i16; 6] = [0, 0, 0, 5, 10, 15];
    Tile::MONUMENTS
        .iter()
        .map(|&kind| POINTS[usize::from(tiles[kind])])
        .sum()
}

/// Points for pharaohs: 5 for the most, −2 for the fewest (RA-10.3).
pub fn pharaohs(counts: &[u16]) -> BySeat<i16> {
    most_and_fewest(counts, 5, -2)
}

/// Points for the sums of suns: 5 for the highest, −5 for the lowest (RA-10.9).
pub fn suns(sums: &[u16]) -> BySeat<i16> {
    most_and_fewest(sums, 5, -5)
}

/// Everybody with the most gains, everybody with the fewest loses, nobody if all are equal.
fn most_and_fewest(counts: &[u16], gain: i16, loss: i16) -> BySeat<i16> {
    let most = counts.iter().max();
    let fewest = counts.iter().min();
    BySeat::from_fn(|seat| match counts.get(seat.index()) {
        Some(_) if most == fewest => 0,
        count if count == most => gain,
        count if count == fewest => loss,
        _ => 0,
    })
}

impl Position {
    /// What each player would score if the epoch ended now, category by category.
    pub fn tally(&self) -> BySeat<Tally> {
        let players = self.players();
        let pharaoh_counts = self.by_seat(|seat| self.areas[seat].tiles[Tile::Pharaoh].into());
        let pharaohs = pharaohs(pharaoh_counts.of(players));
        let last = self.epoch == EPOCHS;
        let suns = if last {
            suns(
                self.by_seat(|seat| self.areas[seat].suns().sum())
                    .of(players),
            )
        } else {
            BySeat::default()
        };
        self.by_seat(|seat| {
            let tiles = &self.areas[seat].tiles;
            let if_last = |points: fn(&Tiles) -> i16| if last { points(tiles) } else { 0 };
            [
                gods(tiles),
                gold(tiles),
                pharaohs[seat],
                river(tiles),
                civilization(tiles),
                if_last(variety),
                if_last(identical),
                suns[seat],
            ]
        })
    }

    /// The same if this player had these tiles.
    #[must_use]
    pub fn tally_with(&self, seat: Seat, tiles: &Tiles) -> BySeat<Tally> {
        let mut position = *self;
        position.areas[seat].tiles = *tiles;
        position.tally()
    }

    /// All players are scored at the same time, each with one sum (RA-10.10, RA-10.11).
    pub(crate) fn score(&mut self, events: &mut impl Events<Event>) {
        let tally = self.tally();
        for seat in Seat::all(self.players()) {
            for &category in Category::of_epoch(self.epoch) {
                let points = tally[seat][category as usize];
                events.tell(Event::Scored {
                    seat,
                    category,
                    points,
                });
            }
            let sum = tally[seat].iter().sum();
            self.gains[seat][usize::from(self.epoch - 1)] = sum;
            events.tell(Event::Booked { seat, sum });
        }
    }

    /// A player's points: those at the start and the sum of each scoring, never below 0
    /// (RA-10.10).
    pub fn points(&self, seat: Seat) -> u16 {
        let book = |points: u16, gain: &i16| points.saturating_add_signed(*gain);
        self.gains(seat).iter().fold(START_POINTS, book)
    }

    /// Everybody's place: by points, then by the highest sun (RA-11.2, RA-11.3).
    pub fn places(&self) -> BySeat<u8> {
        let rank = |seat| (self.points(seat), self.areas[seat].highest_sun());
        let ranks = self.by_seat(rank);
        let ranks = ranks.of(self.players());
        self.by_seat(|seat| {
            let better = ranks.iter().filter(|&rank| *rank > ranks[seat.index()]);
            1 + better.count() as u8
        })
    }
}
