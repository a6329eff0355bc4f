//! What an observer may know (AR-12).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{BySeat, Dice, Game, Observer, Seat};

use crate::auction::Bid;
use crate::card::{Card, Cards, Names};
use crate::offering::{Offer, Tile};
use crate::options::{Gold, Options};
use crate::phase::Phase;
use crate::pieces::Pieces;
use crate::player::Player;
use crate::position::Position;
use crate::province::{ByProvince, Province, Provinces};
use crate::scoring::{Category, Estates, Tally};

/// The table as one pair of eyes sees it: the parts of AR-12.6 and nothing else.
///
/// What was sold in secret at a sealed point has not happened yet for the others: hand sizes, gold
/// and discards are those before it (AR-3.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct View {
    /// The seat that looks; nobody's if it is a spectator.
    pub observer: Option<Seat>,
    /// What the table chose, the board among it.
    pub options: Options,
    /// The number of the epoch.
    pub epoch: u8,
    /// The number of the round in its epoch.
    pub round: u8,
    /// The first player, once the lot has been drawn.
    pub first: Option<Seat>,
    /// The first player of the next round, once decided.
    pub next_first: Option<Seat>,
    /// The active tile.
    pub tile: Option<Tile>,
    /// What the table is busy with.
    pub phase: Phase,
    /// The provinces that can come in this epoch; in the first nobody knows which are out of play.
    pub in_play: Provinces,
    /// The provinces being auctioned.
    pub open: Provinces,
    /// How many power cards are in the deck.
    pub deck: u8,
    /// The discards by name.
    pub discards: Cards,
    /// What lies in the provinces.
    pub provinces: ByProvince<Pieces>,
    /// The players, by seat.
    pub seats: Vec<SeatView>,
}

/// A player in a [`View`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Points.
    pub points: u16,
    /// Gold, if the table shows it to this observer (AR-12.4).
    pub gold: Option<u16>,
    /// The gold that anybody can count who has followed the game. It is for bots; a page shows
    /// [`SeatView::gold`] (AR-12.4).
    pub counted_gold: u16,
    /// How many power cards are in his hand.
    pub cards: u8,
    /// His power cards by name, for himself.
    pub hand: Option<Cards>,
    /// The names he has played in this phase.
    pub played: Names,
    /// The provinces he controls.
    pub control: Provinces,
    /// His scribe on an open province.
    pub scribe: Option<Bid>,
    /// His barred province.
    pub barred: Option<Province>,
    /// How many province cards he has (expert variant).
    pub province_cards: u8,
    /// His province cards by name, for himself.
    pub province_hand: Option<Provinces>,
    /// Whether he has already chosen at the sealed point.
    pub chosen: bool,
    /// The province card he has chosen, for himself.
    pub revealing: Option<Province>,
    /// His offering: for himself once he has chosen, for all once everything is shown.
    pub offer: Option<Offer>,
    /// What he has sold at the sealed point, for himself. These cards are not among the discards yet.
    pub sold: Cards,
}

impl Position {
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        let chosen = self.chosen();
        let seat_view = |seat: Seat| {
            let player = &self.seats[seat];
            let own = observer.is(seat);
            let open = self.options.gold == Gold::Open || self.phase == Phase::Over;
            let shown_gold = if own {
                player.gold
            } else {
                player.known_gold()
            };
            SeatView {
                points: player.points,
                gold: (own || open).then_some(shown_gold),
                counted_gold: shown_gold,
                cards: if own {
                    player.hand.total() as u8
                } else {
                    player.known_cards()
                },
                hand: own.then_some(player.hand),
                played: player.played,
                control: player.control,
                scribe: player.scribe,
                barred: player.barred,
                province_cards: player.province_cards.len() as u8,
                province_hand: own.then_some(player.province_cards),
                chosen: chosen.contains(seat),
                revealing: player.revealing.filter(|_| own),
                offer: player.offer.filter(|_| own || !self.phase.is_sealed()),
                sold: if own { player.sold } else { Cards::NONE },
            }
        };
        View {
            observer: observer.seat(),
            options: self.options,
            epoch: self.epoch,
            round: self.round,
            first: self.first(),
            next_first: self.next_first,
            tile: self.tile,
            phase: self.phase,
            in_play: self.in_play,
            open: self.open,
            deck: self.deck.total() as u8,
            discards: self.discards,
            provinces: self.provinces,
            seats: Seat::all(self.players()).map(seat_view).collect(),
        }
    }
}

impl View {
    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// Whose view it is.
    pub fn observer(&self) -> Observer {
        self.observer.map_or(Observer::Spectator, Observer::Seat)
    }

    /// The power cards this observer has not seen, by name: those in the deck and in other hands
    /// together (AR-12.7).
    pub fn unseen(&self) -> Cards {
        let own = self
            .seats
            .iter()
            .flat_map(|seat| [seat.hand, Some(seat.sold)]);
        let seen = own
            .flatten()
            .fold(self.discards, |seen, cards| seen.and(&cards));
        Cards::GAME.without(&seen).unwrap_or_default()
    }

