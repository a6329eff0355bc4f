//! The harvest (section 7).

use super::board::{Key, Province};
use super::deck::Card;
use super::{Literal, Point};

/// The cards that the player on harvest turn has played, with the provinces named.
#[derive(Clone, Debug, Default)]
pub(super) struct HarvestTurn {
    pub(super) rich_harvest: Option<Key>,
    pub(super) treasury: Option<Key>,
}

/// Whether the tile shows the camel, so that caravans pay (AR-1.5).
fn shows_camel(tile: u32) -> bool {
    tile <= 2
}

impl Literal {
    /// Begins the harvest, still in the turn order of this round (AR-7.1).
    pub(super) fn start_harvest(&mut self) {
        self.start_phase();
        self.next_harvest_turn();
    }

    /// The next player has a harvest turn; after the last one the round is over (AR-7.1).
    fn next_harvest_turn(&mut self) {
        self.harvest = HarvestTurn::default();
        match self.to_come.pop_front() {
            Some(seat) => self.point = Point::Harvest { seat },
            None => self.end_round(),
        }
    }

    /// Point "harvest": Rich Harvest and Treasury on any province of the player, and `done` (AR-7.3 to AR-7.5).
    pub(super) fn legal_at_harvest(&self, seat: usize) -> Vec<String> {
        let mut actions = vec!["done".to_owned()];
        if self.may_play(seat, Card::Harvest) {
            actions.extend(self.name_provinces(seat, "harvest", |_| true));
        }
        if self.may_play(seat, Card::Treasury) {
            actions.extend(self.name_provinces(seat, "treasury", |_| true));
        }
        actions
    }

    /// Carries out a decision at the point "harvest"; `done` pays the income (AR-7.1).
    pub(super) fn decide_at_harvest(&mut self, seat: usize, words: &[&str]) {
        match words {
            ["harvest", province] => {
                self.play(seat, Card::Harvest);
                self.harvest.rich_harvest = Some(self.province(province).land.key);
            }
            ["treasury", province] => {
                self.play(seat, Card::Treasury);
                self.harvest.treasury = Some(self.province(province).land.key);
            }
            ["done"] => {
                self.players[seat].gold += self.income(seat);
                self.next_harvest_turn();
            }
            _ => unreachable!("{words:?} is no decision in the harvest"),
        }
    }

    /// The income of a player: the sum over the provinces (AR-7.2).
    pub(super) fn income(&self, seat: usize) -> i64 {
        self.provinces_of(seat)
            .into_iter()
            .map(|province| self.income_of_province(province))
            .sum()
    }

    /// What one province gives (AR-7.2), or 8 with Treasury instead of all that (AR-7.4).
    fn income_of_province(&self, province: &Province) -> i64 {
        let key = province.land.key;
        if self.harvest.treasury == Some(key) {
            return 8;
        }
        let tile = self
            .tile
            .expect("an offering comes before every harvest (AR-3.1)");
        let mut per_farmer = tile;
        if self.harvest.rich_harvest == Some(key) {
            per_farmer += 1;
        }
        let mut gold = province.farmers() * per_farmer + province.land.mine;
        if shows_camel(tile) {
            gold += province.land.caravan;
        }
        i64::from(gold)
    }
}
