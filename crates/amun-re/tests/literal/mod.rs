//! A second reading of the rules of Amun-Re, slow and literal.
//!
//! It is written straight from the clauses of `amun-re.md` (AR) and `notation.md` (NO), shares no code with any engine,
//! and exists only so that tests can compare an engine with it step by step. Every function names the clause it
//! transcribes. Clarity is everything here and speed is nothing.
#![allow(
    unreachable_pub,
    reason = "the module is also compiled inside test programs, from which nothing is reachable"
)]

mod auction;
mod board;
#[cfg(test)]
mod cases;
mod deck;
mod facts;
mod harvest;
mod market;
mod offering;
mod province_cards;
mod scoring;

use std::collections::{BTreeMap, VecDeque};

pub use self::board::{Land, Table};

use self::auction::Auction;
use self::board::{Key, Province};
use self::deck::Card;
use self::harvest::HarvestTurn;
use self::offering::Offering;

/// A chance outcome that is due (NO-3.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// `first`, `deal`, `province` or `draw`.
    pub kind: String,
    /// The seat that receives the card, where there is one.
    pub to: Option<usize>,
    /// The possible outcomes in canonical order with their weights; weight 0 is left out.
    pub outcomes: Vec<(String, u32)>,
}

/// The end of a game, one entry per seat in each list (NO-4.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Final points.
    pub scores: Vec<i64>,
    /// Places; equal places are shared.
    pub places: Vec<usize>,
    /// The amounts of gold that were ranked (AR-9.2).
    pub gold: Vec<i64>,
}

/// What belongs to one player (AR-2.2). The Theft card always stays with its player (AR-1.2) and is not counted.
#[derive(Clone, Debug, Default)]
struct Player {
    gold: i64,
    points: i64,
    hand: Vec<Card>,
    /// The names played in the current phase (AR-3.4).
    played: Vec<Card>,
    /// The province cards of the expert variant (AR-10.2).
    province_cards: Vec<Key>,
}

/// What has to happen next: a decision point of AR-3.7, a chance of NO-3.5, or nothing any more.
#[derive(Clone, Debug)]
enum Point {
    /// Chance `first` (AR-2.6).
    FirstPlayer,
    /// Chance `deal`, after so many cards have been dealt in this epoch (AR-10.2).
    Deal { dealt: usize },
    /// Chance `province` (AR-4.1).
    TurnUp,
    /// Sealed point "reveal" (AR-10.3).
    Reveal,
    /// Point "bid"; `bribed` once Bribe was played in this turn (AR-4.9).
    Bid { seat: usize, bribed: bool },
    /// Point "lead" (AR-4.3).
    Lead { seat: usize },
    /// Chance `draw` for an instant reward; `left` counts this card too (AR-4.12).
    InstantCard { seat: usize, left: u32 },
    /// Point "instant stone"; `left` counts this stone too (AR-4.13).
    InstantStone { seat: usize, left: u32 },
    /// Point "market" (AR-5.1).
    Market { seat: usize },
    /// Chance `draw` for a lot of power cards; `left` counts this card too (AR-5.4).
    MarketCard { seat: usize, left: u32 },
    /// Point "place farmer"; `left` counts this farmer too (AR-5.5).
    PlaceFarmer { seat: usize, left: u32 },
    /// Point "place stone"; `left` counts this stone too (AR-5.6).
    PlaceStone { seat: usize, left: u32 },
    /// Sealed point "offering" (AR-6.1).
    Offering,
    /// Point "change" (AR-6.5).
    Change { seat: usize },
    /// Point "reward"; `left` counts this reward too (AR-6.8).
    Reward { seat: usize, left: u32 },
    /// Chance `draw` for a reward; `left` counts this reward too (AR-6.8).
    RewardCard { seat: usize, left: u32 },
    /// Point "harvest" (AR-7.1).
    Harvest { seat: usize },
    /// The game is over (AR-9.1).
    Over,
}

/// A game of Amun-Re in its true state, with everything that is hidden from the players.
#[derive(Clone, Debug)]
pub struct Literal {
    table: Table,
    epoch: u32,
    round: u32,
    /// Nobody until the first player has been drawn (AR-2.6).
    first_player: Option<usize>,
    /// Decided by the offering for the round that follows (AR-6.9).
    next_first_player: Option<usize>,
    /// The value of the active tile (AR-1.5).
    tile: Option<u32>,
    deck: Vec<Card>,
    discards: Vec<Card>,
    players: Vec<Player>,
    /// All provinces of the board; the order of the keys is the canonical one (AR-1.7).
    provinces: BTreeMap<Key, Province>,
    province_deck: Vec<Key>,
    province_discards: Vec<Key>,
    auction: Auction,
    /// The kinds that the player on market turn may still buy, in the order of AR-5.2.
    kinds_open: Vec<&'static str>,
    offering: Offering,
    harvest: HarvestTurn,
    /// The choices made so far at a sealed point (AR-3.9).
    sealed: BTreeMap<usize, String>,
    /// The seats that still have a turn in the running phase, the next one in front.
    to_come: VecDeque<usize>,
    point: Point,
    ending: Option<Outcome>,
}

