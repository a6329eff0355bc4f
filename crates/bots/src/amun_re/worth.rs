//! What gold, farmers, stones, cards and provinces are worth.

use amun_re::card::Card;
use amun_re::kingdom::ROUNDS;
use amun_re::pieces::{ARCHITECT_STONES, STONES_PER_PYRAMID};
use amun_re::{ByProvince, Pieces, Province, Provinces, SeatView, View};
use tabletop::Seat;

use super::constants::ScribeConstants;
use super::estate::Estate;

/// The size of a purse whose last piece has exactly the value of the table.
const REFERENCE_GOLD: f32 = 20.0;

/// A player's situation as the scribe sees it from their seat.
#[derive(Debug)]
pub(super) struct Worth<'a> {
    pub(super) view: &'a View,
    pub(super) constants: &'a ScribeConstants,
    pub(super) seat: Seat,
    pub(super) estate: Estate<'a>,
}

impl<'a> Worth<'a> {
    pub(super) fn new(view: &'a View, constants: &'a ScribeConstants, seat: Seat) -> Worth<'a> {
        let estate = Estate::new(view, constants, seat);
        Worth {
            view,
            constants,
            seat,
            estate,
        }
    }

    pub(super) fn own(&self) -> &'a SeatView {
        &self.view.seats[self.seat.index()]
    }

    /// Rounds since the game began.
    pub(super) fn time(&self) -> usize {
        let epochs = usize::from(self.view.epoch.clamp(1, 2) - 1);
        epochs * usize::from(ROUNDS) + self.round()
    }

    /// The round of the epoch, counted from 0.
    pub(super) fn round(&self) -> usize {
        usize::from(self.view.round.clamp(1, ROUNDS) - 1)
    }

    pub(super) fn is_last_round(&self) -> bool {
        self.time() + 1 == self.constants.gold.len() - 1
    }

    /// A gold piece at the market of this round.
    pub(super) fn gold(&self) -> f32 {
        self.constants.gold[self.time()]
    }

    /// A gold piece that comes too late for that market.
    pub(super) fn later_gold(&self) -> f32 {
        self.constants.gold[self.time() + 1]
    }

    /// What a purse before the market is worth.
    pub(super) fn purse(&self, gold: f32) -> f32 {
        let power = self.constants.gold_power;
        self.gold() * REFERENCE_GOLD / power * (gold / REFERENCE_GOLD).max(0.0).powf(power)
    }

    /// What one gold in each harvest of the epoch from this one on is worth.
    pub(super) fn income(&self) -> f32 {
        let end = self.time() - self.round() + usize::from(ROUNDS);
        self.constants.gold[self.time() + 1..=end].iter().sum()
    }

    /// A farmer, if this round's harvest has a tile of this value.
    pub(super) fn farmer(&self, tile: f32) -> f32 {
        self.later_gold() * tile + (self.income() - self.later_gold()) * self.constants.tile
    }

    /// A power card that nobody knows yet.
    pub(super) fn card(&self) -> f32 {
        self.constants.card[self.round()]
    }

    /// What it is worth to win a province, not counting its price.
    pub(super) fn province(&self, province: Province) -> f32 {
        let constants = self.constants;
        let control = self.own().control;
        let printed = self.view.options.board[province];
        let mut pieces = self.view.provinces;
        for _ in 0..printed.instant.stones {
            place_stone(&mut pieces[province]);
        }
        let before = self.estate.points(control, &self.view.provinces);
        let after = self.estate.points(control.with(province), &pieces);
        let farmer = self.farmer(constants.tile);
        let fields = (1..=printed.fields)
            .map(|number| farmer - f32::from(number) * constants.field_cost * self.gold());
        let harvests = f32::from(printed.mine) + f32::from(printed.caravan) * constants.camel;
        let limit = self.card_limit(control);
        let symbols = f32::from(printed.symbols.saturating_sub(limit));
        let markets = f32::from(ROUNDS) - self.round() as f32;
        after - before
            + fields.map(|gain| gain.max(0.0)).sum::<f32>()
            + harvests * self.income()
            + symbols * constants.symbol * markets
            + f32::from(printed.instant.cards) * self.card()
            + f32::from(printed.instant.gold) * self.gold()
    }

    fn card_limit(&self, control: Provinces) -> u8 {
        let board = &self.view.options.board;
        let symbols = control.into_iter().map(|province| board[province].symbols);
        symbols.max().unwrap_or(0)
    }

    /// The own province where a stone is worth most, and what it is worth there.
    pub(super) fn stone(&self, pieces: &ByProvince<Pieces>) -> Option<(Province, f32)> {
        let control = self.own().control;
        let before = self.estate.points(control, pieces);
        let with_stone = |province: Province| {
            let mut pieces = *pieces;
            place_stone(&mut pieces[province]);
            self.estate.points(control, &pieces) - before
        };
        control
            .into_iter()
            .map(|province| (province, with_stone(province)))
            .max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The province where Architect is worth most, and what it is worth there.
    pub(super) fn architect(&self, pieces: &ByProvince<Pieces>) -> Option<(Province, f32)> {
        let control = self.own().control;
        let before = self.estate.points(control, pieces);
        let built = |province: Province| {
            let mut pieces = *pieces;
            build(&mut pieces[province]);
            self.estate.points(control, &pieces) - before
        };
        control
            .into_iter()
            .filter(|&province| pieces[province].stones == ARCHITECT_STONES)
            .map(|province| (province, built(province)))
            .max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// Whether a card can still be played in this phase.
    pub(super) fn may_play(&self, card: Card) -> bool {
        let hand = self.own().hand.unwrap_or_default();
        hand[card] > 0 && !self.own().played.contains(card)
    }
}

/// A stone is laid; the third makes a pyramid.
pub(super) fn place_stone(pieces: &mut Pieces) {
    pieces.stones += 1;
    if pieces.stones == STONES_PER_PYRAMID {
        pieces.stones = 0;
        pieces.pyramids += 1;
    }
}

/// Architect makes a pyramid of two stones.
pub(super) fn build(pieces: &mut Pieces) {
    pieces.stones = 0;
    pieces.pyramids += 1;
}
