//! What to buy, and where to put it.

use amun_re::goods::price;
use amun_re::{Action, Card, Goods, Province};

use super::worth::{Worth, build, place_stone};

/// The largest lot of stones worth considering.
const MAX_STONES: usize = 15;

/// The best action on a market turn.
pub(super) fn buy(worth: &Worth<'_>, legal: &[Action]) -> Action {
    if let Some(card) = play(worth, legal) {
        return card;
    }
    let purse = f32::from(worth.own().counted_gold);
    let keep = worth.constants.kept_gold[worth.round()];
    let left = worth.later_gold();
    let mut most = [0_usize; 3];
    for &action in legal {
        if let Action::Buy { goods, number } = action {
            most[goods as usize] = most[goods as usize].max(number.into());
        }
    }
    let farmer = worth.farmer(worth.constants.tile);
    let stones = stone_lots(worth, most[Goods::Stones as usize]);
    let (mut best, mut best_lots) = (f32::NEG_INFINITY, [0; 3]);
    for cards in 0..=most[0] {
        for farmers in 0..=most[1] {
            for (number, built) in stones.iter().enumerate().take(most[2] + 1) {
                let cost: u32 = [cards, farmers, number]
                    .iter()
                    .map(|&lot| price(lot as u16))
                    .sum();
                let rest = purse - cost as f32;
                if rest < 0.0 {
                    break;
                }
                // Gold for the offering is worth more than what comes after it.
                let short = (keep - rest).max(0.0);
                let value = cards as f32 * worth.card()
                    + farmers as f32 * farmer
                    + built
                    + (rest - short) * left;
                if value > best {
                    (best, best_lots) = (value, [cards, farmers, number]);
                }
            }
        }
    }
    let first = Goods::ALL
        .into_iter()
        .zip(best_lots)
        .find(|&(_, lot)| lot > 0);
    match first {
        Some((goods, lot)) => Action::Buy {
            goods,
            number: lot as u16,
        },
        None => Action::Done,
    }
}

/// What each number of stones from 0 on is worth, each stone put where it is worth most.
fn stone_lots(worth: &Worth<'_>, most: usize) -> Vec<f32> {
    let mut pieces = worth.view.provinces;
    let mut architect = worth.may_play(Card::Architect);
    let mut lots = vec![0.0];
    let mut sum = 0.0;
    for _ in 0..most.min(MAX_STONES) {
        let Some((province, gain)) = worth.stone(&pieces) else {
            break;
        };
        place_stone(&mut pieces[province]);
        sum += gain;
        if architect && let Some((province, gain)) = worth.architect(&pieces) {
            build(&mut pieces[province]);
            sum += gain;
            architect = false;
        }
        lots.push(sum);
    }
    lots
}

/// A card worth playing now on a market turn.
pub(super) fn play(worth: &Worth<'_>, legal: &[Action]) -> Option<Action> {
    let last = worth.is_last_round();
    if let Some((province, gain)) = worth.architect(&worth.view.provinces) {
        let action = Action::Architect(province);
        let least = if last {
            0.0
        } else {
            worth.constants.architect_least
        };
        if gain > least && legal.contains(&action) {
            return Some(action);
        }
    }
    let farmers = |province: Province| worth.view.provinces[province].farmers();
    let most = worth
        .own()
        .control
        .into_iter()
        .max_by_key(|&province| farmers(province))?;
    let action = Action::FreeFarmer(most);
    legal.contains(&action).then_some(action)
}

/// Where to put a stone.
pub(super) fn lay_stone(worth: &Worth<'_>, legal: &[Action]) -> Action {
    let best = worth.stone(&worth.view.provinces);
    best.map_or(legal[0], |(province, _)| Action::Stone(province))
}

/// Where to put a farmer: together, where Rich Harvest serves most of them.
pub(super) fn settle_farmer(worth: &Worth<'_>, legal: &[Action]) -> Action {
    let farmers = |action: &&Action| match **action {
        Action::Farmer(province) => Some(worth.view.provinces[province].farmers()),
        _ => None,
    };
    let placed = legal
        .iter()
        .filter(|action| matches!(action, Action::Farmer(_)));
    placed.max_by_key(farmers).copied().unwrap_or(legal[0])
}
