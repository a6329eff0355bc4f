//! Amun-Re keeps the contract of every game at our tables.

use std::ops::RangeInclusive;

use tabletop::{
    Dice, Events, Faults, Game, Next, NoSuchTable, Observer, Refusal, Seat, Seats, Spelling,
    Standing,
};

use crate::action::{Action, Actions};
use crate::card::Card;
use crate::event::Event;
use crate::harvest::HarvestCards;
use crate::illegal::Illegal;
use crate::offering::Offer;
use crate::options::{First, Options};
use crate::phase::Phase;
use crate::position::Position;
use crate::province::Province;
use crate::setup::{Fault, Setup};
use crate::view::View;

/// What is left to chance (NO-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The first player is drawn by lot.
    First,
    /// A province card is dealt to this seat.
    Deal(Seat),
    /// A province card is turned up.
    Province,
    /// This seat draws a power card.
    Draw(Seat),
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This seat is first player.
    First(Seat),
    /// This province card was dealt or turned up.
    Province(Province),
    /// This power card was drawn.
    Card(Card),
}

impl tabletop::Chance for Chance {
    type Outcome = Outcome;

    fn kind(self) -> &'static str {
        match self {
            Chance::First => "first",
            Chance::Deal(_) => "deal",
            Chance::Province => "province",
            Chance::Draw(_) => "draw",
        }
    }

    fn to(self) -> Option<Seat> {
        match self {
            Chance::Deal(seat) | Chance::Draw(seat) => Some(seat),
            Chance::First | Chance::Province => None,
        }
    }

    fn is_secret(self) -> bool {
        match self {
            Chance::Deal(_) | Chance::Draw(_) => true,
            Chance::First | Chance::Province => false,
        }
    }

    fn spell(self, outcome: Outcome) -> Spelling {
        match outcome {
            Outcome::First(seat) => Spelling::Number(seat.index() as u64),
            Outcome::Province(province) => Spelling::key(province.key()),
            Outcome::Card(card) => Spelling::key(card.key()),
        }
    }

    fn read(self, spelling: &Spelling) -> Option<Outcome> {
        match (self, spelling) {
            (Chance::First, Spelling::Number(number)) => {
                let seat = usize::try_from(*number).ok().and_then(Seat::new);
                seat.map(Outcome::First)
            }
            (Chance::Deal(_) | Chance::Province, Spelling::Key(key)) => {
                Province::from_key(key).map(Outcome::Province)
            }
            (Chance::Draw(_), Spelling::Key(key)) => Card::from_key(key).map(Outcome::Card),
            _ => None,
        }
    }
}

impl Game for Position {
    const KEY: &'static str = "amun-re";
    const RULES: u64 = 1;
    const PLAYERS: RangeInclusive<usize> = 3..=5;

    type Options = Options;
    type Setup = Setup;
    type Fault = Fault;
    type Action = Action;
    type Actions = Actions;
    type Illegal = Illegal;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(players: usize, options: &Options) -> Result<Position, NoSuchTable> {
        let Some(count) = u8::try_from(players)
            .ok()
            .filter(|_| Self::PLAYERS.contains(&players))
        else {
            let message = format!("Amun-Re is for 3 to 5 players, not {players} (AR-2.1)");
            return Err(NoSuchTable::Players(message));
        };
        match options.first {
            First::Seat(seat) if seat.index() >= players => {
                let message = format!("first: there is no seat {seat} at a table of {players}");
                Err(NoSuchTable::Options(message))
            }
            _ => Ok(Position::start(count, *options)),
        }
    }

    fn from_setup(setup: &Setup) -> Result<Position, Faults<Fault>> {
        setup.position()
    }

    fn to_setup(&self) -> Setup {
        Setup::of(self)
    }

    fn players(&self) -> usize {
        self.players()
    }

