//! Positions described by hand: for tests, puzzles, editors and files.

mod check;
mod phase;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Faults, Seat};

use crate::card::{Card, Cards};
use crate::offering::Tile;
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::Pieces;
use crate::player::Player;
use crate::position::Position;
use crate::province::{ByProvince, Province, Provinces};

/// A position written out. It may be nonsense: [`Game::from_setup`](tabletop::Game::from_setup)
/// checks it.
///
/// [`Setup::new`] is a good beginning: change what is different, and let
/// [`Setup::with_full_deck`] gather the cards.
///
/// ```
/// use amun_re::{Card, Cards, Phase, Player, Position, Province, Provinces, Setup};
/// use tabletop::{Game, Seat};
///
/// let control = |province| Player { control: Provinces::of(&[province]), ..Player::start() };
/// let setup = Setup {
///     phase: Phase::Market { seat: Seat::new(0).unwrap(), bought: None },
///     seats: vec![
///         Player { hand: Cards::of(&[Card::FreeFarmer]), ..control(Province::Dakhla) },
///         control(Province::Thebes),
///         control(Province::Buto),
///     ],
///     ..Setup::new(3)
/// };
/// let position = Position::from_setup(&setup.with_full_deck())?;
/// assert!(position.legal(Seat::new(0).unwrap()).contains(&"free-farmer dakhla".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What the table chose.
    #[serde(default)]
    pub options: Options,
    /// The number of the epoch.
    pub epoch: u8,
    /// The number of the round in its epoch.
    pub round: u8,
    /// The first player; nobody while the lot is to be drawn.
    pub first: Option<Seat>,
    /// The first player of the next round, once the offering has decided on one.
    #[serde(default)]
    pub next_first: Option<Seat>,
    /// The active tile; none before the first offering.
    #[serde(default)]
    pub tile: Option<Tile>,
    /// What the table is busy with.
    pub phase: Phase,
    /// The provinces that can come in this epoch: all in the first, three for each player in the
    /// second.
    pub in_play: Provinces,
    /// The provinces turned up in this round, until its auction is settled.
    #[serde(default)]
    pub open: Provinces,
    /// The power cards in the deck.
    pub deck: Cards,
    /// The discards, without what was sold at a sealed point under way.
    #[serde(default)]
    pub discards: Cards,
    /// What lies in the provinces.
    #[serde(default)]
    pub provinces: ByProvince<Pieces>,
    /// The players, by seat.
    pub seats: Vec<Player>,
}

