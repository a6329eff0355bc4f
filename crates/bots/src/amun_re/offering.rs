//! What to offer, and which rewards to take.

use amun_re::harvest::Income;
use amun_re::offering::{THEFT, Tile};
use amun_re::reward::rewards;
use amun_re::{Action, Direction, Province};
use tabletop::Seat;

use super::worth::{Worth, place_stone};
use crate::constants::logistic;

const TILES: [Tile; 4] = [Tile::One, Tile::Two, Tile::Three, Tile::Four];

/// The lowest totals of the tiles above the first (AR-1.5).
const LIMITS: [f32; 3] = [3.0, 13.0, 23.0];

/// The largest offer worth considering.
const MAX_OFFER: u16 = 40;

/// An offering as the scribe expects it.
#[derive(Debug)]
pub(super) struct Offering<'a> {
    worth: &'a Worth<'a>,
    /// What each tile is worth.
    tiles: [f32; 4],
    /// What the rewards of each rank from the first are worth, and of all ranks behind.
    rewards: [f32; 3],
    /// Each rival's expected offer, and how uncertain it is.
    rivals: Vec<(f32, f32)>,
}

impl<'a> Offering<'a> {
    pub(super) fn new(worth: &'a Worth<'a>) -> Offering<'a> {
        let constants = worth.constants;
        let rivals = worth.view.seats.iter().zip(Seat::all(worth.view.players()));
        let rivals = rivals
            .filter(|(_, seat)| *seat != worth.seat)
            .map(|(seat, _)| {
                let gold = f32::from(seat.counted_gold);
                let [part, least] = constants.rival_offer_spread;
                let expected = (gold * constants.rival_offer).max(1.0_f32.min(gold));
                (expected, (gold * part + least).max(0.1))
            });
        Offering {
            worth,
            tiles: tiles(worth),
            rewards: [1, 2, 3].map(|rank| reward_values(worth, rewards(rank).into())),
            rivals: rivals.collect(),
        }
    }

    /// The best of the legal offers.
    pub(super) fn best(&self, legal: &[Action]) -> Action {
        let value = |action: Action| match action {
            Action::Theft { change } => Some(self.theft(change)),
            Action::Offer { gold, change } if gold <= MAX_OFFER => Some(self.gold(gold, change)),
            _ => None,
        };
        let judged = legal
            .iter()
            .filter_map(|&action| Some((action, value(action)?)));
        let best = judged.max_by(|a, b| a.1.total_cmp(&b.1));
        best.map_or(legal[0], |(action, _)| action)
    }

    fn theft(&self, change: bool) -> f32 {
        let gold = f32::from(THEFT);
        gold * self.worth.later_gold() + self.tile(-gold, change)
    }

    fn gold(&self, gold: u16, change: bool) -> f32 {
        let gold = f32::from(gold);
        // The chance of being behind no rival, behind one, or behind more.
        let (mut first, mut second) = (1.0, 0.0);
        for &(expected, spread) in &self.rivals {
            let above = logistic((expected - gold - 0.5) / spread);
            second = second * (1.0 - above) + first * above;
            first *= 1.0 - above;
        }
        let behind = 1.0 - first - second;
        let [most, more, one] = self.rewards;
        let next = if self.worth.is_last_round() {
            0.0
        } else {
            self.worth.constants.first_player
        };
        first * (most + next) + second * more + behind * one - gold * self.worth.later_gold()
            + self.tile(gold, change)
    }

    /// What the tile is worth if this seat adds this much to the total.
    fn tile(&self, own: f32, change: bool) -> f32 {
        let expected: f32 = self.rivals.iter().map(|rival| rival.0).sum();
        let spread: f32 = self
            .rivals
            .iter()
            .map(|rival| rival.1 * rival.1)
            .sum::<f32>()
            .sqrt();
        let at = |total: f32| {
            let steps = self.tiles.windows(2).zip(LIMITS).map(|(tiles, limit)| {
                (tiles[1] - tiles[0]) * logistic((total - limit + 0.5) / spread)
            });
            self.tiles[0] + steps.sum::<f32>()
        };
        let total = own + expected;
        if change {
            at(total + 3.0).max(at(total - 3.0)) - self.worth.constants.kept_card
        } else {
            at(total)
        }
    }
}

/// What each tile brings this seat, less a part of what it brings the others.
fn tiles(worth: &Worth<'_>) -> [f32; 4] {
    let view = worth.view;
    let board = &view.options.board;
    let last = worth.round() == 2;
    let others = (view.players() - 1) as f32;
    let weight = |seat: Seat| {
        if seat == worth.seat {
            1.0
        } else {
            -worth.constants.rival_tile / others
        }
    };
    TILES.map(|tile| {
        let of_province = |province: Province| {
            let printed = &board[province];
            let income = Income::of(printed, &view.provinces[province], tile, false, false);
            let temples = if last {
                printed.temples * tile.value()
            } else {
                0
            };
            f32::from(income.gold()) * worth.later_gold() + f32::from(temples)
        };
        let seats = Seat::all(view.players()).zip(&view.seats);
        seats
            .map(|(seat, shown)| {
                weight(seat) * shown.control.into_iter().map(of_province).sum::<f32>()
            })
            .sum()
    })
}

/// What this many rewards are worth, each the best that is left.
fn reward_values(worth: &Worth<'_>, number: usize) -> f32 {
    let mut pieces = worth.view.provinces;
    let board = &worth.view.options.board;
    let fields = worth.own().control.into_iter();
    let mut fields: u8 = fields
        .map(|province| board[province].fields - pieces[province].field_farmers)
        .sum();
    let farmer = worth.farmer(worth.constants.tile);
    let mut sum = 0.0;
    for _ in 0..number {
        let (province, stone) = match worth.stone(&pieces) {
            Some((province, stone)) => (Some(province), stone),
            None => (None, 0.0),
        };
        if fields > 0 && farmer > stone && farmer > worth.card() {
            fields -= 1;
            sum += farmer;
        } else if let Some(province) = province.filter(|_| stone > worth.card()) {
            place_stone(&mut pieces[province]);
            sum += stone;
        } else {
            sum += worth.card();
        }
    }
    sum
}

/// The best use of an Offering Change.
pub(super) fn change(worth: &Worth<'_>, total: i16) -> Action {
    let tiles = tiles(worth);
    let at = |direction: Direction| {
        let tile = Tile::for_total(total + direction.amount());
        tiles[usize::from(tile.value()) - 1]
    };
    if at(Direction::Raise) >= at(Direction::Lower) {
        Action::Change(Direction::Raise)
    } else {
        Action::Change(Direction::Lower)
    }
}

/// The best reward.
pub(super) fn reward(worth: &Worth<'_>, legal: &[Action]) -> Action {
    let tile = worth
        .view
        .tile
        .map_or(worth.constants.tile, |tile| tile.value().into());
    let pieces = &worth.view.provinces;
    let before = worth.estate.points(worth.own().control, pieces);
    let value = |action: Action| match action {
        Action::TakeCard => worth.card(),
        // Farmers together serve Rich Harvest.
        Action::TakeFarmer(province) => {
            worth.farmer(tile) + 0.001 * f32::from(pieces[province].farmers())
        }
        Action::TakeStone(province) => {
            let mut pieces = *pieces;
            place_stone(&mut pieces[province]);
            worth.estate.points(worth.own().control, &pieces) - before
        }
        _ => f32::NEG_INFINITY,
    };
    let judged = legal.iter().map(|&action| (action, value(action)));
    let best = judged.max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(legal[0], |(action, _)| action)
}
