//! Epochs and rounds, and how provinces come up for auction (AR-3.1, AR-4.1, AR-8.9, AR-10).

use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::position::Position;
use crate::province::{Province, Provinces};
use crate::scoring::PROVINCES_EACH;

/// How many epochs a game has: the Old Kingdom and the New Kingdom (AR-3.1).
pub const EPOCHS: u8 = 2;

/// How many rounds an epoch has (AR-3.1).
pub const ROUNDS: u8 = 3;

impl Position {
    /// The lot has fallen (AR-2.6).
    pub(crate) fn draw_first_player(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        events.tell(Event::FirstPlayerDrawn { seat });
        self.first = seat;
        self.begin_epoch();
    }

    /// In the expert variant the province cards are dealt (AR-10.2); otherwise they are turned up
    /// round by round. Either way chance is next, and tells that the epoch has begun.
    pub(crate) fn begin_epoch(&mut self) {
        self.phase = if self.options.expert {
            Phase::Deal {
                seat: Seat::default(),
            }
        } else {
            Phase::TurnUp
        };
    }

    /// A province card is dealt, one to each seat from seat 0, three times round (NO-3.5).
    pub(crate) fn deal(&mut self, seat: Seat, province: Province, events: &mut impl Events<Event>) {
        let before = self.seats[seat].province_cards;
        if seat == Seat::default() && before.is_empty() {
            let epoch = self.epoch;
            events.tell(Event::EpochBegan { epoch });
        }
        self.seats[seat].province_cards = before.with(province);
        let (last, full) = (seat.index() + 1 == self.players(), before.len() + 1);
        let province = Some(province);
        events.tell(Event::ProvinceDealt { seat, province });
        if last && full == PROVINCES_EACH {
            self.begin_reveal(events);
        } else {
            let seat = seat.left(self.players());
            self.phase = Phase::Deal { seat };
        }
    }

    /// Everybody chooses one of his province cards (AR-10.3).
    fn begin_reveal(&mut self, events: &mut impl Events<Event>) {
        self.tell_round(events);
        self.phase = Phase::Reveal;
    }

    fn tell_round(&self, events: &mut impl Events<Event>) {
        events.tell(Event::RoundBegan {
            epoch: self.epoch,
            round: self.round,
            first: self.first,
        });
    }

    /// A province card is turned up; with one for each player the auction begins (AR-4.1).
    pub(crate) fn turn_up(&mut self, province: Province, events: &mut impl Events<Event>) {
        if self.open.is_empty() {
            if self.round == 1 {
                let epoch = self.epoch;
                events.tell(Event::EpochBegan { epoch });
            }
            self.tell_round(events);
        }
        self.open = self.open.with(province);
        let by = None;
        events.tell(Event::ProvinceOpened { province, by });
        if self.open.len() == self.players() {
            self.begin_auction(events);
        }
    }

    pub(crate) fn list_reveal(&self, seat: Seat, list: &mut Actions) {
        list.extend(
            self.seats[seat]
                .province_cards
                .into_iter()
                .map(Action::Reveal),
        );
    }

    pub(crate) fn check_reveal(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Reveal(province) if self.seats[seat].province_cards.contains(province) => {
                Ok(())
            }
            Action::Reveal(_) => Err(Illegal::NoProvinceCard),
            _ => Err(Illegal::RevealDue),
        }
    }

    /// A player chooses a province card. When all have chosen, all are shown at once (AR-10.3).
    pub(crate) fn reveal(
        &mut self,
        seat: Seat,
        province: Province,
        events: &mut impl Events<Event>,
    ) {
        let province = Some(province);
        self.seats[seat].revealing = province;
        events.tell(Event::RevealChosen { seat, province });
        if self.chosen().len() < self.players() {
            return;
        }
        self.show_sales(events);
        for seat in self.turn_order() {
            let player = &mut self.seats[seat];
            if let Some(province) = player.revealing.take() {
                player.province_cards = player.province_cards.without(province);
                self.open = self.open.with(province);
                let by = Some(seat);
                events.tell(Event::ProvinceOpened { province, by });
            }
        }
        self.begin_auction(events);
    }

    /// After the harvest comes the next round, or the scoring after the third (AR-3.1).
    pub(crate) fn end_round(&mut self, events: &mut impl Events<Event>) {
        self.begin_phase();
        if self.round == ROUNDS {
            return self.end_epoch(events);
        }
        self.round += 1;
        self.pass_on_first_player();
        if self.options.expert {
            self.begin_reveal(events);
        } else {
            self.phase = Phase::TurnUp;
        }
    }

    /// Whoever gave most is first player from the next round on; without givers nothing changes
    /// (AR-6.9, AR-6.10).
    fn pass_on_first_player(&mut self) {
        self.first = self.next_first.take().unwrap_or(self.first);
    }

    fn end_epoch(&mut self, events: &mut impl Events<Event>) {
        let epoch = self.epoch;
        events.tell(Event::EpochEnded { epoch });
        self.score(events);
        if epoch == EPOCHS {
            return self.end_game(events);
        }
        self.clear_board(events);
        self.epoch += 1;
        self.round = 1;
        self.pass_on_first_player();
        self.begin_epoch();
    }

    /// Scribes and farmers leave the board, stones and pyramids stay, and the same provinces come
    /// again (AR-8.9).
    fn clear_board(&mut self, events: &mut impl Events<Event>) {
        self.in_play = self.controlled();
        for player in self.seats.of_mut(self.players.into()) {
            player.control = Provinces::NONE;
        }
        for pieces in self.provinces.values_mut() {
            pieces.field_farmers = 0;
            pieces.free_farmers = 0;
        }
        events.tell(Event::BoardCleared);
    }

    /// Cards are sold, gold is ranked, and the game is over (AR-9).
    fn end_game(&mut self, events: &mut impl Events<Event>) {
        self.sell_out(events);
        self.rank_gold(events);
        self.next_first = None;
        self.phase = Phase::Over;
        for seat in Seat::all(self.players()) {
            let (points, place) = (self.seats[seat].points, self.place(seat));
            events.tell(Event::Placed {
                seat,
                points,
                place,
            });
        }
    }
}
