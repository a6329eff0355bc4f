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
    /// All players pay, then all control what they won (AR-4.12). Bars end with the auction, and
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
        let won = self.open.intersection(self.seats[seat].control);
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
        seat: Seat,
        left: u8,
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        self.draw(seat, card, Source::Instant, events);
        self.continue_instant_cards(seat, left - 1, events);
    }

    pub(crate) fn place_instant_stone(
        &mut self,
        seat: Seat,
        left: u8,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;
    use crate::options::{InstantStones, Options};
    use crate::phase::Phase;
    use crate::province::Province::{self, Abydos, Buto, Dakhla, Edfu, Memphis, Sawu, Thebes};
    use crate::script::{Script, auction, built, controls, seat};
    use crate::setup::Setup;

    /// The bids that end an auction at once.
    fn settled(setup: Setup, bids: [&str; 3]) -> Script {
        let mut game = Script::from(setup);
        for (number, bid) in bids.into_iter().enumerate() {
            game.says(number, &[bid]);
        }
        game
    }

    /// AR-4.12, AR-T36
    #[test]
    fn everybody_pays_before_the_instant_rewards() {
        let mut setup = auction(&[Dakhla, Sawu, Edfu]);
        setup.seats[0].gold = 10;
        let game = Script::from(setup.clone());
        assert_eq!(game.refuses(0, "bid dakhla 15"), Illegal::BidTooHigh);
        let mut game = settled(setup, ["bid dakhla 10", "bid sawu 3", "bid edfu 0"]);
        assert_eq!(game.player(0).gold, 12);
        game.falls("treasury");
        assert_eq!(game.player(0).hand[Card::Treasury], 1);
        assert_eq!(game.player(1).gold, 17);
        assert!(matches!(game.0.phase(), Phase::Market { bought: None, .. }));
        assert!(game.0.open().is_empty());
    }

    /// AR-4.12, AR-R18
    #[test]
    fn instant_rewards_are_handed_out_in_turn_order() {
        let setup = Setup {
            first: Some(seat(1)),
            phase: Phase::Auction {
                seat: seat(1),
                bribed: false,
            },
            ..auction(&[Thebes, Abydos, Buto])
        };
        let mut game = Script::from(setup);
        game.says(1, &["bid thebes 0"]);
        game.says(2, &["bid abydos 0"]);
        game.says(0, &["bid buto 0"]);
        game.falls("harvest");
        game.falls("harvest");
        assert_eq!(game.legal(2), ["stone abydos"]);
        game.says(2, &["stone abydos"]);
        game.falls("bribe");
        let cards = [0, 1, 2].map(|number| game.player(number).hand.total());
        assert_eq!(cards, [2, 3, 1]);
    }

    /// Seat 0 controls Thebes with two stones and wins a province with instant stones.
    fn second_round(won: Province, instant_stones: InstantStones) -> Script {
        let mut setup = Setup {
            round: 2,
            tile: Some(crate::offering::Tile::One),
            options: Options {
                instant_stones,
                ..Options::default()
            },
            seats: vec![controls(&[Thebes]), controls(&[Edfu]), controls(&[Buto])],
            ..auction(&[won, Sawu, Province::Amarna])
        };
        setup.provinces[Thebes] = built(0, 2);
        let bid = format!("bid {won} 0");
        settled(setup, [&bid, "bid sawu 0", "bid amarna 0"])
    }

    /// AR-4.13, AR-T37
    #[test]
    fn an_instant_stone_goes_to_any_province_of_the_winner() {
        let mut game = second_round(Abydos, InstantStones::Any);
        assert_eq!(game.refuses(0, "stone edfu"), Illegal::NotControlled);
        assert_eq!(game.refuses(0, "done"), Illegal::StoneDue);
        game.says(0, &["stone thebes"]);
        assert_eq!(game.built(Thebes), (1, 0), "AR-5.8 applies in every phase");
        let mut game = second_round(Memphis, InstantStones::Any);
        game.says(0, &["stone memphis", "stone thebes"]);
        assert_eq!((game.built(Memphis), game.built(Thebes)), ((0, 1), (1, 0)));
    }

    /// AR-4.13, AR-T37
    #[test]
    fn with_the_option_won_nothing_is_asked() {
        let game = second_round(Memphis, InstantStones::Won);
        assert_eq!((game.built(Memphis), game.built(Thebes)), ((0, 2), (0, 2)));
        assert!(matches!(game.0.phase(), Phase::Market { .. }));
    }
}
