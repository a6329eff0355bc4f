//! Scoring, the change of epoch and the end of the game (sections 8 and 9).

use std::collections::BTreeSet;

use super::board::Province;
use super::deck::Card;
use super::{Literal, Outcome, Point};

/// The five goal cards (AR-8.7).
const GOALS: [Card; 5] = [
    Card::GoalSymbols,
    Card::GoalFarmers,
    Card::GoalBank,
    Card::GoalNile,
    Card::GoalEgypt,
];

/// Whether a condition holds for all of these provinces or for none of them.
fn all_or_none(provinces: &[&Province], condition: impl Fn(&Province) -> bool) -> bool {
    let count = provinces
        .iter()
        .filter(|province| condition(province))
        .count();
    count == 0 || count == provinces.len()
}

/// The points for gold: 6, 4 and 2 for the places 1 to 3, where place = 1 + number of players with more gold (AR-9.2).
pub(super) fn gold_points(gold: &[i64]) -> Vec<i64> {
    gold.iter()
        .map(|own| {
            let place = 1 + gold.iter().filter(|other| *other > own).count();
            match place {
                1 => 6,
                2 => 4,
                3 => 2,
                _ => 0,
            }
        })
        .collect()
}

impl Literal {
    /// All players are scored at the same time (AR-8.1).
    pub(super) fn score_epoch(&mut self) {
        let seats = 0..self.players.len();
        let board_points: Vec<i64> = seats.clone().map(|seat| self.board_points(seat)).collect();
        for seat in seats {
            let goal_points = self.play_goal_cards(seat);
            self.players[seat].points += board_points[seat] + goal_points;
        }
    }

    /// Everything that a seat scores for what is on the board.
    fn board_points(&self, seat: usize) -> i64 {
        self.temple_points(seat)
            + self.pyramid_points(seat)
            + self.set_points(seat)
            + self.bank_points(seat)
    }

    /// Temples: tile value x temples (AR-8.2).
    pub(super) fn temple_points(&self, seat: usize) -> i64 {
        let tile = self
            .tile
            .expect("an offering comes before every scoring (AR-3.1)");
        let temples: u32 = self
            .provinces_of(seat)
            .iter()
            .map(|province| province.land.temples)
            .sum();
        i64::from(tile * temples)
    }

    /// Pyramids: 1 point each (AR-8.3).
    pub(super) fn pyramid_points(&self, seat: usize) -> i64 {
        self.provinces_of(seat)
            .iter()
            .map(|province| i64::from(province.pyramids))
            .sum()
    }

    /// Sets: 3 points x the smallest number of pyramids in one of the provinces (AR-8.4).
    pub(super) fn set_points(&self, seat: usize) -> i64 {
        let smallest = self
            .provinces_of(seat)
            .iter()
            .map(|province| province.pyramids)
            .min()
            .expect("everybody controls three provinces at a scoring (AR-8.1)");
        3 * i64::from(smallest)
    }

    /// Most pyramids on a bank: 5 points for each bank where a seat is among the best (AR-8.5).
    pub(super) fn bank_points(&self, seat: usize) -> i64 {
        [true, false]
            .into_iter()
            .filter(|west| self.best_on_bank(*west).contains(&seat))
            .map(|_| 5)
            .sum()
    }

    /// The controllers of the best provinces of a bank, by pyramids, then by stones; nobody without a pyramid (AR-8.5).
    fn best_on_bank(&self, west: bool) -> BTreeSet<usize> {
        let strength = |province: &Province| (province.pyramids, province.stones);
        let of_bank: Vec<&Province> = self
            .provinces
            .values()
            .filter(|province| province.land.west == west && province.controller.is_some())
            .collect();
        let best = of_bank.iter().map(|province| strength(province)).max();
        of_bank
            .iter()
            .filter(|province| province.pyramids > 0 && Some(strength(province)) == best)
            .filter_map(|province| province.controller)
            .collect()
    }

    /// Plays the fulfilled goal cards, one of each name, and returns 3 points for each (AR-8.6, AR-8.8).
    pub(super) fn play_goal_cards(&mut self, seat: usize) -> i64 {
        let mut points = 0;
        for goal in GOALS {
            if self.players[seat].hand.contains(&goal) && self.fulfils(seat, goal) {
                self.discard(seat, goal);
                points += 3;
            }
        }
        points
    }

    /// The conditions of the goal cards (AR-8.7).
    pub(super) fn fulfils(&self, seat: usize, goal: Card) -> bool {
        let provinces = self.provinces_of(seat);
        match goal {
            Card::GoalSymbols => {
                let symbols: u32 = provinces
                    .iter()
                    .map(|province| province.land.symbols + province.land.instant_cards)
                    .sum();
                symbols >= 7
            }
            Card::GoalFarmers => {
                let farmers: u32 = provinces.iter().map(|province| province.farmers()).sum();
                farmers >= 9
            }
            Card::GoalBank => all_or_none(&provinces, |province| province.land.west),
            Card::GoalNile => all_or_none(&provinces, |province| province.land.nile),
            Card::GoalEgypt => all_or_none(&provinces, |province| province.land.upper),
            _ => unreachable!("{} is no goal card", goal.key()),
        }
    }

    /// Scribes and farmers leave the board, stones and pyramids stay; the province cards of epoch 1 are the province
    /// deck of epoch 2, and those never turned up stay out of play (AR-8.9).
    pub(super) fn change_epoch(&mut self) {
        for province in self.provinces.values_mut() {
            province.controller = None;
            province.field_farmers = 0;
            province.free_farmers = 0;
        }
        self.province_deck = std::mem::take(&mut self.province_discards);
        self.epoch = 2;
        self.round = 1;
    }

    /// The final sale (AR-9.1), the ranking of gold (AR-9.2) and the places (AR-9.3 to AR-9.5).
    pub(super) fn end_game(&mut self) {
        for seat in 0..self.players.len() {
            for card in self.players[seat].hand.clone() {
                self.sell(seat, card);
            }
        }
        let gold: Vec<i64> = self.players.iter().map(|player| player.gold).collect();
        for (player, points) in self.players.iter_mut().zip(gold_points(&gold)) {
            player.points += points;
        }
        self.ending = Some(Outcome {
            scores: self.players.iter().map(|player| player.points).collect(),
            places: self.places(),
            gold,
        });
        self.point = Point::Over;
    }

    /// The places by points, then pyramids, then stones in the own provinces; full ties share one (AR-9.3 to AR-9.5).
    pub(super) fn places(&self) -> Vec<usize> {
        let standings: Vec<(i64, i64, i64)> = (0..self.players.len())
            .map(|seat| self.standing(seat))
            .collect();
        standings
            .iter()
            .map(|own| 1 + standings.iter().filter(|other| *other > own).count())
            .collect()
    }

    /// What decides about the place of a seat: points, pyramids, stones (AR-9.4).
    fn standing(&self, seat: usize) -> (i64, i64, i64) {
        let stones = self
            .provinces_of(seat)
            .iter()
            .map(|province| i64::from(province.stones))
            .sum();
        (self.players[seat].points, self.pyramid_points(seat), stones)
    }
}
