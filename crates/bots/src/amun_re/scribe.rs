//! The scribe of Amun-Re.

use amun_re::harvest::{Income, TREASURY};
use amun_re::{Action, Card, Phase, Position, Province, View};
use tabletop::Seat;

use super::bid::Bidding;
use super::constants::ScribeConstants;
use super::market;
use super::offering::{self, Offering};
use super::worth::Worth;
use crate::script::{self, Script};

/// Judges what gold, provinces and pieces are worth to everybody until the next scoring.
pub type Scribe = script::Scribe<ScribeConstants>;

impl Script<Position> for Scribe {
    fn decide(&self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        let constants = self.constants(view.players());
        let worth = Worth::new(view, constants, seat);
        if let Some(sale) = sell(&worth, legal) {
            return sale;
        }
        match view.phase {
            Phase::Reveal => reveal(&worth, legal),
            Phase::Auction { .. } if legal[0] == Action::Pass => Action::Pass,
            Phase::Auction { .. } => Bidding::new(&worth).best(legal),
            Phase::InstantStone { .. } => market::lay_stone(&worth, legal),
            Phase::Market { .. } => market::buy(&worth, legal),
            Phase::PlaceFarmer { .. } => market::settle_farmer(&worth, legal),
            Phase::PlaceStone { .. } => {
                market::play(&worth, legal).unwrap_or_else(|| market::lay_stone(&worth, legal))
            }
            Phase::Offering => Offering::new(&worth).best(legal),
            Phase::Change { total, .. } => offering::change(&worth, total),
            Phase::Reward { .. } => offering::reward(&worth, legal),
            Phase::Harvest { .. } => harvest(&worth, legal),
            _ => legal[0],
        }
    }
}

/// The province card that the player would most like to win.
fn reveal(worth: &Worth<'_>, legal: &[Action]) -> Action {
    let value = |action: &&Action| match **action {
        Action::Reveal(province) => worth.province(province),
        _ => f32::NEG_INFINITY,
    };
    let best = legal.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
    best.copied().unwrap_or(legal[0])
}

/// A useless card to sell for a gold piece that buys something: at the last market, or to have
/// something to offer.
fn sell(worth: &Worth<'_>, legal: &[Action]) -> Option<Action> {
    let own = worth.own();
    let hand = own.hand?;
    let last = worth.is_last_round();
    let cards: &[Card] = match worth.view.phase {
        Phase::Market { .. } if last => &[Card::Defence, Card::Bribe],
        Phase::Offering if last => &[
            Card::Defence,
            Card::Bribe,
            Card::Architect,
            Card::FreeFarmer,
        ],
        Phase::Offering if own.counted_gold == 0 => &[Card::Defence, Card::Bribe, Card::Change],
        _ => return None,
    };
    let useless = cards.iter().find(|&&card| hand[card] > 0);
    let sale = Action::Sell(*useless?);
    legal.contains(&sale).then_some(sale)
}

/// Rich Harvest or Treasury where it brings most, if that is enough; otherwise the turn ends.
fn harvest(worth: &Worth<'_>, legal: &[Action]) -> Action {
    let (view, last) = (worth.view, worth.is_last_round());
    let Phase::Harvest { treasury, .. } = view.phase else {
        return legal[0];
    };
    let gain = |action: Action| {
        let income = |province: Province| {
            let (printed, pieces) = (&view.options.board[province], &view.provinces[province]);
            let tile = view.tile?;
            Some(Income::of(printed, pieces, tile, false, false).gold())
        };
        let [rich, chest] = worth
            .constants
            .harvest_least
            .map(|least| if last { 1.0 } else { least });
        match action {
            Action::Treasury(province) => {
                f32::from(TREASURY) - income(province).map_or(0.0, f32::from) - chest
            }
            Action::Harvest(province) if treasury != Some(province) => {
                f32::from(view.provinces[province].farmers()) - rich
            }
            _ => f32::NEG_INFINITY,
        }
    };
    let judged = legal.iter().map(|&action| (action, gain(action)));
    let useful = judged.filter(|&(_, gain)| gain >= 0.0);
    let best = useful.max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(Action::Done, |(action, _)| action)
}
