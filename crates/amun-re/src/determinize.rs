//! Filling in at random what a view does not tell.

use tabletop::{BySeat, Dice, Seat};

use crate::card::{Card, Cards};
use crate::offering::Offer;
use crate::phase::Phase;
use crate::player::Player;
use crate::position::Position;
use crate::province::{Province, Provinces};
use crate::view::{SeatView, View};

impl View {
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
        let player = |seat: Seat| self.seats.get(seat.index()).map(SeatView::public_player);
        Position {
            options: self.options,
            players: self.players() as u8,
            epoch: self.epoch,
            round: self.round,
            first: self.first.unwrap_or_default(),
            next_first: self.next_first,
            tile: self.tile,
            phase: self.phase,
            in_play: self.in_play,
            open: self.open,
            deck: Cards::NONE,
            discards: self.discards,
            provinces: self.provinces,
            seats: BySeat::from_fn(|seat| player(seat).unwrap_or_default()),
        }
    }
}

impl SeatView {
    /// The player as far as the view tells.
    fn public_player(&self) -> Player {
        Player {
            gold: self.counted_gold,
            points: self.points,
            hand: self.hand.unwrap_or_default(),
            played: self.played,
            control: self.control,
            scribe: self.scribe,
            barred: self.barred,
            province_cards: self.province_hand.unwrap_or_default(),
            revealing: self.revealing,
            offer: self.offer,
            sold: self.sold,
        }
    }
}

/// Deals `number` cards of the pile at random, or as many as there are.
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

/// Deals `number` of the provinces at random, or as many as there are.
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

/// One of the choices that a player has at a sealed point.
fn choose(player: &mut Player, phase: Phase, dice: &mut impl Dice) {
    if phase == Phase::Reveal {
        player.revealing = pick(player.province_cards, dice);
    } else {
        let change = player.hand[Card::Change] > 0 && dice.below(2) == 1;
        let gold = dice.below(u32::from(player.gold) + 1) as u16;
        player.offer = Offer::gold(gold, change).or(Some(Offer::theft(change)));
    }
}