    #[inline]
    fn next(&self) -> Next<Chance> {
        match self.phase {
            Phase::First => Next::Chance(Chance::First),
            Phase::Deal { seat } => Next::Chance(Chance::Deal(seat)),
            Phase::TurnUp => Next::Chance(Chance::Province),
            Phase::InstantCard { seat, .. }
            | Phase::BoughtCard { seat, .. }
            | Phase::RewardCard { seat, .. } => Next::Chance(Chance::Draw(seat)),
            Phase::Reveal | Phase::Offering => {
                Next::Decision(Seats::all(self.players()).difference(self.chosen()))
            }
            Phase::Auction { seat, .. }
            | Phase::InstantStone { seat, .. }
            | Phase::Market { seat, .. }
            | Phase::PlaceFarmer { seat, .. }
            | Phase::PlaceStone { seat, .. }
            | Phase::Change { seat, .. }
            | Phase::Reward { seat, .. }
            | Phase::Harvest { seat, .. } => Next::Decision(Seats::only(seat)),
            Phase::Over => Next::Over,
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, list: &mut Actions) {
        list.clear();
        if !self.owing().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Reveal => self.list_reveal(seat, list),
            Phase::Auction { bribed, .. } => self.list_auction(seat, bribed, list),
            Phase::InstantStone { .. } => self.list_stones(seat, list),
            Phase::Market { bought, .. } => self.list_market(seat, bought, list),
            Phase::PlaceFarmer { .. } => self.list_place_farmer(seat, list),
            Phase::PlaceStone { .. } => self.list_place_stone(seat, list),
            Phase::Offering => self.list_offering(seat, list),
            Phase::Change { .. } => {
                use crate::action::Direction::{Lower, Raise};
                list.extend([Raise, Lower].map(Action::Change));
            }
            Phase::Reward { .. } => self.list_rewards(seat, list),
            Phase::Harvest { .. } => self.list_harvest(seat, list),
            _ => unreachable!("nobody owes a decision in {:?}", self.phase),
        }
        self.list_sales(seat, list);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal<Illegal>> {
        match self.next() {
            Next::Chance(_) => return Err(Refusal::ChanceDue),
            Next::Over => return Err(Refusal::Over),
            Next::Decision(seats) if !seats.contains(seat) => return Err(Refusal::NotAsked(seat)),
            Next::Decision(_) => {}
        }
        if let Action::Sell(card) = action {
            return self.check_sale(seat, card).map_err(Refusal::Illegal);
        }
        match self.phase {
            Phase::Reveal => self.check_reveal(seat, action),
            Phase::Auction { bribed, .. } => self.check_auction(seat, bribed, action),
            Phase::InstantStone { .. } => self.check_instant_stone(seat, action),
            Phase::Market { bought, .. } => self.check_market(seat, bought, action),
            Phase::PlaceFarmer { .. } => self.check_place_farmer(seat, action),
            Phase::PlaceStone { .. } => self.check_place_stone(seat, action),
            Phase::Offering => self.check_offering(seat, action),
            Phase::Change { .. } => self.check_change(action),
            Phase::Reward { .. } => self.check_reward(seat, action),
            Phase::Harvest { .. } => self.check_harvest(seat, action),
            _ => unreachable!("nobody owes a decision in {:?}", self.phase),
        }
        .map_err(Refusal::Illegal)
    }

    #[inline]
    fn apply_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        match (action, self.phase) {
            (Action::Sell(card), _) => self.sell(seat, card, events),
            (Action::Reveal(province), _) => self.reveal(seat, province, events),
            (Action::Pass, _) => self.pass(seat, events),
            (Action::Defend, _) => self.defend(seat, events),
            (Action::Bribe, _) => self.bribe(seat, events),
            (Action::Bid { province, gold }, _) => self.bid(seat, province, gold, events),
            (Action::Stone(province), Phase::InstantStone { left, .. }) => {
                self.place_instant_stone(seat, left, province, events);
            }
            (Action::Stone(province), Phase::PlaceStone { left, .. }) => {
                self.place_bought_stone(seat, left, province, events);
            }
            (Action::Farmer(province), Phase::PlaceFarmer { left, .. }) => {
                self.place_bought_farmer(seat, left, province, events);
            }
            (Action::Buy { goods, number }, _) => self.buy(seat, goods, number, events),
            (Action::Architect(province), _) => self.architect(seat, province, events),
            (Action::FreeFarmer(province), _) => self.free_farmer(seat, province, events),
            (Action::Done, Phase::Market { .. }) => self.end_market_turn(seat, events),
            (Action::Offer { gold, change }, _) => {
                let offer = Offer::gold(gold, change).expect("nobody offers nothing");
                self.offer(seat, offer, events);
            }
            (Action::Theft { change }, _) => self.offer(seat, Offer::theft(change), events),
            (Action::Change(direction), Phase::Change { total, .. }) => {
                self.change_total(seat, total, direction, events);
            }
            (
                Action::TakeCard | Action::TakeFarmer(_) | Action::TakeStone(_) | Action::Decline,
                Phase::Reward { left, total, .. },
            ) => self.reward(seat, left, total, action, events),
            (Action::Harvest(province), Phase::Harvest { treasury, .. }) => {
                self.rich_harvest(seat, province, treasury, events);
            }
            (Action::Treasury(province), Phase::Harvest { rich_harvest, .. }) => {
                self.treasury(seat, province, rich_harvest, events);
            }
            (
                Action::Done,
                Phase::Harvest {
                    rich_harvest,
                    treasury,
                    ..
                },
            ) => {
                let cards = HarvestCards {
                    rich_harvest,
                    treasury,
                };
                self.end_harvest_turn(seat, cards, events);
            }
            _ => unreachable!("the action is not legal"),
        }
    }

