//! Ranks and rewards of an offering (AR-6.6 to AR-6.10).

use std::cmp::Reverse;

use tabletop::{ArrayVec, Events, MAX_SEATS, Seat};

use crate::action::{Action, Actions};
use crate::card::Card;
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::offering::Tile;
use crate::phase::Phase;
use crate::position::Position;

/// The rewards of a rank, counted from 1 (AR-6.7).
pub const fn rewards(rank: u8) -> u8 {
    match rank {
        1 => 3,
        2 => 2,
        _ => 1,
    }
}

impl Position {
    /// The givers by gold, highest first; equal offerings in turn order (AR-6.7).
    pub fn ranking(&self) -> ArrayVec<Seat, MAX_SEATS> {
        let gold = |seat: Seat| self.seats[seat].offer.and_then(|offer| offer.gold);
        let mut givers: ArrayVec<Seat, MAX_SEATS> = self
            .turn_order()
            .filter(|&seat| gold(seat).is_some())
            .collect();
        // The sort keeps the order of equals. So few are sorted in place.
        givers.sort_by_key(|&seat| Reverse(gold(seat)));
        givers
    }

    /// The total decides the tile (AR-6.6), and the ranks the rewards and the next first player
    /// (AR-6.7, AR-6.9).
    pub(crate) fn choose_tile(&mut self, total: i16, events: &mut impl Events<Event>) {
        let tile = Tile::for_total(total);
        self.tile = Some(tile);
        events.tell(Event::TileChosen { tile, total });
        let ranking = self.ranking();
        for (rank, &seat) in (1..).zip(&ranking) {
            let rewards = rewards(rank);
            events.tell(Event::Ranked {
                seat,
                rank,
                rewards,
            });
        }
        self.next_first = ranking.first().copied();
        if let Some(seat) = self.next_first {
            events.tell(Event::NextFirstPlayer { seat });
        }
        self.reward_next(&ranking, 1, total, events);
    }

    /// The giver of this rank takes all rewards due; after the last giver comes the harvest (AR-6.8).
    fn reward_next(
        &mut self,
        ranking: &[Seat],
        rank: u8,
        total: i16,
        events: &mut impl Events<Event>,
    ) {
        match ranking.get(usize::from(rank) - 1) {
            Some(&seat) => {
                let left = rewards(rank);
                self.phase = Phase::Reward { seat, left, total };
            }
            None => self.begin_harvest(events),
        }
    }

    /// The rank of a giver, counted from 1.
    pub(crate) fn rank(&self, seat: Seat) -> Option<u8> {
        let place = self.ranking().iter().position(|&giver| giver == seat);
        place.map(|place| place as u8 + 1)
    }

    pub(crate) fn list_rewards(&self, seat: Seat, list: &mut Actions) {
        if self.existing_cards() > 0 {
            list.push(Action::TakeCard);
        }
        self.list_free_fields(seat, Action::TakeFarmer, list);
        list.extend(self.seats[seat].control.into_iter().map(Action::TakeStone));
        list.push(Action::Decline);
    }

