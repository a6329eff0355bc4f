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

    /// All players choose one of their province cards (AR-10.3).
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

    /// The player who gave most is first from the next round on; without givers nothing changes
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

#[cfg(test)]
mod tests {
    use crate::card::{Card, Cards};
    use crate::offering::Tile;
    use crate::options::Options;
    use crate::phase::Phase;
    use crate::player::Player;
    use crate::province::Province::{self, *};
    use crate::province::{ByProvince, Provinces};
    use crate::script::{Script, built, controls, seat};
    use crate::setup::Setup;
    use tabletop::Game;

    /// AR-4.1
    #[test]
    fn one_province_for_each_player_is_turned_up() {
        let mut game = Script::from(Setup::new(3));
        for key in ["thebes", "abu", "buto"] {
            game.falls(key);
        }
        assert_eq!(game.0.open(), Provinces::of(&[Thebes, Abu, Buto]));
        assert_eq!(game.legal(0).len(), 3 * 6, "20 gold pay for six spaces");
    }

    /// AR-10.3, AR-T75
    #[test]
    fn in_the_expert_variant_the_players_choose_in_secret() {
        let player = |cards: &[Province]| Player {
            province_cards: Provinces::of(cards),
            ..Player::start()
        };
        let mut game = Script::from(Setup {
            options: Options {
                expert: true,
                ..Options::default()
            },
            phase: Phase::Reveal,
            seats: vec![
                player(&[Abu, Buto, Edfu]),
                player(&[Thebes, Amarna, Sawu]),
                player(&[Dakhla, Mendes, Avaris]),
            ],
            ..Setup::new(3)
        });
        game.says(2, &["reveal mendes"]);
        let reason = crate::Illegal::NoProvinceCard;
        assert_eq!(game.refuses(0, "reveal mendes"), reason);
        assert_eq!(
            game.0.owing().into_iter().collect::<Vec<_>>(),
            [0, 1].map(seat)
        );
        game.says(0, &["reveal abu"]);
        assert!(game.0.open().is_empty());
        game.says(1, &["reveal sawu"]);
        assert_eq!(game.0.open(), Provinces::of(&[Abu, Sawu, Mendes]));
        assert_eq!(
            game.player(2).province_cards,
            Provinces::of(&[Dakhla, Avaris])
        );
        game.says(0, &["bid mendes 0"]);
    }

    /// The last harvest turn of an epoch, with the board of AR-T63. The game has two West or East
    /// Banks, both in the hand of seat 0, so seat 1 keeps another goal that it does not fulfil.
    fn end_of_epoch(epoch: u8) -> Setup {
        let player = |provinces: &[Province], hand: &[Card]| Player {
            hand: Cards::of(hand),
            ..controls(provinces)
        };
        let goals = [
            Card::GoalBank,
            Card::GoalBank,
            Card::GoalEgypt,
            Card::GoalFarmers,
            Card::GoalSymbols,
        ];
        let mut setup = Setup {
            epoch,
            round: 3,
            tile: Some(Tile::Three),
            next_first: Some(seat(1)),
            phase: Phase::Harvest {
                seat: seat(2),
                rich_harvest: None,
                treasury: None,
            },
            seats: vec![
                player(&[Damanhur, Buto, Memphis], &goals),
                player(&[Edfu, Thebes, Abu], &[Card::GoalNile, Card::GoalSymbols]),
                player(&[Mendes, Avaris, Amarna], &[]),
            ],
            ..Setup::new(3)
        };
        if epoch == 2 {
            setup.in_play = setup
                .seats
                .iter()
                .fold(Provinces::NONE, |all, player| all.union(player.control));
        }
        for (province, pyramids, stones) in [
            (Damanhur, 1, 0),
            (Buto, 2, 1),
            (Memphis, 1, 2),
            (Edfu, 2, 2),
            (Thebes, 3, 0),
            (Abu, 0, 1),
            (Mendes, 3, 1),
            (Amarna, 1, 0),
        ] {
            setup.provinces[province] = built(pyramids, stones);
        }
        for (province, farmers) in [(Damanhur, 1), (Buto, 5), (Memphis, 3)] {
            setup.provinces[province].field_farmers = farmers;
        }
        setup.provinces[Memphis].free_farmers = 1;
        setup
    }

    /// AR-8, AR-8.9, AR-T63, AR-T66
    #[test]
    fn after_the_first_epoch_stones_and_pyramids_stay() {
        let mut game = Script::from(end_of_epoch(1));
        game.says(2, &["done"]);
        let points = [0, 1, 2].map(|number| game.player(number).points);
        assert_eq!(points, [22, 16, 12]);
        let kept = Cards::of(&[Card::GoalBank, Card::GoalSymbols]);
        assert_eq!(game.player(0).hand, kept, "AR-8.8");
        assert_eq!(game.player(1).hand, Cards::of(&[Card::GoalSymbols]));
        assert_eq!(game.built(Memphis), (1, 2));
        assert_eq!(game.0.pieces(Memphis).farmers(), 0);
        assert_eq!(game.0.controller(Memphis), None);
        assert_eq!((game.0.epoch(), game.0.round()), (2, 1));
        assert_eq!(game.0.first(), Some(seat(1)));
        assert_eq!(game.0.in_play().len(), 9);
        assert_eq!(
            game.0.weight(),
            9,
            "AR-8.9: the same nine provinces come again"
        );
    }

    /// AR-9, AR-T69
    #[test]
    fn after_the_second_epoch_cards_are_sold_and_gold_is_ranked() {
        let mut setup = end_of_epoch(2);
        for (player, (gold, points)) in setup.seats.iter_mut().zip([(20, 10), (20, 0), (0, 30)]) {
            player.gold = gold;
            player.points = points;
        }
        let mut game = Script::from(setup);
        game.says(2, &["done"]);
        let standing = game.0.standing().unwrap();
        // Seat 0 sells two cards and seat 1 one; seat 2 has no farmers, and at tile value 3 its
        // caravan does not pay.
        let (name, gold) = standing.also.unwrap();
        assert_eq!((name, gold.of(3)), ("gold", [22, 21, 0].as_slice()));
        // What AR-T63 gives, and 6, 4 and 2 points for gold.
        let scores = [10 + 22 + 6, 16 + 4, 30 + 12 + 2];
        assert_eq!(standing.scores.of(3), scores);
        assert_eq!(standing.places.of(3), [2, 3, 1]);
        assert!(game.0.is_over() && game.legal(0).is_empty());
    }

    /// AR-9.4, AR-9.5, AR-T71
    #[test]
    fn ties_are_broken_by_pyramids_then_stones() {
        let places = |buto: (u8, u8), edfu: (u8, u8)| {
            let mut setup = end_of_epoch(2);
            setup.phase = Phase::Over;
            setup.next_first = None;
            for player in &mut setup.seats {
                player.hand = Cards::NONE;
                player.points = 41;
            }
            setup.provinces = ByProvince::default();
            setup.provinces[Buto] = built(buto.0, buto.1);
            setup.provinces[Edfu] = built(edfu.0, edfu.1);
            let standing = Script::from(setup).0.standing().unwrap();
            [0, 1, 2].map(|number| standing.places[seat(number)])
        };
        assert_eq!(places((6, 0), (5, 2)), [1, 2, 3]);
        assert_eq!(places((6, 1), (6, 2)), [2, 1, 3]);
        assert_eq!(places((6, 2), (6, 2)), [1, 1, 3]);
    }
}
