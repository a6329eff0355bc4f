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
        list.extend(self.seats[seat].hand.kinds().iter().map(Action::Sell));
    }

    pub(crate) fn check_sale(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.seats[seat].hand[card] == 0 {
            Err(Illegal::NothingToSell)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phase::Phase;
    use crate::player::Player;
    use crate::province::Province::{Abu, Buto, Memphis};
    use crate::script::{Script, controls, seat};
    use crate::setup::Setup;

    /// The market turn of seat 0 in Memphis, with this deck and these discards; seat 1 hoards the
    /// rest.
    fn market(hand: &[Card], deck: &[Card], discards: &[Card]) -> Script {
        let (deck, discards) = (Cards::of(deck), Cards::of(discards));
        let hand = Cards::of(hand);
        let rest = Cards::GAME
            .without(&deck.plus(&discards).plus(&hand))
            .unwrap();
        let setup = Setup {
            phase: Phase::Market {
                seat: seat(0),
                bought: None,
            },
            discards,
            seats: vec![
                Player {
                    hand,
                    ..controls(&[Memphis])
                },
                Player {
                    hand: rest,
                    ..controls(&[Abu])
                },
                Player {
                    hand: Cards::NONE,
                    ..controls(&[Buto])
                },
            ],
            ..Setup::new(3)
        };
        Script::from(setup)
    }

    /// AR-3.6, AR-T72
    #[test]
    fn the_discards_become_the_deck_when_a_card_is_due() {
        let discards = [Card::Harvest, Card::Harvest, Card::Treasury];
        let mut game = market(&[], &[Card::Bribe], &discards);
        game.says(0, &["buy cards 3"]);
        assert_eq!(game.0.discards().total(), 3);
        game.falls("bribe");
        assert_eq!((game.0.deck().total(), game.0.discards().total()), (3, 0));
        game.falls("treasury");
        game.falls("harvest");
        assert_eq!((game.0.deck().total(), game.0.discards().total()), (1, 0));
    }

    /// AR-3.6, AR-5.4, AR-T73
    #[test]
    fn cards_that_do_not_exist_are_not_bought() {
        let mut game = market(&[Card::Harvest], &[], &[]);
        assert_eq!(game.refuses(0, "buy cards 1"), Illegal::FewCards(0));
        game.says(0, &["sell harvest", "buy cards 1"]);
        game.falls("harvest");
        assert!(game.0.deck().is_empty());
    }

    /// AR-3.5
    #[test]
    fn selling_is_not_playing() {
        let hand = [Card::FreeFarmer, Card::FreeFarmer, Card::Architect];
        let mut game = market(&hand, &[Card::Bribe], &[]);
        let events = game.says(0, &["free-farmer memphis", "sell free-farmer"]);
        let (seat, card) = (seat(0), Card::FreeFarmer);
        assert_eq!(events.last(), Some(&Event::CardSold { seat, card }));
        assert_eq!(game.player(0).gold, 21);
        assert_eq!(game.refuses(0, "sell free-farmer"), Illegal::NothingToSell);
    }

    /// AR-3.9, AR-T55, AR-T77
    #[test]
    fn a_sealed_sale_is_discarded_with_the_reveal() {
        let hand = Cards::of(&[Card::Change, Card::Change, Card::Bribe]);
        let mut game = Script::from(Setup {
            phase: Phase::Offering,
            seats: vec![
                Player {
                    hand,
                    ..controls(&[Memphis])
                },
                controls(&[Abu]),
                controls(&[Buto]),
            ],
            ..Setup::new(3)
        });
        game.says(0, &["sell bribe", "offer 3 change"]);
        assert!(game.0.discards().is_empty());
        assert_eq!(
            game.player(0).hand[Card::Change],
            2,
            "AR-13.1: laid, but still in hand"
        );
        game.says(1, &["offer 1"]);
        game.says(2, &["offer 1"]);
        assert_eq!(*game.0.discards(), Cards::of(&[Card::Bribe, Card::Change]));
        game.says(0, &["sell change"]);
        assert_eq!(game.refuses(0, "sell change"), Illegal::NothingToSell);
    }
}
