//! The constants of the scribe.

use crate::constants::constants;

constants! {
    /// What the scribe thinks of gold, provinces and pieces. Values are in points.
    pub struct ScribeConstants for amun_re::Position {
        /// A gold piece at the market of each round, and after the last one.
        gold: [f32; 7],
        /// How slowly a purse loses its worth with its size; with 1 every piece is worth the same.
        gold_power: f32,
        /// The tile expected in an offering.
        tile: f32,
        /// The chance that a harvest has the camel.
        camel: f32,
        /// The part of a pyramid that one stone is, and that two are.
        stones: [f32; 2],
        /// How much of that counts in each round of an epoch.
        stone_hope: [f32; 3],
        /// Points for a whole set.
        set: f32,
        /// How closely a set follows the smallest number of pyramids, in each round of an epoch.
        set_evenness: [f32; 3],
        /// Pyramids expected in a province that is still to be won, in each epoch.
        future_pyramids: [f32; 2],
        /// How uncertain the most pyramids on a bank are after the last market of an epoch.
        bank_spread: f32,
        /// How much more uncertain they are for each round before.
        bank_spread_round: f32,
        /// The chance that a province still to be won fits a goal.
        goal_chance: f32,
        /// An unknown power card with each round of an epoch.
        card: [f32; 3],
        /// A purchase symbol more than the player has, for each market to come.
        symbol: f32,
        /// The part of its price that a farmer on a new field is expected to cost.
        field_cost: f32,
        /// How uncertain it is what a rival thinks of a province.
        rival_spread: f32,
        /// How much worse than it looks the next best province is after being outbid.
        outbid: f32,
        /// The part of their gold that a rival is expected to offer.
        rival_offer: f32,
        /// How uncertain that is, as part of their gold, and in gold.
        rival_offer_spread: [f32; 2],
        /// How much of what a tile brings the others counts as loss.
        rival_tile: f32,
        /// Being first player of the next round.
        first_player: f32,
        /// Gold that is kept at a market for the offering, in each round of an epoch.
        kept_gold: [f32; 3],
        /// Gold that Rich Harvest and Treasury must bring before the last harvest.
        harvest_least: [f32; 2],
        /// What Architect must bring before the last market.
        architect_least: f32,
        /// Keeping a Defence, a Bribe or an Offering Change.
        kept_card: f32,
    }
}

impl ScribeConstants {
    /// Tuned at tables of 4; it beats the table before it at 3 and 5 as well.
    const FOUR: ScribeConstants = ScribeConstants {
        gold: [0.35, 0.36, 0.32, 0.32, 0.28, 0.24, 0.16],
        gold_power: 0.8,
        tile: 2.1,
        camel: 0.6,
        stones: [0.25, 0.56],
        stone_hope: [1.0, 1.08, 0.51],
        set: 3.65,
        set_evenness: [1.5, 1.06, 4.93],
        future_pyramids: [0.8, 1.5],
        bank_spread: 0.3,
        bank_spread_round: 0.34,
        goal_chance: 0.4,
        card: [1.09, 0.8, 0.6],
        symbol: 0.07,
        field_cost: 0.8,
        rival_spread: 1.0,
        outbid: 0.3,
        rival_offer: 0.1,
        rival_offer_spread: [0.06, 1.49],
        rival_tile: 1.08,
        first_player: 0.9,
        kept_gold: [3.0, 3.81, 3.95],
        harvest_least: [3.0, 5.0],
        architect_least: 0.4,
        kept_card: 0.3,
    };

    /// By number of players, from 3 on.
    pub(crate) const TUNED: [ScribeConstants; 3] = [ScribeConstants::FOUR; 3];
}
