//! What there is to say about a situation in Amun-Re.

use amun_re::{Province, View};
use serde::Serialize;
use tabletop::Seat;

use super::constants::ScribeConstants;
use super::worth::Worth;
use crate::constants::Constants as _;

/// What a player who has to decide in Amun-Re weighs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reasons {
    /// What a gold piece is worth in points at the market of this round.
    pub gold: f32,
    /// What a gold piece is worth after that market.
    pub later_gold: f32,
    /// What each seat would score if the epoch ended now, as far as the view tells.
    pub score_now: Vec<u16>,
    /// What the open provinces are worth.
    pub provinces: Vec<ProvinceWorth>,
    /// Where a stone is worth most to the player, and what it is worth there.
    pub stone: Option<StoneWorth>,
}

/// What a province is worth to win.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProvinceWorth {
    /// The province.
    pub province: Province,
    /// Points by seat, not counting the price.
    pub worth: Vec<f32>,
}

/// What a stone is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct StoneWorth {
    /// The province.
    pub province: Province,
    /// What it is worth there, in points.
    pub worth: f32,
}

impl Reasons {
    pub(super) fn new(view: &View, seat: Seat) -> Reasons {
        let constants = ScribeConstants::tuned(view.players());
        let worth = |seat: Seat| Worth::new(view, constants, seat);
        let own = worth(seat);
        let seats = || Seat::all(view.players());
        let tally = view.tally();
        let province = |province: Province| ProvinceWorth {
            province,
            worth: seats().map(|seat| worth(seat).province(province)).collect(),
        };
        Reasons {
            gold: own.gold(),
            later_gold: own.later_gold(),
            score_now: seats().map(|seat| tally[seat].iter().sum()).collect(),
            provinces: view.open.into_iter().map(province).collect(),
            stone: own
                .stone(&view.provinces)
                .map(|(province, worth)| StoneWorth { province, worth }),
        }
    }
}
