//! What an observer of the toy game may know.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Dice, Observer, Seat};

use super::{COPIES, Card, Cards, Holding, Options, Phase, Toy};

/// The table as one pair of eyes sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The observer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// What the observer holds.
    pub own: Option<Holding>,
    /// What the table chose.
    pub options: Options,
    /// The number of the round.
    pub round: u8,
    /// What the table is busy with.
    pub phase: Phase,
    /// The cards that were shown.
    pub shown: Cards,
    /// The pawns, by seat.
    pub pawns: Vec<u8>,
    /// How many cards of each seat have not been shown.
    pub cards: Vec<u8>,
    /// The seats that have laid a card at this point.
    pub chosen: Vec<bool>,
}

impl View {
    pub(super) fn of(toy: &Toy, observer: Observer) -> View {
        let holdings = toy.seats.of(toy.players.into()).iter();
        View {
            seat: observer.seat(),
            own: observer.seat().map(|seat| toy.seats[seat]),
            options: toy.options,
            round: toy.round,
            phase: toy.phase,
            shown: toy.shown,
            pawns: holdings.clone().map(|holding| holding.pawn).collect(),
            cards: holdings.clone().map(Holding::cards).collect(),
            chosen: holdings.map(|holding| holding.laid.is_some()).collect(),
        }
    }

    /// Deals the cards that this view does not know.
    pub(super) fn fill_in(&self, dice: &mut impl Dice) -> Toy {
        let own = self.own.unwrap_or_default();
        let mut unseen = COPIES;
        for card in Card::ALL {
            unseen[card as usize] -= self.shown[card as usize] + own.unshown(card);
        }
        let mut seats = BySeat::default();
        for seat in Seat::all(self.pawns.len()) {
            let number = seat.index();
            if self.seat == Some(seat) {
                seats[seat] = own;
                continue;
            }
            let mut holding = Holding {
                pawn: self.pawns[number],
                ..Holding::default()
            };
            for _ in 0..self.cards[number] {
                holding.hand[take(&mut unseen, dice) as usize] += 1;
            }
            if self.chosen[number] {
                holding.laid = Some(take(&mut holding.hand, dice));
            }
            seats[seat] = holding;
        }
        Toy {
            options: self.options,
            players: self.pawns.len() as u8,
            round: self.round,
            phase: self.phase,
            deck: unseen,
            shown: self.shown,
            seats,
        }
    }
}

/// Takes a card at random.
fn take(cards: &mut Cards, dice: &mut impl Dice) -> Card {
    let card = nth(
        cards,
        dice.below(cards.iter().map(|&count| u32::from(count)).sum()),
    );
    cards[card as usize] -= 1;
    card
}

/// The `number`-th card, counted from 0 in canonical order.
pub(super) fn nth(cards: &Cards, number: u32) -> Card {
    let mut each = Card::ALL
        .into_iter()
        .flat_map(|card| std::iter::repeat_n(card, cards[card as usize].into()));
    each.nth(number as usize).expect("there are more cards")
}
