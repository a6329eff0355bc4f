//! The end of an auction: payment, control and instant rewards (AR-4.12, AR-4.13).

use tabletop::{Events, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::options::InstantStones;
use crate::phase::Phase;
use crate::position::Position;
use crate::province::{Province, Provinces};

impl Position {
    /// Everybody pays, then everybody controls what he won (AR-4.12). Bars end with the auction, and
    /// the scribes mark control instead of bids.
    pub(crate) fn settle_auction(&mut self, events: &mut impl Events<Event>) {
        for seat in self.turn_order() {
            let player = &mut self.seats[seat];
            let gold = player.scribe.map_or(0, |bid| bid.space.gold());
            player.gold -= gold;
            events.tell(Event::Paid { seat, gold });
        }
        for seat in self.turn_order() {
            let player = &mut self.seats[seat];
            player.barred = None;
            if let Some(bid) = player.scribe.take() {
                player.control = player.control.with(bid.province);
                let province = bid.province;
                events.tell(Event::ProvinceWon { seat, province });
            }
        }
        self.hand_out_instant_reward(self.first, events);
    }

    /// The province that a player has just won (AR-4.2).
    pub(crate) fn won(&self, seat: Seat) -> Province {
        let won = self.open.common(self.seats[seat].control);
        won.first().expect("everybody wins one open province")
    }

    /// First gold, then power cards, then stones (AR-4.12).
    fn hand_out_instant_reward(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let province = self.won(seat);
        let instant = self.board()[province].instant;
        if instant.gold > 0 {
            let gold = instant.gold.into();
            self.seats[seat].gold += gold;
            events.tell(Event::InstantGold {
                seat,
                province,
                gold,
            });
        }
        self.continue_instant_cards(seat, instant.cards, events);
    }

    fn continue_instant_cards(&mut self, seat: Seat, left: u8, events: &mut impl Events<Event>) {
        if left > 0 && self.prepare_draw(events) {
            self.phase = Phase::InstantCard { seat, left };
            return;
        }
        if left > 0 {
            let missing = left;
            events.tell(Event::NoCardsLeft { seat, missing });
        }
        let stones = self.board()[self.won(seat)].instant.stones;
        self.continue_instant_stones(seat, stones, events);
    }

    /// Each stone is asked for, or lies in the province just won (AR-4.13).
    fn continue_instant_stones(&mut self, seat: Seat, left: u8, events: &mut impl Events<Event>) {
        if left > 0 && self.options.instant_stones == InstantStones::Any {
            self.phase = Phase::InstantStone { seat, left };
            return;
        }
        for _ in 0..left {
            self.place_stone(seat, self.won(seat), Source::Instant, events);
        }
        match self.next_in_turn(seat) {
            Some(next) => self.hand_out_instant_reward(next, events),
            None => {
                self.open = Provinces::NONE;
                self.begin_market(events);
            }
        }
    }

    pub(crate) fn draw_instant_card(
        &mut self,
        (seat, left): (Seat, u8),
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        self.draw(seat, card, Source::Instant, events);
        self.continue_instant_cards(seat, left - 1, events);
    }

    pub(crate) fn place_instant_stone(
        &mut self,
        (seat, left): (Seat, u8),
        province: Province,
        events: &mut impl Events<Event>,
    ) {
        self.place_stone(seat, province, Source::Instant, events);
        self.continue_instant_stones(seat, left - 1, events);
    }

    pub(crate) fn check_instant_stone(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Stone(province) => self.check_controlled(seat, province),
            _ => Err(Illegal::StoneDue),
        }
    }
}
