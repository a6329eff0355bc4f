//! Seeds that a table commits to before the game and reveals after it (NO-5).

use std::fmt;
use std::str::FromStr;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use sha2::{Digest, Sha256};

use crate::chance::Dice;

/// The name of the method by which outcomes follow from a seed (NO-5.2).
pub const METHOD: &str = "sha256-1";

/// The secret behind a table's outcomes of chance: 32 random bytes (NO-5.1).
///
/// Its `Debug` form does not show the bytes, so that they cannot slip into a log while a game is
/// running. `Display` and `FromStr` use 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed derived from a number, for games that are to be repeated.
    pub fn from_number(number: u64) -> Seed {
        let digest = Sha256::new()
            .chain_update("heliopolis seed")
            .chain_update(number.to_be_bytes())
            .finalize();
        Seed(digest.into())
    }

    /// The hash that is shown to the players before the first outcome (NO-5.1).
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Seed, NotHex> {
        read_hex(text).map(Seed)
    }
}

/// The SHA-256 of a seed: it binds the table to the seed without revealing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Commitment, NotHex> {
        read_hex(text).map(Commitment)
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("is not 64 hexadecimal digits")]
pub struct NotHex;

fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}", HEXLOWER.encode_display(bytes))
}

fn read_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes());
    bytes
        .ok()
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or(NotHex)
}

/// Dice that anybody can check once the seed is known: method `sha256-1` (NO-5.2).
///
/// ```
/// use tabletop::{Dice, FairDice, Seed};
///
/// let seed = Seed::from_number(7);
/// let mut dice = FairDice::new(&seed, "a word of the players");
/// let rolls: Vec<u32> = (0..5).map(|_| dice.below(6)).collect();
///
/// // With the seed anybody gets the same outcomes, from any point on.
/// let mut again = FairDice::after(&seed, "a word of the players", 3);
/// assert_eq!(again.below(6), rolls[3]);
/// ```
#[derive(Clone)]
pub struct FairDice {
    key: [u8; 32],
    rolled: u64,
}

impl FairDice {
    /// The dice of a game that begins. The salt is what the players added after they saw the
    /// commitment.
    pub fn new(seed: &Seed, salt: &str) -> FairDice {
        FairDice::after(seed, salt, 0)
    }

    /// The dice of a game in which `rolled` outcomes of chance have been settled.
    pub fn after(seed: &Seed, salt: &str, rolled: u64) -> FairDice {
        let key = Sha256::new()
            .chain_update("tabletop key 1")
            .chain_update(seed.0)
            .chain_update(salt)
            .finalize();
        FairDice {
            key: key.into(),
            rolled,
        }
    }

    /// x(i, t) of NO-5.2 for the outcome that comes next.
    fn draw(&self, attempt: u32) -> u64 {
        let digest: [u8; 32] = Sha256::new()
            .chain_update(self.key)
            .chain_update(self.rolled.to_be_bytes())
            .chain_update(attempt.to_be_bytes())
            .finalize()
            .into();
        digest[..8]
            .iter()
            .fold(0, |number, &byte| number << 8 | u64::from(byte))
    }
}

impl Dice for FairDice {
    fn below(&mut self, limit: u32) -> u32 {
        let limit = u64::from(limit);
        // 2^64 is not a multiple of most limits. Numbers in the incomplete last interval are
        // rejected and drawn again, so that every result is equally likely.
        let left_over = (u64::MAX % limit + 1) % limit;
        let number = (0..)
            .map(|attempt| self.draw(attempt))
            .find(|&number| number <= u64::MAX - left_over)
            .expect("more than half of all numbers are accepted");
        self.rolled += 1;
        u32::try_from(number % limit).expect("the remainder is below a 32-bit limit")
    }
}

impl fmt::Debug for FairDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FairDice")
            .field("rolled", &self.rolled)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seed of both examples of NO-6.
    fn example() -> Seed {
        Seed::new(std::array::from_fn(|index| u8::try_from(index).unwrap()))
    }

    /// NO-5.1
    #[test]
    fn the_commitment_of_the_examples_is_the_one_printed() {
        assert_eq!(
            example().commitment().to_string(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
    }

    #[test]
    fn the_salt_changes_the_dice() {
        let roll = |salt| {
            let mut dice = FairDice::new(&example(), salt);
            (0..20).map(|_| dice.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(roll(""), roll(""));
        assert_ne!(roll(""), roll("papyrus"));
    }

    #[test]
    fn dice_can_be_taken_up_again_where_they_were_left() {
        let mut dice = FairDice::new(&example(), "x");
        let rolls: Vec<_> = (0..10).map(|_| dice.below(180)).collect();
        let mut later = FairDice::after(&example(), "x", 6);
        assert_eq!(
            rolls[6..],
            (0..4).map(|_| later.below(180)).collect::<Vec<_>>()
        );
    }

    /// NO-5.3
    #[test]
    fn an_outcome_without_alternative_is_rolled_too() {
        let mut dice = FairDice::new(&example(), "");
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice.rolled, 1);
    }

    #[test]
    fn hexadecimal_texts_read_back() {
        let text = example().to_string();
        assert_eq!(text.parse::<Seed>().unwrap(), example());
        assert_eq!(text.to_uppercase().parse::<Seed>().unwrap(), example());
        for bad in [
            "",
            "00",
            &text[1..],
            &format!("{text}0"),
            &text.replace('0', "g"),
        ] {
            assert_eq!(bad.parse::<Seed>(), Err(NotHex), "{bad:?}");
        }
    }

    #[test]
    fn a_seed_does_not_slip_into_logs() {
        assert!(!format!("{:?}", example()).contains("0001"));
        assert!(!format!("{:?}", FairDice::new(&example(), "")).contains("key"));
    }
}