impl Literal {
    /// Sets up a game (AR-2.1 to AR-2.7).
    pub fn new(players: usize, table: Table) -> Self {
        assert!(
            (3..=5).contains(&players),
            "AR-2.1: 3 to 5 players, not {players}"
        );
        let provinces: BTreeMap<Key, Province> = table
            .board
            .iter()
            .map(|land| (land.key, Province::untouched(land)))
            .collect();
        let mut game = Self {
            epoch: 1,
            round: 1,
            first_player: table.first,
            next_first_player: None,
            tile: None,
            deck: deck::all_power_cards(),
            discards: Vec::new(),
            players: vec![Player::default(); players],
            province_deck: provinces.keys().copied().collect(),
            province_discards: Vec::new(),
            provinces,
            auction: Auction::default(),
            kinds_open: Vec::new(),
            offering: Offering::default(),
            harvest: HarvestTurn::default(),
            sealed: BTreeMap::new(),
            to_come: VecDeque::new(),
            point: Point::FirstPlayer,
            ending: None,
            table,
        };
        game.hand_out_starting_goods();
        if let Some(seat) = game.first_player {
            assert!(
                seat < players,
                "AR-10.6: seat {seat} cannot be the first player"
            );
            game.start_epoch();
        }
        game
    }

    /// Whether the game has ended (AR-9.1).
    pub fn over(&self) -> bool {
        matches!(self.point, Point::Over)
    }

    /// The seats that owe a decision now: one as a rule, several at a sealed point (AR-3.7, AR-3.9).
    pub fn owes(&self) -> Vec<usize> {
        match self.point {
            Point::Reveal | Point::Offering => (0..self.players.len())
                .filter(|seat| !self.sealed.contains_key(seat))
                .collect(),
            Point::Bid { seat, .. }
            | Point::Lead { seat }
            | Point::InstantStone { seat, .. }
            | Point::Market { seat }
            | Point::PlaceFarmer { seat, .. }
            | Point::PlaceStone { seat, .. }
            | Point::Change { seat }
            | Point::Reward { seat, .. }
            | Point::Harvest { seat } => vec![seat],
            Point::FirstPlayer
            | Point::Deal { .. }
            | Point::TurnUp
            | Point::InstantCard { .. }
            | Point::MarketCard { .. }
            | Point::RewardCard { .. }
            | Point::Over => Vec::new(),
        }
    }

    /// All legal actions of a seat in the notation of NO-3.1, sorted; none if it owes no decision (AR-3.7).
    pub fn legal(&self, seat: usize) -> Vec<String> {
        if !self.owes().contains(&seat) {
            return Vec::new();
        }
        let mut actions = match self.point {
            Point::Reveal => self.legal_at_reveal(seat),
            Point::Bid { bribed, .. } => self.legal_at_bid(seat, bribed),
            Point::Lead { .. } => self.legal_at_lead(seat),
            Point::InstantStone { .. } => self.legal_stones(seat),
            Point::Market { .. } => self.legal_at_market(seat),
            Point::PlaceFarmer { .. } => self.legal_at_place_farmer(seat),
            Point::PlaceStone { .. } => self.legal_at_place_stone(seat),
            Point::Offering => self.legal_at_offering(seat),
            Point::Change { .. } => vec!["change +3".to_owned(), "change -3".to_owned()],
            Point::Reward { .. } => self.legal_at_reward(seat),
            Point::Harvest { .. } => self.legal_at_harvest(seat),
            _ => unreachable!("no seat owes a decision at {:?}", self.point),
        };
        actions.extend(self.legal_sales(seat));
        actions.sort();
        actions
    }

    /// The chance outcome that is due, if one is (NO-3.5).
    pub fn chance(&self) -> Option<Chance> {
        match self.point {
            Point::FirstPlayer => Some(self.first_player_chance()),
            Point::Deal { dealt } => Some(self.deal_chance(dealt)),
            Point::TurnUp => Some(self.province_chance()),
            Point::InstantCard { seat, .. }
            | Point::MarketCard { seat, .. }
            | Point::RewardCard { seat, .. } => Some(self.draw_chance(seat)),
            _ => None,
        }
    }

