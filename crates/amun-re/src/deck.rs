//! Playing, selling and drawing power cards (AR-3.4 to AR-3.6).

use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::card::{Card, Cards};
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::position::Position;
use crate::province::Province;

impl Position {
    /// Whether a player has this card and has not played its name in this phase (AR-3.4).
    pub(crate) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let player = &self.seats[seat];
        if player.hand[card] == 0 {
            Err(Illegal::NoCard(card))
        } else if player.played.contains(card) {
            Err(Illegal::PlayedBefore(card))
        } else {
            Ok(())
        }
    }

    /// A card is played: it goes to the discards, and its name is used up for this phase (AR-3.4).
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        card: Card,
        province: Option<Province>,
        events: &mut impl Events<Event>,
    ) {
        let player = &mut self.seats[seat];
        player.hand[card] -= 1;
        player.played = player.played.with(card);
        self.discards[card] += 1;
        events.tell(Event::CardPlayed {
            seat,
            card,
            province,
        });
    }

    /// Every kind in hand can be sold, at every decision of its owner (AR-3.5).
    pub(crate) fn list_sales(&self, seat: Seat, list: &mut Actions) {
        list.extend(
            self.seats[seat]
                .hand
                .iter()
                .map(|(card, _)| Action::Sell(card)),
        );
    }

    pub(crate) fn check_sale(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.seats[seat].hand[card] == 0 {
            Err(Illegal::NoCard(card))
        } else {
            Ok(())
        }
    }

    /// A card is sold for 1 gold. At a sealed point it is kept apart from the discards, because the
    /// others learn of it only when all is shown (AR-3.9).
    pub(crate) fn sell(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        let sealed = self.phase.is_sealed();
        let player = &mut self.seats[seat];
        player.hand[card] -= 1;
        player.gold += 1;
        if sealed {
            player.sold[card] += 1;
            events.tell(Event::CardSoldInSecret { seat, card });
        } else {
            self.discards[card] += 1;
            events.tell(Event::CardSold { seat, card });
        }
    }

    /// The sales of a sealed point are shown together with the choices (AR-3.9).
    pub(crate) fn show_sales(&mut self, events: &mut impl Events<Event>) {
        for seat in self.turn_order() {
            let sold = std::mem::take(&mut self.seats[seat].sold);
            for (card, number) in sold.iter() {
                self.discards[card] += number;
                for _ in 0..number {
                    events.tell(Event::SaleShown { seat, card });
                }
            }
        }
    }

    /// To be asked when a card is due: an empty deck is made anew from the discards. Says whether
    /// there is a card to draw (AR-3.6).
    pub(crate) fn prepare_draw(&mut self, events: &mut impl Events<Event>) -> bool {
        if self.deck.is_empty() {
            self.deck = std::mem::replace(&mut self.discards, Cards::NONE);
            if !self.deck.is_empty() {
                let cards = self.deck.total() as u8;
                events.tell(Event::DiscardsShuffled { cards });
            }
        }
        !self.deck.is_empty()
    }

    /// A player takes this card from the deck.
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        card: Card,
        from: Source,
        events: &mut impl Events<Event>,
    ) {
        self.deck[card] -= 1;
        self.seats[seat].hand[card] += 1;
        let card = Some(card);
        events.tell(Event::CardDrawn { seat, card, from });
    }
}