    #[inline]
    fn weight(&self) -> u32 {
        match self.phase {
            Phase::First => self.players.into(),
            Phase::Deal { .. } | Phase::TurnUp => self.province_deck().len() as u32,
            Phase::InstantCard { .. } | Phase::BoughtCard { .. } | Phase::RewardCard { .. } => {
                self.deck.total()
            }
            _ => 0,
        }
    }

    #[inline]
    fn outcome_at(&self, number: u32) -> Outcome {
        match self.phase {
            Phase::First => {
                let seat = Seat::new(number as usize);
                Outcome::First(seat.expect("the lot falls on a seat"))
            }
            Phase::Deal { .. } | Phase::TurnUp => {
                let province = self.province_deck().nth(number);
                Outcome::Province(province.expect("there is a card for every unit of weight"))
            }
            _ => Outcome::Card(self.deck.nth(number)),
        }
    }

    fn weight_of(&self, outcome: Outcome) -> u32 {
        match (self.phase, outcome) {
            (Phase::First, Outcome::First(seat)) => (seat.index() < self.players()).into(),
            (Phase::Deal { .. } | Phase::TurnUp, Outcome::Province(province)) => {
                self.province_deck().contains(province).into()
            }
            (
                Phase::InstantCard { .. } | Phase::BoughtCard { .. } | Phase::RewardCard { .. },
                Outcome::Card(card),
            ) => self.deck[card].into(),
            _ => 0,
        }
    }

    #[inline]
    fn settle_unchecked(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        match (self.phase, outcome) {
            (Phase::First, Outcome::First(seat)) => self.draw_first_player(seat, events),
            (Phase::Deal { seat }, Outcome::Province(province)) => {
                self.deal(seat, province, events);
            }
            (Phase::TurnUp, Outcome::Province(province)) => self.turn_up(province, events),
            (Phase::InstantCard { seat, left }, Outcome::Card(card)) => {
                self.draw_instant_card(seat, left, card, events);
            }
            (Phase::BoughtCard { seat, left }, Outcome::Card(card)) => {
                self.draw_bought_card(seat, left, card, events);
            }
            (Phase::RewardCard { seat, left, total }, Outcome::Card(card)) => {
                self.draw_reward(seat, left, total, card, events);
            }
            _ => unreachable!("the outcome is impossible"),
        }
    }

    fn sealed(&self) -> bool {
        self.phase.is_sealed()
    }

    fn first_player(&self) -> Seat {
        self.first
    }

    fn view(&self, observer: Observer) -> View {
        self.seen_by(observer)
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Position {
        view.fill_in(dice)
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| Standing {
            scores: self.by_seat(|seat| self.seats[seat].points.into()),
            places: self.by_seat(|seat| self.place(seat)),
            also: Some(("gold", self.by_seat(|seat| self.seats[seat].gold.into()))),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::seat;

    /// AR-2.1, AR-10.6
    #[test]
    fn a_table_has_three_to_five_seats_and_a_first_player_among_them() {
        for players in [0, 2, 6, 300] {
            let table = Position::new(players, &Options::default());
            assert!(matches!(table, Err(NoSuchTable::Players(_))), "{players}");
        }
        let first = |number| Options {
            first: First::Seat(seat(number)),
            ..Options::default()
        };
        assert!(matches!(
            Position::new(3, &first(3)),
            Err(NoSuchTable::Options(_))
        ));
        let position = Position::new(4, &first(3)).unwrap();
        assert_eq!(position.next(), Next::Chance(Chance::Province));
        assert_eq!(position.first_player(), seat(3));
    }

    /// AR-2.2, AR-2.5, AR-T10
    #[test]
    fn everybody_starts_with_an_architect() {
        for (players, deck) in [(3, 36), (4, 35), (5, 34)] {
            let position = Position::new(players, &Options::default()).unwrap();
            assert_eq!(position.next(), Next::Chance(Chance::First));
            assert_eq!(position.weight() as usize, players, "AR-2.6");
            assert_eq!(position.deck().total(), deck);
            let player = position.player(seat(players - 1));
            assert_eq!((player.gold, player.hand[Card::Architect]), (20, 1));
        }
    }
}
