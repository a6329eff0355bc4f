//! Buying power cards, farmers and stones (AR-5).

use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::card::Card;
use crate::event::{Builder, Event, Source};
use crate::goods::{Goods, largest_lot, price};
use crate::illegal::Illegal;
use crate::phase::{Part, Phase};
use crate::pieces::ARCHITECT_STONES;
use crate::position::Position;
use crate::province::Province;

impl Position {
    /// The first player has the first market turn (AR-5.1).
    pub(crate) fn begin_market(&mut self, events: &mut impl Events<Event>) {
        let part = Part::Market;
        events.tell(Event::PhaseBegan { part });
        self.begin_phase();
        self.phase = Phase::Market {
            seat: self.first,
            bought: None,
        };
    }

    /// The largest number of purchase symbols in one of a player's provinces (AR-5.4).
    #[inline]
    pub fn card_limit(&self, seat: Seat) -> u8 {
        let provinces = self.seats[seat].control.into_iter();
        let symbols = provinces.map(|province| self.board()[province].symbols);
        symbols.max().unwrap_or(0)
    }

    /// The free fields in all provinces of a player (AR-5.5).
    #[inline]
    pub(crate) fn all_free_fields(&self, seat: Seat) -> u8 {
        let provinces = self.seats[seat].control.into_iter();
        provinces.map(|province| self.free_fields(province)).sum()
    }

    pub(crate) fn list_market(&self, seat: Seat, bought: Option<Goods>, list: &mut Actions) {
        list.push(Action::Done);
        let payable = largest_lot(self.seats[seat].gold);
        for goods in Goods::ALL {
            if !goods.is_open_after(bought) {
                continue;
            }
            let limit = match goods {
                Goods::Cards => {
                    payable.min(self.card_limit(seat).min(self.existing_cards()).into())
                }
                Goods::Farmers => payable.min(self.all_free_fields(seat).into()),
                Goods::Stones => payable,
            };
            list.extend((1..=limit).map(|number| Action::Buy { goods, number }));
        }
        self.list_market_cards(seat, list);
    }

    pub(crate) fn list_place_farmer(&self, seat: Seat, list: &mut Actions) {
        self.list_free_fields(seat, Action::Farmer, list);
        self.list_market_cards(seat, list);
    }

    pub(crate) fn list_place_stone(&self, seat: Seat, list: &mut Actions) {
        self.list_stones(seat, list);
        self.list_market_cards(seat, list);
    }

    /// Architect and Free Farmer, at any moment of the own market turn (AR-5.11).
    fn list_market_cards(&self, seat: Seat, list: &mut Actions) {
        let player = &self.seats[seat];
        if player.may_play(Card::Architect) {
            let ready = |&province: &Province| self.provinces[province].stones == ARCHITECT_STONES;
            let provinces = player.control.into_iter().filter(ready);
            list.extend(provinces.map(Action::Architect));
        }
        if player.may_play(Card::FreeFarmer) {
            list.extend(player.control.into_iter().map(Action::FreeFarmer));
        }
    }

