//! What there is to say about a situation in Ra.

use ra::epoch::ra_tiles;
use ra::{Sun, Tile, View};
use serde::Serialize;
use tabletop::Seat;

use super::constants::ScribeConstants;
use super::row::with_row;
use super::worth::Worth;
use crate::constants::Constants as _;

/// What a player who has to decide in Ra weighs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reasons {
    /// The probability that the next tile is a Ra.
    pub ra_odds: f32,
    /// How many Ra tiles are left until the epoch ends.
    pub ra_left: u8,
    /// What the row would bring, by seat.
    pub row: Vec<RowWorth>,
    /// What it would cost to pay with each usable sun and receive the centre sun instead.
    pub suns: Vec<SunPrice>,
}

/// What the row would bring a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct RowWorth {
    /// The player.
    pub seat: Seat,
    /// How many more points they would score if the epoch ended then.
    pub points: i16,
    /// What it is worth in points, including what may still come of it.
    pub worth: f32,
}

/// What a sun is worth as a price.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SunPrice {
    /// The sun.
    pub sun: Sun,
    /// Its price in points.
    pub price: f32,
}

impl Reasons {
    pub(super) fn new(view: &View, seat: Seat) -> Reasons {
        let players = view.players();
        let worth = Worth::new(view, ScribeConstants::tuned(players));
        let bag = view.bag();
        let row = |seat: Seat| RowWorth {
            seat,
            points: points_with_row(view, seat),
            worth: worth.gain(seat),
        };
        let suns = view.area(seat).usable.into_iter();
        Reasons {
            ra_odds: f32::from(bag[Tile::Ra]) / bag.total().max(1) as f32,
            ra_left: ra_tiles(players) - view.ra_count(),
            row: Seat::all(players).map(row).collect(),
            suns: suns
                .map(|sun| SunPrice {
                    sun,
                    price: worth.price(sun),
                })
                .collect(),
        }
    }
}

/// How many more points a player would score now with the row.
fn points_with_row(view: &View, seat: Seat) -> i16 {
    let points = |tally: [i16; 8]| tally.iter().sum::<i16>();
    let tiles = view.area(seat).tiles;
    let score = |tiles: &ra::Tiles| points(view.tally_with(seat, tiles)[seat]);
    let taken = with_row(tiles, view.row(), |tiles| f32::from(score(tiles)));
    score(&taken) - score(&tiles)
}
