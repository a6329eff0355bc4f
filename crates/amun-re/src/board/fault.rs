//! What refuses a board file (AR-1.11).

use super::NAME_LENGTH;
use super::file::STANDARD_NAME;
use crate::province::Province;

/// Something that refuses a board file (AR-1.11).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // The fields are those of the sentence.
pub enum BoardFault {
    /// The file is not an object.
    #[error("a board is an object with a name and provinces")]
    NotABoard,
    /// The name is missing, too long, has other characters, or is taken.
    #[error("name: 1 to {NAME_LENGTH} characters of a-z 0-9 - and not \"{STANDARD_NAME}\"")]
    Name,
    /// The list of provinces is missing.
    #[error("provinces: not a list")]
    NoProvinces,
    /// An entry of the list is not a province of AR-1.7.
    #[error("provinces: entry {number} does not have the key of a province")]
    UnknownProvince { number: usize },
    /// A province is in the list more than once.
    #[error("{province} is listed twice")]
    Twice { province: Province },
    /// A province is not in the list.
    #[error("{province} is missing")]
    Missing { province: Province },
    /// A field is missing.
    #[error("{province}: {member} is missing")]
    NoMember {
        province: Province,
        member: &'static str,
    },
    /// A field has a value that it cannot have.
    #[error("{province}: {member} is not {allowed}")]
    Value {
        province: Province,
        member: &'static str,
        allowed: &'static str,
    },
    /// A number is not whole, or out of range.
    #[error("{province}: {member} is not a whole number from 0 to {largest}")]
    Number {
        province: Province,
        member: &'static str,
        largest: u8,
    },
    /// Seven provinces are lower, eight are upper.
    #[error("{lower} provinces are lower and {upper} are upper, not 7 and 8")]
    Lands { lower: usize, upper: usize },
}