    pub(crate) fn check_market(
        &self,
        seat: Seat,
        bought: Option<Goods>,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Done => Ok(()),
            Action::Buy { goods, .. } if !goods.is_open_after(bought) => Err(Illegal::KindClosed),
            Action::Buy { goods, number } => self.check_lot(seat, goods, number),
            _ => self.check_market_card(seat, action, Illegal::MarketTurn),
        }
    }

    fn check_lot(&self, seat: Seat, goods: Goods, number: u16) -> Result<(), Illegal> {
        let limit = self.card_limit(seat);
        let existing = self.existing_cards();
        let free = self.all_free_fields(seat);
        match goods {
            _ if number == 0 => Err(Illegal::EmptyLot),
            Goods::Cards if number > limit.into() => Err(Illegal::CardLimit(limit)),
            Goods::Cards if number > existing.into() => Err(Illegal::FewCards(existing)),
            Goods::Farmers if number > free.into() => Err(Illegal::FewFields(free)),
            _ if price(number) > self.seats[seat].gold.into() => Err(Illegal::LotTooDear),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_place_farmer(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Farmer(province) => self.check_free_field(seat, province),
            _ => self.check_market_card(seat, action, Illegal::LotFirst),
        }
    }

    pub(crate) fn check_place_stone(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Stone(province) => self.check_controlled(seat, province),
            _ => self.check_market_card(seat, action, Illegal::LotFirst),
        }
    }

    fn check_market_card(
        &self,
        seat: Seat,
        action: Action,
        otherwise: Illegal,
    ) -> Result<(), Illegal> {
        match action {
            Action::Architect(province) => {
                self.check_play(seat, Card::Architect)?;
                self.check_controlled(seat, province)?;
                if self.provinces[province].stones != ARCHITECT_STONES {
                    return Err(Illegal::NoTwoStones);
                }
                Ok(())
            }
            Action::FreeFarmer(province) => {
                self.check_play(seat, Card::FreeFarmer)?;
                self.check_controlled(seat, province)
            }
            _ => Err(otherwise),
        }
    }

    /// A lot is paid, and handed out piece by piece (AR-5.3, AR-5.7).
    pub(crate) fn buy(
        &mut self,
        seat: Seat,
        goods: Goods,
        number: u16,
        events: &mut impl Events<Event>,
    ) {
        // Prices and lots are bounded by the gold a player can have.
        let (price, left) = (price(number) as u16, number as u8);
        self.seats[seat].gold -= price;
        events.tell(Event::Bought {
            seat,
            goods,
            number,
            price,
        });
        match goods {
            Goods::Cards => self.continue_bought_cards(seat, left, events),
            Goods::Farmers => self.phase = Phase::PlaceFarmer { seat, left },
            Goods::Stones => self.phase = Phase::PlaceStone { seat, left },
        }
    }

    /// Bought cards are drawn at once, one after the other (AR-5.4).
    fn continue_bought_cards(&mut self, seat: Seat, left: u8, events: &mut impl Events<Event>) {
        self.phase = if left > 0 && self.prepare_draw(events) {
            Phase::BoughtCard { seat, left }
        } else {
            back_to_market(seat, Goods::Cards)
        };
    }

    pub(crate) fn draw_bought_card(
        &mut self,
        seat: Seat,
        left: u8,
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        self.draw(seat, card, Source::Market, events);
        self.continue_bought_cards(seat, left - 1, events);
    }

    pub(crate) fn place_bought_farmer(
        &mut self,
        seat: Seat,
        left: u8,
        province: Province,
        events: &mut impl Events<Event>,
    ) {
        self.place_farmer(seat, province, Source::Market, events);
        self.phase = match left - 1 {
            0 => back_to_market(seat, Goods::Farmers),
            left => Phase::PlaceFarmer { seat, left },
        };
    }

    pub(crate) fn place_bought_stone(
        &mut self,
        seat: Seat,
        left: u8,
        province: Province,
        events: &mut impl Events<Event>,
    ) {
        self.place_stone(seat, province, Source::Market, events);
        self.phase = match left - 1 {
            0 => back_to_market(seat, Goods::Stones),
            left => Phase::PlaceStone { seat, left },
        };
    }

    /// Two stones become a pyramid; the decision stays (AR-5.9).
    pub(crate) fn architect(
        &mut self,
        seat: Seat,
        province: Province,
        events: &mut impl Events<Event>,
    ) {
        self.play(seat, Card::Architect, Some(province), events);
        let pieces = &mut self.provinces[province];
        pieces.build_by_architect();
        events.tell(Event::PyramidBuilt {
            seat,
            province,
            by: Builder::Architect,
            pyramids: pieces.pyramids,
        });
    }

    /// A farmer comes free of charge and needs no field; the decision stays (AR-5.10).
    pub(crate) fn free_farmer(
        &mut self,
        seat: Seat,
        province: Province,
        events: &mut impl Events<Event>,
    ) {
        self.play(seat, Card::FreeFarmer, Some(province), events);
        self.provinces[province].free_farmers += 1;
        let from = Source::FreeFarmer;
        events.tell(Event::FarmerPlaced {
            seat,
            province,
            from,
        });
    }

    /// The next player has a market turn; after the last one comes the offering (AR-5.1).
    pub(crate) fn end_market_turn(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        events.tell(Event::TurnEnded { seat });
        match self.next_in_turn(seat) {
            Some(seat) => self.phase = Phase::Market { seat, bought: None },
            None => self.begin_offering(events),
        }
    }
}

/// The market point again, with this kind and those before closed (AR-5.2).
fn back_to_market(seat: Seat, bought: Goods) -> Phase {
    let bought = Some(bought);
    Phase::Market { seat, bought }
}

#[cfg(test)]
mod tests;
