//! What the provinces of a player are worth in a scoring (AR-8.2 to AR-8.7).

use tabletop::{BySeat, Seat};

use crate::board::{Bank, Board};
use crate::card::Card;
use crate::offering::Tile;
use crate::pieces::Pieces;
use crate::province::{ByProvince, Province, Provinces};
use crate::scoring::{PROVINCES_EACH, Tally};

/// The board with everything on it that is scored; all of it is public.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Estates<'a> {
    pub(crate) board: &'a Board,
    pub(crate) pieces: &'a ByProvince<Pieces>,
    pub(crate) tile: Option<Tile>,
}

impl Estates<'_> {
    fn sum(&self, provinces: Provinces, number: impl Fn(Province) -> u8) -> u16 {
        provinces
            .into_iter()
            .map(|province| u16::from(number(province)))
            .sum()
    }

    /// Tile value × temples (AR-8.2).
    fn temples(&self, provinces: Provinces) -> u16 {
        let value = self.tile.map_or(0, Tile::value);
        u16::from(value) * self.sum(provinces, |province| self.board[province].temples)
    }

    /// 1 point for each pyramid (AR-8.3).
    pub(crate) fn pyramids(&self, provinces: Provinces) -> u16 {
        self.sum(provinces, |province| self.pieces[province].pyramids)
    }

    /// The loose stones, which break ties (AR-9.4).
    pub(crate) fn stones(&self, provinces: Provinces) -> u16 {
        self.sum(provinces, |province| self.pieces[province].stones)
    }

    /// 3 points × the smallest number of pyramids in one of three provinces (AR-8.4).
    fn sets(&self, provinces: Provinces) -> u16 {
        let pyramids = provinces
            .into_iter()
            .map(|province| self.pieces[province].pyramids);
        match pyramids.min() {
            Some(smallest) if provinces.len() == PROVINCES_EACH => 3 * u16::from(smallest),
            _ => 0,
        }
    }

    /// The best of these provinces by pyramids, then by stones; none without a pyramid (AR-8.5).
    pub(crate) fn best(&self, provinces: Provinces) -> Provinces {
        let strength = |province: Province| {
            let pieces = self.pieces[province];
            (pieces.pyramids, pieces.stones)
        };
        let built = |province: &Province| self.pieces[*province].pyramids > 0;
        let best = provinces.into_iter().filter(built).map(strength).max();
        let equal = |province: &Province| built(province) && Some(strength(*province)) == best;
        provinces.into_iter().filter(equal).collect()
    }

    /// Whether a goal card is fulfilled (AR-8.7). Where a province lies counts when there are three.
    pub(crate) fn fulfils(&self, goal: Card, provinces: Provinces) -> bool {
        let all_or_none = |set: Provinces| {
            let common = provinces.intersection(set);
            let alike = common.is_empty() || common == provinces;
            alike && provinces.len() == PROVINCES_EACH
        };
        match goal {
            Card::GoalSymbols => {
                let symbols = |province| {
                    let printed = self.board[province];
                    printed.symbols + printed.instant.cards
                };
                self.sum(provinces, symbols) >= 7
            }
            Card::GoalFarmers => {
                self.sum(provinces, |province| self.pieces[province].farmers()) >= 9
            }
            Card::GoalBank => all_or_none(self.board.on_bank(Bank::West)),
            Card::GoalNile => all_or_none(self.board.at_the_nile()),
            Card::GoalEgypt => all_or_none(self.board.in_upper_egypt()),
            _ => false,
        }
    }

    /// What each player would score for the board now: every category but the goal cards, which are
    /// in the hands.
    pub(crate) fn tally(&self, control: &[Provinces]) -> BySeat<Tally> {
        let controlled = control
            .iter()
            .fold(Provinces::NONE, |all, own| all.union(*own));
        let best =
            Bank::ALL.map(|bank| self.best(controlled.intersection(self.board.on_bank(bank))));
        let mut tally = BySeat::default();
        for (seat, &own) in Seat::all(control.len()).zip(control) {
            let banks = best.iter().filter(|best| !best.is_disjoint(own));
            tally[seat] = [
                self.temples(own),
                self.pyramids(own),
                self.sets(own),
                5 * banks.count() as u16,
                0,
            ];
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoring::Category;

    fn pieces(built: &[(Province, u8, u8)]) -> ByProvince<Pieces> {
        let lying = |&(province, pyramids, stones): &(Province, u8, u8)| {
            let pieces = Pieces {
                pyramids,
                stones,
                ..Pieces::default()
            };
            (province, pieces)
        };
        built.iter().map(lying).collect()
    }

    /// AR-8.3, AR-8.4, AR-T60
    #[test]
    fn a_set_is_as_large_as_the_province_with_fewest_pyramids() {
        use Province::{Abu, Buto, Edfu};
        let board = Board::standard();
        let own = Provinces::of(&[Abu, Buto, Edfu]);
        let points = |abu, buto, edfu| {
            let pieces = pieces(&[(Abu, abu, 0), (Buto, buto, 0), (Edfu, edfu, 0)]);
            let tile = None;
            let estates = Estates {
                board: &board,
                pieces: &pieces,
                tile,
            };
            estates.pyramids(own) + estates.sets(own)
        };
        assert_eq!(points(3, 2, 0), 5);
        assert_eq!(points(3, 2, 1), 9);
        assert_eq!(points(2, 2, 2), 12);
        assert_eq!(points(0, 0, 0), 0);
    }

    /// AR-8.5, AR-T61, AR-T62
    #[test]
    fn the_best_province_of_a_bank_is_told_by_pyramids_then_stones() {
        use Province::{Abu, Buto, Edfu, Memphis, Mendes, Sawu, Thebes};
        let board = Board::standard();
        let pieces = pieces(&[
            (Buto, 2, 1),
            (Edfu, 2, 2),
            (Memphis, 1, 2),
            (Abu, 1, 0),
            (Thebes, 1, 0),
            (Mendes, 1, 0),
            (Sawu, 0, 2),
        ]);
        let estates = Estates {
            board: &board,
            pieces: &pieces,
            tile: Some(Tile::One),
        };
        let control = [
            Provinces::of(&[Buto, Abu, Thebes]),
            Provinces::of(&[Edfu]),
            Provinces::of(&[Memphis, Mendes]),
        ];
        let tally = estates.tally(&control);
        let banks = tally
            .of(3)
            .iter()
            .map(|points| points[Category::Banks as usize]);
        assert_eq!(banks.collect::<Vec<_>>(), [5, 5, 5]);
        assert_eq!(estates.best(Provinces::of(&[Sawu])), Provinces::NONE);
    }

    /// AR-8.7, AR-T64
    #[test]
    fn goals_look_at_three_provinces() {
        use Province::*;
        let board = Board::standard();
        for (goal, provinces, fulfilled) in [
            (Card::GoalSymbols, [Thebes, Dakhla, Damanhur], true),
            (Card::GoalSymbols, [Thebes, Buto, Amarna], false),
            (Card::GoalNile, [Buto, Memphis, Thebes], true),
            (Card::GoalNile, [Damanhur, Dakhla, Sawu], true),
            (Card::GoalNile, [Buto, Memphis, Dakhla], false),
            (Card::GoalBank, [Buto, Edfu, Kharga], true),
            (Card::GoalBank, [Buto, Edfu, Abu], false),
            (Card::GoalEgypt, [Buto, Mendes, Amarna], true),
            (Card::GoalEgypt, [Buto, Mendes, Abu], false),
        ] {
            let pieces = ByProvince::default();
            let estates = Estates {
                board: &board,
                pieces: &pieces,
                tile: None,
            };
            assert_eq!(
                estates.fulfils(goal, Provinces::of(&provinces)),
                fulfilled,
                "{goal}"
            );
        }
        for (field_farmers, free_farmers, fulfilled) in [(8, 0, false), (7, 2, true)] {
            let mut pieces = ByProvince::<Pieces>::default();
            pieces[Mendes].field_farmers = field_farmers;
            pieces[Mendes].free_farmers = free_farmers;
            let estates = Estates {
                board: &board,
                pieces: &pieces,
                tile: None,
            };
            let own = Provinces::of(&[Mendes, Buto, Abu]);
            assert_eq!(estates.fulfils(Card::GoalFarmers, own), fulfilled);
        }
    }
}
