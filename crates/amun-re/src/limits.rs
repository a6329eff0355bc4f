//! How much there can be of anything, on any board of AR-1.11.
//!
//! The rules limit neither gold nor pieces (AR-1.15), but six rounds do. The lists of legal actions
//! and the sizes of the numbers in a position rest on these bounds.

use crate::board::LARGEST;
use crate::kingdom::ROUNDS;

/// The gold every player starts with (AR-2.2).
pub const START_GOLD: u16 = 20;

/// What a player can be worth at the start: the gold, and the Architect sold.
const START_WORTH: u16 = START_GOLD + 1;

/// By how much a player's worth, which is the gold and one for every hand card, can grow in the
/// `round`-th round of an epoch.
///
/// Selling a card leaves it as it is, and buying cards never raises it, since k cards cost at least
/// k gold. So it grows only by the instant reward, by Theft or the cards of a rank, and by the
/// income of as many provinces as the round has number: six farmers, a mine and a caravan in each,
/// at tile value 4; one Free Farmer from each round; and Rich Harvest on all farmers of one province.
/// Treasury gives less than that.
const fn max_growth(round: u16) -> u16 {
    let instant = LARGEST.instant.gold as u16 + LARGEST.instant.cards as u16;
    let offering = 3;
    let fields = LARGEST.fields as u16;
    let of_province = 4 * fields + LARGEST.mine as u16 + LARGEST.caravan as u16;
    let free_farmers = 4 * round;
    let rich_harvest = fields + round;
    instant + offering + round * of_province + free_farmers + rich_harvest
}

/// What the rounds from this one on can add to a player's worth.
const fn growth_from(epoch: u8, round: u8) -> u16 {
    let mut growth = if epoch == 1 { growth_from(2, 1) } else { 0 };
    let mut later = round;
    while later <= ROUNDS {
        growth += max_growth(later as u16);
        later += 1;
    }
    growth
}

/// The most a player is ever worth, in a game from the start and from any accepted setup: what they
/// can start with and win, and the growth of the largest round a second time, since a setup may be
/// at the beginning or at the end of its round.
pub const MAX_GOLD: u16 = START_WORTH + growth_from(1, 1) + max_growth(ROUNDS as u16);

/// The most a player can be worth in a setup of this round without exceeding [`MAX_GOLD`] by
/// the end. No real game has more.
pub(crate) const fn max_worth(epoch: u8, round: u8) -> u16 {
    MAX_GOLD - growth_from(epoch, round)
}

/// The largest lot that can be paid (AR-1.4).
pub const LARGEST_LOT: u8 = 50;

/// The most pyramids in one province of a setup.
///
/// In a round a province gets at most a lot of 50, 4 instant stones and 3 rewards, onto 2 that lie
/// there; with one Architect 59 stones are 20 pyramids. A real game reaches 6 × 20 at most, and a
/// setup can grow by that much again within the range of the type.
pub(crate) const MAX_PYRAMIDS: u8 = 120;

/// The most points in a setup: two scorings with three provinces full of pyramids and temples, all
/// banks and goals, and the gold ranking.
pub(crate) const MAX_POINTS: u16 = 2 * (3 * 2 * 4 + 6 * MAX_PYRAMIDS as u16 + 2 * 5 + 5 * 3) + 6;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goods::{largest_lot, price};

    #[test]
    fn the_bounds_are_those_of_the_largest_board() {
        assert_eq!([1, 2, 3].map(max_growth), [102, 171, 240]);
        assert_eq!(MAX_GOLD, 21 + 2 * (102 + 171 + 240) + 240);
        assert_eq!(max_worth(1, 1), START_WORTH + 240);
        assert_eq!(max_worth(2, 3), MAX_GOLD - 240);
    }

    #[test]
    fn a_real_game_is_always_within_the_bounds() {
        let mut worth = START_WORTH;
        for epoch in [1, 2] {
            for round in 1..=ROUNDS {
                worth += max_growth(round.into());
                assert!(worth <= max_worth(epoch, round));
            }
        }
    }

    #[test]
    fn the_largest_lot_is_paid_with_all_gold() {
        assert_eq!(largest_lot(MAX_GOLD), u16::from(LARGEST_LOT));
        assert!(price(LARGEST_LOT.into()) <= MAX_GOLD.into());
        assert!(price(u16::from(LARGEST_LOT) + 1) > MAX_GOLD.into());
        assert!(2 * u16::from(MAX_PYRAMIDS) <= u8::MAX.into());
    }
}
