//! The offering (section 6).

use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};

use super::deck::Card;
use super::{Literal, Point};

/// The offering of the current round, after the reveal.
#[derive(Clone, Debug, Default)]
pub(super) struct Offering {
    /// The total so far (AR-6.4, AR-6.5).
    total: i64,
    /// The givers with the gold they offered, in turn order.
    givers: Vec<(usize, i64)>,
    /// The givers who have not had their rewards yet, with the number of their rewards, in rank order (AR-6.7).
    rewards: VecDeque<(usize, u32)>,
}

/// The value of the tile for a total offering (AR-1.5).
pub(super) fn tile_for(total: i64) -> u32 {
    match total {
        ..=2 => 1,
        3..=12 => 2,
        13..=22 => 3,
        23.. => 4,
    }
}

/// The number of rewards for a rank, counted from 1 (AR-6.7).
fn rewards_for(rank: usize) -> u32 {
    match rank {
        1 => 3,
        2 => 2,
        _ => 1,
    }
}

/// Reads a sealed choice: the gold offered, or none for Theft, and whether an Offering Change was laid (AR-6.1).
fn read_offer(choice: &str) -> (Option<i64>, bool) {
    let words: Vec<&str> = choice.split(' ').collect();
    let gold = match words[1] {
        "theft" => None,
        number => Some(number.parse().expect("an offering is a number or Theft")),
    };
    (gold, words.get(2) == Some(&"change"))
}

impl Literal {
    /// Begins the offering with the sealed choice of all players (AR-6.1).
    pub(super) fn start_offering(&mut self) {
        self.start_phase();
        self.offering = Offering::default();
        self.point = Point::Offering;
    }

    /// Sealed point "offering": gold from 1 to all in hand, or Theft, each also with one Offering Change (AR-6.1).
    pub(super) fn legal_at_offering(&self, seat: usize) -> Vec<String> {
        let mut actions = vec!["offer theft".to_owned()];
        for gold in 1..=self.players[seat].gold {
            actions.push(format!("offer {gold}"));
        }
        if self.may_play(seat, Card::Change) {
            let with_change: Vec<String> = actions
                .iter()
                .map(|offer| format!("{offer} change"))
                .collect();
            actions.extend(with_change);
        }
        actions
    }

    /// Everything is shown at once: givers pay, thieves take 3 gold, Offering Changes go to the discards (AR-6.3), and
    /// the total is known (AR-6.4). Then those who laid an Offering Change are asked in turn order (AR-6.5).
    pub(super) fn show_offerings(&mut self, choices: &BTreeMap<usize, String>) {
        self.to_come.clear();
        for seat in self.turn_order() {
            let (gold, change) = read_offer(&choices[&seat]);
            match gold {
                Some(gold) => {
                    self.players[seat].gold -= gold;
                    self.offering.total += gold;
                    self.offering.givers.push((seat, gold));
                }
                None => {
                    self.players[seat].gold += 3;
                    self.offering.total -= 3;
                }
            }
            if change {
                self.play(seat, Card::Change);
                self.to_come.push_back(seat);
            }
        }
        self.next_change();
    }

    /// The next player who laid an Offering Change is asked; after the last one the tile is known (AR-6.5, AR-6.6).
    fn next_change(&mut self) {
        match self.to_come.pop_front() {
            Some(seat) => self.point = Point::Change { seat },
            None => {
                self.tile = Some(tile_for(self.offering.total));
                self.rank_givers();
                self.next_giver();
            }
        }
    }

    /// Raises or lowers the total (AR-6.5).
    pub(super) fn change_total(&mut self, by: &str) {
        match by {
            "+3" => self.offering.total += 3,
            "-3" => self.offering.total -= 3,
            _ => unreachable!("a change is +3 or -3, not {by}"),
        }
        self.next_change();
    }

    /// Ranks the givers by gold, equal ones in turn order (AR-6.7). The first of them will be first player of the next
    /// round (AR-6.9); without givers that stays as it is (AR-6.10).
    fn rank_givers(&mut self) {
        let mut ranked = self.offering.givers.clone();
        // The sort keeps the order of equals, and the givers stand in turn order.
        ranked.sort_by_key(|(_, gold)| Reverse(*gold));
        self.next_first_player = ranked.first().map(|(seat, _)| *seat);
        self.offering.rewards = ranked
            .iter()
            .enumerate()
            .map(|(place, (seat, _))| (*seat, rewards_for(place + 1)))
            .collect();
    }

    /// The next giver takes all rewards due; after the last one the harvest begins (AR-6.8).
    fn next_giver(&mut self) {
        match self.offering.rewards.pop_front() {
            Some((seat, left)) => self.point = Point::Reward { seat, left },
            None => self.start_harvest(),
        }
    }

    /// Point "reward": a card if one exists, a farmer if there is a free field, a stone, or nothing more (AR-6.8).
    pub(super) fn legal_at_reward(&self, seat: usize) -> Vec<String> {
        let mut actions = vec!["decline".to_owned()];
        if self.existing_cards() > 0 {
            actions.push("take card".to_owned());
        }
        actions.extend(
            self.name_provinces(seat, "take farmer", |province| province.free_fields() > 0),
        );
        actions.extend(self.name_provinces(seat, "take stone", |_| true));
        actions
    }

    /// Carries out a decision at the point "reward" (AR-6.8).
    pub(super) fn decide_at_reward(&mut self, seat: usize, left: u32, words: &[&str]) {
        match words {
            ["decline"] => self.next_giver(),
            ["take", "card"] => {
                let exists = self.prepare_draw();
                assert!(exists, "a card is only taken if one exists (AR-6.8)");
                self.point = Point::RewardCard { seat, left };
            }
            ["take", "farmer", province] => {
                self.province_mut(province).place_farmer();
                self.continue_rewards(seat, left - 1);
            }
            ["take", "stone", province] => {
                self.province_mut(province).place_stone();
                self.continue_rewards(seat, left - 1);
            }
            _ => unreachable!("{words:?} is no decision about a reward"),
        }
    }

    /// The same giver chooses the next reward, or the next giver begins (AR-6.8).
    pub(super) fn continue_rewards(&mut self, seat: usize, left: u32) {
        if left > 0 {
            self.point = Point::Reward { seat, left };
        } else {
            self.next_giver();
        }
    }
}