/// Something that keeps a setup from being a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Fault {
    /// The game is not for this number of players.
    #[error("{0} players are not supported (AR-2.1)")]
    Players(usize),
    /// There are two epochs.
    #[error("there is no epoch {0} (AR-3.1)")]
    Epoch(u8),
    /// There are three rounds.
    #[error("there is no round {0} (AR-3.1)")]
    Round(u8),
    /// A seat is named that is not there.
    #[error("seat {0} is named, which is not at the table")]
    NoSuchSeat(Seat),
    /// The first player is known from the lot on.
    #[error("there must be a first player exactly if the lot has been drawn (AR-2.6)")]
    First,
    /// The lot is drawn, or cards are dealt, at the start only.
    #[error("the phase does not fit the epoch, the round or the variant (AR-2, AR-10)")]
    PhaseOutOfPlace,
    /// The next first player is known from the ranking to the end of the round.
    #[error("the next first player is not the one the offering decided on (AR-6.9)")]
    NextFirst,
    /// There is an active tile from the first offering on.
    #[error("the active tile does not fit the course of the game (AR-13.15)")]
    Tile,
    /// Every card is in one place.
    #[error("there are {count} cards of kind {card}, not as many as the game has (AR-13.1)")]
    #[allow(missing_docs)] // The fields say it.
    Copies { card: Card, count: u16 },
    /// All provinces, or three for each player.
    #[error("the provinces in play are not all, or in epoch 2 three for each player (AR-13.2)")]
    InPlay,
    /// Every province card is in one place.
    #[error("{0} is out of play or in two places (AR-13.2)")]
    ProvinceCard(Province),
    /// The open provinces fit the phase.
    #[error("there are too many or too few open provinces (AR-4.1)")]
    Open,
    /// One province for every auction.
    #[error("seat {0} controls too many or too few provinces (AR-13.3)")]
    Control(Seat),
    /// Everybody has won one open province.
    #[error("seat {0} has not won one of the open provinces (AR-4.2)")]
    Won(Seat),
    /// The province cards of the expert variant.
    #[error("seat {0} has too many or too few province cards (AR-10.2, AR-10.3)")]
    ProvinceCards(Seat),
    /// Pieces that cannot lie there.
    #[error("the pieces in {0} cannot lie there (AR-13.4, AR-13.5)")]
    Pieces(Province),
    /// One Free Farmer a round.
    #[error("seat {0} has placed more free farmers than market phases allow (AR-13.5)")]
    FreeFarmers(Seat),
    /// More than a game can give.
    #[error("seat {0} has more gold than a game can give")]
    Gold(Seat),
    /// More than a game can give, or points before a scoring.
    #[error("seat {0} has points that no game can give (AR-13.11)")]
    Points(Seat),
    /// Names that this player cannot have played yet in this phase.
    #[error("seat {0} cannot have played these names in this phase (AR-3.4)")]
    Played(Seat),
    /// A scribe out of place.
    #[error("the scribe of seat {0} cannot be there (AR-4.4)")]
    Scribe(Seat),
    /// The auction would be over.
    #[error("no open province is empty, but the auction goes on (AR-4.10)")]
    AuctionOver,
    /// A barred province is open and holds a scribe.
    #[error("the province barred for seat {0} is not an open one with a scribe (AR-4.6)")]
    Barred(Seat),
    /// After Bribe a bid must be possible.
    #[error("seat {0} cannot have played Bribe in this turn (AR-4.9)")]
    Bribed(Seat),
    /// More or fewer are left to draw, to place or to take than possible.
    #[error("seat {0} cannot have this many cards, pieces or rewards left")]
    Left(Seat),
    /// A card is drawn from a deck.
    #[error("a card is due, but the deck is empty (AR-3.6)")]
    EmptyDeck,
    /// A sealed choice or sale out of place.
    #[error("seat {0} has made a sealed choice or sale that is not possible here (AR-3.9)")]
    Sealed(Seat),
    /// The sealed point would be over.
    #[error("everybody has chosen, but nothing is shown (AR-3.9)")]
    AllChosen,
    /// From the reveal to the last reward everybody's offering lies there.
    #[error("the offering of seat {0} is missing, out of place or not possible (AR-6.1)")]
    Offer(Seat),
    /// Only a player who laid Offering Change is asked for it.
    #[error("seat {0} did not lay Offering Change (AR-6.5)")]
    NoChange(Seat),
    /// The total follows from the offerings.
    #[error("the total does not follow from the offerings (AR-6.4, AR-6.5)")]
    Total,
    /// The harvest cards are those that were played.
    #[error("seat {0} cannot have played its harvest cards there (AR-7.3, AR-7.4)")]
    HarvestCards(Seat),
    /// The game is over after the final sale.
    #[error("the game is over, but not after the final sale of epoch 2 (AR-9.1)")]
    OverTooEarly,
}

impl Setup {
    /// A game of `players` whose first province card is about to be turned up; seat 0 is first player.
    pub fn new(players: usize) -> Setup {
        let setup = Setup {
            options: Options::default(),
            epoch: 1,
            round: 1,
            first: Some(Seat::default()),
            next_first: None,
            tile: None,
            phase: Phase::TurnUp,
            in_play: Provinces::ALL,
            open: Provinces::NONE,
            deck: Cards::NONE,
            discards: Cards::NONE,
            provinces: ByProvince::default(),
            seats: vec![Player::start(); players],
        };
        setup.with_full_deck()
    }

