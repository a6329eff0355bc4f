//! The shuffle of a table: the server's seed, and what the players add to it (NO-5).

use games::Shuffle;
use sha2::{Digest, Sha256};

/// The longest salt of one seat, in characters.
pub const MAX_SALT: usize = 64;

/// The seed of a bot's random numbers for the decision it makes when the log has this many entries:
/// the same after a restart, and unpredictable for everybody else.
pub fn bot_seed(shuffle: &Shuffle, entries: u64) -> u64 {
    let digest: [u8; 32] = Sha256::new()
        .chain_update("heliopolis bot 1 ")
        .chain_update(shuffle.seed.to_string())
        .chain_update(entries.to_be_bytes())
        .finalize()
        .into();
    let (first, _) = digest.split_first_chunk().expect("a digest has 32 bytes");
    u64::from_be_bytes(*first)
}

/// A salt as the log keeps it: printable, without spaces, at most [`MAX_SALT`] characters.
pub fn clean_salt(text: &str) -> String {
    let spaceless = |character: char| match character {
        _ if character.is_whitespace() => Some('-'),
        _ if character.is_control() => None,
        _ => Some(character),
    };
    text.trim()
        .chars()
        .filter_map(spaceless)
        .take(MAX_SALT)
        .collect()
}

/// The salt of a game: `seat:salt` for every seat that gave one, in seat order, separated by
/// spaces. A salt has no space, so no seat can forge another seat's part.
pub fn combined_salt<'a>(salts: impl IntoIterator<Item = Option<&'a str>>) -> String {
    let given = salts.into_iter().enumerate().filter_map(|(seat, salt)| {
        let salt = salt.filter(|salt| !salt.is_empty())?;
        Some(format!("{seat}:{salt}"))
    });
    given.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn salts_are_joined_so_that_every_seat_is_told_apart() {
        let join = |salts: &[Option<&str>]| {
            let clean: Vec<_> = salts.iter().map(|salt| salt.map(clean_salt)).collect();
            combined_salt(clean.iter().map(Option::as_deref))
        };
        assert_eq!(join(&[Some("abc"), None, Some("x y")]), "0:abc 2:x-y");
        assert_eq!(join(&[None, Some("")]), "");
        assert_ne!(join(&[Some("a 1:b"), None]), join(&[Some("a"), Some("b")]));
        assert_eq!(
            clean_salt(&format!(" \u{0}{}", "é".repeat(99))),
            "é".repeat(64)
        );
    }
}
