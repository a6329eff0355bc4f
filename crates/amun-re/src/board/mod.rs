//! What is printed on the board (AR-1.6 to AR-1.8).

mod fault;
mod file;
mod warning;

use std::ops::Index;
use std::sync::LazyLock;

use arrayvec::ArrayString;
use serde_json::Value;

pub use fault::BoardFault;
pub use warning::BoardWarning;

use crate::province::{ByProvince, Province, Provinces};

/// The longest name of a board, in characters (AR-1.11).
pub const NAME_LENGTH: usize = 40;

/// A board: where each province lies and what is printed there (AR-1.6).
///
/// It is a small value that every position carries, so that playing never looks anything up
/// elsewhere. Boards other than the [standard](Board::standard) one come in through
/// [`Board::from_json`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) name: ArrayString<NAME_LENGTH>,
    pub(crate) west: Provinces,
    pub(crate) upper: Provinces,
    pub(crate) nile: Provinces,
    pub(crate) printed: ByProvince<Printed>,
}

/// The numbers printed in a province (AR-1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Printed {
    /// Spaces for farmers.
    pub fields: u8,
    /// Temples.
    pub temples: u8,
    /// Purchase symbols.
    pub symbols: u8,
    /// Gold of the mine, in every harvest.
    pub mine: u8,
    /// Gold of the caravan, in harvests with the camel.
    pub caravan: u8,
    /// What is handed out each time the province is won.
    pub instant: Instant,
}

/// An instant reward (AR-1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Instant {
    /// Power cards.
    pub cards: u8,
    /// Stones.
    pub stones: u8,
    /// Gold.
    pub gold: u8,
}

/// The largest numbers a board may have (AR-1.11). What a game can hold at most follows from them.
pub const LARGEST: Printed = Printed {
    fields: 6,
    temples: 2,
    symbols: 4,
    mine: 20,
    caravan: 20,
    instant: Instant {
        cards: 4,
        stones: 4,
        gold: 20,
    },
};

/// A side of the Nile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Bank {
    West,
    East,
}

impl Bank {
    /// Both banks.
    pub const ALL: [Bank; 2] = [Bank::West, Bank::East];
}

impl Board {
    /// The board of AR-1.7.
    pub fn standard() -> Board {
        STANDARD.board
    }

    /// Reads a custom board (AR-1.10).
    ///
    /// # Errors
    ///
    /// Every reason to refuse it, all at once (AR-1.11).
    pub fn from_json(json: &Value) -> Result<Board, Vec<BoardFault>> {
        file::read_custom(json)
    }

    /// The board in the shape of AR-1.10.
    pub fn to_json(&self) -> Value {
        file::write(self)
    }

    /// What a host should know before playing on this board (AR-1.11).
    pub fn warnings(&self) -> Vec<BoardWarning> {
        warning::warnings(self)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it is the board of AR-1.7.
    pub fn is_standard(&self) -> bool {
        self.name() == file::STANDARD_NAME
    }

    /// The provinces on this bank of the Nile.
    #[inline]
    pub fn on_bank(&self, bank: Bank) -> Provinces {
        match bank {
            Bank::West => self.west,
            Bank::East => Provinces::ALL.difference(self.west),
        }
    }

    /// The provinces of Upper Egypt; the others are in Lower Egypt.
    #[inline]
    pub fn in_upper_egypt(&self) -> Provinces {
        self.upper
    }

    /// The provinces at the Nile; the others lie away from it.
    #[inline]
    pub fn at_the_nile(&self) -> Provinces {
        self.nile
    }
}

impl Index<Province> for Board {
    type Output = Printed;

    #[inline]
    fn index(&self, province: Province) -> &Printed {
        &self.printed[province]
    }
}

/// How sure a cell of the standard board is (AR-1.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// A source gives it.
    #[default]
    Sourced,
    /// It follows from the geography of the place.
    Inferred,
    /// No source gives it; it is our own choice within the known bounds.
    Reconstructed,
}

/// How sure a cell of the standard board is; cells are named like the members of AR-1.10.
pub fn certainty(province: Province, cell: &str) -> Certainty {
    let marks = &STANDARD.marks[province];
    let marked = |cells: &[String]| cells.iter().any(|marked| marked == cell);
    if marked(&marks.reconstructed) {
        Certainty::Reconstructed
    } else if marked(&marks.inferred) {
        Certainty::Inferred
    } else {
        Certainty::Sourced
    }
}

