//! A position of Amun-Re.

use tabletop::{BySeat, Seat, Seats};

use crate::board::Board;
use crate::card::{Card, Cards};
use crate::offering::Tile;
use crate::options::{First, Options};
use crate::phase::Phase;
use crate::pieces::Pieces;
use crate::player::Player;
use crate::province::{ByProvince, Province, Provinces};

/// All there is on the table, with everything that is hidden from the players.
///
/// Every position can be played on from. Positions described by hand are checked by
/// [`from_setup`](tabletop::Game::from_setup). The order of the decks is nowhere: it is decided by each draw (AR-3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) epoch: u8,
    pub(crate) round: u8,
    /// Seat 0 until the lot has been drawn.
    pub(crate) first: Seat,
    pub(crate) next_first: Option<Seat>,
    pub(crate) tile: Option<Tile>,
    pub(crate) phase: Phase,
    /// The provinces that can come in this epoch: all in the first, those seen then in the second.
    pub(crate) in_play: Provinces,
    pub(crate) open: Provinces,
    pub(crate) deck: Cards,
    pub(crate) discards: Cards,
    pub(crate) provinces: ByProvince<Pieces>,
    pub(crate) seats: BySeat<Player>,
}

const _: () = assert!(size_of::<Position>() <= 512, "positions are copied a lot");

impl Position {
    /// Everything is ready for the first outcome of chance (AR-2).
    pub(crate) fn start(players: u8, options: Options) -> Position {
        let mut position = Position {
            options,
            players,
            epoch: 1,
            round: 1,
            first: Seat::default(),
            next_first: None,
            tile: None,
            phase: Phase::First,
            in_play: Provinces::ALL,
            open: Provinces::NONE,
            deck: Cards::GAME,
            discards: Cards::NONE,
            provinces: ByProvince::default(),
            seats: BySeat::default(),
        };
        position.deck[Card::Architect] -= players;
        for player in position.seats.of_mut(players.into()) {
            *player = Player::start();
        }
        if let First::Seat(seat) = options.first {
            position.first = seat;
            position.begin_epoch();
        }
        position
    }

    /// The number of players.
    #[inline]
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// What the table chose.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.options.board
    }

    /// The number of the epoch, 1 or 2.
    pub fn epoch(&self) -> u8 {
        self.epoch
    }

    /// The number of the round in its epoch, from 1 to 3.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The first player of the round, once the lot has been drawn (AR-3.2).
    pub fn first(&self) -> Option<Seat> {
        (self.phase != Phase::First).then_some(self.first)
    }

    /// The first player of the next round, once an offering has decided on a new one (AR-6.9).
    pub fn next_first(&self) -> Option<Seat> {
        self.next_first
    }

    /// The active tile (AR-6.6).
    pub fn tile(&self) -> Option<Tile> {
        self.tile
    }

    /// What the table is busy with.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The provinces that can come in this epoch: all fifteen in the first, since nobody knows which
    /// are out of play, and those seen then in the second (AR-2.4).
    pub fn in_play(&self) -> Provinces {
        self.in_play
    }

    /// The provinces turned up in this round, until its auction is settled (AR-4.1).
    pub fn open(&self) -> Provinces {
        self.open
    }

    /// The power cards in the deck, by kind.
    pub fn deck(&self) -> &Cards {
        &self.deck
    }

    /// The discards, by kind, without what was sold at a sealed point that is not shown yet (AR-3.9).
    pub fn discards(&self) -> &Cards {
        &self.discards
    }

    /// What lies in a province.
    pub fn pieces(&self, province: Province) -> &Pieces {
        &self.provinces[province]
    }

    /// Who controls a province (AR-3.3).
    pub fn controller(&self, province: Province) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.seats[seat].control.contains(province))
    }

    /// The provinces that somebody controls.
    #[inline]
    pub(crate) fn controlled(&self) -> Provinces {
        let players = self.seats.of(self.players()).iter();
        players.fold(Provinces::NONE, |all, player| all.union(player.control))
    }

    /// The provinces whose cards have not been dealt or turned up in this epoch (AR-2.4, NO-3.5).
    pub(crate) fn province_deck(&self) -> Provinces {
        let players = self.seats.of(self.players()).iter();
        let dealt = players.fold(self.open, |all, player| {
            all.union(player.control).union(player.province_cards)
        });
        self.in_play.difference(dealt)
    }

    /// The power cards in the deck and in the discards together.
    #[inline]
    pub(crate) fn existing_cards(&self) -> u8 {
        (self.deck.total() + self.discards.total()) as u8
    }

    /// The seats in turn order (AR-3.2).
    #[inline]
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.clockwise(self.players())
    }

    /// The seat after this one in turn order; nobody after the last.
    #[inline]
    pub(crate) fn next_in_turn(&self, seat: Seat) -> Option<Seat> {
        let next = seat.left(self.players());
        (next != self.first).then_some(next)
    }

    /// The seats that have chosen at the sealed point (AR-12.6).
    #[inline]
    pub fn chosen(&self) -> Seats {
        match self.phase {
            Phase::Reveal => self.seats.seats_where(|player| player.revealing.is_some()),
            Phase::Offering => self.seats.seats_where(|player| player.offer.is_some()),
            _ => Seats::NONE,
        }
    }

    /// The names played in the last phase may be played again (AR-3.4).
    pub(crate) fn begin_phase(&mut self) {
        for player in self.seats.of_mut(self.players.into()) {
            player.played = crate::card::Names::NONE;
        }
    }

    /// A value for each player; seats that nobody has keep the default.
    pub(crate) fn by_seat<T: Default>(&self, value: impl Fn(Seat) -> T) -> BySeat<T> {
        let mut values = BySeat::default();
        for seat in Seat::all(self.players()) {
            values[seat] = value(seat);
        }
        values
    }
}
