//! What an observer may know (AR-12).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{BySeat, Dice, Game, Observer, Seat};

use crate::bid::Bid;
use crate::card::{Card, Cards, Names};
use crate::estates::Estates;
use crate::offering::{Offer, Tile};
use crate::options::{Gold, Options};
use crate::phase::Phase;
use crate::pieces::Pieces;
use crate::position::Position;
use crate::province::{ByProvince, Province, Provinces};
use crate::scoring::{Category, Tally};

/// The table as one pair of eyes sees it: the parts of AR-12.6 and nothing else.
///
/// What was sold in secret at a sealed point has not happened yet for the others: hand sizes, gold
/// and discards are those before it (AR-3.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct View {
    /// The seat of the observer; `None` for a spectator.
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
    /// Points scored so far.
    pub points: u16,
    /// Gold, if the table shows it to this observer (AR-12.4).
    pub gold: Option<u16>,
    /// The gold as anybody who has followed the game can count it. It is for bots; a page shows
    /// [`SeatView::gold`] (AR-12.4).
    pub counted_gold: u16,
    /// The number of power cards in hand.
    pub cards: u8,
    /// The power cards by name, in the view of their owner.
    pub hand: Option<Cards>,
    /// The names played in this phase.
    pub played: Names,
    /// The provinces under control.
    pub control: Provinces,
    /// The scribe on an open province.
    pub scribe: Option<Bid>,
    /// The barred province.
    pub barred: Option<Province>,
    /// The number of province cards in hand (expert variant).
    pub province_cards: u8,
    /// The province cards by name, in the view of their owner.
    pub province_hand: Option<Provinces>,
    /// Whether the choice at the sealed point has been made.
    pub chosen: bool,
    /// The province card chosen, in the view of its owner.
    pub revealing: Option<Province>,
    /// The offering: in the view of the player once it is chosen, in all views once it is shown.
    pub offer: Option<Offer>,
    /// The cards sold at the sealed point, in the view of the seller. They are not among the
    /// discards yet.
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
    /// The number of players.
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
            .fold(self.discards, |seen, cards| seen.plus(&cards));
        Cards::GAME.without(&seen).unwrap_or_default()
    }

    /// What each player would score if the epoch ended now, as far as this observer can tell: of the
    /// goal cards only their own are counted.
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
            return Err(serde::de::Error::custom("no position has this view"));
        }
        Ok(view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::province::Province::{Buto, Damanhur, Memphis, *};
    use crate::script::{built, controls, seat};
    use crate::setup::Setup;

    /// AR-12.6, AR-12.7: a market turn in the third round.
    fn third_round() -> Position {
        let mut setup = Setup {
            round: 3,
            tile: Some(Tile::Two),
            phase: Phase::Market {
                seat: seat(1),
                bought: None,
            },
            seats: vec![
                controls(&[Damanhur, Buto, Memphis]),
                controls(&[Edfu, Thebes, Abu]),
                controls(&[Mendes, Avaris, Amarna]),
            ],
            ..Setup::new(3)
        };
        setup.provinces[Buto] = built(2, 0);
        setup.seats[0].hand = Cards::of(&[Card::GoalEgypt]);
        setup.seats[1].hand = Cards::of(&[Card::GoalNile, Card::Bribe]);
        Position::from_setup(&setup.with_full_deck()).unwrap()
    }

    /// AR-8, AR-12.2
    #[test]
    fn of_the_goal_cards_a_player_counts_his_own() {
        let position = third_round();
        let goals = |tally: BySeat<Tally>| {
            [0, 1, 2].map(|number| tally[seat(number)][Category::Goals as usize])
        };
        assert_eq!(goals(position.tally()), [3, 3, 0]);
        let view = position.view(Observer::Seat(seat(1)));
        assert_eq!(goals(view.tally()), [0, 3, 0]);
        assert_eq!(goals(position.view(Observer::Spectator).tally()), [0, 0, 0]);
        let public = |tally: Tally| [tally[0], tally[1], tally[2], tally[3]];
        assert_eq!(public(view.tally()[seat(0)]), [4, 2, 0, 5]);
    }

    /// AR-12.6, AR-12.7
    #[test]
    fn others_are_known_by_numbers_only() {
        let position = third_round();
        let view = position.view(Observer::Seat(seat(1)));
        assert_eq!(view.seats[0].hand, None);
        assert_eq!((view.seats[0].cards, view.seats[1].cards), (1, 2));
        assert_eq!((view.seats[0].gold, view.seats[1].gold), (None, Some(20)));
        assert_eq!(view.seats[0].counted_gold, 20);
        assert_eq!(view.unseen().total(), 37);
        assert_eq!(view.unseen()[Card::Bribe], 1);
        let json = serde_json::to_value(&view).unwrap();
        assert_eq!(json["seats"][0]["hand"], serde_json::Value::Null);
        assert_eq!(json["phase"]["at"], "market");
    }
}
