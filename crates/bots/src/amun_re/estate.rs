//! What provinces with their pieces are expected to score at the end of the epoch.

use amun_re::board::Bank;
use amun_re::card::{Card, Cards};
use amun_re::kingdom::ROUNDS;
use amun_re::pieces::STONES_PER_PYRAMID;
use amun_re::scoring::PROVINCES_EACH;
use amun_re::{ByProvince, Pieces, Province, Provinces, View};
use tabletop::Seat;

use super::constants::ScribeConstants;
use crate::constants::logistic;

/// The coming scoring of a player, as the scribe foresees it.
#[derive(Debug)]
pub(super) struct Estate<'a> {
    view: &'a View,
    constants: &'a ScribeConstants,
    /// The best province of all others on each bank, in pyramids.
    rivals: [f32; 2],
    /// The hand, if it is known.
    hand: Cards,
}

impl Estate<'_> {
    pub(super) fn new<'a>(
        view: &'a View,
        constants: &'a ScribeConstants,
        seat: Seat,
    ) -> Estate<'a> {
        let mut estate = Estate {
            view,
            constants,
            rivals: [0.0; 2],
            hand: view.seats[seat.index()].hand.unwrap_or_default(),
        };
        let others = Seat::all(view.players()).filter(|&other| other != seat);
        let held = others.fold(Provinces::NONE, |held, other| {
            held.union(view.seats[other.index()].control)
        });
        estate.rivals = Bank::ALL.map(|bank| {
            let there = held.intersection(view.options.board.on_bank(bank));
            estate.highest(there, &view.provinces)
        });
        estate
    }

    fn round(&self) -> usize {
        usize::from(self.view.round.clamp(1, ROUNDS) - 1)
    }

    /// The pyramids of a province, with its stones as parts of one.
    fn pyramids(&self, pieces: &Pieces) -> f32 {
        let part = match pieces.stones {
            0 => 0.0,
            stones => self.constants.stones[usize::from(stones.min(STONES_PER_PYRAMID - 1)) - 1],
        };
        f32::from(pieces.pyramids) + part * self.constants.stone_hope[self.round()]
    }

    fn highest(&self, provinces: Provinces, pieces: &ByProvince<Pieces>) -> f32 {
        let pyramids = provinces
            .into_iter()
            .map(|province| self.pyramids(&pieces[province]));
        pyramids.fold(0.0, f32::max)
    }

    /// The points that these provinces with these pieces are expected to score.
    pub(super) fn points(&self, control: Provinces, pieces: &ByProvince<Pieces>) -> f32 {
        let board = &self.view.options.board;
        let temples: u8 = control
            .into_iter()
            .map(|province| board[province].temples)
            .sum();
        let pyramids: f32 = control
            .into_iter()
            .map(|province| self.pyramids(&pieces[province]))
            .sum();
        f32::from(temples) * self.constants.tile
            + pyramids
            + self.sets(control, pieces)
            + self.banks(control, pieces)
            + self.goals(control, pieces)
    }

    fn sets(&self, control: Provinces, pieces: &ByProvince<Pieces>) -> f32 {
        let constants = self.constants;
        let evenness = constants.set_evenness[self.round()];
        let missing = PROVINCES_EACH.saturating_sub(control.len()) as f32;
        let weight = |pyramids: f32| (-evenness * pyramids).exp();
        let future = constants.future_pyramids[usize::from(self.view.epoch.clamp(1, 2) - 1)];
        let known: f32 = control
            .into_iter()
            .map(|province| weight(self.pyramids(&pieces[province])))
            .sum();
        let mean = (known + missing * weight(future)) / (control.len() as f32 + missing);
        -constants.set * mean.ln() / evenness
    }

    fn banks(&self, control: Provinces, pieces: &ByProvince<Pieces>) -> f32 {
        let constants = self.constants;
        let left = f32::from(ROUNDS) - 1.0 - self.round() as f32;
        let spread = (constants.bank_spread + constants.bank_spread_round * left).max(0.05);
        let points = |bank: Bank| {
            let own = self.highest(
                control.intersection(self.view.options.board.on_bank(bank)),
                pieces,
            );
            5.0 * own.min(1.0) * logistic((own - self.rivals[bank as usize]) / spread)
        };
        Bank::ALL.map(points).iter().sum()
    }

    fn goals(&self, control: Provinces, pieces: &ByProvince<Pieces>) -> f32 {
        let goals = Card::GOALS.iter().filter(|&&goal| self.hand[goal] > 0);
        let chances = goals.map(|&goal| self.goal(goal, control, pieces));
        3.0 * chances.sum::<f32>()
    }

    /// The chance that a goal will be fulfilled with these provinces.
    pub(super) fn goal(&self, goal: Card, control: Provinces, pieces: &ByProvince<Pieces>) -> f32 {
        let board = &self.view.options.board;
        let missing = PROVINCES_EACH.saturating_sub(control.len()) as f32;
        let alike = |set: Provinces| {
            let common = control.intersection(set);
            if common.is_empty() || common == control {
                self.constants.goal_chance.powf(missing)
            } else {
                0.0
            }
        };
        let counted = |number: &dyn Fn(Province) -> u8, needed: u8, each: f32| {
            let has: u8 = control.into_iter().map(number).sum();
            let lacking = f32::from(needed.saturating_sub(has));
            if missing == 0.0 && lacking > 0.0 && goal == Card::GoalSymbols {
                return 0.0;
            }
            logistic(2.0 * (missing * each - lacking) + 1.0)
        };
        match goal {
            Card::GoalBank => alike(board.on_bank(Bank::West)),
            Card::GoalNile => alike(board.at_the_nile()),
            Card::GoalEgypt => alike(board.in_upper_egypt()),
            Card::GoalSymbols => {
                let symbols = |province| board[province].symbols + board[province].instant.cards;
                counted(&symbols, 7, 1.8)
            }
            _ => counted(&|province| pieces[province].farmers(), 9, 2.0),
        }
    }
}