    pub(crate) fn check_reward(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Decline => Ok(()),
            Action::TakeCard if self.existing_cards() == 0 => Err(Illegal::NoCardExists),
            Action::TakeCard => Ok(()),
            Action::TakeFarmer(province) => self.check_free_field(seat, province),
            Action::TakeStone(province) => self.check_controlled(seat, province),
            _ => Err(Illegal::RewardDue),
        }
    }

    /// A reward is chosen, or all that are left are given up (AR-6.8).
    pub(crate) fn reward(
        &mut self,
        seat: Seat,
        left: u8,
        total: i16,
        choice: Action,
        events: &mut impl Events<Event>,
    ) {
        match choice {
            Action::TakeCard => {
                self.prepare_draw(events);
                self.phase = Phase::RewardCard { seat, left, total };
                return;
            }
            Action::TakeFarmer(province) => {
                self.place_farmer(seat, province, Source::Reward, events);
            }
            Action::TakeStone(province) => {
                self.place_stone(seat, province, Source::Reward, events);
            }
            _ => {
                let rewards = left;
                events.tell(Event::Declined { seat, rewards });
                return self.end_rewards(seat, total, events);
            }
        }
        self.continue_rewards(seat, left - 1, total, events);
    }

    pub(crate) fn draw_reward(
        &mut self,
        seat: Seat,
        left: u8,
        total: i16,
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        self.draw(seat, card, Source::Reward, events);
        self.continue_rewards(seat, left - 1, total, events);
    }

    fn continue_rewards(
        &mut self,
        seat: Seat,
        left: u8,
        total: i16,
        events: &mut impl Events<Event>,
    ) {
        if left > 0 {
            self.phase = Phase::Reward { seat, left, total };
        } else {
            self.end_rewards(seat, total, events);
        }
    }

    fn end_rewards(&mut self, seat: Seat, total: i16, events: &mut impl Events<Event>) {
        let ranking = self.ranking();
        let before = ranking.iter().take_while(|&&giver| giver != seat).count();
        self.reward_next(&ranking, before as u8 + 2, total, events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Player;
    use crate::province::Province::{Abu, Dakhla, Edfu, Mendes};
    use crate::script::{Script, built, controls, seat};
    use crate::setup::Setup;

    /// AR-13.12
    #[test]
    fn the_ranks_share_out_up_to_eight_rewards() {
        let handed_out = |givers| (1..=givers).map(rewards).sum::<u8>();
        assert_eq!([0, 1, 2, 3, 4, 5].map(handed_out), [0, 3, 5, 6, 7, 8]);
    }

    /// Four players lay 5, 5, 5 and 7 gold; seat 2 is first player.
    fn rewards_of_four() -> Script {
        let player = |province| controls(&[province]);
        let mut setup = Setup {
            first: Some(seat(2)),
            phase: Phase::Offering,
            seats: vec![player(Abu), player(Dakhla), player(Edfu), player(Mendes)],
            ..Setup::new(4)
        };
        setup.provinces[Mendes] = built(0, 2);
        setup.provinces[Mendes].field_farmers = 6;
        let mut game = Script::from(setup);
        for (number, offer) in ["offer 5", "offer 5", "offer 5", "offer 7"]
            .iter()
            .enumerate()
        {
            game.says(number, &[offer]);
        }
        game
    }

    /// AR-6.7, AR-6.9, AR-T51
    #[test]
    fn equal_offerings_are_ranked_in_turn_order() {
        let game = rewards_of_four();
        assert_eq!(game.0.ranking().as_slice(), [3, 2, 0, 1].map(seat));
        assert_eq!(game.0.next_first(), Some(seat(3)));
        assert_eq!(
            game.0.first(),
            Some(seat(2)),
            "AR-3.2: this round keeps its first player"
        );
    }

    /// AR-6.8, AR-T53
    #[test]
    fn rewards_are_cards_farmers_and_stones() {
        let mut game = rewards_of_four();
        assert_eq!(game.legal(3), ["take card", "take stone mendes", "decline"]);
        assert_eq!(game.refuses(3, "take farmer mendes"), Illegal::NoFreeField);
        assert_eq!(game.refuses(3, "architect mendes"), Illegal::RewardDue);
        game.says(3, &["take stone mendes"]);
        assert_eq!(game.built(Mendes), (1, 0));
        game.says(3, &["take card"]);
        game.falls("bribe");
        game.says(3, &["take card"]);
        game.falls("bribe");
        let Player { hand, .. } = *game.player(3);
        assert_eq!(hand[Card::Bribe], 2, "the card limit does not apply");
        assert!(matches!(game.0.phase(), Phase::Reward { left: 2, .. }));
    }

    /// AR-6.8, AR-T54
    #[test]
    fn declining_gives_up_all_that_is_left() {
        let mut game = rewards_of_four();
        game.says(3, &["take stone mendes", "decline"]);
        game.says(2, &["decline"]);
        game.says(0, &["take farmer abu"]);
        game.says(1, &["take stone dakhla"]);
        assert_eq!(
            game.legal(2),
            ["done"],
            "the harvest begins with the first player"
        );
    }
}