/// The cells of a province that are not sourced.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    pub(crate) inferred: Vec<String>,
    pub(crate) reconstructed: Vec<String>,
}

/// The data file of AR-1.9.
struct Standard {
    board: Board,
    marks: ByProvince<Marks>,
}

static STANDARD: LazyLock<Standard> = LazyLock::new(|| {
    let json: Value = serde_json::from_str(include_str!("../../board/standard.json"))
        .expect("the standard board is JSON, as a test shows");
    let board = file::read(&json).expect("the standard board passes its checks, as a test shows");
    let marks = file::marks(&json);
    Standard { board, marks }
});

#[cfg(test)]
mod tests {
    use super::*;

    fn total(number: fn(&Printed) -> u8) -> u8 {
        let board = Board::standard();
        Province::ALL
            .map(|province| number(&board[province]))
            .iter()
            .sum()
    }

    /// AR-T20
    #[test]
    fn the_totals_of_the_standard_board_are_those_of_the_table() {
        let board = Board::standard();
        assert_eq!(board.on_bank(Bank::West).len(), 8);
        assert_eq!(board.on_bank(Bank::East).len(), 7);
        assert_eq!(board.in_upper_egypt().len(), 8);
        assert_eq!(board.at_the_nile().len(), 8);
        assert_eq!(total(|cell| cell.fields), 40);
        assert_eq!(total(|cell| cell.temples), 4);
        assert_eq!(total(|cell| cell.symbols), 22);
        assert_eq!(total(|cell| cell.mine), 12);
        assert_eq!(total(|cell| cell.caravan), 20);
        assert_eq!(total(|cell| cell.instant.cards), 5);
        assert_eq!(total(|cell| cell.instant.stones), 3);
        assert_eq!(total(|cell| cell.instant.gold), 12);
        assert_eq!(total(|cell| cell.symbols + cell.instant.cards), 27);
        assert_eq!(board.warnings(), []);
    }

    /// AR-1.12, AR-T20
    #[test]
    fn the_layout_agrees_with_the_table() {
        use Province::*;
        let rows = [
            [Some(Damanhur), Some(Buto), Some(Mendes), Some(Avaris)],
            [Some(Baharya), Some(Memphis), Some(Amarna), None],
            [Some(Dakhla), Some(Abydos), Some(Thebes), Some(Sawu)],
            [Some(Kharga), Some(Edfu), Some(Abu), Some(Berenike)],
        ];
        let board = Board::standard();
        for (row, provinces) in rows.into_iter().enumerate() {
            for (column, province) in provinces.into_iter().enumerate() {
                let Some(province) = province else { continue };
                assert_eq!(board.in_upper_egypt().contains(province), row >= 2);
                assert_eq!(board.on_bank(Bank::West).contains(province), column < 2);
                let at_the_nile = column == 1 || column == 2;
                assert_eq!(board.at_the_nile().contains(province), at_the_nile);
            }
        }
    }

    /// AR-T09
    #[test]
    fn the_instant_rewards_of_the_rulebook_are_there() {
        let board = Board::standard();
        let instant = |province: Province| {
            let Instant {
                cards,
                stones,
                gold,
            } = board[province].instant;
            (cards, stones, gold)
        };
        assert_eq!(instant(Province::Thebes), (2, 0, 0));
        assert_eq!(instant(Province::Buto), (1, 0, 0));
        assert_eq!(instant(Province::Abydos), (0, 1, 0));
        assert_eq!(instant(Province::Dakhla), (1, 0, 12));
    }

    /// AR-1.8
    #[test]
    fn thirty_cells_are_reconstructed() {
        let count = |cell, certainty_of| {
            let provinces = Province::ALL.into_iter();
            provinces
                .filter(|&province| certainty(province, cell) == certainty_of)
                .count()
        };
        assert_eq!(count("fields", Certainty::Reconstructed), 12);
        assert_eq!(count("cards", Certainty::Reconstructed), 10);
        assert_eq!(count("instant", Certainty::Reconstructed), 8);
        assert_eq!(count("land", Certainty::Inferred), 15);
        assert_eq!(count("bank", Certainty::Inferred), 9);
        assert_eq!(count("nile", Certainty::Inferred), 10);
        for cell in ["temples", "mine", "caravan"] {
            assert_eq!(count(cell, Certainty::Sourced), 15);
        }
    }
}
