//! The constants of the scribe, tuned for each number of players.

use crate::constants::constants;

constants! {
    /// What the scribe thinks of tiles, suns and time. All values are in points.
    ///
    /// "Time" is what is left of the epoch, from 1 to 0; "own time" is also 0 for a player without
    /// usable suns, and half for one with a single sun. An epoch that is "still to come" is one after
    /// this.
    pub struct ScribeConstants for ra::Position {
        /// Time is the part of the Ra track that is still empty, to this power.
        time_power: f32,
        /// What a god is worth above its 2 points, times own time.
        god_time: f32,
        /// How uncertain a majority of pharaohs is at the end of an epoch.
        pharaoh_spread: f32,
        /// How much more uncertain it is, times time.
        pharaoh_spread_time: f32,
        /// A pharaoh, for each epoch still to come.
        pharaoh_later: f32,
        /// A Nile without a flood, times own time.
        nile_hope: f32,
        /// A Nile, for each epoch still to come.
        nile_later: f32,
        /// What civilization may become by the number of its kinds, times own time.
        civilization_hope: [f32; 6],
        /// The part of a point for monuments that counts before the last epoch.
        monument_points: f32,
        /// A kind of monument in each epoch; in the last times own time.
        monument_kind: [f32; 3],
        /// A kind of which a further copy would score, in each epoch; in the last times own time.
        monument_pair: [f32; 3],
        /// Any usable sun, times time.
        sun: f32,
        /// The highest sun more than that, times time; lower ones in proportion.
        sun_height: f32,
        /// The highest sun, usable or not, for each epoch still to come; lower ones in proportion.
        sun_later: f32,
        /// Each unit of a sun's number for the final comparison of sums.
        sun_final: f32,
        /// The part of that which counts before the last epoch.
        sun_final_early: f32,
        /// How uncertain the bid of a rival is.
        rival_spread: f32,
        /// How much of a rival's gain counts as loss.
        rival_gain: f32,
        /// What spending a god must gain in any case.
        god_least: f32,
        /// What it must gain more, times time.
        god_least_time: f32,
        /// What invoking Ra must gain in any case.
        invoke_least: f32,
        /// What it must gain more, times time.
        invoke_least_time: f32,
        /// How much of the best rival's gain from the same row counts against it.
        invoke_rival: f32,
    }
}

impl ScribeConstants {
    /// Tuned at tables of 2.
    const TWO: ScribeConstants = ScribeConstants {
        time_power: 0.52,
        god_time: 1.35,
        pharaoh_spread: 0.39,
        pharaoh_spread_time: 0.3,
        pharaoh_later: 1.9,
        nile_hope: 0.59,
        nile_later: 0.07,
        civilization_hope: [5.14, 1.5, 4.3, 2.0, 1.75, 0.0],
        monument_points: 0.83,
        monument_kind: [0.79, 0.27, 0.06],
        monument_pair: [0.8, 1.34, 0.37],
        sun: 1.61,
        sun_height: 5.5,
        sun_later: 3.61,
        sun_final: 0.72,
        sun_final_early: 0.36,
        rival_spread: 0.89,
        rival_gain: 0.28,
        god_least: 0.3,
        god_least_time: 0.25,
        invoke_least: 1.53,
        invoke_least_time: 0.0,
        invoke_rival: 1.5,
    };

    /// Tuned at tables of 3.
    const THREE: ScribeConstants = ScribeConstants {
        time_power: 0.47,
        god_time: 0.58,
        pharaoh_spread: 0.14,
        pharaoh_spread_time: 0.9,
        pharaoh_later: 1.27,
        nile_hope: 0.5,
        nile_later: 0.5,
        civilization_hope: [4.54, 1.5, 3.6, 1.6, 1.5, 0.0],
        monument_points: 0.65,
        monument_kind: [0.9, 0.4, 0.06],
        monument_pair: [0.67, 1.15, 0.37],
        sun: 1.1,
        sun_height: 7.2,
        sun_later: 2.92,
        sun_final: 0.41,
        sun_final_early: 0.4,
        rival_spread: 1.1,
        rival_gain: 0.34,
        god_least: 0.12,
        god_least_time: 0.82,
        invoke_least: 1.2,
        invoke_least_time: 0.0,
        invoke_rival: 0.57,
    };

    /// Tuned at tables of 4.
    const FOUR: ScribeConstants = ScribeConstants {
        time_power: 0.68,
        god_time: 1.14,
        pharaoh_spread: 0.12,
        pharaoh_spread_time: 1.0,
        pharaoh_later: 1.61,
        nile_hope: 0.48,
        nile_later: 0.23,
        civilization_hope: [3.1, 0.99, 4.17, 1.6, 1.5, 0.0],
        monument_points: 0.9,
        monument_kind: [0.9, 0.52, 0.06],
        monument_pair: [1.02, 0.8, 0.57],
        sun: 1.1,
        sun_height: 9.2,
        sun_later: 5.3,
        sun_final: 0.38,
        sun_final_early: 0.3,
        rival_spread: 0.58,
        rival_gain: 0.11,
        god_least: 0.3,
        god_least_time: 1.03,
        invoke_least: 1.2,
        invoke_least_time: 0.0,
        invoke_rival: 0.67,
    };

    /// The table for 4. One tuned at tables of 5 beat it there, but won far less against novices.
    const FIVE: ScribeConstants = ScribeConstants::FOUR;

    /// By number of players, from 2 on.
    pub(crate) const TUNED: [ScribeConstants; 4] = [
        ScribeConstants::TWO,
        ScribeConstants::THREE,
        ScribeConstants::FOUR,
        ScribeConstants::FIVE,
    ];
}
