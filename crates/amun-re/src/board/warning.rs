//! What a host should know about a board that is accepted all the same (AR-1.11).

use super::{Bank, Board, Printed};
use crate::province::{Province, Provinces};

/// Something unusual about a board that is accepted all the same (AR-1.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // The fields are those of the sentence.
pub enum BoardWarning {
    /// The banks are of other sizes.
    #[error("{west} provinces are west and {east} are east, not 8 and 7")]
    Banks { west: usize, east: usize },
    /// Other numbers lie at the Nile and away from it.
    #[error("{at} provinces are at the Nile and {away} are away from it, not 8 and 7")]
    Nile { at: usize, away: usize },
    /// The fields do not add up to those of AR-1.7.
    #[error("there are {0} fields, not 40")]
    Fields(u16),
    /// The temples do not add up to those of AR-1.7.
    #[error("there are {0} temples, not 4")]
    Temples(u16),
    /// Nobody can settle farmers there.
    #[error("a bank has no field at all")]
    BankWithoutField(Bank),
}

pub(crate) fn warnings(board: &Board) -> Vec<BoardWarning> {
    let mut warnings = Vec::new();
    let total = |provinces: Provinces, number: fn(&Printed) -> u8| -> u16 {
        let numbers = provinces
            .into_iter()
            .map(|province| number(&board[province]));
        numbers.map(u16::from).sum()
    };
    let [west, east] = Bank::ALL.map(|bank| board.on_bank(bank).len());
    if west != 8 {
        warnings.push(BoardWarning::Banks { west, east });
    }
    let at = board.at_the_nile().len();
    if at != 8 {
        let away = Province::COUNT - at;
        warnings.push(BoardWarning::Nile { at, away });
    }
    let fields = total(Provinces::ALL, |printed| printed.fields);
    if fields != 40 {
        warnings.push(BoardWarning::Fields(fields));
    }
    let temples = total(Provinces::ALL, |printed| printed.temples);
    if temples != 4 {
        warnings.push(BoardWarning::Temples(temples));
    }
    for bank in Bank::ALL {
        if total(board.on_bank(bank), |printed| printed.fields) == 0 {
            warnings.push(BoardWarning::BankWithoutField(bank));
        }
    }
    warnings
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// AR-1.11, AR-T23
    #[test]
    fn an_unusual_board_is_accepted_with_warnings() {
        let mut json = Board::standard().to_json();
        json["name"] = json!("my-board");
        json["provinces"][0]["fields"] = json!(4);
        json["provinces"][0]["colour"] = json!("ochre");
        let board = Board::from_json(&json).unwrap();
        assert_eq!(board.warnings(), [BoardWarning::Fields(41)]);
        for province in json["provinces"].as_array_mut().unwrap() {
            province["bank"] = json!("west");
            province["nile"] = json!(false);
            province["temples"] = json!(1);
        }
        let board = Board::from_json(&json).unwrap();
        assert_eq!(
            board.warnings(),
            [
                BoardWarning::Banks { west: 15, east: 0 },
                BoardWarning::Nile { at: 0, away: 15 },
                BoardWarning::Fields(41),
                BoardWarning::Temples(15),
                BoardWarning::BankWithoutField(Bank::East),
            ]
        );
    }
}
