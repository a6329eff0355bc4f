//! The novice of Amun-Re.

use amun_re::harvest::{Income, TREASURY};
use amun_re::pieces::STONES_PER_PYRAMID;
use amun_re::{Action, Direction, Goods, Phase, Pieces, Position, Province, View};
use tabletop::Seat;

use crate::script::Script;

/// Sees what a province gives today, buys farmers while they are cheap and stones for the rest, and
/// offers one gold piece.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

/// Farmers up to this price are cheap.
const CHEAP_FARMERS: u16 = 4;

/// Gold that is kept for the next auction.
const KEPT_GOLD: u32 = 4;

impl Script<Position> for Novice {
    fn decide(&self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        let best = |value: &dyn Fn(Action) -> i32| {
            let best = legal
                .iter()
                .copied()
                .rev()
                .max_by_key(|&action| value(action));
            best.unwrap_or(legal[0])
        };
        let pieces = |province: Province| view.provinces[province];
        match view.phase {
            Phase::Auction { .. } => best(&|action| match action {
                Action::Bid { province, gold } => today(view, province) - i32::from(gold),
                Action::Pass => 0,
                _ => i32::MIN,
            }),
            Phase::Market { .. } => buy(view, seat, legal),
            Phase::InstantStone { .. } | Phase::PlaceStone { .. } => best(&|action| match action {
                Action::Architect(_) => 100,
                // Finish a pyramid that was begun first, then build in a province with few.
                Action::Stone(province) => {
                    let Pieces {
                        stones, pyramids, ..
                    } = pieces(province);
                    10 * i32::from(stones) - i32::from(pyramids)
                }
                _ => i32::MIN,
            }),
            Phase::Offering => {
                let one = Action::Offer {
                    gold: 1,
                    change: false,
                };
                let theft = Action::Theft { change: false };
                if legal.contains(&one) { one } else { theft }
            }
            Phase::Change { .. } => Action::Change(Direction::Raise),
            Phase::Reward { .. } => best(&|action| match action {
                Action::TakeStone(province)
                    if pieces(province).stones + 1 == STONES_PER_PYRAMID =>
                {
                    4
                }
                Action::TakeFarmer(_) => 3,
                Action::TakeCard => 2,
                Action::TakeStone(_) => 1,
                _ => 0,
            }),
            Phase::Harvest { treasury, .. } => best(&|action| {
                let income = |province| {
                    let printed = &view.options.board[province];
                    let tile = view.tile;
                    tile.map_or(0, |tile| {
                        Income::of(printed, &pieces(province), tile, false, false).gold()
                    })
                };
                match action {
                    Action::Treasury(province) => i32::from(TREASURY) - i32::from(income(province)),
                    Action::Harvest(province) if treasury != Some(province) => {
                        pieces(province).farmers().into()
                    }
                    Action::Done => 1,
                    _ => i32::MIN,
                }
            }),
            _ => legal[0],
        }
    }
}

/// What a province gives today, in gold: its next harvest with all fields taken, its symbols, and
/// what is built there.
fn today(view: &View, province: Province) -> i32 {
    let printed = &view.options.board[province];
    let pieces = &view.provinces[province];
    let [fields, mine, caravan] = [printed.fields, printed.mine, printed.caravan].map(i32::from);
    let [temples, gold, cards] =
        [printed.temples, printed.instant.gold, printed.instant.cards].map(i32::from);
    let [pyramids, symbols] = [pieces.pyramids, printed.symbols].map(i32::from);
    fields + mine + caravan / 2 + 3 * temples + gold + 2 * cards + symbols + 3 * pyramids
}

/// Cheap farmers first, then stones as long as there is gold.
fn buy(view: &View, seat: Seat, legal: &[Action]) -> Action {
    let gold = u32::from(view.seats[seat.index()].counted_gold);
    let wanted = |action: Action| match action {
        Action::Architect(_) => Some((4, 0)),
        Action::FreeFarmer(_) => Some((3, 0)),
        Action::Buy {
            goods: Goods::Farmers,
            number,
        } if number <= CHEAP_FARMERS => Some((2, number)),
        Action::Buy {
            goods: Goods::Stones,
            number,
        } if amun_re::goods::price(number) + KEPT_GOLD <= gold => Some((1, number)),
        _ => None,
    };
    let bought = legal
        .iter()
        .filter_map(|&action| Some((wanted(action)?, action)));
    bought
        .max_by_key(|&(want, _)| want)
        .map_or(Action::Done, |(_, action)| action)
}
