//! What provinces, pyramids and goal cards are worth (AR-8), and who wins (AR-9).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Events, Seat};

use crate::card::Card;
use crate::estates::Estates;
use crate::event::Event;
use crate::position::Position;
use crate::province::Provinces;

/// How many provinces each player controls at a scoring (AR-8.1).
pub const PROVINCES_EACH: usize = 3;

/// What points are given for in a scoring (AR-8), in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// AR-8.2
    Temples,
    /// AR-8.3
    Pyramids,
    /// AR-8.4
    Sets,
    /// AR-8.5
    Banks,
    /// AR-8.6
    Goals,
}

impl Category {
    /// Every category.
    pub const ALL: [Category; 5] = [
        Category::Temples,
        Category::Pyramids,
        Category::Sets,
        Category::Banks,
        Category::Goals,
    ];
}

/// A player's points by category.
pub type Tally = [u16; Category::ALL.len()];

/// The place of each amount in a ranking, 1 for the highest; equal ones share the better place
/// (AR-9.2).
fn place<K: Ord>(own: &K, all: impl Iterator<Item = K>) -> u8 {
    1 + all.filter(|other| other > own).count() as u8
}

/// The points for a place in the ranking of gold (AR-9.2).
pub const fn gold_points(place: u8) -> u16 {
    match place {
        1 => 6,
        2 => 4,
        3 => 2,
        _ => 0,
    }
}

impl Position {
    pub(crate) fn estates(&self) -> Estates<'_> {
        Estates {
            board: self.board(),
            pieces: &self.provinces,
            tile: self.tile,
        }
    }

    /// What each player would score if the epoch ended now, category by category. The goal cards are
    /// secret: pages take the tally of a [view](crate::View::tally).
    pub fn tally(&self) -> BySeat<Tally> {
        let control = self.by_seat(|seat| self.seats[seat].control);
        let mut tally = self.tally_of(&control);
        for seat in Seat::all(self.players()) {
            let goals = Card::GOALS
                .iter()
                .filter(|&&goal| self.scores_goal(seat, goal));
            tally[seat][Category::Goals as usize] = 3 * goals.count() as u16;
        }
        tally
    }

    /// What each player would score for the board if the epoch ended now with this control of the
    /// provinces: every category but the goal cards, which are in the hands. Bots ask what a leader
    /// would have.
    pub fn tally_of(&self, control: &BySeat<Provinces>) -> BySeat<Tally> {
        self.estates().tally(control.of(self.players()))
    }

    /// Whether a goal card is fulfilled by these provinces, as they are now (AR-8.7).
    pub fn fulfils(&self, goal: Card, provinces: Provinces) -> bool {
        self.estates().fulfils(goal, provinces)
    }

    /// Whether a player has this goal card and fulfils it (AR-8.6).
    fn scores_goal(&self, seat: Seat, goal: Card) -> bool {
        let player = &self.seats[seat];
        player.hand[goal] > 0 && self.fulfils(goal, player.control)
    }

    /// All players are scored at the same time (AR-8.1); fulfilled goal cards are played, one of
    /// each name (AR-8.8).
    pub(crate) fn score(&mut self, events: &mut impl Events<Event>) {
        let tally = self.tally();
        for seat in Seat::all(self.players()) {
            for goal in Card::GOALS {
                if self.scores_goal(seat, goal) {
                    self.seats[seat].hand[goal] -= 1;
                    self.discards[goal] += 1;
                    events.tell(Event::GoalFulfilled { seat, card: goal });
                }
            }
            for category in Category::ALL {
                let points = tally[seat][category as usize];
                events.tell(Event::Scored {
                    seat,
                    category,
                    points,
                });
            }
            let sum = tally[seat].iter().sum();
            self.seats[seat].points += sum;
            events.tell(Event::Booked { seat, sum });
        }
    }

    /// All cards still in hand are sold (AR-9.1).
    pub(crate) fn sell_out(&mut self, events: &mut impl Events<Event>) {
        for seat in Seat::all(self.players()) {
            let player = &mut self.seats[seat];
            let hand = std::mem::take(&mut player.hand);
            player.gold += hand.total() as u16;
            self.discards = self.discards.plus(&hand);
            for (card, number) in hand.iter() {
                events.tell(Event::FinalSale { seat, card, number });
            }
        }
    }

    /// The gold is shown and ranked (AR-9.2).
    pub(crate) fn rank_gold(&mut self, events: &mut impl Events<Event>) {
        let gold = self.by_seat(|seat| self.seats[seat].gold);
        for seat in Seat::all(self.players()) {
            let place = place(&gold[seat], gold.of(self.players()).iter().copied());
            let points = gold_points(place);
            self.seats[seat].points += points;
            events.tell(Event::GoldRanked {
                seat,
                gold: gold[seat],
                place,
                points,
            });
        }
    }

    /// A player's place: by points, then by pyramids under control, then by stones (AR-9.3 to
    /// AR-9.5).
    pub fn place(&self, seat: Seat) -> u8 {
        let estates = self.estates();
        let rank = |seat: Seat| {
            let player = &self.seats[seat];
            let pyramids = estates.pyramids(player.control);
            (player.points, pyramids, estates.stones(player.control))
        };
        place(&rank(seat), Seat::all(self.players()).map(rank))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-T08, AR-T68, AR-13.13
    #[test]
    fn equal_gold_shares_the_better_place() {
        let points = |gold: &[u16]| -> Vec<u16> {
            let place = |own| place(own, gold.iter().copied());
            gold.iter().map(|own| gold_points(place(own))).collect()
        };
        assert_eq!(points(&[10, 8, 5]), [6, 4, 2]);
        assert_eq!(points(&[10, 10, 5]), [6, 6, 2]);
        assert_eq!(points(&[10, 8, 8]), [6, 4, 4]);
        assert_eq!(points(&[7, 7, 7]), [6, 6, 6]);
        assert_eq!(points(&[9, 9, 9, 8]), [6, 6, 6, 0]);
        assert_eq!(points(&[9, 8, 8, 7]), [6, 4, 4, 0]);
        assert_eq!(points(&[9, 8, 7, 7]), [6, 4, 2, 2]);
        assert_eq!(points(&[9, 9, 8, 8]), [6, 6, 2, 2]);
        assert_eq!(points(&[9, 8, 7, 6, 5]), [6, 4, 2, 0, 0]);
        assert_eq!(points(&[9, 8, 7, 7, 7]), [6, 4, 2, 2, 2]);
        assert_eq!(points(&[0, 0, 0, 0, 0]), [6, 6, 6, 6, 6]);
    }
}