    /// What each player would score if the epoch ended now, as far as this observer can tell: of the
    /// goal cards he knows his own.
    pub fn tally(&self) -> BySeat<Tally> {
        let estates = Estates {
            board: &self.options.board,
            pieces: &self.provinces,
            tile: self.tile,
        };
        let control: Vec<_> = self.seats.iter().map(|seat| seat.control).collect();
        let mut tally = estates.tally(&control);
        for (number, seat) in Seat::all(self.players()).zip(&self.seats) {
            let Some(hand) = seat.hand else { continue };
            let fulfilled =
                |goal: &&Card| hand[**goal] > 0 && estates.fulfils(**goal, seat.control);
            let goals = Card::GOALS.iter().filter(fulfilled).count();
            tally[number][Category::Goals as usize] = 3 * goals as u16;
        }
        tally
    }

    /// A position that gives this view. What it does not tell is dealt at random: unseen power cards
    /// to other hands and the deck, unseen province cards to other hands, and to those who have
    /// chosen at a sealed point a choice they could have made.
    pub(crate) fn fill_in(&self, dice: &mut impl Dice) -> Position {
        let mut position = self.public_position();
        let mut unseen = self.unseen();
        let mut unseen_provinces = position.province_deck();
        for (seat, view) in Seat::all(self.players()).zip(&self.seats) {
            let player = &mut position.seats[seat];
            if !self.observer().is(seat) {
                player.hand = deal(&mut unseen, view.cards, dice);
                player.province_cards =
                    deal_provinces(&mut unseen_provinces, view.province_cards, dice);
                if view.chosen {
                    choose(player, self.phase, dice);
                }
            }
        }
        position.deck = unseen;
        position
    }

    /// The position as far as the view tells it.
    fn public_position(&self) -> Position {
        let mut position = Position::start(self.players() as u8, self.options);
        position.epoch = self.epoch;
        position.round = self.round;
        position.first = self.first.unwrap_or_default();
        position.next_first = self.next_first;
        position.tile = self.tile;
        position.phase = self.phase;
        position.in_play = self.in_play;
        position.open = self.open;
        position.discards = self.discards;
        position.provinces = self.provinces;
        for (seat, view) in Seat::all(self.players()).zip(&self.seats) {
            position.seats[seat] = Player {
                gold: view.counted_gold,
                points: view.points,
                hand: view.hand.unwrap_or_default(),
                played: view.played,
                control: view.control,
                scribe: view.scribe,
                barred: view.barred,
                province_cards: view.province_hand.unwrap_or_default(),
                revealing: view.revealing,
                offer: view.offer,
                sold: view.sold,
            };
        }
        position
    }
}

/// So many cards of the pile at random.
fn deal(pile: &mut Cards, number: u8, dice: &mut impl Dice) -> Cards {
    let mut hand = Cards::NONE;
    for _ in 0..number {
        let left = pile.total();
        if left == 0 {
            break;
        }
        let card = pile.nth(dice.below(left));
        pile[card] -= 1;
        hand[card] += 1;
    }
    hand
}

/// So many of the provinces at random.
fn deal_provinces(pile: &mut Provinces, number: u8, dice: &mut impl Dice) -> Provinces {
    let mut hand = Provinces::NONE;
    for _ in 0..number {
        let Some(province) = pick(*pile, dice) else {
            break;
        };
        *pile = pile.without(province);
        hand = hand.with(province);
    }
    hand
}

/// One of the provinces at random.
fn pick(provinces: Provinces, dice: &mut impl Dice) -> Option<Province> {
    let number = provinces.len() as u32;
    (number > 0)
        .then(|| dice.below(number))
        .and_then(|number| provinces.nth(number))
}

/// One of the choices that a player has at a sealed point, all alike.
fn choose(player: &mut Player, phase: Phase, dice: &mut impl Dice) {
    if phase == Phase::Reveal {
        player.revealing = pick(player.province_cards, dice);
    } else {
        let change = player.hand[Card::Change] > 0 && dice.below(2) == 1;
        let gold = dice.below(u32::from(player.gold) + 1) as u16;
        player.offer = Offer::gold(gold, change).or(Some(Offer::theft(change)));
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        View::serialize(self, serializer)
    }
}

/// Only what a position can look like is read: filling in what is hidden must give a position, and
/// that position this view.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        struct Lowest;

        impl Dice for Lowest {
            fn below(&mut self, _: u32) -> u32 {
                0
            }
        }

        let view = View::deserialize(deserializer)?;
        if !Position::PLAYERS.contains(&view.players()) {
            return Err(serde::de::Error::custom("there are 3 to 5 players"));
        }
        let position = view.fill_in(&mut Lowest);
        Position::from_setup(&position.to_setup()).map_err(serde::de::Error::custom)?;
        if position.seen_by(view.observer()) != view {
            return Err(serde::de::Error::custom("no position looks like this"));
        }
        Ok(view)
    }
}
