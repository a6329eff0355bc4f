//! Which actions a bot need not think about.

use amun_re::bid::SPACES;
use amun_re::goods::Goods;
use amun_re::harvest::{Income, TREASURY};
use amun_re::{Action, Phase, Position, Province, Space};
use tabletop::Seat;

/// Whether this legal action may be the best. Actions that end a turn and the smallest steps always
/// may, so every list keeps at least one.
pub(super) fn is_worth_it(position: &Position, seat: Seat, action: Action) -> bool {
    match action {
        Action::Offer { gold, .. } => is_step(gold, 12, 3) && gold <= 30,
        Action::Buy { number, .. } => is_step(number, 9, 2) && number <= 15,
        Action::Bid { province, gold } => is_needed(position, seat, province, gold),
        Action::Sell(_) => is_sale_of_use(position, seat),
        Action::Harvest(province) => position.pieces(province).farmers() > 0,
        Action::Treasury(province) => income(position, province) < TREASURY,
        // A stone can always be taken.
        Action::Decline => position.player(seat).control.is_empty(),
        _ => true,
    }
}

/// Whether a number is small, or one of those that represent all larger ones.
fn is_step(number: u16, small: u16, step: u16) -> bool {
    number <= small || number.is_multiple_of(step)
}

/// Whether no lower bid does the same: one that ends the auction, or that nobody can outbid with all
/// their gold.
fn is_needed(position: &Position, seat: Seat, province: Province, gold: u16) -> bool {
    let Some(place) = Space::of_gold(gold).map(Space::place) else {
        return true;
    };
    let scribe = position.scribe_on(province);
    let lowest = match scribe {
        None => 0,
        Some((owner, space)) => {
            space.place() + 1 + usize::from(position.player(owner).is_defended())
        }
    };
    if place == lowest {
        return true;
    }
    let held = |province: &Province| position.scribe_on(*province).is_some();
    let is_last = position.open().into_iter().filter(held).count() + 1 == position.open().len();
    let worth = |other: Seat| {
        let player = position.player(other);
        player.known_gold() + u16::from(player.known_cards())
    };
    let others = Seat::all(position.players()).filter(|&other| other != seat);
    let richest = others.map(worth).max().unwrap_or(0);
    !(scribe.is_none() && is_last) && SPACES[place] <= richest
}

/// Whether selling a card gives gold that is needed now: for the next space, or at the market.
fn is_sale_of_use(position: &Position, seat: Seat) -> bool {
    let player = position.player(seat);
    match position.phase() {
        Phase::Auction { .. } if player.scribe.is_none() => {
            let next = SPACES.iter().find(|&&space| space > player.gold);
            next.is_some_and(|&space| space - player.gold <= player.hand.total() as u16)
        }
        Phase::Market { bought, .. } => Goods::Stones.is_open_after(bought),
        _ => false,
    }
}

/// What a province gives in this harvest without cards.
fn income(position: &Position, province: Province) -> u16 {
    let income = |tile| {
        let printed = &position.board()[province];
        Income::of(printed, position.pieces(province), tile, false, false).gold()
    };
    position.tile().map_or(0, income)
}
