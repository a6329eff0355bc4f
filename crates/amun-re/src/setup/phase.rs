//! What keeps a setup from being a position: what each phase needs, judged by the rules themselves.

use tabletop::Seat;

use super::Fault;
use crate::card::Card;
use crate::limits::LARGEST_LOT;
use crate::offering::Tile;
use crate::options::InstantStones;
use crate::phase::Phase;
use crate::position::Position;
use crate::reward::rewards;

impl Position {
    /// The phase of a table that is in order otherwise.
    pub(crate) fn check_phase(&self, faults: &mut Vec<Fault>) {
        match self.phase {
            Phase::Auction { seat, bribed } => {
                if self.held() == self.open {
                    faults.push(Fault::AuctionOver);
                }
                if bribed && !self.can_have_bribed(seat) {
                    faults.push(Fault::Bribed(seat));
                }
            }
            Phase::InstantCard { seat, left } => {
                let cards = self.board()[self.won(seat)].instant.cards;
                self.check_draw(seat, left, cards, faults);
            }
            Phase::InstantStone { seat, left } => {
                let stones = self.board()[self.won(seat)].instant.stones;
                check_left(seat, left, stones, faults);
                if self.options.instant_stones == InstantStones::Won {
                    faults.push(Fault::PhaseOutOfPlace);
                }
            }
            Phase::BoughtCard { seat, left } => {
                let most = self.card_limit(seat).min(self.existing_cards());
                self.check_draw(seat, left, most, faults);
            }
            Phase::PlaceFarmer { seat, left } => {
                check_left(seat, left, self.all_free_fields(seat), faults);
            }
            Phase::PlaceStone { seat, left } => check_left(seat, left, LARGEST_LOT, faults),
            Phase::Reveal | Phase::Offering => {
                if self.chosen().len() == self.players() {
                    faults.push(Fault::AllChosen);
                }
            }
            Phase::Change { seat, total } => self.check_change_point(seat, total, faults),
            Phase::Reward { seat, left, total } => {
                self.check_ranking(total, faults);
                check_left(seat, left, self.rank(seat).map_or(0, rewards), faults);
            }
            Phase::RewardCard { seat, left, total } => {
                self.check_ranking(total, faults);
                let most = self.rank(seat).map_or(0, rewards);
                self.check_draw(seat, left, most, faults);
            }
            Phase::First
            | Phase::Deal { .. }
            | Phase::TurnUp
            | Phase::Market { .. }
            | Phase::Harvest { .. }
            | Phase::Over => {}
        }
    }

    /// Whether this player can be in a turn in which they played Bribe (AR-4.9).
    fn can_have_bribed(&self, seat: Seat) -> bool {
        let player = &self.seats[seat];
        let possible = |barred| self.can_bid_on(barred, player.gold);
        player.scribe.is_none()
            && player.played.contains(Card::Bribe)
            && player.barred.is_some_and(possible)
    }

    fn check_draw(&self, seat: Seat, left: u8, most: u8, faults: &mut Vec<Fault>) {
        check_left(seat, left, most, faults);
        if self.deck.is_empty() {
            faults.push(Fault::EmptyDeck);
        }
    }

    /// The total of what was laid, and of the Offering Changes that these seats have used (AR-6.4,
    /// AR-6.5).
    fn check_total(&self, total: i16, used: usize, faults: &mut Vec<Fault>) {
        let offers = self.seats.of(self.players()).iter();
        let laid: i16 = offers
            .filter_map(|player| player.offer)
            .map(|offer| offer.value())
            .sum();
        let used = used as i16;
        let possible = (0..=used).any(|raised| total == laid + 3 * (2 * raised - used));
        if !possible {
            faults.push(Fault::Total);
        }
    }

    fn laid_change(&self, seat: Seat) -> bool {
        self.seats[seat].offer.is_some_and(|offer| offer.change)
    }

    fn check_change_point(&self, seat: Seat, total: i16, faults: &mut Vec<Fault>) {
        if !self.laid_change(seat) {
            faults.push(Fault::NoChange(seat));
        }
        let before = self.turn_order().take_while(|&other| other != seat);
        let used = before.filter(|&other| self.laid_change(other)).count();
        self.check_total(total, used, faults);
    }

    fn check_ranking(&self, total: i16, faults: &mut Vec<Fault>) {
        let used = self.turn_order().filter(|&seat| self.laid_change(seat));
        self.check_total(total, used.count(), faults);
        if self.tile != Some(Tile::for_total(total)) {
            faults.push(Fault::Tile);
        }
        if self.next_first != self.ranking().first().copied() {
            faults.push(Fault::NextFirst);
        }
    }
}

/// At least one is left, and not more than there were.
fn check_left(seat: Seat, left: u8, most: u8, faults: &mut Vec<Fault>) {
    if !(1..=most).contains(&left) {
        faults.push(Fault::Left(seat));
    }
}