    /// Carries out a decision of a seat. Panics if it is not legal now.
    pub fn decide(&mut self, seat: usize, action: &str) {
        let legal = self.legal(seat);
        assert!(
            legal.iter().any(|each| each == action),
            "seat {seat} may not say {action:?} at {:?}; legal are {legal:?}",
            self.point
        );
        if let Some(card) = action.strip_prefix("sell ") {
            self.sell(seat, Card::named(card));
            return;
        }
        let words: Vec<&str> = action.split(' ').collect();
        match self.point {
            Point::Reveal | Point::Offering => self.choose_sealed(seat, action),
            Point::Bid { .. } => self.decide_at_bid(seat, &words),
            Point::Lead { .. } => self.decide_at_lead(seat, &words),
            Point::InstantStone { left, .. } => self.place_instant_stone(seat, left, words[1]),
            Point::Market { .. } => self.decide_at_market(seat, &words),
            Point::PlaceFarmer { left, .. } => self.decide_at_place_farmer(seat, left, &words),
            Point::PlaceStone { left, .. } => self.decide_at_place_stone(seat, left, &words),
            Point::Change { .. } => self.change_total(words[1]),
            Point::Reward { left, .. } => self.decide_at_reward(seat, left, &words),
            Point::Harvest { .. } => self.decide_at_harvest(seat, &words),
            _ => unreachable!("no seat owes a decision at {:?}", self.point),
        }
    }

    /// Carries out a chance outcome: a province key, a card key or a seat number. Panics if it is impossible now.
    pub fn outcome(&mut self, is: &str) {
        let chance = self
            .chance()
            .unwrap_or_else(|| panic!("no chance is due at {:?}, so {is:?} cannot be", self.point));
        assert!(
            chance.outcomes.iter().any(|(each, _)| each == is),
            "the outcome {is:?} is impossible; due is {chance:?}"
        );
        match self.point {
            Point::FirstPlayer => {
                self.first_player = Some(is.parse().expect("the outcome is a seat number"));
                self.start_epoch();
            }
            Point::Deal { dealt } => self.deal_province_card(dealt, is),
            Point::TurnUp => self.turn_up_province(is),
            Point::InstantCard { seat, left } => {
                self.draw(seat, Card::named(is));
                self.hand_out_instant_cards(seat, left - 1);
            }
            Point::MarketCard { seat, left } => {
                self.draw(seat, Card::named(is));
                self.draw_bought_cards(seat, left - 1);
            }
            Point::RewardCard { seat, left } => {
                self.draw(seat, Card::named(is));
                self.continue_rewards(seat, left - 1);
            }
            _ => unreachable!("no chance is due at {:?}", self.point),
        }
    }

    /// The end of the game, once it is over (AR-9.3 to AR-9.5).
    pub fn result(&self) -> Option<Outcome> {
        self.ending.clone()
    }

    /// Every player gets 20 gold and one Architect out of the 39 cards (AR-2.2).
    fn hand_out_starting_goods(&mut self) {
        for seat in 0..self.players.len() {
            self.players[seat].gold = 20;
            self.draw(seat, Card::Architect);
        }
    }

    /// The chance `first` (AR-2.6): every seat alike.
    fn first_player_chance(&self) -> Chance {
        Chance {
            kind: "first".to_owned(),
            to: None,
            outcomes: (0..self.players.len())
                .map(|seat| (seat.to_string(), 1))
                .collect(),
        }
    }

    /// The seats clockwise, beginning with the first player of the round (AR-3.2).
    fn turn_order(&self) -> Vec<usize> {
        let first = self
            .first_player
            .expect("the first player is known before anything is asked");
        let count = self.players.len();
        (0..count).map(|step| (first + step) % count).collect()
    }

    /// Begins a phase: all names may be played again (AR-3.4), and everybody has a turn to come, in turn order.
    fn start_phase(&mut self) {
        for player in &mut self.players {
            player.played.clear();
        }
        self.to_come = self.turn_order().into();
    }

    /// Keeps the choice of a seat at a sealed point. When all have chosen, everything is shown at once (AR-3.9).
    fn choose_sealed(&mut self, seat: usize, action: &str) {
        self.sealed.insert(seat, action.to_owned());
        if self.sealed.len() < self.players.len() {
            return;
        }
        let choices = std::mem::take(&mut self.sealed);
        match self.point {
            Point::Reveal => self.show_province_cards(&choices),
            Point::Offering => self.show_offerings(&choices),
            _ => unreachable!("{:?} is not a sealed point", self.point),
        }
    }

    /// After the harvest of a round: the next round, or the scoring after the third (AR-3.1).
    fn end_round(&mut self) {
        if self.round < 3 {
            self.round += 1;
            self.pass_on_first_player();
            self.start_round();
            return;
        }
        self.score_epoch();
        if self.epoch == 1 {
            self.change_epoch();
            self.pass_on_first_player();
            self.start_epoch();
        } else {
            self.end_game();
        }
    }

    /// The giver of rank 1 is first player from the next round on (AR-6.9); without givers nothing changes (AR-6.10).
    fn pass_on_first_player(&mut self) {
        if let Some(seat) = self.next_first_player.take() {
            self.first_player = Some(seat);
        }
    }
}
