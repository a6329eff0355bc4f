//! The shuffle of a table: our seed, and what the players add to it (NO-5).

use sha2::{Digest, Sha256};
use tabletop::{FairDice, Seed};

/// The longest salt of one seat, in characters.
pub(crate) const LONGEST_SALT: usize = 64;

/// All that decides the chance of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fair {
    /// Our part, secret until the game is over.
    pub(crate) seed: Seed,
    /// The players' part.
    pub(crate) salt: String,
}

impl Fair {
    /// The dice after so many outcomes of chance.
    pub(crate) fn dice(&self, rolled: u64) -> FairDice {
        FairDice::after(&self.seed, &self.salt, rolled)
    }

    /// What a bot draws its random numbers from, for its decision behind so many entries of the
    /// log. It is the same after a restart, and nobody can foresee it.
    pub(crate) fn bot_seed(&self, entries: u64) -> u64 {
        let digest: [u8; 32] = Sha256::new()
            .chain_update("heliopolis bot 1 ")
            .chain_update(self.seed.to_string())
            .chain_update(entries.to_be_bytes())
            .finalize()
            .into();
        digest[..8]
            .iter()
            .fold(0, |number, &byte| number << 8 | u64::from(byte))
    }
}

/// A salt as it is kept: printable, without spaces, and not too long.
pub(crate) fn clean_salt(text: &str) -> String {
    text.trim()
        .chars()
        .map(|character| {
            if character.is_whitespace() {
                '-'
            } else {
                character
            }
        })
        .filter(|character| !character.is_control())
        .take(LONGEST_SALT)
        .collect()
}

/// The salt of a game: `seat:salt` for every seat that gave one, in the order of the seats, with a
/// space in between. Since a salt has no space, nobody can speak for another seat.
pub(crate) fn combined_salt(salts: &[Option<String>]) -> String {
    let given = salts.iter().enumerate().filter_map(|(seat, salt)| {
        let salt = salt.as_deref().filter(|salt| !salt.is_empty())?;
        Some(format!("{seat}:{salt}"))
    });
    given.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn salts_are_joined_so_that_every_seat_is_told_apart() {
        let some = |text: &str| Some(clean_salt(text));
        assert_eq!(
            combined_salt(&[some("abc"), None, some("x y")]),
            "0:abc 2:x-y"
        );
        assert_eq!(combined_salt(&[None, some("")]), "");
        assert_ne!(
            combined_salt(&[some("a 1:b"), None]),
            combined_salt(&[some("a"), some("b")])
        );
        assert_eq!(
            clean_salt(&format!(" \u{0}{}", "é".repeat(99))),
            "é".repeat(64)
        );
    }
}