    /// The same with a deck of all cards that lie nowhere else.
    #[must_use]
    pub fn with_full_deck(self) -> Setup {
        let elsewhere = self.cards_outside_the_deck();
        let left = |card: Card| card.copies().saturating_sub(elsewhere[card]);
        let deck = Card::ALL.map(|card| (card, left(card)));
        Setup {
            deck: deck.into_iter().collect(),
            ..self
        }
    }

    pub(crate) fn cards_outside_the_deck(&self) -> Cards {
        let piles = self.seats.iter().flat_map(|seat| [seat.hand, seat.sold]);
        piles.fold(self.discards, |all, pile| all.plus(&pile))
    }

    pub(crate) fn of(position: &Position) -> Setup {
        Setup {
            options: position.options,
            epoch: position.epoch,
            round: position.round,
            first: position.first(),
            next_first: position.next_first,
            tile: position.tile,
            phase: position.phase,
            in_play: position.in_play,
            open: position.open,
            deck: position.deck,
            discards: position.discards,
            provinces: position.provinces,
            seats: position.seats.of(position.players()).to_vec(),
        }
    }

    pub(crate) fn position(&self) -> Result<Position, Faults<Fault>> {
        Faults(self.faults()).into_result()?;
        Ok(self.unchecked())
    }

    /// The position as it is written, whether or not it can be played.
    pub(crate) fn unchecked(&self) -> Position {
        let player = |seat: Seat| self.seats.get(seat.index()).copied();
        Position {
            options: self.options,
            players: self.seats.len() as u8,
            epoch: self.epoch,
            round: self.round,
            first: self.first.unwrap_or_default(),
            next_first: self.next_first,
            tile: self.tile,
            phase: self.phase,
            in_play: self.in_play,
            open: self.open,
            deck: self.deck,
            discards: self.discards,
            provinces: self.provinces,
            seats: BySeat::from_fn(|seat| player(seat).unwrap_or_default()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::province::Province::{Abu, Buto};
    use crate::script::{controls, seat};
    use tabletop::Game;

    #[test]
    fn a_new_setup_is_a_position() {
        for players in 3..=5 {
            let position = Position::from_setup(&Setup::new(players)).unwrap();
            assert_eq!(position.players(), players);
            assert_eq!(position.to_setup(), Setup::new(players));
        }
    }

    #[test]
    fn every_fault_is_reported_at_once() {
        let mut setup = Setup {
            round: 2,
            open: Provinces::of(&[Abu]),
            seats: vec![controls(&[Abu]), controls(&[Buto]), controls(&[Buto])],
            ..Setup::new(3)
        };
        setup.provinces[Abu].stones = 3;
        setup.seats[0].gold = 5_000;
        setup.seats[1].points = 7;
        setup.seats[2].hand[Card::Bribe] = 3;
        let faults = Position::from_setup(&setup).unwrap_err().0;
        assert_eq!(
            faults,
            [
                Fault::Tile,
                Fault::Copies {
                    card: Card::Bribe,
                    count: 5
                },
                Fault::ProvinceCard(Abu),
                Fault::ProvinceCard(Buto),
                Fault::Pieces(Abu),
                Fault::Gold(seat(0)),
                Fault::Points(seat(1)),
            ]
        );
    }

    #[test]
    fn nothing_is_judged_without_a_table() {
        let faults = |setup: &Setup| Position::from_setup(setup).unwrap_err().0;
        assert_eq!(faults(&Setup::new(2)), [Fault::Players(2)]);
        let setup = Setup {
            epoch: 3,
            round: 0,
            first: Some(seat(4)),
            ..Setup::new(3)
        };
        assert_eq!(
            faults(&setup),
            [Fault::Epoch(3), Fault::Round(0), Fault::NoSuchSeat(seat(4))]
        );
    }
}
